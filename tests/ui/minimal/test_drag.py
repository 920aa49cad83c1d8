"""The real loop of a drag, without a screen: cards are carried to the table and elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from app.core.actions import Kind
from app.core.cards import Card
from app.ui.application import Program
from tests.ui.minimal.mouse import Mouse, card_point, mouse_on, table_point
from tests.ui.tables import WAIT, match_setup, play_until, wait_for_me

pytestmark = pytest.mark.minimal


@pytest.fixture
def mouse(my_turn: Program) -> Iterator[Mouse]:
    with mouse_on(my_turn.window) as moving:
        yield moving


def from_card(program: Program, row: int) -> QPoint:
    return card_point(program.window.ground.table, row)


def to_table(program: Program) -> QPoint:
    return table_point(program.window.ground.table)


def played(program: Program) -> list[Card]:
    deal = program.game.controller.state.deal
    assert deal is not None
    return [a.card for a in deal.actions if a.seat == 0 and a.kind is Kind.PLAY]


def test_a_card_dropped_on_the_table_is_played(
    qtbot: QtBot, my_turn: Program, mouse: Mouse
) -> None:
    card = my_turn.window.ground.table.hand.cards[4]
    mouse.drag(from_card(my_turn, 4), to_table(my_turn))
    qtbot.waitUntil(lambda: played(my_turn) == [card], timeout=WAIT)
    wait_for_me(qtbot, my_turn)


def test_a_card_dropped_elsewhere_goes_home(qtbot: QtBot, my_turn: Program, mouse: Mouse) -> None:
    before = my_turn.window.ground.table.hand.cards
    panel = my_turn.window.ground.stake
    mouse.drag(from_card(my_turn, 4), panel.mapTo(my_turn.window, panel.rect().center()))
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
    mouse.drag(from_card(my_turn, row), to_table(my_turn))
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
    mouse.drag(from_card(my_turn, row), to_table(my_turn))
    qtbot.waitUntil(lambda: mouse.is_done, timeout=WAIT)
    wait_for_me(qtbot, my_turn)
    qtbot.waitUntil(lambda: not my_turn.game.controller.is_held, timeout=WAIT)
    assert played(my_turn) == []
