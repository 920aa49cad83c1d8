"""Runs in the bundle before PyInstaller's own hooks, one of which loads Qt."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType

LATE = ("inspect", "shibokensupport")
"""Modules that are loaded in every start and asked for nothing in most.

The first comes with data classes; in the second lies what Qt for Python says of wrong arguments
(see `signatures.py`).
"""
AT_ONCE = "shibokensupport.signature.mapping"  # read from outside of Python


class Later:
    """Finds modules that are loaded when something in them is asked for."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how a module that can wait is loaded."""
        spec = None
        if name.partition(".")[0] in LATE and name != AT_ONCE:
            spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = LazyLoader(spec.loader)
        return spec


sys.meta_path.insert(0, Later)

import shiboken6  # noqa: E402, F401  (before the rest of Qt for Python, or nothing waits)

from app.__main__ import load_qt  # noqa: E402

load_qt()
