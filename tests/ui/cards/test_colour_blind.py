"""Colours that mean something stay apart for eyes that lack one kind of cone."""

import itertools
from collections.abc import Iterable

import pytest
from PySide6.QtGui import QColor

from app.core.cards import HEARTS, SPADES, SUITS
from app.ui import theme
from app.ui.cards import symbols
from app.ui.cards.art.style import CARD_PAPER
from app.ui.cards.cloth import CLOTHS
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs.card_cells import LOSS_GROUND, TEN_GROUND
from tests.ui.cards.colour_vision import VISIONS, difference

CLEAR = 10.0
"""Told apart at a glance."""

both = pytest.mark.parametrize("vision", VISIONS)


def closest(colours: Iterable[QColor], vision: str) -> float:
    return min(difference(a, b, vision) for a, b in itertools.combinations(colours, 2))


def suit(number: int, *, four: bool = False) -> QColor:
    return QColor(FaceStyle(four_colour=four).suit_colour(number))


@both
def test_red_suits_are_not_taken_for_black_ones(vision: str) -> None:
    assert difference(suit(HEARTS), suit(SPADES), vision) > CLEAR


@both
def test_four_colours_are_four(vision: str) -> None:
    assert closest((suit(each, four=True) for each in SUITS), vision) > CLEAR


@both
def test_suits_stand_out_on_paper_and_on_the_gold_of_a_ten(vision: str) -> None:
    for each, four in itertools.product(SUITS, (False, True)):
        assert difference(suit(each, four=four), QColor(CARD_PAPER), vision) > 3 * CLEAR
        on_gold = theme.readable(suit(each, four=four), TEN_GROUND)
        assert difference(on_gold, TEN_GROUND, vision) > 3 * CLEAR


@both
def test_our_tens_are_not_taken_for_theirs(vision: str) -> None:
    assert difference(symbols._GOLD, symbols._SLATE, vision) > 4 * CLEAR
    assert difference(LOSS_GROUND, TEN_GROUND, vision) > 2 * CLEAR


@both
def test_cards_and_marks_stand_out_on_every_cloth(vision: str) -> None:
    for cloth in CLOTHS.values():
        ground = QColor(cloth.rim)
        assert difference(QColor(CARD_PAPER), ground, vision) > 4 * CLEAR
        assert difference(QColor(cloth.text), ground, vision) > 4 * CLEAR


def test_the_check_itself_sees_what_colour_blind_eyes_do_not() -> None:
    red, olive = QColor("#b3192b"), QColor("#58501f")
    assert difference(red, olive, "usual") > 1.5 * difference(red, olive, "protanopia")
    assert difference(QColor("black"), QColor("white"), "usual") == pytest.approx(100, abs=0.1)
