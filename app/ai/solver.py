"""The exact value of a position with all hands in sight, and of each card that may be played."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Literal, NamedTuple

from app.ai import backend
from app.ai.position import Objective, Position, TrumpMode
from app.ai.solver_goal import Goal, goal_of, value_range
from app.ai.solver_guess import guess_tricks
from app.ai.solver_suits import NO_TRUMP, UNSET
from app.core.cards import IS_TEN, RANK_OF, SUIT_OF, Card
from app.core.errors import HukumError

Want = Literal["cards", "value"]
Stop = Callable[[], bool]
"""Asked every few milliseconds from the solving thread; true ends the solve."""

DEFAULT_MEMORY_MB = 64
LOOK_FROM = 8
"""Cards in a hand from which the search looks ahead through a trick; two more if no ten counts."""
ENDLESS_NODES = 2**63
ENDLESS_SECONDS = 1e9


class SolveStopped(HukumError):
    """A solve that its limit or its stop callback ended before the value was known."""


class Limit(NamedTuple):
    """How much a solve may cost; None means no limit."""

    nodes: int | None = None
    seconds: float | None = None


class Answer(NamedTuple):
    """The value for side 0 with best play by all, and that of each legal card."""

    value: int
    cards: dict[Card, int]
    nodes: int
    ms: float


class Solver:
    """Solves one position after another and keeps what it learned of the patterns in them.

    What is kept is true of every deal, so one solver may serve any positions; one thread at a
    time may use it.
    """

    def __init__(
        self,
        memory_mb: int = DEFAULT_MEMORY_MB,
        twin: str | None = None,
        look_from: int = LOOK_FROM,
    ) -> None:
        self._kernel = backend.make_kernel(memory_mb, twin, look_from)

    def solve(
        self,
        position: Position,
        *,
        want: Want = "cards",
        limit: Limit | None = None,
        stop: Stop | None = None,
    ) -> Answer:
        """Return the exact answer; raise `SolveStopped` when a limit or the callback ends it.

        The position is not checked: see `app.ai.position.check`.
        """
        work = _Work(self._kernel, limit or Limit(), stop)
        value = work.value(position)
        cards = work.values_of_cards(position, value) if want == "cards" else {}
        return Answer(value, cards, work.nodes, work.elapsed() * 1e3)


def solve(
    position: Position,
    *,
    want: Want = "cards",
    limit: Limit | None = None,
    stop: Stop | None = None,
    memory_mb: int = DEFAULT_MEMORY_MB,
) -> Answer:
    """Return the exact answer for one position; see `Solver.solve`."""
    return Solver(memory_mb).solve(position, want=want, limit=limit, stop=stop)


class _Board(NamedTuple):
    """Cards as the kernels take them: what is held, and up to four on the table."""

    hands: tuple[int, int, int, int]
    leader: int
    trick: bytes
    trump: int

    def after(self, card: Card) -> _Board:
        """Return the board with one more card on the table."""
        place = _place(card)
        north, east, south, west = (hand & ~(1 << place) for hand in self.hands)
        return self._replace(hands=(north, east, south, west), trick=self.trick + bytes((place,)))


class _Work:
    """One call of `solve`: what it may still spend, and the questions it asks the kernel."""

    def __init__(self, kernel: backend.Kernel, limit: Limit, stop: Stop | None) -> None:
        self._kernel = kernel
        self._stop = stop
        self._start = time.perf_counter()
        self._nodes = ENDLESS_NODES if limit.nodes is None else limit.nodes
        self._seconds = ENDLESS_SECONDS if limit.seconds is None else limit.seconds
        self.nodes = 0

    def elapsed(self) -> float:
        """Return the seconds since the call."""
        return time.perf_counter() - self._start

    def value(self, position: Position) -> int:
        """Return the value of a position by closing in on it from a guess."""
        lowest, highest = value_range(position)
        guess = _guess(position, lowest, highest)
        return self._close_in(position, _board(position), lowest, highest, guess)

    def values_of_cards(self, position: Position, value: int) -> dict[Card, int]:
        """Return the value of each legal card, given the position's own value."""
        lowest, highest = value_range(position)
        if position.turn % 2 == 0:
            highest = value
        else:
            lowest = value
        board, touching = _board(position), _touching(position)
        values: dict[Card, int] = {}
        for card in position.legal_cards():
            if card in touching:
                values[card] = values[touching[card]]
            else:
                after = board.after(card)
                values[card] = self._close_in(position, after, lowest, highest, value)
        return values

    def _close_in(
        self, position: Position, board: _Board, lowest: int, highest: int, guess: int
    ) -> int:
        """Return the value of a position if play goes on from a board that follows from it."""
        while lowest < highest:
            guess = min(max(guess, lowest + 1), highest)
            if self._reaches(board, goal_of(position, guess)):
                lowest = guess
                guess += 1
            else:
                highest = guess - 1
                guess -= 1
        return lowest

    def _reaches(self, board: _Board, goal: Goal) -> bool:
        reached = self._kernel.prove(
            *board,
            *goal,
            max(0, self._nodes - self.nodes),
            self._seconds - self.elapsed(),
            self._stop,
        )
        self.nodes += self._kernel.nodes
        if reached is None:
            raise SolveStopped("the solve was stopped")
        return reached


def _guess(position: Position, lowest: int, highest: int) -> int:
    if position.objective is Objective.TRICKS:
        return guess_tricks(position)
    return (lowest + highest + 1) // 2


def _place(card: Card) -> int:
    return SUIT_OF[card] * 16 + RANK_OF[card]


def _board(position: Position) -> _Board:
    masks = (sum(1 << _place(card) for card in hand) for hand in position.hands)
    north, east, south, west = masks
    trick = bytes(map(_place, position.trick))
    return _Board((north, east, south, west), position.leader, trick, _trump(position))


def _trump(position: Position) -> int:
    if position.trump is not None:
        return position.trump
    return NO_TRUMP if position.trump_mode is TrumpMode.NONE else UNSET


def _touching(position: Position) -> dict[Card, Card]:
    """Return for legal cards the next lower one, where that is legal too and worth the same."""
    in_play = sorted(card for hand in (*position.hands, position.trick) for card in hand)
    plain = {card for card in position.legal_cards() if not IS_TEN[card]}
    return {
        card: below
        for below, card in pairwise(in_play)
        if card in plain and below in plain and SUIT_OF[below] == SUIT_OF[card]
    }
