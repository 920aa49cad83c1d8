"""A trick on the table, as the solver's search sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.solver_bits import ABOVE, LANES
from app.ai.solver_suits import NO_TRUMP, UNSET, Start


@dataclass(slots=True)
class Trick:
    """The cards so far; ``best`` is the winning one, ``owner`` its seat, ``seat`` plays next."""

    start: Start
    seat: int
    trump: int
    cards: int = 0
    played: int = 0
    led: int = 0
    best: int = 0
    owner: int = 0

    def place(self, card: int) -> Trick:
        """Return the trick with the next card on it."""
        seat, trump, played, led = self.seat, self.trump, self.played, self.led
        best, owner = self.best, self.owner
        suit = card >> 4
        if not played:
            led, best, owner = suit, card, seat
        else:
            if trump == UNSET and suit != led:
                trump = suit
            if card > best if suit == best >> 4 else suit == trump:
                best, owner = card, seat
        cards = self.cards | 1 << card
        return Trick(self.start, seat + 1 & 3, trump, cards, played + 1, led, best, owner)


class Threat:
    """What the opponents after a seat can still play to a trick that was led."""

    __slots__ = ("_following", "_free", "_led")

    def __init__(self, trick: Trick, hands: Sequence[int]) -> None:
        self._led = trick.led
        self._following = self._free = 0
        for step in range(1, 4 - trick.played, 2):
            hand = hands[(trick.seat + step) % 4]
            following = hand & LANES[trick.led]
            self._following |= following
            if not following:
                self._free |= hand

    def beats(self, best: int, trump: int) -> bool:
        """Return whether one of them can beat a winning card."""
        if self._free and trump == UNSET:
            return True
        if best >> 4 != self._led:
            return bool(self._free & ABOVE[best])
        if self._following & ABOVE[best]:
            return True
        return trump < NO_TRUMP and trump != self._led and bool(self._free & LANES[trump])
