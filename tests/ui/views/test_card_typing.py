"""Letters make a card: wrong ones begin anew, old ones are forgotten."""

from __future__ import annotations

from app.core.cards import Card
from app.core.notation import parse_card
from app.ui import feel
from app.ui.views.card_typing import CardTyping


def typed(typing: CardTyping, letters: str, now: float = 0.0) -> list[Card | None]:
    return [typing.type(letter, now) for letter in letters]


def test_a_card_is_there_with_its_last_letter() -> None:
    typing = CardTyping()
    assert typed(typing, "10h") == [None, None, parse_card("TH")]
    assert not typing.is_open(0.0)
    assert typed(typing, "KS") == [None, parse_card("KS")]


def test_a_letter_that_does_not_go_on_begins_another_card() -> None:
    typing = CardTyping()
    assert typed(typing, "1k") == [None, None]
    assert typing.text(0.0) == "k"
    assert typed(typing, "h") == [parse_card("KH")]


def test_a_letter_with_which_no_card_begins_leaves_nothing_behind() -> None:
    typing = CardTyping()
    assert typed(typing, "kx") == [None, None]
    assert not typing.is_open(0.0)
    assert typed(typing, "h") == [None]


def test_what_was_begun_is_forgotten_after_a_while() -> None:
    typing = CardTyping()
    typed(typing, "k")
    assert typing.is_open(feel.TYPING_PAUSE / 2)
    assert typed(typing, "h", feel.TYPING_PAUSE * 1.1) == [None]
    typed(typing, "k", 10.0)
    assert typed(typing, "h", 10.0 + feel.TYPING_PAUSE / 2) == [parse_card("KH")]


def test_what_was_begun_can_be_taken_back() -> None:
    typing = CardTyping()
    typed(typing, "k")
    typing.clear()
    assert typed(typing, "h") == [None]
