"""Files that the system hands to the running program, as macOS does after a double click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class OpenedFiles(QObject):
    """A filter of the application's events that takes the files out of them.

    Other systems name the file on the command line, and need no filter.
    """

    def __init__(self, taken: Callable[[Path], None], parent: QObject) -> None:
        """Call ``taken`` with each file."""
        super().__init__(parent)
        self._taken = taken

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take a file out of an event that brings one; others pass."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        self._taken(Path(event.file()))
        return True
