"""Files that reach the running program: handed over by the system, or dropped on the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QFileOpenEvent


def dropped_file(data: QMimeData) -> Path | None:
    """Return the file that is dragged, None if it is no file of this machine or not just one."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())


class OpenedFiles(QObject):
    """A filter of the application's events that takes the files out of them.

    It is for macOS, which sends them after a double click; other systems name the file on the
    command line, and need no filter.
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
