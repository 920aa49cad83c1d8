"""The help: pages composed from the rule set in force, without any widget."""
