"""The seats that search: what they try in sampled worlds, and how they choose."""

from __future__ import annotations

import random
from typing import NamedTuple

from app.ai import _search, packing
from app.ai.heuristics import STEADY, Style
from app.ai.player import Decision, Limit, StopAsked
from app.ai.worth import worth_table
from app.core.observation import Observation
from app.core.worlds import WorldSampler, cards_played


class Budget(NamedTuple):
    iterations: int = 1000
    worlds: int = 200
    exploration: float = 1.0
    prior: float = 0.5
    whim: int = 100
    seconds: float = 1.0
    surprise: float = 1.0
    pool: int = 400


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
        worlds = self._worlds(observation, sampler, rng)
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

    def _worlds(self, seen, sampler, rng):
        b = self._budget
        drawn = [sampler.draw(rng) for _ in range(b.worlds if b.surprise == 1 else b.pool)]
        worlds = list(map(packing.pack_world, drawn))
        if b.surprise == 1:
            return worlds
        played = cards_played(seen)
        dealt = [
            packing.pack_world(
                world._replace(
                    hands=tuple(hand + cards for hand, cards in zip(world.hands, played))
                )
            )
            for world in drawn
        ]
        weights = _search.weigh(
            packing.pack_rules(seen.rules), packing.pack_start(seen), b"".join(dealt), len(dealt),
            packing.pack_history(seen), seen.seat, b.surprise)
        return rng.choices(worlds, weights, k=b.worlds)
