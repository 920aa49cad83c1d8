"""Words in pictures: they shrink a little before they are cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.ui.lettering import fitting


@pytest.mark.parametrize("share", [0.75, 0.9, 1.0, 2.0])
def test_words_that_are_somewhat_too_long_fit(qapp: QApplication, share: float) -> None:
    font = QFont(qapp.font())
    font.setPointSizeF(20)
    width = QFontMetricsF(font).horizontalAdvance("13 Karten") * share
    fitted = fitting(font, "13 Karten", width)
    assert QFontMetricsF(fitted).horizontalAdvance("13 Karten") <= width
    assert (fitted.pointSizeF() == 20) == (share >= 1)


def test_words_never_become_unreadable(qapp: QApplication) -> None:
    font = QFont(qapp.font())
    font.setPointSizeF(20)
    assert fitting(font, "13 Karten", 5).pointSizeF() == 14
