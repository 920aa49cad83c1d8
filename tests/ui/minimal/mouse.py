"""A mouse that drags in the real loop of a drag, and where on the table it presses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDrag, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.ui.views.table import TableView
from tests.ui.tables import WAIT

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
STEP = 20
"""Milliseconds between two movements of the mouse."""


class Mouse:
    """Moves step by step by timers of their own, since a drag has its own loop."""

    def __init__(self, window: QWindow) -> None:
        self._window = window
        self._steps: Iterator[QPoint] = iter(())
        self._is_moving = False
        self.is_done = False
        self.during: Callable[[], object] | None = None

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move, release."""
        way = [start + QPoint(0, -30)] + [start + (end - start) * n / 8 for n in range(1, 9)]
        self._steps, self._end, self._is_moving = iter(way), end, True
        QTest.mousePress(self._window, LEFT, PLAIN, start)
        QTimer.singleShot(STEP, self._move)

    def _move(self) -> None:
        if not self._is_moving:
            return
        point = next(self._steps, None)
        if point is None:
            if self.during is not None:
                self.during()
            QTest.mouseRelease(self._window, LEFT, PLAIN, self._end)
            self.is_done = True
            return
        QTimer.singleShot(STEP, self._move)
        QTest.mouseMove(self._window, point)

    def stop(self) -> None:
        """Move no more."""
        self._is_moving = False


@contextmanager
def mouse_on(widget: QWidget) -> Iterator[Mouse]:
    """Lend a mouse on a window that is shown; a drag that hangs is cancelled in the end."""
    window = widget.windowHandle()
    assert window is not None
    guard = QTimer()
    guard.setSingleShot(True)
    guard.timeout.connect(QDrag.cancel)
    guard.start(WAIT)
    moving = Mouse(window)
    yield moving
    moving.stop()
    guard.stop()


def card_point(table: TableView, row: int) -> QPoint:
    """Return a point on a card of the hand, in its window."""
    place = table.fan.place(row)
    point = QPointF(place.x - place.width * 0.36, place.y - place.height * 0.3).toPoint()
    return table.fan.viewport().mapTo(table.window(), point)


def table_point(table: TableView) -> QPoint:
    """Return the middle of the trick, in its window."""
    area = table.trick_area.viewport()
    return area.mapTo(table.window(), area.rect().center())
