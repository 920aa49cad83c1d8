"""The levels of play, as a table, and the seats that are made from it."""

from __future__ import annotations

from typing import NamedTuple

from app.ai.heuristics import RandomPlayer, RulePlayer, Style
from app.ai.player import Player
from app.core.errors import HukumError


class Level(NamedTuple):
    """One level: the rules of thumb that it forgets, and how often it follows a whim."""

    forgotten: frozenset[str] = frozenset()
    whim: float = 0.0


_PARTNERSHIP = frozenset(("guard_ten", "leave_to_partner", "third_hand_high", "lead_to_ruff"))

LEVELS: dict[str, Level] = {
    "beginner": Level(
        _PARTNERSHIP | {"set_trump", "second_hand_low", "draw_trumps", "lead_short", "cash_ten"},
        whim=0.2,
    ),
    "casual": Level(frozenset(("guard_ten", "lead_to_ruff", "lead_short")), whim=0.05),
    "club": Level(),
}
"""The levels that may sit at a table, from weakest to strongest."""

RANDOM = "random"

STYLES: dict[str, Style] = {
    "steady": Style(),
    "cautious": Style(safe=0.88),
    "bold": Style(safe=0.72),
}
"""The styles of play: they change what a seat plays, hardly how well."""


class LevelError(HukumError):
    """A level or style that does not exist."""


def make_player(level: str, style: str = "steady") -> Player:
    """Return a seat of a level and style; raise `LevelError` if there is none of that name."""
    if style not in STYLES:
        raise LevelError(f"there is no style {style!r}; the styles are {', '.join(STYLES)}")
    if level == RANDOM:
        return RandomPlayer()
    if level not in LEVELS:
        raise LevelError(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    known = LEVELS[level]
    return RulePlayer(known.forgotten, known.whim, STYLES[style])
