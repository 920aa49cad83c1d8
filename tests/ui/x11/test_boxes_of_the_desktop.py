"""Message boxes on a desktop that would put an icon on every button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.ui import boxes
from app.ui.faults import FaultBox

pytestmark = pytest.mark.x11


def icons_of(act: Callable[[], object]) -> list[bool]:
    """Open a window, close it, and say of each of its buttons whether it has an icon."""
    found: list[bool] = []

    def look() -> None:
        window = QApplication.activeModalWidget()
        assert window is not None
        buttons = window.findChildren(QAbstractButton)
        found.extend(not each.icon().isNull() for each in buttons if each.text())
        window.close()

    QTimer.singleShot(0, look)
    act()
    return found


def test_buttons_say_in_words_alone_what_they_do(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    fault = FaultBox("trace", "report", parent)
    for act, count in (
        (lambda: boxes.ask(parent, "Really?"), 2),
        (lambda: boxes.warn(parent, "No room."), 1),
        (lambda: boxes.tell(parent, "Hukum"), 1),
        (lambda: boxes.ask_text(parent, "Save", "Name:", "Mendikot"), 2),
        (fault.exec, 3),
    ):
        assert icons_of(act) == [False] * count
