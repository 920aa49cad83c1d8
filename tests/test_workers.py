"""Work in many processes: results in order, and one that is lost is told."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from contextlib import closing

import pytest

from app.workers import AHEAD, ENDINGS, WorkerLost, endings_kept, in_order


def square(number: int) -> int:
    if number == 0:
        time.sleep(0.3)
    return number * number


@pytest.mark.parametrize("count", [0, 1, 2, 5 * AHEAD])
@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_order(jobs: int, count: int) -> None:
    assert list(in_order(square, range(count), jobs)) == [square(each) for each in range(count)]
    assert not multiprocessing.active_children()


def test_whoever_has_heard_enough_leaves_no_process() -> None:
    with closing(in_order(square, range(1, 1000), 2)) as results:
        assert next(results) == 1
        assert len(multiprocessing.active_children()) == 2
    assert not multiprocessing.active_children()


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX systems")
def test_a_process_that_is_ended_from_outside_is_told() -> None:
    with closing(in_order(square, range(1, 10**6), 2)) as results:
        next(results)
        pid = multiprocessing.active_children()[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerLost, match="ended from outside"):
            for _ in results:
                pass
    assert not multiprocessing.active_children()


def fail(number: int) -> int:
    raise ValueError(f"no {number}")


def test_a_mistake_in_the_work_is_seen() -> None:
    with pytest.raises(RuntimeError, match=r"ValueError: no \d"):
        list(in_order(fail, range(5), 2))
    assert not multiprocessing.active_children()


def blocked(_task: int) -> set[int]:
    return set(signal.pthread_sigmask(signal.SIG_BLOCK, []))


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX systems")
def test_endings_never_reach_a_worker_not_even_while_it_starts() -> None:
    endings = {signal.Signals[name] for name in ENDINGS}
    assert all(endings <= found for found in in_order(blocked, [1, 2], 2))
    before = blocked(0)
    with endings_kept():
        assert endings <= blocked(0)
    assert blocked(0) == before
