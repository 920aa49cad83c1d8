"""Who plays, what may be played, and which card wins a trick (rules section 2)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from app.core.actions import COLLECT
from app.core.engine import apply, legal_actions, legal_cards
from app.core.events import CardPlayed, CardsCaptured, TrickWon
from app.core.notation import card_code, parse_card, parse_hand
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.state import Trick
from tests.builders import collected, deal, play, played, reason, rules, the_deal, trick, walk

NO_TRUMP = rules("mendikot_no_trump")
THREE = rules("three_decks", trump="none")
THREE_FIRST = rules("three_decks", trump="none", identical_cards="first")


def test_the_seat_after_the_dealer_leads_any_card() -> None:
    for dealer in range(4):
        state = deal(NO_TRUMP, dealer=dealer)
        leader = (dealer + 1) % 4
        assert (state.phase, the_deal(state).turn) == (Phase.LEAD, leader)
        assert legal_cards(state) == the_deal(state).hands[leader]


def test_whoever_can_must_follow_suit() -> None:
    state = play(deal(NO_TRUMP, {0: "9H", 1: "2H AH"}, {1: "H"}), "0 play 9H")
    assert [card_code(card) for card in legal_cards(state)] == ["2H", "AH"]
    assert reason(state, "1 play AS") in ("must_follow", "not_held")


def test_a_revoke_is_refused_in_words_that_name_the_suit() -> None:
    state = play(deal(NO_TRUMP, {0: "9H", 1: "2H AS"}), "0 play 9H")
    assert reason(state, "1 play AS") == "must_follow"


def test_a_card_of_another_hand_is_refused() -> None:
    assert reason(deal(NO_TRUMP, {1: "AS"}), "0 play AS") == "not_held"


def test_a_card_is_played_once() -> None:
    state = trick(deal(NO_TRUMP, {0: "AH", 1: "2H", 2: "3H", 3: "4H"}), "AH 2H 3H 4H")
    assert reason(state, "0 play AH") == "not_held"


def test_a_void_seat_may_play_anything() -> None:
    state = play(deal(NO_TRUMP, {0: "9H"}, {1: "H"}), "0 play 9H")
    assert len(legal_actions(state)) == 13


def test_nobody_must_overtake() -> None:
    state = play(deal(NO_TRUMP, {0: "9H", 1: "2H AH"}, {1: "H"}), "0 play 9H", "1 play 2H")
    assert the_deal(state).trick.best_seat == 0


@pytest.mark.parametrize("order", list(permutations(("2H", "TH", "JH", "AH"))))
def test_without_trumps_the_highest_card_of_the_suit_led_wins(order: tuple[str, ...]) -> None:
    state = play(
        deal(NO_TRUMP, dict(enumerate(order))),
        *[f"{seat} play {code}" for seat, code in enumerate(order)],
    )
    assert the_deal(state).trick.best_seat == order.index("AH")


def test_a_discard_never_wins() -> None:
    held = {0: "2H", 1: "AS", 2: "AC", 3: "AD"}
    state = trick(deal(NO_TRUMP, held, {1: "H", 2: "H", 3: "H"}), "2H AS AC AD")
    assert the_deal(state).turn == 0


def test_the_winners_side_captures_at_once_and_he_leads_next() -> None:
    state = deal(NO_TRUMP, {0: "9H", 1: "TH", 2: "2H", 3: "AH"})
    state, events = played(state, "0 play 9H", "1 play TH", "2 play 2H", "3 play AH")
    assert events == (CardPlayed(3, parse_card("AH")), TrickWon(3))
    assert state.phase is Phase.TRICK_OVER
    assert the_deal(state).tens == (0, 0), "the trick is shown before it is taken"
    state = collected(state)
    made = the_deal(state)
    assert (made.turn, made.tens, made.tricks) == (3, (0, 1), (0, 1))
    assert sorted(made.captured[1]) == list(parse_hand("9H TH 2H AH"))
    assert state.phase is Phase.LEAD


@pytest.mark.parametrize(
    ("cards", "tens"),
    [
        ("AH 2H 3H 4H", ()),
        ("AH TH 3H 4H", ("TH",)),
        ("AH TH TS 4H", ("TH", "TS")),
        ("AH TH TS TC", ("TH", "TS", "TC")),
        ("TH TD TS TC", ("TH", "TD", "TS", "TC")),
    ],
)
def test_every_ten_of_a_trick_counts(cards: str, tens: tuple[str, ...]) -> None:
    codes = cards.split()
    held = dict(enumerate(codes))
    voids = {seat: "H" for seat in (1, 2, 3) if codes[seat][1] != "H"}
    state = play(
        deal(NO_TRUMP, held, voids), *[f"{seat} play {code}" for seat, code in enumerate(codes)]
    )
    after = collected(state)
    assert the_deal(after).tens == (len(tens), 0)
    found = [card_code(card) for card in the_deal(after).captured[0] if card % 13 == 8]
    assert found == list(tens)


def test_captured_tens_are_told_in_the_order_of_play() -> None:
    held = {0: "AH", 1: "TS", 2: "2H", 3: "TH"}
    state = play(deal(NO_TRUMP, held, {1: "H"}), "0 play AH", "1 play TS", "2 play 2H", "3 play TH")
    _, events = apply(state, COLLECT)
    assert events == (CardsCaptured(0, 0, 1, (parse_card("TS"), parse_card("TH"))),)


@pytest.mark.parametrize(
    ("cards", "later", "first"),
    [
        ("9H 9H 2H 2H 3H 3H", 1, 0),
        ("9H 2H 9H 2H 9H 3H", 4, 0),
        ("2H AH 3H AH 4H AH", 5, 1),
        ("AH KH KH QH QH AH", 5, 0),
        ("2H 2H 2H 3H 3H 4H", 5, 5),
    ],
)
def test_of_identical_cards_the_rule_says_which_wins(cards: str, later: int, first: int) -> None:
    codes = cards.split()
    for table, winner in ((THREE, later), (THREE_FIRST, first)):
        state = trick(deal(table, dict(enumerate(codes))), cards)
        assert the_deal(state).turn == winner


def test_identical_cards_are_offered_once_and_leave_the_hand_one_by_one() -> None:
    state = deal(THREE, {0: "9H 9H 9H"})
    assert legal_cards(state).count(parse_card("9H")) == 1
    state = play(state, "0 play 9H")
    assert the_deal(state).hands[0].count(parse_card("9H")) == 2


@pytest.mark.parametrize("preset", PRESETS)
def test_play_goes_round_from_the_leader_and_the_winner_leads(preset: str) -> None:
    """Every dealer under every way to make a trump: seat numbers wrap round rightly."""
    table = PRESETS[preset]
    for dealer in range(table.players):
        state = deal(table.changed(sirr_ends_match=False), dealer=dealer)
        *_, last = walk(state, random.Random(dealer))
        made = the_deal(last.state)
        plays = [action for action in made.actions if action.kind == "play"]
        leader = (dealer + 1) % table.players
        for number, taken in enumerate(made.finished):
            own = plays[number * table.players : (number + 1) * table.players]
            assert [action.seat for action in own] == [
                (leader + turn) % table.players for turn in range(table.players)
            ]
            assert taken.leader == leader
            assert taken.seats(table.players) == tuple(action.seat for action in own)
            leader = taken.best_seat


def test_a_trick_knows_the_seat_of_each_card() -> None:
    assert Trick(3, (1, 2, 3)).seats(4) == (3, 0, 1)
