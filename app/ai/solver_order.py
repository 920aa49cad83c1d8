"""The order in which the solver tries cards: weights, and the ratings that they make.

The weights were found by coordinate descent on the size of the search; both twins use them.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

from app.ai.solver_bits import ABOVE, LANES, cards_of, length
from app.ai.solver_trick import NO_TRUMP, UNSET, Trick


class Weights(NamedTuple):
    """What speaks for and against a card."""

    left_ruffs: int
    right_ruffs: int
    partner_ruffs: int
    trump_lead: int
    trump_against_none: int
    highest_trump: int
    highest: int
    highest_no_trump: int
    partner_highest: int
    left_highest: int
    right_highest: int
    own_highest: int
    lead_rank: int
    partner_second: int
    left_second: int
    right_second: int
    own_length: int
    partner_length: int
    left_length: int
    right_length: int
    singleton: int
    ten_lead_safe: int
    ten_lead: int
    ten_own: int
    ten_partner: int
    ten_left: int
    ten_right: int
    ten_ours_highest: int
    ten_theirs_highest: int
    known_refutation: int
    rank: int
    ruff: int
    last_over_partner: int
    last_over: int
    third_over_sure_partner: int
    third_over_partner: int
    third_sure: int
    third_partner_unsure: int
    third_unsure: int
    third_sure_rank: int
    second_sure: int
    second_unsure: int
    second_sure_rank: int
    second_unsure_rank: int
    partner_can_win: int
    discard_length: int
    discard_trump: int
    discard_partner_length: int
    discard_highest: int
    discard_guard: int
    ten_safe: int
    ten_lost: int
    ten_at_stake: int
    ten_to_come: int


FOR_TRICKS = Weights(
    left_ruffs=68,
    right_ruffs=36,
    partner_ruffs=17,
    trump_lead=0,
    trump_against_none=40,
    highest_trump=0,
    highest=16,
    highest_no_trump=-12,
    partner_highest=16,
    left_highest=2,
    right_highest=-2,
    own_highest=-18,
    lead_rank=-4,
    partner_second=2,
    left_second=-8,
    right_second=-8,
    own_length=8,
    partner_length=12,
    left_length=0,
    right_length=0,
    singleton=8,
    ten_lead_safe=0,
    ten_lead=0,
    ten_own=0,
    ten_partner=0,
    ten_left=0,
    ten_right=0,
    ten_ours_highest=0,
    ten_theirs_highest=0,
    known_refutation=10,
    rank=2,
    ruff=-4,
    last_over_partner=-22,
    last_over=30,
    third_over_sure_partner=-2,
    third_over_partner=22,
    third_sure=30,
    third_partner_unsure=-8,
    third_unsure=20,
    third_sure_rank=0,
    second_sure=30,
    second_unsure=16,
    second_sure_rank=0,
    second_unsure_rank=0,
    partner_can_win=16,
    discard_length=6,
    discard_trump=24,
    discard_partner_length=-16,
    discard_highest=12,
    discard_guard=0,
    ten_safe=0,
    ten_lost=0,
    ten_at_stake=0,
    ten_to_come=0,
)
FOR_TENS = Weights(
    left_ruffs=68,
    right_ruffs=52,
    partner_ruffs=33,
    trump_lead=0,
    trump_against_none=56,
    highest_trump=-8,
    highest=24,
    highest_no_trump=-4,
    partner_highest=24,
    left_highest=18,
    right_highest=-2,
    own_highest=-2,
    lead_rank=-12,
    partner_second=2,
    left_second=0,
    right_second=-8,
    own_length=0,
    partner_length=4,
    left_length=-8,
    right_length=0,
    singleton=8,
    ten_lead_safe=6,
    ten_lead=4,
    ten_own=8,
    ten_partner=16,
    ten_left=8,
    ten_right=0,
    ten_ours_highest=0,
    ten_theirs_highest=0,
    known_refutation=26,
    rank=2,
    ruff=-4,
    last_over_partner=-14,
    last_over=30,
    third_over_sure_partner=-18,
    third_over_partner=22,
    third_sure=30,
    third_partner_unsure=8,
    third_unsure=20,
    third_sure_rank=0,
    second_sure=38,
    second_unsure=24,
    second_sure_rank=0,
    second_unsure_rank=0,
    partner_can_win=16,
    discard_length=6,
    discard_trump=32,
    discard_partner_length=-16,
    discard_highest=12,
    discard_guard=8,
    ten_safe=25,
    ten_lost=17,
    ten_at_stake=0,
    ten_to_come=0,
)


def packed_weights() -> bytes:
    """Return the weights as the compiled twin takes them: signed bytes, tricks then tens."""
    return b"".join(struct.pack(f"{len(w)}b", *w) for w in (FOR_TRICKS, FOR_TENS))


class Rater:
    """Rates the cards of the seat to play; higher ones are tried first."""

    def __init__(self, hands: list[int], tens: int) -> None:
        self._hands = hands
        self._tens = tens
        self._weights = FOR_TENS if tens else FOR_TRICKS

    @property
    def known_refutation(self) -> int:
        """Return what a card gains that refuted the last lead of the same hand."""
        return self._weights.known_refutation

    def rate(self, trick: Trick, cards: int, in_play: int) -> dict[int, int]:
        """Return the rating of each card."""
        if trick.played:
            ours = (trick.owner ^ trick.seat) % 2 == 0
            sure = ours and not trick.beaten_later(self._hands, trick.best, trick.trump)
            return {c: self._follow(trick, c, in_play, sure) for c in cards_of(cards)}
        suits = {c >> 4 for c in cards_of(cards)}
        base = {suit: self._suit(trick, suit, in_play) for suit in suits}
        return {c: base[c >> 4] + self._lead(trick, c, in_play) for c in cards_of(cards)}

    def _around(self, seat: int) -> tuple[int, int, int, int]:
        own, left, partner, right = (self._hands[(seat + step) % 4] for step in range(4))
        return own, left, partner, right

    def _suit(self, trick: Trick, suit: int, in_play: int) -> int:
        w = self._weights
        own, left, partner, right = hands = self._around(trick.seat)
        score = self._trumping(trick.trump, suit, hands)
        score += _quarter(
            length(own, suit) * w.own_length
            + length(partner, suit) * w.partner_length
            + length(left, suit) * w.left_length
            + length(right, suit) * w.right_length
        )
        if length(own, suit) == 1 and trick.trump not in (NO_TRUMP, suit):
            score += w.singleton
        ten = self._tens & in_play & LANES[suit]
        return score + self._ten_of_suit(ten, suit, in_play, hands) if ten else score

    def _trumping(self, trump: int, suit: int, hands: tuple[int, int, int, int]) -> int:
        w = self._weights
        _, left, partner, right = hands
        if suit == trump:
            alone = not (left | right) & LANES[trump]
            return w.trump_lead - (w.trump_against_none if alone else 0)
        if _can_ruff(left, suit, trump):
            return -w.left_ruffs
        if _can_ruff(right, suit, trump):
            return -w.right_ruffs
        return w.partner_ruffs if _can_ruff(partner, suit, trump) else 0

    def _ten_of_suit(
        self, ten: int, suit: int, in_play: int, hands: tuple[int, int, int, int]
    ) -> int:
        w = self._weights
        own, left, partner, _ = hands
        ours = (own | partner) >> (in_play & LANES[suit]).bit_length() - 1 & 1
        score = w.ten_ours_highest if ours else w.ten_theirs_highest
        if ten & own:
            return score + w.ten_own
        if ten & partner:
            return score + w.ten_partner
        return score + (w.ten_left if ten & left else w.ten_right)

    def _lead(self, trick: Trick, card: int, in_play: int) -> int:
        w = self._weights
        _, left, partner, right = self._around(trick.seat)
        over = ABOVE[card] & in_play
        score = self._highest(trick.trump, card) if not over else 0
        if over:
            in_suit = in_play & LANES[card >> 4]
            top = 1 << in_suit.bit_length() - 1
            second = 1 << (in_suit & ~top).bit_length() - 1
            score += _by_holder(
                top,
                partner,
                left,
                right,
                w.partner_highest,
                w.left_highest,
                w.right_highest,
                w.own_highest,
            )
            score += _by_holder(
                second, partner, left, right, w.partner_second, w.left_second, w.right_second, 0
            )
            score -= int((card & 15) * w.lead_rank / 8)
        if self._tens >> card & 1:
            score += w.ten_lead if over & ~partner else w.ten_lead_safe
        return score

    def _highest(self, trump: int, card: int) -> int:
        w = self._weights
        score = w.highest + (w.highest_no_trump if trump >= NO_TRUMP else 0)
        return score + (w.highest_trump if card >> 4 == trump else 0)

    def _follow(self, trick: Trick, card: int, in_play: int, partner_sure: bool) -> int:
        w = self._weights
        suit = card >> 4
        trump = suit if trick.trump == UNSET and suit != trick.led else trick.trump
        wins = card > trick.best if suit == trick.best >> 4 else suit == trump
        sure = not trick.beaten_later(self._hands, card, trump) if wins else partner_sure
        score = int(-(card & 15) * w.rank / 4)
        if wins:
            score += self._winner(trick, card, sure, partner_sure)
        elif suit != trick.led:
            score += self._discard(trick, card, in_play)
        if self._tens >> card & 1:
            score += w.ten_safe if sure else -w.ten_lost
        if wins and sure and not partner_sure:
            if trick.cards & self._tens:
                score += w.ten_at_stake
            elif self._tens & LANES[trick.led] & in_play & ~trick.cards:
                score += w.ten_to_come
        return score

    def _winner(self, trick: Trick, card: int, sure: bool, partner_sure: bool) -> int:
        w = self._weights
        rank = card & 15
        ours = (trick.owner ^ trick.seat) % 2 == 0
        score = w.ruff if card >> 4 != trick.led else 0
        if trick.played == 3:
            return score + (w.last_over_partner if ours else w.last_over)
        if trick.played == 2:
            return score + self._third(rank, sure, ours, partner_sure)
        score += w.second_sure if sure else w.second_unsure
        score += _quarter(rank * (w.second_sure_rank if sure else w.second_unsure_rank))
        partner = self._hands[trick.seat ^ 2]
        return score + (w.partner_can_win if partner & ABOVE[trick.best] & LANES[trick.led] else 0)

    def _third(self, rank: int, sure: bool, ours: bool, partner_sure: bool) -> int:
        w = self._weights
        if not sure:
            return w.third_partner_unsure if ours else w.third_unsure
        score = _quarter(rank * w.third_sure_rank)
        if not ours:
            return score + w.third_sure
        return score + (w.third_over_sure_partner if partner_sure else w.third_over_partner)

    def _discard(self, trick: Trick, card: int, in_play: int) -> int:
        w = self._weights
        suit = card >> 4
        own = length(self._hands[trick.seat], suit)
        partners = length(self._hands[trick.seat ^ 2], suit)
        higher = (ABOVE[card] & in_play).bit_count()
        score = _quarter(own * w.discard_length + partners * w.discard_partner_length)
        if suit == trick.trump:
            score -= w.discard_trump
        if not higher:
            score -= w.discard_highest
        return score - (w.discard_guard if own == 2 and higher <= 1 else 0)


def _quarter(score: int) -> int:
    """Return a quarter, rounded towards zero as in C."""
    return int(score / 4)


def _can_ruff(hand: int, suit: int, trump: int) -> bool:
    if hand & LANES[suit]:
        return False
    return trump == UNSET or (trump < NO_TRUMP and bool(hand & LANES[trump]))


def _by_holder(card: int, partner: int, left: int, right: int, *scores: int) -> int:
    for hand, score in zip((partner, left, right), scores, strict=False):
        if card & hand:
            return score
    return scores[3]
