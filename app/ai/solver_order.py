"""The order in which the solver tries cards: the ratings that the weights make of them."""

from __future__ import annotations

from app.ai.solver_bits import ABOVE, LANES, cards_of, length
from app.ai.solver_trick import NO_TRUMP, UNSET, Trick
from app.ai.solver_weights import FOR_TENS, FOR_TRICKS


class Hints:
    """What refuted last: the card led from the same hand, and the suit led or thrown.

    The suit is that of any hand of the same lengths, led or thrown on the same suit, and that of
    the seat's last lead from as many cards. While nothing is known it is the first one, since any
    constant choice leads to alike positions, and those end in the table. What refuted before is
    likely to again, for the same reason too.
    """

    def __init__(self) -> None:
        self.leads: dict[tuple[int, int], int] = {}
        self.suits: dict[tuple[int, ...], int] = {}
        self.latest: dict[tuple[int, int], int] = {}


class Rater:
    """Rates the cards of the seat to play; higher ones are tried first."""

    def __init__(self, hands: list[int], tens: int, hints: Hints) -> None:
        self._hands = hands
        self._tens = tens
        self._hints = hints
        self._sets = FOR_TENS if tens else FOR_TRICKS
        self._weights = self._sets[0]

    def rate(self, trick: Trick, cards: int, in_play: int) -> dict[int, int]:
        """Return the rating of each card."""
        self._weights = self._sets[max(0, trick.trump - NO_TRUMP + 1)]
        ratings = self._by_features(trick, cards, in_play)
        if self._is_free(trick):
            self._add_known(trick, ratings)
        return ratings

    def learn(self, trick: Trick, card: int) -> None:
        """Remember a card that refuted."""
        if not self._is_free(trick):
            return
        self._hints.suits[self._lengths(trick)] = card >> 4
        if not trick.played:
            hand = self._hands[trick.seat]
            self._hints.leads[hand, trick.trump] = card
            self._hints.latest[trick.seat, hand.bit_count()] = card >> 4

    def _is_free(self, trick: Trick) -> bool:
        """Return whether the seat need not follow suit."""
        return not (trick.played and self._hands[trick.seat] & LANES[trick.led])

    def _lengths(self, trick: Trick) -> tuple[int, ...]:
        hand = self._hands[trick.seat]
        lengths = (length(hand, suit) for suit in range(4))
        return (*lengths, trick.seat, trick.led if trick.played else -1, trick.trump)

    def _add_known(self, trick: Trick, ratings: dict[int, int]) -> None:
        w = self._weights
        suit = self._hints.suits.get(self._lengths(trick), 0)
        _prefer(ratings, suit, w.known_discard if trick.played else w.known_suit)
        if trick.played:
            return
        hand = self._hands[trick.seat]
        latest = self._hints.latest.get((trick.seat, hand.bit_count()), 0)
        _prefer(ratings, latest, w.latest_suit)
        lead = self._hints.leads.get((hand, trick.trump))
        if lead in ratings:
            ratings[lead] += w.known_refutation

    def _by_features(self, trick: Trick, cards: int, in_play: int) -> dict[int, int]:
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


def _prefer(ratings: dict[int, int], suit: int, weight: int) -> None:
    for card in ratings:
        if card >> 4 == suit:
            ratings[card] += weight


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
