"""The table grows with its window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.ui import feel
from app.ui.application import Program
from app.ui.picture import TrickCard
from app.ui.views.action_bar import Choice
from tests.ui.tables import begin, match_setup, wait_for_me


def test_on_a_large_screen_cards_and_letters_grow(my_turn: Program) -> None:
    table = my_turn.window.ground.table
    usual = table.fan.card_width, table.trick_area.centre.width, table.seats[1].font().pointSizeF()
    table.resize(3700, 2000)
    large = table.fan.card_width, table.trick_area.centre.width, table.seats[1].font().pointSizeF()
    assert all(now > 1.7 * before for before, now in zip(usual, large, strict=True))
    assert large[2] == usual[2] * feel.LARGEST_LETTERS
    assert table.bar.font() == table.seats[0].font()


def test_letters_follow_the_font_of_the_window(my_turn: Program) -> None:
    table = my_turn.window.ground.table
    font = table.font()
    font.setPointSizeF(2 * font.pointSizeF())
    before = table.seats[1].plate_size().height()
    table.setFont(font)
    assert table.seats[1].font() == font
    assert table.seats[1].plate_size().height() > 1.6 * before


BARS = {
    "lead": ("Lead any card", ("Ask for the trump",)),
    "ask": ("You are void of the suit that was led: play any card", ("Ask for the trump",)),
    "finish": ("The other side has won this deal already", ("Finish the deal", "Play it out")),
    "name": (
        "You cannot follow suit: name the trump",
        ("Spades", "Hearts", "Diamonds", "Clubs of the longest name"),
    ),
}


@pytest.mark.parametrize("cards", [0, 3])
@pytest.mark.parametrize("preset", ["dehla_pakad", "three_decks"])
@pytest.mark.parametrize("shown", BARS)
def test_the_bar_covers_neither_seats_nor_trick_even_with_large_letters(
    my_turn: Program,
    qtbot: QtBot,
    font: Callable[[int], None],
    shown: str,
    preset: str,
    cards: int,
) -> None:
    font(20)
    my_turn.window.resize(800, 560)
    begin(qtbot, my_turn, match_setup(preset))
    wait_for_me(qtbot, my_turn)
    table = my_turn.window.ground.table
    seats = range(1, 1 + cards)
    table.trick.show_trick(
        tuple(TrickCard(seat, seat, seat, seat == 1, False) for seat in seats),
        dict.fromkeys(seats, "Asha"),
    )
    text, choices = BARS[shown]
    table.bar.show_state(text, tuple(Choice(each, each) for each in choices))
    table.lay_out()
    covered = table.bar.geometry()
    assert not covered.intersects(table.trick_area.geometry())
    assert not any(covered.intersects(seat.geometry()) for seat in table.seats)
    plate = table.seats[1].plate_size().height()
    assert all(seat.height() >= plate for seat in table.seats)


@pytest.mark.parametrize("points", [9, 13, 20])
def test_the_number_of_cards_is_seen_whole(
    my_turn: Program, font: Callable[[int], None], points: int
) -> None:
    font(points)
    for size in ((800, 560), (1160, 720)):
        my_turn.window.resize(*size)
        for seat in my_turn.window.ground.table.seats:
            line = seat._bubble(seat._plate()).adjusted(-0.5, -0.5, 0.5, 0.5)
            assert QRectF(seat.rect()).contains(line), (seat.seat, size)


@pytest.mark.parametrize("size", [(800, 560), (1400, 1000)])
def test_all_is_in_place_when_it_is_shown_again_in_another_size(
    my_turn: Program, qapp: QApplication, size: tuple[int, int]
) -> None:
    window = my_turn.window
    ground = window.ground
    window.hide()
    window.resize(*size)
    window.show()
    places = [each.geometry() for each in (ground.table.fan, ground.table.bar, *ground.table.seats)]
    letters, log = ground.stake.font(), ground.log_view.isVisible()
    ground.table.lay_out()
    ground.stake.fit()
    assert ground.table.rect().contains(places[0])
    assert places == [
        each.geometry() for each in (ground.table.fan, ground.table.bar, *ground.table.seats)
    ]
    assert (letters, log) == (ground.stake.font(), ground.log_view.isVisible())
