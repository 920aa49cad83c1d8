"""The one thread in which AI seats think; only plain data goes in and out."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from app.ai.player import Decision
from app.session.seats import Deliver, Request, answer

LONGEST_GOODBYE = 8.0
"""Seconds that the end of the program waits for a thought to stop."""


class _Job(NamedTuple):
    request: Request
    stop: threading.Event


class AiRunner(QObject):
    """A thinker that works beside the window.

    It answers by a signal that lives in the window's thread, so an answer never comes in the middle
    of anything; an answer to a request that was given up is dropped.
    """

    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._stop = threading.Event()
        self._pending: tuple[int, Deliver] | None = None
        self._thread: threading.Thread | None = None
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def think(self, request: Request, deliver: Deliver) -> None:
        """Begin to work on a request; an older one is given up."""
        self.stop()
        self._start_thread()
        self._stop = threading.Event()
        self._pending = (request.id, deliver)
        self._jobs.put(_Job(request, self._stop))

    def stop(self) -> None:
        """Give up what is worked on."""
        self._stop.set()
        self._pending = None

    @property
    def is_thinking(self) -> bool:
        """Say whether an answer is waited for."""
        return self._pending is not None

    def close(self) -> None:
        """Stop the thought, wait for its thread, and leave."""
        self.stop()
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(LONGEST_GOODBYE)
            self._thread = None

    def _start_thread(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._work, name="AI seats", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if not job.stop.is_set():
                decision = answer(job.request, job.stop.is_set)
                self._answered.emit(job.request.id, decision)

    def _deliver(self, request_id: int, decision: Decision | None) -> None:
        if self._pending is None or self._pending[0] != request_id:
            return
        deliver = self._pending[1]
        self._pending = None
        deliver(request_id, decision)
