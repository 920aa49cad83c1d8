"""Names of suits, ranks and cards, their short letters, and cards that somebody types."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from app.core.cards import RANK_OF, SUIT_OF, SUITS, Card, Rank, Suit, make_card
from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_SUITS = (
    QT_TRANSLATE_NOOP("Cards", "spades"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
    QT_TRANSLATE_NOOP("Cards", "clubs"),
)
_RANKS = (
    QT_TRANSLATE_NOOP("Cards", "two"),
    QT_TRANSLATE_NOOP("Cards", "three"),
    QT_TRANSLATE_NOOP("Cards", "four"),
    QT_TRANSLATE_NOOP("Cards", "five"),
    QT_TRANSLATE_NOOP("Cards", "six"),
    QT_TRANSLATE_NOOP("Cards", "seven"),
    QT_TRANSLATE_NOOP("Cards", "eight"),
    QT_TRANSLATE_NOOP("Cards", "nine"),
    QT_TRANSLATE_NOOP("Cards", "ten"),
    QT_TRANSLATE_NOOP("Cards", "jack"),
    QT_TRANSLATE_NOOP("Cards", "queen"),
    QT_TRANSLATE_NOOP("Cards", "king"),
    QT_TRANSLATE_NOOP("Cards", "ace"),
)
_THE_CARDS = (
    QT_TRANSLATE_NOOP("Cards", "the two of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the three of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the four of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the five of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the six of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the seven of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the eight of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the nine of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the ten of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the jack of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the queen of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the king of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "the ace of {suit}"),
)
_INTERNATIONAL_SUITS = "shdc"
_INTERNATIONAL_RANKS = {"t": 8, "j": 9, "q": 10, "k": 11, "a": 12}


def suit_name(suit: Suit) -> str:
    """Return the name of a suit: ``hearts``."""
    return translate("Cards", _SUITS[suit])


def suit_title(suit: Suit) -> str:
    """Return the name of a suit as a title: ``Hearts``."""
    name = suit_name(suit)
    return name[:1].upper() + name[1:]


def rank_name(rank: Rank) -> str:
    """Return the name of a rank: ``king``."""
    return translate("Cards", _RANKS[rank])


def card_name(card: Card) -> str:
    """Return the name of a card as it stands alone: ``ten of hearts``."""
    name = translate("Cards", "{rank} of {suit}")
    return name.format(rank=rank_name(RANK_OF[card]), suit=suit_name(SUIT_OF[card]))


def the_card(card: Card) -> str:
    """Return the name of a card as the object of a sentence: ``the ten of hearts``."""
    return translate("Cards", _THE_CARDS[RANK_OF[card]]).format(suit=suit_name(SUIT_OF[card]))


def card_names(cards: Iterable[Card]) -> str:
    """Return a list of card names: ``ten of hearts, ace of spades``."""
    return ", ".join(map(card_name, cards))


def rank_short(rank: Rank) -> str:
    """Return the index of a rank in the language's letters: 2 to 10, or ``K``."""
    return str(rank + 2) if rank < 9 else _court_letters()[rank - 9]


def card_short(card: Card) -> str:
    """Return a card as it is typed in the language's letters: ``10h``."""
    return rank_short(RANK_OF[card]) + _suit_letters()[SUIT_OF[card]]


def parse_typed(text: str) -> Card | None:
    """Return the card that somebody typed, None if it is none.

    The language's own letters come first, then the international ones where they mean nothing else;
    capitals do not matter, and the suit may stand in front.
    """
    typed = "".join(text.split()).casefold()
    for international in (False, True):
        for rank_text, suit_text in ((typed[:-1], typed[-1:]), (typed[1:], typed[:1])):
            card = _rank_then_suit(rank_text, suit_text, international)
            if card is not None:
                return card
    return None


def _rank_then_suit(rank_text: str, suit_text: str, international: bool) -> Card | None:
    ranks = {rank_short(rank).casefold(): rank for rank in range(13)}
    suits = {letter: suit for suit, letter in enumerate(_suit_letters())}
    if international:
        ranks = {**_INTERNATIONAL_RANKS, **ranks}
        suits = {**{_INTERNATIONAL_SUITS[suit]: suit for suit in SUITS}, **suits}
    if rank_text in ranks and suit_text in suits:
        return make_card(suits[suit_text], ranks[rank_text])
    return None


def _court_letters() -> tuple[str, str, str, str]:
    return (
        translate("Cards", "J", "index of the jack"),
        translate("Cards", "Q", "index of the queen"),
        translate("Cards", "K", "index of the king"),
        translate("Cards", "A", "index of the ace"),
    )


def _suit_letters() -> tuple[str, str, str, str]:
    return (
        translate("Cards", "s", "small letter of spades, for typed cards; four different ones"),
        translate("Cards", "h", "small letter of hearts, for typed cards; four different ones"),
        translate("Cards", "d", "small letter of diamonds, for typed cards; four different ones"),
        translate("Cards", "c", "small letter of clubs, for typed cards; four different ones"),
    )
