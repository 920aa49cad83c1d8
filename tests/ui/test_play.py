"""A person plays: by click, by keys, by typing, and only what the rules allow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDrag, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.actions import Kind
from app.core.cards import SUIT_OF, Card
from app.core.notation import card_code
from app.core.phases import Phase
from app.ui.actions import MENUS
from app.ui.application import Program
from app.ui.i18n import LANGUAGES, Translators
from app.ui.models.hand import HandRole
from app.ui.views.card_typing import begins_card
from app.ui.views.fan import FanView
from app.ui.views.flight import Clock
from tests.ui.tables import begin, match_setup, play_until, seen_by, wait_for_me

LEFT = Qt.MouseButton.LeftButton
RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
PLAIN = Qt.KeyboardModifier.NoModifier


def fan_of(program: Program) -> FanView:
    return program.window.ground.table.fan


def hand_of(program: Program) -> tuple[Card, ...]:
    return program.window.ground.table.hand.cards


def spot(program: Program, row: int) -> QPoint:
    """Return a point of a card that no other card covers: its upper left corner."""
    place = fan_of(program).place(row)
    return QPointF(place.x - place.width * 0.36, place.y - place.height * 0.3).toPoint()


def in_window(program: Program, row: int) -> QPoint:
    return fan_of(program).viewport().mapTo(program.window, spot(program, row))


def click(program: Program, row: int, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(program.window.windowHandle(), button, PLAIN, in_window(program, row))


def played(program: Program) -> list[Card]:
    """Return what the person has played in this deal."""
    deal = program.game.controller.state.deal
    assert deal is not None
    return [a.card for a in deal.actions if a.seat == 0 and a.kind is Kind.PLAY]


def forbidden_row(program: Program) -> int:
    """Return the row of a card that may not be played now."""
    seen = program.window.presenter.picture
    assert seen is not None
    return next(row for row, card in enumerate(seen.hand) if card not in seen.playable)


def until_bound(qtbot: QtBot, program: Program) -> None:
    """Play until the person must follow suit and holds cards of other suits."""

    def is_bound() -> bool:
        seen = program.window.presenter.picture
        return seen is not None and 0 < len(seen.playable) < len(seen.hand)

    play_until(qtbot, program, is_bound)


# The mouse


def test_a_click_plays_the_card_under_it(my_turn: Program) -> None:
    card = hand_of(my_turn)[4]
    click(my_turn, 4)
    assert played(my_turn) == [card]
    assert card not in hand_of(my_turn)


def test_each_strip_belongs_to_its_card_wherever_the_mouse_came_from(my_turn: Program) -> None:
    fan = fan_of(my_turn)
    for row in range(13):
        for other in range(13):
            QTest.mouseMove(my_turn.window.windowHandle(), in_window(my_turn, other))
            assert fan.indexAt(spot(my_turn, row)).row() == row


@pytest.mark.parametrize("button", [RIGHT, MIDDLE])
def test_other_buttons_do_nothing(my_turn: Program, button: Qt.MouseButton) -> None:
    click(my_turn, 4, button)
    assert played(my_turn) == []


def test_a_double_click_plays_one_card(qtbot: QtBot, my_turn: Program) -> None:
    window, point = my_turn.window.windowHandle(), in_window(my_turn, 4)
    QTest.mouseClick(window, LEFT, PLAIN, point)
    wait_for_me(qtbot, my_turn)
    QTest.mouseDClick(window, LEFT, PLAIN, point)
    assert len(played(my_turn)) == 1


def test_a_triple_click_plays_one_card(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, now = my_turn.window.windowHandle(), [1000.0]
    monkeypatch.setattr(Clock, "now", property(lambda _: now[0]))
    QTest.mouseDClick(window, LEFT, PLAIN, in_window(my_turn, 4))
    assert len(played(my_turn)) == 1
    wait_for_me(qtbot, my_turn)
    row = next(iter(hand_of(my_turn).index(card) for card in seen_by(my_turn).playable))
    now[0] += 0.1
    click(my_turn, row)
    assert len(played(my_turn)) == 1
    now[0] += 2
    click(my_turn, row)
    assert len(played(my_turn)) == 2


def test_a_press_of_one_turn_does_not_play_in_the_next(qtbot: QtBot, my_turn: Program) -> None:
    window = my_turn.window.windowHandle()
    QTest.mousePress(window, LEFT, PLAIN, in_window(my_turn, 4))
    other = hand_of(my_turn)[0]
    my_turn.window.gestures.choose(other)
    wait_for_me(qtbot, my_turn)
    QTest.mouseRelease(window, LEFT, PLAIN, in_window(my_turn, 4))
    assert played(my_turn) == [other]


def test_a_forbidden_card_is_refused_with_the_reason(qtbot: QtBot, my_turn: Program) -> None:
    until_bound(qtbot, my_turn)
    before = played(my_turn)
    row = forbidden_row(my_turn)
    led = SUIT_OF[my_turn.game.controller.observe(0).trick.cards[0]]
    click(my_turn, row)
    assert played(my_turn) == before
    reason = f"Follow suit: play {('spades', 'hearts', 'diamonds', 'clubs')[led]}."
    assert my_turn.window.statusBar().currentMessage() == reason
    assert my_turn.window.announcer.last == reason


# The keys


def test_arrows_and_enter_play(my_turn: Program) -> None:
    fan = fan_of(my_turn)
    fan.setFocus()
    QTest.keyClick(fan, Qt.Key.Key_Home)
    QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Right)
    card = hand_of(my_turn)[2]
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert played(my_turn) == [card]


def test_enter_first_shows_the_card_that_the_mouse_left_behind(my_turn: Program) -> None:
    fan = fan_of(my_turn)
    fan.setFocus()
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert played(my_turn) == []
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert len(played(my_turn)) == 1


def test_the_focus_comes_to_the_nearest_legal_card_so_that_enter_plays(
    qtbot: QtBot, my_turn: Program
) -> None:
    fan = fan_of(my_turn)
    fan.setFocus()
    QTest.keyClick(fan, Qt.Key.Key_End)
    for left in range(12, 6, -1):
        QTest.keyClick(fan, Qt.Key.Key_Return)
        wait_for_me(qtbot, my_turn)
        assert len(hand_of(my_turn)) == left
        assert fan.currentIndex().data(HandRole.PLAYABLE)


def test_a_typed_card_is_played(my_turn: Program) -> None:
    card = hand_of(my_turn)[3]
    text = card_code(card).lower().replace("t", "10")
    QTest.keyClicks(fan_of(my_turn), text)
    assert played(my_turn) == [card]


def test_a_typed_card_that_is_not_held_is_refused(my_turn: Program) -> None:
    missing = next(card for card in range(52) if card not in hand_of(my_turn))
    QTest.keyClicks(fan_of(my_turn), card_code(missing).lower())
    assert played(my_turn) == []
    assert my_turn.window.statusBar().currentMessage().startswith("You do not hold")


def test_the_suit_of_a_typed_card_is_no_shortcut(my_turn: Program) -> None:
    """H asks for a hint, but not as the last letter of "10h"."""
    my_turn.window.activateWindow()
    window = my_turn.window.windowHandle()
    fan_of(my_turn).setFocus()
    QTest.keyClick(window, Qt.Key.Key_2, PLAIN)
    QTest.keyClick(window, Qt.Key.Key_H, PLAIN)
    assert "hint" not in my_turn.window.statusBar().currentMessage()


def test_the_focus_stays_in_the_hand_while_others_play(qtbot: QtBot, my_turn: Program) -> None:
    fan = fan_of(my_turn)
    fan.setFocus()
    QTest.keyClick(fan, Qt.Key.Key_End)
    QTest.keyClick(fan, Qt.Key.Key_Return)
    wait_for_me(qtbot, my_turn)
    assert my_turn.window.focusWidget() is fan
    assert fan.currentIndex().isValid()


# Drag and drop, as far as it goes without a screen


def test_a_drag_carries_the_card_and_holds_the_match(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []
    trick = my_turn.window.ground.table.trick

    def drop(drag: QDrag, *_: object) -> Qt.DropAction:
        seen.append(my_turn.game.controller.is_held)
        move = Qt.DropAction.MoveAction
        assert trick.dropMimeData(drag.mimeData(), move, -1, -1, trick.index(-1))
        return move

    monkeypatch.setattr(QDrag, "exec", drop)
    card = hand_of(my_turn)[4]
    drag(my_turn, 4)
    assert seen == [True]
    assert played(my_turn) == [card]
    assert not my_turn.game.controller.is_held


def test_a_drag_that_ends_elsewhere_changes_nothing(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDrag, "exec", lambda *_: Qt.DropAction.IgnoreAction)
    before = hand_of(my_turn)
    drag(my_turn, 4)
    assert hand_of(my_turn) == before
    assert played(my_turn) == []
    assert not my_turn.game.controller.is_held
    click(my_turn, 4)
    assert len(played(my_turn)) == 1


def test_a_new_match_under_an_open_drag_leaves_nothing_held(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin_another(*_: object) -> Qt.DropAction:
        my_turn.game.begin(match_setup(seed=6))
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "exec", begin_another)
    drag(my_turn, 4)
    wait_for_me(qtbot, my_turn)
    click(my_turn, 4)
    assert len(played(my_turn)) == 1


def drag(program: Program, row: int) -> None:
    """Press on a card and move far enough for a drag to begin."""
    window, start = program.window.windowHandle(), in_window(program, row)
    QTest.mousePress(window, LEFT, PLAIN, start)
    QTest.mouseMove(window, start - QPoint(0, 40))
    QTest.mouseMove(window, start - QPoint(0, 80))
    QTest.mouseRelease(window, LEFT, PLAIN, start - QPoint(0, 80))


def test_nothing_can_be_dragged_out_of_turn(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(program.preferences.settings.changed(pace="slow"))
    begin(qtbot, program, match_setup(first_dealer=0))
    qtbot.waitUntil(lambda: program.game.controller.state.phase is Phase.LEAD)
    hand = program.window.ground.table.hand
    flags = {bool(hand.flags(hand.index(row)) & Qt.ItemFlag.ItemIsDragEnabled) for row in range(13)}
    assert flags == {False}
    assert not any(hand.index(row).data(HandRole.PLAYABLE) for row in range(13))


def test_nothing_is_asked_of_a_drag_that_is_not_there(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QDrag, "cancel", lambda: asked.append("cancel"))
    my_turn.window.gestures.choose(hand_of(my_turn)[0])
    wait_for_me(qtbot, my_turn)
    my_turn.window.actions_["undo"].trigger()
    my_turn.window.actions_["redo"].trigger()
    my_turn.window.close()
    assert asked == []


def test_a_drag_that_is_there_is_ended_by_undo(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def undo(*_: object) -> Qt.DropAction:
        my_turn.window.actions_["undo"].trigger()
        return Qt.DropAction.IgnoreAction

    monkeypatch.setattr(QDrag, "cancel", lambda: asked.append("cancel"))
    monkeypatch.setattr(QDrag, "exec", undo)
    click(my_turn, 4)
    wait_for_me(qtbot, my_turn)
    drag(my_turn, 4)
    assert asked == ["cancel"]


def test_a_held_key_plays_one_card(qtbot: QtBot, my_turn: Program) -> None:
    fan = fan_of(my_turn)
    QTest.keyClick(fan, Qt.Key.Key_Home)
    kinds = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for number in range(20):
        for kind in kinds:
            key = QKeyEvent(kind, Qt.Key.Key_Return, PLAIN, "\r", number > 0)
            QApplication.sendEvent(fan, key)
        qtbot.wait(2)
    assert len(played(my_turn)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_a_command_begins_a_card(language: str) -> None:
    """The hand takes such a letter, and the command would never be heard."""
    translators = Translators()
    translators.switch(language)
    keys = [command.shortcut for _, commands in MENUS for command in commands]
    letters = [key for key in keys if len(key) == 1]
    taken = [letter for letter in letters if begins_card(letter)]
    translators.remove()
    assert "H" in letters
    assert taken == []


def test_held_keys_repeat_no_command(my_turn: Program) -> None:
    actions = my_turn.window.findChildren(QAction)
    commands = [action for action in actions if not action.shortcut().isEmpty()]
    assert len(commands) > 10
    assert not [action.objectName() for action in commands if action.autoRepeat()]
