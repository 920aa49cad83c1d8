"""Make installers: `python3 dev.py build [FORMAT ...]`, else all that this system can make."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from common import BUILD, DIST, Trouble, need_programs, size


class Format(NamedTuple):
    """A format: the module that makes it, the systems that can, and what those must have.

    The module has a function `make() -> list[Path]`, which writes into `dist/`. ``programs`` maps
    each program that it starts on Debian to the package that holds it.
    """

    module: str
    systems: tuple[str, ...]
    programs: dict[str, str]


CHECKERS = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"}
FORMATS = {
    "bundle": Format("bundle", ("linux", "win32", "darwin"), {}),
    "wheel": Format("wheel", ("linux", "win32", "darwin"), {}),
    "tar": Format("linux.tar", ("linux",), CHECKERS),
    "deb": Format("linux.deb", ("linux",), {**CHECKERS, "lintian": "lintian"}),
    "rpm": Format("linux.rpm", ("linux",), {**CHECKERS, "rpm": "rpm"}),
    "appimage": Format("linux.appimage", ("linux",), {**CHECKERS, "mksquashfs": "squashfs-tools"}),
    "windows": Format("windows.setup", ("win32", "linux"), {}),
    "macos": Format("macos.dmg", ("darwin",), {}),
}


def make(name: str) -> list[Path]:
    """Make one format and return the files; `Trouble` says what is missing."""
    wanted = FORMATS[name]
    if sys.platform not in wanted.systems:
        raise Trouble(f"{name} is built on {' or '.join(wanted.systems)}, not on {sys.platform}.")
    need_programs(wanted.programs, f"Building {name} needs programs that are not there")
    maker: Callable[[], list[Path]] = importlib.import_module(wanted.module).make
    return maker()


def main(words: Sequence[str]) -> int:
    """Make the formats that are named, or try what was made: `build try [SUITE ...|windows]`."""
    if list(words[:2]) == ["try", "windows"]:
        return int(importlib.import_module("windows.trial").try_out(words[2:]))
    if words[:1] == ["try"]:
        trial = importlib.import_module("linux.trial")
        return int(trial.try_out(words[1:]))
    return build(words)


def build(words: Sequence[str]) -> int:
    """Make the formats that are named; one that fails does not keep the others from being made."""
    names = list(FORMATS) if words in ([], ["all"]) else list(words)
    if not words or words == ["all"]:
        names = [name for name in names if sys.platform in FORMATS[name].systems]
    unknown = sorted(set(names) - set(FORMATS))
    if unknown:
        print(f"No format {', '.join(unknown)}; there are: {', '.join(FORMATS)}, all.")
        return 2
    for folder in (BUILD, DIST):
        folder.mkdir(parents=True, exist_ok=True)
    troubles = []
    for name in names:
        print("---", name, flush=True)
        try:
            files = make(name)
        except Trouble as trouble:
            troubles.append(f"{name}: {trouble}")
            print(trouble, file=sys.stderr)
            continue
        for file in files:
            print(f"{size(file) / 1e6:8.1f} MB  {file}")
    if troubles:
        print("Not made:", *troubles, sep="\n  ", file=sys.stderr)
    return int(bool(troubles))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
