"""How long things stay before the game goes on: the numbers that tune its feel."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds: for each cut and deal, an AI seat's least thinking time, and a finished trick.

    ``trick`` None waits for the player after each trick.
    """

    cut: float
    deal: float
    think: float
    trick: float | None


PACES: dict[str, Pace] = {
    "slow": Pace(cut=2.4, deal=2.6, think=1.1, trick=2.4),
    "normal": Pace(cut=1.6, deal=1.6, think=0.55, trick=1.3),
    "fast": Pace(cut=0.8, deal=0.8, think=0.2, trick=0.7),
    "instant": Pace(cut=0.0, deal=0.0, think=0.0, trick=0.0),
}
"""The paces that a player can choose, by their stable ids."""

THOUGHT_SECONDS = 1.5
"""Seconds that an AI seat at a table may search."""

HINT_SECONDS = 0.8
"""Seconds that a hint may take."""

LONGEST_THOUGHT = 6.0
"""Seconds after which a seat that does not answer is given up on and a legal card is played."""


def pace(pace_id: str, *, wait_after_trick: bool = False) -> Pace:
    """Return a pace by its id, if wanted with a stop after each trick."""
    chosen = PACES[pace_id]
    return chosen._replace(trick=None) if wait_after_trick else chosen
