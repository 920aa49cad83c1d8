"""The worked tricks of the help as pictures, drawn with the game's own cards."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from app.core.rules import Direction
from app.core.state import Trick
from app.ui.cards.art.cloth_border import CLOTHS
from app.ui.cards.geometry import CardPlace, bounds, trick_places
from app.ui.cards.symbols import paint_suit
from app.ui.help.figures import NEVER, Figure, Worked
from app.ui.views.look import Look

_CARD = 62.0
_MARGIN = 20.0
_GAP = 14.0
_BADGE = 19.0
_CLOTH = CLOTHS["emerald"]


def figure_image(figure: Figure, look: Look, dpr: float) -> QImage:
    """Return the picture of a figure, exact in device pixels."""
    panels = [_panel(trick) for trick in figure.tricks]
    width = sum(panel.width() for panel in panels) + _GAP * (len(panels) - 1)
    height = max(panel.height() for panel in panels)
    image = QImage(
        math.ceil(width * dpr), math.ceil(height * dpr), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for trick, panel in zip(figure.tricks, panels, strict=True):
        _paint_trick(painter, trick, panel, look, dpr)
        painter.translate(panel.width() + _GAP, 0)
    painter.end()
    return image


def _panel(trick: Worked) -> QRectF:
    area = bounds(trick_places(trick.rules.players, (0, 0), _CARD))
    return QRectF(0, 0, area.width + 2 * _MARGIN, area.height + 2 * _MARGIN)


def _paint_trick(painter: QPainter, trick: Worked, panel: QRectF, look: Look, dpr: float) -> None:
    painter.setPen(QPen(QColor(_CLOTH.print_light), 1.5))
    painter.setBrush(QColor(_CLOTH.middle))
    painter.drawRoundedRect(panel.adjusted(1, 1, -1, -1), 10, 10)
    centre = panel.center()
    places = trick_places(trick.rules.players, (centre.x(), centre.y()), _CARD)
    outcome = trick.outcome()
    for turn, card in enumerate(outcome.cards):
        place = places[_screen_seat(trick, turn)]
        _paint_card(painter, place, card, look, dpr, wins=turn == outcome.best_seat)
    for turn in range(len(outcome.cards)):
        _paint_number(painter, _badge_at(places[_screen_seat(trick, turn)], centre), turn, outcome)
    if trick.trump is not None and trick.awake_from != NEVER:
        _paint_trump(painter, trick.trump, panel, look)


def _screen_seat(trick: Worked, turn: int) -> int:
    clockwise = trick.rules.direction is Direction.CLOCKWISE
    return -turn % trick.rules.players if clockwise else turn


def _paint_card(
    painter: QPainter, place: CardPlace, card: int, look: Look, dpr: float, *, wins: bool
) -> None:
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.angle)
    box = QRectF(-place.width / 2, -place.height / 2, place.width, place.height)
    painter.drawPixmap(box.topLeft(), look.face(card, place.width, dpr))
    if wins:
        painter.setPen(QPen(QColor(_CLOTH.accent), 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 6, 6)
    painter.restore()


def _badge_at(place: CardPlace, centre: QPointF) -> QPointF:
    """Return the middle of the edge of a card that is turned away from the middle."""
    across, down = place.x - centre.x(), place.y - centre.y()
    if abs(across) > abs(down):
        return QPointF(place.x + math.copysign(place.width / 2, across), place.y)
    return QPointF(place.x, place.y + math.copysign(place.height / 2, down))


def _paint_number(painter: QPainter, at: QPointF, turn: int, outcome: Trick) -> None:
    wins = turn == outcome.best_seat
    box = QRectF(at.x() - _BADGE / 2, at.y() - _BADGE / 2, _BADGE, _BADGE)
    painter.setPen(QPen(QColor(_CLOTH.rim), 1.5))
    painter.setBrush(QColor(_CLOTH.accent if wins else _CLOTH.text))
    painter.drawEllipse(box)
    font = QFont(painter.font())
    font.setPixelSize(13)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(_CLOTH.rim))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(turn + 1))


def _paint_trump(painter: QPainter, suit: int, panel: QRectF, look: Look) -> None:
    box = QRectF(panel.left() + 9, panel.top() + 9, 30, 30)
    painter.setPen(QPen(QColor(_CLOTH.accent), 2))
    painter.setBrush(QColor("#fdf9ef"))
    painter.drawEllipse(box)
    colour = QColor(look.face_style.suit_colour(suit))
    paint_suit(painter, suit, box.adjusted(7, 7, -7, -7), colour)
