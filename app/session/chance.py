"""Everything that chance decides in a match, worked out from its seed alone.

Nothing here has a memory: the same seed, deal and position give the same outcome, so undo, loading
and hints never change the future (rules section 9).
"""

from __future__ import annotations

from itertools import count

from app.core.actions import Deal, SeatAction, draw
from app.core.cards import Stream, cut_for_deal, deal_number
from app.core.engine import apply
from app.core.phases import Phase
from app.core.rules import FIRST_DEALER_BY_CUT, RuleSet
from app.core.state import State


def first_dealer(rules: RuleSet, seed: int) -> int:
    """Return who deals first: by the cut, at random, or the seat that the rules name."""
    if isinstance(rules.first_dealer, int):
        return rules.first_dealer
    if rules.first_dealer == FIRST_DEALER_BY_CUT:
        return cut_for_deal(rules.deck_family, seed)[-1].highest[0]
    return Stream("hukum first dealer", seed).below(rules.players)


def next_deal_action(state: State, seed: int, deal: int) -> Deal:
    """Return the deal that comes next; numbers whose hands a house rule throws in are passed over.

    ``deal`` counts from 1 through the match.
    """
    for attempt in count():
        action = Deal(deal_number(seed, deal, attempt))
        if apply(state, action)[0].phase is not Phase.DEAL:
            return action
    raise AssertionError("unreachable")


def draw_action(state: State, seed: int, deal: int) -> SeatAction:
    """Return the trump card that the seat to act draws: a random card of a random other hand."""
    dealt = state.deal
    assert dealt is not None
    stream = Stream("hukum draw", seed, deal)
    others = [seat for seat in range(state.rules.players) if seat != dealt.turn]
    other = others[stream.below(len(others))]
    hand = dealt.hands[other]
    return draw(dealt.turn, other, hand[stream.below(len(hand))])


def seat_seed(state: State, seed: int, deal: int) -> int:
    """Return the random seed of the decision that the seat to act must make now."""
    dealt = state.deal
    assert dealt is not None
    return Stream("hukum seat", seed, deal, len(dealt.actions), dealt.turn).below(2**32)
