"""What the sides have captured, what they still can, and whether anything can change a result."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.cards import IS_TEN, RANK_ACE, RANK_OF, Card
from app.core.rules import RuleSet
from app.core.scoring import COURT_TRICKS, Tally, judge
from app.core.state import DealState, Pair


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
        first[0] if len(first) == COURT_TRICKS and len(set(first)) == 1 else None,
        _with(so_far.aces, side, 4 * rules.decks - sum(so_far.aces)) if rules.ace_bonus else (0, 0),
    )


def is_decided(rules: RuleSet, deal: DealState) -> bool:
    """Say whether nothing that can still happen changes winner, category and points.

    It looks at every split of the tens, tricks and aces that are left, also at some that no play
    can reach; so it may say no a little too long, but never yes too early (rules section 5,
    ``stop_when_decided``).
    """
    results = set()
    for counted in _possible(rules, deal):
        result = judge(rules, counted)
        results.add((result.winner, result.category, result.points))
        if len(results) > 1:
            return False
    return True


def _possible(rules: RuleSet, deal: DealState) -> Iterator[Tally]:
    now = tally(rules, deal)
    tens = rules.all_tens - sum(now.tens)
    tricks = rules.hand_size - sum(now.tricks)
    aces = 4 * rules.decks - sum(now.aces) if rules.ace_bonus else 0
    for mine in (tricks, *range(tricks)):
        for my_tens in _shares(tens, mine, tricks):
            for my_aces in _shares(aces, mine, tricks):
                for first in _first_possible(deal, now.first_tricks):
                    yield Tally(
                        _with(_with(now.tens, 0, my_tens), 1, tens - my_tens),
                        _with(_with(now.tricks, 0, mine), 1, tricks - mine),
                        first,
                        _with(_with(now.aces, 0, my_aces), 1, aces - my_aces),
                    )


def _shares(cards: int, my_tricks: int, tricks: int) -> range:
    if my_tricks == 0:
        return range(1)
    if my_tricks == tricks:
        return range(cards, cards + 1)
    return range(cards + 1)


def _first_possible(deal: DealState, now: int | None) -> tuple[int | None, ...]:
    if len(deal.finished) >= COURT_TRICKS:
        return (now,)
    sides = {trick.best_seat % 2 for trick in deal.finished}
    return (None, *(side for side in (0, 1) if sides <= {side}))


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


def captured_tens(deal: DealState) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the tens that each side has captured, in order."""
    ours, theirs = (tuple(card for card in cards if IS_TEN[card]) for cards in deal.captured)
    return ours, theirs
