"""The wheel, for whoever has Python and pip: the program with its C twins, without Qt."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from common import BUILD, DIST, ROOT, Trouble, fresh, run

SOURCES: tuple[str, ...] = ("app", "resources", "translations")
SOURCES += ("LICENSE", "README.md", "THIRD_PARTY.md", "pyproject.toml", "setup.py")


def make() -> list[Path]:
    """Build the wheel from a clean copy of the sources."""
    copy = fresh(BUILD / "wheel")
    built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=built)
        else:
            shutil.copy(source, copy / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    run([*pip, "--no-deps", "--no-build-isolation", "-w", copy / "dist", copy], env=_plain())
    (wheel,) = (copy / "dist").glob("*.whl")
    if "none-any" in wheel.name:
        raise Trouble("The wheel lacks the C twins: is there a compiler with Python's headers?")
    return [Path(shutil.move(wheel, DIST / wheel.name))]


def _plain() -> dict[str, str]:
    """Return an environment in which the twins name no folder of this machine."""
    # Notes for debuggers would name that of the build, Python's own linker line its own.
    plain = {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -g0"} if os.name == "posix" else {}
    if sys.platform == "linux":
        plain["LDSHARED"] = f"{os.environ.get('CC', 'gcc')} -shared"
    return plain
