"""Cards are shared out within the limits, and evenly."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.cards import SUIT_OF, SUITS, Card
from app.core.sharing import (
    ExactSharing,
    Limits,
    MixedSharing,
    Shares,
    below,
    sharing,
    shuffled,
)

NOTHING: frozenset[int] = frozenset()
DRAWS = 6000


def limits(
    suits: str, room: tuple[int, ...], bars: dict[int, str] | None = None, needs: str = ""
) -> Limits:
    """Return limits for cards given by suits: ``limits("SSH", (1, 2), {0: "H"}, "1S")``."""
    cards = tuple(sorted("SHDC".index(suit) * 13 + place % 13 for place, suit in enumerate(suits)))
    barred = {hand: frozenset(map("SHDC".index, text)) for hand, text in (bars or {}).items()}
    wants = {int(needs[0]): frozenset({"SHDC".index(needs[1])})} if needs else {}
    hands = range(len(room))
    return Limits(
        cards,
        room,
        tuple(barred.get(hand, NOTHING) for hand in hands),
        tuple(wants.get(hand, NOTHING) for hand in hands),
    )


CASES = {
    "free": limits("SSHHDD", (2, 2, 2)),
    "one is void": limits("SSSHHD", (2, 2, 2), {0: "S"}),
    "two are void in one suit": limits("SSHHDD", (2, 2, 2), {0: "S", 1: "S"}),
    "forced": limits("SSHHDD", (2, 2, 2), {0: "SH", 1: "SD", 2: "HD"}),
    "chained": limits("SSSHHHD", (3, 2, 2), {0: "S", 1: "H"}),
    "one must hold": limits("SHHDDD", (2, 2, 2), needs="1H"),
    "void and must hold": limits("SSHHDD", (2, 2, 2), {0: "H", 2: "S"}, "0S"),
    "uneven room": limits("SSSHDD", (1, 2, 3), {2: "D"}),
    "a full hand": limits("SSHH", (2, 0, 2), {0: "H"}),
    "four hands": limits("SSHHDDC", (2, 2, 2, 1), {0: "S", 3: "H"}),
}


def ways(limit: Limits) -> Iterator[tuple[frozenset[Card], ...]]:
    """Yield every way to share out, by trying all."""
    for owners in product(range(len(limit.room)), repeat=len(limit.cards)):
        shares: Shares = [[] for _ in limit.room]
        for card, owner in zip(limit.cards, owners, strict=True):
            shares[owner].append(card)
        if fits(limit, shares):
            yield tuple(map(frozenset, shares))


def fits(limit: Limits, shares: Shares) -> bool:
    """Say whether shares keep every limit."""
    suits = [{SUIT_OF[card] for card in share} for share in shares]
    return (
        tuple(map(len, shares)) == limit.room
        and sorted(card for share in shares for card in share) == sorted(limit.cards)
        and all(not (has & bar) for has, bar in zip(suits, limit.bars, strict=True))
        and all(has >= need for has, need in zip(suits, limit.needs, strict=True))
    )


def unevenness(counts: Counter[tuple[frozenset[Card], ...]], kinds: int) -> float:
    """Return how far counts are from even: chi-square in standard deviations above its mean."""
    expected = counts.total() / kinds
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    chi += (kinds - len(counts)) * expected
    freedom = max(1, kinds - 1)
    return (chi - freedom) / math.sqrt(2 * freedom)


@pytest.mark.parametrize("limit", CASES.values(), ids=CASES)
def test_the_exact_way_knows_how_many_ways_there_are(limit: Limits) -> None:
    assert ExactSharing(limit).count == len(set(ways(limit)))


@pytest.mark.parametrize("limit", CASES.values(), ids=CASES)
def test_the_exact_way_is_even(limit: Limits) -> None:
    exact, rng = ExactSharing(limit), random.Random(7)
    drawn = Counter(tuple(map(frozenset, exact.share(rng))) for _ in range(DRAWS))
    assert drawn.keys() <= set(ways(limit))
    assert unevenness(drawn, exact.count) < 4


@pytest.mark.parametrize("limit", CASES.values(), ids=CASES)
def test_the_mixed_way_is_nearly_even(limit: Limits) -> None:
    mixed, rng = MixedSharing(limit, rounds=4), random.Random(7)
    drawn = Counter(tuple(map(frozenset, mixed.share(rng))) for _ in range(DRAWS))
    assert drawn.keys() <= set(ways(limit))
    assert unevenness(drawn, ExactSharing(limit).count) < 8


@st.composite
def solvable(draw: st.DrawFn) -> Limits:
    """Draw limits that some sharing keeps: bars and needs are read off a sharing."""
    sizes = draw(st.lists(st.integers(0, 3), min_size=3, max_size=4).filter(any))
    places = draw(st.permutations(range(26)))
    cards = [place * 2 for place in places[: sum(sizes)]]
    bars, needs = [], []
    for size in sizes:
        share, cards = cards[:size], cards[size:]
        held = {SUIT_OF[card] for card in share}
        bars.append(frozenset(draw(st.sets(st.sampled_from(SUITS))) - held))
        needs.append(frozenset(suit for suit in held if draw(st.integers(0, 5)) == 0))
    return Limits(
        tuple(sorted(place * 2 for place in places[: sum(sizes)])),
        tuple(sizes),
        tuple(bars),
        tuple(needs),
    )


@given(solvable(), st.randoms(use_true_random=False))
def test_what_is_shared_keeps_the_limits(limit: Limits, rng: random.Random) -> None:
    for way in (ExactSharing(limit), MixedSharing(limit)):
        for _ in range(3):
            assert fits(limit, way.share(rng))


@given(solvable().filter(lambda limit: len(limit.cards) <= 6))
def test_the_count_is_that_of_trying_all(limit: Limits) -> None:
    assert ExactSharing(limit).count == sum(1 for _ in ways(limit))


def test_three_hands_are_always_shared_exactly_and_five_while_it_is_quick() -> None:
    whole = "S" * 10 + "H" * 10 + "D" * 10
    assert isinstance(sharing(limits(whole, (10, 10, 10), {0: "S", 1: "H"})), ExactSharing)
    assert isinstance(sharing(limits(whole, (6, 6, 6, 6, 6))), ExactSharing)
    assert isinstance(sharing(limits(whole, (6, 6, 6, 6, 6), {0: "S", 1: "H"})), MixedSharing)


def test_the_mixed_way_matches_the_exact_one_for_six_players() -> None:
    limit = limits("S" * 9 + "H" * 9 + "D" * 9 + "C" * 8, (7,) * 5, {0: "S", 1: "SH", 4: "D"}, "2C")
    exact, mixed = ExactSharing(limit), MixedSharing(limit)
    expected, found = (_mean_lengths(way, random.Random(3)) for way in (exact, mixed))
    assert all(abs(one - other) < 0.12 for one, other in zip(expected, found, strict=True))


def _mean_lengths(way: ExactSharing | MixedSharing, rng: random.Random) -> list[float]:
    """Return how many cards of each suit each hand gets on average."""
    draws = 2000
    lengths: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        for hand, share in enumerate(way.share(rng)):
            lengths.update((hand, SUIT_OF[card]) for card in share)
    return [lengths[hand, suit] / draws for hand in range(5) for suit in SUITS]


def test_numbers_below_a_bound_are_even() -> None:
    rng = random.Random(1)
    drawn = Counter(below(rng, 5) for _ in range(10_000))
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert max(drawn.values()) - min(drawn.values()) < 200


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = random.Random(2)
    orders = Counter(tuple(shuffled(rng, (1, 2, 3, 4))) for _ in range(24_000))
    assert len(orders) == 24
    assert 850 < min(orders.values()) <= max(orders.values()) < 1150
