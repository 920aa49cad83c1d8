"""Tells screen readers where the focus is inside a list, and what comes with a delay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QWidget

Index = QModelIndex | QPersistentModelIndex


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
        self._is_hushed = False
        self._reads = later(self, 0, lambda: read_current(self))

    @contextmanager
    def hushed(self) -> Iterator[None]:
        """Let the focus pass from entry to entry unheard: it would cut short what is said."""
        before, self._is_hushed = self._is_hushed, True
        try:
            yield
        finally:
            self._is_hushed = before

    def currentChanged(self, current: Index, previous: Index) -> None:
        if self._is_hushed:
            QAbstractItemView.currentChanged(self, current, previous)  # a list tells readers of it
        else:
            super().currentChanged(current, previous)

    def focusInEvent(self, event: QFocusEvent) -> None:
        with self.hushed():  # it is told in a moment, after the list itself
            super().focusInEvent(event)
        self._reads.start()


class ReadingItems(QListWidget):
    """The same for a list that keeps its entries itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reads = later(self, 0, lambda: read_current(self))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._reads.start()
