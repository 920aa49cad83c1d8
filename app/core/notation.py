"""Text codes of cards, suits and hands, both ways (record-format, "Cards, suits, seats")."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.cards import DECK_SIZE, RANK_OF, SUIT_OF, SUITS, Card, Hand, Suit
from app.core.errors import NotationError

SUIT_CODES = "SHDC"
RANK_CODES = "23456789TJQKA"

CARD_CODES: tuple[str, ...] = tuple(
    RANK_CODES[RANK_OF[card]] + SUIT_CODES[SUIT_OF[card]] for card in range(DECK_SIZE)
)
_CARDS = {code: card for card, code in enumerate(CARD_CODES)}
_SUITS = {SUIT_CODES[suit]: suit for suit in SUITS}


def card_code(card: Card) -> str:
    """Return the two letters of a card, as ``TD``."""
    return CARD_CODES[card]


def parse_card(code: str) -> Card:
    """Return the card of two letters; raise `NotationError` for anything else."""
    try:
        return _CARDS[code]
    except (KeyError, TypeError):
        raise NotationError(f"{code!r} is not a card") from None


def suit_code(suit: Suit) -> str:
    """Return the letter of a suit: S, H, D or C."""
    return SUIT_CODES[suit]


def parse_suit(code: str) -> Suit:
    """Return the suit of a letter; raise `NotationError` for anything else."""
    try:
        return _SUITS[code]
    except (KeyError, TypeError):
        raise NotationError(f"{code!r} is not a suit") from None


def hand_text(cards: Iterable[Card]) -> str:
    """Return cards as text: spades, hearts, diamonds, clubs, each from the highest down."""
    ordered = sorted(cards, key=lambda card: (SUIT_OF[card], -RANK_OF[card]))
    return " ".join(CARD_CODES[card] for card in ordered)


def parse_hand(text: str) -> Hand:
    """Return the cards of a text in ascending order; duplicates are kept, not judged."""
    if not isinstance(text, str):
        raise NotationError(f"{text!r} is not a list of cards")
    return tuple(sorted(parse_card(code) for code in text.split(" ") if code))
