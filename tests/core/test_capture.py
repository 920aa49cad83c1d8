"""Pile capture: two tricks running by the same player take the pile (rules section 7)."""

from __future__ import annotations

import random

import pytest

from app.core.actions import NOBODY
from app.core.events import CardsCaptured, PileGrew
from app.core.log import DEAL_ENDS
from app.core.notation import parse_hand
from app.core.phases import Phase
from tests.builders import deal, rules, suit_cards, the_deal, trick, tricks, walk

PILE = rules("dehla_pakad_pile", trump="none")

HEARTS = {0: "AH 2H 3H", 1: "4H 5H 6H", 2: "KH TH QH", 3: "7H 8H 9H"}


def test_the_first_trick_stays_in_the_centre() -> None:
    state = trick(deal(PILE, HEARTS), "AH 4H TH 7H")
    made = the_deal(state)
    assert (made.tens, made.tricks, made.captured) == ((0, 0), (0, 0), ((), ()))
    assert len(made.pile) == 1
    assert made.run_seat == 0
    assert (state.phase, made.turn) == (Phase.LEAD, 0)


def test_a_second_trick_of_the_same_player_takes_the_pile() -> None:
    state = deal(PILE, {0: "AH AD", 1: "4H 4D", 2: "TH TD", 3: "7H 7D"})
    state = tricks(state, "AH 4H TH 7H", "AD 4D TD 7D")
    made = the_deal(state)
    assert (made.tens, made.tricks, made.pile, made.run_seat) == ((2, 0), (2, 0), (), NOBODY)
    assert sorted(made.captured[0]) == list(parse_hand("AH 4H TH 7H AD 4D TD 7D"))


def test_a_trick_of_the_partner_does_not_count() -> None:
    state = deal(PILE, {0: "AH 2D", 1: "4H 4D", 2: "TH AD", 3: "7H 7D"})
    state = tricks(state, "AH 4H TH 7H", "2D 4D AD 7D")
    made = the_deal(state)
    assert made.tricks == (0, 0)
    assert len(made.pile) == 2
    assert made.run_seat == 2, "the partner's own run has begun"


def test_after_taking_the_pile_the_count_starts_again() -> None:
    held = {0: "AH AD AC", 1: "4H 4D 4C", 2: "TH TD TC", 3: "7H 7D 7C"}
    state = tricks(deal(PILE, held), "AH 4H TH 7H", "AD 4D TD 7D", "AC 4C TC 7C")
    made = the_deal(state)
    assert (made.tricks, made.tens, len(made.pile), made.run_seat) == ((2, 0), (2, 0), 1, 0)


def test_an_interrupted_run_starts_again() -> None:
    held = {0: "AH 2D AC 2S", 1: "4H AD 4C", 2: "5H 5D 5C", 3: "7H 7D 7C"}
    state = tricks(deal(PILE, held), "AH 4H 5H 7H", "2D AD 5D 7D")
    made = the_deal(state)
    assert (made.run_seat, len(made.pile)) == (1, 2)
    state = trick(state, "4C 5C 7C AC")
    assert the_deal(state).run_seat == 0
    assert len(the_deal(state).pile) == 3


def test_the_last_trick_takes_what_is_left() -> None:
    """Seat 0 wins all thirteen tricks: six pairs, and the last one alone."""
    state = deal(PILE, {0: suit_cards("S", "AKQJT98765432")})
    captured = []
    for step in walk(state, random.Random(2)):
        captured += [event for event in step.events if isinstance(event, CardsCaptured)]
        state = step.state
    assert [event.tricks for event in captured] == [2, 2, 2, 2, 2, 2, 1]
    assert the_deal(state).tricks == (13, 0)
    assert the_deal(state).pile == ()


@pytest.mark.parametrize("seed", range(20))
def test_the_pile_is_never_forgotten(seed: int) -> None:
    rng = random.Random(seed)
    run, in_pile = NOBODY, 0
    for step in walk(deal(PILE), rng):
        made = the_deal(step.state)
        for event in step.events:
            if isinstance(event, PileGrew):
                in_pile += 1
                assert (event.tricks, event.seat) == (in_pile, made.turn)
                assert event.seat != run
                run = event.seat
            if isinstance(event, CardsCaptured):
                last = len(made.finished) == 13
                assert event.seat == run or last
                assert event.tricks == in_pile + 1
                run, in_pile = NOBODY, 0
    assert step.state.phase in DEAL_ENDS
    assert sum(made.tricks) == 13
    assert sum(made.tens) == 4


def test_tens_of_a_pile_count_for_the_side_that_takes_it() -> None:
    held = {0: "AH 2D 2C", 1: "4H AD AC", 2: "TH TD 5C", 3: "7H 7D TC"}
    state = tricks(deal(PILE, held), "AH 4H TH 7H", "2D AD TD 7D", "AC 5C TC 2C")
    assert the_deal(state).tens == (0, 3)
    assert the_deal(state).tricks == (0, 3)
