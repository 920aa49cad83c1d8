"""What the searching seats have learned of play: how likely a good player makes each choice.

Each choice is described by a few quantities. A table holds a weight for every combination of some
of them; the sum of its weights says how much speaks for a choice. `tests/tools/learn.py` finds the
weights, `learned_weights` holds them, and the fast twin reads both tables and weights from here.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from app.ai import learned_weights
from app.ai.knowledge import View
from app.ai.player import Decision
from app.ai.quantities import QUANTITIES, Quantities, described
from app.core.actions import Kind, SeatAction
from app.core.rules import Capture, Objective, RuleSet

TABLES: tuple[tuple[str, ...], ...] = tuple(
    tuple(table.split())
    for table in (
        "rule stage",
        "rule mode",
        "mode place takes mine prize chance",
        "mode rank place trump",
        "place takes mine stake prize chance",
        "place takes mine stake prize chance trump state late",
        "rank place takes trump state",
        "rank how above tens length trump late",
        "above length trump how prize",
        "they_ruff we_ruff tens length above state",
        "they_ruff we_ruff tens lowest",
        "idle length tens above state lowest",
        "ours theirs prize chance",
        "ours theirs tens place takes",
        "strength prize stake mine",
        "stage trump takes mine stake how",
        "mode trump how state",
        "trumps trumps_out how trump above",
        "my_tens stage prize chance",
        "counts chance how trump prize",
        "how takes cheap lowest mine stake",
        "out above tens stage how",
        "asks mine stake for_friend counts stage",
        "opener how length tens state",
        "opener rank how tens state",
        "opener shown how tens state",
        "shown how trump tens length",
        "upper upper_out tens length how",
        "upper upper_out tens opener state how",
        "upper_out rank tens how trump length",
        "led_ten best ruffed takes rank",
        "led_ten place takes mine chance prize",
        "led_ten place mine rank trump late",
        "trick state how rank",
        "trick length tens state how",
        "mode rank above tens length how",
        "mode opener length tens how",
        "mode strength prize stake mine",
        "strength rank length prize",
        "strength upper tens length",
        "strength chance rank",
        "mode they_ruff we_ruff tens above state",
        "mode trick trump takes how counts",
        "ours theirs counts mode place takes",
        "plan planned length tens how state",
        "plan shortest length opener how state",
        "rounds opener tens how state length",
        "thrown opener how trump tens",
        "thrown rank how tens",
        "behind place takes chance mine stake",
        "dear_shown how trump trumps above",
        "my_voids how trump state length tens",
        "out rounds how rank",
        "opener they_ruff we_ruff tens state",
        "trick opener length tens how",
        "trick rank tens how trump",
        "plan rank how state",
        "place rank best takes trump",
        "place rank above tens length late",
    )
)
"""The quantities that each table combines; one that says nothing of a choice silences its table."""

HEAT = 12.0
"""How many units of weight make a choice e times as likely."""


class _Table(NamedTuple):
    """A table: where its weights begin, and its quantities with how far apart their values are."""

    first: int
    steps: tuple[tuple[str, int], ...]


def has_learned(view: View) -> bool:
    """Say whether the seat is to play a card, under rules for which weights were found."""
    return view.seen.legal[0].kind in (Kind.PLAY, Kind.ASK) and knows(view.rules)


def knows(rules: RuleSet) -> bool:
    """Say whether weights were found for such rules: each trick is taken at once, tens decide."""
    return rules.objective is Objective.TENS and rules.capture is Capture.AT_ONCE


def chances(view: View, actions: list[SeatAction], by_rule: Decision) -> list[float]:
    """Return how likely each of the choices is that a seat has if it plays a card."""
    sums = [_speaks_for(each) for each in described(view, actions, by_rule)]
    most = max(sums)
    shares = [math.exp((its - most) / HEAT) for its in sums]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]


def _speaks_for(quantities: Quantities) -> int:
    weights, total = learned_weights.WEIGHTS, 0
    for first, steps in _LAID_OUT:
        at = first
        for name, step in steps:
            value = quantities.get(name)
            if value is None:
                break
            at += value * step
        else:
            total += weights[at]
    return total


def packed() -> tuple[bytes, bytes, bytes]:
    """Return what the fast twin reads: sizes of the quantities, tables, and weights."""
    names = list(QUANTITIES)
    tables = [bytes((len(table), *map(names.index, table))) for table in TABLES]
    return bytes(QUANTITIES.values()), b"".join(tables), bytes(learned_weights.WEIGHTS)


def _laid_out() -> Iterator[_Table]:
    first = 0
    for names in TABLES:
        sizes = [QUANTITIES[name] for name in names]
        strides = [math.prod(sizes[at + 1 :]) for at in range(len(names))]
        yield _Table(first, tuple(zip(names, strides, strict=True)))
        first += math.prod(sizes)


_LAID_OUT = tuple(_laid_out())
