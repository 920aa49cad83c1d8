"""The seats that search: what they try in sampled worlds, and how they choose."""

from __future__ import annotations

import random
from typing import NamedTuple

from app.ai import _search, packing
from app.ai.heuristics import STEADY, Style
from app.ai.player import Decision, Limit, StopAsked
from app.ai.worth import worth_table
from app.core.observation import Observation
from app.core.worlds import WorldSampler


class Budget(NamedTuple):
    iterations: int = 1000
    worlds: int = 200
    exploration: float = 1.0
    prior: float = 0.5
    whim: int = 100
    seconds: float = 1.0


class SearchPlayer:
    def __init__(self, budget: Budget = Budget(), style: Style = STEADY) -> None:
        self._budget = budget
        self._style = style

    def decide(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> Decision:
        legal = observation.legal
        if len(legal) == 1:
            return Decision(legal[0], "only_choice")
        b = self._budget
        rng = random.Random(seed)
        sampler = WorldSampler(observation)
        worlds = [packing.pack_world(sampler.draw(rng)) for _ in range(min(b.worlds,b.iterations))]
        tried = _search.search(
            packing.pack_rules(observation.rules),
            packing.pack_position(observation),
            b"".join(worlds),
            len(worlds),
            worth_table(observation.rules, observation.score),
            b.iterations,
            b.seconds,
            rng.getrandbits(64),
            b.exploration,
            b.prior,
            self._style.safe,
            b.whim,
            stop,
        )
        move, _, mean = max(tried, key=lambda entry: (entry[1], entry[2]))
        return Decision(packing.action_of(move, observation.seat, observation.phase), "search", 1 - mean)
