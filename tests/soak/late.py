"""Answers of seats that come too late: after undo, another match, loading, a dialog, or the end.

``python -m tests.soak.late [COUNT [SEED]]`` goes round all interleavings, once if not told
otherwise: which of a deal's thoughts is made useless, by what, and after how many further things
its answer comes nevertheless, with another card than the seat would have played. Whatever happens
then must be what happens without it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple
from unittest.mock import patch

from app.ai.player import Decision
from app.core.log import DEAL_ENDS, Step
from app.core.presets import PRESETS
from app.session.pace import PACES
from app.session.scheduler import Timer, VirtualScheduler
from app.session.seats import Deliver, Request
from app.session.setup import MatchSetup, default_seats
from app.storage.record_text import dumps
from app.storage.records import loads
from app.ui import game as game_module
from app.ui.game import Game
from tests.session.table import random_answer
from tests.soak._trials import command

REQUESTS, STEPS = 42, 8
"""Thoughts of a deal that are disturbed, and things that happen before their answers come."""

THOUGHT = 0.3
"""Seconds of the virtual clock that a seat thinks."""


class SlowRunner:
    """Seats that take their time; ``asked`` holds every request with the way back to the table."""

    def __init__(self, scheduler: VirtualScheduler) -> None:
        self._scheduler = scheduler
        self._timer: Timer | None = None
        self.asked: list[tuple[Request, Deliver]] = []

    def think(self, request: Request, deliver: Deliver) -> None:
        """Answer after a while, if nothing comes between."""
        self.stop()
        self.asked.append((request, deliver))
        self._timer = self._scheduler.later(
            THOUGHT, lambda: deliver(request.id, random_answer(request))
        )

    def stop(self) -> None:
        """Give up what is worked on."""
        if self._timer is not None:
            self._timer.cancel()

    def close(self) -> None:
        """Give everything up."""
        self.stop()


class World:
    """A game without a window on a clock that jumps, with everything that it has told."""

    def __init__(self, setup: MatchSetup) -> None:
        self.clock = VirtualScheduler()
        self.runner = SlowRunner(self.clock)
        self.game = Game(None, runner=self.runner)
        self.game._scheduler = self.clock  # type: ignore[assignment]
        self.told: list[object] = []
        self.game.step_made.connect(self._step)
        self.game.jumped.connect(lambda: self.told.append("jump"))
        self.game.began.connect(lambda: self.told.append("began"))
        self.game.begin(setup)

    def _step(self, step: Step) -> None:
        self.told.append(step)

    def go_on(self) -> bool:
        """Let one thing happen; say whether anything did."""
        controller = self.game.controller
        seat = controller.human_to_act
        if seat is not None:
            seen = controller.observe(seat)
            self.game.submit(random.Random(len(seen.history)).choice(seen.legal))
            return True
        return self.clock.step()

    @property
    def thinks(self) -> bool:
        """Say whether a seat is asked."""
        return self.game.controller.is_thinking


# What makes a thought useless


def undo(world: World) -> None:
    """Take the last decision back."""
    world.game.controller.undo()


def undo_and_redo(world: World) -> None:
    """Take the last decision back, and bring it again."""
    undo(world)
    world.game.controller.redo()


def new_match(world: World) -> None:
    """Begin the same match anew: the ids of its requests are those of the old one."""
    header = world.game.controller.header
    world.game.begin(MatchSetup(header.rules, header.seats, header.seed))


def load(world: World) -> None:
    """Take up what would be saved now."""
    world.game.take_up(loads(dumps(world.game.controller.log), "saved"))


def same_deal(world: World) -> None:
    """Play the same deal again."""
    world.game.go_back(0, 0)


def a_dialog(world: World) -> None:
    """Open and close a dialog."""
    with world.game.held():
        pass


def another_language(world: World) -> None:
    """Put settings into effect, as another language does; the thought stays useful."""
    world.game.set_pace(PACES["normal"])


def quit_(world: World) -> None:
    """End the program."""
    world.game.close()


INTERRUPTIONS: tuple[Callable[[World], None], ...] = (
    *(undo, undo_and_redo, new_match, load, same_deal, a_dialog, another_language, quit_),
)


class Case(NamedTuple):
    """Which thought is disturbed by what, and how late its answer comes."""

    preset: str
    request: int
    interruption: Callable[[World], None]
    steps: int


CASES = [
    Case(preset, request, interruption, steps)
    for preset in ("dehla_pakad", "mendikot_closed", "dehla_pakad_closed")
    for request in range(1, REQUESTS + 1)
    for interruption in INTERRUPTIONS
    for steps in range(STEPS)
]


def attempt(number: int, _chance: random.Random) -> Iterator[str]:
    """Go the same way twice, once with the late answer, and compare."""
    case = CASES[number % len(CASES)]
    with patch.object(game_module, "now_text", lambda: "2026-11-29T18:00:00Z"):
        yield _both_ways(case)


def _both_ways(case: Case) -> str:
    plain, disturbed = _interrupted(case), _interrupted(case)
    if plain is None or disturbed is None:
        return "the deal is over before"
    for _ in range(case.steps):
        assert plain.go_on() == disturbed.go_on()
    _answer_late(case, disturbed)
    for _ in range(400):
        assert plain.told == disturbed.told, "a late answer has reached the table"
        assert plain.game.controller.state == disturbed.game.controller.state
        if not (plain.go_on() and disturbed.go_on()):
            break
    assert plain.game.controller.log == disturbed.game.controller.log
    return f"after {case.interruption.__name__}".replace("_", " ").strip()


def _interrupted(case: Case) -> World | None:
    """Return a game in which the thought has just been made useless; None if it never comes."""
    rules = PRESETS[case.preset].changed(first_dealer=3)
    world = World(MatchSetup(rules, default_seats(4), 5))
    while len(world.runner.asked) < case.request:
        if not world.go_on() or world.game.controller.state.phase in DEAL_ENDS:
            return None
    case.interruption(world)
    return world


def _answer_late(case: Case, world: World) -> None:
    request, deliver = world.runner.asked[case.request - 1]
    legal = request.observation.legal
    right = random_answer(request)
    wrong = [Decision(action, "late") for action in legal if action != right.action]
    if case.interruption is another_language and world.game.controller._request == request:
        return  # it is not late
    for decision in (*wrong[:1], None, right):
        deliver(request.id, decision)


if __name__ == "__main__":
    sys.exit(command(attempt, len(CASES)))
