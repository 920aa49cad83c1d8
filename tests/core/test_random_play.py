"""Random play under every preset and under random rules, with everything checked on the way."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.core.actions import Action, Deal, Kind, claim, concede
from app.core.engine import apply, is_legal, legal_actions, new_match
from app.core.log import DEAL_ENDS, ReplayError, log_deal, replay_deal
from app.core.phases import TRANSITIONS, Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.core.state import State
from tests.builders import (
    collected,
    match_start,
    random_action,
    random_rules,
    rules,
    table_action,
    the_deal,
    walk,
)
from tests.invariants import check_all_actions, check_secrets, check_state, check_step

PRESET_LIST = list(PRESETS.values())
COMMON = (Phase.LEAD, Phase.FOLLOW)


def check_play(start: State, rng: random.Random, deals: int, speeches: float = 0.0) -> None:
    """Play on at random; check every step, and some states more closely."""
    before = start
    for step in walk(start, rng, deals, speeches):
        assert step.action is not None
        check_step(before, step.action, step.state)
        if rng.random() < 0.1:
            check_all_actions(step.state)
            check_secrets(step.state)
        before = step.state


@pytest.mark.parametrize("preset", PRESETS)
def test_random_play_keeps_every_invariant(preset: str) -> None:
    rule_set, rng = PRESETS[preset], random.Random(preset)
    check_play(match_start(rule_set, rng), rng, deals=2 if rule_set.players == 6 else 6)


def test_random_rules_keep_every_invariant() -> None:
    rng = random.Random(23)
    for _ in range(40):
        check_play(new_match(random_rules(rng)), rng, deals=2, speeches=0.01)


@pytest.mark.parametrize("preset", PRESETS)
def test_undoing_any_number_of_actions_gives_back_an_equal_state(preset: str) -> None:
    """To undo is to play the rest of the list again: every prefix leads to the state of then."""
    rng = random.Random(preset)
    start = match_start(PRESETS[preset], rng)
    states = [step.state for step in walk(start, rng)]
    for then in rng.sample(states[:-1], 12) + states[-1:]:
        *_, last = replay_deal(start, log_deal(then, 1))
        assert then in (last.state, collected(last.state))


def test_a_log_with_an_illegal_action_is_refused_where_it_stands() -> None:
    start = new_match(rules("mendikot"), 3)
    *_, end = (step.state for step in walk(start, random.Random(1)))
    log = log_deal(end, 1)
    actions = list(log.actions)
    actions[5], actions[6] = actions[6], actions[5]
    with pytest.raises(ReplayError) as refused:
        list(replay_deal(start, log._replace(actions=tuple(actions))))
    assert refused.value.index == 5
    assert refused.value.reason == "not_your_turn"


def test_every_transition_of_the_table_is_reached_and_no_other() -> None:
    """No entry of the machine's table is dead: random play somewhere takes each of them."""
    rng = random.Random(5)
    reached: dict[tuple[Phase, Kind], set[Phase]] = defaultdict(set)

    def go(state: State, action: Action) -> State:
        after, _ = apply(state, action)
        reached[state.phase, action.kind].add(after.phase)
        return after

    quick = {"match": "points", "sirr_ends_match": False}
    tables = [t.changed(points_target=to, **quick) for t in PRESET_LIST for to in (1, 4)]
    for table in [*PRESET_LIST, *tables]:
        state = new_match(table)
        for _ in range(2500):
            state = go(state, random_action(state, rng, 0.02 if state.phase in COMMON else 0.4))
    throws_in = new_match(rules("mendikot_short", redeal_if=["all_tens_in_one_hand"]), 0)
    for number in range(1, 1000):
        go(throws_in, Deal(number))
    assert {key: frozenset(phases) for key, phases in reached.items()} == TRANSITIONS


class Matches(RuleBasedStateMachine):
    """A match under any rules, in which anybody may do anything that is legal."""

    state: State

    @initialize(seed=st.integers(0, 2**32), preset=st.sampled_from([None, *PRESET_LIST]))
    def sit_down(self, seed: int, preset: RuleSet | None) -> None:
        self.rng = random.Random(seed)
        self.state = new_match(preset or random_rules(self.rng))
        check_state(self.state)

    @rule(choice=st.integers(0, 51))
    def go_on(self, choice: int) -> None:
        """Do what the table does, or a legal action of the seat to act; a trick's worth of it."""
        for turn in range(self.state.rules.players):
            legal = legal_actions(self.state)
            action = table_action(self.state, self.rng) or legal[(choice + turn) % len(legal)]
            before, (self.state, _) = self.state, apply(self.state, action)
            check_step(before, action, self.state)

    @precondition(lambda self: self.state.deal is not None and legal_actions(self.state))
    @rule(speech=st.sampled_from([claim, concede]))
    def speak(self, speech) -> None:  # type: ignore[no-untyped-def]
        action = speech(the_deal(self.state).turn)
        if is_legal(self.state, action):
            before, (self.state, _) = self.state, apply(self.state, action)
            check_step(before, action, self.state)
            assert self.state.phase in DEAL_ENDS

    @precondition(lambda self: self.state.phase in DEAL_ENDS)
    @rule()
    def undo(self) -> None:
        """Replay the deal that is over up to its middle and go on from there."""
        made = the_deal(self.state)
        self.state = self._before(made.actions[: len(made.actions) // 2])

    def _before(self, actions: tuple) -> State:  # type: ignore[type-arg]
        made = the_deal(self.state)
        log = log_deal(self.state, 1)._replace(actions=actions, result=None)
        *_, last = replay_deal(new_match(self.state.rules, made.dealer), log)
        return last.state

    @invariant()
    def every_legal_action_is_accepted(self) -> None:
        check_all_actions(self.state)

    @invariant()
    def secrets_stay_secret(self) -> None:
        check_secrets(self.state)


TestMatches = Matches.TestCase
TestMatches.settings = settings(max_examples=20, stateful_step_count=30, deadline=None)


@given(st.integers(0, 2**32))
def test_random_rules_are_valid(seed: int) -> None:
    rule_set = random_rules(random.Random(seed))
    assert rule_set.changed() == rule_set
