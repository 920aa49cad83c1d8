"""The course of the match: its last line is seen whole, however its room changes."""

from __future__ import annotations

from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from app.core.phases import Phase
from app.ui.application import Program
from tests.ui.tables import play_until, state_of, trigger


def shows_its_end(view: QListView) -> bool:
    last = view.model().index(view.model().rowCount() - 1, 0)
    return view.verticalScrollBar().maximum() > 0 and view.viewport().rect().contains(
        view.visualRect(last)
    )


def late(qtbot: QtBot, program: Program) -> QListView:
    """Play until there are more lines than room, and return their view."""
    program.window.resize(1000, 700)
    play_until(qtbot, program, lambda: state_of(program).phase is Phase.DEAL_OVER)
    return program.window.ground.log_view


def test_the_end_stays_in_sight_in_a_lower_window(qtbot: QtBot, my_turn: Program) -> None:
    view = late(qtbot, my_turn)
    qtbot.waitUntil(lambda: shows_its_end(view))
    for size in ((1000, 620), (800, 560), (1200, 640)):
        my_turn.window.resize(*size)
        qtbot.waitUntil(lambda: shows_its_end(view))


def test_the_end_is_seen_after_undo_and_redo(qtbot: QtBot, my_turn: Program) -> None:
    view = late(qtbot, my_turn)
    for command in ("undo", "undo", "redo", "redo"):
        trigger(my_turn, command)
        qtbot.waitUntil(lambda: shows_its_end(view))


def test_who_scrolls_back_is_left_there(qtbot: QtBot, my_turn: Program) -> None:
    view = late(qtbot, my_turn)
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 100)
    bar.setValue(20)
    my_turn.window.resize(1000, 640)
    qtbot.wait(50)
    assert bar.value() == 20
