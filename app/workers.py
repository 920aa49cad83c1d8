"""Work shared out among processes, its results in order, whatever ends one of them."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing import connection, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, NamedTuple, TypeVar, cast

from app.core.errors import HukumError

T = TypeVar("T")
Task = TypeVar("Task")

AHEAD = 50
"""Tasks for each process that are worked on or done before it is their turn."""

ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP")
"""The signals that end a command; not every system has all of them."""


class WorkerLost(HukumError):
    """A process that ended before its work was done."""


class _Worker(NamedTuple):
    process: SpawnProcess
    pipe: Connection


def in_order(
    work: Callable[[Task], T], tasks: Sequence[Task], jobs: int
) -> Generator[T, None, None]:
    """Yield the results of some tasks in their order, worked out in so many processes.

    No process outlives this one, or the iteration.

    Raises:
        WorkerLost: something has ended one of the processes.
    """
    if jobs == 1 or len(tasks) == 1:
        yield from map(work, tasks)
        return
    workers: list[_Worker] = []
    try:
        for _ in range(min(jobs, len(tasks))):
            workers.append(_started(work))
        yield from _Shared(tasks, workers).results()
    finally:
        for worker in workers:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()


def _started(work: Callable[[Any], Any]) -> _Worker:
    spawn = multiprocessing.get_context("spawn")
    mine, theirs = spawn.Pipe()
    process = spawn.Process(target=_serve, args=(theirs, work), daemon=True)
    with endings_kept(), theirs:
        process.start()
    return _Worker(process, mine)


class _Shared(Generic[Task, T]):
    """The tasks of some workers: each gets another one as soon as it has a result."""

    def __init__(self, tasks: Sequence[Task], workers: Sequence[_Worker]) -> None:
        self._tasks = tasks
        self._pipes = [worker.pipe for worker in workers]
        self._idle = deque(self._pipes)
        self._ahead = AHEAD * len(workers)
        self._given = 0
        self._found: dict[int, T] = {}

    def results(self) -> Iterator[T]:
        for index in range(len(self._tasks)):
            while index not in self._found:
                self._give(index)
                self._take()
            yield self._found.pop(index)

    def _give(self, index: int) -> None:
        while self._idle and self._given < min(len(self._tasks), index + self._ahead):
            with _told_if_lost():
                self._idle.popleft().send((self._given, self._tasks[self._given]))
            self._given += 1

    def _take(self) -> None:
        for ready in connection.wait(self._pipes):
            pipe = cast(Connection, ready)
            with _told_if_lost():
                index, result, trouble = pipe.recv()
            if trouble:
                raise RuntimeError(trouble)
            self._found[index] = result
            self._idle.append(pipe)


@contextlib.contextmanager
def _told_if_lost() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise WorkerLost("one of the processes was ended from outside") from None


def _serve(pipe: Connection, work: Callable[[Task], T]) -> None:
    """Work until the process that asks is gone; that one alone hears of signals."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            index, task = pipe.recv()
            pipe.send((index, *_outcome(work, task)))


def _end_with_parent() -> None:
    """End in the middle of work when the process that asked for it was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def _outcome(work: Callable[[Task], T], task: Task) -> tuple[T | None, str]:
    try:
        return work(task), ""
    except Exception:
        return None, traceback.format_exc()


@contextlib.contextmanager
def endings_kept() -> Iterator[None]:
    """Let what ends a command wait; processes that are started here never hear of it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.getfd()  # where it is started it unblocks the signals
    kept = [signal.Signals[name] for name in ENDINGS]
    before = signal.pthread_sigmask(signal.SIG_BLOCK, kept)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
