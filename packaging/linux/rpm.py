"""The package for Fedora, openSUSE and their kin."""

from __future__ import annotations

import platform
from pathlib import Path

from common import VERSION, run
from linux.needs import GLIBC, libraries
from linux.packages import package
from linux.tree import tree


def make() -> list[Path]:
    """Build the package and let rpm read it."""
    wanted = [f"{name}()(64bit)" for name in libraries(tree() / "lib" / "hukum")]
    parts = {
        "depends": [f"libc.so.6(GLIBC_{GLIBC})(64bit)", "xkeyboard-config", *wanted],
        "recommends": ["dejavu-sans-fonts"],
        "rpm": {"group": "Amusements/Games", "compression": "xz", "buildhost": "localhost"},
    }
    name = f"hukum-{VERSION}-1.{platform.machine()}.rpm"
    file = package("rpm", name, "/usr/bin", parts)
    run(["rpm", "-qp", "--nosignature", "--info", file])
    return [file]
