"""Results of deals and matches, standings, and who deals next, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.rules import DealerOnDraw, DealerRule, MatchMode, Objective, RuleSet
from app.core.scoring import card_points
from app.core.state import Category, DealResult, MatchEnd, MatchOutcome, Pair, Score
from app.ui.texts.mark import QT_TRANSLATE_NOOP
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate

_CATEGORIES = {
    Category.DRAW: QT_TRANSLATE_NOOP("Results", "Draw"),
    Category.WIN: QT_TRANSLATE_NOOP("Results", "Win"),
    Category.SIRR: QT_TRANSLATE_NOOP("Results", "Sirr"),
    Category.MENDIKOT: QT_TRANSLATE_NOOP("Results", "Mendikot"),
    Category.KOT: QT_TRANSLATE_NOOP("Results", "Kot"),
    Category.COURT: QT_TRANSLATE_NOOP("Results", "Court"),
    Category.BAVNEY: QT_TRANSLATE_NOOP("Results", "Bavney"),
}
_MEANINGS = {
    Category.SIRR: QT_TRANSLATE_NOOP("Results", "A sirr: enough tens in one deal to crown it."),
    Category.MENDIKOT: QT_TRANSLATE_NOOP("Results", "A mendikot: all tens in one deal."),
    Category.KOT: QT_TRANSLATE_NOOP("Results", "A kot: all tens and all tricks in one deal."),
    Category.COURT: QT_TRANSLATE_NOOP("Results", "A court: the first seven tricks of the deal."),
    Category.BAVNEY: QT_TRANSLATE_NOOP("Results", "A bavney: all tricks of the deal."),
}


def category_name(category: Category) -> str:
    """Return the name of a deal's result: ``Mendikot``."""
    return translate("Results", _CATEGORIES[category])


def tens_text(tens: int) -> str:
    """Return a number of tens in words: ``3 tens``."""
    return translate("Results", "%n ten(s)", "", tens)


def tricks_text(tricks: int) -> str:
    """Return a number of tricks in words: ``7 tricks``."""
    return translate("Results", "%n trick(s)", "", tricks)


def points_text(points: int) -> str:
    """Return a number of points in words: ``2 points``."""
    return translate("Results", "%n point(s)", "", points)


def card_points_text(points: int) -> str:
    """Return a number of card points in words: ``31 card points``."""
    return translate("Results", "%n card point(s)", "", points)


def deals_text(deals: int) -> str:
    """Return a number of deals in words: ``7 deals``."""
    return translate("Results", "%n deal(s)", "", deals)


def percent(share: float) -> str:
    """Return a share as a whole number of per cent, as the language writes it."""
    number = QLocale().toString(round(100 * share))
    return translate("Results", "{number}%").format(number=number)


def deal_result(result: DealResult, rules: RuleSet, seating: Seating) -> str:
    """Return who won a deal and by what."""
    if result.winner is None:
        return translate("Results", "The deal is drawn: {count} each.").format(
            count=_drawn_count(result, rules)
        )
    mine, theirs = _counts(result, rules)[:: 1 if result.winner == 0 else -1]
    text = translate("Results", "{side} wins the deal with {count} against {other}.")
    if _by_tricks_after_tens(result, rules):
        text = translate(
            "Results", "{side} wins the deal: the tens are shared, and {count} beat {other}."
        )
    elif _by_tricks_if_shared(result, rules):
        text = translate(
            "Results",
            "{side} wins the deal with {count} against {other}: even if the tens end up shared, its"
            " {tricks} decide.",
        )
    tricks = tricks_text(result.tricks[result.winner])
    return text.format(side=seating.side(result.winner), count=mine, other=theirs, tricks=tricks)


def _by_tricks_if_shared(result: DealResult, rules: RuleSet) -> bool:
    """Say whether a deal that ended early was decided by tricks: the tens could still be shared."""
    if rules.objective is not Objective.TENS or result.winner is None:
        return False
    mine, theirs = result.tens[:: 1 if result.winner == 0 else -1]
    left = rules.all_tens - mine - theirs
    return 0 < left == mine - theirs and mine < rules.tens_to_win


def _by_tricks_after_tens(result: DealResult, rules: RuleSet) -> bool:
    return rules.objective is Objective.TENS and result.tens[0] == result.tens[1]


def _counts(result: DealResult, rules: RuleSet) -> tuple[str, str]:
    if rules.objective is Objective.CARD_POINTS:
        first, second = card_points(result.tens, result.tricks)
        return card_points_text(first), card_points_text(second)
    if rules.objective is Objective.TRICKS or _by_tricks_after_tens(result, rules):
        return tricks_text(result.tricks[0]), tricks_text(result.tricks[1])
    return tens_text(result.tens[0]), tens_text(result.tens[1])


def _drawn_count(result: DealResult, rules: RuleSet) -> str:
    if rules.objective is Objective.CARD_POINTS:
        return card_points_text(card_points(result.tens, result.tricks)[0])
    return tens_text(result.tens[0])


def deal_meaning(result: DealResult, rules: RuleSet) -> str:
    """Return what a special result is and what it scores; empty if there is nothing to say."""
    return " ".join(_meanings(result, rules))


def _meanings(result: DealResult, rules: RuleSet) -> Iterator[str]:
    if result.category is Category.SIRR and rules.sirr_tens == rules.all_tens:
        yield translate("Results", "A sirr: all tens in one deal.")
    elif result.category in _MEANINGS:
        yield translate("Results", _MEANINGS[result.category])
    if rules.match is MatchMode.TENS_TOTAL:
        yield translate("Results", "Each side scores the tens that it captured.")
    elif any(result.points):
        points = points_text(max(result.points))
        yield translate("Results", "That scores {points}.").format(points=points)


def standing(score: Score, rules: RuleSet, seating: Seating) -> str:
    """Return how a match stands between two deals."""
    if rules.match is MatchMode.STREAK:
        return _streak(score.streaks, rules.streak_target, seating)
    ours, theirs = _viewed(score.points, seating)
    target = _target(rules)
    text = {
        MatchMode.POINTS: translate(
            "Results", "{us}: {ours}, {them}: {theirs}; %n point(s) win.", "", target
        ),
        MatchMode.TENS_TOTAL: translate(
            "Results", "{us}: {ours}, {them}: {theirs}; {target} tens win."
        ),
        MatchMode.DEALS: translate(
            "Results", "{us}: {ours}, {them}: {theirs}; deal {deal} of {target}."
        ),
    }[rules.match]
    return text.format(
        us=seating.side_title(0 if seating.viewer is None else seating.viewer % 2),
        them=seating.side_title(1 if seating.viewer is None else 1 - seating.viewer % 2),
        ours=ours,
        theirs=theirs,
        target=target,
        deal=score.deals,
    )


def _target(rules: RuleSet) -> int:
    return {
        MatchMode.STREAK: rules.streak_target,
        MatchMode.POINTS: rules.points_target,
        MatchMode.DEALS: rules.deals_target,
        MatchMode.TENS_TOTAL: rules.tens_target,
    }[rules.match]


def _viewed(pair: Pair, seating: Seating) -> Pair:
    return (pair[1], pair[0]) if seating.viewer is not None and seating.viewer % 2 else pair


def _streak(streaks: Pair, target: int, seating: Seating) -> str:
    if not any(streaks):
        return translate("Results", "Neither side has a streak.")
    side = 0 if streaks[0] else 1
    text = translate("Results", "{side} has won {count} of {target} in a row.")
    return text.format(side=seating.side(side), count=deals_text(streaks[side]), target=target)


def match_result(outcome: MatchOutcome, score: Score, rules: RuleSet, seating: Seating) -> str:
    """Return who won a match and by what."""
    if outcome.winner is None:
        text = translate("Results", "The match is drawn after {deals}.")
        return text.format(deals=deals_text(score.deals))
    ours, theirs = score.points[outcome.winner], score.points[1 - outcome.winner]
    by_points = translate("Results", "{side} wins the match by %n point(s) to {theirs}.", "", ours)
    text = {
        MatchEnd.SIRR: translate("Results", "{side} wins the match with a sirr."),
        MatchEnd.STREAK: translate("Results", "{side} wins the match with {deals} in a row."),
        MatchEnd.POINTS: by_points,
        MatchEnd.DEALS: by_points,
        MatchEnd.TENS: translate("Results", "{side} wins the match by {ours} tens to {theirs}."),
    }[outcome.by]
    return text.format(
        side=seating.side(outcome.winner),
        deals=deals_text(rules.streak_target),
        ours=ours,
        theirs=theirs,
    )


def next_dealer(score: Score, seating: Seating) -> str:
    """Return who deals the next deal."""
    if seating.is_you(score.dealer):
        return translate("Results", "You deal next.")
    return translate("Results", "{name} deals next.").format(name=seating.name(score.dealer))


def dealer_reason(rules: RuleSet, dealer: int, winner: int | None, before: Score) -> str:
    """Return why the next dealer deals; ``before`` is the standing in front of the deal."""
    if rules.dealer_rule is DealerRule.ROTATE:
        return translate("Results", "The deal passes on after every deal.")
    if winner is not None:
        if winner == dealer % 2:
            return translate("Results", "The dealer's side won, so the deal passes on.")
        return translate("Results", "The dealer's side lost, so the same dealer deals again.")
    if rules.dealer_rule is DealerRule.MENDIKOT or rules.dealer_on_draw is DealerOnDraw.SAME:
        return translate("Results", "The deal was drawn, so the same dealer deals again.")
    if rules.dealer_on_draw is DealerOnDraw.ROTATE:
        return translate("Results", "The deal was drawn, so the deal passes on.")
    if before.last_winner is not None and before.last_winner != dealer % 2:
        return translate(
            "Results",
            "The deal was drawn, and the dealer's side had lost the deal before, so the same dealer"
            " deals again.",
        )
    return translate(
        "Results",
        "The deal was drawn, and the dealer's side had lost none just before it, so the deal passes"
        " on.",
    )
