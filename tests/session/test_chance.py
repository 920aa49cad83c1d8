"""Chance: the same seed gives the same outcome, on every system."""

from __future__ import annotations

from collections import Counter

from app.core.actions import Kind
from app.core.engine import apply, new_match
from app.core.legal import legal_actions
from app.core.phases import Phase
from app.core.presets import PRESETS, preset
from app.core.rules import to_mapping
from app.session.chance import draw_action, first_dealer, next_deal_action, seat_seed


def test_the_first_dealer_by_cut_is_pinned() -> None:
    assert [first_dealer(preset("dehla_pakad"), seed) for seed in range(12)] == [
        2,
        2,
        3,
        0,
        1,
        2,
        0,
        1,
        3,
        0,
        1,
        3,
    ]


def test_every_seat_deals_first_sometimes() -> None:
    for way in ("cut", "random"):
        rules = preset("three_decks").changed(first_dealer=way)
        count = Counter(first_dealer(rules, seed) for seed in range(600))
        assert len(count) == 6
        assert min(count.values()) > 60


def test_a_named_seat_deals_first() -> None:
    assert first_dealer(preset("mendikot").changed(first_dealer=3), 1) == 3


def test_the_drawn_card_is_legal_and_comes_from_every_hand() -> None:
    seats = set()
    for seed in range(40):
        state = new_match(preset("mendikot_open"), 0)
        state, _ = apply(state, next_deal_action(state, seed, 1))
        action = draw_action(state, seed, 1)
        assert action in legal_actions(state)
        assert action.kind is Kind.DRAW
        seats.add(action.other)
    assert seats == {0, 2, 3}


def test_a_deal_is_never_one_that_the_house_rule_throws_in() -> None:
    rules = preset("mendikot_short").changed(redeal_if=["all_tens_in_one_hand"])
    passed_over = 0
    for seed in range(1000):
        state = new_match(rules, 0)
        action = next_deal_action(state, seed, 1)
        passed_over += action != next_deal_action(new_match(preset("mendikot_short"), 0), seed, 1)
        assert apply(state, action)[0].phase is not Phase.DEAL
    assert passed_over


def test_every_decision_has_its_own_seed() -> None:
    seeds = set()
    state = new_match(preset("mendikot"), 0)
    state, _ = apply(state, next_deal_action(state, 1, 1))
    for deal in (1, 2):
        for seed in (1, 2):
            seeds.add(seat_seed(state, seed, deal))
    after, _ = apply(state, legal_actions(state)[0])
    seeds.add(seat_seed(after, 1, 1))
    assert len(seeds) == 5


def test_every_preset_starts_with_the_cut() -> None:
    assert all(to_mapping(rules)["first_dealer"] == "cut" for rules in PRESETS.values())
