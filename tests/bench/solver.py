"""The exact solver's speed: beside the bridge solver DDS, on whole deals, and by cards left.

``python3 dev.py bench solver`` takes some minutes; ``bench solver whole`` takes as many deals as
the full tables have, most of an hour's work on a slow core. Times are processor time of the one
thread that solves, so that a busy machine spoils them less; a solve starts with an empty table each
time. The readable twin is stopped when its patience is over.
"""

from __future__ import annotations

import math
import random
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from app.ai import backend
from app.ai.position import Objective, Position, TrumpMode
from app.ai.solver import Answer, Limit, Solver, SolveStopped, Want, solve
from app.core.cards import RANK_OF, SUIT_OF, SUITS, DeckFamily, Suit, deal_hands

LONG = DeckFamily(4, 1, 2)
STRAINS = (*SUITS, None)
KINDS = (
    ("first void", TrumpMode.FIRST_VOID),
    ("suit", TrumpMode.AWAKE),
    ("none", TrumpMode.NONE),
)


class Size(NamedTuple):
    """How many deals each table has, and the seconds that the readable twin gets for one."""

    compared: int
    deals: int
    many_deals: int
    twin_deals: int
    twin_patience: float


QUICK = Size(40, 25, 0, 5, 10.0)
WHOLE = Size(300, 200, 1000, 25, 60.0)


def main() -> None:
    """Print every table."""
    size = WHOLE if "whole" in sys.argv else QUICK
    print(f"solver: {backend.name()}", flush=True)
    before = peak_memory()
    print_beside_dds(size.compared)
    print_whole_deals(size.deals)
    if size.many_deals:
        print_many_deals(size.many_deals)
    print_by_cards_left(size.deals // 5)
    print(f"\nmemory: peak {peak_memory():.0f} MB, of that {before:.0f} before the first solve")
    print_readable_twin(size.twin_deals, size.twin_patience)


def deal(number: int, mode: TrumpMode, objective: Objective) -> Position:
    """Return a numbered deal, led by seat 0; its number names the trump where one is needed."""
    trump = number % 4 if mode is TrumpMode.AWAKE else None
    return Position(deal_hands(LONG, number), 0, mode, trump, objective)


def clock(position: Position, want: Want = "value") -> tuple[float, Answer]:
    """Return the milliseconds of one solve, and its answer."""
    start = time.thread_time()
    answer = solve(position, want=want)
    return (time.thread_time() - start) * 1e3, answer


def peak_memory() -> float:
    """Return the megabytes that this process has used at most, 0 where that is not told."""
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (2**20 if sys.platform == "darwin" else 2**10)


def percentile(times: Sequence[float], per_cent: int) -> float:
    """Return the time that so many per cent of all stay within."""
    return sorted(times)[min(len(times) - 1, len(times) * per_cent // 100)]


def print_whole_deals(deals: int) -> None:
    """Print the time of whole deals by kind of trump, and by what factor every card costs more.

    The factors are those of the total, the median and the 99th percentile over the same deals.
    Few deals say little of the last two: solves differ by more than a thousandfold.
    """
    print(
        f"\nwhole deals, {deals} of each, ms   median     mean      p99"
        "   every card: total  median     p99"
    )
    for objective in (Objective.TENS, Objective.MENDIKOT, Objective.TRICKS):
        for name, mode in KINDS:
            positions = [deal(number, mode, objective) for number in range(1, deals + 1)]
            alone = [clock(position)[0] for position in positions]
            every = [clock(position, "cards")[0] for position in positions]
            print(
                f"{objective:>10} {name:<14}"
                f"{statistics.median(alone):14.1f} {statistics.mean(alone):8.1f}"
                f" {percentile(alone, 99):8.1f}"
                f" {sum(every) / sum(alone):16.1f} ×"
                f" {statistics.median(every) / statistics.median(alone):5.1f} ×"
                f" {percentile(every, 99) / percentile(alone, 99):5.1f} ×",
                flush=True,
            )


def print_many_deals(deals: int) -> None:
    """Print the time of `tens` over so many deals that the 99th percentile says something.

    Of 200 deals it is the second longest, and differs fourfold from one set of deals to another.
    """
    print(f"\ntens, value alone, {deals} deals of each, ms   median     mean      p99")
    for name, mode in KINDS:
        positions = (deal(number, mode, Objective.TENS) for number in range(1, deals + 1))
        times = [clock(position)[0] for position in positions]
        print(
            f"{name:>39} {statistics.median(times):8.1f} {statistics.mean(times):8.1f}"
            f" {percentile(times, 99):8.1f}",
            flush=True,
        )


def endings_of(number: int, mode: TrumpMode) -> Iterable[Position]:
    """Yield the starts of the tricks of a deal whose cards are played at random."""
    position = deal(number, mode, Objective.TENS)
    rng = random.Random(number)
    while any(position.hands):
        yield position
        for _ in range(4):
            position = position.after(rng.choice(position.legal_cards()))


def print_by_cards_left(deals: int) -> None:
    """Print the time of tens, every card, by the number of cards left in a hand."""
    print(f"\ntens, every card, {deals} deals played at random, median / p99 ms by cards left")
    times: dict[tuple[int, str], list[float]] = {}
    for name, mode in KINDS:
        for number in range(1, deals + 1):
            for position in endings_of(number, mode):
                kind = position.tricks_left, name
                times.setdefault(kind, []).append(clock(position, "cards")[0])
    for left in range(13, 0, -1):
        cells = (times[left, name] for name, _ in KINDS)
        print(
            f"{left:4}",
            *(f"{statistics.median(cell):10.2f} /{percentile(cell, 99):9.2f}" for cell in cells),
        )


def print_beside_dds(deals: int) -> None:
    """Print the time of `tricks` beside that of DDS, one after the other on the same deals."""
    try:
        from endplay import _dds
    except ImportError:
        print("\nDDS: endplay is not installed, nothing to compare with")
        return
    _dds.SetMaxThreads(1)
    suits: list[tuple[float, float]] = []
    none: list[tuple[float, float]] = []
    for number in range(1, deals + 1):
        for strain in STRAINS:
            (none if strain is None else suits).append(_beside_dds(_dds, number, strain))
    print(f"\ntricks, one solve, {deals} deals × 5 strains, all equal to DDS; ms")
    for name, pairs in (("all", suits + none), ("suits", suits), ("no trump", none)):
        for measure in (statistics.median, statistics.mean):
            ours, theirs = (measure(column) for column in zip(*pairs, strict=True))
            print(
                f"{name:>10} {measure.__name__:>6}: {ours:8.2f}   DDS {theirs:8.2f}"
                f"   ratio {ours / theirs:.2f}",
                flush=True,
            )


def _beside_dds(dds: Any, number: int, strain: Suit | None) -> tuple[float, float]:
    """Return our milliseconds and theirs; the values have to be equal."""
    mode = TrumpMode.NONE if strain is None else TrumpMode.AWAKE
    position = Position(deal_hands(LONG, number), 0, mode, strain, Objective.TRICKS)
    ours, answer = clock(position)
    tricks, theirs = _dds_tricks(dds, position)
    if answer.value != tricks:
        raise AssertionError(f"deal {number}, {strain}: {answer.value}, but DDS says {tricks}")
    return ours, theirs


def print_readable_twin(deals: int, patience: float) -> None:
    """Print the time of the readable twin for `tens` by kind of trump, longest last."""
    for name, mode in KINDS:
        print(f"\nreadable twin, tens, {name}, {deals} deals, s:", end="")
        times = []
        for number in range(1, deals + 1):
            start = time.thread_time()
            try:
                Solver(twin=backend.PYTHON).solve(
                    deal(number, mode, Objective.TENS),
                    want="value",
                    limit=Limit(seconds=patience),
                )
            except SolveStopped:
                times.append(math.inf)
            else:
                times.append(time.thread_time() - start)
        median, *cells = (
            f"over {patience:.0f}" if seconds == math.inf else f"{seconds:.1f}"
            for seconds in (statistics.median(times), *sorted(times))
        )
        print(f" median {median};", *cells, flush=True)


def _dds_tricks(dds: Any, position: Position) -> tuple[int, float]:
    """Return side 0's tricks by DDS (any target, one card) and the milliseconds it took."""
    board = dds.deal()
    board.trump = 4 if position.trump is None else position.trump
    board.first = position.leader
    for seat, hand in enumerate(position.hands):
        for card in hand:
            board.remainCards[seat][SUIT_OF[card]] |= 4 << RANK_OF[card]
    answer = dds.futureTricks()
    start = time.thread_time()
    dds.SolveBoard(board, -1, 1, 1, answer, 0)
    taken = (time.thread_time() - start) * 1e3
    return int(answer.score[0]), taken


if __name__ == "__main__":
    main()
