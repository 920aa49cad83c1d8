"""What a screen reader finds on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.core.phases import Phase
from app.ui.application import Program
from tests.ui.openings import WINDOWS
from tests.ui.tables import begin, match_setup, play_until, wait_for_me

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
INTERACTIVE = (
    QAccessible.Role.Button,
    QAccessible.Role.List,
    QAccessible.Role.ListItem,
    QAccessible.Role.MenuItem,
    QAccessible.Role.CheckBox,
)


def below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from below(child)


def tree(widget: QWidget) -> list[QAccessibleInterface]:
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    return list(below(root))


def items(widget: QWidget) -> list[tuple[str, str]]:
    """Return name and description of each item of a list."""
    return [
        (each.text(NAME), each.text(DESCRIPTION))
        for each in tree(widget)
        if each.role() is QAccessible.Role.ListItem
    ]


def test_every_card_of_the_hand_is_there_with_its_name(my_turn: Program) -> None:
    fan = my_turn.window.ground.table.fan
    found = items(fan)
    assert len(found) == 13
    assert all(" of " in name and description == "can be played" for name, description in found)
    boxes = [e.rect() for e in tree(fan) if e.role() is QAccessible.Role.ListItem]
    assert all(box.width() > 0 and box.height() > 0 for box in boxes)


def test_every_ten_tells_where_it_is(my_turn: Program) -> None:
    found = items(my_turn.window.ground.stake.tens_view)
    assert [name for name, _ in found] == [
        "Ten of spades",
        "Ten of hearts",
        "Ten of diamonds",
        "Ten of clubs",
    ]
    assert {state for _, state in found} <= {"in my hand", "not seen yet"}


def test_the_trick_tells_who_played_what(qtbot: QtBot, my_turn: Program) -> None:
    table = my_turn.window.ground.table
    play_until(qtbot, my_turn, lambda: len(table.trick.cards) == 1)
    ((name, description),) = items(table.trick_area)
    assert ": " in name
    assert description in ("is winning", "trump, is winning")


def test_seats_tell_all_that_is_to_be_seen_of_them(my_turn: Program) -> None:
    names = [view.accessibleName() for view in my_turn.window.ground.table.seats]
    assert names[0].startswith("You, 13 card")
    assert "to act" in names[0]
    assert "club player, opponent, 13 card" in names[1]
    assert "dealer" in names[3]


def test_no_markup_is_read_out(qtbot: QtBot, my_turn: Program) -> None:
    my_turn.window.tell("<b>M&H</b>")
    spoken = [each.text(DESCRIPTION) for each in tree(my_turn.window)]
    assert [text for text in spoken if text.startswith("<")] == ["<b>M&H</b>"]
    assert not any("<p>" in text or "\n" in text for text in spoken)
    assert any(text.startswith("Dealer: The player who deals") for text in spoken)


def test_a_card_that_is_laid_as_trump_is_not_said_to_be_played(
    qtbot: QtBot, program: Program
) -> None:
    begin(qtbot, program, match_setup("mendikot_closed"))
    wait_for_me(qtbot, program)
    assert program.game.controller.state.phase is Phase.LAY_TRUMP
    found = items(program.window.ground.table.fan)
    assert {description for _, description in found} == {"can be laid as trump"}


@pytest.mark.parametrize("name", WINDOWS)
def test_every_choice_tells_its_name_also_where_qt_tells_its_value(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    """On Linux the accessible name of a choice is its entry: a label or description names it."""
    dialog = WINDOWS[name](tmp_path)
    qtbot.addWidget(dialog)
    named = {each.buddy() for each in dialog.findChildren(QLabel)}
    choices = [each for each in dialog.findChildren(QComboBox) if not each.isHidden()]
    nameless = [each for each in choices if each not in named and not each.accessibleDescription()]
    assert nameless == []


def test_nothing_to_press_is_without_a_name(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup("dehla_pakad_open", first_dealer=2))
    wait_for_me(qtbot, program)
    assert program.game.controller.state.phase is Phase.CHOOSE_TRUMP
    nameless = [
        each.object()
        for each in tree(program.window)
        if each.role() in INTERACTIVE and not each.text(NAME) and not each.state().invisible
    ]
    assert nameless == []


def test_tab_goes_round_without_a_trap(my_turn: Program) -> None:
    window = my_turn.window
    fan = window.ground.table.fan
    fan.setFocus()
    seen = []
    for _ in range(20):
        window.focusNextPrevChild(True)
        seen.append(window.focusWidget())
        if seen[-1] is fan:
            break
    assert seen[-1] is fan
    assert len(seen) > 1
