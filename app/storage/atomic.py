"""Writing and reading files so that whatever happens the old content or the new one is there."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, TypeVar

from app.storage.errors import StorageError, os_errors

if sys.platform == "win32":
    import msvcrt

    def take(stream: BinaryIO) -> None:
        """Lock an open file; raise `OSError` if that cannot be. The system undoes it at the end."""
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(stream: BinaryIO) -> None:
        """Lock an open file; raise `OSError` if that cannot be. The system undoes it at the end."""
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


T = TypeVar("T")

SHARING_VIOLATIONS = (5, 32, 33)
"""Windows' error numbers while a virus scanner or an indexer holds a file for a moment."""

WAITS = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32)
"""Seconds between the attempts at a file that somebody else holds."""

UNFINISHED = ".hukum-tmp"
"""How the names of files end that are being written and do not count yet."""


@contextlib.contextmanager
def writing(path: Path) -> Iterator[BinaryIO]:
    """Open a new content of a file; it takes the old one's place when the block ends well.

    The file is readable by the user alone. If the block or the system fails, the old file is as it
    was and nothing is left behind; after a kill an unfinished file may be, see `remove_unfinished`.

    Raises:
        StorageError: the system refuses, or a folder, pipe or device stands in the file's place.
    """
    _refuse_irregular(path, "written")
    with os_errors(path, "written"):
        target = Path(os.path.realpath(path))
        unfinished = target.with_name(f".{target.name[:40]}.{os.urandom(8).hex()}{UNFINISHED}")
        try:
            with open(unfinished, "xb", opener=_private) as stream:
                with contextlib.suppress(OSError):  # not every file system knows locks
                    take(stream)
                yield stream
                stream.flush()
                os.fsync(stream.fileno())
            patiently(lambda: unfinished.replace(target))
        except BaseException:
            with contextlib.suppress(OSError):
                unfinished.unlink()
            raise


def _private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def write(path: Path, data: bytes) -> None:
    """Give a file a new content at once, see `writing`."""
    with writing(path) as stream:
        stream.write(data)


def read(path: Path, most: int) -> bytes:
    """Return the content of a regular file of at most that many bytes.

    Raises:
        StorageError: the system refuses, it is no regular file, or it is larger.
    """
    with os_errors(path, "read"), open_regular(path) as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise StorageError("damaged", f"cannot be read: larger than {most} bytes", path)
    return data


def open_regular(path: Path) -> BinaryIO:
    """Open a file to read; a folder, pipe or device is refused before it is touched."""
    _refuse_irregular(path, "read")
    return patiently(lambda: path.open("rb"))


def _refuse_irregular(path: Path, what: str) -> None:
    with os_errors(path, what):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():
            raise StorageError("irregular", f"cannot be {what}: it is not a regular file", path)


def delete(path: Path) -> None:
    """Delete a file; that it is gone already is no error."""
    with os_errors(path, "deleted"):
        patiently(lambda: path.unlink(missing_ok=True))


def move(path: Path, new: Path) -> None:
    """Give a file another name in its folder, which no file bears."""
    with os_errors(path, "renamed"):
        patiently(lambda: path.rename(new))


def make_folder(path: Path) -> None:
    """Make a folder of the user's own, and those above it, if they are missing."""
    missing: list[Path] = []
    with os_errors(path, "made"):
        for folder in [path, *path.parents]:
            if folder.is_dir():
                break
            missing.append(folder)
        for folder in reversed(missing):
            folder.mkdir(mode=0o700, exist_ok=True)


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Rename a file that cannot be used, so that nothing overwrites it, and return its new name.

    ``game.hukum`` becomes ``game.hukum.damaged``, or ``game.hukum.damaged-2`` and so on.
    """
    with os_errors(path, "set aside"):
        aside = _free_name(path, why)
        patiently(lambda: path.replace(aside))
    return aside


def keep_copy(path: Path, why: str = "damaged") -> Path:
    """Copy a file that is about to be overwritten to a name as that of `set_aside`."""
    with os_errors(path, "copied"):
        aside = _free_name(path, why)
        with open_regular(path) as old, writing(aside) as new:
            shutil.copyfileobj(old, new)
    return aside


def present(path: Path) -> bool:
    """Say whether anything bears that name, be it a file, a folder or a link that leads nowhere."""
    with os_errors(path, "found"):
        return os.path.lexists(path)


def same_file(path: Path, other: Path) -> bool:
    """Say whether both names are there and lead to the same file."""
    with os_errors(path, "found"):
        return present(path) and present(other) and path.samefile(other)


def _free_name(path: Path, why: str) -> Path:
    number = 1
    name = path.with_name(f"{path.name}.{why}")
    while name.exists():
        number += 1
        name = path.with_name(f"{path.name}.{why}-{number}")
    return name


def remove_unfinished(folder: Path) -> None:
    """Remove what a killed program had not finished writing in a folder.

    What another program is writing now is locked, and stays.
    """
    with contextlib.suppress(OSError):
        for path in folder.glob(f".*{UNFINISHED}"):
            with contextlib.suppress(OSError):
                with path.open("rb+") as stream:
                    take(stream)
                path.unlink()


def patiently(attempt: Callable[[], T]) -> T:
    """Do something with a file, again and again for a moment while another program holds it."""
    for wait in WAITS:
        try:
            return attempt()
        except PermissionError as error:
            if getattr(error, "winerror", None) not in SHARING_VIOLATIONS:
                raise
            time.sleep(wait)
    return attempt()
