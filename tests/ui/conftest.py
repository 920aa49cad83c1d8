"""Fixtures of the window's tests."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.ui import feel
from app.ui.application import Program
from app.ui.i18n import Translators
from tests.tools.pseudo import PSEUDO, PseudoTranslator
from tests.ui.openings import WINDOWS
from tests.ui.tables import begin, table, wait_for_me


@pytest.fixture(autouse=True)
def _garbage_waits() -> Iterator[None]:
    """Look for garbage as the program does, never in the middle of painting or in a thread."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def _windows_are_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what a new window says come first, not after what a test does a moment later."""
    monkeypatch.setattr(feel, "WINDOW_IS_READ", 0)


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """Return the program without a match, without pauses and motion."""
    with table(qtbot, tmp_path / "data") as opened:
        yield opened


@pytest.fixture
def my_turn(qtbot: QtBot, program: Program) -> Program:
    """Return the program with Dehla Pakad on the table, and the person to lead."""
    begin(qtbot, program)
    wait_for_me(qtbot, program)
    return program


@pytest.fixture
def translators(qapp: QCoreApplication) -> Iterator[Translators]:
    """Return the catalogues; none is left installed after the test."""
    before = QLocale()
    translators = Translators()
    translators.switch("en", [])
    yield translators
    translators.remove()
    QLocale.setDefault(before)


@pytest.fixture
def speak(translators: Translators) -> Iterator[Callable[[str], None]]:
    """Return what switches to a language, the pseudo-language included."""
    longer = PseudoTranslator()

    def switched(language: str) -> None:
        if language == PSEUDO:
            QCoreApplication.installTranslator(longer)
        else:
            translators.switch(language, [])
        QCoreApplication.processEvents()

    yield switched
    QCoreApplication.removeTranslator(longer)


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Callable[[str], QWidget]:
    """Return what opens a window beside the table by its name."""

    def opened(name: str) -> QWidget:
        window = WINDOWS[name](tmp_path)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.show()
        QCoreApplication.processEvents()
        return window

    return opened


@pytest.fixture
def font(qapp: QApplication) -> Iterator[Callable[[int], None]]:
    """Return what sets the size of the application's font in points."""
    before = qapp.font()

    def sized(points: int) -> None:
        font = QFont(before)
        font.setPointSize(points)
        qapp.setFont(font)

    yield sized
    qapp.setFont(before)
