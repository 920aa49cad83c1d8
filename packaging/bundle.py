"""The folder that starts without Python, which all installers but the wheel are made from."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from common import BUILD, ROOT, fresh, run
from licences import check_licences
from linux.needs import binaries
from linux.search_paths import forget

SPEC = ROOT / "packaging" / "hukum.spec"


def make() -> list[Path]:
    """Build the bundle of this system."""
    return [bundle()]


@cache
def bundle() -> Path:
    """Return the folder of the bundle, built once in each run: `build/packaging/bundle/hukum`."""
    folder = fresh(BUILD / "bundle")
    work = fresh(BUILD / "pyinstaller")
    line: list[str | Path] = [
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level=WARN",
    ]
    own = {
        # The usual cache is everybody's, and two builds would spoil each other's.
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        # Unpacking the modules is 0.01 s of each start, and installers are compressed anyway.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
    }
    run([*line, "--distpath", folder, "--workpath", work, SPEC], env=own)
    made = folder / ("Hukum.app" if sys.platform == "darwin" else "hukum")
    if sys.platform == "linux":
        check_licences(made)
        for file in binaries(made):
            forget(file)
    return made
