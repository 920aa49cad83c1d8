"""A trick on the table, as the solver's search sees it."""

from __future__ import annotations

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

    def loses_to(self, hand: int, best: int, trump: int) -> bool:
        """Return whether a hand that is yet to play can beat a winning card."""
        following = hand & LANES[self.led]
        if following:
            return best >> 4 == self.led and following & ABOVE[best] > 0
        if trump >= NO_TRUMP:
            return trump == UNSET and hand > 0
        ruffs = hand & LANES[trump]
        return (ruffs & ABOVE[best] if best >> 4 == trump else ruffs) > 0
