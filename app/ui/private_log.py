"""A log file that only the user can read."""

from __future__ import annotations

import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import cast


class PrivateLog(RotatingFileHandler):
    """A log that is kept private, for it names files and, in traces, what was played.

    Two older files of 200 kB are kept.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=200_000, backupCount=2, encoding="utf-8", delay=True)

    def _open(self) -> TextIOWrapper:
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        return cast(TextIOWrapper, os.fdopen(handle, self.mode, encoding=self.encoding))
