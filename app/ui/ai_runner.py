"""The one thread in which AI seats think; only plain data goes in and out."""

from __future__ import annotations

import threading
from queue import SimpleQueue
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal

from app.ai.player import Decision
from app.session.seats import Deliver, Request, answer

LONGEST_GOODBYE = 1.5
"""Seconds that the end of the program waits for a thought to stop."""

PATIENCE = 1.0
"""Seconds after which a thought that was to stop and goes on gets no more questions."""


class _Job:
    """A question, where its answer goes, and whether it is wanted any more."""

    def __init__(self, request: Request, deliver: Deliver) -> None:
        self.request, self.deliver = request, deliver
        self.is_done = False
        self._stopped_at: float | None = None

    def stop(self) -> None:
        """Ask for an end of the thought."""
        if self._stopped_at is None:
            self._stopped_at = monotonic()

    def is_stopped(self) -> bool:
        """Say whether the thought was asked to end."""
        return self._stopped_at is not None

    @property
    def hangs(self) -> bool:
        """Say whether the thought has had time enough to end and has not."""
        stopped = self._stopped_at
        return not self.is_done and stopped is not None and monotonic() - stopped >= PATIENCE


_Jobs = SimpleQueue[_Job | None]


class AiRunner(QObject):
    """A thinker that works beside the window.

    It answers by a signal that lives in the window's thread, so an answer never comes in the middle
    of anything; an answer to a question that was given up is dropped. A thread whose thought does
    not end is left to itself, and the next question goes to another.
    """

    _answered = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: _Jobs = SimpleQueue()
        self._asked: _Job | None = None
        self._pending: _Job | None = None
        self._thread: threading.Thread | None = None
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def think(self, request: Request, deliver: Deliver) -> None:
        """Begin to work on a request; an older one is given up."""
        self.stop()
        self._need_thread()
        self._asked = self._pending = _Job(request, deliver)
        self._jobs.put(self._pending)

    def stop(self) -> None:
        """Give up what is worked on."""
        if self._pending is not None:
            self._pending.stop()
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

    def _need_thread(self) -> None:
        if self._thread is not None and self._asked is not None and self._asked.hangs:
            self._jobs.put(None)
            self._thread, self._jobs = None, SimpleQueue()
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(
                target=self._work, args=(self._jobs,), name="AI seats", daemon=True
            )
            self._thread.start()

    def _work(self, jobs: _Jobs) -> None:
        while (job := jobs.get()) is not None:
            if not job.is_stopped():
                decision = answer(job.request, job.is_stopped)
                self._answered.emit(job, decision)
            job.is_done = True

    def _deliver(self, job: _Job, decision: Decision | None) -> None:
        if self._pending is job:
            self._pending = None
            job.deliver(job.request.id, decision)
