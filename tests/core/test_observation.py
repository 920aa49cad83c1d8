"""What a seat may know, and what it may not (rules section 10)."""

from __future__ import annotations

import random

import pytest

from app.core.actions import NOBODY, Kind
from app.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_OF
from app.core.engine import legal_actions
from app.core.notation import hand_text, parse_card, parse_hand
from app.core.observation import (
    Observation,
    is_secret,
    observe,
    shown_trump_card,
    trick_is_trump,
)
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.state import State
from tests.builders import (
    collected,
    deal,
    match_start,
    play,
    rules,
    suits_text,
    the_deal,
    trick,
    walk,
)


def voids(state: State, seat: int) -> str:
    """Return the suits in which all know a seat to be void."""
    return suits_text(observe(state, 0).voids[seat])


def holds(state: State, seat: int) -> str:
    """Return the suits of which all know a seat to hold a card."""
    return suits_text(observe(state, 0).holds[seat])


def shown(state: State, seat: int) -> str:
    """Return the cards that all know a seat to hold."""
    return hand_text(observe(state, 0).shown[seat])


def test_a_seat_sees_its_hand_and_the_table() -> None:
    state = play(deal(rules("mendikot"), {0: "AH", 1: "2H"}), "0 play AH", "1 play 2H")
    seen = observe(state, 2)
    made = the_deal(state)
    assert seen.hand == seen.dealt == made.hands[2]
    assert seen.trick == made.trick
    assert seen.counts == (12, 12, 13, 13)
    assert seen.legal == legal_actions(state)
    assert (seen.seat, seen.side, seen.turn, seen.dealer) == (2, 0, 2, 3)
    assert [str(action) for action in seen.history] == ["0 play AH", "1 play 2H"]


def test_the_unseen_cards_are_those_of_the_other_hands() -> None:
    rng = random.Random(2)
    for preset in ("dehla_pakad", "three_decks", "mendikot_short"):
        for step in walk(match_start(PRESETS[preset], rng), rng):
            if step.state.deal is None:
                continue
            hands = step.state.deal.hands
            for seat in (0, len(hands) - 1):
                others = [card for s, hand in enumerate(hands) if s != seat for card in hand]
                assert list(observe(step.state, seat).unseen) == sorted(others)


def test_what_is_legal_is_told_to_the_seat_to_act_alone() -> None:
    state = deal(rules("mendikot"))
    assert [bool(observe(state, seat).legal) for seat in range(4)] == [True, False, False, False]


def test_the_cards_that_may_be_drawn_are_told_to_nobody() -> None:
    state = deal(rules("mendikot_open"))
    assert state.phase is Phase.DRAW_TRUMP
    assert observe(state, 0).legal == ()


def test_an_observation_is_no_state() -> None:
    fields = set(Observation._fields)
    assert fields.isdisjoint({"hands", "number", "deal", "state", "actions"})


# Voids


def test_who_does_not_follow_is_void() -> None:
    state = deal(rules("mendikot_no_trump"), {0: "AH", 1: "2S"}, {1: "H"})
    state = play(state, "0 play AH")
    assert voids(state, 1) == ""
    assert voids(play(state, "1 play 2S"), 1) == "H"


def test_voids_stay_known() -> None:
    held = {0: "AH AD", 1: "2S 2D", 2: "2H 3D", 3: "3H 4D"}
    state = deal(rules("mendikot_no_trump"), held, {1: "H"})
    state = trick(trick(state, "AH 2S 2H 3H"), "AD 2D 3D 4D")
    assert [voids(state, seat) for seat in range(4)] == ["", "H", "", ""]


def test_a_seat_that_must_name_is_void_already() -> None:
    state = play(deal(rules("dehla_pakad_named"), {0: "AH"}, {1: "H"}), "0 play AH")
    assert state.phase is Phase.NAME_TRUMP
    assert voids(state, 1) == "H"


def test_a_seat_that_need_not_name_can_follow() -> None:
    state = play(deal(rules("dehla_pakad_named"), {0: "AH", 1: "2H"}), "0 play AH")
    assert state.phase is Phase.FOLLOW
    assert (voids(state, 1), holds(state, 1)) == ("", "H")


def test_an_asker_is_void() -> None:
    state = deal(rules("mendikot_closed"), {0: "JS AH", 1: "2S"}, {1: "H"})
    state = play(state, "0 lay JS", "0 play AH")
    assert voids(state, 1) == ""
    assert voids(play(state, "1 ask"), 1) == "H"


@pytest.mark.parametrize(("duty", "known"), [(True, "SH"), (False, "H")])
def test_an_asker_who_does_not_trump_has_none_if_he_had_to(duty: bool, known: str) -> None:
    table = rules("mendikot_closed", asker_must_trump=duty)
    state = deal(table, {0: "JS AH", 1: "2C"}, {1: "HS"})
    state = play(state, "0 lay JS", "0 play AH", "1 ask", "1 play 2C")
    assert voids(state, 1) == known


def test_where_the_trump_wakes_by_itself_a_turn_tells() -> None:
    table = rules("band_hukum_a")
    slept = play(deal(table, {0: "JS AH", 1: "2H"}), "0 lay JS", "0 play AH")
    assert (voids(slept, 1), holds(slept, 1)) == ("", "H")
    woke = play(deal(table, {0: "JS AH"}, {1: "H"}), "0 lay JS", "0 play AH")
    assert (voids(woke, 1), holds(woke, 1)) == ("H", "")


# A named or noted suit


def test_a_named_suit_is_still_held_until_it_is_played() -> None:
    held = {0: "AH AD", 1: "2S AC 2D", 2: "2H 3D", 3: "3H 4D"}
    state = deal(rules("dehla_pakad_named"), held, {1: "H"})
    state = play(state, "0 play AH", "1 name S")
    assert holds(state, 1) == "S"
    assert holds(play(state, "1 play AC"), 1) == "S"
    assert holds(play(state, "1 play 2S"), 1) == ""


def noted_and_woken() -> State:
    """Return the moment at which the setter is void again and his spades are revealed."""
    held = {0: "AH AD", 1: "2C 2S", 2: "2H 3D", 3: "3H 4D"}
    state = deal(rules("dehla_pakad_closed"), held, {1: "HD"})
    state = play(state, "0 play AH", "1 play 2C", "1 note S", "2 play 2H", "3 play 3H")
    return play(state, "0 play AD")


def test_a_noted_suit_is_known_once_it_woke() -> None:
    state = noted_and_woken()
    seen = observe(state, 0)
    assert seen.trump == the_deal(state).trump
    assert [str(action) for action in seen.history][2] == "1 note S"
    assert (voids(state, 1), holds(state, 1)) == ("HD", "S")
    assert holds(play(state, "1 play 2S"), 1) == ""


@pytest.mark.parametrize("seat", range(4))
def test_a_note_is_known_to_the_setter_alone(seat: int) -> None:
    state = deal(rules("dehla_pakad_closed"), {0: "AH", 1: "2C 2S"}, {1: "H"})
    state = play(state, "0 play AH", "1 play 2C", "1 note S")
    seen = observe(state, seat)
    assert seen.trump is not None
    assert seen.trump.suit == (SPADES if seat == 1 else NOBODY)
    told = next(action for action in seen.history if action.kind is Kind.NOTE)
    assert told.suit == (SPADES if seat == 1 else NOBODY)
    assert told.seat == 1


# A card on the table


@pytest.mark.parametrize("seat", range(4))
def test_a_face_down_card_is_known_to_the_holder_alone(seat: int) -> None:
    state = play(deal(rules("mendikot_closed"), {0: "JS"}), "0 lay JS")
    seen = observe(state, seat)
    assert seen.trump is not None
    known = (SPADES, parse_card("JS")) if seat == 0 else (NOBODY, NOBODY)
    assert (seen.trump.suit, seen.trump.card) == known
    assert seen.history[0].card == known[1]
    assert (seen.trump.seat, seen.trump.owner) == (0, 0)
    assert shown(state, 0) == ""
    assert is_secret(the_deal(state).trump)  # type: ignore[arg-type]


def test_a_revealed_card_is_shown_until_it_is_played() -> None:
    state = deal(rules("mendikot_closed"), {0: "JS AH", 1: "2S", 2: "2H", 3: "3H"}, {1: "H"})
    state = play(state, "0 lay JS", "0 play AH", "1 ask")
    assert shown(state, 0) == "JS"
    assert observe(state, 3).trump == the_deal(state).trump
    state = play(state, "1 play 2S", "2 play 2H", "3 play 3H")
    assert shown_trump_card(the_deal(state)) == parse_card("JS")


@pytest.mark.parametrize(
    ("preset", "action", "owner"),
    [("mendikot_face_up", "0 lay JS", 0), ("mendikot_open", "0 draw 2 JS", 2)],
)
def test_an_open_trump_card_stays_marked_until_it_is_played(
    preset: str, action: str, owner: int
) -> None:
    held = {owner: "JS", 1: "AS", 3: "KS", 2 - owner: "2S"}
    state = play(deal(rules(preset), held), action)
    assert shown(state, owner) == "JS"
    lead = "0 play JS" if owner == 0 else "0 play 2S"
    state = play(state, lead, "1 play AS")
    state = play(state, "2 play 2S" if owner == 0 else "2 play JS")
    assert shown(state, owner) == ""


def test_a_named_trump_shows_no_card() -> None:
    state = play(deal(rules("dehla_pakad_open")), "1 name D")
    assert all(shown(state, seat) == "" for seat in range(4))
    assert shown_trump_card(the_deal(state)) is None


# The trick on the table


def test_which_cards_of_a_trick_are_active_trumps() -> None:
    held = {0: "JS AH", 1: "AS", 2: "2S", 3: "KH"}
    state = deal(rules("mendikot_closed"), held, {1: "H", 2: "H"})
    state = play(state, "0 lay JS", "0 play AH", "1 play AS", "2 ask", "2 play 2S", "3 play KH")
    made = the_deal(state)
    assert trick_is_trump(made.trick, 1, made.trump) == (False, False, True, False)
    assert the_deal(collected(state)).captured[0] == tuple(
        map(parse_card, ("AH", "AS", "2S", "KH"))
    )


def test_suits_have_names_in_the_order_of_the_record() -> None:
    assert tuple(SUIT_OF[c] for c in parse_hand("2S 2H 2D 2C")) == (SPADES, HEARTS, DIAMONDS, CLUBS)
