"""What a finished deal is worth to side 0, from 0 to 1: the result, and what it means in the match."""

from __future__ import annotations

import functools
import struct

from app.core.rules import Family, RuleSet
from app.core.scoring import Tally, judge
from app.core.state import Category, DealResult, Score

EXTRA = 0.15
"""What a result above a plain win adds, in wins."""


def worth(rules: RuleSet, score: Score, result: DealResult) -> float:
    """Return what a result is worth to side 0."""
    if result.winner is None:
        return 0.5
    value = 1.0 + (result.category is not Category.WIN) * EXTRA
    return 0.5 + (0.5 if result.winner == 0 else -0.5) * value / (1.0 + EXTRA)


@functools.lru_cache(maxsize=64)
def worth_table(rules: RuleSet, score: Score) -> bytes:
    """Return the worth of every count of side 0, as doubles.

    The order is: the first seven tricks (shared, side 0, side 1), then tens, then tricks.
    """
    values = [
        worth(rules, score, judge(rules, _tally(rules, tens, tricks, first)))
        for first in (None, 0, 1)
        for tens in range(rules.all_tens + 1)
        for tricks in range(rules.hand_size + 1)
    ]
    return struct.pack(f"{len(values)}d", *values)


def _tally(rules: RuleSet, tens: int, tricks: int, first: int | None) -> Tally:
    if rules.family is not Family.COURT_PIECE:
        first = None
    return Tally((tens, rules.all_tens - tens), (tricks, rules.hand_size - tricks), first)
