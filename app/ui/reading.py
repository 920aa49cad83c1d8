"""Tells screen readers where the focus is inside a list, and what comes with a delay."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtWidgets import QListView, QWidget


def read_current(view: QListView) -> None:
    """Tell of the current entry: when a list gets the focus, Qt tells last of the list itself."""
    current = view.currentIndex()
    if current.isValid() and view.hasFocus():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(current.row())
        QAccessible.updateAccessibility(event)


def later(owner: QObject, milliseconds: int, say: Callable[[], object]) -> QTimer:
    """Return a timer that says something once after it is started, unless its owner is gone."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(say)
    return timer


class ReadingList(QListView):
    """A list of which screen readers hear the current entry as soon as it gets the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reads = later(self, 0, lambda: read_current(self))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._reads.start()
