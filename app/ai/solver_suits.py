"""What the search asks of a suit at the start of a trick, found out once for each set of its cards.

Within a deal the cards of a suit that are left tell who holds which. So whatever concerns one
suit alone follows from them, and the same few hundred sets come up again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.ai.solver_bits import ABOVE, LANES, TENS, TENS_UP, distinct, tops

NO_TRUMP = 4
UNSET = 5
"""In the place of a trump suit: there is none, or the first void card will set it."""
SEATS = range(4)
NONE = -1
"""In the place of a seat: nobody holds the card."""
ENDLESS = 13
NOBODY, LEFT, RIGHT, BOTH, FORBIDDEN = range(5)
"""Which opponents of a seat may ruff a suit; forbidden: both, and its partner must not have to."""
SHAPE_BITS = 16
"""A suit's shape: how many cards each seat has, 4 bits a seat."""
LAYOUT_BITS = 48
"""A suit's layout: owners (2 bits for each of 13 cards, highest first), tens, the ten's owner."""
PLACES = tuple((1 << LAYOUT_BITS) - 1 << LAYOUT_BITS * suit for suit in range(4))
OWNERS_AT = 16
TENS_AT = 3
MOST_KEPT = 2048
"""Sets of a suit's cards that are kept, some 5 KB each; 8,192 are possible."""

Seats = tuple[int, int, int, int]
Run = tuple[int, int, int]
"""The most tricks of a suit before the other side can win one, guards, ranks used."""
Rated = tuple[tuple[int, int], ...]
"""Cards with their ratings."""


class Suit:
    """One suit as the four seats hold it at the start of a trick.

    Attributes:
        high: how many cards of each side are above all those of the other.
        longest: the longer holding of each side.
        distinct: what each seat need try.
        ten: the ten, if tens count and it is in play.
        rounds: how many rounds a seat and its partner might cash at best, by who may ruff.
        solo: how many rounds a seat cashes alone, by who may ruff.
        safe: how many rounds no opponent of a seat can ruff, by who may.
        leads, discards: what the order of moves makes of the cards, see `Rater`.
    """

    __slots__ = (
        "_across",
        "_masks",
        "_proofs",
        "_runs",
        "cards",
        "descending",
        "discards",
        "distinct",
        "hands",
        "has_void",
        "high",
        "lane",
        "layout",
        "leads",
        "lengths",
        "longest",
        "number",
        "rounds",
        "safe",
        "second_owner",
        "shape",
        "solo",
        "ten",
        "ten_owner",
        "top_owner",
    )

    def __init__(self, number: int, cards: int, owned: Sequence[int], tens: int) -> None:
        first, second, third, fourth = (hand & cards for hand in owned)
        self.number = number
        self.lane = LANES[number]
        self.cards = cards
        self.hands: Seats = first, second, third, fourth
        lengths = first.bit_count(), second.bit_count(), third.bit_count(), fourth.bit_count()
        self.lengths: Seats = lengths
        self.has_void = 0 in lengths
        self.ten = cards & tens
        self.descending = tuple([_descending(hand) for hand in self.hands])
        self.distinct = tuple([distinct(hand, cards, tens) for hand in self.hands])
        self.high = tops(first | third, second | fourth), tops(second | fourth, first | third)
        self.longest = max(lengths[0], lengths[2]), max(lengths[1], lengths[3])
        self.safe = tuple([self._safe_rounds(seat) for seat in SEATS])
        self.rounds = tuple([self._most_rounds(seat) for seat in SEATS])
        self.solo = tuple([self._solo_rounds(seat) for seat in SEATS])
        owners = self._owners()
        self.top_owner, self.second_owner, *_ = *owners, NONE, NONE
        self.ten_owner = owners[(cards & -self.ten).bit_count() - 1] if self.ten else NONE
        self.shape = self._shape() << SHAPE_BITS * number
        self.layout = self._layout(owners) << LAYOUT_BITS * number
        self.leads: dict[tuple[int, int], Rated] = {}
        self.discards: dict[tuple[int, int, int, bool], Rated] = {}
        self._across: dict[tuple[int, int], int] = {}
        self._masks: dict[int, int] = {}
        self._proofs: dict[int, int] = {}
        self._runs: dict[int, Run] = {}

    def _owners(self) -> list[int]:
        """Return the seats that hold the cards, that of the highest first."""
        first, second, third, _ = self.hands
        return [
            0 if card & first else 1 if card & second else 2 if card & third else 3
            for card in _descending(self.cards)
        ]

    def _safe_rounds(self, seat: int) -> tuple[int, ...]:
        left, right = self.lengths[seat - 3], self.lengths[seat - 1]
        return ENDLESS, left, right, min(left, right), min(left, right)

    def _most_rounds(self, seat: int) -> tuple[int, ...]:
        mine, his = self.lengths[seat], self.lengths[seat ^ 2]
        rounds, high = max(mine, his), self.high[seat % 2]
        if high < self.longest[1 - seat % 2]:
            rounds = min(rounds, high)
        return self._by_ruffers(seat, rounds, min(mine, his))

    def _solo_rounds(self, seat: int) -> tuple[int, ...]:
        own, his = self.hands[seat], self.lengths[seat ^ 2]
        rounds = tops(own, self.cards & ~own)
        if rounds >= max(self.longest[1 - seat % 2], his):
            rounds = self.lengths[seat]
        return self._by_ruffers(seat, rounds, his)

    def _by_ruffers(self, seat: int, rounds: int, followed: int) -> tuple[int, ...]:
        """Return how many of the rounds are left by who may ruff; followed by the partner."""
        _, left, right, both, _ = self.safe[seat]
        both = min(rounds, both)
        return rounds, min(rounds, left), min(rounds, right), both, min(both, followed)

    def _shape(self) -> int:
        first, second, third, fourth = self.lengths
        return first << 12 | second << 8 | third << 4 | fourth

    def _layout(self, owners: list[int]) -> int:
        layout = 0
        for owner in owners:
            layout = layout << 2 | owner
        layout <<= 2 * (13 - len(owners)) + OWNERS_AT
        if self.ten:
            above = (self.cards & -self.ten).bit_count()
            layout |= 1 << 13 - above + TENS_AT | 4 + self.ten_owner
        return layout

    def across(self, seat: int, played: int) -> int:
        """Return how many rounds the partner wins once the seat has cashed so many."""
        rounds = self._across.get((seat, played))
        if rounds is None:
            mine, his = self.hands[seat], self.hands[seat ^ 2]
            rest = sum(self.descending[seat][played:])
            rounds = tops(his, self.cards & ~mine & ~his | rest)
            most = self.lengths[seat ^ 2]
            if rounds >= max(self.longest[1 - seat % 2], self.lengths[seat]) - played:
                rounds = most
            rounds = self._across[seat, played] = min(rounds, most - played)
        return rounds

    def mask(self, proof: int) -> int:
        """Return which bits of the layout a proof rests on."""
        relied = proof & (self.lane | self.lane << TENS_UP)
        mask = self._masks.get(relied)
        if mask is None:
            ranks = relied & self.lane
            high = (self.cards & -(ranks & -ranks)).bit_count() if ranks else 0
            mask = ((1 << 2 * high) - 1) << 26 - 2 * high + OWNERS_AT
            if relied >> TENS_UP:
                mask |= ((1 << high) - 1) << 13 - high + TENS_AT | 7
            mask = self._masks[relied] = mask << LAYOUT_BITS * self.number
        return mask

    def proof_of(self, mask: int) -> int:
        """Return what a pattern's mask says about the cards of this suit."""
        mask &= PLACES[self.number]
        proof = self._proofs.get(mask)
        if proof is None:
            place = mask >> LAYOUT_BITS * self.number
            high = (place >> OWNERS_AT).bit_count() // 2
            proof = sum(_descending(self.cards)[:high])
            if place & 7:
                proof |= (TENS & self.lane) << TENS_UP
            self._proofs[mask] = proof
        return proof

    def run_of(self, side: int) -> Run:
        """Return for how long a side can lead the suit if nobody ruffs."""
        run = self._runs.get(side)
        if run is None:
            run = self._runs[side] = self._run_of(side)
        return run

    def _run_of(self, side: int) -> Run:
        mine, his = self.hands[side], self.hands[side ^ 2]
        theirs = self.cards & ~mine & ~his
        most = self.longest[side]
        if not most or not theirs:
            return most, 0, 0
        best = theirs.bit_length() - 1
        over = ABOVE[best] & self.cards
        if not over:
            return 0, 0, 1 << best
        behind = ((side if over & mine else side ^ 2) + 1) % 4
        split = bool(over & mine) and bool(over & his)
        guarded = self.hands[behind] >> best & 1 and self.lengths[behind] > over.bit_count()
        if split or not guarded:
            return most, 0, 0
        return min(over.bit_count(), most), 1, 1 << best


def _descending(cards: int) -> tuple[int, ...]:
    """Return each card as a set of its own, the highest first."""
    found = []
    while cards:
        top = 1 << cards.bit_length() - 1
        found.append(top)
        cards ^= top
    return tuple(found)


class _Left(dict[int, Suit]):
    """A suit of a deal by which of its cards are left; all are forgotten once they are too many."""

    def __init__(self, number: int, owned: Sequence[int], tens: int) -> None:
        super().__init__()
        self._number, self._owned, self._tens = number, owned, tens

    def __missing__(self, cards: int) -> Suit:
        if len(self) == MOST_KEPT:
            self.clear()
        suit = self[cards] = Suit(self._number, cards, self._owned, self._tens)
        return suit


@dataclass(slots=True)
class Start:
    """A position at the start of a trick."""

    in_play: int
    suits: tuple[Suit, Suit, Suit, Suit]
    leader: int
    trump: int
    ten_worth: int
    trick_worth: int

    def ruffers(self, seat: int) -> int:
        """Return which opponents of a seat may ruff the suits that they lack."""
        if self.trump >= NO_TRUMP:
            return FORBIDDEN if self.trump == UNSET else NOBODY
        lengths = self.suits[self.trump].lengths
        left, right = lengths[seat - 3], lengths[seat - 1]
        return (LEFT if left else NOBODY) + (RIGHT if right else NOBODY)

    def ruffs(self, seat: int, suit: Suit) -> bool:
        """Return whether a seat may trump the suit when it is led."""
        if suit.lengths[seat] or suit.number == self.trump:
            return False
        return self.trump == UNSET or (
            self.trump < NO_TRUMP and self.suits[self.trump].lengths[seat] > 0
        )

    def distinct(self, seat: int) -> int:
        """Return the cards of a seat that may differ in what they lead to."""
        first, second, third, fourth = self.suits
        return (
            first.distinct[seat]
            | second.distinct[seat]
            | third.distinct[seat]
            | fourth.distinct[seat]
        )

    def shape(self) -> int:
        """Return how many cards of each suit the seats have, who leads, and for what."""
        first, second, third, fourth = self.suits
        kind = (self.ten_worth << 4 | self.trick_worth) << 5 | self.trump << 2 | self.leader
        return first.shape | second.shape | third.shape | fourth.shape | kind << 4 * SHAPE_BITS

    def layout(self) -> int:
        """Return who holds which card, by relative rank."""
        first, second, third, fourth = self.suits
        return first.layout | second.layout | third.layout | fourth.layout

    def mask(self, proof: int) -> int:
        """Return which bits of the layout a proof rests on."""
        first, second, third, fourth = self.suits
        return first.mask(proof) | second.mask(proof) | third.mask(proof) | fourth.mask(proof)

    def proof_of(self, mask: int) -> int:
        """Return what a pattern's mask says about the cards in play."""
        first, second, third, fourth = self.suits
        return (
            first.proof_of(mask)
            | second.proof_of(mask)
            | third.proof_of(mask)
            | fourth.proof_of(mask)
        )


class Deal:
    """The suits of a deal, and the tens if they count."""

    def __init__(self, hands: Seats, tens: int) -> None:
        self._hands = hands
        self._suits = tuple(_Left(number, hands, tens) for number in range(4))

    def covers(self, hands: Seats) -> bool:
        """Return whether these hands are of this deal."""
        return not any(hand & ~dealt for hand, dealt in zip(hands, self._hands, strict=True))

    def suits(self, in_play: int) -> tuple[Suit, Suit, Suit, Suit]:
        """Return the suits as they are while these cards are in play."""
        first, second, third, fourth = self._suits
        return (
            first[in_play & LANES[0]],
            second[in_play & LANES[1]],
            third[in_play & LANES[2]],
            fourth[in_play & LANES[3]],
        )
