"""Cards with their shadows as ready-made pictures: one drawing a card, however often it moves."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.ui import feel

MARGIN = 4
"""Room for the shadow round a card, in logical pixels."""
MEMORY_LIMIT = 64 * 1024 * 1024
_SHADOWS = ((3.4, 10), (2.4, 16), (1.3, 26))


class Sprites:
    """A cache of cards on their shadows; those used longest ago make room for others."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, card: Callable[[], QPixmap], *, veiled: bool) -> QPixmap:
        """Return the sprite of a key, made from a card's picture if it is not there yet."""
        sprite = self._kept.get((key, veiled))
        if sprite is None:
            sprite = self._keep((key, veiled), _with_shadow(card(), veiled=veiled))
        else:
            self._kept.move_to_end((key, veiled))
        return sprite

    def _keep(self, key: Hashable, sprite: QPixmap) -> QPixmap:
        self._kept[key] = sprite
        self._bytes += _size(sprite)
        while self._bytes > MEMORY_LIMIT and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])
        return sprite

    def clear(self) -> None:
        """Forget all sprites."""
        self._kept.clear()
        self._bytes = 0


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _with_shadow(card: QPixmap, *, veiled: bool) -> QPixmap:
    dpr = card.devicePixelRatio()
    width, height = card.width() / dpr, card.height() / dpr
    margin = round(MARGIN * dpr)
    sprite = QPixmap(card.width() + 2 * margin, card.height() + 2 * margin)
    sprite.setDevicePixelRatio(dpr)
    sprite.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sprite)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(margin / dpr, margin / dpr)
    box, radius = QRectF(0, 0, width, height), width * feel.CARD_CORNER
    for grow, alpha in _SHADOWS:
        painter.setBrush(QColor(0, 0, 0, alpha))
        shadow = box.adjusted(-grow, -grow, grow, grow).translated(0, min(0.6, MARGIN - grow))
        painter.drawRoundedRect(shadow, radius + grow, radius + grow)
    painter.drawPixmap(QPointF(0, 0), card)
    if veiled:
        painter.setBrush(QColor(10, 12, 16, feel.DIMMED))
        painter.drawRoundedRect(box, radius, radius)
    painter.end()
    return sprite
