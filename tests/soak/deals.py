"""Play deals under every preset, with seats of every level, and check each state on the way.

``python -m tests.soak.deals [COUNT [SEED]]`` tries so many stretches of ten deals, 10,000 if not
told otherwise. After each action everything that `tests.invariants` knows is checked (section 11 of
the rules); after each deal its log is played again, and every state must come back equal.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence

from app.ai.levels import RANDOM, make_player
from app.ai.player import Limit, Player
from app.core.actions import Action, claim, concede
from app.core.engine import TABLE_STEPS, apply, is_legal
from app.core.log import DEAL_ENDS, Step, log_deal, next_deal, replay_deal
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.core.state import State
from app.session.chance import draw_action, next_deal_action, seat_seed
from tests.builders import match_start, random_rules, the_deal
from tests.invariants import check_all_actions, check_secrets, check_step
from tests.soak._trials import command

COUNT = 10_000
DEALS = 10
FAST = (RANDOM, "beginner", "casual", "club")
SEARCHING = ("expert", "master")
LITTLE = Limit(seconds=600.0, iterations=40)
"""How much the levels that search may do: enough to use all their code."""

SHARES = (88, 1, 11)
"""Parts in a hundred: presets for four, the one for six, and random rules."""


def attempt(number: int, chance: random.Random) -> Iterator[str]:
    """Play ten deals of one endless match, everything checked."""
    rules = _rules(number, chance)
    levels = _levels(rules, chance)
    players = [make_player(level) for level in levels]
    state, seed = match_start(rules, chance), chance.randrange(2**31)
    for deal in range(1, DEALS + 1):
        state = play_checked(next_deal(state), seed, deal, players, chance)
        yield f"deals under {rules.preset}"
        yield from (f"deals with {level}" for level in sorted(set(levels)))


def _rules(number: int, chance: random.Random) -> RuleSet:
    four = [rules for rules in PRESETS.values() if rules.players == 4]
    kinds = four[number % len(four)], PRESETS["three_decks"], random_rules(chance)
    return chance.choices(kinds, SHARES)[0]


def _levels(rules: RuleSet, chance: random.Random) -> list[str]:
    levels = [chance.choice(FAST) for _ in range(rules.players)]
    if chance.random() < 0.01:
        levels[chance.randrange(rules.players)] = chance.choice(SEARCHING)
    return levels


def play_checked(
    ready: State, seed: int, deal: int, players: Sequence[Player], chance: random.Random
) -> State:
    """Play a deal out from a state that is ready to deal; return the state at its end."""
    steps = list(_steps(ready, seed, deal, players, chance))
    for step in chance.sample(steps, 2):
        check_all_actions(step.state)
    last = steps[-1].state
    assert list(replay_deal(ready, log_deal(last, deal))) == steps
    return last


def _steps(
    state: State, seed: int, deal: int, players: Sequence[Player], chance: random.Random
) -> Iterator[Step]:
    action: Action = next_deal_action(state, seed, deal)
    while True:
        before = state
        state, events = apply(before, action)
        check_step(before, action, state)
        check_secrets(state)
        yield Step(action, events, state)
        if state.phase in DEAL_ENDS:
            return
        action = _action(state, seed, deal, players, chance)


def _action(
    state: State, seed: int, deal: int, players: Sequence[Player], chance: random.Random
) -> Action:
    if state.phase is Phase.TRICK_OVER:
        return TABLE_STEPS[state.phase]
    if state.phase is Phase.DRAW_TRUMP:
        return draw_action(state, seed, deal)
    seat = the_deal(state).turn
    if chance.random() < 0.002:
        for speech in (claim(seat), concede(seat)):
            if is_legal(state, speech):
                return speech
    choice = players[seat].decide(
        observe(state, seat), seat_seed(state, seed, deal), LITTLE, lambda: False
    )
    return choice.action


if __name__ == "__main__":
    sys.exit(command(attempt, COUNT))
