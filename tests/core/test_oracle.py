"""The engine agrees, action by action, with the rules written a second time in `tests.naive`."""

from __future__ import annotations

import random

import pytest

from app.core.actions import SeatAction
from app.core.engine import apply, legal_actions
from app.core.log import DEAL_ENDS
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet, to_mapping
from app.core.state import DealResult, State
from app.core.trump import position
from tests.builders import (
    code_hands,
    collected,
    match_start,
    numbered,
    random_rules,
    rules,
    the_deal,
    walk,
)
from tests.naive import NaiveDeal

PLAY_OUT = {"stop_when_decided": "never"}
ODD_TABLES = {
    "setting card is no trump": rules("dehla_pakad", setting_card_is_trump=False),
    "holder reveals": rules("mendikot_closed", reveal="holder"),
    "asker may discard": rules("mendikot_closed", asker_must_trump=False),
    "first of identical": rules("three_decks", identical_cards="first"),
    "drawn from three decks": rules("three_decks", trump="open_drawn"),
    "aces": rules("mendikot_short", ace_bonus=True),
    "pile with closed trump": rules("dehla_pakad_pile", trump="first_void_closed"),
    "pile with named trump": rules("dehla_pakad_pile", trump="first_void_named"),
}
TABLES = {**PRESETS, **ODD_TABLES}


def naive(state: State) -> NaiveDeal:
    """Return a deal that has just been dealt, for the rules written a second time."""
    made = the_deal(state)
    return NaiveDeal(to_mapping(state.rules), made.dealer, code_hands(made.dealt))


def legal_texts(state: State) -> list[str]:
    """Return the legal actions of a state, sorted as texts."""
    return sorted(map(str, legal_actions(collected(state))))


def check_the_same(state: State, model: NaiveDeal) -> None:
    """Compare everything that both know."""
    made = the_deal(collected(state))
    assert sorted(model.legal()) == legal_texts(state)
    assert [sorted(hand) for hand in model.hands] == [
        sorted(hand.split()) for hand in code_hands(made.hands)
    ]
    assert (made.tens, made.tricks) == (tuple(model.tens), tuple(model.tricks))
    assert [trick.best_seat for trick in made.finished] == model.winners
    assert (made.trump is None) == (model.trump is None)
    if made.trump is not None:
        assert "SHDC"[made.trump.suit] == model.trump
        awake_at = made.trump.awake_at
        assert (awake_at is not None and awake_at <= position(made)) == model.awake


def check_the_result(result: DealResult | None, model: NaiveDeal) -> None:
    """Compare how a deal ended."""
    assert result is not None
    assert model.over()
    assert (result.winner, str(result.category), result.points) == (
        model.winner(),
        model.category(),
        model.points(),
    )


def check_random_deals(rule_set: RuleSet, rng: random.Random, deals: int) -> None:
    """Play deals at random under both."""
    model = None
    for step in walk(match_start(rule_set, rng), rng, deals):
        state = step.state
        if state.deal is None or state.phase is Phase.DEAL:
            continue
        if isinstance(step.action, SeatAction):
            assert model is not None
            model.do(str(step.action))
            check_the_same(state, model)
        elif not state.deal.actions:
            model = naive(state)
            check_the_same(state, model)
        elif state.phase in DEAL_ENDS:
            assert model is not None
            check_the_result(state.deal.result, model)


@pytest.mark.parametrize("table", TABLES)
def test_random_deals_go_the_same_way(table: str) -> None:
    rule_set = TABLES[table].changed(**PLAY_OUT)
    check_random_deals(rule_set, random.Random(table), 4 if rule_set.players == 6 else 10)


def test_random_rules_go_the_same_way() -> None:
    rng = random.Random(17)
    for _ in range(60):
        check_random_deals(random_rules(rng).changed(**PLAY_OUT), rng, 2)


def continuations(state: State) -> int:
    """Return in how many ways a deal can go on to its end."""
    state = collected(state)
    if state.phase in DEAL_ENDS:
        return 1
    return sum(continuations(apply(state, action)[0]) for action in legal_actions(state))


def naive_continuations(model: NaiveDeal) -> int:
    """Return the same, by the rules written a second time."""
    if model.over():
        return 1
    return sum(naive_continuations(model.after(action)) for action in model.legal())


def ending(rule_set: RuleSet, number: int, cards: int) -> tuple[State, NaiveDeal]:
    """Play a numbered deal at random down to a few cards a hand, under both."""
    state = numbered(rule_set, number)
    model, rng = naive(state), random.Random(number)
    while len(the_deal(state).hands[0]) > cards or state.phase is not Phase.LEAD:
        action = rng.choice(legal_actions(state))
        model.do(str(action))
        state = collected(apply(state, action)[0])
    return state, model


@pytest.mark.parametrize("table", TABLES)
def test_endings_branch_into_as_many_continuations(table: str) -> None:
    rule_set = TABLES[table].changed(sirr_ends_match=False)
    cards = 2 if rule_set.players == 6 else 3
    for number in (1, 2):
        state, model = ending(rule_set, number, cards)
        assert continuations(state) == naive_continuations(model)
