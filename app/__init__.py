"""Hukum: the Indian games of catching tens, Dehla Pakad and Mendikot."""

__version__ = "0.1.0"

APP_ID = "io.github.hukum_game.hukum"
"""The name by which desktops know the program: of its entry, its icons and its windows."""
