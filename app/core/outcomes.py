"""What the sides have captured, what they still can, and whether anything can change a result."""

from __future__ import annotations

from app.core.cards import RANK_ACE, RANK_OF
from app.core.rules import RuleSet
from app.core.scoring import COURT_TRICKS, Tally, judge
from app.core.state import DealResult, DealState, Pair


def tally(rules: RuleSet, deal: DealState) -> Tally:
    """Return what the sides have captured so far."""
    return Tally(deal.tens, deal.tricks, _first_tricks(deal), _aces(rules, deal))


def tally_if_rest_goes_to(rules: RuleSet, deal: DealState, side: int) -> Tally:
    """Return what the sides capture if one side takes everything that is left.

    The trick on the table and the pile go with it.
    """
    so_far = tally(rules, deal)
    winners = [trick.best_seat % 2 for trick in deal.finished]
    winners += [side] * (rules.hand_size - len(winners))
    first = winners[:COURT_TRICKS]
    return Tally(
        _with(so_far.tens, side, rules.all_tens - sum(so_far.tens)),
        _with(so_far.tricks, side, rules.hand_size - sum(so_far.tricks)),
        first[0] if len(set(first)) == 1 else None,
        _with(so_far.aces, side, 4 * rules.decks - sum(so_far.aces)) if rules.ace_bonus else (0, 0),
    )


def side_of_rest(rules: RuleSet, result: DealResult, captured: Pair) -> int | None:
    """Return the side that has the tens that were left when a deal was claimed or given up.

    ``captured`` are the tens that the sides had in their tricks. None if no ten was left, or if the
    deal ended without saying whose the rest is.
    """
    if sum(result.tens) < rules.all_tens:
        return None
    return next((side for side in (0, 1) if result.tens[side] > captured[side]), None)


def is_decided(rules: RuleSet, deal: DealState) -> bool:
    """Say whether nothing that can still happen changes winner, category and points.

    More tens, tricks or aces never make a result worse, so every result that can still come lies
    between the two in which one side takes all that is left; if these are the same, so is all
    between. Play may not be able to reach them: the answer may be no a little too long, but is
    never yes too early (rules section 5, ``stop_when_decided``).
    """
    ours, theirs = (judge(rules, tally_if_rest_goes_to(rules, deal, side)) for side in (0, 1))
    return (ours.winner, ours.category, ours.points) == (
        theirs.winner,
        theirs.category,
        theirs.points,
    )


def certain_winner(rules: RuleSet, deal: DealState) -> int | None:
    """Return the side that has won a deal; None for a draw.

    Not checked: that the deal `is_decided`.
    """
    return judge(rules, tally_if_rest_goes_to(rules, deal, 0)).winner


def _first_tricks(deal: DealState) -> int | None:
    if len(deal.finished) < COURT_TRICKS:
        return None
    sides = {trick.best_seat % 2 for trick in deal.finished[:COURT_TRICKS]}
    return sides.pop() if len(sides) == 1 else None


def _aces(rules: RuleSet, deal: DealState) -> Pair:
    if not rules.ace_bonus:
        return 0, 0
    mine, theirs = (sum(RANK_OF[card] == RANK_ACE for card in cards) for cards in deal.captured)
    return mine, theirs


def _with(pair: Pair, side: int, more: int) -> Pair:
    return (pair[0] + more, pair[1]) if side == 0 else (pair[0], pair[1] + more)
