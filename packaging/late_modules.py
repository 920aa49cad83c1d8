"""Modules of others that every start of the bundle loads and most ask for nothing."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from threading import RLock
from types import ModuleType
from typing import Any

NAMES = {"base64", "html", "inspect", "ipaddress", "shutil", "textwrap", "traceback", "wave"}
NAMES |= {"shibokensupport", "zipfile"}
"""What may wait; in `shibokensupport` lies what Qt for Python says of wrong arguments."""
AT_ONCE = {"shibokensupport.signature.mapping"}  # read from outside of Python


class LateModule(ModuleType):
    """A module that is loaded when it is asked for something that it does not have yet."""

    def __getattr__(self, name: str) -> Any:
        waiting = self.__dict__.get("__waiting__")
        if waiting is not None:
            waiting.load(self)
        return ModuleType.__getattribute__(self, name)


class LateLoader:
    """Makes a module that waits for its real loader."""

    def __init__(self, loader: Any) -> None:
        self._loader = loader
        self._lock = RLock()  # one for all would close a circle with the locks of `import`
        self._has_begun = False

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Make the module, empty."""
        return LateModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Leave the real loader for later."""
        module.__dict__["__waiting__"] = self

    def load(self, module: ModuleType) -> None:
        """Fill the module; one that cannot be loaded says so each time."""
        with self._lock:
            if self._has_begun:  # the module asks itself, or another thread was quicker
                return
            self._has_begun = True
            try:
                self._loader.exec_module(module)
            except BaseException:
                self._has_begun = False
                raise
            del module.__dict__["__waiting__"]
            module.__class__ = ModuleType


class LateFinder:
    """Finds the modules that may wait, and those in them."""

    def __init__(self, names: Collection[str]) -> None:
        self._names = names

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how a module that may wait is loaded."""
        if name.partition(".")[0] not in self._names or name in AT_ONCE:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = LateLoader(spec.loader)  # type: ignore[assignment]
        return spec


def install(names: Collection[str] = NAMES) -> LateFinder:
    """Let modules wait from now on."""
    finder = LateFinder(names)
    sys.meta_path.insert(0, finder)
    return finder
