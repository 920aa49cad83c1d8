"""Two persons at one computer: what one of them may see is never told to the other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.actions import NOBODY
from app.core.log import DEAL_ENDS, MatchLog, SeatInfo
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.session.deal_text import parse_deal
from app.session.setup import MatchSetup, human
from app.ui.application import Program
from app.ui.dialogs.table_picture import TablePicture
from tests.ui.tables import (
    WAIT,
    begin,
    good_action,
    match_setup,
    play_until,
    seen_by,
    state_of,
    trigger,
    wait_for_me,
)
from tests.ui.test_picture import ALL_SURE

COMPUTERS = tuple(
    SeatInfo(name, "ai", "club", "steady") for name in ("Asha", "Meera", "Ravi", "Kiran")
)
SIDE_BY_SIDE = (human("Ada"), human("Ben"), *COMPUTERS[:2])
OPPOSITE = (human("Ada"), COMPUTERS[0], human("Ben"), COMPUTERS[1])
AMONG_SIX = (human("Ada"), *COMPUTERS[:2], human("Ben"), *COMPUTERS[2:])


def lift(program: Program) -> None:
    program.window.ground.curtain.button("here").click()


def assert_nothing_is_there(program: Program) -> None:
    """Check that no widget holds anything that only the next player may know."""
    ground, seen = program.window.ground, seen_by(program)
    assert ground.is_covered
    assert ground.table.hand.cards == ()
    assert ground.table.bar.choices == ()
    assert not any(ten.in_hand for ten in ground.tens.tens)
    assert seen.trump is None or seen.trump.awake_at is not None or seen.trump.suit == NOBODY


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("mendikot_closed", OPPOSITE),
        ("mendikot_closed", SIDE_BY_SIDE),
        ("dehla_pakad_named", SIDE_BY_SIDE),
        ("dehla_pakad_closed", OPPOSITE),
        ("three_decks", AMONG_SIX),
    ],
)
def test_nothing_of_a_hand_lies_behind_the_curtain(
    qtbot: QtBot, program: Program, rules: str, seats: tuple[SeatInfo, ...]
) -> None:
    begin(qtbot, program, match_setup(rules, seats=seats))
    ground, covered = program.window.ground, 0
    while state_of(program).phase not in DEAL_ENDS:
        wait_for_me(qtbot, program)
        if ground.is_covered:
            covered += 1
            assert_nothing_is_there(program)
            lift(program)
        actor = program.game.controller.human_to_act
        assert actor is not None
        assert sorted(ground.table.hand.cards) == list(program.game.controller.observe(actor).hand)
        program.game.submit(good_action(program))
        qtbot.waitUntil(lambda: is_at_rest(program), timeout=WAIT)
    assert covered > 10


def is_at_rest(program: Program) -> bool:
    """Say whether a person must decide or the deal is over."""
    controller = program.game.controller
    return controller.human_to_act is not None or controller.state.phase in DEAL_ENDS


def test_undo_puts_the_focus_on_nothing_of_a_hand(
    qtbot: QtBot, qapp: QApplication, program: Program
) -> None:
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE))
    wait_for_me(qtbot, program)
    ground = program.window.ground
    lift(program)
    program.window.gestures.choose(seen_by(program).hand[0])
    qtbot.waitUntil(lambda: ground.is_covered, timeout=WAIT)
    focused: list[QWidget | None] = []
    qapp.focusChanged.connect(lambda _, now: focused.append(now))
    trigger(program, "undo")
    trigger(program, "redo")
    assert focused
    assert not any(ground.table.isAncestorOf(each) for each in focused if each is not None)
    assert_nothing_is_there(program)


def test_each_deal_begins_behind_the_curtain(qtbot: QtBot, program: Program) -> None:
    """At the result of a deal everybody looks at the screen."""
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE))
    for _ in range(3):
        play_until(qtbot, program, lambda: state_of(program).phase in DEAL_ENDS)
        if program.window.ground.is_covered:
            lift(program)  # nobody plays behind it but this test
        program.game.controller.carry_on()
        qtbot.waitUntil(lambda: state_of(program).deal is not None, timeout=WAIT)
        qtbot.waitUntil(lambda: state_of(program).phase not in DEAL_ENDS, timeout=WAIT)
        if program.game.controller.state.phase is not Phase.DEAL:
            assert_nothing_is_there(program)
        wait_for_me(qtbot, program)
        assert_nothing_is_there(program)


def test_a_hint_that_comes_late_is_told_to_nobody(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(program.game._runner, "think", lambda *all_: asked.append(all_))
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE))
    wait_for_me(qtbot, program)
    lift(program)
    stopped: list[bool] = []
    monkeypatch.setattr(program.game._runner, "stop", lambda: stopped.append(True))
    trigger(program, "hint")
    program.window.gestures.choose(seen_by(program).hand[0])
    assert stopped, "the thought about the hint goes on, and would be told to the next player"
    stopped.clear()
    lift(program)
    trigger(program, "hint")
    trigger(program, "undo")
    assert stopped


def test_what_was_told_of_a_hidden_trump_does_not_stay_for_the_next_player(
    qtbot: QtBot, program: Program
) -> None:
    begin(qtbot, program, match_setup("mendikot_closed", seats=OPPOSITE))
    wait_for_me(qtbot, program)
    lift(program)
    window = program.window
    window.gestures.choose(seen_by(program).hand[0])
    window.gestures.choose(seen_by(program).hand[0])
    window.gestures.choose(seen_by(program).hand[-1])
    trigger(program, "tell_trump")  # in the computer's turn
    assert "still hidden, chosen by Ada" in window.statusBar().currentMessage()
    qtbot.waitUntil(lambda: window.ground.is_covered, timeout=WAIT)
    assert window.statusBar().currentMessage() == ""


def test_nothing_can_be_chosen_behind_a_pause(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup("dehla_pakad_open", seats=OPPOSITE, first_dealer=2))
    wait_for_me(qtbot, program)
    ground = program.window.ground
    assert state_of(program).phase is Phase.CHOOSE_TRUMP
    lift(program)
    trigger(program, "pause")
    assert program.window.focusWidget() is ground.notice.button("resume")
    ground.table.bar.button("suit 0").click()
    assert state_of(program).phase is Phase.CHOOSE_TRUMP
    trigger(program, "pause")
    ground.table.bar.button("suit 0").click()
    assert state_of(program).phase is Phase.LEAD


def test_there_is_no_pause_unseen_behind_the_curtain(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE))
    wait_for_me(qtbot, program)
    ground = program.window.ground
    assert ground.is_covered
    trigger(program, "pause")
    assert not program.game.controller.is_held
    lift(program)
    trigger(program, "pause")
    assert program.game.controller.is_held
    assert ground.notice.isVisible()


def test_after_a_report_the_keys_are_at_the_curtain(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE))
    play_until(qtbot, program, lambda: state_of(program).phase in DEAL_ENDS)
    program.game.controller.carry_on()
    wait_for_me(qtbot, program)
    ground = program.window.ground
    trigger(program, "report")
    assert ground.report.isVisible()
    qtbot.keyClick(ground.report, Qt.Key.Key_Escape)
    assert not ground.report.isVisible()
    assert program.window.focusWidget() is ground.curtain.button("here")
    assert_nothing_is_there(program)


def test_the_curtain_keeps_the_keys_while_the_window_is_away(
    qtbot: QtBot, program: Program
) -> None:
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE))
    wait_for_me(qtbot, program)
    ground = program.window.ground
    program.window.hide()
    assert not ground.table.isEnabled()
    program.window.show()
    qtbot.waitExposed(program.window)
    assert not ground.table.isEnabled()
    lift(program)
    assert ground.table.isEnabled()


def test_the_picture_of_a_saved_match_shows_nobodys_hand(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE))
    wait_for_me(qtbot, program)
    log = program.game.controller.log
    alone = log._replace(header=log.header._replace(seats=(human("Ada"), *COMPUTERS[:3])))
    assert shown(qtbot, alone) != shown(qtbot, None)
    assert shown(qtbot, log) == shown(qtbot, None)


def shown(qtbot: QtBot, log: MatchLog | None) -> QImage:
    picture = TablePicture()
    qtbot.addWidget(picture)
    picture.resize(250, 190)
    picture.show_match(log)
    return picture.grab().toImage()


def test_a_shared_screen_is_passed_on(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seats=OPPOSITE))
    wait_for_me(qtbot, program)
    curtain, gestures = program.window.ground.curtain, program.window.gestures
    assert "Ada" in curtain.title
    gestures.choose(program.game.controller.observe(0).hand[0])
    assert seen_by(program).seats[0].cards == 13
    curtain.button("here").click()
    gestures.choose(seen_by(program).hand[0])
    qtbot.waitUntil(lambda: seen_by(program).viewer == 2, timeout=WAIT)
    assert curtain.isVisible()
    assert "Ben" in curtain.title
    lift(program)
    assert sorted(seen_by(program).hand) == list(program.game.controller.observe(2).hand)


@pytest.mark.parametrize(
    ("rules", "dealer"), [("dehla_pakad_open", 0), ("dehla_pakad_open", 2), ("dehla_pakad", 3)]
)
def test_while_the_screen_is_passed_on_the_keys_reach_nothing_behind(
    qtbot: QtBot, program: Program, rules: str, dealer: int
) -> None:
    begin(qtbot, program, match_setup(rules, seats=OPPOSITE, first_dealer=dealer))
    wait_for_me(qtbot, program)
    ground, window = program.window.ground, program.window
    before = program.game.controller.step_count
    assert window.focusWidget() is ground.curtain.button("here")
    for _ in range(9):
        window.focusNextPrevChild(True)
        assert not ground.table.isAncestorOf(window.focusWidget())
        assert not ground.stake.isAncestorOf(window.focusWidget())
    ground.curtain.button("here").setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert program.game.controller.step_count == before
    assert not ground.curtain.isVisible()
    chooses = state_of(program).phase is Phase.CHOOSE_TRUMP
    assert window.focusWidget() is (
        ground.table.bar.button("suit 0") if chooses else ground.table.fan
    )


def test_while_the_screen_is_passed_on_nothing_of_the_next_hand_is_told(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(program.window.announcer, "say", lambda text, **_: said.append(text))
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE, first_dealer=3))
    wait_for_me(qtbot, program)
    window, ground = program.window, program.window.ground
    private = [window.actions_[each] for each in ("hint", "tell_trump", "claim", "concede")]
    assert [each.objectName() for each in private if each.isEnabled()] == []
    ground.curtain.button("here").click()
    assert all(each.isEnabled() for each in private)
    assert said[-1].startswith(ground.table.bar.text)
    lifted = len(said)
    window.tell("Play the ace of spades.", stays=True)
    window.gestures.choose(seen_by(program).hand[0])
    qtbot.waitUntil(lambda: ground.is_covered, timeout=WAIT)
    assert window.statusBar().currentMessage() == ""
    assert said[-1].endswith("Pass the screen to Ben.")
    assert not any("Your turn" in each for each in said[lifted:])
    assert [each.objectName() for each in private if each.isEnabled()] == []


def test_to_whom_the_screen_goes_is_said_when_it_is_covered_and_when_it_is_wanted(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(program.window.announcer, "say", lambda text, **_: said.append(text))
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE, first_dealer=1))
    wait_for_me(qtbot, program)
    asked = ["Pass the screen" in text for text in said if text]
    plays = ["plays" in text for text in said if text]
    assert asked[plays.index(True) - 1]
    assert asked[plays.index(True) :] == [False, True]


def test_undo_lifts_no_curtain(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seats=OPPOSITE))
    wait_for_me(qtbot, program)
    ground, controller = program.window.ground, program.game.controller
    ground.curtain.button("here").click()
    program.window.gestures.choose(seen_by(program).hand[0])
    qtbot.waitUntil(lambda: ground.is_covered, timeout=WAIT)
    while controller.can_undo:
        trigger(program, "undo")
        assert ground.is_covered
    trigger(program, "redo")
    assert ground.is_covered


def test_after_a_choice_by_a_button_the_screen_is_passed_on_by_enter(
    qtbot: QtBot, program: Program
) -> None:
    rules, first = parse_deal(
        ALL_SURE.replace("dealer 3", "dealer 2"), PRESETS["dehla_pakad_closed"]
    )
    begin(qtbot, program, MatchSetup(rules, SIDE_BY_SIDE, 5, first_deal=first))
    wait_for_me(qtbot, program)
    window, curtain = program.window, program.window.ground.curtain
    curtain.button("here").click()
    window.gestures.choose(seen_by(program).hand[0])
    assert state_of(program).phase is Phase.NOTE_TRUMP
    window.ground.table.bar.button("suit 0").click()
    qtbot.waitUntil(curtain.isVisible, timeout=WAIT)
    assert "Ben" in curtain.title
    assert window.focusWidget() is curtain.button("here")


def test_the_screen_is_passed_on_first_when_there_are_hands_to_hide(
    qtbot: QtBot, program: Program
) -> None:
    preferences, ground = program.preferences, program.window.ground
    preferences.change(preferences.settings.changed(pace="fast"))
    for _ in range(2):  # the second match begins while the page of the first is shown
        begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE, first_dealer="cut"))
        assert state_of(program).phase is Phase.CUT
        assert not ground.is_covered
        qtbot.waitUntil(lambda: state_of(program).deal is not None, timeout=WAIT)
        assert ground.is_covered
        assert_nothing_is_there(program)


def test_a_report_is_put_away_when_the_screen_is_passed_on(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seats=SIDE_BY_SIDE, sirr_ends_match=False))
    play_until(qtbot, program, lambda: state_of(program).phase is Phase.DEAL_OVER)
    program.game.controller.carry_on()
    wait_for_me(qtbot, program)
    ground = program.window.ground
    lift(program)
    trigger(program, "report")
    assert ground.report.isVisible()
    play_until(qtbot, program, lambda: ground.is_covered)
    assert not ground.report.isVisible()
    assert ground.sheet is ground.curtain
