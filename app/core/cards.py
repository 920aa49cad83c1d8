"""Cards as small ints, decks, and the numbered deals that never change."""

from __future__ import annotations

import functools
import hashlib
import struct
from typing import NamedTuple

Card = int
"""A card: ``suit * 13 + rank``, 0 to 51. Identical cards of several decks share one int."""

Suit = int
Rank = int
Hand = tuple[Card, ...]
"""Cards in ascending order; with several decks a card may stand in it more than once."""

SUITS: tuple[Suit, ...] = (0, 1, 2, 3)
SPADES, HEARTS, DIAMONDS, CLUBS = SUITS
RANKS_PER_SUIT = 13
RANK_TEN: Rank = 8
RANK_NINE: Rank = 7
RANK_ACE: Rank = 12
DECK_SIZE = 52

SUIT_OF: tuple[Suit, ...] = tuple(card // RANKS_PER_SUIT for card in range(DECK_SIZE))
RANK_OF: tuple[Rank, ...] = tuple(card % RANKS_PER_SUIT for card in range(DECK_SIZE))
IS_TEN: tuple[bool, ...] = tuple(rank == RANK_TEN for rank in RANK_OF)
TENS: tuple[Card, ...] = tuple(suit * RANKS_PER_SUIT + RANK_TEN for suit in SUITS)
ACES: tuple[Card, ...] = tuple(suit * RANKS_PER_SUIT + RANK_ACE for suit in SUITS)

LAST_DEAL_NUMBER = 2**53 - 1
"""The greatest deal number: every JSON reader keeps integers up to here exact."""


class DeckFamily(NamedTuple):
    """What is dealt: how many seats, how many decks, and the lowest pip value in them."""

    players: int
    decks: int
    lowest_rank: int

    @property
    def hand_size(self) -> int:
        """Return how many cards every seat gets: 13, 8 or 26."""
        return 4 * (15 - self.lowest_rank) * self.decks // self.players


def make_card(suit: Suit, rank: Rank) -> Card:
    """Return the card of a suit (0 to 3: S H D C) and a rank (0 to 12: 2 to ace)."""
    return suit * RANKS_PER_SUIT + rank


@functools.cache
def deck(family: DeckFamily) -> Hand:
    """Return all the cards of a deck family in ascending order (rules section 1)."""
    lowest = family.lowest_rank - 2
    return tuple(
        card for card in range(DECK_SIZE) if RANK_OF[card] >= lowest for _ in range(family.decks)
    )


class Stream:
    """An endless stream of unbiased random numbers named by its labels.

    The bytes are SHAKE-256 of the labels (FIPS 202), so the same labels give the same numbers on
    every system and in every version. Two streams with different labels are independent.
    """

    __slots__ = ("_block", "_name", "_words")

    def __init__(self, *labels: int | str) -> None:
        self._name = "/".join(map(str, labels)).encode()
        self._block = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1; bound is at least 1 and at most 2**32."""
        limit = 2**32 - 2**32 % bound
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % bound

    def shuffle(self, items: list[Card]) -> None:
        """Shuffle a list in place by Fisher and Yates."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _refill(self) -> None:
        digest = hashlib.shake_256(b"%s#%d" % (self._name, self._block)).digest(256)
        self._words = list(struct.unpack("<64I", digest))
        self._words.reverse()
        self._block += 1


def deal_hands(family: DeckFamily, number: int) -> tuple[Hand, ...]:
    """Return the hands of a deal number, by seat (rules section 1, "Shuffle").

    The cards of a number and deck family are fixed for ever; golden deals pin them. Which seat
    deals changes nothing in them.
    """
    cards = list(deck(family))
    Stream("hukum deal", *family, number).shuffle(cards)
    size = family.hand_size
    return tuple(
        tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(family.players)
    )


def deal_number(seed: int, deal: int, attempt: int = 0) -> int:
    """Return the number of a match's deal: 1 to 2**31, from the match's seed alone.

    ``deal`` counts from 1; ``attempt`` counts the redeals of a house rule (``redeal_if``).
    """
    return Stream("hukum match", seed, deal, attempt).below(2**31) + 1


class CutRound(NamedTuple):
    """One round of cutting for the deal: the seats that cut and the card of each."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]

    @property
    def highest(self) -> tuple[int, ...]:
        """Return the seats that cut the highest rank."""
        best = max(RANK_OF[card] for card in self.cards)
        return tuple(
            seat for seat, card in zip(self.seats, self.cards, strict=True) if RANK_OF[card] == best
        )


def cut_for_deal(family: DeckFamily, seed: int) -> tuple[CutRound, ...]:
    """Return the rounds of cutting that name the first dealer (rules section 1).

    In each round every seat still in cuts a different card of the deck; tied seats cut again.
    The last round has one highest seat: the first dealer.
    """
    stream = Stream("hukum cut", seed)
    seats = tuple(range(family.players))
    rounds: list[CutRound] = []
    while len(seats) > 1:
        cards = list(deck(family))
        stream.shuffle(cards)
        rounds.append(CutRound(seats, tuple(cards[: len(seats)])))
        seats = rounds[-1].highest
    return tuple(rounds)
