"""The package for Debian, Ubuntu and what descends from them."""

from __future__ import annotations

import platform
from pathlib import Path

from common import BUILD, VERSION, run
from linux.needs import GLIBC, debian_packages
from linux.packages import ARCHITECTURES, package
from linux.tree import tree

OVERRIDES = """\
# The bundle brings Python, Qt and what they need, and finds them beside itself.
hukum: custom-library-search-path
hukum: embedded-library
hukum: hardening-no-pie
hukum: library-not-linked-against-libc
hukum: shared-library-lacks-prerequisites
# No Python of the system compiles for the one that is brought.
hukum: package-installs-python-bytecode
"""
DEPENDS = [f"libc6 (>= {GLIBC})", "xkb-data"]
RECOMMENDS = ["fonts-dejavu-core | fonts-noto-core", "pipewire-bin | pulseaudio-utils | alsa-utils"]


def make() -> list[Path]:
    """Build the package and let lintian look at it; an error of lintian's ends the build."""
    overrides = BUILD / "lintian-overrides"
    overrides.write_text(OVERRIDES, encoding="utf-8")
    parts = {
        "depends": [*DEPENDS, *debian_packages(tree() / "lib" / "hukum")],
        "recommends": RECOMMENDS,
        "deb": {"compression": "xz"},
        "contents": [{"src": str(overrides), "dst": "/usr/share/lintian/overrides/hukum"}],
    }
    name = f"hukum_{VERSION}_{ARCHITECTURES[platform.machine()]}.deb"
    file = package("deb", name, "/usr/games", parts)
    run(["lintian", "--fail-on", "error", "--allow-root", file])
    return [file]
