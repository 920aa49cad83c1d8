"""A real mouse and a real keyboard under X: a drag, a click, and a match by keys alone."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.core.actions import Kind
from app.core.cards import Card
from app.core.notation import card_code
from app.core.phases import Phase
from app.ui.application import Program
from tests.ui.tables import begin, good_action, match_setup, wait_for_me

pytestmark = pytest.mark.x11

PATIENCE = 15_000


@pytest.fixture
def active(qtbot: QtBot, program: Program) -> Iterator[Program]:
    """Return the program at the person's turn, with the keyboard in its hand."""
    program.window.move(0, 0)
    begin(qtbot, program, match_setup("mendikot", points_target=1))
    with qtbot.waitActive(program.window, timeout=PATIENCE):
        program.window.activateWindow()
    wait_for_me(qtbot, program)
    guard = QTimer()
    guard.setSingleShot(True)
    guard.timeout.connect(QDrag.cancel)
    guard.start(PATIENCE)
    yield program
    guard.stop()


def xdotool(qtbot: QtBot, *words: object) -> None:
    """Run xdotool beside the event loop, which a drag needs."""
    process = subprocess.Popen(["xdotool", *map(str, words)])
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=PATIENCE)
    assert process.returncode == 0


def card_point(program: Program, row: int) -> QPoint:
    fan = program.window.ground.table.fan
    place = fan.place(row)
    point = QPointF(place.x - place.width * 0.36, place.y - place.height * 0.3).toPoint()
    return fan.viewport().mapToGlobal(point)


def played(program: Program) -> list[Card]:
    deal = program.game.controller.state.deal
    assert deal is not None
    return [a.card for a in deal.actions if a.seat == 0 and a.kind is Kind.PLAY]


def drag(qtbot: QtBot, start: QPoint, end: QPoint) -> None:
    """Move a card from one point of the screen to another, as a hand does."""
    words: list[object] = ["mousemove", start.x(), start.y(), "mousedown", 1]
    for step in range(1, 11):
        point = start + (end - start) * step / 10
        words += ["sleep", 0.02, "mousemove", point.x(), point.y()]
    xdotool(qtbot, *words, "sleep", 0.1, "mouseup", 1)


def test_the_mouse_drags_a_card_to_the_table(qtbot: QtBot, active: Program) -> None:
    card = active.window.ground.table.hand.cards[4]
    area = active.window.ground.table.trick_area.viewport()
    drag(qtbot, card_point(active, 4), area.mapToGlobal(area.rect().center()))
    qtbot.waitUntil(lambda: played(active) == [card], timeout=PATIENCE)


@pytest.mark.parametrize("place", ["outside", "over another window"])
def test_a_card_that_is_let_go_elsewhere_goes_home_and_the_hand_lives(
    qtbot: QtBot, active: Program, place: str
) -> None:
    ground = active.window.ground
    area = ground.table.trick_area.viewport()
    end = active.window.frameGeometry().bottomRight() + QPoint(40, -300)
    if place != "outside":
        active.window.actions_["help"].trigger()
        beside = active.window.findChild(QDialog, "help")
        assert beside is not None
        qtbot.waitExposed(beside)
        beside.resize(500, 400)
        beside.move(0, 0)
        active.window.activateWindow()
        qtbot.waitUntil(lambda: beside.frameGeometry().topLeft().x() < 50, timeout=PATIENCE)
        end = beside.mapToGlobal(QPoint(60, 60))
        beside.raise_()
    before = ground.table.hand.cards
    drag(qtbot, card_point(active, 4), end)
    qtbot.waitUntil(lambda: not active.game.controller.is_held, timeout=PATIENCE)
    assert ground.table.hand.cards == before
    if place != "outside":
        beside.close()
    drag(qtbot, card_point(active, 4), area.mapToGlobal(area.rect().center()))
    qtbot.waitUntil(lambda: played(active) == [before[4]], timeout=PATIENCE)


@pytest.mark.parametrize("clicks", [2, 3])
def test_a_real_double_or_triple_click_plays_one_card(
    qtbot: QtBot, active: Program, clicks: int
) -> None:
    point = card_point(active, 4)
    xdotool(qtbot, "mousemove", point.x(), point.y(), "click", "--repeat", clicks, "--delay", 60, 1)
    qtbot.wait(200)
    assert len(played(active)) == 1


def test_a_key_that_is_held_plays_one_card_and_undoes_one(qtbot: QtBot, active: Program) -> None:
    xdotool(qtbot, "key", "Home")
    xdotool(qtbot, "keydown", "Return", "sleep", 1.5, "keyup", "Return")
    qtbot.wait(100)
    assert len(played(active)) == 1
    for _ in range(2):
        wait_for_me(qtbot, active)
        xdotool(qtbot, "key", "Return")
    wait_for_me(qtbot, active)
    before = len(played(active))
    xdotool(qtbot, "keydown", "ctrl+z", "sleep", 1.5, "keyup", "ctrl+z")
    assert len(played(active)) == before - 1


def test_a_match_is_played_to_its_end_by_keys_alone(qtbot: QtBot, active: Program) -> None:
    controller = active.game.controller
    by_arrows = False
    while controller.state.phase is not Phase.MATCH_OVER:
        if controller.state.phase is Phase.DEAL_OVER:
            xdotool(qtbot, "key", "Return")
        qtbot.waitUntil(
            lambda: controller.human_to_act is not None or controller.waits_for_player,
            timeout=PATIENCE,
        )
        if controller.human_to_act is not None:
            before = controller.step_count
            play_by_keys(qtbot, active, by_arrows=by_arrows)
            qtbot.waitUntil(lambda at=before: controller.step_count > at, timeout=PATIENCE)
            by_arrows = not by_arrows
    assert active.window.ground.notice.isVisible()
    xdotool(qtbot, "key", "Return")
    qtbot.waitUntil(lambda: active.game.controller is not controller, timeout=PATIENCE)


def play_by_keys(qtbot: QtBot, program: Program, *, by_arrows: bool) -> None:
    """Play what a club player would play: by arrows and Enter, or by typing the card."""
    card = good_action(program).card
    if by_arrows:
        row = program.window.ground.table.hand.cards.index(card)
        xdotool(qtbot, "key", "Home", *["Right"] * row, "Return")
    else:
        xdotool(qtbot, "key", *card_code(card).lower().replace("t", "10"))
