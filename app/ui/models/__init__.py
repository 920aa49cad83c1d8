"""Qt models of what lies on the table, fed from pictures of the state."""
