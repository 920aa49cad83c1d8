"""What those hear who cannot see the table: once, in whole sentences, and at the right time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.phases import Phase
from app.ui.application import Program
from app.ui.spoken import in_one_line, plain_text
from tests.ui.tables import begin, match_setup, play_until, seen_by, trigger, wait_for_me
from tests.ui.test_access import DESCRIPTION, NAME, tree

Said = list[str]


@pytest.fixture
def said(program: Program, monkeypatch: pytest.MonkeyPatch) -> Said:
    """Return what is announced, in order."""
    said: Said = []
    monkeypatch.setattr(program.window.announcer, "say", lambda text, **_: said.append(text))
    return said


def is_over(program: Program) -> Callable[[], bool]:
    return lambda: seen_by(program).phase in (Phase.DEAL_OVER, Phase.MATCH_OVER)


def test_how_a_deal_ended_is_said_whole_and_once(
    qtbot: QtBot, said: Said, my_turn: Program
) -> None:
    play_until(qtbot, my_turn, is_over(my_turn))
    notice = my_turn.window.ground.notice
    qtbot.waitUntil(notice.isVisible)
    shown = in_one_line(notice.title, notice.accessibleDescription())
    assert said[-1] == shown
    assert sum(notice.title in text for text in said) == 1


def test_a_trick_is_not_said_to_be_taken_by_a_side_that_won_it(
    qtbot: QtBot, said: Said, my_turn: Program
) -> None:
    play_until(qtbot, my_turn, is_over(my_turn))
    assert not any("takes the trick" in text for text in said)
    assert any("captures: ten of" in text for text in said)


def test_all_that_is_said_is_whole_sentences(qtbot: QtBot, said: Said, my_turn: Program) -> None:
    play_until(qtbot, my_turn, is_over(my_turn))
    open_ended = [text for text in said if text and not text.endswith((".", "!", "?", "…"))]
    assert open_ended == []


def test_the_card_with_the_focus_is_said_with_the_turn_and_interrupts_nothing(
    qtbot: QtBot, said: Said, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    fan = my_turn.window.ground.table.fan
    fan.setFocus()
    cut_short: list[object] = []
    monkeypatch.setattr("app.ui.views.fan.read_current", cut_short.append)
    play_until(qtbot, my_turn, lambda: len(seen_by(my_turn).hand) == 11)
    wait_for_me(qtbot, my_turn)
    assert said[-1].endswith(".")
    assert "Selected: " in said[-1]
    assert cut_short == []


def test_going_back_tells_the_position(qtbot: QtBot, said: Said, my_turn: Program) -> None:
    play_until(qtbot, my_turn, lambda: len(seen_by(my_turn).hand) == 11)
    wait_for_me(qtbot, my_turn)
    said.clear()
    trigger(my_turn, "undo")
    assert len(said) == 1
    assert "Your turn" in said[0]


def test_a_pause_is_said(said: Said, my_turn: Program) -> None:
    said.clear()
    trigger(my_turn, "pause")
    assert said == ["Pause."]


def test_the_last_trick_tells_who_won_it_and_is_told_once(
    qtbot: QtBot, said: Said, my_turn: Program
) -> None:
    play_until(qtbot, my_turn, lambda: len(seen_by(my_turn).hand) == 12)
    wait_for_me(qtbot, my_turn)
    said.clear()
    trigger(my_turn, "last_trick")
    assert said[0].endswith(("wins the trick.", "win the trick."))
    assert my_turn.window.last_trick.accessibleDescription() == ""


def test_the_key_for_trump_and_tens_tells_match_table_and_turn(
    said: Said, my_turn: Program
) -> None:
    trigger(my_turn, "tell_trump")
    assert "Neither side has a streak." in said[-1]
    assert "Your turn: lead any card." in said[-1]


def test_a_finished_trick_that_waits_says_how_to_go_on(qtbot: QtBot, program: Program) -> None:
    changed = program.preferences.settings.changed(wait_after_trick=True)
    program.preferences.change(changed)
    begin(qtbot, program)
    over = lambda: seen_by(program).phase is Phase.TRICK_OVER  # noqa: E731
    wait_for_me(qtbot, program)
    play_until(qtbot, program, over)
    assert program.window.announcer.last.endswith("Enter goes on.")


def test_a_button_beside_the_cards_is_said(qtbot: QtBot, said: Said, program: Program) -> None:
    begin(qtbot, program, match_setup("mendikot_closed", first_dealer=2))
    play_until(qtbot, program, lambda: bool(seen_by(program).may_ask))
    assert "Reached with Tab: Ask for the trump." in said[-1]


def test_the_card_that_is_picked_as_trump_is_said(
    qtbot: QtBot, said: Said, program: Program
) -> None:
    begin(qtbot, program, match_setup("mendikot_closed"))
    wait_for_me(qtbot, program)
    fan = program.window.ground.table.fan
    fan.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        if not said[-1].startswith("You have picked"):  # the first Enter may only show the focus
            QTest.keyClick(fan, Qt.Key.Key_Return)
    assert said[-1].startswith("You have picked the ")
    assert said[-1].endswith("Enter once more lays it down.")


def test_nothing_on_the_table_says_the_same_twice(qtbot: QtBot, my_turn: Program) -> None:
    """Neither a name again as its description, nor a picture what the words beside it say."""
    play_until(qtbot, my_turn, lambda: len(seen_by(my_turn).hand) == 11)
    window: QWidget = my_turn.window
    known = [(each.text(NAME), each.text(DESCRIPTION)) for each in tree(window)]
    assert [name for name, more in known if name and name == more] == []
    panel = tree(my_turn.window.ground.stake)
    lists = (QAccessible.Role.List, QAccessible.Role.ListItem)
    labels = [each.text(NAME) for each in panel if each.role() not in lists]
    assert [name for name, times in Counter(filter(None, labels)).items() if times > 1] == []


def test_the_course_is_read_from_its_end(qtbot: QtBot, my_turn: Program) -> None:
    play_until(qtbot, my_turn, lambda: len(seen_by(my_turn).hand) == 11)
    course = my_turn.window.ground.log_view
    course.setFocus(Qt.FocusReason.TabFocusReason)
    assert course.currentIndex().row() == course.model().rowCount() - 1


def test_the_words_of_a_button_keep_a_sign_that_belongs_to_a_name() -> None:
    assert plain_text("&I am Tom && Ann") == "I am Tom & Ann"


def test_a_list_that_gets_the_focus_tells_its_current_entry_once(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr("app.ui.reading.read_current", told.append)
    fan, ground = my_turn.window.ground.table.fan, my_turn.window.ground
    for view in (ground.stake.tens_view, ground.log_view, fan):
        view.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(lambda: bool(told))
        assert told == [view]
        assert view.currentIndex().isValid()
        told.clear()
