"""The seats that search: they try their choices in worlds that agree with what they have seen."""

from __future__ import annotations

import functools
import importlib
import os
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

from app.ai import learned, packing
from app.ai.danger import danger_of
from app.ai.effort import Effort
from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.ai.manners import sensible
from app.ai.player import Decision, Limit, StopAsked
from app.ai.reasons import reason_for
from app.ai.style import STEADY, Style
from app.ai.tree import Policy, TreeSearch, Tried
from app.ai.worth import risk_of, worth, worth_table
from app.core.actions import Kind, SeatAction
from app.core.cards import Hand
from app.core.observation import Observation
from app.core.state import State
from app.core.worlds import World, WorldSampler, cards_played, imagine

SECONDS = 0.8
"""The longest that a seat thinks about one choice."""

AS_GOOD = 0.01
"""How much worse the expected choice may seem and still be taken."""

ALIKE = 0.001
"""How far apart choices seem at most once it no longer matters which is taken."""

VARIABLE = "HUKUM_SEARCH"
"""The environment variable that, set to `python`, forces the readable search."""


def fast_twin() -> Any:
    """Return the module of the fast twin, None if it is not there or not wanted."""
    return None if os.environ.get(VARIABLE) == "python" else _taught_twin()


@functools.cache
def _taught_twin() -> Any:
    try:
        twin = importlib.import_module("app.ai._search")
    except ImportError:
        return None
    twin.learn(*learned.packed())
    return twin


class SearchPlayer:
    """A seat that searches; the same observation, seed and number of iterations decide alike."""

    def __init__(self, effort: Effort, style: Style = STEADY, *, advises: bool = False) -> None:
        """``advises`` says that the risk is wanted even where there is nothing to choose."""
        self._effort = effort
        self._style = style
        self._advises = advises
        self._rules = RulePlayer(style=style)
        self._fast = fast_twin()

    def decide(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> Decision:
        """Return what was best in the worlds tried, with the rule of thumb that speaks for it."""
        legal = observation.legal
        if len(legal) == 1:
            return Decision(
                legal[0], "only_choice", self._risk_alone(observation, seed, limit, stop)
            )
        view = View(observation)
        sound = sensible(view)
        if len(sound) == 1:
            risk = self._risk_alone(observation, seed, limit, stop)
            return self._decision(view, sound[0], risk)
        by_rule = self._rules.by_rule(view)
        expected = self._expected(view, sound, by_rule)
        tried = self.tried(observation, seed, limit, stop)
        best = _preferred(tried, by_rule.action, expected)
        return self._decision(view, best.action, _risk(observation, best))

    def _risk_alone(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> float | None:
        """Return the risk of the one choice that makes sense; None if nobody is advised."""
        if not self._advises:
            return None
        tried = self.tried(observation, seed, limit, stop)
        return _risk(observation, max(tried, key=lambda each: each.visits))

    def _decision(self, view: View, action: SeatAction, risk: float | None) -> Decision:
        danger = danger_of(view, action.card) if action.kind is Kind.PLAY else None
        return Decision(action, reason_for(view, action, self._style), risk, danger)

    def _expected(self, view: View, sound: list[SeatAction], by_rule: Decision) -> SeatAction:
        """Return what a good player would most likely choose, or what the rules of thumb would."""
        if not (self._effort.learned and learned.has_learned(view)):
            return by_rule.action
        likely = learned.chances(view, sound, by_rule)
        return sound[likely.index(max(likely))]

    def tried(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> list[Tried]:
        """Return every choice that was tried, with what it was worth to the seat's own side."""
        rng = random.Random(seed)
        seconds = SECONDS if limit.seconds is None else limit.seconds
        if self._fast is None:
            effort = self._effort._replace(readable=limit.iterations or self._effort.readable)
            states = _imagined(observation, rng)
            return search_readably(observation, states, effort, self._rules, seconds, rng, stop)
        effort = self._effort._replace(iterations=limit.iterations or self._effort.iterations)
        worlds = self._worlds(observation, rng)
        return search_tree(
            self._fast,
            observation,
            worlds,
            effort.worlds,
            effort,
            self._style.trust(View(observation)),
            seconds,
            rng.getrandbits(64),
            stop,
        )

    def _worlds(self, seen: Observation, rng: random.Random) -> bytes:
        effort = self._effort
        sampler = WorldSampler(seen)
        drawn = [sampler.draw(rng) for _ in range(effort.drawn or effort.worlds)]
        if not effort.drawn:
            return b"".join(map(packing.pack_world, drawn))
        played = cards_played(seen)
        worlds: bytes = self._fast.likely_worlds(
            packing.pack_rules(seen.rules),
            packing.pack_start(seen),
            b"".join(packing.pack_world(_dealt(world, played)) for world in drawn),
            len(drawn),
            packing.pack_history(seen),
            seen.seat,
            effort.slips,
            effort.minds,
            effort.whims,
            effort.worlds,
            0 if seen.rules.redeal_if else effort.exchanges,
            effort.learned and learned.knows(seen.rules),
            rng.getrandbits(64),
        )
        return worlds


def _risk(seen: Observation, choice: Tried) -> float:
    return risk_of(seen.rules, seen.score, seen.side, choice.worth)


def _imagined(seen: Observation, rng: random.Random) -> Iterator[State]:
    sampler = WorldSampler(seen)
    while True:
        yield imagine(seen, sampler.draw(rng))


def _dealt(world: World, played: list[Hand]) -> World:
    return world._replace(hands=tuple([h + p for h, p in zip(world.hands, played, strict=True)]))


def _preferred(tried: list[Tried], by_rule: SeatAction, expected: SeatAction) -> Tried:
    """Return what was tried most, unless what it is expected to be is as good.

    Where it makes no difference any more, the rules of thumb choose: they look like play to
    people, who see tens and honours thrown about when anything goes.
    """
    best = max(tried, key=lambda each: (each.visits, each.worth))
    known = {each.action: each for each in tried if each.visits}
    ruled, likely = known.get(by_rule), known.get(expected)
    if ruled and abs(ruled.worth - best.worth) <= ALIKE:
        return ruled
    return likely if likely and likely.worth >= best.worth - AS_GOOD else best


def search_readably(
    seen: Observation,
    worlds: Iterator[State],
    effort: Effort,
    player: RulePlayer,
    seconds: float,
    rng: random.Random,
    stop: StopAsked,
) -> list[Tried]:
    """Return what the readable twin has tried in states that agree with the observation."""
    tree = TreeSearch(
        partial(worth, seen.rules, seen.score),
        player,
        Policy(
            effort.exploration,
            effort.prior,
            effort.trust / 1000,
            effort.whim / 1000,
            effort.learned,
        ),
        rng,
    )
    return tree.search(seen.seat, worlds, effort.readable, seconds, stop)


def search_tree(
    fast: Any,
    seen: Observation,
    worlds: bytes,
    count: int,
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
        worlds,
        count,
        worth_table(seen.rules, seen.score),
        effort.iterations,
        seconds,
        seed,
        effort.exploration,
        effort.prior,
        safe,
        effort.trust,
        effort.whim,
        effort.learned and learned.knows(seen.rules),
        stop,
    )
    return [
        Tried(packing.action_of(move, seen.seat, seen.phase), visits, mean)
        for move, visits, mean in found
    ]
