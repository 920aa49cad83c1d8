"""The window for long trials: a whole program in a folder of its own, and ears for every fault."""

from __future__ import annotations

import contextlib
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.session.setup import MatchSetup
from app.storage.autosave import Autosave
from app.storage.paths import find_places
from app.ui.application import Options, Program
from app.ui.garbage import collect_when_idle
from tests.conftest import fresh, running
from tests.soak._child import HARMLESS

LONGEST_WAIT = 20.0
"""Seconds after which something that was to happen counts as hanging."""


def application() -> QApplication:
    """Return the one application of this process, which looks for garbage as the program does."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    made = QApplication(["hukum"])
    collect_when_idle()
    return made


class Fault(Exception):
    """What the window has done wrong without anybody hearing it."""


@contextlib.contextmanager
def attentive() -> Iterator[None]:
    """Raise `Fault` for errors that nobody caught, warnings of Qt, and what is left behind."""
    application()
    heard: list[str] = []

    def message(kind: QtMsgType, _context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(word in text for word in HARMLESS):
            heard.append(text)

    def caught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        heard.append("".join(traceback.format_exception(kind, error, trace)))

    before, hook = running(), sys.excepthook
    sys.excepthook = caught
    handler = qInstallMessageHandler(message)
    try:
        yield
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        heard += [f"left behind: {each!r}" for each in fresh(before)]
    finally:
        qInstallMessageHandler(handler)
        sys.excepthook = hook
    if heard:
        raise Fault("\n".join(heard[:5]))


@contextlib.contextmanager
def opened(folder: Path, setup: MatchSetup, **settings: object) -> Iterator[Program]:
    """Show a program with a match on the table; settings are those of the player."""
    application()
    places = find_places(folder)
    program = Program(Options(data_dir=folder), places, Autosave(places.current_match))
    usual = {"pace": "instant", "motion": "reduced", "theme": "light", "sounds": False}
    program.preferences.change(program.preferences.settings.changed(**(usual | settings)))
    program.window.resize(1000, 700)
    try:
        program.game.begin(setup)
        program.window.show()
        QTest.qWaitForWindowExposed(program.window)
        yield program
    finally:
        program.window.close()
        program.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Let the window live until something is so."""
    latest = time.monotonic() + LONGEST_WAIT
    while not is_so():
        if time.monotonic() > latest:
            raise Fault("it hangs")
        QTest.qWait(2)
