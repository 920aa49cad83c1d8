"""How the suits have been played so far: who led each first, and who threw it away."""

from __future__ import annotations

from typing import NamedTuple

from app.core.actions import NOBODY
from app.core.cards import RANK_OF, SUIT_OF, Suit
from app.core.observation import Observation


class Course(NamedTuple):
    """How a suit has been played: by whom and from what rank first, how often, thrown by whom.

    ``thrown`` are the seats that have played the suit when another one was led.
    """

    opener: int
    rank: int
    times: int
    thrown: set[int]


def course_of(seen: Observation, suit: Suit) -> Course:
    """Return how a suit has been played in all the tricks, that on the table included."""
    opener, rank, times = NOBODY, NOBODY, 0
    thrown: set[int] = set()
    for trick in (*seen.finished, seen.trick):
        if not trick.cards:
            continue
        if SUIT_OF[trick.cards[0]] != suit:
            seats = trick.seats(seen.rules.players)
            thrown |= {seats[at] for at, card in enumerate(trick.cards) if SUIT_OF[card] == suit}
            continue
        times += 1
        if times == 1:
            opener, rank = trick.leader, RANK_OF[trick.cards[0]]
    return Course(opener, rank, times, thrown)
