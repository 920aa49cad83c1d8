"""What a finished deal is worth to side 0: its result, and what that means in the match."""

from __future__ import annotations

import functools
import struct

from app.core.rules import Family, MatchMode, RuleSet
from app.core.scoring import Tally, judge
from app.core.state import Category, DealResult, Score

EXTRA = 0.15
"""What each point above the first, or a sirr that ends the match, adds to a win."""

SIRR_POINTS = 3
"""How many points above the first a sirr counts that ends a match for points."""

STREAK_AT_STAKE = 0.1
"""What each win of a streak adds to the loss of the deal that would end it."""


def worth(rules: RuleSet, score: Score, result: DealResult) -> float:
    """Return what a result is worth to side 0: 0 at worst, 1 at best, a draw in the middle."""
    if result.winner is None:
        return 0.5
    gain = _gain(rules, score, result, result.winner)
    signed = gain if result.winner == 0 else -gain
    return 0.5 + signed / (2 * _most(rules, score))


def _gain(rules: RuleSet, score: Score, result: DealResult, winner: int) -> float:
    if rules.match is MatchMode.STREAK:
        return 1 + _sirr(rules, score, result, winner) + _broken(score, 1 - winner)
    if rules.match is MatchMode.TENS_TOTAL:
        return 1 + EXTRA * (result.tens[winner] - result.tens[1 - winner])
    points = result.points[winner]
    if rules.match is MatchMode.POINTS:
        points = min(points, max(1, rules.points_target - score.points[winner]))
    if rules.sirr_ends_match and result.category is Category.SIRR:
        return 1 + SIRR_POINTS * EXTRA
    return 1 + EXTRA * (points - 1)


def _sirr(rules: RuleSet, score: Score, result: DealResult, winner: int) -> float:
    wins_anyway = score.streaks[winner] + 1 >= rules.streak_target
    is_sirr = result.category is Category.SIRR and rules.sirr_ends_match
    return EXTRA if is_sirr and not wins_anyway else 0.0


def _broken(score: Score, loser: int) -> float:
    return STREAK_AT_STAKE * score.streaks[loser]


def _most(rules: RuleSet, score: Score) -> float:
    """Return a bound of every gain, so that no worth leaves the interval."""
    if rules.match is MatchMode.STREAK:
        return 1 + EXTRA * rules.sirr_ends_match + STREAK_AT_STAKE * max(score.streaks)
    if rules.match is MatchMode.TENS_TOTAL:
        return 1 + EXTRA * rules.all_tens
    best = {
        Family.MENDIKOT: rules.points_kot + rules.ace_bonus,
        Family.COURT_PIECE: max(rules.points_bavney, rules.points_court),
        Family.DEHLA_PAKAD: max(rules.points_sirr, 1 + SIRR_POINTS * rules.sirr_ends_match),
    }
    return 1 + EXTRA * (max(best[rules.family], rules.points_win) - 1)


@functools.lru_cache(maxsize=64)
def worth_table(rules: RuleSet, score: Score) -> bytes:
    """Return the worth of everything that side 0 can gather, as doubles.

    The order is: who has all of the first seven tricks, or all aces where they bring a bonus
    (neither side, side 0, side 1), then tens, then tricks.
    """
    values = [
        worth(rules, score, judge(rules, _tally(rules, tens, tricks, whole)))
        for whole in (None, 0, 1)
        for tens in range(rules.all_tens + 1)
        for tricks in range(rules.hand_size + 1)
    ]
    return struct.pack(f"{len(values)}d", *values)


def _tally(rules: RuleSet, tens: int, tricks: int, whole: int | None) -> Tally:
    """Return a tally in which side ``whole`` has all first tricks, or all aces, that count."""
    first = whole if rules.family is Family.COURT_PIECE else None
    aces = 4 * rules.decks if rules.ace_bonus else 0
    return Tally(
        (tens, rules.all_tens - tens),
        (tricks, rules.hand_size - tricks),
        first,
        (aces * (whole == 0), aces * (whole == 1)),
    )


def risk_of(rules: RuleSet, score: Score, side: int, value: float) -> float:
    """Return the chance of losing that a mean worth to a side speaks of, a draw being half."""
    win, loss = (
        worth(rules, score, _plain_win(rules, winner if side == 0 else 1 - winner))
        for winner in (0, 1)
    )
    if side == 1:
        win, loss = 1 - win, 1 - loss
    return min(1.0, max(0.0, (win - value) / (win - loss)))


def _plain_win(rules: RuleSet, winner: int) -> DealResult:
    points = (rules.points_win, 0) if winner == 0 else (0, rules.points_win)
    tens = (3, 1) if winner == 0 else (1, 3)
    return DealResult(winner, Category.WIN, tens, (7, 6), points)
