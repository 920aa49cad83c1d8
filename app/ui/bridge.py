"""Between the controller and Qt: its timers, and its news as signals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.core.log import Step
from app.session.scheduler import Callback


class QtTimer:
    """One call that Qt will make; it forgets its callback as soon as it is made or cancelled."""

    def __init__(self, seconds: float, callback: Callback, parent: QObject) -> None:
        self._callback: Callback | None = callback
        self._timer: QTimer | None = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._fire)
        self._timer.start(round(seconds * 1000))

    def cancel(self) -> None:
        """Make sure that the call is never made; harmless after it was."""
        self._callback = None
        if self._timer is not None:
            self._timer.stop()
            self._timer.deleteLater()
            self._timer = None

    def _fire(self) -> None:
        callback = self._callback
        self.cancel()
        if callback is not None:
            callback()


class QtScheduler(QObject):
    """The scheduler of a match that is shown: real time, in the thread of the window."""

    def later(self, seconds: float, callback: Callback) -> QtTimer:
        """Call back once after a delay."""
        return QtTimer(seconds, callback, self)


class Relay(QObject):
    """Listens to a controller and passes its news on."""

    step_made = Signal(object)
    """One `Step` forward."""
    jumped = Signal()
    """Undo or redo: everything must be shown anew."""

    def stepped(self, step: Step) -> None:
        """Pass on one step forward."""
        self.step_made.emit(step)

    def rebuilt(self) -> None:
        """Pass on a jump."""
        self.jumped.emit()
