"""A match at the table: undo, motion, late answers, pauses, and results."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.ai.player import Decision
from app.core.log import DEAL_ENDS
from app.core.phases import Phase
from app.session import seats
from app.session.seats import Request
from app.ui import boxes
from app.ui.application import Program
from app.ui.dialogs.deal_report import DealReportPanel
from app.ui.views.seat import SeatView
from tests.ui.painted import painted
from tests.ui.tables import (
    WAIT,
    begin,
    is_truthful,
    match_setup,
    play_until,
    seen_by,
    state_of,
    table,
    trigger,
    wait_for_me,
)

# Undo and motion


def test_undo_takes_back_to_my_last_decision(qtbot: QtBot, my_turn: Program) -> None:
    before = state_of(my_turn)
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    wait_for_me(qtbot, my_turn)
    after = state_of(my_turn)
    trigger(my_turn, "undo")
    assert state_of(my_turn) == before
    assert is_truthful(my_turn)
    trigger(my_turn, "redo")
    assert state_of(my_turn) == after
    assert is_truthful(my_turn)


def test_undo_in_the_middle_of_motion_shows_the_truth(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, motion="full", pace="normal") as program:
        begin(qtbot, program)
        wait_for_me(qtbot, program)
        assert program.window.ground.flights.is_busy
        program.window.gestures.choose(seen_by(program).hand[3])
        assert program.window.ground.flights.is_busy
        trigger(program, "undo")
        assert not program.window.ground.flights.is_busy
        assert is_truthful(program)
        assert len(seen_by(program).hand) == 13


@pytest.mark.parametrize("cut_in", ["new match", "resize", "language", "full screen"])
def test_motion_may_be_cut_short_by_anything(qtbot: QtBot, tmp_path: Path, cut_in: str) -> None:
    with table(qtbot, tmp_path, motion="full", pace="normal") as program:
        begin(qtbot, program)
        wait_for_me(qtbot, program)
        program.window.gestures.choose(seen_by(program).hand[3])
        cuts: dict[str, Callable[[], object]] = {
            "new match": lambda: program.game.begin(match_setup(seed=9)),
            "resize": lambda: program.window.resize(900, 640),
            "language": lambda: program.window.retranslate(),
            "full screen": lambda: trigger(program, "full_screen"),
        }
        cuts[cut_in]()
        wait_for_me(qtbot, program)
        assert is_truthful(program)


@pytest.mark.parametrize(("dealer", "said"), [(0, "You deal the cards"), (2, "Ravi deals")])
def test_nobody_is_said_to_think_while_cards_are_dealt(
    qtbot: QtBot, tmp_path: Path, dealer: int, said: str
) -> None:
    with table(qtbot, tmp_path, motion="full", pace="fast") as program:
        begin(qtbot, program, match_setup(first_dealer=dealer))
        bar, flights = program.window.ground.table.bar, program.window.ground.flights
        qtbot.waitUntil(lambda: flights.count("seat") > 0, timeout=WAIT)
        assert bar.text.startswith(said)
        own = program.window.ground.table.seats[0]
        assert any(text.startswith("0 card") for text in painted_anew(own))
        qtbot.waitUntil(lambda: not flights.is_busy, timeout=WAIT)
        assert bar.text.endswith("is thinking")
        assert any(text.startswith("13 card") for text in painted_anew(own))


def painted_anew(seat: SeatView) -> list[str]:
    seat._painted_key = None
    return painted(seat).texts


def test_the_cut_is_told_where_the_eyes_are(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, pace="fast") as program:
        begin(qtbot, program, match_setup(first_dealer="cut"))
        bar = program.window.ground.table.bar
        assert bar.text == "Everybody cuts a card: the highest deals"
        qtbot.waitUntil(lambda: state_of(program).phase is Phase.DEAL, timeout=WAIT)
        assert bar.text.endswith(("and deal first", "and deals first"))
        assert bar.isVisible()
        qtbot.waitUntil(lambda: seen_by(program).hand != (), timeout=WAIT)
        assert "first" not in bar.text


def test_the_clock_rests_when_nothing_moves(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, motion="full", pace="fast") as program:
        begin(qtbot, program)
        wait_for_me(qtbot, program)
        qtbot.waitUntil(lambda: not program.window.ground.flights.is_busy, timeout=WAIT)
        qtbot.waitUntil(lambda: not program.window.ground.clock.is_ticking, timeout=WAIT)


# AI seats


class Slow:
    """An AI seat that answers when it is told to, or when it is asked to stop."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.asked = threading.Event()
        self.stopped = threading.Event()

    def answer(self, request: Request, stop: Callable[[], bool]) -> Decision | None:
        self.asked.set()
        while not self.may_answer.wait(0.005):
            if stop():
                self.stopped.set()
                break
        return Decision(request.observation.legal[0], "whim")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    seat = Slow()
    monkeypatch.setattr("app.ui.ai_runner.answer", seat.answer)
    return seat


def test_a_late_answer_is_dropped(qtbot: QtBot, my_turn: Program, slow: Slow) -> None:
    before = state_of(my_turn)
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    qtbot.waitUntil(slow.asked.is_set)
    trigger(my_turn, "undo")
    qtbot.waitUntil(slow.stopped.is_set)
    slow.may_answer.set()
    qtbot.wait(30)
    assert state_of(my_turn) == before


def test_an_answer_to_the_old_match_does_not_reach_the_new(
    qtbot: QtBot, my_turn: Program, slow: Slow
) -> None:
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    qtbot.waitUntil(slow.asked.is_set)
    my_turn.game.begin(match_setup(seed=9))
    wait_for_me(qtbot, my_turn)
    slow.may_answer.set()
    qtbot.wait(30)
    deal = state_of(my_turn).deal
    assert deal is not None
    assert deal.actions == ()


def test_no_card_is_picked_while_another_seat_lays_the_trump(
    qtbot: QtBot, program: Program, slow: Slow
) -> None:
    begin(qtbot, program, match_setup("mendikot_closed", first_dealer=0))
    qtbot.waitUntil(slow.asked.is_set, timeout=WAIT)
    assert state_of(program).phase is Phase.LAY_TRUMP
    program.window.gestures.choose(seen_by(program).hand[5])
    assert program.window.ground.table.fan.picked is None
    assert program.window.statusBar().currentMessage() == "It is not your turn."
    slow.may_answer.set()


def test_the_window_closes_while_a_seat_thinks(qtbot: QtBot, my_turn: Program, slow: Slow) -> None:
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    qtbot.waitUntil(slow.asked.is_set)
    my_turn.window.close()
    assert slow.stopped.is_set()
    assert "AI seats" not in {thread.name for thread in threading.enumerate()}


def test_a_seat_that_fails_does_not_hang_the_table(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(seats, "make_player", fail)
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    wait_for_me(qtbot, my_turn)
    assert len(seen_by(my_turn).hand) == 12


def test_a_hint_names_a_legal_card_and_marks_the_deal(qtbot: QtBot, my_turn: Program) -> None:
    trigger(my_turn, "hint")
    bar = my_turn.window.statusBar()
    qtbot.waitUntil(lambda: bar.currentMessage().startswith("Play the"), timeout=WAIT)
    assert my_turn.game.controller.log.deals[0].assisted
    fan = my_turn.window.ground.table.fan
    assert bar.currentMessage().startswith(f"Play the {fan.currentIndex().data()}")


def test_a_hint_is_not_said_of_another_position(qtbot: QtBot, my_turn: Program) -> None:
    bar = my_turn.window.statusBar()
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    wait_for_me(qtbot, my_turn)
    for command in ("undo", "redo"):
        trigger(my_turn, "hint")
        qtbot.waitUntil(lambda: bar.currentMessage().startswith("Play the"), timeout=WAIT)
        trigger(my_turn, command)
        assert bar.currentMessage() == ""


def test_a_serious_match_has_neither_undo_nor_hints(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(serious=True, first_dealer=0))
    trigger(program, "hint")  # before it is the person's turn
    assert "no hints" in program.window.statusBar().currentMessage()
    wait_for_me(qtbot, program)
    program.window.gestures.choose(seen_by(program).hand[3])
    wait_for_me(qtbot, program)
    before = state_of(program)
    for command, why in (
        ("undo", "In a serious match nothing is taken back."),
        ("hint", "In a serious match there are no hints."),
        ("same_deal", "In a serious match no deal is played again."),
    ):
        trigger(program, command)
        assert program.window.statusBar().currentMessage() == why
    assert state_of(program) == before


# Pauses and results


def test_wait_for_me_waits_after_each_trick(qtbot: QtBot, program: Program) -> None:
    settings = program.preferences.settings
    program.preferences.change(settings.changed(wait_after_trick=True))
    begin(qtbot, program)
    wait_for_me(qtbot, program)
    program.window.gestures.choose(seen_by(program).hand[3])
    qtbot.waitUntil(lambda: state_of(program).phase is Phase.TRICK_OVER, timeout=WAIT)
    qtbot.wait(50)
    assert state_of(program).phase is Phase.TRICK_OVER
    fan = program.window.ground.table.fan
    fan.setFocus()
    QTest.keyClick(fan, Qt.Key.Key_Space)
    assert state_of(program).phase is Phase.LEAD


def test_the_winner_of_a_trick_leads_over_it(qtbot: QtBot, program: Program) -> None:
    settings = program.preferences.settings
    program.preferences.change(settings.changed(wait_after_trick=True))
    begin(qtbot, program)
    controller = program.game.controller

    def have_i_won() -> bool:
        state = state_of(program)
        if state.phase is not Phase.TRICK_OVER or state.deal is None:
            return False
        if state.deal.trick.best_seat != 0:
            controller.carry_on()
            return False
        return True

    play_until(qtbot, program, have_i_won)
    card = seen_by(program).hand[0]
    program.window.gestures.choose(card)
    assert [entry.card for entry in seen_by(program).trick] == [card]


def test_a_pause_covers_the_table_and_stops_the_match(qtbot: QtBot, my_turn: Program) -> None:
    trigger(my_turn, "pause")
    assert my_turn.window.ground.notice.isVisible()
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    assert len(seen_by(my_turn).hand) == 13
    assert not my_turn.window.actions_["undo"].isEnabled()
    my_turn.window.ground.notice.button("resume").click()
    my_turn.window.gestures.choose(seen_by(my_turn).hand[3])
    assert len(seen_by(my_turn).hand) == 12


def test_nothing_of_the_cards_is_seen_during_a_pause(my_turn: Program) -> None:
    table, veil = my_turn.window.ground.table, QColor(my_turn.window.ground.look.cloth.rim)
    place = table.hand_place(3, table)
    card = QPoint(round(place.x), round(place.y))
    assert table.grab().toImage().pixelColor(card) != veil
    trigger(my_turn, "pause")
    assert table.grab().toImage().pixelColor(card) == veil


def test_a_pause_outlasts_a_change_of_language(qtbot: QtBot, my_turn: Program) -> None:
    trigger(my_turn, "pause")
    my_turn.window.retranslate()
    assert my_turn.window.ground.notice.isVisible()
    trigger(my_turn, "pause")
    assert not my_turn.window.ground.notice.isVisible()


def test_the_result_of_a_deal_leads_to_the_next_by_enter(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: state_of(program).phase is Phase.DEAL_OVER)
    notice = program.window.ground.notice
    assert notice.isVisible()
    assert "wins the deal" in notice.title
    focused = program.window.focusWidget()
    assert isinstance(focused, QPushButton)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert not notice.isVisible()
    qtbot.waitUntil(lambda: program.game.controller.deal_index == 2, timeout=WAIT)


@pytest.mark.parametrize("way", ["menu", "report"])
def test_a_copied_deal_is_told_to_all(qtbot: QtBot, program: Program, way: str) -> None:
    begin(qtbot, program)
    play_until(qtbot, program, program.window.ground.notice.isVisible)
    if way == "menu":
        trigger(program, "copy_deal")
    else:
        program.window.ground.notice.button("report").click()
        program.window.ground.report.findChild(DealReportPanel).copy.click()
    assert program.window.statusBar().currentMessage() == "The deal was copied as text"
    assert program.window.announcer.last == "The deal was copied as text"


def test_the_report_opens_in_the_window_and_gives_the_deal_again(
    qtbot: QtBot, program: Program
) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: state_of(program).phase is Phase.DEAL_OVER)
    dealt = state_of(program).deal
    assert dealt is not None
    program.window.ground.notice.button("report").click()
    report = program.window.ground.report
    assert report.isVisible()
    report.same_wanted.emit(0)
    assert not report.isVisible()
    again = state_of(program).deal
    assert again is not None
    assert (again.dealt, again.actions) == (dealt.dealt, ())


def test_the_end_of_a_decided_deal_is_offered(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seed=22, sirr_ends_match=False))
    play_until(qtbot, program, lambda: program.window.presenter.may_finish)
    before = state_of(program)
    bar = program.window.ground.table.bar
    bar.button("play_on").click()
    assert bar.choices == ()
    assert state_of(program) == before
    program.game.begin(match_setup(seed=22, sirr_ends_match=False))
    play_until(qtbot, program, lambda: program.window.presenter.may_finish)
    told = bar.text
    bar.button("finish").click()
    assert state_of(program).phase in DEAL_ENDS
    result = seen_by(program).result
    assert result is not None
    sides = {
        0: "Your side has won this deal already",
        1: "The other side has won this deal already",
    }
    expected = "This deal is a draw already" if result.winner is None else sides[result.winner]
    assert told == expected
    notice = program.window.ground.notice
    qtbot.waitUntil(notice.isVisible, timeout=WAIT)
    assert program.window.focusWidget() is notice.button("next")


def test_a_claim_that_cannot_be_proved_says_why(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "ask", lambda *_, usual: True)
    trigger(my_turn, "claim")
    assert my_turn.window.statusBar().currentMessage().startswith("That claim is not certain")
    assert state_of(my_turn).phase is Phase.LEAD


def test_a_claim_off_the_lead_is_refused_without_a_question(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "ask", lambda *_, usual: pytest.fail("asked"))
    begin(qtbot, program)

    def i_follow() -> bool:
        waits = program.game.controller.human_to_act is not None
        return waits and state_of(program).phase is Phase.FOLLOW

    play_until(qtbot, program, i_follow)
    trigger(program, "claim")
    told = program.window.statusBar().currentMessage()
    assert told == "You can claim the rest only when you are to lead."


def test_a_claim_of_a_decided_deal_leads_to_the_next_by_enter(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "ask", lambda *_, usual: True)
    begin(qtbot, program, match_setup(seed=22, sirr_ends_match=False))
    play_until(qtbot, program, lambda: program.window.presenter.may_finish)
    trigger(program, "claim")
    notice = program.window.ground.notice
    qtbot.waitUntil(notice.isVisible, timeout=WAIT)
    assert program.window.focusWidget() is notice.button("next")


def test_a_deal_given_up_is_scored(my_turn: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "ask", lambda *_, usual: True)
    trigger(my_turn, "concede")
    assert state_of(my_turn).phase in DEAL_ENDS
    assert seen_by(my_turn).result is not None


def test_the_last_trick_is_shown_and_nothing_is_played_in_it(
    qtbot: QtBot, my_turn: Program
) -> None:
    play_until(qtbot, my_turn, lambda: len(seen_by(my_turn).hand) == 11)
    wait_for_me(qtbot, my_turn)
    before = state_of(my_turn)
    trigger(my_turn, "last_trick")
    view = my_turn.window.last_trick
    assert view.isVisible()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton)
    assert not view.isVisible()
    assert state_of(my_turn) == before


def test_trump_and_tens_are_told_in_words(qtbot: QtBot, my_turn: Program) -> None:
    trigger(my_turn, "tell_trump")
    told = my_turn.window.statusBar().currentMessage()
    assert told == "No trump yet. Tens: we 0, they 0. Tricks: we 0, they 0."
    assert my_turn.window.announcer.last.startswith(told)
    play_until(qtbot, my_turn, lambda: sum(seen_by(my_turn).taken_tens) > 0)
    ours, theirs = seen_by(my_turn).taken_tens
    trigger(my_turn, "tell_trump")
    assert f"we {ours}, they {theirs}" in my_turn.window.announcer.last
