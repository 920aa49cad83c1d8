"""Everything on disk: records, autosave, settings, statistics."""
