"""Names in other letters than the rest of a line do not cost its end."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, QRect, QStringListModel
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from app.ui.models.log import LogModel
from app.ui.views.course import CourseView

NAMES = ("हुकुम", "Bénédicte", "日本語", "ไทย", "שלום")


def ink(view: QListView, index: QModelIndex, more: int) -> int:
    """Return how much is painted of a line that has some pixels more than it asked for."""
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    size = view.visualRect(index).size()
    option.rect = QRect(0, 0, size.width(), size.height() + more)
    image = QImage(option.rect.size(), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    view.itemDelegate().paint(painter, option, index)
    painter.end()
    return sum(
        255 - image.pixelColor(x, y).red()
        for x in range(image.width())
        for y in range(image.height())
    )


@pytest.mark.parametrize("points", [8, 10, 14, 20])
def test_the_end_of_a_line_is_seen_whatever_the_letters_of_the_name(
    qtbot: QtBot, font: Callable[[int], None], points: int
) -> None:
    font(points)
    view = CourseView(LogModel(), None)
    qtbot.addWidget(view)
    lines = QStringListModel([f"{name} plays the nine of diamonds." for name in NAMES])
    view.setModel(lines)
    view.resize(points * 16, 1000)
    view.show()
    qtbot.waitExposed(view)
    for row, name in enumerate(NAMES):
        index = lines.index(row)
        assert ink(view, index, 0) > 0.85 * ink(view, index, 40), name
