"""Runs in the bundle before PyInstaller's own hooks, one of which loads Qt."""

from app.__main__ import load_qt

load_qt()
