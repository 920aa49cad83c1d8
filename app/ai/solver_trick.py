"""A trick on the table, as the solver's search sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.ai.solver_bits import ABOVE, LANES

NO_TRUMP = 4
UNSET = 5


class Trick(NamedTuple):
    """The cards so far; ``best`` is the winning one, ``owner`` its seat, ``seat`` plays next."""

    seat: int
    trump: int
    cards: int = 0
    played: int = 0
    led: int = 0
    best: int = 0
    owner: int = 0

    def place(self, card: int) -> Trick:
        """Return the trick with the next card on it."""
        seat, trump, cards, played, led, best, owner = self
        suit = card >> 4
        if not played:
            led, best, owner = suit, card, seat
        else:
            if trump == UNSET and suit != led:
                trump = suit
            if card > best if suit == best >> 4 else suit == trump:
                best, owner = card, seat
        return Trick((seat + 1) % 4, trump, cards | 1 << card, played + 1, led, best, owner)

    def beaten_later(self, hands: Sequence[int], best: int, trump: int) -> bool:
        """Return whether an opponent who plays after this seat can beat a winning card."""
        return any(
            self._beats(hands[(self.seat + step) % 4], best, trump)
            for step in range(1, 4 - self.played, 2)
        )

    def _beats(self, hand: int, best: int, trump: int) -> bool:
        if hand & LANES[self.led]:
            return best >> 4 == self.led and bool(hand & ABOVE[best])
        if trump >= NO_TRUMP:
            return trump == UNSET
        ruffs = hand & LANES[trump]
        return bool(ruffs & ABOVE[best] if best >> 4 == trump else ruffs)
