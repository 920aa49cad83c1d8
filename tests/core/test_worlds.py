"""Imagined worlds are those that agree with what a seat has seen: all of them, and no others."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import factorial

import pytest

from app.core.actions import NOBODY, Kind
from app.core.cards import SPADES, SUIT_OF, SUITS
from app.core.engine import redeal_reason
from app.core.log import DEAL_ENDS
from app.core.observation import Observation, observe
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.core.state import State
from app.core.worlds import World, WorldSampler, imagine
from tests.builders import (
    deal,
    match_start,
    play,
    random_rules,
    rules,
    the_deal,
    walk,
)
from tests.trying import replayed, worlds_by_trying


def states(rule_set: RuleSet, rng: random.Random) -> Iterator[State]:
    """Yield the states of one deal while it is played."""
    for step in walk(match_start(rule_set, rng), rng):
        if step.state.deal is not None and step.state.phase not in DEAL_ENDS:
            yield step.state


def views(
    rule_set: RuleSet, rng: random.Random, part: float = 1.0
) -> Iterator[tuple[State, Observation]]:
    """Yield part of the states of one deal, each with what one seat sees of it."""
    for state in states(rule_set, rng):
        if rng.random() < part:
            yield state, observe(state, rng.randrange(rule_set.players))


@pytest.mark.parametrize("preset", PRESETS)
def test_an_imagined_state_looks_the_same_from_the_seat_that_imagines(preset: str) -> None:
    rng = random.Random(preset)
    for _, seen in views(PRESETS[preset], rng):
        world = WorldSampler(seen).draw(rng)
        assert observe(imagine(seen, world), seen.seat) == seen


@pytest.mark.parametrize("preset", PRESETS)
def test_an_imagined_state_can_be_reached_by_the_same_actions(preset: str) -> None:
    rng = random.Random(preset)
    for _, seen in views(PRESETS[preset], rng, part=0.2):
        imagined = imagine(seen, WorldSampler(seen).draw(rng))
        assert replayed(imagined) == imagined


def test_custom_rules_are_imagined_as_well() -> None:
    rng = random.Random(11)
    for _ in range(12):
        for _, seen in views(random_rules(rng), rng, part=0.3):
            imagined = imagine(seen, WorldSampler(seen).draw(rng))
            assert observe(imagined, seen.seat) == seen
            assert replayed(imagined) == imagined


@pytest.mark.parametrize("preset", PRESETS)
def test_the_truth_keeps_every_limit(preset: str) -> None:
    rng = random.Random(preset)
    for state, seen in views(PRESETS[preset], rng):
        for seat, hand in enumerate(the_deal(state).hands):
            suits = {SUIT_OF[card] for card in hand}
            assert not suits & seen.voids[seat]
            assert suits >= seen.holds[seat]
            assert set(hand) >= set(seen.shown[seat])
            assert len(hand) == seen.counts[seat]


# Against trying everything


ENDINGS = ["dehla_pakad_named", "dehla_pakad_closed", "mendikot_closed", "band_hukum_a"]
ENDINGS += ["mendikot_open", "mendikot_short", "dehla_pakad_open"]


@pytest.mark.parametrize("preset", ENDINGS)
def test_in_an_ending_the_worlds_are_those_found_by_trying_all(preset: str) -> None:
    rng = random.Random(preset)
    tried = 0
    while tried < 6:
        for state, seen in views(PRESETS[preset], rng, part=0.3):
            if not 3 < len(seen.unseen) < 8:
                continue
            found = set(worlds_by_trying(seen))
            sampler = WorldSampler(seen)
            assert sampler.count() == len({world.hands for world in found}), state
            assert {sampler.draw(rng) for _ in range(60 * len(found))} == found
            tried += 1


def test_a_noted_trump_may_be_any_suit_but_the_one_led() -> None:
    state = deal(rules("dehla_pakad_closed"), {0: "AS", 1: "AD"}, void={1: "S"})
    state = play(state, "0 play AS", "1 play AD", "1 note H")
    sampler, rng = WorldSampler(observe(state, 0)), random.Random(3)
    assert {sampler.draw(rng).suit for _ in range(200)} == set(SUITS) - {SPADES}


def test_a_suit_that_the_setter_has_played_out_may_be_the_noted_one() -> None:
    held = {0: "AS AD", 1: "KS 2C", 2: "2S 3D", 3: "3S 4D"}
    state = deal(rules("dehla_pakad_closed"), held, void={1: "D"}, dealer=3)
    state = play(state, "0 play AD", "1 play 2C", "1 note S", "2 play 3D", "3 play 4D")
    state = play(state, "0 play AS", "1 play KS", "2 play 2S", "3 play 3S")
    sampler, rng = WorldSampler(observe(state, 0)), random.Random(6)
    worlds = [sampler.draw(rng) for _ in range(400)]
    without = [world for world in worlds if SPADES not in map(SUIT_OF.__getitem__, world.hands[1])]
    assert SPADES in {world.suit for world in without}


@pytest.mark.parametrize("preset", ["dehla_pakad_closed", "mendikot_closed", "band_hukum_a"])
def test_a_hidden_trump_lies_where_it_can(preset: str) -> None:
    rng = random.Random(preset)
    hidden = 0
    for _ in range(4):
        for _, seen in views(PRESETS[preset], rng):
            world = WorldSampler(seen).draw(rng)
            trump = seen.trump
            if trump is None or trump.suit != NOBODY:
                assert (world.suit, world.card) == (NOBODY, NOBODY)
                continue
            hidden += 1
            if trump.owner != NOBODY:
                assert world.card in world.hands[trump.owner]
                assert world.suit == SUIT_OF[world.card]
            else:
                assert world.card == NOBODY
                assert world.suit in _suits_after_note(seen, world)
    assert hidden


def _suits_after_note(seen: Observation, world: World) -> set[int]:
    assert seen.trump is not None
    kinds = [action.kind for action in seen.history]
    later = seen.history[kinds.index(Kind.NOTE) + 1 :]
    cards = [action.card for action in later if action.seat == seen.trump.seat]
    return {SUIT_OF[card] for card in (*cards, *world.hands[seen.trump.seat])}


def test_a_deal_that_a_house_rule_throws_in_is_not_imagined() -> None:
    house = ["all_tens_in_one_hand", "no_card_above_nine"]
    short = rules("mendikot_short", trump="none", redeal_if=house)
    seen = observe(deal(short, {0: "AS KS QS JS 9S 8S 7S AH"}), 0)
    sampler, rng = WorldSampler(seen), random.Random(9)
    assert sampler.count() is None
    for _ in range(1000):
        dealt = the_deal(imagine(seen, sampler.draw(rng))).dealt
        assert [redeal_reason(short, hand) for hand in dealt] == [None] * 4


def test_six_players_are_imagined_exactly_where_it_is_quick() -> None:
    rng = random.Random(4)
    samplers = [WorldSampler(seen) for _, seen in views(PRESETS["three_decks"], rng, part=0.5)]
    assert samplers[0].count() == factorial(130) // factorial(26) ** 5
    assert any(sampler.count() is None for sampler in samplers)
    assert samplers[-1].count() == 1
