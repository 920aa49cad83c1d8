"""Errors that nobody catches, wherever they arise: logged, told once, and the match goes on."""

from __future__ import annotations

import gc
import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.application import Program
from app.ui.faults import MOST_ALIKE, Catcher, FaultBox
from tests.ui.tables import WAIT, wait_for_me


def fail(*_: object) -> None:
    raise ValueError("planted")


class BrokenPicture(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        fail()


def in_a_slot(program: Program) -> None:
    button = QPushButton(program.window)
    button.clicked.connect(fail)
    button.click()


def in_a_timer(program: Program) -> None:
    QTimer.singleShot(0, program.window, fail)


def in_painting(program: Program) -> None:
    picture = BrokenPicture(program.window)
    picture.resize(50, 50)
    picture.show()


def in_animation(program: Program) -> None:
    clock = program.window.ground.clock
    clock.ticked.connect(fail)
    clock.start(program.window)
    QTimer.singleShot(100, program.window, lambda: clock.stop(program.window))


def in_a_thread(_program: Program) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def in_news_of_the_match(program: Program) -> None:
    program.game.step_made.connect(fail)


PLACES = (in_a_slot, in_a_timer, in_painting, in_animation, in_a_thread, in_news_of_the_match)


@pytest.fixture
def catcher(my_turn: Program, tmp_path: Path) -> Iterator[Catcher]:
    """Let errors be caught as they are while the program runs."""
    catcher = Catcher(tmp_path / "hukum.log")
    catcher.window, catcher.record = my_turn.window, my_turn.record
    catcher.install()
    yield catcher
    catcher.remove()


def boxes() -> list[FaultBox]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, FaultBox)]


@pytest.mark.parametrize("cause", PLACES)
def test_an_error_is_logged_and_told_once_and_the_match_goes_on(
    qtbot: QtBot,
    my_turn: Program,
    catcher: Catcher,
    caplog: pytest.LogCaptureFixture,
    cause: Callable[[Program], None],
) -> None:
    cause(my_turn)
    if cause is in_news_of_the_match:
        my_turn.game.submit(my_turn.game.controller.observe(0).legal[0])
    qtbot.waitUntil(lambda: bool(boxes()), timeout=WAIT)
    [box] = boxes()
    assert "planted" in caplog.text
    QGuiApplication.clipboard().clear()
    box.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert "ValueError: planted" in copied
    assert '"format": "hukum-record"' in copied
    assert "PySide6" in copied
    in_a_timer(my_turn)
    qtbot.wait(50)
    assert not any(box.isVisible() for box in boxes())
    if my_turn.game.controller.human_to_act is None:
        wait_for_me(qtbot, my_turn)
    before = my_turn.game.controller.step_count
    my_turn.game.submit(my_turn.game.controller.observe(0).legal[0])
    wait_for_me(qtbot, my_turn)
    assert my_turn.game.controller.step_count > before + 3


def test_an_error_that_comes_with_every_frame_does_not_fill_the_log(
    qtbot: QtBot, my_turn: Program, catcher: Catcher, caplog: pytest.LogCaptureFixture
) -> None:
    button = QPushButton(my_turn.window)
    button.clicked.connect(fail)
    for _ in range(50):
        button.click()
    assert caplog.text.count("ValueError: planted") == MOST_ALIKE
    qtbot.waitUntil(lambda: bool(boxes()), timeout=WAIT)
    boxes()[0].close()


def test_what_cannot_be_raised_and_what_qt_says_are_logged(
    my_turn: Program, catcher: Catcher, caplog: pytest.LogCaptureFixture
) -> None:
    class Careless:
        def __del__(self) -> None:
            fail()

    with caplog.at_level(logging.WARNING):
        careless = Careless()
        del careless
        gc.collect()
        qWarning("of Qt")
    assert "ValueError: planted" in caplog.text
    assert "of Qt" in caplog.text
    assert not boxes()


def test_a_report_is_made_even_of_a_match_that_is_broken(catcher: Catcher) -> None:
    catcher.record = fail  # type: ignore[assignment]
    report = catcher.report("the trace")
    assert "the trace" in report
    assert "ValueError: planted" in report
