"""When things happen: the one door through which the controller sees time."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Protocol

Callback = Callable[[], None]


class Timer(Protocol):
    """Something that will be called once, unless it is cancelled."""

    def cancel(self) -> None:
        """Make sure that it is never called; harmless after it was."""
        ...


class Scheduler(Protocol):
    """Calls back later, in the thread of the controller, never before `later` has returned."""

    def later(self, seconds: float, callback: Callback) -> Timer:
        """Call back once after a delay; 0 means as soon as the running code has returned."""
        ...


class _Entry:
    __slots__ = ("callback",)

    def __init__(self, callback: Callback) -> None:
        self.callback: Callback | None = callback

    def cancel(self) -> None:
        self.callback = None


class VirtualScheduler:
    """A scheduler whose clock jumps: whoever wants no real time turns it by hand.

    ``now`` is the virtual time in seconds since its making.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self._order = count()
        self._queue: list[tuple[float, int, _Entry]] = []

    def later(self, seconds: float, callback: Callback) -> Timer:
        """Put a call into the queue."""
        entry = _Entry(callback)
        heappush(self._queue, (self.now + seconds, next(self._order), entry))
        return entry

    def step(self) -> bool:
        """Jump to the next call and make it; say whether there was one."""
        while self._queue:
            self.now, _, entry = heappop(self._queue)
            callback, entry.callback = entry.callback, None
            if callback is not None:
                callback()
                return True
        return False

    def run(self) -> None:
        """Make calls until none is left."""
        while self.step():
            pass

    @property
    def waiting(self) -> int:
        """Return how many calls are still to be made."""
        return sum(entry.callback is not None for _, _, entry in self._queue)
