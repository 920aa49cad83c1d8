"""The seats that search: they try their choices in worlds that agree with what they have seen."""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from app.ai import packing, rollouts
from app.ai.heuristics import STEADY, RulePlayer, Style
from app.ai.knowledge import View
from app.ai.manners import sensible
from app.ai.player import Decision, Limit, StopAsked
from app.ai.reasons import reason_for
from app.ai.rollouts import Tried
from app.ai.worth import risk_of, worth_table
from app.core.actions import SeatAction
from app.core.observation import Observation
from app.core.state import State
from app.core.worlds import World, WorldSampler, cards_played, imagine

SECONDS = 0.8
"""The longest that a seat thinks about one choice."""

AS_GOOD = 0.01
"""How much worse the choice of the rules of thumb may seem and still be taken."""

VARIABLE = "HUKUM_SEARCH"
"""The environment variable that, set to `python`, forces the readable search."""


class Effort(NamedTuple):
    """How a seat searches.

    ``iterations`` playouts with the fast twin, ``readable`` without it; ``pool`` worlds are drawn
    and ``worlds`` of them kept, each the likelier the fewer plays it leaves unexplained: one that
    the rules of thumb would not have made counts ``surprise``. ``exploration`` and ``prior`` are
    those of the tree, ``whim`` the moves in a thousand that a playout makes at random.
    """

    iterations: int
    readable: int
    worlds: int
    pool: int
    surprise: float = 1.0
    exploration: float = 1.0
    prior: float = 0.5
    whim: int = 100


def fast_twin() -> Any:
    """Return the module of the fast twin, None if it is not there or not wanted."""
    if os.environ.get(VARIABLE) == "python":
        return None
    try:
        return importlib.import_module("app.ai._search")
    except ImportError:
        return None


class SearchPlayer:
    """A seat that searches; the same observation, seed and number of iterations decide alike."""

    def __init__(self, effort: Effort, style: Style = STEADY) -> None:
        self._effort = effort
        self._style = style
        self._rules = RulePlayer(style=style)
        self._fast = fast_twin()

    def decide(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> Decision:
        """Return what was best in the worlds tried, with the rule of thumb that speaks for it."""
        legal = observation.legal
        if len(legal) == 1:
            return Decision(legal[0], "only_choice")
        view = View(observation)
        sound = sensible(view)
        if len(sound) == 1:
            return Decision(sound[0], reason_for(view, sound[0], self._style.safe))
        by_rule = self._rules.by_rule(view)
        best = _preferred(self.tried(observation, seed, limit, stop), by_rule.action)
        reason = reason_for(view, best.action, self._style.safe)
        risk = risk_of(observation.rules, observation.score, observation.side, best.worth)
        return Decision(best.action, reason, risk)

    def tried(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> list[Tried]:
        """Return every choice that was tried, with what it was worth to the seat's own side."""
        rng = random.Random(seed)
        seconds = SECONDS if limit.seconds is None else limit.seconds
        if self._fast is None:
            iterations = limit.iterations or self._effort.readable
            imagined = _imagined(observation, rng)
            return rollouts.search(observation, imagined, iterations, seconds, stop)
        effort = self._effort._replace(iterations=limit.iterations or self._effort.iterations)
        worlds = self._worlds(observation, rng)
        return search_tree(
            self._fast,
            observation,
            worlds,
            effort,
            self._style.safe,
            seconds,
            rng.getrandbits(64),
            stop,
        )

    def _worlds(self, seen: Observation, rng: random.Random) -> list[bytes]:
        effort = self._effort
        sampler = WorldSampler(seen)
        if effort.surprise == 1.0:
            return [packing.pack_world(sampler.draw(rng)) for _ in range(effort.worlds)]
        drawn = [sampler.draw(rng) for _ in range(effort.pool)]
        weights = self._plausibility(seen, drawn)
        return rng.choices(list(map(packing.pack_world, drawn)), weights, k=effort.worlds)

    def _plausibility(self, seen: Observation, worlds: list[World]) -> list[float]:
        played = cards_played(seen)
        dealt = [
            world._replace(hands=tuple([h + p for h, p in zip(world.hands, played, strict=True)]))
            for world in worlds
        ]
        weights: list[float] = self._fast.weigh(
            packing.pack_rules(seen.rules),
            packing.pack_start(seen),
            b"".join(map(packing.pack_world, dealt)),
            len(dealt),
            packing.pack_history(seen),
            seen.seat,
            self._effort.surprise,
        )
        return weights


def _preferred(tried: list[Tried], by_rule: SeatAction) -> Tried:
    """Return what was tried most, or the choice of the rules of thumb if that is as good."""
    best = max(tried, key=lambda each: (each.visits, each.worth))
    for each in tried:
        if each.action == by_rule and each.visits and each.worth >= best.worth - AS_GOOD:
            return each
    return best


def _imagined(seen: Observation, rng: random.Random) -> Iterator[State]:
    sampler = WorldSampler(seen)
    while True:
        yield imagine(seen, sampler.draw(rng))


def search_tree(
    fast: Any,
    seen: Observation,
    worlds: list[bytes],
    effort: Effort,
    safe: float,
    seconds: float,
    seed: int,
    stop: StopAsked,
) -> list[Tried]:
    """Return what the fast twin has tried in packed worlds, taken in turn."""
    found = fast.search(
        packing.pack_rules(seen.rules),
        packing.pack_position(seen),
        b"".join(worlds),
        len(worlds),
        worth_table(seen.rules, seen.score),
        effort.iterations,
        seconds,
        seed,
        effort.exploration,
        effort.prior,
        safe,
        effort.whim,
        stop,
    )
    return [
        Tried(packing.action_of(move, seen.seat, seen.phase), visits, mean)
        for move, visits, mean in found
    ]
