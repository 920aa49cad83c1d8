"""What chance alone deals: the frequencies that an honest dealer comes to in the long run."""

from __future__ import annotations

from math import comb

from app.core.cards import DeckFamily


def tens_of_a_side(family: DeckFamily) -> tuple[float, ...]:
    """Return the chance that a side is dealt 0, 1, 2, … of the tens."""
    tens = 4 * family.decks
    cards = family.players * family.hand_size
    half = cards // 2
    return tuple(
        comb(tens, mine) * comb(cards - tens, half - mine) / comb(cards, half)
        for mine in range(tens + 1)
    )


def void_suits_of_a_hand(family: DeckFamily) -> float:
    """Return how many suits are missing from a hand on average."""
    cards = family.players * family.hand_size
    return 4 * comb(cards - cards // 4, family.hand_size) / comb(cards, family.hand_size)
