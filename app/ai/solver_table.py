"""The solver's memory: patterns of cards that are proven to be worth so much to a side."""

from __future__ import annotations

from typing import NamedTuple

from app.ai.solver_bits import LANE, TENS, owner_of, upward

SUIT_BITS = 48
"""A suit's layout: owners (2 bits for each of 13 cards, highest first), tens, the ten's owner."""
OWNERS_AT = 16
TENS_AT = 3
BYTES_PER_PATTERN = 400
"""What a pattern costs in Python's dictionaries, about, its share of the rest included."""


class View(NamedTuple):
    """A position card under card: what patterns are compared with."""

    key: object
    layout: int


class Proof(NamedTuple):
    """What an answer rests on: cards that had to beat lower ones, tens that had to be tens."""

    ranks: int
    tens: int


NOTHING = Proof(0, 0)


class Layouts:
    """Lays the cards in play out by relative rank, suit by suit, and remembers each suit's."""

    def __init__(self, hands: tuple[int, ...]) -> None:
        self._owners = {c: owner_of(hands, c) for c in range(64) if any(h >> c & 1 for h in hands)}
        self._known: tuple[dict[int, int], ...] = ({}, {}, {}, {})

    def covers(self, hands: tuple[int, ...]) -> bool:
        """Return whether these hands are of the same deal."""
        return all(
            self._owners.get(c) == seat
            for seat, hand in enumerate(hands)
            for c in range(64)
            if hand >> c & 1
        )

    def layout(self, cards: int) -> int:
        """Return the layout of the cards in play."""
        whole = 0
        for suit, known in enumerate(self._known):
            held = cards >> 16 * suit & LANE
            code = known.get(held)
            if code is None:
                code = known[held] = self._lay_out(suit, held)
            whole = whole << SUIT_BITS | code
        return whole

    def _lay_out(self, suit: int, held: int) -> int:
        ranks = [rank for rank in range(12, -1, -1) if held >> rank & 1]
        owners = tens = last = 0
        for place, rank in enumerate(ranks):
            owner = self._owners[16 * suit + rank]
            owners |= owner << 2 * (12 - place)
            if TENS >> rank & 1:
                tens, last = 1 << 12 - place, 4 + owner
        return owners << OWNERS_AT | tens << TENS_AT | last


def pattern_mask(cards: int, proof: Proof) -> int:
    """Return which bits of the layout of the cards in play a proof rests on."""
    whole = 0
    for suit in range(4):
        held = cards >> 16 * suit & LANE
        ranks = proof.ranks >> 16 * suit & LANE
        high = (held & -(ranks & -ranks)).bit_count() if ranks else 0
        owners = ((1 << 2 * high) - 1) << 26 - 2 * high
        mask = owners << OWNERS_AT
        if proof.tens >> 16 * suit & LANE:
            mask |= ((1 << high) - 1) << 13 - high + TENS_AT | 7
        whole = whole << SUIT_BITS | mask
    return whole


def proof_of(mask: int, cards: int) -> Proof:
    """Return what a pattern's mask says about the cards in play."""
    ranks = tens = 0
    for suit in (3, 2, 1, 0):
        high = (mask >> OWNERS_AT & (1 << 26) - 1).bit_count() // 2
        held = cards & LANE << 16 * suit
        while high:
            top = 1 << held.bit_length() - 1
            held ^= top
            ranks |= top
            high -= 1
        if mask & 7:
            tens |= TENS & LANE << 16 * suit
        mask >>= SUIT_BITS
    return Proof(ranks, tens)


class Table:
    """What is proven, by key, by mask, by the bits under the mask: a bound for each side."""

    def __init__(self, size: int) -> None:
        self._room = max(1, size // BYTES_PER_PATTERN)
        self._used = 0
        self._groups: dict[object, dict[int, dict[int, tuple[int, int]]]] = {}

    def find(self, view: View, needs: tuple[int, int], in_play: int) -> tuple[bool, Proof] | None:
        """Return the answer for a position if a pattern of it is known, whichever side it suits."""
        for mask, proven in self._groups.get(view.key, {}).items():
            bounds = proven.get(view.layout & mask)
            if bounds is None:
                continue
            if bounds[0] >= needs[0]:
                return True, proof_of(mask, in_play)
            if bounds[1] >= needs[1]:
                return False, proof_of(mask, in_play)
        return None

    def add(self, view: View, side: int, bound: int, proof: Proof, in_play: int) -> None:
        """Note that a side gathers at least so much wherever the proof holds."""
        if self._used >= self._room:
            self._groups.clear()
            self._used = 0
        mask = pattern_mask(in_play, Proof(upward(proof.ranks) & in_play, proof.tens))
        proven = self._groups.setdefault(view.key, {}).setdefault(mask, {})
        old = proven.get(view.layout & mask)
        self._used += old is None
        mine, theirs = old or (0, 0)
        proven[view.layout & mask] = (
            (max(mine, bound), theirs) if side == 0 else (mine, max(theirs, bound))
        )
