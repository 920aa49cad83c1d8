"""What gives way where there is little room, and comes back where there is more."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.dialogs.base import plain_label
from app.ui.dialogs.room import Row, Tiles, shallow


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Return an empty window."""
    window = QWidget()
    QVBoxLayout(window)
    qtbot.addWidget(window)
    return window


def shown(window: QWidget, widget: QWidget, width: int, height: int) -> None:
    """Show a widget in a window of a size."""
    layout = window.layout()
    assert layout is not None
    if layout.indexOf(widget) < 0:
        layout.addWidget(widget)
    window.resize(width, height)
    window.show()
    for _ in range(3):
        QApplication.processEvents()


def test_a_row_that_is_too_narrow_becomes_a_column(window: QWidget) -> None:
    first, second = QPushButton("a button with a long text"), QPushButton("and another one of it")
    row = Row(first, second)
    for width, beside in ((900, True), (row.minimumSizeHint().width() + 30, False), (900, True)):
        shown(window, row, width, 200)
        assert (first.y() == second.y()) is beside
        assert first.width() >= first.minimumSizeHint().width()


def test_tiles_take_as_many_columns_as_fit(window: QWidget) -> None:
    labels = [QLabel("a tile with some words") for _ in range(6)]
    tiles = Tiles(list[QWidget](labels))
    wide = labels[0].minimumSizeHint().width()
    for columns, width in ((6, 8 * wide), (3, 4 * wide), (2, round(2.9 * wide)), (6, 8 * wide)):
        shown(window, tiles, width, 400)
        assert len({label.x() for label in labels}) == columns


def test_words_are_whole_where_they_fit_and_scrolled_where_they_do_not(window: QWidget) -> None:
    words, below = plain_label(), QPushButton()
    words.setText("Words that go on and on. " * 30)
    frame = shallow(words)
    window.layout().addWidget(frame)
    below.setMinimumHeight(100)
    shown(window, below, 500, 700)
    assert words.height() >= words.heightForWidth(words.width())
    assert frame.verticalScrollBar().maximum() == 0
    shown(window, below, 300, 240)
    assert words.height() >= words.heightForWidth(words.width())
    assert frame.verticalScrollBar().maximum() > 0
