"""Labels follow the letters around them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.labels import Heading


def test_a_heading_grows_with_its_parent(qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    for parent, points in ((first, 10), (second, 14)):
        qtbot.addWidget(parent)
        font = QFont(parent.font())
        font.setPointSizeF(points)
        parent.setFont(font)
    heading = Heading(first, 1.5)
    assert heading.font().pointSizeF() == pytest.approx(15)
    heading.setParent(second)
    assert heading.font().pointSizeF() == pytest.approx(21)
    font = QFont(second.font())
    font.setPointSizeF(20)
    second.setFont(font)
    assert heading.font().pointSizeF() == pytest.approx(30)
    assert heading.font().weight() == QFont.Weight.DemiBold
    heading.set_factor(1.0)
    assert heading.font().pointSizeF() == pytest.approx(20)
