"""Labels that show texts as they are, however long their words."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget

_LONG_WORD = re.compile(r"\S{25,}")
"""No word of the four languages is so long."""
_PIECE = re.compile(r"\S{8}(?=\S)")


def breakable(text: str) -> str:
    """Return a text whose words can be broken where they are too long for any line."""
    return _LONG_WORD.sub(lambda word: _PIECE.sub("\\g<0>\u200b", word[0]), text)


class PlainLabel(QLabel):
    """A label that shows names as they are, and may break words too long for any line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        super().setText(breakable(text))


class Heading(PlainLabel):
    """A label that wraps, in bold letters that are so many times as large as those around it."""

    def __init__(
        self,
        parent: QWidget | None = None,
        factor: float = 1.35,
        weight: QFont.Weight = QFont.Weight.DemiBold,
    ) -> None:
        super().__init__(parent)
        self._factor, self._weight = factor, weight
        self._around: QWidget | None = None
        self.setWordWrap(True)
        self._follow()

    def set_factor(self, factor: float) -> None:
        """Write in letters that are so many times as large as those around from now on."""
        self._factor = factor
        self._grow()

    def _grow(self) -> None:
        parent = self.parentWidget()
        font = QFont(QApplication.font() if parent is None else parent.font())
        font.setPointSizeF(font.pointSizeF() * self._factor)
        font.setWeight(self._weight)
        if font != self.font():
            self.setFont(font)

    def _follow(self) -> None:
        """Watch the parent: letters with a size of their own do not hear of another font."""
        if self._around is not None:
            self._around.removeEventFilter(self)
        self._around = self.parentWidget()
        if self._around is not None:
            self._around.installEventFilter(self)
        self._grow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange and hasattr(self, "_around"):
            self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange and watched is self._around:
            self._grow()
        return False
