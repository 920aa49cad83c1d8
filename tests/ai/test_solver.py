"""The exact solver against plain minimax, twin against twin, and its limits."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from app.ai import backend
from app.ai.position import Objective, Position, TrumpMode
from app.ai.solver import Limit, Solver, SolveStopped, solve
from app.core.cards import SUITS, Card
from tests.ai.endings import SHORT, endings, full_deal, minimax_cards
from tests.soak._plain import CMinimax

TWINS = [backend.PYTHON] + [backend.NATIVE] * (backend.name() == backend.NATIVE)
needs_both = pytest.mark.skipif(len(TWINS) < 2, reason="the compiled twin is not built")


def against(
    oracle: Callable[[Position], dict[Card, int]], seed: int, number: int, cards: tuple[int, ...]
) -> None:
    kept = [Solver(1, twin, look_from=2) for twin in TWINS]
    for index, position in enumerate(endings(seed, number, cards)):
        expected = oracle(position)
        best = max if position.turn % 2 == 0 else min
        for solver in kept if index % 2 else [Solver(1, twin) for twin in TWINS]:
            answer = solver.solve(position)
            assert answer.cards == expected, position
            assert answer.value == best(expected.values()), position


def twins_agree(seed: int, number: int, size: int) -> None:
    fast, readable = Solver(8, backend.NATIVE), Solver(8, backend.PYTHON, look_from=5)
    for position in endings(seed, number, (size,)):
        first, second = fast.solve(position), readable.solve(position)
        assert (first.value, first.cards) == (second.value, second.cards), position


def each_card_is_worth_what_follows(solver: Solver, seed: int, number: int, size: int) -> None:
    for position in endings(seed, number, (size,)):
        worth = {}
        for card in position.legal_cards():
            after = position.after(card)
            won = after.tricks[0] - position.tricks[0]
            counts = position.objective is Objective.TRICKS
            worth[card] = solve(after, want="value").value + (won if counts else 0)
        assert solver.solve(position).cards == worth, position


def test_equals_plain_minimax() -> None:
    against(minimax_cards, 2, 240, (1, 2, 3, 3, 4))


@needs_both
def test_twins_agree() -> None:
    twins_agree(3, 36, 6)


@pytest.mark.parametrize("twin", TWINS)
def test_each_card_is_worth_what_the_position_after_it_is(twin: str) -> None:
    each_card_is_worth_what_follows(Solver(1, twin), 11, 24, 5)


@needs_both
@pytest.mark.soak
@pytest.mark.timeout(0)
def test_each_card_is_worth_what_follows_in_3000_endings_of_seven() -> None:
    each_card_is_worth_what_follows(Solver(8), 12, 3_000, 7)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_equals_minimax_on_20000_endings(tmp_path: Path) -> None:
    against(CMinimax(tmp_path).cards, 4, 20_000, (1, 2, 3, 4, 5))


@needs_both
@pytest.mark.soak
@pytest.mark.timeout(0)
def test_twins_agree_on_2000_endings_of_seven() -> None:
    twins_agree(5, 2_000, 7)


@needs_both
@pytest.mark.parametrize("mode", TrumpMode)
def test_short_deals_from_the_start(mode: TrumpMode) -> None:
    trump = 1 if mode is TrumpMode.AWAKE else None
    position = full_deal(7, mode, Objective.TRICKS, trump, SHORT)
    answers = [Solver(8, twin).solve(position, want="value") for twin in TWINS]
    assert len({answer.value for answer in answers}) == 1


@needs_both
@pytest.mark.parametrize(
    ("number", "tricks"),
    [
        (10, (8, 2, 2, 3, 6)),
        (18, (7, 3, 3, 8, 3)),
        (19, (3, 9, 9, 5, 4)),
        (246, (11, 8, 8, 7, 11)),
    ],
)
def test_whole_deals_as_the_bridge_solver_dds_has_them(number: int, tricks: Sequence[int]) -> None:
    deals = [full_deal(number, TrumpMode.AWAKE, Objective.TRICKS, suit) for suit in SUITS]
    deals.append(full_deal(number, TrumpMode.NONE, Objective.TRICKS))
    assert [solve(deal, want="value").value for deal in deals] == list(tricks)


def test_value_alone_names_no_cards() -> None:
    position = next(endings(6, 1, (4,)))
    assert solve(position, want="value").cards == {}
    assert solve(position, want="value").value == solve(position).value


def test_little_memory_changes_nothing() -> None:
    position = full_deal(8, TrumpMode.AWAKE, Objective.TRICKS, 0, SHORT)
    assert solve(position, memory_mb=1).cards == solve(position, memory_mb=64).cards


def test_one_solver_serves_many_deals() -> None:
    positions = [full_deal(n, TrumpMode.FIRST_VOID, Objective.TENS, None, SHORT) for n in (1, 2, 1)]
    if backend.name() == backend.PYTHON:
        positions = list(endings(9, 6, (5,)))
    solver = Solver(4)
    assert [solver.solve(p).cards for p in positions] == [solve(p).cards for p in positions]


@pytest.mark.parametrize("twin", TWINS)
@pytest.mark.parametrize("limit", [Limit(nodes=3_000), Limit(seconds=0.05)])
def test_limit_stops_a_full_deal(twin: str, limit: Limit) -> None:
    with pytest.raises(SolveStopped):
        Solver(8, twin).solve(hard_deal(), limit=limit)


@pytest.mark.parametrize("twin", TWINS)
def test_stop_flag_of_another_thread_is_obeyed(twin: str) -> None:
    flag = threading.Event()
    timer = threading.Timer(0.05, flag.set)
    timer.start()
    try:
        with pytest.raises(SolveStopped):
            Solver(8, twin).solve(hard_deal(), stop=flag.is_set)
    finally:
        timer.cancel()
        timer.join()


def hard_deal() -> Position:
    """Return a deal that takes far longer than any test waits."""
    hands = tuple(tuple(range(13 * s, 13 * s + 13)) for s in SUITS)
    dealt = tuple(tuple(sorted(hands[(s + k) % 4][k] for k in range(13))) for s in SUITS)
    return Position(dealt, 0, TrumpMode.FIRST_VOID, None, Objective.MENDIKOT)


@pytest.mark.parametrize("twin", TWINS)
def test_error_in_the_stop_callback_comes_out(twin: str) -> None:
    def fail() -> bool:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Solver(8, twin).solve(hard_deal(), stop=fail)


@needs_both
def test_solves_run_side_by_side() -> None:
    positions = [full_deal(n, TrumpMode.AWAKE, Objective.TRICKS, 2, SHORT) for n in range(1, 9)]
    alone = [solve(position).cards for position in positions]
    with ThreadPoolExecutor(4) as pool:
        assert [answer.cards for answer in pool.map(solve, positions)] == alone


@needs_both
def test_kernel_at_work_refuses_a_second_thread() -> None:
    solver = Solver(8, backend.NATIVE)
    at_work, stop = threading.Event(), threading.Event()

    def is_stopped() -> bool:
        at_work.set()
        return stop.is_set()

    with ThreadPoolExecutor(1) as pool:
        busy = pool.submit(solver.solve, hard_deal(), stop=is_stopped)
        assert at_work.wait(60)
        with pytest.raises(RuntimeError, match="another thread"):
            solver.solve(full_deal(1))
        stop.set()
        with pytest.raises(SolveStopped):
            busy.result()


def test_environment_forces_the_readable_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(backend.VARIABLE, "python")
    assert backend.name() == backend.PYTHON
    assert solve(next(endings(7, 1, (3,)))).cards
