"""The real loop of a drag, without a screen: cards are carried to the table and elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDrag, QWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.actions import Kind
from app.core.cards import Card
from app.ui.application import Program
from tests.ui.tables import WAIT, match_setup, play_until, wait_for_me

pytestmark = pytest.mark.minimal

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
STEP = 20
"""Milliseconds between two movements of the mouse."""


class Mouse:
    """Moves step by step by timers of their own, since a drag has its own loop."""

    def __init__(self, window: QWindow) -> None:
        self._window = window
        self._steps: Iterator[QPoint] = iter(())
        self._is_moving = False
        self.is_done = False
        self.during: Callable[[], object] | None = None

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move, release."""
        way = [start + QPoint(0, -30)] + [start + (end - start) * n / 8 for n in range(1, 9)]
        self._steps, self._end, self._is_moving = iter(way), end, True
        QTest.mousePress(self._window, LEFT, PLAIN, start)
        QTimer.singleShot(STEP, self._move)

    def _move(self) -> None:
        if not self._is_moving:
            return
        point = next(self._steps, None)
        if point is None:
            if self.during is not None:
                self.during()
            QTest.mouseRelease(self._window, LEFT, PLAIN, self._end)
            self.is_done = True
            return
        QTimer.singleShot(STEP, self._move)
        QTest.mouseMove(self._window, point)

    def stop(self) -> None:
        """Move no more."""
        self._is_moving = False


@pytest.fixture
def mouse(my_turn: Program) -> Iterator[Mouse]:
    window = my_turn.window.windowHandle()
    assert window is not None
    guard = QTimer()
    guard.setSingleShot(True)
    guard.timeout.connect(QDrag.cancel)
    guard.start(WAIT)
    moving = Mouse(window)
    yield moving
    moving.stop()
    guard.stop()


def card_point(program: Program, row: int) -> QPoint:
    fan = program.window.ground.table.fan
    place = fan.place(row)
    point = QPointF(place.x - place.width * 0.36, place.y - place.height * 0.3).toPoint()
    return fan.viewport().mapTo(program.window, point)


def table_point(program: Program) -> QPoint:
    area = program.window.ground.table.trick_area
    return area.viewport().mapTo(program.window, area.viewport().rect().center())


def played(program: Program) -> list[Card]:
    deal = program.game.controller.state.deal
    assert deal is not None
    return [a.card for a in deal.actions if a.seat == 0 and a.kind is Kind.PLAY]


def test_a_card_dropped_on_the_table_is_played(
    qtbot: QtBot, my_turn: Program, mouse: Mouse
) -> None:
    card = my_turn.window.ground.table.hand.cards[4]
    mouse.drag(card_point(my_turn, 4), table_point(my_turn))
    qtbot.waitUntil(lambda: played(my_turn) == [card], timeout=WAIT)
    wait_for_me(qtbot, my_turn)


def test_a_card_dropped_elsewhere_goes_home(qtbot: QtBot, my_turn: Program, mouse: Mouse) -> None:
    before = my_turn.window.ground.table.hand.cards
    panel = my_turn.window.ground.stake
    mouse.drag(card_point(my_turn, 4), panel.mapTo(my_turn.window, panel.rect().center()))
    qtbot.waitUntil(lambda: mouse.is_done, timeout=WAIT)
    qtbot.waitUntil(lambda: not my_turn.game.controller.is_held, timeout=WAIT)
    assert my_turn.window.ground.table.hand.cards == before
    assert played(my_turn) == []


def test_a_forbidden_card_goes_home_with_the_reason(
    qtbot: QtBot, my_turn: Program, mouse: Mouse
) -> None:
    def is_bound() -> bool:
        seen = my_turn.window.presenter.picture
        return seen is not None and 0 < len(seen.playable) < len(seen.hand)

    play_until(qtbot, my_turn, is_bound)
    seen, before = my_turn.window.presenter.picture, played(my_turn)
    assert seen is not None
    row = next(row for row, card in enumerate(seen.hand) if card not in seen.playable)
    mouse.drag(card_point(my_turn, row), table_point(my_turn))
    bar = my_turn.window.statusBar()
    qtbot.waitUntil(lambda: bar.currentMessage().startswith("Follow suit"), timeout=WAIT)
    assert played(my_turn) == before
    assert my_turn.window.ground.table.hand.cards == seen.hand
    qtbot.waitUntil(lambda: not my_turn.game.controller.is_held, timeout=WAIT)


@pytest.mark.parametrize("change", ["undo", "new match"])
def test_a_change_under_an_open_drag_ends_it(
    qtbot: QtBot, my_turn: Program, mouse: Mouse, change: str
) -> None:
    my_turn.window.gestures.choose(my_turn.window.ground.table.hand.cards[0])
    wait_for_me(qtbot, my_turn)

    def changed() -> None:
        if change == "undo":
            my_turn.window.actions_["undo"].trigger()
        else:
            my_turn.game.begin(match_setup(seed=9))

    mouse.during = changed
    seen = my_turn.window.presenter.picture
    assert seen is not None
    row = next(row for row, card in enumerate(seen.hand) if card in seen.playable)
    mouse.drag(card_point(my_turn, row), table_point(my_turn))
    qtbot.waitUntil(lambda: mouse.is_done, timeout=WAIT)
    wait_for_me(qtbot, my_turn)
    qtbot.waitUntil(lambda: not my_turn.game.controller.is_held, timeout=WAIT)
    assert played(my_turn) == []
