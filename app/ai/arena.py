"""Two levels against each other: every deal is played twice with the sides swapped."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from app.ai.cheat import ExactPlayer
from app.ai.levels import make_contestant
from app.ai.player import Limit, Player
from app.core.actions import COLLECT, Deal, SeatAction
from app.core.cards import Stream, deal_number
from app.core.engine import apply, legal_actions, new_match
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import changes
from app.core.rules import RuleSet, to_mapping
from app.core.state import DealResult, Pair, State

USUAL = Limit()
"""As long as each level thinks at a table."""

Contestant = Player | ExactPlayer

NORMAL_95 = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""


class Times(NamedTuple):
    """The thinking times of one level in seconds, one for each choice that was a choice."""

    median: float
    p95: float
    longest: float


class Estimate(NamedTuple):
    """A mean over the deals and its 95 % confidence interval, paired by deal."""

    mean: float
    low: float
    high: float


class DealPair(NamedTuple):
    """One deal played twice: A's results (+1, 0, -1), tens and points differences, both times."""

    results: Pair
    tens: Pair
    points: Pair


class Chunk(NamedTuple):
    """A part of an arena: its deals, and the thinking times of both levels."""

    pairs: tuple[DealPair, ...]
    times: tuple[tuple[float, ...], tuple[float, ...]]


class ArenaReport(NamedTuple):
    """How level A did against level B; ``set`` are the keys that differ from the preset's rules."""

    rules: str
    set: dict[str, Any]
    a: str
    b: str
    deals: int
    seed: int
    wins: int
    draws: int
    losses: int
    net: Estimate
    tens: Estimate
    points: Estimate
    times_a: Times
    times_b: Times


def play_chunk(
    rules: RuleSet,
    a: str,
    b: str,
    first: int,
    deals: int,
    seed: int,
    limit: Limit = USUAL,
    done: Callable[[], None] = lambda: None,
) -> Chunk:
    """Play the deals ``first``, ``first`` + 1, … of an arena, each twice.

    A deal depends on its number and the seed alone, so chunks may be played anywhere in any order.
    """
    players = (make_contestant(a), make_contestant(b))
    times: tuple[list[float], list[float]] = ([], [])
    pairs = []
    for index in range(first, first + deals):
        pairs.append(_play_twice(rules, players, index, seed, limit, times))
        done()
    return Chunk(tuple(pairs), (tuple(times[0]), tuple(times[1])))


def report(rules: RuleSet, a: str, b: str, seed: int, chunks: Sequence[Chunk]) -> ArenaReport:
    """Return the figures of all the chunks of an arena, in order."""
    pairs = [pair for chunk in chunks for pair in chunk.pairs]
    results = [result for pair in pairs for result in pair.results]
    return ArenaReport(
        rules=rules.preset,
        set=_changed(rules),
        a=a,
        b=b,
        deals=len(pairs),
        seed=seed,
        wins=results.count(1),
        draws=results.count(0),
        losses=results.count(-1),
        net=estimate([sum(pair.results) / 2 for pair in pairs]),
        tens=estimate([sum(pair.tens) / 2 for pair in pairs]),
        points=estimate([sum(pair.points) / 2 for pair in pairs]),
        times_a=_times([second for chunk in chunks for second in chunk.times[0]]),
        times_b=_times([second for chunk in chunks for second in chunk.times[1]]),
    )


def _changed(rules: RuleSet) -> dict[str, Any]:
    """Return what was changed in a preset; no arena stops early, so that goes without saying."""
    values = to_mapping(rules)
    return {key: values[key] for key in changes(rules) if key != "stop_when_decided"}


def compare(rules: RuleSet, a: str, b: str, deals: int, seed: int) -> ArenaReport:
    """Play a whole arena in this process and return its figures."""
    return report(rules, a, b, seed, [play_chunk(rules, a, b, 1, deals, seed)])


def report_json(figures: ArenaReport) -> str:
    """Return a report as one line of JSON; the interval of a single deal has no ends (null)."""
    return json.dumps(_plain(figures))


def _plain(value: Any) -> Any:
    if hasattr(value, "_asdict"):
        return {key: _plain(item) for key, item in value._asdict().items()}
    if isinstance(value, float):
        return round(value, 6) if math.isfinite(value) else None
    return value


def _play_twice(
    rules: RuleSet,
    players: tuple[Contestant, Contestant],
    index: int,
    seed: int,
    limit: Limit,
    times: tuple[list[float], list[float]],
) -> DealPair:
    played = [
        _play_deal(rules, players, index, seed, side_of_a, limit, times) for side_of_a in (0, 1)
    ]
    return DealPair(
        _by_play([_outcome(result, side) for side, result in enumerate(played)]),
        _by_play([_ahead(result.tens, side) for side, result in enumerate(played)]),
        _by_play([_ahead(result.points, side) for side, result in enumerate(played)]),
    )


def _by_play(values: list[int]) -> Pair:
    first, second = values
    return first, second


def _outcome(result: DealResult, side: int) -> int:
    if result.winner is None:
        return 0
    return 1 if result.winner == side else -1


def _ahead(counts: Pair, side: int) -> int:
    return counts[side] - counts[1 - side]


def _play_deal(
    rules: RuleSet,
    players: tuple[Contestant, Contestant],
    index: int,
    seed: int,
    side_of_a: int,
    limit: Limit,
    times: tuple[list[float], list[float]],
) -> DealResult:
    state = _dealt(rules, index, seed)
    while True:
        deal = state.deal
        assert deal is not None
        if deal.result is not None:
            return deal.result
        if state.phase is Phase.TRICK_OVER:
            state = apply(state, COLLECT)[0]
            continue
        which = 0 if deal.turn % 2 == side_of_a else 1
        start = time.perf_counter()
        action, was_choice = _choose(state, players[which], index, seed, limit)
        if was_choice:
            times[which].append(time.perf_counter() - start)
        state = apply(state, action)[0]


def _dealt(rules: RuleSet, index: int, seed: int) -> State:
    state = new_match(rules, index % rules.players)
    attempt = 0
    while state.deal is None:
        state = apply(state, Deal(deal_number(seed, index, attempt)))[0]
        attempt += 1
    return state


def _choose(
    state: State, player: Contestant, index: int, seed: int, limit: Limit
) -> tuple[SeatAction, bool]:
    deal = state.deal
    assert deal is not None
    seat_seed = Stream("hukum arena", seed, index, deal.turn, len(deal.actions)).below(2**31)
    if state.phase is Phase.DRAW_TRUMP:
        draws = legal_actions(state)
        return draws[seat_seed % len(draws)], False
    if isinstance(player, ExactPlayer):
        decision = player.decide_seeing_all(state, seat_seed, limit, _never)
        return decision.action, len(legal_actions(state)) > 1
    seen = observe(state, deal.turn)
    decision = player.decide(seen, seat_seed, limit, _never)
    return decision.action, len(seen.legal) > 1


def _never() -> bool:
    return False


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of some values with its 95 % confidence interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return Estimate(mean, -math.inf, math.inf)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = NORMAL_95 * math.sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half)


def _times(seconds: list[float]) -> Times:
    if not seconds:
        return Times(0.0, 0.0, 0.0)
    ordered = sorted(seconds)
    return Times(ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1])
