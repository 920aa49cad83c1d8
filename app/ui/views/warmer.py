"""Draws the cards that will be needed before they are, one at a time while nothing moves."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer

from app.core.cards import Card
from app.ui import feel
from app.ui.cards.geometry import card_height
from app.ui.views.flight import Clock
from app.ui.views.look import Look
from app.ui.views.sprites import MEMORY_LIMIT
from app.ui.views.table import TableView

_FACES = range(52)


class _Wanted(NamedTuple):
    """One picture of a card, ready to be painted."""

    card: Card
    width: int
    veiled: bool


class Warmer(QObject):
    """Keeps the faces of the hand and of the tricks ready in the size of the moment."""

    def __init__(self, look: Look, table: TableView, clock: Clock) -> None:
        super().__init__(table)
        self._look, self._table, self._clock = look, table, clock
        self._for: tuple[float, ...] = ()
        self._done: set[_Wanted] = set()
        self._queue: list[_Wanted] = []
        self._timer = QTimer(self)
        self._timer.setInterval(round(feel.SLICE * 1000))
        self._timer.timeout.connect(self._draw_one)

    @property
    def is_at_work(self) -> bool:
        """Say whether something is still to be drawn."""
        return self._timer.isActive()

    def prepare(self) -> None:
        """Begin to draw what the table needs and has not had in this size and look."""
        table = self._table
        hand, trick = table.fan.card_width, round(table.trick_area.centre.width)
        present = (hand, trick, self._look.version, table.devicePixelRatioF())
        if present != self._for:
            self._for = present
            self._done.clear()
        wanted = [_Wanted(c, hand, veiled) for c in table.hand.cards for veiled in (False, True)]
        wanted += [_Wanted(card, trick, False) for card in _FACES]
        for_the_next_deal = [_Wanted(card, hand, False) for card in _FACES]
        if self._bytes(wanted + for_the_next_deal) <= MEMORY_LIMIT:
            wanted += for_the_next_deal
        self._queue = [one for one in reversed(wanted) if one not in self._done]
        if self._queue:
            self._timer.start()
        else:
            self._timer.stop()

    def _bytes(self, wanted: list[_Wanted]) -> float:
        """Return the memory that so many pictures take."""
        dots = sum(one.width * card_height(one.width) for one in wanted)
        return 4 * dots * self._table.devicePixelRatioF() ** 2

    def _draw_one(self) -> None:
        """Draw one card; what moves goes before."""
        if self._clock.is_ticking:
            return
        one = self._queue.pop()
        self._done.add(one)
        dpr = self._table.devicePixelRatioF()
        self._look.sprite(one.card, one.width, dpr, veiled=one.veiled)
        if not self._queue:
            self._timer.stop()
