"""Runs in the bundle before PyInstaller's own hooks, one of which loads Qt."""

import gc

import late_modules
import quick_types

gc.disable()  # nothing that is loaded here is garbage
quick_types.install()
late_modules.install()

import shiboken6  # noqa: E402, F401  (before the rest of Qt for Python, or nothing waits)

from app.__main__ import load_qt  # noqa: E402

load_qt()
gc.enable()
