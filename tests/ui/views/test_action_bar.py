"""The bar above the hand fits its words and buttons into the room there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.views.action_bar import ActionBar, Choice
from app.ui.views.look import Look

SUITS = tuple(
    Choice(f"suit {suit}", name, suit)
    for suit, name in enumerate(("&Spades", "&Hearts", "&Diamonds", "&Clubs"))
)


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[ActionBar]:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 200)
    fresh = ActionBar(Look(table), table)
    table.show()
    fresh.show_state("Your turn", ())
    yield fresh
    table.close()


def lay(bar: ActionBar, room: int) -> None:
    size = bar.fit(room)
    bar.setGeometry(0, 0, min(room, size.width()), size.height())


def cut(bar: ActionBar) -> list[str]:
    """Return the texts that have less room than they need."""
    buttons = bar.findChildren(QPushButton)
    return [each.text() for each in buttons if each.width() < each.minimumSizeHint().width()]


@pytest.mark.parametrize("room", [800, 400, 260])
def test_no_button_is_cut(bar: ActionBar, room: int) -> None:
    bar.show_state("Choose the trump for this deal", SUITS)
    lay(bar, room)
    assert cut(bar) == []
    assert bar.width() <= room


def test_a_longer_sentence_gets_its_room_at_once(bar: ActionBar) -> None:
    lay(bar, 800)
    choices = (Choice("finish", "&Finish the deal"), Choice("play_on", "&Play it out"))
    bar.show_state("Nothing can change this deal any more", choices)
    first = bar.fit(800)
    bar.layout().invalidate()
    assert bar.fit(800) == first


def test_the_first_possible_button_takes_the_keyboard(bar: ActionBar) -> None:
    choices = (SUITS[0]._replace(enabled=False), *SUITS[1:])
    bar.show_state("Name the trump", choices)
    bar.focus_first()
    assert bar.button("suit 1").hasFocus()


def test_a_press_tells_which(qtbot: QtBot, bar: ActionBar) -> None:
    bar.show_state("Choose the trump for this deal", SUITS)
    with qtbot.waitSignal(bar.pressed) as told:
        bar.button("suit 2").click()
    assert told.args == ["suit 2"]
