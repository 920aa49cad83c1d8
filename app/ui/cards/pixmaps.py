"""Crisp pixmaps of faces and backs, kept for as long as the memory allowed for them lasts."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.ui.cards.faces import FaceStyle, back_svg, face_svg
from app.ui.cards.geometry import card_height

MEMORY_LIMIT = 96 * 1024 * 1024


def render_svg(document: bytes, width: float, height: float, dpr: float) -> QPixmap:
    """Render a document to a pixmap of a size in logical pixels, exact in device pixels."""
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(document)).render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


class CardPixmaps:
    """A cache of card pixmaps by card, size, device pixel ratio and style.

    The pixmaps used longest ago are dropped when the memory limit (bytes) is passed.
    """

    def __init__(self, memory_limit: int = MEMORY_LIMIT) -> None:
        self._limit = memory_limit
        self._used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    @property
    def used(self) -> int:
        """Return how many bytes the kept pixmaps take."""
        return self._used

    def face(self, card: int, width: int, dpr: float, style: FaceStyle) -> QPixmap:
        """Return the face of a card, ``width`` logical pixels wide."""
        key = ("face", card, width, dpr, style)
        return self._get(key, width, dpr, lambda: face_svg(card, style))

    def back(self, back_id: str, width: int, dpr: float) -> QPixmap:
        """Return a card back, ``width`` logical pixels wide."""
        return self._get(("back", back_id, width, dpr), width, dpr, lambda: back_svg(back_id))

    def clear(self) -> None:
        """Forget every pixmap."""
        self._pixmaps.clear()
        self._used = 0

    def _get(self, key: Hashable, width: int, dpr: float, document: Callable[[], bytes]) -> QPixmap:
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = render_svg(document(), width, card_height(width), dpr)
        self._pixmaps[key] = pixmap
        self._used += _bytes(pixmap)
        while self._used > self._limit and len(self._pixmaps) > 1:
            self._used -= _bytes(self._pixmaps.popitem(last=False)[1])
        return pixmap


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
