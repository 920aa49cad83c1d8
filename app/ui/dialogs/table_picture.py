"""A small picture of a table: the cloth, the trick in the middle, the hand in front."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.actions import NOBODY
from app.core.log import MatchLog
from app.core.rules import Direction
from app.core.state import DealState
from app.session.replay import deal_steps, dealt
from app.ui.arrange import arranged
from app.ui.cards.cloth import CLOTHS, paint_cloth
from app.ui.cards.faces import BACKS, FaceStyle
from app.ui.cards.geometry import (
    Area,
    CardPlace,
    card_height,
    card_width_for,
    fan,
    trick_places,
    trick_width_for,
)
from app.ui.cards.pixmaps import CardPixmaps

MOST_DEALS = 60
"""Longer matches are not replayed for the sake of a picture."""

_EDGE = 16


def last_deal(log: MatchLog) -> DealState | None:
    """Return the last deal of a match as it stands, None if there is none or too many."""
    if not log.deals or len(log.deals) > MOST_DEALS:
        return None
    return dealt(deal_steps(log, len(log.deals) - 1)[-1].state)


class TablePicture(QWidget):
    """Shows one seat's view of a deal, its last trick when it is over; or the empty cloth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = CardPixmaps()
        self._deal: DealState | None = None
        self._viewer = 0
        self._clockwise = False
        self._style, self._cloth, self._back = FaceStyle(), next(iter(CLOTHS)), BACKS[0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_look(self, style: FaceStyle, cloth: str, back: str) -> None:
        """Draw cards and cloth as the player wants them."""
        self._style, self._cloth, self._back = style, cloth, back
        self.update()

    def show_match(self, log: MatchLog | None) -> None:
        """Show the last deal of a match from the seat of its person.

        Where persons share the screen, either of them may look: no hand is shown.
        """
        self._deal = None if log is None else last_deal(log)
        if log is not None:
            kinds = [seat.kind for seat in log.header.seats]
            self._viewer = kinds.index("human") if kinds.count("human") == 1 else NOBODY
            self._clockwise = log.header.rules.direction is Direction.CLOCKWISE
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(250, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 114)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_cloth(painter, QRectF(self.rect()), self._cloth, self.devicePixelRatioF())
        if self._deal is not None:
            self._paint_trick(painter, self._deal)
            self._paint_hand(painter, self._deal)
        painter.end()

    def _paint_trick(self, painter: QPainter, deal: DealState) -> None:
        players = len(deal.hands)
        height = self.height() * 0.62
        room = Area(0, 0, self.width() - 2 * _EDGE, height - _EDGE)
        width = trick_width_for(players, room)
        middle = (self.width() / 2, _EDGE + (height - _EDGE) / 2)
        places = trick_places(players, middle, width)
        over = not deal.trick.cards and bool(deal.finished) and deal.result is not None
        trick = deal.finished[-1] if over else deal.trick
        for card, seat in zip(trick.cards, trick.seats(players), strict=True):
            turn = (seat - max(0, self._viewer)) % players
            place = places[-turn % players if self._clockwise else turn]
            self._paint(painter, card, place)

    def _paint_hand(self, painter: QPainter, deal: DealState) -> None:
        if self._viewer == NOBODY:
            return
        hand = arranged(deal.hands[self._viewer])
        top = self.height() * 0.62
        room = Area(_EDGE, top, self.width() - 2 * _EDGE, self.height() - top - 8)
        width = card_width_for(len(hand), room, widest=60) if hand else 0
        for card, place in zip(hand, fan(len(hand), room, width), strict=True):
            self._paint(painter, card, place)

    def _paint(self, painter: QPainter, card: int, place: CardPlace) -> None:
        width = round(place.width)
        face = self._pixmaps.face(card, width, self.devicePixelRatioF(), self._style)
        painter.save()
        painter.translate(place.x, place.y)
        painter.rotate(place.angle)
        painter.drawPixmap(QPointF(-width / 2, -card_height(width) / 2), face)
        painter.restore()
