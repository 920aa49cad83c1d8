"""Seats that think: pure players that see one seat's observation."""
