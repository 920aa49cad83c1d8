"""The errors of the storage: what the system refuses, and what is wrong with a file's text."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.errors import HukumError

if TYPE_CHECKING:
    from app.core.log import MatchLog

_REASONS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EROFS: "not_allowed",
    errno.ENOENT: "missing",
    errno.EISDIR: "is_folder",
    errno.ENOTDIR: "is_file",
    errno.EEXIST: "is_file",
}


class StorageError(HukumError):
    """What the system refuses to do with a file.

    ``reason`` is a stable id that the window translates: disk_full, not_allowed, missing,
    is_folder, is_file, irregular, in_use, damaged, newer or failed. ``message`` is a sentence
    without path.
    """

    def __init__(self, reason: str, message: str, path: Path) -> None:
        super().__init__(f"{path}: {message}")
        self.reason = reason
        self.message = message
        self.path = path


@contextlib.contextmanager
def os_errors(path: Path, what: str) -> Iterator[None]:
    """Turn the system's errors into `StorageError`; ``what`` is "read", "written", "deleted"."""
    try:
        yield
    except OSError as error:
        reason = _REASONS.get(error.errno or 0, "failed")
        why = error.strerror or type(error).__name__
        raise StorageError(reason, f"cannot be {what}: {why}", path) from error
    except ValueError as error:
        if _can_be_named(path):
            raise
        raise StorageError("failed", f"cannot be {what}: no file has such a name", path) from error


def _can_be_named(path: Path) -> bool:
    try:
        return b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        return False


class Fault(HukumError):
    """What is wrong with a text, before it is known where that text stands."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class RecordError(HukumError):
    """A record that is refused.

    ``reason`` is a stable id (they are listed in resources/record-format.md), ``message`` a plain
    sentence; the text form is ``FILE:LINE: message``. ``good_part`` is the match up to the last
    good deal, None if not even the header is good.
    """

    def __init__(self, source: str, line: int, fault: Fault) -> None:
        super().__init__(f"{source}:{line}: {fault}")
        self.source = source
        self.line = line
        self.reason = fault.reason
        self.message = str(fault)
        self.good_part: MatchLog | None = None
