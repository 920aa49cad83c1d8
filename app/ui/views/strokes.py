"""What is painted on and around a card: ring and seal."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.ui import feel
from app.ui.cards.geometry import CardPlace, polygon
from app.ui.cards.symbols import paint_suit


class OnCard:
    """Move a painter onto a card: the origin is its centre, upright is its own upright."""

    def __init__(self, painter: QPainter, place: CardPlace) -> None:
        self._painter = painter
        self._place = place
        self.outline = QRectF(-place.width / 2, -place.height / 2, place.width, place.height)

    def __enter__(self) -> OnCard:
        self._painter.save()
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.translate(QPointF(self._place.x, self._place.y))
        self._painter.rotate(self._place.angle)
        return self

    def __exit__(self, *_: object) -> None:
        self._painter.restore()


def paint_ring(painter: QPainter, place: CardPlace, colour: QColor, width: float) -> None:
    """Draw a ring round a card."""
    with OnCard(painter, place) as card:
        pen = QPen(colour, width)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = place.width * feel.CARD_CORNER + width / 2
        box = card.outline.adjusted(-width / 2, -width / 2, width / 2, width / 2)
        painter.drawRoundedRect(box, radius, radius)


LOWER_LEFT = 3


def seal_box(place: CardPlace, corner: int = LOWER_LEFT) -> QRectF:
    """Return where the seal of the trump card lies on one of its corners."""
    size = max(14.0, place.width * 0.2)
    x, y = polygon(place._replace(width=place.width - 1.4 * size))[corner]
    return QRectF(x - size / 2, y - size / 2, size, size)


def paint_seal(painter: QPainter, seal: QRectF, suit: int | None, colour: QColor) -> None:
    """Paint the seal of the trump card into a square; a hidden suit is a question."""
    size = seal.width()
    with OnCard(painter, CardPlace(seal.center().x(), seal.center().y(), 0, 0, size)):
        box = QRectF(-size / 2, -size / 2, size, size)
        painter.setPen(QPen(QColor(30, 20, 10), size * 0.06))
        painter.setBrush(colour)
        painter.drawEllipse(box)
        if suit is None:
            font = painter.font()
            font.setBold(True)
            font.setPixelSize(round(size * 0.7))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")
        else:
            inner = box.adjusted(size * 0.22, size * 0.22, -size * 0.22, -size * 0.22)
            paint_suit(painter, suit, inner, QColor(30, 20, 10))
