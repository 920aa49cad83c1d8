"""Cards that are typed in the letters of another language."""

from collections.abc import Callable

import pytest

from app.core.cards import SUITS, make_card
from app.ui.texts.cards import card_short, parse_typed


@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
@pytest.mark.parametrize(("letter", "rank"), [("j", 9), ("q", 10), ("k", 11), ("a", 12)])
def test_international_court_cards_can_be_typed_in_every_language(
    speak: Callable[[str], None], language: str, letter: str, rank: int
) -> None:
    speak(language)
    for suit in SUITS:
        card = make_card(suit, rank)
        own_suit = card_short(card)[-1]
        assert parse_typed(letter + own_suit) == card
