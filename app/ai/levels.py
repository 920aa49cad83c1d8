"""The levels of play, as a table, and the seats that are made from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from app.ai.effort import Effort
from app.ai.player import Player
from app.ai.style import Style
from app.core.errors import HukumError

if TYPE_CHECKING:
    from app.ai.cheat import ExactPlayer


class Level(NamedTuple):
    """One level: what it forgets and how often it follows a whim, or how hard it searches."""

    forgotten: frozenset[str] = frozenset()
    whim: float = 0.0
    effort: Effort | None = None


_PARTNERSHIP = frozenset(("guard_ten", "leave_to_partner", "third_hand_high", "lead_to_ruff"))
_TIMING = frozenset(("set_trump", "second_hand_low", "draw_trumps", "lead_short", "cash_ten"))

LEVELS: dict[str, Level] = {
    "beginner": Level(_PARTNERSHIP | _TIMING, whim=0.32),
    "casual": Level(frozenset(("guard_ten", "lead_to_ruff", "third_hand_high")), whim=0.18),
    "club": Level(),
    "expert": Level(effort=Effort(300, readable=120, worlds=150, trust=0)),
    "master": Level(
        effort=Effort(2000, readable=100, worlds=150, drawn=60, trust=1000, whim=0, learned=True)
    ),
}
"""The levels that may sit at a table, from weakest to strongest."""

STRONGEST = "master"
"""The level that gives hints."""

RANDOM = "random"
CHEAT = "cheat"

CONTESTANTS = (*LEVELS, CHEAT)
"""The levels of the arena, `random` aside, which is for tests."""

STYLES: dict[str, Style] = {
    "steady": Style(),
    "cautious": Style(safe=0.88),
    "bold": Style(safe=0.72),
    "keeps_trumps": Style(keeps_trumps=True),
    "chases_sirr": Style(chases_sirr=True),
}
"""The styles of play: they change what a seat plays, hardly how well."""


class LevelError(HukumError):
    """A level or style that does not exist."""


def make_player(level: str, style: str = "steady") -> Player:
    """Return a seat of a level and style; raise `LevelError` if there is none of that name.

    What seats think with is loaded here, when the first of them has to think.
    """
    from app.ai.heuristics import RandomPlayer, RulePlayer
    from app.ai.search import SearchPlayer

    if style not in STYLES:
        raise LevelError(f"there is no style {style!r}; the styles are {', '.join(STYLES)}")
    if level == RANDOM:
        return RandomPlayer()
    if level not in LEVELS:
        raise _no_level(level, LEVELS)
    known = LEVELS[level]
    if known.effort is not None:
        return SearchPlayer(known.effort, STYLES[style])
    return RulePlayer(known.forgotten, known.whim, STYLES[style])


def make_adviser() -> Player:
    """Return the seat that gives hints; it estimates the risk of every choice, even an only one."""
    from app.ai.search import SearchPlayer

    effort = LEVELS[STRONGEST].effort
    assert effort is not None
    return SearchPlayer(effort, advises=True)


def make_contestant(level: str) -> Player | ExactPlayer:
    """Return a seat for the arena: of any level, or `cheat`; raise `LevelError` for others."""
    if level not in (*CONTESTANTS, RANDOM):
        raise _no_level(level, CONTESTANTS)
    if level != CHEAT:
        return make_player(level)
    from app.ai.cheat import ExactPlayer  # draws the solver in, which a table does not need

    return ExactPlayer()


def _no_level(level: str, levels: Iterable[str]) -> LevelError:
    return LevelError(f"there is no level {level!r}; the levels are {', '.join(levels)}")
