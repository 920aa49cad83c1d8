"""The editor of all rule keys."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from app.core.presets import PRESETS, preset
from app.core.rules import CHOICES, KEYS, RANGES, RedealIf, RuleSet, problems
from app.ui import boxes
from app.ui.announcer import Announcer
from app.ui.dialogs.rules_editor import RulesEditor
from tests.ui.dialogs.play import when_open

Make = Callable[[RuleSet], RulesEditor]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(rules: RuleSet) -> RulesEditor:
        editor = RulesEditor(rules)
        qtbot.addWidget(editor)
        editor.show()
        return editor

    return made


def can_accept(editor: RulesEditor) -> bool:
    return editor.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_comes_out_as_it_went_in(make: Make, name: str) -> None:
    editor = make(preset(name))
    assert editor.rules() == preset(name)
    assert can_accept(editor)


def test_every_key_has_a_field(make: Make) -> None:
    assert set(make(RuleSet()).fields) | {"preset", "name"} == set(KEYS)


OTHERS: list[tuple[str, Any]] = [
    *[(key, value) for key, values in CHOICES.items() for value in values],
    *[(key, end) for key, ends in RANGES.items() for end in ends],
    ("first_dealer", "random"),
    ("first_dealer", 2),
    ("deal_packets", (13,)),
    ("redeal_if", tuple(RedealIf)),
]


@pytest.mark.parametrize(("key", "value"), OTHERS, ids=range(len(OTHERS)))
def test_every_value_can_be_set_and_is_judged(make: Make, key: str, value: Any) -> None:
    editor = make(RuleSet())
    editor.fields[key].show_value(value)
    rules = editor.rules()
    assert getattr(rules, key) == value
    found = problems(rules)
    assert can_accept(editor) is (not found)
    for problem in found:
        assert editor.fields[problem.key].problem.isVisibleTo(editor)
        assert editor.fields[problem.key].editor.isEnabled()
    assert found or editor.summary.text() == "These rules make sense."


def test_the_reason_stands_beside_the_field_while_editing(make: Make) -> None:
    editor = make(preset("mendikot_closed"))
    editor.fields["capture"].show_value("two_in_row_player")
    assert "pile capture" in editor.fields["trump"].editor.accessibleDescription()
    assert "pile capture" in editor.summary.text()
    assert editor.announcer.last == editor.summary.text()
    editor.fields["trump"].show_value("none")
    editor.fields["capture"].show_value("at_once")
    assert editor.fields["trump"].problem.isHidden()
    assert can_accept(editor)


@pytest.mark.parametrize("typed", ["", "5,4", "x", "5;4;4", "0 13", "999"])
def test_packets_that_are_none_are_refused(make: Make, typed: str) -> None:
    editor = make(RuleSet())
    editor.fields["deal_packets"].editor.setText(typed)  # type: ignore[attr-defined]
    assert not can_accept(editor)


@pytest.mark.parametrize("typed", ["5, 4, 4", "5-4-4", " 5 4  4 ", "1"])
def test_packets_can_be_typed_as_people_write_them(make: Make, typed: str) -> None:
    editor = make(RuleSet())
    editor.fields["deal_packets"].editor.setText(typed)  # type: ignore[attr-defined]
    assert can_accept(editor)


def test_what_cannot_matter_is_grey(make: Make) -> None:
    editor = make(preset("dehla_pakad"))
    assert not editor.fields["reveal"].editor.isEnabled()
    assert not editor.fields["points_kot"].editor.isEnabled()
    editor.fields["trump"].show_value("closed_card")
    assert editor.fields["reveal"].editor.isEnabled()


def test_another_beginning_changes_every_field(make: Make) -> None:
    editor = make(preset("dehla_pakad"))
    index = editor.base.findData("three_decks")
    editor.base.setCurrentIndex(index)
    editor.base.activated.emit(index)
    assert editor.rules() == preset("three_decks")


def test_a_name_makes_it_a_set_of_ones_own(make: Make) -> None:
    editor = make(preset("coat"))
    editor.name.setText("  Ours  ")
    assert editor.rules().name == "Ours"
    editor.name.setText("   ")
    assert editor.rules().name is None


def test_edited_returns_the_rules_or_nothing(make: Make) -> None:
    for action, wanted in ((QDialog.accept, preset("coat")), (QDialog.reject, None)):
        editor = make(preset("coat"))
        when_open(editor, lambda act=action, each=editor: act(each))
        assert editor.edited() == wanted


def test_a_new_language_keeps_what_was_edited(make: Make) -> None:
    editor = make(preset("mendikot_closed"))
    editor.fields["first_dealer"].show_value(3)
    before = editor.rules()
    QCoreApplication.sendEvent(editor, QEvent(QEvent.Type.LanguageChange))
    assert editor.rules() == before


def test_it_fits_the_smallest_screen(make: Make) -> None:
    editor = make(preset("dehla_pakad"))
    assert editor.minimumSizeHint().width() <= 800
    assert editor.minimumSizeHint().height() <= 560


def turn_wheel(widget: QWidget) -> bool:
    """Turn the wheel over a widget and say whether it took the turn."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_the_wheel_changes_no_rule_in_passing(make: Make) -> None:
    editor = make(preset("mendikot"))
    for key in ("trump", "points_target"):
        editor.name.setFocus()
        turn_wheel(editor.fields[key].editor)
        assert editor.rules() == preset("mendikot")


def test_the_wheel_turns_the_field_that_has_the_focus(make: Make, qtbot: QtBot) -> None:
    editor = make(preset("mendikot"))
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    editor.fields["points_target"].editor.setFocus()
    assert turn_wheel(editor.fields["points_target"].editor)
    assert editor.rules().points_target == 6


def test_rules_are_judged_when_they_are_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda _, text: said.append(text))
    editor = RulesEditor(preset("three_decks"))
    qtbot.addWidget(editor)
    editor.show_rules(preset("mendikot"))
    assert set(said) == {"These rules make sense."}


def test_a_problem_out_of_sight_can_be_gone_to(make: Make, qtbot: QtBot) -> None:
    editor = make(preset("mendikot"))
    editor.resize(640, 420)
    editor.show()
    assert editor.show_problem.isHidden()
    editor.fields["sirr_ends_match"].show_value(True)
    problem = editor.fields["sirr_ends_match"].problem
    assert problem.visibleRegion().isEmpty()
    editor.show_problem.click()
    assert not problem.visibleRegion().isEmpty()
    assert editor.focusWidget() is editor.fields["sirr_ends_match"].editor


@pytest.mark.parametrize("key", ["deal_packets", "redeal_if"])
def test_the_summary_calls_a_field_as_it_is_called_beside_it(make: Make, key: str) -> None:
    editor = make(preset("three_decks"))
    value = (5, 4, 4) if key == "deal_packets" else (RedealIf.ALL_TENS_IN_ONE_HAND,)
    editor.fields[key].show_value(value)
    assert editor.summary.text().startswith(editor.fields[key].label.text())
    editor.show_problem.click()
    assert editor.focusWidget() in (
        editor.fields[key].editor,
        editor.fields[key].editor.focusProxy(),
    )


def test_the_wheel_starts_from_no_other_rules_in_passing(make: Make) -> None:
    editor = make(preset("mendikot"))
    editor.name.setFocus()
    turn_wheel(editor.base)
    assert editor.rules() == preset("mendikot")


@pytest.mark.parametrize("gives_up", [True, False])
def test_what_was_edited_is_given_up_only_if_the_player_wants_it(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, gives_up: bool
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(boxes, "ask", lambda _, text, *, usual: asked.append(text) or gives_up)
    editor = make(preset("coat"))
    qtbot.keyClick(editor.base, Qt.Key.Key_Down)
    assert asked == []
    began_with = editor.base.currentData()
    assert editor.rules() == preset(began_with) != preset("coat")
    editor.fields["stop_when_decided"].show_value("never")
    mine = editor.rules()
    qtbot.keyClick(editor.base, Qt.Key.Key_Up)
    assert len(asked) == 1
    assert editor.rules() == (preset("coat") if gives_up else mine)


@pytest.mark.parametrize("replaces", [True, False])
def test_other_rules_of_the_same_name_are_replaced_only_if_the_player_wants_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, replaces: bool
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(boxes, "ask", lambda _, text, *, usual: asked.append(text) or replaces)
    editor = RulesEditor(preset("coat").changed(name="Mine"), taken={"Ours"})
    qtbot.addWidget(editor)
    editor.name.setText(" Ours\u200b ")
    editor.accept()
    assert asked == ["You have rules named “Ours” already. Replace them?"]
    assert (editor.result() == QDialog.DialogCode.Accepted) is replaces


def test_rules_keep_their_own_name_without_a_question(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "ask", lambda *_, usual: pytest.fail("asked"))
    editor = RulesEditor(preset("coat").changed(name="Mine"), taken={"Ours"})
    qtbot.addWidget(editor)
    editor.accept()
    assert editor.result() == QDialog.DialogCode.Accepted


def test_a_name_that_nobody_can_see_is_none(make: Make) -> None:
    editor = make(RuleSet())
    editor.name.setText("\u200b \u2060")
    assert editor.rules().name is None


def test_a_click_on_the_words_of_a_switch_turns_it(make: Make, qtbot: QtBot) -> None:
    editor = make(preset("dehla_pakad"))
    field = editor.fields["setting_card_is_trump"]
    qtbot.mouseClick(field.label, Qt.MouseButton.RightButton)
    assert field.value() is True
    qtbot.mouseClick(field.label, Qt.MouseButton.LeftButton)
    assert field.value() is False
    grey = editor.fields["asker_must_trump"]
    qtbot.mouseClick(grey.label, Qt.MouseButton.LeftButton)
    assert grey.value() is True


def test_only_seats_that_the_table_has_are_offered_as_the_first_dealer(
    make: Make, qtbot: QtBot
) -> None:
    editor = make(preset("dehla_pakad"))
    choice = editor.fields["first_dealer"].editor
    assert isinstance(choice, QComboBox)

    def offered() -> int:
        return sum(not choice.view().isRowHidden(row) for row in range(choice.count()))

    assert offered() == 2 + 4
    qtbot.keyClick(choice, Qt.Key.Key_End)
    assert editor.rules().first_dealer == 3
    editor.fields["players"].show_value(6)
    assert offered() == 2 + 6
    qtbot.keyClick(choice, Qt.Key.Key_End)
    assert editor.rules().first_dealer == 5
    editor.fields["players"].show_value(4)
    assert not can_accept(editor)
    assert choice.currentText() == "seat 6"


@pytest.mark.parametrize(
    ("direction", "place"), [("anticlockwise", "right"), ("clockwise", "left")]
)
def test_the_first_dealer_is_named_by_where_he_sits(make: Make, direction: str, place: str) -> None:
    editor = make(preset("dehla_pakad").changed(direction=direction, first_dealer=1))
    choice = editor.fields["first_dealer"].editor
    assert isinstance(choice, QComboBox)
    assert choice.currentText() == f"the {place} seat"


def test_it_is_as_high_as_the_screen_has_room_for(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = QSize(1900, 1000)
    monkeypatch.setattr(RulesEditor, "room_on_screen", lambda _: room)
    editor = RulesEditor(preset("mendikot"))
    qtbot.addWidget(editor)
    editor.show()
    assert editor.height() == room.height()


def test_it_comes_back_from_the_task_bar_as_it_was(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RulesEditor, "room_on_screen", lambda _: QSize(1900, 1000))
    editor = RulesEditor(preset("mendikot"))
    qtbot.addWidget(editor)
    with qtbot.waitExposed(editor):
        editor.show()
    chosen = editor.minimumSizeHint().expandedTo(QSize(700, 600))
    editor.resize(chosen)
    editor.setWindowState(Qt.WindowState.WindowMinimized)
    QCoreApplication.processEvents()
    editor.setWindowState(Qt.WindowState.WindowNoState)
    QCoreApplication.processEvents()
    assert editor.size() == chosen
