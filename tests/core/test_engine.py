"""Phases, turns and refusals: whatever is not allowed raises one error in plain words."""

from __future__ import annotations

import random
from itertools import product
from typing import NamedTuple

import pytest

from app.core.actions import (
    COLLECT,
    NEXT,
    NOBODY,
    Action,
    Cut,
    Deal,
    Kind,
    SeatAction,
    ask,
    claim,
    concede,
    draw,
    lay,
    name,
    note,
)
from app.core.actions import play as play_card
from app.core.cards import deal_hands
from app.core.engine import (
    apply,
    is_legal,
    legal_actions,
    legal_cards,
    new_match,
    redeal_reason,
    seat_to_act,
)
from app.core.errors import HukumError, IllegalActionError
from app.core.events import HandsDealt, HandThrownIn
from app.core.notation import parse_hand
from app.core.phases import TRANSITIONS, Phase
from app.core.presets import PRESETS
from app.core.rules import RedealIf
from app.core.state import State
from tests.builders import (
    deal,
    hands,
    match_start,
    numbered,
    play,
    played,
    reason,
    rules,
    suit_cards,
    the_deal,
    walk,
)

STANDARD = rules("dehla_pakad")
ONE_OF_EACH: dict[Kind, Action] = {
    Kind.PLAY: play_card(0, 0),
    Kind.NAME: name(0, 0),
    Kind.NOTE: note(0, 0),
    Kind.LAY: lay(0, 0),
    Kind.DRAW: draw(0, 1, 0),
    Kind.ASK: ask(0),
    Kind.CLAIM: claim(0),
    Kind.CONCEDE: concede(0),
    Kind.CUT: Cut((0, 1, 2, 3)),
    Kind.DEAL: Deal(1),
    Kind.COLLECT: COLLECT,
    Kind.NEXT: NEXT,
}


def a_state_in_each_phase() -> dict[Phase, State]:
    """Return one state of every phase."""
    found: dict[Phase, State] = {}
    for number, table in enumerate(PRESETS.values()):
        rng = random.Random(number)
        state = new_match(table)
        found.setdefault(state.phase, state)
        for step in walk(state, rng, deals=8):
            found.setdefault(step.state.phase, step.state)
    return found


IN_EACH_PHASE = a_state_in_each_phase()


def test_there_is_a_state_of_every_phase() -> None:
    assert set(IN_EACH_PHASE) == set(Phase)


@pytest.mark.parametrize("phase", Phase)
def test_a_kind_of_action_that_a_phase_does_not_know_is_refused(phase: Phase) -> None:
    state = IN_EACH_PHASE[phase]
    for kind, action in ONE_OF_EACH.items():
        if (phase, kind) not in TRANSITIONS:
            with pytest.raises(IllegalActionError, match=rf"{kind} is not possible now") as refused:
                apply(state, action)
            assert refused.value.reason == "wrong_phase"
            assert refused.value.values == {"kind": kind, "phase": phase}
            assert not is_legal(state, action)


@pytest.mark.parametrize("phase", Phase)
def test_no_seat_acts_for_another(phase: Phase) -> None:
    state = IN_EACH_PHASE[phase]
    turn = seat_to_act(state)
    for action in legal_actions(state):
        for seat in {*range(-1, 6)} - {turn}:
            assert reason(state, action._replace(seat=seat)) == "not_your_turn"


@pytest.mark.parametrize("phase", Phase)
def test_cards_may_be_played_in_the_phases_of_play_alone(phase: Phase) -> None:
    state = IN_EACH_PHASE[phase]
    playing = phase in (Phase.LEAD, Phase.FOLLOW, Phase.ASKED)
    assert bool(legal_cards(state)) == playing


def test_every_refusal_is_an_error_of_this_program_with_a_sentence() -> None:
    for state, action in product(IN_EACH_PHASE.values(), ONE_OF_EACH.values()):
        try:
            apply(state, action)
        except HukumError as error:
            refused = error
        else:
            continue
        assert isinstance(refused, IllegalActionError)
        assert " " in str(refused)
        assert refused.reason


def test_to_apply_an_action_leaves_the_state_as_it_was() -> None:
    before = numbered(STANDARD, 1)
    copy = State(*before)
    apply(before, legal_actions(before)[0])
    assert before == copy


def test_states_are_values() -> None:
    for step in walk(match_start(STANDARD, random.Random(1)), random.Random(1)):
        assert hash(step.state.deal) == hash(step.state.deal)
    with pytest.raises(AttributeError):
        step.state.phase = Phase.CUT  # type: ignore[misc]
    with pytest.raises(AttributeError):
        STANDARD.players = 6  # type: ignore[misc]


# Dealing


def test_a_number_deals_its_cards_whoever_deals() -> None:
    for dealer in range(4):
        state, events = apply(new_match(STANDARD, dealer), Deal(8123))
        assert events == (HandsDealt(dealer),)
        assert the_deal(state).dealt == deal_hands(STANDARD.deck_family, 8123)
        assert the_deal(state).number == 8123


class BadHands(NamedTuple):
    """Hands that are not a deal."""

    why: str
    hands: tuple[str, ...] | None


SPADES, HEARTS, DIAMONDS, CLUBS = (suit_cards(suit, "AKQJT98765432") for suit in "SHDC")
BAD = [
    BadHands("none at all", None),
    BadHands("three hands", (SPADES, HEARTS, DIAMONDS)),
    BadHands("five hands", (SPADES, HEARTS, DIAMONDS, CLUBS, "")),
    BadHands("a card twice", (SPADES, HEARTS, DIAMONDS, "AS " + CLUBS[3:])),
    BadHands("uneven", (SPADES + " AH", HEARTS[3:], DIAMONDS, CLUBS)),
    BadHands("a card too few", (SPADES, HEARTS, DIAMONDS, CLUBS[3:])),
]


@pytest.mark.parametrize("bad", BAD, ids=[each.why for each in BAD])
def test_hands_that_are_not_the_deck_are_refused(bad: BadHands) -> None:
    given = None if bad.hands is None else tuple(map(parse_hand, bad.hands))
    assert reason(new_match(STANDARD, 0), Deal(None, given)) == "bad_hands"


def test_given_hands_are_sorted() -> None:
    given = tuple(parse_hand(text)[::-1] for text in (SPADES, HEARTS, DIAMONDS, CLUBS))
    state, _ = apply(new_match(STANDARD, 0), Deal(None, given))
    assert the_deal(state).hands[0] == parse_hand(SPADES)
    assert the_deal(state).number is None


LOW = "2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H 5H 6H"
TENS = "TS TH TD TC"


@pytest.mark.parametrize(
    ("house", "held", "thrown_in"),
    [
        ([], {1: LOW}, None),
        ([], {2: TENS}, None),
        (["no_card_above_nine"], {1: LOW}, (1, RedealIf.NO_CARD_ABOVE_NINE)),
        (["no_card_above_nine"], {1: LOW[:-2] + "TH"}, None),
        (["no_card_above_nine"], {2: TENS}, None),
        (["all_tens_in_one_hand"], {2: TENS}, (2, RedealIf.ALL_TENS_IN_ONE_HAND)),
        (["all_tens_in_one_hand"], {2: TENS[:-3], 1: "TC"}, None),
        (["all_tens_in_one_hand"], {1: LOW}, None),
        (list(RedealIf), {0: TENS, 1: LOW}, (0, RedealIf.ALL_TENS_IN_ONE_HAND)),
    ],
)
def test_house_rules_throw_a_deal_in(
    house: list[str], held: dict[int, str], thrown_in: tuple[int, RedealIf] | None
) -> None:
    table = rules("dehla_pakad", redeal_if=house)
    start = new_match(table, 2)
    after, events = apply(start, Deal(None, hands(table, held)))
    if thrown_in is None:
        assert after.phase is Phase.LEAD
        return
    assert after == start, "the same dealer deals again, and nothing else has changed"
    assert events == (HandThrownIn(*thrown_in),)


def test_the_reason_to_throw_in_is_asked_of_one_hand() -> None:
    table = rules("mendikot_short", redeal_if=["no_card_above_nine"])
    assert redeal_reason(table, parse_hand("7S 8S 9S 7H 8H 9H 7D 8D")) == "no_card_above_nine"
    assert redeal_reason(table, parse_hand("7S 8S 9S 7H 8H 9H 7D TD")) is None


# From deal to deal and match to match


def test_the_next_deal_is_dealt_by_the_next_dealer() -> None:
    state = play(deal(rules("mendikot"), dealer=1), "2 concede")
    assert state.phase is Phase.DEAL_OVER
    state, events = apply(state, NEXT)
    assert events == ()
    assert (state.phase, state.deal) == (Phase.DEAL, None)
    assert state.score.dealer == 2
    assert state.score.points == (0, 3)
    state, _ = apply(state, Deal(1))
    assert the_deal(state).turn == 3
    assert the_deal(state).actions == ()


def test_a_new_match_starts_from_nothing_with_the_next_dealer() -> None:
    state = play(deal(rules("mendikot", points_target=2), dealer=1), "2 concede")
    assert state.phase is Phase.MATCH_OVER
    state, _ = apply(state, NEXT)
    assert state == new_match(state.rules, 2)


def test_a_match_without_a_dealer_starts_with_the_cut() -> None:
    state = new_match(STANDARD)
    assert (state.phase, state.score.dealer, seat_to_act(state)) == (Phase.CUT, NOBODY, NOBODY)
    assert state.cutting == (0, 1, 2, 3)


def test_an_action_out_of_the_record_of_another_seat_is_refused() -> None:
    state = deal(STANDARD, {0: "AS"})
    assert reason(state, SeatAction(Kind.PLAY, NOBODY, parse_hand("AS")[0])) == "not_your_turn"


def test_what_is_done_stands_in_the_list_of_actions() -> None:
    state, _ = played(deal(rules("mendikot_closed"), {0: "JS"}), "0 lay JS", "0 play JS")
    assert [str(action) for action in the_deal(state).actions] == ["0 lay JS", "0 play JS"]
