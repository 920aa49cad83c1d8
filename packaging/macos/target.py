"""For which processors a build on a Mac is."""

from __future__ import annotations

import os
import platform
import sys
import sysconfig

CHOICES = ("universal2", "arm64", "x86_64")
VARIABLE = "HUKUM_MACOS_ARCH"


def architecture() -> str:
    """Return what is built: what the variable asks for, else all that this Python is built for.

    Raises:
        ValueError: the variable asks for what there is not.
    """
    asked = os.environ.get(VARIABLE)
    if asked:
        if asked not in CHOICES:
            raise ValueError(f"{VARIABLE} must be one of {', '.join(CHOICES)}, not {asked!r}")
        return asked
    is_both = sys.platform == "darwin" and sysconfig.get_platform().endswith("universal2")
    return "universal2" if is_both else platform.machine()
