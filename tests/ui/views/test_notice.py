"""The sheet over the table: its buttons always have room for their words."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.views.action_bar import Choice
from app.ui.views.notice import Notice

CHOICES = (Choice("again", "Play once more"), Choice("new", "New match…"), Choice("r", "Report"))


@pytest.mark.parametrize(("width", "points"), [(900, 9), (560, 14), (520, 20), (520, 26)])
def test_no_word_on_a_button_is_cut_off(qtbot: QtBot, width: int, points: int) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    font = table.font()
    font.setPointSize(points)
    table.setFont(font)
    table.resize(width, 600)
    notice = Notice(table)
    table.show()
    notice.open("The other side wins the match", "That scores 1 point.", CHOICES, veil=QColor())
    buttons = notice.findChildren(QPushButton)
    assert len(buttons) == len(CHOICES)
    for button in buttons:
        assert button.width() >= button.sizeHint().width(), button.text()
        assert button.height() >= button.sizeHint().height(), button.text()
