"""A language that is 40 % longer than English, in use: whatever fits in it fits in others."""

from __future__ import annotations

from PySide6.QtCore import QTranslator

from tests.tools.translations import pseudo

PSEUDO = "pseudo"
"""The name under which tests and pictures ask for it."""


class PseudoTranslator(QTranslator):
    """Makes every text longer; numbers are put in by Qt."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return pseudo(source)

    def isEmpty(self) -> bool:
        return False
