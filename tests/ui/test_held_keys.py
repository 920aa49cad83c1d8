"""A key that is held down is one press, even where Qt does not say so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow

from app.ui.held_keys import HeldKeys

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
OVERRIDE = QEvent.Type.ShortcutOverride


class Window(QWindow):
    """Notes which keys it gets, and whether they repeat."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[tuple[str, bool]] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pressed.append((event.text(), event.isAutoRepeat()))


@pytest.fixture
def window(qapp: QCoreApplication) -> Iterator[Window]:
    window = Window()
    HeldKeys(window)
    yield window
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def strike(window: Window, kind: QEvent.Type, time: int, text: str = "h") -> QKeyEvent:
    key = QKeyEvent(kind, ord(text.upper()), Qt.KeyboardModifier.NoModifier, text)
    key.setTimestamp(time)
    key.ignore()
    QCoreApplication.sendEvent(window, key)
    return key


def test_presses_at_the_moment_of_a_release_repeat(window: Window) -> None:
    strike(window, PRESS, 100)
    for time in (600, 640):
        strike(window, RELEASE, time)
        assert strike(window, OVERRIDE, time).isAccepted(), "a shortcut would be triggered again"
        strike(window, PRESS, time)
    strike(window, RELEASE, 700)
    assert window.pressed == [("h", False), ("h", True), ("h", True)]


def test_keys_without_a_time_do_not_repeat(window: Window) -> None:
    """Programs that type for somebody may send each event with the time 0."""
    for _ in range(2):
        assert not strike(window, OVERRIDE, 0).isAccepted()
        strike(window, PRESS, 0)
        strike(window, RELEASE, 0)
    assert window.pressed == [("h", False), ("h", False)]


def test_new_presses_and_other_keys_do_not_repeat(window: Window) -> None:
    strike(window, PRESS, 100)
    strike(window, RELEASE, 180)
    strike(window, PRESS, 180, "l")
    strike(window, RELEASE, 300, "l")
    assert not strike(window, OVERRIDE, 301, "l").isAccepted()
    strike(window, PRESS, 301, "l")
    assert window.pressed == [("h", False), ("l", False), ("l", False)]
