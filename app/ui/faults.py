"""Errors that no code has caught: written to the log, told once, and the match goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from app import __version__
from app.ui.boxes import in_words

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)

MOST_ALIKE = 5
"""Times that errors from one place are logged; one that comes with every frame would fill it."""

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Catcher(QObject):
    """Takes the place of the hooks of Python and Qt while the program runs.

    Slots, timers, painting, animation and threads all end in one of them.
    """

    _caught = Signal(str)
    """The report of an error that is to be told; it may come from any thread."""

    def __init__(self, log_file: Path) -> None:
        super().__init__()
        self.window: QWidget | None = None
        """The window above which an error is told; without one it is only logged."""
        self.record: Callable[[], str] = str
        """Returns the match at the table as text, for the report."""
        self._log_file = log_file
        self._seen: Counter[str] = Counter()
        self._has_told = False
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take the place of the hooks."""
        self._before = (sys.excepthook, sys.unraisablehook, threading.excepthook)
        sys.excepthook = self._take
        sys.unraisablehook = self._unraisable
        threading.excepthook = self._of_thread
        self._messages_before = qInstallMessageHandler(self._message)

    def remove(self) -> None:
        """Give the hooks back; Qt must call nothing of Python's once that is gone."""
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._before
        qInstallMessageHandler(self._messages_before)

    def _take(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if self._note(kind, error, trace):
            self._caught.emit("".join(traceback.format_exception(kind, error, trace)))

    def _note(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        """Log an error unless there were enough of its kind; say whether it was logged."""
        last = traceback.extract_tb(trace)[-1:]
        place = f"{kind.__name__} {[(frame.filename, frame.lineno) for frame in last]}"
        self._seen[place] += 1
        if self._seen[place] > MOST_ALIKE:
            return False
        error = error if error is not None else kind()
        _log.error("an error that nothing has caught", exc_info=(kind, error, trace))
        return True

    def _of_thread(self, caught: threading.ExceptHookArgs) -> None:
        error = caught.exc_value or caught.exc_type()
        self._take(caught.exc_type, error, caught.exc_traceback)

    def _unraisable(self, caught: sys.UnraisableHookArgs) -> None:
        self._note(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def _message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        _log.log(_LEVELS.get(kind, logging.WARNING), "Qt, %s: %s", context.category, text)

    def _tell(self, trace: str) -> None:
        if self.window is not None and not self._has_told:
            self._has_told = True
            FaultBox(trace, self.report(trace), self.window).open()

    def tell_now(self, error: BaseException) -> None:
        """Log and tell an error that ends the program, and wait until it has been read."""
        self._note(type(error), error, error.__traceback__)
        if not self._has_told:
            self._has_told = True
            trace = "".join(traceback.format_exception(error))
            FaultBox(trace, self.report(trace), self.window).exec()

    def report(self, trace: str) -> str:
        """Return everything that helps to find an error."""
        import platform

        try:
            record = self.record()
        except Exception as error:  # the match itself may be what is broken
            record = f"{type(error).__name__}: {error}"
        versions = f"Hukum {__version__}, Qt {qVersion()}, PySide6 {PySide6.__version__}"
        system = f"Python {platform.python_version()}, {platform.platform()}"
        screen = QGuiApplication.platformName()
        return f"{versions}\n{system}, {screen}\n{self._log_file}\n\n{trace}\n{record}"


class FaultBox(QMessageBox):
    """Says that something went wrong, and lets the player copy what helps to find it."""

    def __init__(self, trace: str, report: str, parent: QWidget | None) -> None:
        """Show the trace; the report, which is what is copied, has the cards of all hands too."""
        super().__init__(parent)
        self._report = report
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle("Hukum")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(
            translate(
                "Window",
                "Something went wrong inside the program. Your match is saved; if the table does"
                " not go on, close the window and start again.",
            )
        )
        self.setInformativeText(
            translate(
                "Window",
                "A report that contains the match helps to find out what."
                " Nothing is sent by itself.",
            )
        )
        self.setDetailedText(trace)
        self.addButton(QMessageBox.StandardButton.Close)
        self.copy_button = self.addButton(
            translate("Window", "&Copy the report"), QMessageBox.ButtonRole.AcceptRole
        )
        self.copy_button.clicked.connect(self._copy)
        self.setEscapeButton(QMessageBox.StandardButton.Close)
        in_words(self)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
