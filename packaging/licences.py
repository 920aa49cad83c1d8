"""The licences of all that a bundle holds, in a form that machines and people can read: DEP 5."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

from common import MAINTAINER, ROOT, Trouble

TEXTS = ROOT / "packaging" / "licences"
FORMAT = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
OURS = ("*/app/*", "*/resources/*", "*/translations/*", "*/licences/*")
SHORT = {
    "GPL-3.0-or-later": "The text lies beside this file, and on Debian as\n"
    "/usr/share/common-licenses/GPL-3.",
    "Apache-2.0": "The text lies beside this file, and on Debian as\n"
    "/usr/share/common-licenses/Apache-2.0.",
    "CC0-1.0": "The text lies beside this file, and on Debian as\n"
    "/usr/share/common-licenses/CC0-1.0.",
    "GPL-2.0-or-later with PyInstaller exception": "The terms of the GNU General Public License,"
    " version 2 or later; on Debian\n/usr/share/common-licenses/GPL-2. In addition its authors give"
    " unlimited permission\nto link or embed compiled bootloader and related files into"
    " combinations with other\nprograms, and to distribute those combinations without any"
    " restriction that comes\nfrom the use of those files.",
    "GPL-2.0-or-later": "The text is that of version 3 beside this file, which may be chosen, and"
    " on Debian\n/usr/share/common-licenses/GPL-2.",
    "LGPL-2.1-or-later": "The text is that of version 3 beside this file, which may be chosen, and"
    " on Debian\n/usr/share/common-licenses/LGPL-2.1.",
    "LGPL-3.0": "The text lies beside this file, and on Debian as\n"
    "/usr/share/common-licenses/LGPL-3. The libraries are separate files in the bundle\n"
    "and may be replaced by others.",
    "public-domain": "Its authors have dedicated the code to the public domain.",
    "Microsoft-redistributable": "Redistributable code of Visual Studio, to be distributed\n"
    "unchanged with programs that need it.",
}
BESIDE = ("Apache-2.0", "CC0-1.0", "LGPL-3.0")
"""The licences whose texts lie in files of their own."""


class Component(NamedTuple):
    """A part that others have made; it comes along on some systems, as files or inside them."""

    name: str
    copyright: list[str]
    licence: str
    files: list[str]
    systems: tuple[str, ...] = ("linux", "win32", "darwin")

    @property
    def licences(self) -> list[str]:
        """Return its licences by their short names."""
        return self.licence.split(" and ")


@cache
def components(*systems: str) -> tuple[Component, ...]:
    """Return what others have made that comes along on some systems."""
    entries = tomllib.loads((TEXTS / "components.toml").read_text(encoding="utf-8"))["component"]
    known = [Component(**entry) for entry in entries]
    return tuple(each for each in known if not set(systems).isdisjoint(each.systems))


def copyright_text(*systems: str) -> str:
    """Return the notice for a bundle of a system, or of a system and a format."""
    parts = [
        f"Format: {FORMAT}\nUpstream-Name: Hukum\nUpstream-Contact: {MAINTAINER}",
        _files(["*"], ["2026 the Hukum maintainers"], "GPL-3.0-or-later", "Hukum itself"),
    ]
    for each in components(*systems):
        # A part inside another's files has no files to name; the name says where it is.
        files = [f"usr/lib/hukum/{pattern}" for pattern in each.files] or ["usr/lib/hukum/hukum"]
        parts.append(_files(files, each.copyright, each.licence, each.name))
    names = {"GPL-3.0-or-later"}.union(*(each.licences for each in components(*systems)))
    parts += [f"License: {name}\n{_indented(text_of(name))}" for name in sorted(names)]
    return "\n\n".join(parts) + "\n"


def _files(files: Sequence[str], owners: Sequence[str], licence: str, name: str) -> str:
    lines = "\n  ".join(owners)
    return f"Files: {' '.join(files)}\nCopyright: {lines}\nLicense: {licence}\nComment: {name}."


def text_of(licence: str) -> str:
    """Return the text of a licence, or where it is."""
    return SHORT.get(licence) or (TEXTS / f"{licence}.txt").read_text(encoding="utf-8")


def _indented(text: str) -> str:
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.splitlines())


def write_licences(folder: Path, system: str = sys.platform) -> Path:
    """Write the notice and the texts it refers to into a folder and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "copyright.txt").write_text(copyright_text(system), encoding="utf-8")
    (folder / "GPL-3.0.txt").write_bytes((ROOT / "LICENSE").read_bytes())
    for name in BESIDE:
        (folder / f"{name}.txt").write_bytes((TEXTS / f"{name}.txt").read_bytes())
    return folder


def check_licences(bundle: Path, system: str = sys.platform) -> None:
    """Raise `Trouble` if a file of a bundle is of nobody known."""
    foreign = list(_foreign(bundle, system))
    if foreign:
        listing = ", ".join(foreign[:10])
        raise Trouble(f"Of unknown origin: {listing}; see packaging/licences/components.toml.")


def _foreign(bundle: Path, system: str) -> Iterator[str]:
    patterns = [*OURS, *(pattern for each in components(system) for pattern in each.files)]
    for file in sorted(bundle.rglob("*")):
        name = file.relative_to(bundle).as_posix()
        if not file.is_dir() and not any(fnmatchcase(name, pattern) for pattern in patterns):
            yield name
