"""Judges finished deals in a thread beside the window; only plain data goes in and out."""

from __future__ import annotations

import logging
import threading
from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal

from app.ai.analysis import Turn, analyse
from app.core.log import DealLog
from app.core.state import State

_log = logging.getLogger(__name__)

GLANCE = 0.1
"""Seconds between two looks at what the thread has found."""
REMEMBERED = 16
"""How many whole analyses are kept."""
LONGEST_GOODBYE = 8.0
"""Seconds that the end of the program waits for the thread."""

Key = tuple[State, DealLog]


class _Job:
    """One analysis; nothing of the window is in it, so that it may end after the window."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.found: deque[Turn] = deque()
        self._stopped = threading.Event()
        self.thread = threading.Thread(target=self._work, name="analysis", daemon=True)

    def stop(self) -> None:
        """Ask the thread to end; what it still finds is never looked at."""
        self._stopped.set()

    def _work(self) -> None:
        try:
            for turn in analyse(*self.key, self._stopped.is_set):
                self.found.append(turn)
        except Exception:
            _log.exception("the deal could not be analysed")


class Analyst(QObject):
    """Analyses one deal at a time, the last card first.

    ``advanced`` says that more is known, ``ended`` that there is no more to come: then the
    analysis is whole, or it was stopped or failed.
    """

    advanced = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: _Job | None = None
        self._given_up: list[threading.Thread] = []
        self._turns: list[Turn] = []
        self._expected = 0
        self._known: dict[Key, tuple[Turn, ...]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(round(GLANCE * 1000))
        self._timer.timeout.connect(self._glance)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Return what is known so far, the last choice of the deal first."""
        return tuple(self._turns)

    @property
    def expected(self) -> int:
        """Return how many choices there are in the deal."""
        return self._expected

    @property
    def is_working(self) -> bool:
        """Say whether more is to come."""
        return self._job is not None

    @property
    def is_whole(self) -> bool:
        """Say whether every choice has been judged."""
        return 0 < self._expected == len(self._turns)

    def look_at(self, start: State, log: DealLog) -> None:
        """Turn to a deal without working on it: what is remembered of it is known at once."""
        self.stop()
        self._turns = list(self._known.get((start, log), ()))
        self._expected = len(log.actions)

    def begin(self, start: State, log: DealLog) -> None:
        """Analyse a deal whose start is ready to deal; at once, if it is remembered."""
        self.look_at(start, log)
        if self.is_whole:
            self.advanced.emit()
            self.ended.emit()
            return
        self._job = _Job((start, log))
        self._job.thread.start()
        self._timer.start()

    def stop(self) -> None:
        """Give the analysis up without waiting for the thread; what was found stays."""
        if self._job is None:
            return
        self._job.stop()
        self._given_up = [each for each in self._given_up if each.is_alive()]
        self._given_up.append(self._job.thread)
        self._job = None
        self._timer.stop()
        self.ended.emit()

    def close(self) -> None:
        """Stop, and wait for every thread."""
        self.stop()
        for thread in self._given_up:
            thread.join(LONGEST_GOODBYE)
        self._given_up.clear()

    def _glance(self) -> None:
        job = self._job
        assert job is not None
        is_alive = job.thread.is_alive()
        fresh = len(job.found)
        for _ in range(fresh):
            self._turns.append(job.found.popleft())
        if fresh:
            self.advanced.emit()
        if not is_alive and self._job is job:
            self._finish(job)

    def _finish(self, job: _Job) -> None:
        self._job = None
        self._timer.stop()
        if self.is_whole:
            self._known[job.key] = self.turns
            if len(self._known) > REMEMBERED:
                del self._known[next(iter(self._known))]
        self.ended.emit()
