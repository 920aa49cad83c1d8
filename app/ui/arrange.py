"""How a hand is arranged: by suit with alternating colours, each suit from the top."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations

from app.core.cards import RANK_OF, SUIT_OF, SUITS, Card, Suit

_CYCLE: tuple[Suit, ...] = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: colours alternate all the way round."""


def arranged(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """Return cards in the order in which a hand shows them; a trump suit stands first."""
    held = tuple(cards)
    place = {suit: at for at, suit in enumerate(suit_order({SUIT_OF[c] for c in held}, trump))}
    return tuple(sorted(held, key=lambda card: (place[SUIT_OF[card]], -RANK_OF[card])))


def suit_order(held: set[Suit], trump: Suit | None = None) -> tuple[Suit, ...]:
    """Return suits so that as few neighbours as possible share a colour."""
    start = _CYCLE.index(trump) if trump in held else 0
    usual = [suit for suit in _CYCLE[start:] + _CYCLE[:start] if suit in held]
    fixed = 1 if trump in held else 0
    return min(
        ((*usual[:fixed], *rest) for rest in permutations(usual[fixed:])),
        key=_neighbours_alike,
    )


def _neighbours_alike(order: tuple[Suit, ...]) -> int:
    return sum(_is_red(one) == _is_red(other) for one, other in pairwise(order))


def _is_red(suit: Suit) -> bool:
    return suit in SUITS[1:3]
