"""The result of a deal, the standing of a match, and who deals next (rules sections 4 to 6)."""

from __future__ import annotations

from typing import NamedTuple

from app.core.rules import DealerOnDraw, DealerRule, Family, MatchMode, Objective, RuleSet, TieBreak
from app.core.state import Category, DealResult, MatchEnd, MatchOutcome, Pair, Score

COURT_TRICKS = 7
"""A court is the first seven tricks of a deal (rules section 4)."""


class Tally(NamedTuple):
    """What the sides have captured.

    ``first_tricks`` is the side that won the first seven tricks of the deal, None if they were
    shared or are not over. ``aces`` count only for the ace bonus.
    """

    tens: Pair
    tricks: Pair
    first_tricks: int | None = None
    aces: Pair = (0, 0)


def judge(rules: RuleSet, tally: Tally) -> DealResult:
    """Return the result of a deal from what the sides captured (rules sections 4, 5 and 13)."""
    winner = _winner(rules, tally)
    category = _category(rules, tally, winner)
    return DealResult(
        winner, category, tally.tens, tally.tricks, _points(rules, tally, winner, category)
    )


def sirr_side(rules: RuleSet, tens: Pair) -> int | None:
    """Return the side whose tens end the match at once, None if there is none (section 5)."""
    if rules.sirr_ends_match:
        for side in (0, 1):
            if tens[side] >= rules.sirr_tens:
                return side
    return None


def _winner(rules: RuleSet, tally: Tally) -> int | None:
    sirr = sirr_side(rules, tally.tens)
    if sirr is not None:
        return sirr
    if rules.objective is Objective.TRICKS:
        return _more(tally.tricks)
    if rules.objective is Objective.CARD_POINTS:
        return _more(card_points(tally.tens, tally.tricks), tally.tens)
    for side in (0, 1):
        if tally.tens[side] >= rules.tens_to_win:
            return side
    if rules.tie_break is TieBreak.TRICKS:
        return _more(tally.tens, tally.tricks)
    return None


def card_points(tens: Pair, tricks: Pair) -> Pair:
    """Return the card points of the sides: a ten counts 2, every other card 1 (section 4)."""
    return 4 * tricks[0] + tens[0], 4 * tricks[1] + tens[1]


def _more(*counts: Pair) -> int | None:
    for mine, theirs in counts:
        if mine != theirs:
            return 0 if mine > theirs else 1
    return None


def _category(rules: RuleSet, tally: Tally, winner: int | None) -> Category:
    if winner is None:
        return Category.DRAW
    all_tricks = tally.tricks[winner] == rules.hand_size
    if rules.family is Family.MENDIKOT:
        if tally.tens[winner] < rules.all_tens:
            return Category.WIN
        return Category.KOT if all_tricks else Category.MENDIKOT
    if rules.family is Family.COURT_PIECE:
        if all_tricks:
            return Category.BAVNEY
        return Category.COURT if tally.first_tricks == winner else Category.WIN
    return Category.SIRR if tally.tens[winner] >= rules.sirr_tens else Category.WIN


def _points(rules: RuleSet, tally: Tally, winner: int | None, category: Category) -> Pair:
    if rules.match is MatchMode.TENS_TOTAL:
        return tally.tens
    if rules.match is MatchMode.STREAK or winner is None:
        return 0, 0
    points = {
        Category.WIN: rules.points_win,
        Category.SIRR: rules.points_sirr,
        Category.MENDIKOT: rules.points_mendikot,
        Category.KOT: rules.points_kot,
        Category.COURT: rules.points_court,
        Category.BAVNEY: rules.points_bavney,
    }[category]
    if rules.ace_bonus and category in (Category.MENDIKOT, Category.KOT):
        points += tally.aces[winner] == 4 * rules.decks
    return (points, 0) if winner == 0 else (0, points)


def after_deal(rules: RuleSet, score: Score, dealer: int, result: DealResult) -> Score:
    """Return the standing after a deal that ``dealer`` dealt (rules sections 5 and 6)."""
    points = (score.points[0] + result.points[0], score.points[1] + result.points[1])
    streaks = _streaks(score.streaks, result.winner)
    deals = score.deals + 1
    return Score(
        dealer=next_dealer(rules, dealer, result.winner, score),
        streaks=streaks if rules.match is MatchMode.STREAK else (0, 0),
        points=points,
        last_winner=result.winner,
        deals=deals,
        outcome=_outcome(rules, result, streaks, points, deals),
    )


def _streaks(streaks: Pair, winner: int | None) -> Pair:
    if winner is None:
        return streaks
    return (streaks[0] + 1, 0) if winner == 0 else (0, streaks[1] + 1)


def _outcome(
    rules: RuleSet, result: DealResult, streaks: Pair, points: Pair, deals: int
) -> MatchOutcome | None:
    if sirr_side(rules, result.tens) is not None:
        return MatchOutcome(result.winner, MatchEnd.SIRR)
    if rules.match is MatchMode.STREAK:
        return _reached(streaks, rules.streak_target, MatchEnd.STREAK)
    if rules.match is MatchMode.POINTS:
        return _reached(points, rules.points_target, MatchEnd.POINTS)
    if rules.match is MatchMode.TENS_TOTAL:
        return _reached(points, rules.tens_target, MatchEnd.TENS)
    if deals == rules.deals_target:
        return MatchOutcome(_more(points), MatchEnd.DEALS)
    return None


def _reached(counts: Pair, target: int, by: MatchEnd) -> MatchOutcome | None:
    if max(counts) < target or counts[0] == counts[1]:
        return None
    return MatchOutcome(_more(counts), by)


def next_dealer(rules: RuleSet, dealer: int, winner: int | None, before: Score) -> int:
    """Return who deals after a deal; ``before`` is the standing in front of it (section 6)."""
    right = (dealer + 1) % rules.players
    if rules.dealer_rule is DealerRule.ROTATE:
        return right
    if winner is not None:
        return right if winner == dealer % 2 else dealer
    if rules.dealer_rule is DealerRule.MENDIKOT or rules.dealer_on_draw is DealerOnDraw.SAME:
        return dealer
    if rules.dealer_on_draw is DealerOnDraw.ROTATE:
        return right
    lost_before = before.last_winner is not None and before.last_winner != dealer % 2
    return dealer if lost_before else right
