"""Text codes of cards, suits, hands and actions, both ways."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core import actions
from app.core.actions import Kind, SeatAction, parse_action
from app.core.cards import DECK_SIZE, SUITS
from app.core.errors import NotationError
from app.core.notation import (
    card_code,
    hand_text,
    parse_card,
    parse_hand,
    parse_suit,
    suit_code,
)

CARDS = st.integers(0, DECK_SIZE - 1)
SEATS = st.integers(0, 5)
SUIT = st.sampled_from(SUITS)
ACTIONS = st.one_of(
    st.builds(actions.play, SEATS, CARDS),
    st.builds(actions.name, SEATS, SUIT),
    st.builds(actions.note, SEATS, SUIT),
    st.builds(actions.lay, SEATS, CARDS),
    st.builds(actions.draw, SEATS, SEATS, CARDS),
    st.builds(actions.ask, SEATS),
    st.builds(actions.claim, SEATS),
    st.builds(actions.concede, SEATS),
)


def test_codes_of_cards_are_those_of_the_record_format() -> None:
    codes = [card_code(card) for card in range(DECK_SIZE)]
    assert codes == [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
    assert [parse_card(code) for code in codes] == list(range(DECK_SIZE))


def test_codes_of_suits() -> None:
    assert [suit_code(suit) for suit in SUITS] == list("SHDC")
    assert [parse_suit(code) for code in "SHDC"] == list(SUITS)


@pytest.mark.parametrize(
    "code", ["", "A", "SA", "1S", "10S", "as", "AX", " AS", "AS ", "♠A", None, 7]
)
def test_what_is_no_card(code: object) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        parse_card(code)  # type: ignore[arg-type]


@pytest.mark.parametrize("code", ["", "s", "X", "SH", "♠", None, ["S"]])
def test_what_is_no_suit(code: object) -> None:
    with pytest.raises(NotationError, match="is not a suit"):
        parse_suit(code)  # type: ignore[arg-type]


def test_hands_are_written_by_suit_from_the_highest_down() -> None:
    assert hand_text(parse_hand("2C TD AS 9H KS")) == "AS KS 9H TD 2C"
    assert hand_text(()) == ""
    assert parse_hand("") == ()


@given(st.lists(CARDS))
def test_hands_come_back_from_their_text(cards: list[int]) -> None:
    assert parse_hand(hand_text(cards)) == tuple(sorted(cards))


@pytest.mark.parametrize("text", ["AS,KS", "AS XX", 12, None, ["AS"]])
def test_what_is_no_hand(text: object) -> None:
    with pytest.raises(NotationError):
        parse_hand(text)  # type: ignore[arg-type]


@given(ACTIONS)
def test_actions_come_back_from_their_text(action: SeatAction) -> None:
    assert parse_action(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2 play 9H", actions.play(2, parse_card("9H"))),
        ("0 name S", actions.name(0, 0)),
        ("5 note C", actions.note(5, 3)),
        ("1 lay TD", actions.lay(1, parse_card("TD"))),
        ("1 draw 3 AS", actions.draw(1, 3, parse_card("AS"))),
        ("3 ask", actions.ask(3)),
        ("3 claim", actions.claim(3)),
        ("3 concede", actions.concede(3)),
    ],
)
def test_actions_are_written_as_in_records(text: str, action: SeatAction) -> None:
    assert parse_action(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2",
        "2 play",
        "2 play 9H 9H",
        "2  play 9H",
        "2 play 9X",
        "2 PLAY 9H",
        "6 play 9H",
        "-1 play 9H",
        "x play 9H",
        "22 play 9H",
        "² play 9H",
        "2 cut AS",
        "2 deal",
        "2 collect",
        "2 next",
        "2 ask S",
        "2 draw 9H",
        "2 draw 7 9H",
        "2 name",
        "2 name AS",
        "2 claim 2",
        None,
        3,
        ["2", "play", "9H"],
    ],
)
def test_what_is_no_action(text: object) -> None:
    with pytest.raises(NotationError, match="is not"):
        parse_action(text)  # type: ignore[arg-type]


@given(st.text())
def test_any_other_text_is_one_clear_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert str(parse_action(text)) == text


def test_ready_made_plays_are_those_of_their_seat_and_card() -> None:
    for seat, row in enumerate(actions.PLAYS):
        assert [action.card for action in row] == list(range(DECK_SIZE))
        assert {(action.kind, action.seat) for action in row} == {(Kind.PLAY, seat)}
