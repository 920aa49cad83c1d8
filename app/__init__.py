"""Hukum: the Indian games of catching tens, Dehla Pakad and Mendikot."""

__version__ = "0.1.0"
