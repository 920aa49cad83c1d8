"""A table for tests: a controller on a virtual clock, with seats that answer as the test says."""

from __future__ import annotations

import random
from collections.abc import Callable

from app.ai.player import Decision
from app.core.actions import SeatAction
from app.core.log import Header, MatchLog, SeatInfo, Step
from app.core.phases import Phase
from app.core.rules import RuleSet
from app.session.chance import first_dealer
from app.session.controller import Controller
from app.session.pace import PACES, Pace
from app.session.scheduler import VirtualScheduler
from app.session.seats import Deliver, Request

Answer = Callable[[Request], Decision | None]


def random_answer(request: Request) -> Decision:
    """Answer with any legal action, the same for the same seed."""
    legal = request.observation.legal
    return Decision(random.Random(request.seed).choice(legal), "random")


class StubThinker:
    """Answers each request after ``delay`` seconds of the virtual clock, also if it is stopped."""

    def __init__(self, scheduler: VirtualScheduler, answer: Answer, delay: float) -> None:
        self.scheduler = scheduler
        self.answer = answer
        self.delay = delay
        self.requests: list[Request] = []
        self.stops = 0

    def think(self, request: Request, deliver: Deliver) -> None:
        self.requests.append(request)
        self.scheduler.later(self.delay, lambda: deliver(request.id, self.answer(request)))

    def stop(self) -> None:
        self.stops += 1


class Notebook:
    """A listener that writes everything down."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.jumps = 0

    def stepped(self, step: Step) -> None:
        self.steps.append(step)

    def rebuilt(self) -> None:
        self.jumps += 1


class Table:
    """A match with a human in seat 0 and everything that drives it."""

    def __init__(
        self,
        rules: RuleSet,
        *,
        seed: int = 7,
        answer: Answer = random_answer,
        delay: float = 0.01,
        pace: Pace = PACES["normal"],
        humans: tuple[int, ...] = (0,),
        log: MatchLog | None = None,
        serious: bool = False,
        first_number: int | None = None,
        seen: int = 0,
    ) -> None:
        self.scheduler = VirtualScheduler()
        self.thinker = StubThinker(self.scheduler, answer, delay)
        self.notebook = Notebook()
        log = log or MatchLog(header(rules, seed, humans, serious=serious))
        self.controller = Controller(
            log, self.scheduler, self.thinker, self.notebook, pace, first_number, seen
        )
        self.controller.start()

    def run(self) -> None:
        """Let the clock run until somebody must do something."""
        self.scheduler.run()

    def play(self, rng: random.Random) -> SeatAction:
        """Let the human do anything legal, and run on."""
        seat = self.controller.human_to_act
        assert seat is not None
        action = rng.choice(self.controller.observe(seat).legal)
        self.controller.submit(action)
        self.run()
        return action

    def play_to(self, phases: tuple[Phase, ...], rng: random.Random) -> None:
        """Play on at random until one of these phases is reached."""
        self.run()
        while self.controller.state.phase not in phases:
            if self.controller.human_to_act is not None:
                self.play(rng)
            else:
                self.controller.carry_on()
                self.run()


def header(
    rules: RuleSet, seed: int, humans: tuple[int, ...] = (0,), *, serious: bool = False
) -> Header:
    """Return the header of a match with humans in some seats and club seats in the others."""
    seats = tuple(
        SeatInfo(f"Human {seat}", "human")
        if seat in humans
        else SeatInfo(f"AI {seat}", "ai", "club")
        for seat in range(rules.players)
    )
    return Header(rules, seats, seed, first_dealer(rules, seed), "2026-11-29T18:00:00Z", serious)
