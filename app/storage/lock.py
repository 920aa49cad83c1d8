"""One copy of the program at a time writes the current match."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import BinaryIO

from app.storage.atomic import make_folder, patiently, take
from app.storage.errors import StorageError, os_errors

UNNUMBERED = 0
"""What the C library of Wine gives instead of EACCES."""

HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK, UNNUMBERED)


class Lock:
    """A lock on a folder that the system itself drops when the program ends, however it ends.

    So a lock that a killed program has left behind is free. Where the file system knows no locks
    every copy gets it.
    """

    def __init__(self, folder: Path) -> None:
        """Take the lock.

        Raises:
            StorageError: another copy has it (reason in_use), or the system refuses.
        """
        path = folder / "lock"
        make_folder(folder)
        with os_errors(path, "opened"):
            handle = patiently(lambda: os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        self._stream: BinaryIO = os.fdopen(handle, "r+b", buffering=0)
        try:
            take(self._stream)
        except OSError as error:
            if error.errno in HELD:
                self._stream.close()
                message = "is in use: another copy of the program is running"
                raise StorageError("in_use", message, folder) from None

    def release(self) -> None:
        """Give the lock back; harmless if it was."""
        self._stream.close()
