"""How well sampled worlds explain what the other seats have done; the readable twin of that."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import cycle

from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.core import engine
from app.core.actions import COLLECT, Deal, Kind, SeatAction
from app.core.observation import Observation, observe
from app.core.phases import Phase
from app.core.state import State
from app.core.worlds import WorldSampler, imagine


def even_worlds(seen: Observation, rng: random.Random) -> Iterator[State]:
    """Yield states that agree with an observation, each as likely as any other."""
    sampler = WorldSampler(seen)
    while True:
        yield imagine(seen, sampler.draw(rng))


def likely_worlds(
    seen: Observation, rng: random.Random, drawn: int, slips: float, minds: float
) -> Iterator[State]:
    """Yield states of so many drawn ones again and again, by how well they explain the deal."""
    even = even_worlds(seen, rng)
    worlds = [next(even) for _ in range(drawn)]
    weights = [fit(world, seen.seat, slips, minds) for world in worlds]
    return cycle(rng.choices(worlds, weights, k=4 * drawn))


def fit(world: State, me: int, slips: float, minds: float) -> float:
    """Return how likely the seats but ``me`` would have done what they did in a world.

    A seat goes by the rules of thumb but for ``slips``, or it has a mind of its own and does
    otherwise more often, in the share ``minds`` of its choices; which of both, its choices show.
    """
    player = RulePlayer()
    by_rules = [0.5] * world.rules.players
    by_mind = by_rules.copy()
    for state, done in _retold(world):
        seat = done.seat
        others = len(engine.legal_actions(state)) - 1
        if seat == me or not others or done.kind is Kind.DRAW:
            continue
        expected = player.by_rule(View(observe(state, seat))).action == done
        by_rules[seat] *= 1 - slips if expected else slips / others
        by_mind[seat] *= 1 - minds if expected else minds / others
    return math.prod([a + b for a, b in zip(by_rules, by_mind, strict=True)])


def _retold(world: State) -> Iterator[tuple[State, SeatAction]]:
    """Yield every action of a deal with the state before it."""
    deal = world.deal
    assert deal is not None
    state = engine.new_match(world.rules, deal.dealer)
    state = engine.apply(state, Deal(None, deal.dealt))[0]
    for action in deal.actions:
        while state.phase is Phase.TRICK_OVER:
            state = engine.apply(state, COLLECT)[0]
        yield state, action
        state = engine.apply(state, action)[0]
