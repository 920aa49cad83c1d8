"""The tutorial: two deals that are played step by step."""
