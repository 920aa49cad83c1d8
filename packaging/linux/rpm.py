"""The package for Fedora, openSUSE and their kin."""

from __future__ import annotations

import platform
from pathlib import Path

from common import VERSION, run
from linux.needs import libraries
from linux.packages import package
from linux.tree import tree


def make() -> list[Path]:
    """Build the package and let rpm read it."""
    wanted = [f"{name}()(64bit)" for name in libraries(tree() / "lib" / "hukum")]
    parts = {
        "depends": ["libc.so.6(GLIBC_2.35)(64bit)", "xkeyboard-config", *wanted],
        "recommends": ["dejavu-sans-fonts"],
        "rpm": {"group": "Amusements/Games", "compression": "xz", "buildhost": "localhost"},
    }
    name = f"hukum-{VERSION}-1.{platform.machine()}.rpm"
    file = package("rpm", name, "/usr/bin", parts)
    run(["rpm", "-qp", "--nosignature", "--info", file])
    return [file]
