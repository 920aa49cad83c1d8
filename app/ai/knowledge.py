"""What one seat can tell from its observation: who may hold what, and who is sure of the trick."""

from __future__ import annotations

import functools

from app.core.actions import NOBODY, Kind
from app.core.cards import (
    IS_TEN,
    RANKS_PER_SUIT,
    SUIT_OF,
    SUITS,
    Card,
    DeckFamily,
    Suit,
    deck,
)
from app.core.observation import Observation
from app.core.rules import IdenticalCards, Objective, Reveal, TieBreak, TrumpMode

HOLDER_WAKES = 0.8
"""How likely the seat that hid the trump can and will wake it when it cannot follow."""

HAS_UNKNOWN_TRUMP = 0.5
"""How likely a seat that cannot follow holds a card of a trump that is still secret."""


class View:
    """One seat's knowledge at its turn, worked out once for all the rules of thumb.

    ``cards`` are the cards that may be played, ``left[card]`` how many copies other seats hold,
    ``led`` the suit led (`NOBODY` on lead), ``later`` the seats that play after this one in the
    trick, ``trump`` the awake trump suit (`NOBODY` if there is none).
    """

    __slots__ = (
        "_chances",
        "_room",
        "cards",
        "later",
        "led",
        "left",
        "me",
        "mine",
        "players",
        "prizes_count",
        "rules",
        "seen",
        "suits",
        "tricks_count",
        "trump",
        "unset",
    )

    def __init__(self, seen: Observation) -> None:
        rules = seen.rules
        trick = seen.trick
        self.seen = seen
        self.rules = rules
        self.me = seen.seat
        self.players = rules.players
        self.cards = [action.card for action in seen.legal if action.kind is Kind.PLAY]
        self.led = SUIT_OF[trick.cards[0]] if trick.cards else NOBODY
        self.mine = bool(trick.cards) and trick.best_seat % 2 == seen.seat % 2
        self.later = tuple(
            (seen.seat + step) % rules.players
            for step in range(1, rules.players - len(trick.cards))
        )
        trump = seen.trump
        self.trump = NOBODY
        if trump is not None and trump.awake_at is not None and _awake(seen, trump.awake_at):
            self.trump = trump.suit
        self.unset = trump is None and rules.trump is not TrumpMode.NONE
        self.left = _left(seen)
        self.suits = _by_suit(seen)
        self._room = [self._room_for(suit) for suit in SUITS]
        self._chances: dict[Card, float] = {}
        self.prizes_count = rules.objective is not Objective.TRICKS
        self.tricks_count = _tricks_count(seen)

    def _room_for(self, suit: Suit) -> int:
        seen = self.seen
        return sum(
            count
            for seat, count in enumerate(seen.counts)
            if seat != self.me and suit not in seen.voids[seat]
        )

    def is_friend(self, seat: int) -> bool:
        """Say whether a seat plays on this seat's side."""
        return seat % 2 == self.me % 2

    def is_prize(self, card: Card) -> bool:
        """Say whether a card is a ten that counts under these rules."""
        return IS_TEN[card] and self.prizes_count

    def stake(self) -> int:
        """Return the tens that the trick on the table decides, a ripe pile's included."""
        if not self.prizes_count:
            return 0
        tens = sum(IS_TEN[card] for card in self.seen.trick.cards)
        if self.seen.run_seat != NOBODY:
            tens += sum(IS_TEN[card] for trick in self.seen.pile for card in trick.cards)
        return tens

    def out(self, suit: Suit) -> int:
        """Return how many cards of a suit the other seats hold."""
        return sum(self.left[suit * RANKS_PER_SUIT : (suit + 1) * RANKS_PER_SUIT])

    def higher(self, card: Card) -> int:
        """Return how many cards that would beat a card in its suit the other seats hold."""
        end = (SUIT_OF[card] + 1) * RANKS_PER_SUIT
        same = self.rules.decks > 1 and self.rules.identical_cards is IdenticalCards.LATER
        return sum(self.left[card + (not same) : end])

    def is_master(self, card: Card) -> bool:
        """Say whether no other seat holds a card of the suit that beats this one."""
        return self.higher(card) == 0

    def holds_one(self, seat: int, suit: Suit, cards: int) -> float:
        """Return the chance that a seat holds at least one of some unseen cards of a suit."""
        if not cards or suit in self.seen.voids[seat]:
            return 0.0
        return 1.0 - _misses(self.seen.counts[seat], self._room[suit], cards)

    def is_void(self, seat: int, suit: Suit) -> float:
        """Return the chance that a seat holds no card of a suit."""
        if suit in self.seen.holds[seat]:
            return 0.0
        return 1.0 - self.holds_one(seat, suit, self.out(suit))

    def is_trump_if_played(self, card: Card) -> bool:
        """Say whether a card would be an active trump if this seat played it now."""
        trump = self.seen.trump
        if trump is None:
            return (
                self.rules.trump is TrumpMode.FIRST_VOID
                and self.rules.setting_card_is_trump
                and self.led not in (NOBODY, SUIT_OF[card])
            )
        if trump.awake_at is None:
            return trump.card == card and trump.owner == self.me
        return SUIT_OF[card] == self.trump

    def takes(self, card: Card) -> bool:
        """Say whether a card would be winning the trick if this seat played it now."""
        trick = self.seen.trick
        if self.led == NOBODY:
            return True
        active = self.is_trump_if_played(card)
        if active is not trick.best_is_trump:
            return active
        if SUIT_OF[card] != SUIT_OF[trick.best_card]:
            return False
        if card == trick.best_card:
            return self.rules.identical_cards is IdenticalCards.LATER
        return card > trick.best_card

    def best_of_ours(self, card: Card) -> tuple[Card, bool] | None:
        """Return what wins the trick for this side once it plays a card, and if that is a trump.

        None if an opponent's card wins.
        """
        if self.takes(card):
            return card, self.is_trump_if_played(card)
        trick = self.seen.trick
        return (trick.best_card, trick.best_is_trump) if self.mine else None

    def chance(self, card: Card) -> float:
        """Return the estimated chance that this seat's side wins the trick if it plays a card."""
        known = self._chances.get(card)
        if known is None:
            known = self._chances[card] = self._chance(card)
        return known

    def _chance(self, card: Card) -> float:
        trick = self.seen.trick
        if self.takes(card):
            best, active, ours = card, self.is_trump_if_played(card), 1.0
        else:
            best, active, ours = trick.best_card, trick.best_is_trump, float(self.mine)
        for seat in self.later:
            beaten = self.beats(seat, best, active)
            ours = ours + (1.0 - ours) * beaten if self.is_friend(seat) else ours * (1.0 - beaten)
        return ours

    def beats(self, seat: int, best: Card, active: bool) -> float:
        """Return the chance that a later seat can beat the best card of this trick."""
        suit = SUIT_OF[best]
        led = suit if self.led == NOBODY else self.led
        above = self.holds_one(seat, suit, self.higher(best))
        if suit == led:
            if active or self.rules.trump is TrumpMode.NONE:
                return above
            return above + (1.0 - above) * self.ruffs(seat, led)
        return above * self.is_void(seat, led)

    def ruffs(self, seat: int, led: Suit) -> float:
        """Return the chance that a seat cannot follow a suit and takes the trick with a trump."""
        void = self.is_void(seat, led)
        return void * self._has_trump(seat) if void else 0.0

    def _has_trump(self, seat: int) -> float:
        trump, rules = self.seen.trump, self.rules
        if trump is None:
            if rules.trump is TrumpMode.FIRST_VOID:
                return float(rules.setting_card_is_trump)
            return float(rules.trump is TrumpMode.FIRST_VOID_NAMED)
        if self.trump != NOBODY:
            return self.holds_one(seat, self.trump, self.out(self.trump))
        if trump.awake_at is not None:
            return 0.0
        if seat == trump.seat:
            return HOLDER_WAKES
        if rules.trump is TrumpMode.FIRST_VOID_CLOSED or rules.reveal is Reveal.HOLDER:
            return 0.0
        return HAS_UNKNOWN_TRUMP


@functools.cache
def _misses(count: int, room: int, cards: int) -> float:
    """Return the chance that a hand of ``count`` of ``room`` places got none of some cards."""
    misses = 1.0
    for _ in range(cards):
        misses *= 1.0 - count / room if room else 1.0
    return misses


def _awake(seen: Observation, since: tuple[int, int]) -> bool:
    return since <= (len(seen.finished) + 1, len(seen.trick.cards) + 1)


def _left(seen: Observation) -> list[int]:
    left = list(_copies(seen.rules.deck_family))
    for card in seen.hand:
        left[card] -= 1
    for trick in (*seen.finished, seen.trick):
        for card in trick.cards:
            left[card] -= 1
    return left


@functools.cache
def _copies(family: DeckFamily) -> tuple[int, ...]:
    cards = deck(family)
    return tuple(cards.count(card) for card in range(RANKS_PER_SUIT * len(SUITS)))


def _by_suit(seen: Observation) -> list[list[Card]]:
    suits: list[list[Card]] = [[] for _ in SUITS]
    for card in seen.hand:
        suits[SUIT_OF[card]].append(card)
    return suits


def _tricks_count(seen: Observation) -> bool:
    """Say whether a trick without a ten can still decide the deal."""
    rules = seen.rules
    if rules.objective is not Objective.TENS:
        return True
    return rules.tie_break is TieBreak.TRICKS and max(seen.tens) <= rules.all_tens // 2
