"""Labels that show texts as they are, however long their words."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

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
