"""The readable search: every choice is played out by rules of thumb in the same sampled worlds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.ai.manners import sensible
from app.ai.player import Limit, StopAsked
from app.ai.worth import worth
from app.core import engine
from app.core.actions import COLLECT, SeatAction
from app.core.observation import Observation, observe
from app.core.phases import Phase
from app.core.state import State

NO_LIMIT = Limit()


class Tried(NamedTuple):
    """A choice that was tried: how often, and its mean worth to the chooser's side, 0 to 1."""

    action: SeatAction
    visits: int
    worth: float


def search(
    seen: Observation, worlds: Iterator[State], playouts: int, seconds: float, stop: StopAsked
) -> list[Tried]:
    """Play every sensible choice out in one world after another until a limit or ``stop`` ends it.

    The worlds are states that agree with the observation, endlessly many; one is always tried.
    """
    end = time.perf_counter() + seconds
    totals = dict.fromkeys(sensible(View(seen)), 0.0)
    tried = 0
    while not tried or (tried * len(totals) < playouts and time.perf_counter() < end):
        state = next(worlds)
        for action in totals:
            totals[action] += _worth_of(engine.apply(state, action)[0], seen)
        tried += 1
        if stop():
            break
    return [Tried(action, tried, total / tried) for action, total in totals.items()]


def _worth_of(state: State, seen: Observation) -> float:
    player = RulePlayer()
    while state.deal is not None and state.deal.result is None:
        if state.phase is Phase.TRICK_OVER:
            state = engine.apply(state, COLLECT)[0]
            continue
        view = observe(state, engine.seat_to_act(state))
        action = player.decide(view, 0, NO_LIMIT, _never).action
        state = engine.apply(state, action)[0]
    assert state.deal is not None
    assert state.deal.result is not None
    value = worth(seen.rules, seen.score, state.deal.result)
    return value if seen.side == 0 else 1.0 - value


def _never() -> bool:
    return False
