"""The dialogs, and the panel that follows a deal."""
