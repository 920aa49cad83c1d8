"""Small signs painted on the table: suits, ten medallions, dealer, direction, turn."""

from __future__ import annotations

import enum
import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.ui.cards.art import svg
from app.ui.cards.art.style import CARD_PAPER, FaceStyle
from app.ui.cards.art.suits import SUIT_PATHS

_GOLD = QColor("#e2b94f")
_GOLD_DARK = QColor("#6d4a10")
_PAPER = QColor(CARD_PAPER)
_SLATE = QColor("#2b2b33")
_SLATE_EDGE = QColor("#a9a6ad")


_BUD = "M48,0 C26,-7 8,-36 -16,-36 C-34,-36 -46,-20 -46,0 C-46,20 -34,36 -16,36 C8,36 26,7 48,0 Z"


class TenState(enum.Enum):
    """Where a ten is, as far as the player at the bottom knows."""

    UNSEEN = "unseen"
    IN_HAND = "in_hand"
    ON_TABLE = "on_table"
    OURS = "ours"
    THEIRS = "theirs"


def path_of(data: str) -> QPainterPath:
    """Return the painter path of SVG path data with absolute M, L, C and Z."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for letter, values in svg.steps(data):
        points = [QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if letter == "M":
            path.moveTo(points[0])
        elif letter == "L":
            path.lineTo(points[0])
        elif letter == "C":
            path.cubicTo(*points)
        else:
            path.closeSubpath()
    return path


@cache
def suit_path(suit: int) -> QPainterPath:
    """Return the outline of a suit symbol in a box of 100 by 100 around the origin."""
    return path_of(SUIT_PATHS[suit])


def paint_suit(painter: QPainter, suit: int, rect: QRectF, colour: QColor) -> None:
    """Fill a suit symbol in the largest square in the middle of a rectangle."""
    with _Box(painter, rect):
        painter.fillPath(suit_path(suit), colour)


def paint_ten(
    painter: QPainter, suit: int, state: TenState, rect: QRectF, line: QColor, style: FaceStyle
) -> None:
    """Paint the medallion of a ten; ``line`` must be seen well on what is behind it.

    The state is told by shape: a broken ring, a small upright card, a small lying card
    (on the table), a gold flower with petals (ours), a dark square on its corner with a notch at
    each side (theirs).
    """
    suit_colour = QColor(style.suit_colour(suit))
    with _Box(painter, rect):
        if state is TenState.UNSEEN:
            _unseen(painter, line)
            _small_suit(painter, suit, line, 46)
        elif state is TenState.IN_HAND:
            _small_card(painter, line)
            _small_suit(painter, suit, suit_colour, 42)
        elif state is TenState.ON_TABLE:
            _lying_card(painter, line)
            _small_suit(painter, suit, suit_colour, 40)
        elif state is TenState.OURS:
            _gold_flower(painter)
            _small_suit(painter, suit, suit_colour, 44)
        else:
            _dark_square(painter)
            _small_suit(painter, suit, _PAPER, 40)


def paint_dealer(painter: QPainter, rect: QRectF) -> None:
    """Paint the dealer's button: an ivory disk with two cards fanned on it."""
    with _Box(painter, rect):
        painter.setPen(QPen(_GOLD_DARK, 4))
        painter.setBrush(_PAPER)
        painter.drawEllipse(QPointF(0, 0), 46, 46)
        painter.setPen(QPen(_GOLD, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), 38, 38)
        for turn, colour in ((-16, QColor("#b3192b")), (16, QColor("#27406f"))):
            painter.save()
            painter.rotate(turn)
            painter.setPen(QPen(_PAPER, 4))
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(turn * 0.45 - 15, -23, 30, 43), 5, 5)
            painter.restore()


def paint_anticlockwise(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint the arrow that says that play goes anticlockwise."""
    with _Box(painter, rect):
        pen = QPen(colour, 9)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(QRectF(-36, -36, 72, 72), -150 * 16, 285 * 16)
        tip = QPointF(36 * math.cos(math.radians(135)), -36 * math.sin(math.radians(135)))
        painter.save()
        painter.translate(tip)
        painter.rotate(45)
        painter.fillPath(path_of("M0,22 L-18,-10 L0,-3 L18,-10 Z"), colour)
        painter.restore()


def paint_turn(painter: QPainter, rect: QRectF, colour: QColor, angle: float = 0.0) -> None:
    """Paint the sign of whose turn it is: a pointer that points right, turned by an angle."""
    with _Box(painter, rect):
        painter.rotate(angle)
        painter.fillPath(path_of(_BUD), colour)


class _Box:
    """Move a painter into a box of 100 by 100 around the middle of a rectangle."""

    def __init__(self, painter: QPainter, rect: QRectF) -> None:
        self._painter = painter
        self._rect = rect

    def __enter__(self) -> None:
        self._painter.save()
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.translate(self._rect.center())
        side = min(self._rect.width(), self._rect.height()) / 100
        self._painter.scale(side, side)

    def __exit__(self, *_: object) -> None:
        self._painter.restore()


def _small_suit(painter: QPainter, suit: int, colour: QColor, size: float) -> None:
    paint_suit(painter, suit, QRectF(-size / 2, -size / 2, size, size), colour)


def _unseen(painter: QPainter, line: QColor) -> None:
    pen = QPen(line, 5)
    pen.setDashPattern([2.6, 1.9])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 42, 42)


def _small_card(painter: QPainter, line: QColor) -> None:
    painter.setPen(QPen(line, 4))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(QRectF(-33, -46, 66, 92), 9, 9)


def _lying_card(painter: QPainter, line: QColor) -> None:
    painter.save()
    painter.rotate(66)
    _small_card(painter, line)
    painter.restore()


def _gold_flower(painter: QPainter) -> None:
    painter.setPen(QPen(_GOLD_DARK, 3))
    painter.setBrush(_GOLD)
    for number in range(10):
        turn = math.radians(36 * number)
        painter.drawEllipse(QPointF(36 * math.sin(turn), -36 * math.cos(turn)), 12, 12)
    painter.setBrush(_PAPER)
    painter.drawEllipse(QPointF(0, 0), 34, 34)


def _dark_square(painter: QPainter) -> None:
    painter.setPen(QPen(_SLATE_EDGE, 4))
    painter.setBrush(_SLATE)
    painter.drawPath(
        path_of(
            "M0,-48 L18,-28 L28,-28 L28,-18 L48,0 L28,18 L28,28 L18,28 L0,48 L-18,28 "
            "L-28,28 L-28,18 L-48,0 L-28,-18 L-28,-28 L-18,-28 Z"
        )
    )
