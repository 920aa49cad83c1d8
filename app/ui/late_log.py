"""The log file, for which nothing is loaded or made before there is something to write."""

from __future__ import annotations

import logging
from pathlib import Path

from app.storage.atomic import make_folder
from app.storage.errors import StorageError


class LateLog(logging.Handler):
    """Writes to a file that only the user can read; where there can be none, to the terminal."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record; the first makes the file."""
        if self._file is None:
            self._file = self._opened()
            self._file.setFormatter(self.formatter)
        self._file.emit(record)

    def _opened(self) -> logging.Handler:
        from app.ui.private_log import PrivateLog

        try:
            make_folder(self._path.parent)
            return PrivateLog(self._path)
        except (OSError, StorageError):
            return logging.StreamHandler()

    def close(self) -> None:
        """Close the file, if there is one."""
        if self._file is not None:
            self._file.close()
        super().close()
