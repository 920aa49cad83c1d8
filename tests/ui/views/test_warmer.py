"""Cards drawn ahead of need: all that a deal shows is ready, and then nothing more is done."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from app.ui.application import Program
from app.ui.cards import pixmaps
from tests.ui.tables import WAIT


def test_no_card_of_the_table_is_drawn_when_it_is_needed(
    qtbot: QtBot, my_turn: Program, monkeypatch
) -> None:
    ground = my_turn.window.ground
    qtbot.waitUntil(lambda: not ground.warmer.is_at_work, timeout=WAIT)
    drawn: list[object] = []
    monkeypatch.setattr(pixmaps, "face_svg", lambda *args: drawn.append(args))
    width = ground.table.trick_area.centre.width
    for card in range(52):
        ground.look.card(card, width, ground.devicePixelRatioF())
        ground.look.card(card, ground.table.fan.card_width, ground.devicePixelRatioF())
    assert not drawn


def test_another_size_is_made_ready_anew(qtbot: QtBot, my_turn: Program) -> None:
    ground = my_turn.window.ground
    qtbot.waitUntil(lambda: not ground.warmer.is_at_work, timeout=WAIT)
    my_turn.window.presenter.refresh()
    assert not ground.warmer.is_at_work
    my_turn.window.resize(1200, 820)
    qtbot.waitUntil(lambda: ground.warmer.is_at_work, timeout=WAIT)


def test_nothing_is_drawn_ahead_while_something_moves(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground = my_turn.window.ground
    qtbot.waitUntil(lambda: not ground.warmer.is_at_work, timeout=WAIT)
    drawn: list[int] = []
    monkeypatch.setattr(ground.look, "face", lambda card, *_: drawn.append(card) or QPixmap(9, 9))
    ground.clock.start(ground)
    my_turn.window.resize(1200, 820)
    qtbot.waitUntil(lambda: ground.warmer.is_at_work, timeout=WAIT)
    qtbot.wait(100)
    drawn.clear()
    qtbot.wait(200)
    assert not drawn
    ground.clock.stop(ground)
    qtbot.waitUntil(lambda: not ground.warmer.is_at_work, timeout=WAIT)
    assert len(drawn) > 50


def test_it_rests_when_what_was_left_to_draw_is_not_needed_any_more(
    qtbot: QtBot, my_turn: Program
) -> None:
    warmer = my_turn.window.ground.warmer
    my_turn.window.resize(1200, 820)
    qtbot.waitUntil(lambda: warmer.is_at_work, timeout=WAIT)
    warmer._done.update(warmer._queue)
    warmer.prepare()
    assert not warmer.is_at_work
