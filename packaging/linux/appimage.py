"""One file that starts by a double click, on any Linux with a desktop and without FUSE."""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

import dev
from common import APP_ID, BUILD, DIST, ROOT, VERSION, fresh, run
from licences import copyright_text
from linux.tree import tree

HEAD = ROOT / "packaging" / "linux" / "appimage.c"
HEADER = Path("/usr/include/squashfuse/squashfuse.h")
LIBRARIES = {
    "squashfuse": "libsquashfuse-dev",
    "zstd": "libzstd-dev",
    "lzma": "liblzma-dev",
    "lz4": "liblz4-dev",
    "lzo2": "liblzo2-dev",
    "z": "zlib1g-dev",
}
"""What the head is linked with, in the linker's order, and Debian's package of each."""

MARK = b"AI\x02"
"""Says at byte 8, where ELF leaves room, that the file is an AppImage of the second kind."""


def make() -> list[Path]:
    """Put the head and the squashed folder one after the other."""
    if not HEADER.exists():
        dev.need_packages(LIBRARIES.values(), "The head of the AppImage needs static libraries")
    work = fresh(BUILD / "appimage")
    folder = _lay_out(work / "AppDir")
    squashed = work / "app.squashfs"
    run(["mksquashfs", folder, squashed, *_squash_options()])
    target = DIST / f"Hukum-{VERSION}-{platform.machine()}.AppImage"
    head = bytearray(_head(work).read_bytes())
    head[8:11] = MARK
    target.write_bytes(bytes(head) + squashed.read_bytes())
    target.chmod(0o755)
    return [target]


def _squash_options() -> list[str]:
    compression = ["-comp", "zstd", "-Xcompression-level", "19", "-b", "1M"]
    # The time of the whole comes from SOURCE_DATE_EPOCH, which the build sets.
    return ["-all-root", "-noappend", "-no-xattrs", "-quiet", "-no-progress", *compression]


def _lay_out(folder: Path) -> Path:
    """Return a folder as AppImages have it: the program, its entry and its icon at the top."""
    shutil.copytree(tree() / "lib" / "hukum", folder / "usr" / "lib" / "hukum", symlinks=True)
    shutil.copytree(tree() / "share", folder / "usr" / "share")
    notice = folder / "usr" / "share" / "doc" / "hukum" / "copyright"
    notice.write_text(copyright_text("linux", "appimage"), encoding="utf-8")
    (folder / "AppRun").symlink_to("usr/lib/hukum/hukum")
    shutil.copy(tree() / "share" / "applications" / f"{APP_ID}.desktop", folder)
    shutil.copy(ROOT / "resources" / "icons" / "hukum-256.png", folder / f"{APP_ID}.png")
    (folder / ".DirIcon").symlink_to(f"{APP_ID}.png")
    return folder


def _head(work: Path) -> Path:
    """Compile the head without any library that would have to be there at the start."""
    target = work / "head"
    options = ["-Os", "-static", "-s", "-Wall", "-Wextra", "-Werror", "-D_FILE_OFFSET_BITS=64"]
    libraries = [f"-l{name}" for name in LIBRARIES]
    # No build id: it would name the folder.
    strict = [*options, "-Wl,--build-id=none"]
    run([os.environ.get("CC", "gcc"), *strict, "-o", target, HEAD, *libraries])
    return target
