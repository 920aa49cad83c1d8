"""The setup program and the .msi, on Windows itself or on Linux with Wine."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from bundle import bundle
from common import DIST, ROOT, VERSION, Trouble, need_programs, run
from licences import check_licences
from windows import msi, wine
from windows.version import quad

SCRIPT = Path(__file__).with_name("hukum.nsi")
ICON = ROOT / "resources" / "icons" / "hukum.ico"
PARTS = {"hukum.exe", "_internal"}
"""What lies in the bundle, and what the uninstaller removes."""

PROGRAMS = {"makensis": "nsis", "wixl": "wixl"}


def make() -> list[Path]:
    """Build the bundle, and from it both installers."""
    if sys.platform == "win32":
        folder = bundle()
    else:
        need_programs(PROGRAMS, "Building for Windows needs programs that are not there")
        folder = wine.bundle()
    check_licences(folder, "win32")
    target = DIST / f"hukum-{VERSION}-windows-setup.exe"
    return [make_setup(folder, VERSION, target), msi.make(folder)]


def make_setup(folder: Path, version: str, target: Path, *, is_quick: bool = False) -> Path:
    """Build the setup program of a bundle and return it."""
    foreign = {path.name for path in folder.iterdir()} - PARTS
    if foreign:
        raise Trouble(f"The uninstaller would leave {', '.join(sorted(foreign))} behind.")
    defined = {
        "VERSION": version,
        "QUAD": ".".join(map(str, quad(version))),
        "BUNDLE": folder,
        "ICON": ICON,
        "OUT": target,
    }
    if sys.platform == "linux":  # Wine of 64 bits alone runs no stub of 32; only Debian has both
        defined["TARGET"] = "amd64-unicode"
    if is_quick:
        defined["QUICK"] = "1"
    options = [f"-D{name}={value}" for name, value in defined.items()]
    run([compiler(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, SCRIPT])
    return target


def compiler() -> str:
    """Return the compiler of NSIS, which its own setup on Windows does not put on the path."""
    places = [
        Path(os.environ.get(name, ""), "NSIS") for name in ("PROGRAMFILES(X86)", "ProgramFiles")
    ]
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, places)])
    found = shutil.which("makensis", path=path)
    if found is None:
        raise Trouble("The setup program needs NSIS, https://nsis.sourceforge.io")
    return found
