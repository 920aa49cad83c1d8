"""Lines of lists and tables that are seen whole in every script."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

Index = QModelIndex | QPersistentModelIndex


class WholeLines(QStyledItemDelegate):
    """Gives a text the height that Qt wants when it paints.

    Where one line of several is higher than the others, as with a name in the letters of India, Qt
    asks for the sum of the lines, but paints the end of the text only in room for as many lines of
    the highest.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wanted = super().sizeHint(option, index)
        lines, more = divmod(wanted.height(), _line_height(option.font))
        return wanted + QSize(0, more * (lines - 1)) if lines > 1 else wanted


def _line_height(font: QFont) -> int:
    layout = QTextLayout("x", font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return max(1, math.ceil(line.height()))
