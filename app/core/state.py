"""The immutable state of a deal and of a match."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.core.actions import NOBODY, SeatAction
from app.core.cards import Card, Hand, Suit
from app.core.phases import Phase
from app.core.rules import RuleSet, TrumpMode

Pair = tuple[int, int]
"""One number for each side: side 0 is seats 0, 2, 4, side 1 is seats 1, 3, 5."""


class Trick(NamedTuple):
    """The cards of a trick in the order of play, and who is winning it.

    ``best_is_trump`` says whether the winning card is an active trump (rules section 3).
    """

    leader: int
    cards: tuple[Card, ...] = ()
    best_seat: int = NOBODY
    best_card: Card = NOBODY
    best_is_trump: bool = False

    def seats(self, players: int) -> tuple[int, ...]:
        """Return the seat of each card."""
        return tuple((self.leader + turn) % players for turn in range(len(self.cards)))


class Trump(NamedTuple):
    """The trump of a deal once it has been chosen (rules section 3).

    ``seat`` chose it. ``card`` is the card that was drawn or laid, `NOBODY` if there is none, and
    ``owner`` is the seat in whose hand it was. ``awake_at`` is (trick, card in that trick), both
    from 1, of the first card that is played under the awake trump; None while it sleeps.
    """

    suit: Suit
    seat: int
    how: TrumpMode
    awake_at: Pair | None
    card: Card = NOBODY
    owner: int = NOBODY


class Category(StrEnum):
    """The name of a deal's result (rules section 13)."""

    DRAW = "draw"
    WIN = "win"
    SIRR = "sirr"
    MENDIKOT = "mendikot"
    KOT = "kot"
    COURT = "court"
    BAVNEY = "bavney"


class DealResult(NamedTuple):
    """Who won a deal, what it is called, and what it scores; ``winner`` None is a draw."""

    winner: int | None
    category: Category
    tens: Pair
    tricks: Pair
    points: Pair


class MatchEnd(StrEnum):
    """What ended a match (record-format, ``after.match.by``)."""

    SIRR = "sirr"
    STREAK = "streak"
    POINTS = "points"
    DEALS = "deals"
    TENS = "tens"


class MatchOutcome(NamedTuple):
    """Who won a match and by what; ``winner`` None is a drawn match."""

    winner: int | None
    by: MatchEnd


class Score(NamedTuple):
    """The standing between deals.

    ``dealer`` deals the next deal (while a deal is played: that deal's own dealer stands in the
    deal). ``last_winner`` is the side that won the deal before, None after a draw or before the
    first deal. ``deals`` counts the finished deals of the match.
    """

    dealer: int
    streaks: Pair = (0, 0)
    points: Pair = (0, 0)
    last_winner: int | None = None
    deals: int = 0
    outcome: MatchOutcome | None = None


class DealState(NamedTuple):
    """One deal: what was dealt, what is still held, and all that was done.

    ``turn`` is the seat that must act, `NOBODY` when the table or nobody does. ``pile`` holds the
    tricks that lie in the centre under pile capture, ``run_seat`` the winner of the last trick if
    it was his first in a row. ``captured`` are the cards of each side in order of capture.
    """

    number: int | None
    dealer: int
    dealt: tuple[Hand, ...]
    hands: tuple[Hand, ...]
    turn: int
    trick: Trick
    finished: tuple[Trick, ...]
    trump: Trump | None
    tens: Pair
    tricks: Pair
    captured: tuple[tuple[Card, ...], tuple[Card, ...]]
    pile: tuple[Trick, ...]
    run_seat: int
    actions: tuple[SeatAction, ...]
    result: DealResult | None


class State(NamedTuple):
    """A match: its rules, its phase, the standing, and the deal that is played.

    ``cutting`` are the seats that still cut for the deal; ``deal`` is None before the first one.
    """

    rules: RuleSet
    phase: Phase
    score: Score
    deal: DealState | None = None
    cutting: tuple[int, ...] = ()
