"""Seats that fail in every way, in every phase and every place.

``python -m tests.soak.seats [COUNT [SEED]]`` goes round all cases, once if not told otherwise. A
case is a preset, a phase, a seat and a way to fail: it raises, returns nothing, an illegal card or
another seat's card, or never answers. The deal must come to its end by legal actions, with
something done within the time limit and a line in the log for each failure.
"""

from __future__ import annotations

import functools
import logging
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from app.ai.player import Decision
from app.core.actions import play
from app.core.cards import deck
from app.core.log import DEAL_ENDS
from app.core.observation import Observation
from app.core.phases import ACTORS, Actor, Phase
from app.core.presets import PRESETS
from app.session.pace import LONGEST_THOUGHT
from app.session.seats import Deliver, Request, answer
from tests.builders import the_deal
from tests.session.table import Table
from tests.soak._trials import command

PHASES = [phase for phase in Phase if ACTORS[phase] is Actor.SEAT]
DEALS = 300
"""Deals after which a case must have occurred: some need a certain seat to hold certain cards."""

LOOK_AT = 12
"""Deals from which it is seen which phases there are."""


def raises(request: Request) -> Decision | None:
    """Fail as a broken player does, in the code that answers for it at a table."""
    spoilt = request.observation._replace(hand=None, legal=None)  # type: ignore[arg-type]
    return answer(request._replace(observation=spoilt), lambda: False)


def returns_nothing(_request: Request) -> None:
    """Answer without an answer."""


def illegal_card(request: Request) -> Decision:
    """Answer with a card that the seat does not hold."""
    seen = request.observation
    others = [card for card in deck(seen.rules.deck_family) if card not in seen.hand]
    return Decision(play(seen.seat, others[request.seed % len(others)]), "planted")


def anothers_card(request: Request) -> Decision:
    """Answer in the name of another seat."""
    seen = request.observation
    action = seen.legal[request.seed % len(seen.legal)]
    return Decision(action._replace(seat=(seen.seat + 1) % seen.rules.players), "planted")


def never_answers(_request: Request) -> None:
    """Stand for the fault of which nothing is heard."""


FAULTS: tuple[Callable[[Request], Decision | None], ...] = (
    *(raises, returns_nothing, illegal_card, anothers_card, never_answers),
)


class Case(NamedTuple):
    """Where and how a seat fails."""

    preset: str
    phase: Phase
    seat: int
    fault: Callable[[Request], Decision | None]


@functools.cache
def cases() -> tuple[Case, ...]:
    """Return every case that there can be: not every phase occurs under every preset."""
    return tuple(
        Case(preset, phase, seat, fault)
        for preset, rules in PRESETS.items()
        for phase in phases_of(preset)
        for seat in range(rules.players)
        for fault in FAULTS
    )


def phases_of(preset: str) -> list[Phase]:
    """Return the phases that some deals under a preset go through, in which a seat acts."""
    seen: set[Phase] = set()
    for seed in range(1, LOOK_AT + 1):
        table = Table(PRESETS[preset], seed=seed, humans=())
        table.play_to(DEAL_ENDS, random.Random(seed))
        seen |= {step.state.phase for step in table.notebook.steps}
    return [phase for phase in PHASES if phase in seen]


def attempt(number: int, chance: random.Random) -> Iterator[str]:
    """Play deals of one case until the seat has failed."""
    case = cases()[number % len(cases())]
    for _ in range(DEALS):
        with errors() as lines:
            failures = play_deal(case, chance.randrange(1, 2**31))
        fallbacks = sum("fallback" in line for line in lines)
        assert fallbacks == failures, f"{failures} failures, but the log says {lines}"
        if case.fault is raises:
            assert sum("failed" in line for line in lines) == failures
        if failures:
            yield f"{case.fault.__name__} in {case.phase}".replace("_", " ")
            return
    raise AssertionError(f"it never comes to this: {case}")


@contextmanager
def errors() -> Iterator[list[str]]:
    """Collect the errors that are logged about seats."""
    lines: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("app.session.seats")
    logger.addHandler(handler)
    logger.propagate = False
    try:
        yield lines
    finally:
        logger.removeHandler(handler)
        logger.propagate = True


def play_deal(case: Case, seed: int) -> int:
    """Play a deal in which a seat fails whenever the phase comes; return how often it did."""
    table = Table(PRESETS[case.preset], seed=seed, humans=())
    thinker, failures = table.thinker, 0
    sound, think = thinker.answer, thinker.think

    def overdue(seen: Observation) -> None:
        state = table.controller.state
        made = the_deal(state).actions
        assert len(made) > len(seen.history) or state.phase in DEAL_ENDS, "nothing was done in time"
        assert made[len(seen.history)] in seen.legal

    def broken(request: Request, deliver: Deliver) -> None:
        nonlocal failures
        seen = request.observation
        fails = (seen.phase, seen.seat) == (case.phase, case.seat)
        failures += fails
        thinker.answer = case.fault if fails else sound
        if fails:
            table.scheduler.later(LONGEST_THOUGHT, lambda: overdue(seen))
        if not fails or case.fault is not never_answers:
            think(request, deliver)

    thinker.think = broken  # type: ignore[method-assign]
    while table.controller.state.phase not in DEAL_ENDS:
        assert table.scheduler.step(), "the deal hangs"
    return failures


if __name__ == "__main__":
    sys.exit(command(attempt, len(cases())))
