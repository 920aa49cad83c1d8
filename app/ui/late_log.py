"""The log file, for which little is loaded before there is something to write."""

from __future__ import annotations

import logging
from pathlib import Path

from app.storage.atomic import make_folder
from app.storage.errors import StorageError


class LateLog(logging.Handler):
    """Writes to a file that only the user can read; where it has no folder, to the terminal.

    The folder is made at once, as long as the place for it is there.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._handler: logging.Handler | None = None
        try:
            make_folder(path.parent)
        except (OSError, StorageError):
            self._handler = logging.StreamHandler()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record; the first loads what writes it."""
        if self._handler is None:
            from app.ui.private_log import PrivateLog

            self._handler = PrivateLog(self._path)
        self._handler.setFormatter(self.formatter)
        self._handler.emit(record)

    def close(self) -> None:
        """Close the file, if there is one."""
        if self._handler is not None:
            self._handler.close()
        super().close()
