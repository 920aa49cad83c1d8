"""How a trump comes about, sleeps, wakes and wins, in every mode (rules section 3)."""

from __future__ import annotations

import random

import pytest

from app.core.cards import ACES, deck
from app.core.engine import apply, legal_actions
from app.core.events import (
    TrumpAsked,
    TrumpDrawn,
    TrumpLaid,
    TrumpNamed,
    TrumpNoted,
    TrumpRevealed,
    TrumpSet,
)
from app.core.notation import hand_text, parse_card, parse_suit
from app.core.phases import Phase
from app.core.rules import RuleSet
from app.core.state import State
from tests.builders import (
    collected,
    deal,
    play,
    played,
    reason,
    rules,
    table_action,
    the_deal,
    trick,
)

STANDARD = rules("dehla_pakad")
NEXT_TRICK = rules("dehla_pakad", setting_card_is_trump=False)
NAMED = rules("dehla_pakad_named")
NOTED = rules("dehla_pakad_closed")
PARTNER = rules("dehla_pakad_open")
DRAWN = rules("mendikot_open")
FACE_UP = rules("mendikot_face_up")
REQUEST = rules("mendikot_closed")
NO_DUTY = rules("mendikot_closed", asker_must_trump=False)
BY_VOID = rules("band_hukum_a")
BY_HOLDER = rules("mendikot_closed", reveal="holder")

Voids = dict[int, str]


# first_void


def test_the_suit_is_trump_from_the_setting_card_to_the_end() -> None:
    held = {0: "9H 2D", 1: "2S AD", 2: "KH 3D", 3: "AH 3S"}
    state = trick(deal(STANDARD, held, {1: "H", 3: "D"}), "9H 2S KH AH")
    assert the_deal(state).turn == 1
    assert the_deal(trick(state, "AD 3D 3S 2D")).turn == 3
    assert the_deal(state).trump == the_deal(trick(state, "AD 3D 3S 2D")).trump


def test_setting_a_trump_is_told() -> None:
    held = {0: "9H", 1: "2S", 2: "KH"}
    _, events = played(deal(STANDARD, held, {1: "H"}), "0 play 9H", "1 play 2S")
    assert TrumpSet(1, parse_suit("S")) in events


@pytest.mark.parametrize(("table", "awake_at"), [(STANDARD, (13, 2)), (NEXT_TRICK, None)])
def test_a_discard_in_the_last_trick_can_set_the_trump(
    table: RuleSet, awake_at: tuple[int, int] | None
) -> None:
    state = play(last_trick(table), "0 play AS", "1 play AH", "2 play AD", "3 play AC")
    trump = the_deal(state).trump
    assert trump is not None
    assert (trump.suit, trump.awake_at) == (parse_suit("H"), awake_at)
    assert the_deal(state).trick.best_seat == (1 if awake_at else 0)


def last_trick(table: RuleSet) -> State:
    """Return the lead of seat 0 to the last trick of a deal in which nobody was void so far.

    Each seat has three cards of every suit, and one ace: seat 0 that of spades, and so on.
    """
    held: dict[int, str] = {}
    for seat in range(4):
        cards = [card for card in deck(table.deck_family) if card % 13 % 4 == seat]
        held[seat] = hand_text([card for card in cards if card not in ACES] + [ACES[seat]])
    for seed in range(50):
        state, rng = deal(table.changed(sirr_ends_match=False), held), random.Random(seed)
        while len(the_deal(state).hands[3]) > 1 or state.phase is not Phase.LEAD:
            actions = [a for a in legal_actions(state) if a.card not in ACES]
            state, _ = apply(state, table_action(state, rng) or rng.choice(actions))
        if the_deal(state).turn == 0:
            return state
    raise AssertionError("seat 0 never leads to the last trick")


# first_void_named


def test_the_first_void_seat_must_name_a_suit_that_it_holds() -> None:
    state = deal(NAMED, {0: "9H", 1: "AS AD"}, {1: "HC"})
    state = play(state, "0 play 9H")
    assert state.phase is Phase.NAME_TRUMP
    assert [str(action) for action in legal_actions(state)] == ["1 name S", "1 name D"]
    assert reason(state, "1 play AS") == "wrong_phase"
    assert reason(state, "1 name H") == "choice_not_possible"
    assert reason(state, "1 name C") == "choice_not_possible"
    assert reason(state, "2 name S") == "not_your_turn"


def test_naming_is_public_and_only_the_first_void_seat_names() -> None:
    state = deal(NAMED, {0: "9H", 1: "AS", 2: "AC"}, {1: "H", 2: "H"})
    state, events = played(state, "0 play 9H", "1 name S")
    assert events == (TrumpNamed(1, parse_suit("S")),)
    state = play(state, "1 play AS")
    assert (state.phase, the_deal(state).turn) == (Phase.FOLLOW, 2)


# first_void_closed


def noted(setter: str, void: str) -> State:
    """Return the second trick: seat 1 discarded the 2 of clubs on a heart and noted spades."""
    held = {0: "AH AD 3C", 1: f"2C {setter}", 2: "KH 2D", 3: "QH 3D"}
    state = play(deal(NOTED, held, {1: void}), "0 play AH", "1 play 2C", "1 note S")
    return collected(play(state, "2 play KH", "3 play QH"))


def test_the_setter_notes_a_suit_that_it_still_holds() -> None:
    state = deal(NOTED, {0: "9H", 1: "AC KS QS JS TS 9S 8S 7S AD KD QD JD TD"})
    state = play(state, "0 play 9H", "1 play AC")
    assert (state.phase, the_deal(state).turn) == (Phase.NOTE_TRUMP, 1)
    assert [str(action) for action in legal_actions(state)] == ["1 note S", "1 note D"]
    assert reason(state, "1 note C") == "choice_not_possible"
    assert reason(state, "1 play AD") == "wrong_phase"
    _, events = played(state, "1 note S")
    assert events[0] == TrumpNoted(1)


def test_the_note_wakes_when_the_setter_is_void_again() -> None:
    state, events = played(noted("2S", void="HD"), "0 play AD")
    assert TrumpRevealed(1, parse_suit("S"), None) in events
    assert the_deal(state).trump is not None
    assert the_deal(state).trump.awake_at == (2, 2)
    assert len(legal_actions(state)) == 12, "he may play any card"
    assert the_deal(trick(state, "2S 2D 3D")).turn == 1


def test_the_note_sleeps_while_the_setter_follows() -> None:
    state = trick(noted("AS KD", void="H"), "AD KD 2D 3D")
    trump = the_deal(state).trump
    assert trump is not None
    assert trump.awake_at is None


def test_a_trump_thrown_before_the_reveal_is_a_discard() -> None:
    """Seat 1 throws the ace of spades; then the setter is void too, and wins with a small one."""
    held = {0: "AH 5C", 1: "KH AS", 2: "2C 2S", 3: "QH AC"}
    state = deal(NOTED, held, {1: "C", 2: "HC"})
    state = play(state, "0 play AH", "1 play KH", "2 play 2C", "2 note S", "3 play QH")
    state = play(state, "0 play 5C", "1 play AS", "2 play 2S", "3 play AC")
    assert the_deal(state).trick.best_seat == 2


def test_with_no_card_left_nothing_is_noted() -> None:
    state = play(last_trick(NOTED), "0 play AS", "1 play AH", "2 play AD", "3 play AC")
    assert state.phase is Phase.TRICK_OVER
    assert the_deal(state).trump is None
    assert the_deal(state).trick.best_seat == 0


def test_a_note_that_never_woke_is_in_the_report() -> None:
    state = play(noted("AS KD", void="H"), "0 concede")
    trump = the_deal(state).trump
    assert trump is not None
    assert (trump.suit, trump.seat, trump.awake_at) == (parse_suit("S"), 1, None)


# open modes


def test_the_dealers_partner_names_any_suit_before_the_lead() -> None:
    state = deal(PARTNER, dealer=2)
    assert (state.phase, the_deal(state).turn) == (Phase.CHOOSE_TRUMP, 0)
    assert [str(action)[-1] for action in legal_actions(state)] == list("SHDC")
    state, events = played(state, "0 name D")
    assert events == (TrumpNamed(0, parse_suit("D")),)
    assert (state.phase, the_deal(state).turn) == (Phase.LEAD, 3)


def test_with_six_players_the_next_seat_of_the_dealers_side_names() -> None:
    state = deal(rules("three_decks", trump="open_partner"), dealer=5)
    assert the_deal(state).turn == 1


def test_a_drawn_card_goes_back_and_stays_in_play() -> None:
    state = deal(DRAWN, {2: "JS"})
    assert (state.phase, the_deal(state).turn) == (Phase.DRAW_TRUMP, 0)
    assert len(legal_actions(state)) == 39
    assert all(action.other in (1, 2, 3) for action in legal_actions(state))
    before = the_deal(state).hands
    state, events = played(state, "0 draw 2 JS")
    assert events == (TrumpDrawn(0, 2, parse_card("JS")),)
    assert the_deal(state).hands == before
    assert (state.phase, the_deal(state).turn) == (Phase.LEAD, 0)


def test_a_card_laid_face_up_stays_in_the_hand() -> None:
    state = deal(FACE_UP, {0: "JS"})
    assert (state.phase, the_deal(state).turn) == (Phase.LAY_TRUMP, 0)
    assert len(legal_actions(state)) == 13
    before = the_deal(state).hands
    state, events = played(state, "0 lay JS")
    assert events == (TrumpLaid(0, parse_card("JS")),)
    assert the_deal(state).hands == before


# closed_card


def laid(table: RuleSet, held: dict[int, str], voids: Voids, card: str = "JS") -> State:
    """Return a deal in which seat 0 has laid a card face down and holds it."""
    held = {**held, 0: f"{held.get(0, '')} {card}".strip()}
    return play(deal(table, held, voids), f"0 lay {card}")


def test_the_face_down_card_is_told_to_nobody_and_still_held() -> None:
    state, events = played(deal(REQUEST, {0: "JS"}), "0 lay JS")
    assert events == (TrumpLaid(0, None),)
    assert parse_card("JS") in the_deal(state).hands[0]
    assert "0 play JS" in map(str, legal_actions(state))


def test_a_seat_that_can_follow_may_not_ask() -> None:
    state = play(laid(REQUEST, {0: "9H", 1: "2H"}, {}), "0 play 9H")
    assert "1 ask" not in map(str, legal_actions(state))
    assert reason(state, "1 ask") == "may_not_ask"


def test_the_leader_may_not_ask() -> None:
    assert reason(laid(REQUEST, {}, {}), "0 ask") == "wrong_phase"


def test_the_holder_may_not_ask() -> None:
    state = laid(REQUEST, {0: "2H", 1: "AH 9D", 2: "3H 3D", 3: "4H 4D"}, {0: "D"})
    state = play(trick(state, "2H AH 3H 4H"), "1 play 9D", "2 play 3D", "3 play 4D")
    assert "0 ask" not in map(str, legal_actions(state))
    assert reason(state, "0 ask") == "may_not_ask"
    assert "0 play JS" in map(str, legal_actions(state))


def test_the_asker_must_trump_if_it_can() -> None:
    state = play(laid(REQUEST, {0: "9H", 1: "2S 3S AC"}, {1: "HS"}), "0 play 9H")
    state, events = played(state, "1 ask")
    assert events == (TrumpAsked(1), TrumpRevealed(0, parse_suit("S"), parse_card("JS")))
    assert state.phase is Phase.ASKED
    assert [str(action) for action in legal_actions(state)] == ["1 play 2S", "1 play 3S"]
    assert reason(state, "1 play AC") == "must_trump"


@pytest.mark.parametrize("table", [REQUEST, NO_DUTY], ids=["duty", "no duty"])
def test_an_asker_without_trumps_plays_anything(table: RuleSet) -> None:
    state = play(laid(table, {0: "9H", 1: "AC 2D"}, {1: "HS"}), "0 play 9H", "1 ask")
    assert len(legal_actions(state)) == 13


def test_without_the_duty_an_asker_plays_anything() -> None:
    state = play(laid(NO_DUTY, {0: "9H", 1: "2S AC"}, {1: "H"}), "0 play 9H", "1 ask")
    assert len(legal_actions(state)) == 13


def test_a_trump_is_asked_for_once() -> None:
    state = laid(REQUEST, {0: "9H", 1: "2S", 2: "3S"}, {1: "H", 2: "H"})
    state = play(state, "0 play 9H", "1 ask", "1 play 2S")
    assert reason(state, "2 ask") == "may_not_ask"


@pytest.mark.parametrize("table", [REQUEST, NO_DUTY, BY_HOLDER], ids=["duty", "free", "holder"])
def test_the_holder_wakes_it_by_playing_the_card_when_void(table: RuleSet) -> None:
    state = laid(table, {0: "2H", 1: "AH 9D", 2: "3H AD", 3: "4H 4D"}, {0: "D"})
    state = play(trick(state, "2H AH 3H 4H"), "1 play 9D", "2 play AD", "3 play 4D")
    state, events = played(state, "0 play JS")
    assert TrumpRevealed(0, parse_suit("S"), parse_card("JS")) in events
    assert the_deal(state).trick.best_seat == 0
    assert the_deal(state).trump is not None
    assert the_deal(state).trump.awake_at == (2, 4)


def test_the_holder_wakes_it_by_following_with_the_card() -> None:
    """His small face-down card beats the ace that was led before it woke."""
    state = laid(REQUEST, {0: "2H", 1: "AH AS", 2: "3H 3S", 3: "4H 4S"}, {}, card="2S")
    state = trick(state, "2H AH 3H 4H")
    state = play(state, "1 play AS", "2 play 3S", "3 play 4S", "0 play 2S")
    assert the_deal(state).trick.best_seat == 0
    assert the_deal(state).trick.best_is_trump


def test_another_card_of_the_hidden_suit_wakes_nothing() -> None:
    state = laid(REQUEST, {0: "2H 2S", 1: "AH AS", 2: "3H 3S", 3: "4H 4S"}, {}, card="JS")
    state = trick(trick(state, "2H AH 3H 4H"), "AS 3S 4S 2S")
    trump = the_deal(state).trump
    assert trump is not None
    assert trump.awake_at is None
    assert the_deal(state).turn == 1


def test_where_the_first_void_reveals_the_holder_may_be_that_seat() -> None:
    state = laid(BY_VOID, {0: "2H", 1: "AH 9D", 2: "3H AD", 3: "4H 4D"}, {0: "D"})
    state = play(trick(state, "2H AH 3H 4H"), "1 play 9D", "2 play AD")
    state, events = played(state, "3 play 4D")
    assert TrumpRevealed(0, parse_suit("S"), parse_card("JS")) in events
    assert len(legal_actions(state)) == 12, "no duty to trump"


def test_thirteen_tricks_are_played_with_the_hidden_card_among_them() -> None:
    state = laid(REQUEST, {}, {})
    while state.phase is not Phase.DEAL_OVER:
        actions = legal_actions(collected(state))
        quiet = [action for action in actions if action.card != parse_card("JS")]
        state, _ = apply(collected(state), (quiet or actions)[0])
        if state.phase is Phase.TRICK_OVER and not the_deal(state).hands[0]:
            state = collected(state)
    assert sum(the_deal(state).tricks) == 13
    assert sum(map(len, the_deal(state).captured)) == 52
