"""The words for everything that the lower layers name by ids and numbers."""
