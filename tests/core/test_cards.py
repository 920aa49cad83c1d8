"""Cards, decks, random streams, numbered deals and the cut (rules section 1)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.actions import Cut
from app.core.cards import (
    ACES,
    IS_TEN,
    LAST_DEAL_NUMBER,
    RANK_OF,
    SUIT_OF,
    TENS,
    CutRound,
    DeckFamily,
    Stream,
    cut_for_deal,
    deal_hands,
    deal_number,
    deck,
    make_card,
)
from app.core.engine import apply, new_match
from app.core.events import CardsCut
from app.core.notation import card_code, parse_card, parse_hand
from app.core.phases import Phase
from tests.builders import reason, rules

FULL, SHORT, THREE = DeckFamily(4, 1, 2), DeckFamily(4, 1, 7), DeckFamily(6, 3, 2)
FAMILIES = {"full": FULL, "short": SHORT, "three": THREE}


@pytest.mark.parametrize(
    ("family", "cards", "each"), [(FULL, 52, 13), (SHORT, 32, 8), (THREE, 156, 26)]
)
def test_decks(family: DeckFamily, cards: int, each: int) -> None:
    assert len(deck(family)) == cards
    assert family.hand_size == each
    assert each * family.players == cards
    assert len(set(deck(family))) * family.decks == cards


def test_the_short_deck_is_from_seven_up() -> None:
    assert {card_code(card)[0] for card in deck(SHORT)} == set("789TJQKA")


def test_cards_are_numbered_by_suit_and_rank() -> None:
    for card in deck(FULL):
        assert make_card(SUIT_OF[card], RANK_OF[card]) == card
    assert [card_code(card) for card in TENS] == ["TS", "TH", "TD", "TC"]
    assert [card_code(card) for card in ACES] == ["AS", "AH", "AD", "AC"]
    assert sum(IS_TEN) == 4


@given(st.sampled_from(list(FAMILIES.values())), st.integers(1, LAST_DEAL_NUMBER))
def test_a_deal_is_the_whole_deck_dealt_evenly(family: DeckFamily, number: int) -> None:
    hands = deal_hands(family, number)
    assert [len(hand) for hand in hands] == [family.hand_size] * family.players
    assert sorted(card for hand in hands for card in hand) == list(deck(family))
    assert all(list(hand) == sorted(hand) for hand in hands)
    assert hands == deal_hands(family, number)


def test_deals_differ_by_number() -> None:
    assert len({deal_hands(FULL, number) for number in range(1, 501)}) == 500


def test_every_card_goes_to_every_seat_as_often() -> None:
    owners: Counter[int] = Counter()
    for number in range(1, 2001):
        for seat, hand in enumerate(deal_hands(FULL, number)):
            owners.update(card * 4 + seat for card in hand)
    assert is_even(owners, 52 * 4)


# Streams


@given(st.integers(1, 2**32))
def test_numbers_of_a_stream_stay_below_their_bound(bound: int) -> None:
    stream = Stream("test", bound)
    assert all(0 <= stream.below(bound) < bound for _ in range(70))


def test_streams_with_the_same_labels_are_the_same_and_others_are_not() -> None:
    def drawn(*labels: int | str) -> list[int]:
        stream = Stream(*labels)
        return [stream.below(1000) for _ in range(200)]

    assert drawn("a", 1) == drawn("a", 1)
    assert drawn("a", 1) != drawn("a", 2)
    assert drawn("a", 1) != drawn("b", 1)


@pytest.mark.parametrize("bound", [2, 3, 7, 52, 3 * 2**30])
def test_numbers_of_a_stream_are_even(bound: int) -> None:
    stream = Stream("even", bound)
    bins = bound if bound < 100 else 6
    counts = Counter(stream.below(bound) * bins // bound for _ in range(12_000))
    assert is_even(counts, bins)


def is_even(counts: Counter[int], bins: int) -> bool:
    """Say whether counts may well come from an even distribution (chi-square)."""
    expected = counts.total() / bins
    chi = sum((counts[each] - expected) ** 2 / expected for each in range(bins))
    return chi < bins - 1 + 5 * (2 * (bins - 1)) ** 0.5


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    stream, orders = Stream("orders"), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        stream.shuffle(items)
        orders[tuple(items)] += 1
    assert is_even(Counter(dict(enumerate(orders.values()))), 24)


@given(st.integers(0, 2**64), st.integers(1, 500), st.integers(0, 9))
def test_the_numbers_of_a_matchs_deals_come_from_its_seed(
    seed: int, deal: int, attempt: int
) -> None:
    number = deal_number(seed, deal, attempt)
    assert 1 <= number <= 2**31
    assert number == deal_number(seed, deal, attempt)
    assert number != deal_number(seed, deal + 1, attempt)
    assert number != deal_number(seed, deal, attempt + 1)


# The cut


def seed_with_rounds(family: DeckFamily, rounds: int) -> int:
    """Return a seed whose cut takes some rounds."""
    return next(seed for seed in range(5000) if len(cut_for_deal(family, seed)) == rounds)


@pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
def test_the_highest_card_deals_and_tied_seats_cut_again(family: DeckFamily) -> None:
    for seed in range(200):
        seats = tuple(range(family.players))
        for cut in cut_for_deal(family, seed):
            assert cut.seats == seats
            best = max(RANK_OF[card] for card in cut.cards)
            seats = tuple(
                seat
                for seat, card in zip(cut.seats, cut.cards, strict=True)
                if RANK_OF[card] == best
            )
            assert cut.highest == seats
        assert len(seats) == 1


@pytest.mark.parametrize("preset", ["dehla_pakad", "mendikot_short", "three_decks"])
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_rules_take_every_cut(preset: str, rounds: int) -> None:
    table = rules(preset)
    state = new_match(table)
    cuts = cut_for_deal(table.deck_family, seed_with_rounds(table.deck_family, rounds))
    for cut in cuts:
        assert state.phase is Phase.CUT
        assert state.cutting == cut.seats
        state, events = apply(state, Cut(cut.cards))
        dealer = cut.highest[0] if cut is cuts[-1] else None
        assert events == (CardsCut(cut, dealer),)
    assert state.phase is Phase.DEAL
    assert state.score.dealer == cuts[-1].highest[0]


def test_with_three_decks_any_seats_may_cut_identical_cards() -> None:
    table = rules("three_decks")
    for seed in range(100):
        state = new_match(table)
        for cut in cut_for_deal(table.deck_family, seed):
            state, _ = apply(state, Cut(cut.cards))
        assert state.phase is Phase.DEAL


@pytest.mark.parametrize(
    ("preset", "cards"),
    [
        ("dehla_pakad", "AS KS QS"),
        ("dehla_pakad", "AS AS KS QS"),
        ("mendikot_short", "AS KS QS 2S"),
        ("three_decks", "AS AS AS AS KS QS"),
    ],
)
def test_a_cut_that_cannot_be_is_refused(preset: str, cards: str) -> None:
    cut = Cut(tuple(map(parse_card, cards.split())))
    assert reason(new_match(rules(preset)), cut) == "bad_cut"


def test_tied_seats_alone_cut_again() -> None:
    state, _ = apply(new_match(rules("dehla_pakad")), Cut(tuple(map(parse_card, TIED))))
    assert (state.phase, state.cutting) == (Phase.CUT, (1, 3))
    state, _ = apply(state, Cut(parse_hand("2S 3S")))
    assert (state.phase, state.score.dealer) == (Phase.DEAL, 3)


TIED = ("2S", "AH", "KD", "AC")


def test_a_round_of_the_cut_knows_its_highest() -> None:
    assert CutRound((0, 1, 2, 3), tuple(map(parse_card, TIED))).highest == (1, 3)
