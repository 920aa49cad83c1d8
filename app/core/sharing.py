"""Share cards out among hidden hands evenly, under what is known of each hand.

Every card counts as a card of its own, identical ones of several decks too, and every way to share
them out that keeps the limits is equally likely.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, product
from typing import NamedTuple, Protocol

from app.core.cards import SUIT_OF, SUITS, Card, Suit

Room = tuple[int, ...]
"""How many cards each hand still takes."""

Shares = list[list[Card]]
"""The cards that each hand gets, in no order."""


class RandomBits(Protocol):
    """A source of random bits, such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """Return a number from 0 to 2**k - 1."""
        ...


class Limits(NamedTuple):
    """What is shared out among how many hands, and what each hand must have and cannot have.

    ``room`` sums to the number of cards. Hand ``h`` takes no card of a suit in ``bars[h]`` and at
    least one of each suit in ``needs[h]``.
    """

    cards: tuple[Card, ...]
    room: Room
    bars: tuple[frozenset[Suit], ...]
    needs: tuple[frozenset[Suit], ...]

    def of(self, suit: Suit) -> tuple[Card, ...]:
        """Return the cards of a suit."""
        return tuple(card for card in self.cards if SUIT_OF[card] == suit)

    def takers(self, suit: Suit) -> tuple[int, ...]:
        """Return the hands that may take cards of a suit."""
        return tuple(
            hand for hand, room in enumerate(self.room) if room and suit not in self.bars[hand]
        )

    def limited(self) -> list[Suit]:
        """Return the suits whose cards cannot just go anywhere, the tightest first."""
        roomy = sum(room > 0 for room in self.room)
        takers = [len(self.takers(suit)) for suit in SUITS]
        needed = frozenset[Suit]().union(*self.needs)
        suits = [s for s in SUITS if self.of(s) and (takers[s] < roomy or s in needed)]
        return sorted(suits, key=lambda suit: takers[suit])


def below(rng: RandomBits, bound: int) -> int:
    """Return a number from 0 to bound - 1, each equally likely."""
    bits = bound.bit_length()
    number = rng.getrandbits(bits)
    while number >= bound:
        number = rng.getrandbits(bits)
    return number


def shuffled(rng: RandomBits, cards: Sequence[Card]) -> list[Card]:
    """Return the cards in random order; one random number holds all choices of Fisher and Yates."""
    order = list(cards)
    number = below(rng, math.factorial(len(order)))
    for left in range(len(order), 1, -1):
        number, at = divmod(number, left)
        order[at], order[left - 1] = order[left - 1], order[at]
    return order


class _Splits(NamedTuple):
    """The ways to split one suit from a given room on, with running totals of their weights."""

    totals: list[int]
    takes: list[Room]
    rooms: list[Room]


class ExactSharing:
    """Share out exactly evenly: suit by suit, each split weighted by the ways it leaves open.

    ``count`` is the number of ways there are.
    """

    def __init__(self, limits: Limits) -> None:
        self._room = limits.room
        limited = limits.limited()
        self._free = tuple(card for card in limits.cards if SUIT_OF[card] not in limited)
        self._suits = [
            (limits.of(suit), _bounds(limits, suit), dict[Room, _Splits]()) for suit in limited
        ]
        self.count = self._ways(0, limits.room)

    def share(self, rng: RandomBits) -> Shares:
        """Return what each hand gets in one random way."""
        shares: Shares = [[] for _ in self._room]
        room = self._room
        for cards, _, tables in self._suits:
            splits = tables[room]
            at = bisect_right(splits.totals, below(rng, splits.totals[-1]))
            _deal_out(shuffled(rng, cards), splits.takes[at], shares)
            room = splits.rooms[at]
        _deal_out(shuffled(rng, self._free), room, shares)
        return shares

    def _ways(self, level: int, room: Room) -> int:
        if level == len(self._suits):
            return _arrangements(room)
        _, _, tables = self._suits[level]
        if room not in tables:
            tables[room] = self._splits(level, room)
        return tables[room].totals[-1]

    def _splits(self, level: int, room: Room) -> _Splits:
        cards, bounds, _ = self._suits[level]
        weights, takes, rooms = [0], [room], [room]
        for take in _takes(len(cards), room, bounds):
            rest = tuple([have - taken for have, taken in zip(room, take, strict=True)])
            ways = self._ways(level + 1, rest)
            if ways:
                weights.append(ways * _arrangements(take))
                takes.append(take)
                rooms.append(rest)
        return _Splits(list(accumulate(weights)), takes, rooms)


Bounds = tuple[tuple[int, int], ...]
"""The least and the most cards of a suit that each hand takes."""


def _bounds(limits: Limits, suit: Suit) -> Bounds:
    count = len(limits.of(suit))
    takers = limits.takers(suit)
    return tuple(
        (int(suit in needs), count if hand in takers else 0)
        for hand, needs in enumerate(limits.needs)
    )


def _takes(count: int, room: Room, bounds: Bounds) -> Iterator[Room]:
    least, most = bounds[0]
    if len(room) == 1:
        if least <= count <= min(most, room[0]):
            yield (count,)
        return
    for mine in range(least, min(most, count, room[0]) + 1):
        for others in _takes(count - mine, room[1:], bounds[1:]):
            yield (mine, *others)


def _arrangements(sizes: Room) -> int:
    return math.factorial(sum(sizes)) // math.prod(map(math.factorial, sizes))


def _deal_out(cards: list[Card], sizes: Room, shares: Shares) -> None:
    start = 0
    for share, size in zip(shares, sizes, strict=True):
        if size:
            share += cards[start : start + size]
            start += size


class MixedSharing:
    """Share out nearly evenly: from one way that fits, mix the hands of two at a time, many times.

    Each mixing shares out what two hands hold evenly between them, which keeps an even distribution
    even; so the more rounds, the less is left of the first way. What is not reached: ways that only
    a trade between three hands leads to, where no two of them may hold the same suit.
    """

    count = None

    def __init__(self, limits: Limits, rounds: int = 3) -> None:
        self._needs = limits.needs
        self._first = _first_way(limits)
        self._pairs = [
            (one, other, tuple({one, other} <= set(limits.takers(suit)) for suit in SUITS))
            for one, other in combinations(range(len(limits.room)), 2)
        ] * rounds

    def share(self, rng: RandomBits) -> Shares:
        """Return what each hand gets in one random way."""
        shares = self._first.copy()
        for one, other, movable in self._pairs:
            mixed = _mixed(rng, shares[one], shares[other], movable)
            if mixed and self._has_needs(one, mixed[0]) and self._has_needs(other, mixed[1]):
                shares[one], shares[other] = mixed
        return shares

    def _has_needs(self, hand: int, cards: list[Card]) -> bool:
        needs = self._needs[hand]
        return not needs or needs <= {SUIT_OF[card] for card in cards}


def _mixed(
    rng: RandomBits, one: list[Card], other: list[Card], movable: tuple[bool, ...]
) -> tuple[list[Card], list[Card]] | None:
    ours = [card for card in one if movable[SUIT_OF[card]]]
    theirs = [card for card in other if movable[SUIT_OF[card]]]
    if not ours or not theirs:
        return None
    cards = shuffled(rng, ours + theirs)
    return (
        [card for card in one if not movable[SUIT_OF[card]]] + cards[: len(ours)],
        [card for card in other if not movable[SUIT_OF[card]]] + cards[len(ours) :],
    )


def _first_way(limits: Limits) -> Shares:
    left = [list(limits.of(suit)) for suit in SUITS]
    room = list(limits.room)
    shares: Shares = [[] for _ in room]
    takers = [limits.takers(suit) for suit in SUITS]

    def give(hand: int, suit: Suit) -> None:
        shares[hand].append(left[suit].pop())
        room[hand] -= 1

    for hand, needs in enumerate(limits.needs):
        for suit in needs:
            give(hand, suit)
    for suit in SUITS:
        while left[suit]:
            roomy = sorted(takers[suit], key=lambda hand: -room[hand])
            give(next(hand for hand in roomy if _fits_after(left, room, takers, hand, suit)), suit)
    return shares


def _fits_after(
    left: list[list[Card]], room: list[int], takers: list[tuple[int, ...]], hand: int, suit: Suit
) -> bool:
    """Say whether the rest still fits once a hand has taken a card of a suit (Hall's theorem)."""
    if not room[hand]:
        return False
    for chosen in product((False, True), repeat=len(SUITS)):
        suits = [each for each in SUITS if chosen[each]]
        hands = {each for each_suit in suits for each in takers[each_suit]}
        cards = sum(len(left[each]) for each in suits) - (suit in suits)
        if cards > sum(room[each] for each in hands) - (hand in hands):
            return False
    return True


MOST_SPLITS = 1000
"""Where more than three hands are hidden: the longest list of splits that is worked out exactly."""


def sharing(limits: Limits) -> ExactSharing | MixedSharing:
    """Return the exact way to share out; for more than three hands only where it is quick."""
    if len(limits.room) > 3 and _splits(limits) > MOST_SPLITS:
        return MixedSharing(limits)
    return ExactSharing(limits)


def _splits(limits: Limits) -> int:
    """Return at least how many splits of suits the exact way may have to weigh."""
    return math.prod(
        math.comb(len(limits.of(suit)) + len(limits.takers(suit)) - 1, len(limits.of(suit)))
        for suit in limits.limited()
    )
