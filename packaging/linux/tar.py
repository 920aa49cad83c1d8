"""The archive for every other Linux: unpack it anywhere and start `hukum` in it."""

from __future__ import annotations

import lzma
import platform
import shutil
import tarfile
from pathlib import Path

from common import BUILD, DIST, ROOT, VERSION, epoch, fresh
from linux.tree import tree

DOCUMENTS = ("CHANGELOG.md", "INSTALL.md", "LICENSE")


def make() -> list[Path]:
    """Pack bundle, share and documents into one folder."""
    name = f"hukum-{VERSION}-linux-{platform.machine()}"
    folder = fresh(BUILD / "tar") / name
    shutil.copytree(tree() / "lib" / "hukum", folder, symlinks=True)
    shutil.copytree(tree() / "share", folder / "share")
    for document in DOCUMENTS:
        shutil.copy(ROOT / document, folder / document)
    target = DIST / f"{name}.tar.xz"
    pack(folder, target)
    return [target]


def pack(folder: Path, target: Path) -> None:
    """Pack a folder under its own name, in order, of nobody's, and with one time for all."""
    with lzma.open(target, "wb", preset=6) as stream, tarfile.open(fileobj=stream, mode="w") as tar:
        for path in (folder, *sorted(folder.rglob("*"))):
            entry = tar.gettarinfo(path, path.relative_to(folder.parent).as_posix())
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = epoch(), 0, 0, "", ""
            if entry.isreg():
                with path.open("rb") as content:
                    tar.addfile(entry, content)
            else:
                tar.addfile(entry)
