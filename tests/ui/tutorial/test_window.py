"""The tutorial is played to its end, refuses other cards, and leaves the match alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.actions import Kind, SeatAction, play
from app.core.cards import Card
from app.core.engine import legal_actions
from app.core.log import DEAL_ENDS
from app.core.phases import Phase
from app.session.pace import pace
from app.storage.record_text import dumps
from app.ui import feel
from app.ui.application import Program
from app.ui.tutorial.lessons import LESSONS, Lesson
from app.ui.tutorial.window import TutorialWindow
from app.ui.views.look import Look
from tests.ui.tables import WAIT
from tests.ui.visible import misfits, texts

Act = Callable[[QtBot, TutorialWindow], None]
ids = {"ids": lambda lesson: lesson.title}


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TutorialWindow]:
    look = Look()
    look.motion = feel.STILL
    window = TutorialWindow(look, pace("instant"))
    window.resize(1000, 700)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wait_for_me(qtbot: QtBot, window: TutorialWindow) -> None:
    qtbot.waitUntil(lambda: window.game.controller.human_to_act is not None, timeout=WAIT)


def wait_for_trick(qtbot: QtBot, window: TutorialWindow) -> None:
    qtbot.waitUntil(
        lambda: window.game.controller.state.phase is Phase.TRICK_OVER,
        timeout=WAIT,
    )


def wanted(window: TutorialWindow) -> Card:
    """Return the card that the script wants next."""
    return scripted(window).card


def scripted(window: TutorialWindow) -> SeatAction:
    deal = window.game.controller.state.deal
    assert deal is not None
    lesson = next(each for each in LESSONS if each.preset_id == rules_of(window))
    return lesson.actions[len(deal.actions)]


def rules_of(window: TutorialWindow) -> str:
    return window.game.controller.header.rules.preset


def others(window: TutorialWindow) -> list[Card]:
    """Return the legal cards that the script does not want."""
    legal = legal_actions(window.game.controller.state)
    cards = [action.card for action in legal if action.kind is Kind.PLAY]
    return [card for card in cards if card != wanted(window)]


def press_key(qtbot: QtBot, window: TutorialWindow) -> None:
    """Walk through the hand by the arrow keys to the wanted card, and play it by Enter."""
    fan = window.ground.table.fan
    qtbot.keyClick(fan, Qt.Key.Key_Home)
    for _ in range(window.ground.table.hand.cards.index(wanted(window))):
        qtbot.keyClick(fan, Qt.Key.Key_Right)
    qtbot.keyClick(fan, Qt.Key.Key_Return)


def click(qtbot: QtBot, window: TutorialWindow) -> None:
    """Click on the corner of the wanted card, which no other card covers."""
    fan = window.ground.table.fan
    place = fan.place(window.ground.table.hand.cards.index(wanted(window)))
    corner = QPointF(place.x - place.width * 0.36, place.y - place.height * 0.3).toPoint()
    handle, none = window.windowHandle(), Qt.KeyboardModifier.NoModifier
    where = fan.viewport().mapTo(window, corner)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, none, where)


@pytest.mark.parametrize("act", [press_key, click])
@pytest.mark.parametrize("lesson", LESSONS, **ids)
def test_a_lesson_is_played_to_its_end(
    qtbot: QtBot, window: TutorialWindow, lesson: Lesson, act: Act
) -> None:
    window.ground.curtain.button(f"lesson {LESSONS.index(lesson)}").click()
    for trick in lesson.tricks:
        wait_for_me(qtbot, window)
        assert window.text == trick.task
        act(qtbot, window)
        wait_for_trick(qtbot, window)
        assert window.text == trick.outcome
        window.ground.table.bar.pressed.emit("carry_on")
    qtbot.waitUntil(lambda: window.game.controller.state.phase in DEAL_ENDS, timeout=WAIT)
    qtbot.waitUntil(window.ground.notice.isVisible, timeout=WAIT)
    assert "Your side wins the deal" in window.ground.notice.title
    assert lesson.farewell in window.ground.notice.accessibleDescription()


def test_the_bar_never_allows_any_card_where_one_is_wanted(
    qtbot: QtBot, window: TutorialWindow
) -> None:
    bar, told = window.ground.table.bar, set()
    window.ground.curtain.button("lesson 0").click()
    for _ in LESSONS[0].tricks:
        wait_for_me(qtbot, window)
        told.add(bar.text)
        press_key(qtbot, window)
        wait_for_trick(qtbot, window)
        bar.pressed.emit("carry_on")
    assert told == {"Your turn: play the card named above", "Your turn: follow hearts"}


def test_what_is_said_is_read_out_after_what_has_happened(
    qtbot: QtBot, window: TutorialWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window.announcer, "say", lambda text, **_: said.append(text))
    lesson = LESSONS[0]
    window.ground.curtain.button("lesson 0").click()
    for trick in lesson.tricks:
        wait_for_me(qtbot, window)
        assert said[-1].startswith(trick.task)
        press_key(qtbot, window)
        wait_for_trick(qtbot, window)
        assert said[-1] == f"{trick.outcome} Enter goes on."
        assert said[-2].endswith(("win the trick.", "wins the trick."))
        window.ground.table.bar.pressed.emit("carry_on")
    assert sum(lesson.tricks[0].task in each for each in said) == 1


def test_after_the_last_lesson_enter_closes_the_tutorial(
    qtbot: QtBot, window: TutorialWindow
) -> None:
    for number, lesson in enumerate(LESSONS):
        sheet = window.ground.notice if number else window.ground.curtain
        sheet.button(f"lesson {number}").click()
        for _ in lesson.tricks:
            wait_for_me(qtbot, window)
            press_key(qtbot, window)
            wait_for_trick(qtbot, window)
            window.ground.table.bar.pressed.emit("carry_on")
        qtbot.waitUntil(window.ground.notice.isVisible, timeout=WAIT)
        wanted_next = "close" if number else "lesson 1"
        assert window.focusWidget() is window.ground.notice.button(wanted_next)


@pytest.mark.parametrize("lesson", LESSONS, **ids)
def test_any_other_card_is_refused_with_its_reason(
    qtbot: QtBot, window: TutorialWindow, lesson: Lesson
) -> None:
    window.begin(lesson)
    for trick in lesson.tricks:
        wait_for_me(qtbot, window)
        before = window.game.controller.step_count
        for card in others(window):
            window.gestures.choose(card)
            assert window.remark.text() == window.announcer.last == trick.objection
        assert window.game.controller.step_count == before
        window.gestures.choose(wanted(window))
        assert window.remark.text() == ""
        wait_for_trick(qtbot, window)
        window.game.controller.carry_on()


def test_what_the_rules_forbid_is_refused_by_the_rules(
    qtbot: QtBot, window: TutorialWindow
) -> None:
    window.begin(LESSONS[1])
    wait_for_me(qtbot, window)
    state = window.game.controller.state
    assert state.deal is not None
    legal = {action.card for action in legal_actions(state)}
    forbidden = next(card for card in state.deal.hands[0] if card not in legal)
    assert not window.gestures.do(play(0, forbidden))
    assert window.remark.text() == "Follow suit: play spades."


@pytest.mark.parametrize("lesson", LESSONS, **ids)
def test_a_lesson_changes_its_language_at_once(
    qtbot: QtBot, window: TutorialWindow, speak: Callable[[str], None], lesson: Lesson
) -> None:
    window.begin(lesson)
    wait_for_me(qtbot, window)
    window.gestures.choose(others(window)[0])
    assert window.remark.text()
    for language, title in (("de", "Einführung"), ("en", "Tutorial")):
        speak(language)
        assert window.windowTitle() == f"{title}: {lesson.title}"
        assert (window.text == lesson.tricks[0].task) == (language == "en")
        assert window.remark.text() == ""
        assert f"Heading: {window.text}" in texts(window)


def test_one_lesson_leads_to_the_next(window: TutorialWindow) -> None:
    first = QApplication.focusWidget()
    assert first is not None
    assert first.objectName() == "lesson 0"
    window.begin(LESSONS[0])
    window._offer(window.ground.notice, "", "", LESSONS[0])
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == "lesson 1"


def test_no_length_of_text_is_cut_off(window: TutorialWindow) -> None:
    window.resize(800, 560)
    sheet = window.ground.notice
    for words in range(1, 60, 3):
        window._offer(sheet, "A title", "word " * words, LESSONS[0])
        QApplication.processEvents()
        assert misfits(sheet) == []


def test_a_screen_reader_finds_what_to_do(qtbot: QtBot, window: TutorialWindow) -> None:
    window.begin(LESSONS[0])
    wait_for_me(qtbot, window)
    reader = QAccessible.queryAccessibleInterface(window._coach)
    assert reader.text(QAccessible.Text.Name) == "What to do now"
    assert window._coach.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert window.announcer.last


def test_the_text_never_moves_the_table(qtbot: QtBot, window: TutorialWindow) -> None:
    window.resize(800, 560)
    window.begin(LESSONS[0])
    wait_for_me(qtbot, window)
    box = window.ground.geometry()
    for text in (text for lesson in LESSONS for text in lesson.texts):
        window._coach.setText(text)
        QApplication.processEvents()
        assert window._coach.heightForWidth(window.width()) <= window._coach.height()
        assert window.ground.geometry() == box
    for objection in (trick.objection for lesson in LESSONS for trick in lesson.tricks):
        window.remark.setText(objection)
        QApplication.processEvents()
        assert window.remark.heightForWidth(window.remark.width()) <= window.remark.height()
        assert window.ground.geometry() == box
    assert window.size().width() == 800
    assert window.size().height() == 560


@pytest.mark.parametrize("size", [QSize(800, 560), QSize(1000, 700)])
def test_it_is_as_large_as_the_window_of_the_match(qtbot: QtBot, size: QSize) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(size)
    parent.show()
    window = TutorialWindow(Look(), pace("instant"), parent)
    window.show()
    qtbot.waitExposed(window)
    assert window.size() == size
    window.reject()


def test_it_can_be_left_at_any_time_and_the_match_is_untouched(
    qtbot: QtBot, my_turn: Program
) -> None:
    before = dumps(my_turn.game.controller.log)
    saved = my_turn.game._autosave
    assert saved is not None
    seen: list[str] = []

    def act() -> None:
        window = QApplication.activeModalWidget()
        assert isinstance(window, TutorialWindow)
        window.begin(LESSONS[0])
        wait_for_me(qtbot, window)
        window.gestures.choose(wanted(window))
        seen.append(rules_of(window))
        assert my_turn.game.controller.is_held
        qtbot.keyClick(window, Qt.Key.Key_Escape)

    QTimer.singleShot(0, act)
    my_turn.window.actions_["tutorial"].trigger()
    assert seen == ["dehla_pakad"]
    assert not my_turn.game.controller.is_held
    assert dumps(my_turn.game.controller.log) == before
    assert saved.take_up() == my_turn.game.controller.log
