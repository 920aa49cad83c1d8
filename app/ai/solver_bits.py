"""Sets of cards as the solver holds them: one integer, bit ``suit * 16 + rank``."""

from __future__ import annotations

from collections.abc import Iterator

LANE = 0x1FFF
"""The thirteen places of a suit; the three above them stay empty."""
EVERY_LANE = 0x0001_0001_0001_0001
TENS = 0x0100 * EVERY_LANE
TENS_UP = 64
"""A proof is one integer: the cards that had to beat lower ones, and so much above them the tens
that had to be tens. Two proofs together are one "or" the other."""
NOTHING = 0
"""The proof of what needs none."""
LANES = tuple(LANE << 16 * suit for suit in range(4))
ABOVE = tuple(LANES[c >> 4] & -(2 << c) for c in range(64))
"""For each card the places above it in its suit."""
BELOW = tuple(LANES[c >> 4] & (1 << c) - 1 for c in range(64))


def cards_of(cards: int) -> Iterator[int]:
    """Yield the cards of a set, the lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def distinct(cards: int, in_play: int, tens: int) -> int:
    """Return the highest card of each run of touching ones.

    ``tens`` are those that count: among the cards they stand for themselves.
    """
    special = cards & tens
    found = special
    others = in_play & ~cards
    for card in cards_of(cards & ~special):
        above = ABOVE[card] & in_play & ~special
        if not above or others & above & -above:
            found |= 1 << card
    return found


def run_end(hand: int, in_play: int, card: int) -> int:
    """Return the lowest card of the run of touching cards below a card of the hand, as a set."""
    others = (in_play & ~hand & BELOW[card]).bit_length()
    run = hand & BELOW[card] & -(1 << others)
    return run & -run if run else 1 << card


def length(hand: int, suit: int) -> int:
    """Return how many cards of a suit a hand holds."""
    return (hand & LANES[suit]).bit_count()


def tops(cards: int, others: int) -> int:
    """Return how many of the cards of one suit are above all others of it."""
    return (cards >> others.bit_length()).bit_count() if others else cards.bit_count()


def nth_highest(cards: int, number: int) -> int:
    """Return the card that is the n-th highest of a set, from 1."""
    for _ in range(number - 1):
        cards ^= 1 << cards.bit_length() - 1
    return cards.bit_length() - 1
