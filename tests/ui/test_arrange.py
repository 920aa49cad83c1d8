"""The order of the cards in a hand."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from app.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS
from app.core.notation import card_code, parse_hand
from app.ui.arrange import arranged, suit_order

RED = {HEARTS, DIAMONDS}


def codes(text: str, trump: int | None = None) -> str:
    return " ".join(map(card_code, arranged(parse_hand(text), trump)))


def test_suits_alternate_in_colour_and_fall_in_rank() -> None:
    assert codes("2S AS KH TD 9D 3C JC") == "AS 2S KH JC 3C TD 9D"


@pytest.mark.parametrize("trump", SUITS)
def test_a_trump_suit_stands_first(trump: int) -> None:
    order = suit_order(set(SUITS), trump)
    assert order[0] == trump
    assert all((one in RED) != (other in RED) for one, other in pairwise(order))


@pytest.mark.parametrize("held", [set(each) for each in combinations(SUITS, 3)])
def test_three_suits_alternate_too(held: set[int]) -> None:
    order = suit_order(held)
    assert all((one in RED) != (other in RED) for one, other in pairwise(order))


def test_a_trump_that_is_not_held_changes_nothing() -> None:
    assert suit_order({SPADES, HEARTS}, CLUBS) == suit_order({SPADES, HEARTS})


def test_identical_cards_stay_together() -> None:
    assert codes("TH TH 2H AH") == "AH TH TH 2H"
