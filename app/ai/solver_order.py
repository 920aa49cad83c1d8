"""The order in which the solver tries cards: the ratings that the weights make of them."""

from __future__ import annotations

from app.ai.solver_bits import ABOVE, LANES, cards_of, length
from app.ai.solver_suits import NO_TRUMP, UNSET, Rated, Start, Suit
from app.ai.solver_trick import Trick
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
    """Orders the cards of the seat to play by rating, and learns which refuted."""

    def __init__(self, hands: list[int], tens: int, hints: Hints) -> None:
        self._hands = hands
        self._tens = tens
        self._hints = hints
        self._sets = FOR_TENS if tens else FOR_TRICKS
        self._weights = self._sets[0]

    def order(self, trick: Trick, cards: int) -> list[int]:
        """Return the cards, the one that is rated best first."""
        self._weights = self._sets[max(0, trick.trump - NO_TRUMP + 1)]
        ratings = self._follows(trick, cards) if trick.played else self._leads(trick, cards)
        return sorted(ratings, key=ratings.__getitem__, reverse=True)

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
        seat = trick.seat
        first, second, third, fourth = trick.start.suits
        return (
            first.lengths[seat],
            second.lengths[seat],
            third.lengths[seat],
            fourth.lengths[seat],
            seat,
            trick.led if trick.played else -1,
            trick.trump,
        )

    def _leads(self, trick: Trick, cards: int) -> dict[int, int]:
        w = self._weights
        seat, start, hand = trick.seat, trick.start, self._hands[trick.seat]
        known = self._hints.suits.get(self._lengths(trick), 0)
        latest = self._hints.latest.get((seat, hand.bit_count()), 0)
        ratings = {}
        for suit in start.suits:
            if not suit.lane & cards:
                continue
            base = self._ruffing(start, suit, seat) if suit.has_void else 0
            if suit.number == known:
                base += w.known_suit
            if suit.number == latest:
                base += w.latest_suit
            for card, rating in self._leads_of(start, suit, seat):
                if cards >> card & 1:
                    ratings[card] = base + rating
        lead = self._hints.leads.get((hand, trick.trump))
        if lead in ratings:
            ratings[lead] += w.known_refutation
        return ratings

    def _leads_of(self, start: Start, suit: Suit, seat: int) -> Rated:
        """Return the leads of a suit and what they are worth, whatever the other suits are."""
        leads = suit.leads.get((seat, start.trump))
        if leads is None:
            base = self._suit(start.trump, suit, seat)
            leads = suit.leads[seat, start.trump] = tuple(
                (card, base + self._lead(start.trump, card, suit, seat))
                for card in cards_of(suit.distinct[seat])
            )
        return leads

    def _ruffing(self, start: Start, suit: Suit, seat: int) -> int:
        if start.ruffs((seat + 1) % 4, suit):
            return -self._weights.left_ruffs
        if start.ruffs((seat + 3) % 4, suit):
            return -self._weights.right_ruffs
        return self._weights.partner_ruffs if start.ruffs(seat ^ 2, suit) else 0

    def _suit(self, trump: int, suit: Suit, seat: int) -> int:
        w = self._weights
        own, left, partner, right = (suit.lengths[(seat + step) % 4] for step in range(4))
        score = _quarter(
            own * w.own_length
            + partner * w.partner_length
            + left * w.left_length
            + right * w.right_length
        )
        if suit.number == trump:
            score += w.trump_lead - (0 if left or right else w.trump_against_none)
        elif own == 1 and trump != NO_TRUMP:
            score += w.singleton
        return score + self._ten_of_suit(suit, seat) if suit.ten else score

    def _ten_of_suit(self, suit: Suit, seat: int) -> int:
        w = self._weights
        ours = suit.top_owner % 2 == seat % 2
        score = w.ten_ours_highest if ours else w.ten_theirs_highest
        by_holder = w.ten_own, w.ten_left, w.ten_partner, w.ten_right
        return score + by_holder[(suit.ten_owner - seat) % 4]

    def _lead(self, trump: int, card: int, suit: Suit, seat: int) -> int:
        w = self._weights
        over = ABOVE[card] & suit.cards
        score = 0 if over else self._highest(trump, card)
        if over:
            highest = w.own_highest, w.left_highest, w.partner_highest, w.right_highest
            seconds = 0, w.left_second, w.partner_second, w.right_second
            score += highest[(suit.top_owner - seat) % 4]
            score += seconds[(suit.second_owner - seat) % 4]
            score -= int((card & 15) * w.lead_rank / 8)
        if self._tens >> card & 1:
            score += w.ten_lead if over & ~suit.hands[seat ^ 2] else w.ten_lead_safe
        return score

    def _highest(self, trump: int, card: int) -> int:
        w = self._weights
        score = w.highest + (w.highest_no_trump if trump >= NO_TRUMP else 0)
        return score + (w.highest_trump if card >> 4 == trump else 0)

    def _follows(self, trick: Trick, cards: int) -> dict[int, int]:
        threat = self._hands[trick.seat - 3] if trick.played < 3 else 0
        ours = (trick.owner ^ trick.seat) % 2 == 0
        sure = ours and not trick.loses_to(threat, trick.best, trick.trump)
        if not self._is_free(trick):
            return {c: self._follow(trick, c, threat, sure) for c in cards_of(cards)}
        known = self._hints.suits.get(self._lengths(trick), 0)
        ratings = {}
        for suit in trick.start.suits:
            bonus = self._weights.known_discard if suit.number == known else 0
            if trick.trump in (suit.number, UNSET):
                for card in cards_of(cards & suit.lane):
                    ratings[card] = bonus + self._follow(trick, card, threat, sure)
            elif cards & suit.lane:
                for card, rating in self._discards_of(trick, suit, sure):
                    if cards >> card & 1:
                        ratings[card] = bonus + rating
        return ratings

    def _discards_of(self, trick: Trick, suit: Suit, sure: bool) -> Rated:
        """Return the discards of a suit that is no trump; sure: whether the partner wins."""
        seat = trick.seat
        partners = (self._hands[seat ^ 2] & suit.lane).bit_count()
        key = trick.trump, seat, partners, sure
        discards = suit.discards.get(key)
        if discards is None:
            discards = suit.discards[key] = tuple(
                (card, self._discard(trick, card, partners, sure))
                for card in cards_of(suit.distinct[seat])
            )
        return discards

    def _follow(self, trick: Trick, card: int, threat: int, partner_sure: bool) -> int:
        """Rate a card; the threat is the hand of the opponent who plays after this seat, if any."""
        w = self._weights
        suit = card >> 4
        trump = suit if trick.trump == UNSET and suit != trick.led else trick.trump
        wins = card > trick.best if suit == trick.best >> 4 else suit == trump
        if not wins and suit != trick.led:
            partners = length(self._hands[trick.seat ^ 2], suit)
            return self._discard(trick, card, partners, partner_sure)
        sure = not trick.loses_to(threat, card, trump) if wins else partner_sure
        score = self._low(card)
        if wins:
            score += self._winner(trick, card, sure, partner_sure)
        if self._tens >> card & 1:
            score += w.ten_safe if sure else -w.ten_lost
        if wins and sure and not partner_sure:
            if trick.cards & self._tens:
                score += w.ten_at_stake
            elif trick.start.suits[trick.led].ten & ~trick.cards:
                score += w.ten_to_come
        return score

    def _low(self, card: int) -> int:
        return _quarter(-(card & 15) * self._weights.rank)

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

    def _discard(self, trick: Trick, card: int, partners: int, partner_sure: bool) -> int:
        w = self._weights
        suit = trick.start.suits[card >> 4]
        own = suit.lengths[trick.seat]
        higher = (ABOVE[card] & suit.cards).bit_count()
        score = self._low(card)
        score += _quarter(own * w.discard_length + partners * w.discard_partner_length)
        if suit.number == trick.trump:
            score -= w.discard_trump
        if not higher:
            score -= w.discard_highest
        if own == 2 and higher <= 1:
            score -= w.discard_guard
        if self._tens >> card & 1:
            score += w.ten_safe if partner_sure else -w.ten_lost
        return score


def _quarter(score: int) -> int:
    """Return a quarter, rounded towards zero as in C."""
    return int(score / 4)
