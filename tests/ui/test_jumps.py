"""After sleep and when clocks jump: no burst of moves, nothing that hangs in the air."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.session.pace import PACES
from app.ui import game as game_module
from app.ui.application import Program
from app.ui.views.flight import Clock
from tests.ui.tables import WAIT, begin, is_truthful, match_setup, table, wait_for_me

ASLEEP = 3 * PACES["fast"].think
"""Seconds that the process stands still: time enough for several moves."""


def test_after_a_sleep_the_match_goes_on_move_by_move(qtbot: QtBot, tmp_path) -> None:
    with table(qtbot, tmp_path, pace="fast") as program:
        begin(qtbot, program, match_setup())
        wait_for_me(qtbot, program)
        steps: list[object] = []
        program.window.gestures.choose(program.window.ground.table.hand.cards[0])
        qtbot.waitUntil(lambda: program.game.controller.is_thinking, timeout=WAIT)
        program.game.step_made.connect(steps.append)
        time.sleep(ASLEEP)
        QApplication.processEvents()
        assert len(steps) <= 1
        wait_for_me(qtbot, program)


def test_what_flies_arrives_when_the_clock_jumps(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = my_turn.preferences.settings
    my_turn.preferences.change(settings.changed(motion="full", pace="slow"))
    my_turn.window.gestures.choose(my_turn.window.ground.table.hand.cards[0])
    flights, now = my_turn.window.ground.flights, Clock.now.fget
    assert flights.is_busy
    monkeypatch.setattr(Clock, "now", property(lambda clock: now(clock) + 3600))
    qtbot.waitUntil(lambda: not flights.is_busy, timeout=WAIT)
    assert is_truthful(my_turn)


@pytest.mark.parametrize("days", [-4000, 4000])
def test_another_date_changes_nothing_in_the_match(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    date = (datetime.now(UTC) + timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:%SZ")
    monkeypatch.setattr(game_module, "now_text", lambda: date)
    my_turn.window.gestures.choose(my_turn.window.ground.table.hand.cards[0])
    wait_for_me(qtbot, my_turn)
    my_turn.game.play_again()
    wait_for_me(qtbot, my_turn)
    assert my_turn.game.controller.header.started == date
    assert is_truthful(my_turn)
