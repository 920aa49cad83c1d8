"""The help from the table: one window, the rules in force, and tooltips for special words."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.ui.application import Program
from app.ui.dialogs.help import HelpWindow
from app.ui.views import table as views_table
from tests.ui.tables import begin, match_setup


def opened(program: Program) -> list[HelpWindow]:
    """Ask for the help by the menu and return the windows that are open."""
    program.window.actions_["help"].trigger()
    return program.window.findChildren(QDialog, "help")


def test_the_help_opens_once_at_the_rules_in_force(qtbot: QtBot, my_turn: Program) -> None:
    (first,) = opened(my_turn)
    assert first._list.item(0).text() == "Dehla Pakad"
    assert opened(my_turn) == [first]
    first.close()


def test_an_open_help_follows_to_the_next_match(qtbot: QtBot, my_turn: Program) -> None:
    (shown,) = opened(my_turn)
    begin(qtbot, my_turn, match_setup("mendikot"))
    assert shown._list.item(0).text() == "Mendikot"
    shown.close()


def test_special_words_at_the_stake_have_tooltips(my_turn: Program) -> None:
    stake = my_turn.window.ground.stake
    for widget, word in (
        (stake._trump_words, "Hukum"),
        (stake._standing, "Streak"),
        (stake._board, "Trick"),
        (stake._subtitle, "Deal"),
        (stake._title, "Dehla Pakad"),
        (my_turn.window.ground.table.bar, "Lead"),
    ):
        assert f"<b>{word}</b>" in widget.toolTip()


def test_plates_say_in_full_what_they_abbreviate(my_turn: Program) -> None:
    tips = [seat.toolTip() for seat in my_turn.window.ground.table.seats]
    assert [("<b>Dealer</b>" in tip) for tip in tips].count(True) == 1
    assert all("card" in tip for tip in tips)


def test_the_mouse_finds_the_tips_of_the_seats(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    tips = SimpleNamespace(showText=lambda place, text, widget: shown.append(text))
    monkeypatch.setattr(views_table, "QToolTip", tips)
    table = my_turn.window.ground.table
    for place in (*(seat.geometry().center() for seat in table.seats), QPoint(1, 1)):
        event = QHelpEvent(QEvent.Type.ToolTip, place, table.mapToGlobal(place))
        QCoreApplication.sendEvent(table, event)
    assert shown == [*(seat.toolTip() for seat in table.seats), ""]
    assert all(shown[:-1])
