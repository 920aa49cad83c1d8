"""Words that the program writes with a painter, made to fit into their box."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

LEAST = 0.7
"""Words that are too long shrink to this part of their size before they are cut."""

_READABLE = 12.0
"""Points down to which a text of several lines may shrink even if that is less than `LEAST`."""

_CENTRE = Qt.AlignmentFlag.AlignCenter


def write_line(
    painter: QPainter, box: QRectF, text: str, align: Qt.AlignmentFlag = _CENTRE
) -> None:
    """Write a line with the painter's font and pen; one that is too long shrinks, then is cut."""
    usual = painter.font()
    font = fitting(usual, text, box.width())
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, align, shown)
    painter.setFont(usual)


def write_text(painter: QPainter, box: QRectF, text: str) -> None:
    """Write a text over as many lines as the box has; one that is too long shrinks."""
    usual = painter.font()
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    least = min(LEAST, _READABLE / usual.pointSizeF())
    for percent in range(100, round(100 * least) - 1, -5):
        smaller = QFont(usual)
        smaller.setPointSizeF(usual.pointSizeF() * percent / 100)
        painter.setFont(smaller)
        if painter.boundingRect(box, flags, text).height() <= box.height():
            break
    painter.drawText(box, flags, text)
    painter.setFont(usual)


def fitting(font: QFont, text: str, width: float) -> QFont:
    """Return a font in which a text is no wider, made smaller only as far as it stays readable."""
    smaller, part = QFont(font), 1.0
    needed = QFontMetricsF(font).horizontalAdvance(text)
    while needed > width and part > LEAST:  # letters that fit the pixels may shrink a bit less
        part = max(LEAST, part * 0.97 * width / needed)
        smaller.setPointSizeF(font.pointSizeF() * part)
        needed = QFontMetricsF(smaller).horizontalAdvance(text)
    return smaller
