"""Work in many processes: results in order, and one that is lost is told."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from app.workers import AHEAD, ENDINGS, WorkerLost, endings_kept, in_order

ROOT = Path(__file__).parents[1]


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


ENDLESS = """
from tests.test_workers import doze
from app.workers import in_order

if __name__ == "__main__":
    print(next(in_order(doze, [1, 2, 3], 2)), flush=True)
    list(in_order(doze, [0, 0], 2))
"""


def doze(number: int) -> int:
    if number == 0:
        sys.stdout.write(f"{os.getpid()}\n")
        sys.stdout.flush()
        while True:
            pass
    return number


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX systems")
def test_no_process_outlives_the_one_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(ENDLESS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"1\n"
        pids = [int(process.stdout.readline()) for _ in range(2)]
        assert len(set(pids)) == 2
        process.kill()
        assert process.stdout.read() == b""


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
