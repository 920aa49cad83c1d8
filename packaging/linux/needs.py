"""What the bundle takes from the player's system: its libraries, and the oldest that will do."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from pathlib import Path

import dev
from common import Trouble, output

NEWEST = {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30)}
if platform.machine() == "aarch64":
    NEWEST = {"GLIBC": (2, 39), "GLIBCXX": (3, 4, 33)}
"""The newest symbols that may be asked for: those of the oldest Ubuntu that is promised, 22.04, and
24.04 on ARM, where Qt's own build asks for it."""

GLIBC = ".".join(map(str, NEWEST["GLIBC"]))

GIVEN = ("ld-linux", "libc.so", "libdl.so", "libm.so", "libpthread.so", "librt.so", "libutil.so")
PACKAGES = {
    **dev.QT_PACKAGES,
    "libcups.so.2": "libcups2",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Debian's package for each library."""

RENAMED = ("libglib2.0-0", "libcups2")
"""Packages that later releases call by another name, with `t64` at the end."""


def libraries(bundle: Path) -> list[str]:
    """Return the libraries that the bundle needs and does not bring, as the linker names them.

    Raises:
        Trouble: one is not known, or a file needs a newer system than is promised.
    """
    brought = {file.name for file in bundle.rglob("*.so*")}
    needed: set[str] = set()
    for file in binaries(bundle):
        listing = output(["objdump", "-p", file])
        needed |= set(re.findall(r"NEEDED\s+(\S+)", listing))
        check_versions(file, listing)
    wanted = sorted(name for name in needed - brought if not name.startswith(GIVEN))
    unknown = [name for name in wanted if name not in PACKAGES]
    if unknown:
        raise Trouble(f"No package is known for {', '.join(unknown)}: see {Path(__file__).name}.")
    return wanted


def debian_packages(bundle: Path) -> list[str]:
    """Return Debian's packages of these libraries."""
    names = sorted({PACKAGES[name] for name in libraries(bundle)})
    return [f"{name} | {name}t64" if name in RENAMED else name for name in names]


def binaries(bundle: Path) -> Iterator[Path]:
    """Yield the programs and libraries of a bundle."""
    for file in sorted(bundle.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as stream:
                if stream.read(4) == b"\x7fELF":
                    yield file


def check_versions(file: Path, listing: str) -> None:
    """Raise `Trouble` if a file asks for newer symbols than the oldest system has."""
    for name, most in NEWEST.items():
        for found in re.findall(rf"\b{name}_([\d.]+)", listing):
            if tuple(map(int, found.split("."))) > most:
                raise Trouble(f"{file.name} needs {name} {found}, newer than is promised.")
