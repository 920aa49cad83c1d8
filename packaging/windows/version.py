"""What Windows shows of the program's file: its version, name and licence."""

from __future__ import annotations

from typing import Any

from common import SUMMARY, VERSION

ENGLISH, UNICODE = 0x0409, 1200


def quad(version: str) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows wants, without what is no number."""
    numbers = [int(part) for part in version.split(".") if part.isdecimal()]
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def fields(version: str) -> dict[str, str]:
    """Return what is shown in words."""
    return {
        "FileDescription": "Hukum",
        "ProductName": "Hukum",
        "Comments": SUMMARY,
        "FileVersion": version,
        "ProductVersion": version,
        "InternalName": "hukum",
        "OriginalFilename": "hukum.exe",
        "LegalCopyright": "GNU General Public License, version 3 or later",
    }


def resource() -> Any:
    """Return the resource for PyInstaller, whose module for it loads on Windows alone."""
    from PyInstaller.utils.win32.versioninfo import (
        FixedFileInfo,
        StringFileInfo,
        StringStruct,
        StringTable,
        VarFileInfo,
        VarStruct,
        VSVersionInfo,
    )

    table = [StringStruct(name, text) for name, text in fields(VERSION).items()]
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=quad(VERSION), prodvers=quad(VERSION)),
        kids=[
            StringFileInfo([StringTable(f"{ENGLISH:04X}{UNICODE:04X}", table)]),
            VarFileInfo([VarStruct("Translation", [ENGLISH, UNICODE])]),
        ],
    )
