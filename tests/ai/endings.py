"""Random endings of whole deals, and their values by plain minimax, for the solver's tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from app.ai.position import Objective, Position, TrumpMode, check, count_tens
from app.core.cards import SUITS, Card, DeckFamily, Hand, Suit, deal_hands
from app.core.state import Pair

LONG = DeckFamily(4, 1, 2)
SHORT = DeckFamily(4, 1, 7)


def full_deal(
    number: int,
    mode: TrumpMode = TrumpMode.FIRST_VOID,
    objective: Objective = Objective.TENS,
    trump: int | None = None,
    family: DeckFamily = LONG,
) -> Position:
    """Return the start of a numbered deal, led by seat 0."""
    return Position(deal_hands(family, number), 0, mode, trump, objective)


def random_ending(
    rng: random.Random, cards: int, mode: TrumpMode, objective: Objective
) -> Position:
    """Play a random deal at random until its hands hold so many cards, then a bit of a trick."""
    family = rng.choice((LONG, LONG, SHORT))
    trump = rng.choice(SUITS) if mode is TrumpMode.AWAKE else None
    position = full_deal(rng.randrange(1, 2**31), mode, objective, trump, family)
    position = position._replace(leader=rng.randrange(4))
    while len(position.hands[position.leader]) > cards:
        position = _played_trick(rng, position)
    if mode is TrumpMode.FIRST_VOID and rng.random() < 0.8:
        # random play has nearly always set the trump by now: put it back
        position = position._replace(trump_mode=mode, trump=None)
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        position = position.after(rng.choice(position.legal_cards()))
    return check(position)


def _played_trick(rng: random.Random, position: Position) -> Position:
    for _ in range(4):
        position = position.after(rng.choice(position.legal_cards()))
    return position


def endings(seed: int, number: int, cards: tuple[int, ...]) -> Iterator[Position]:
    """Yield random endings that go round all trump modes and objectives."""
    rng = random.Random(seed)
    kinds = [(mode, objective) for mode in TrumpMode for objective in Objective]
    for index in range(number):
        yield random_ending(rng, rng.choice(cards), *kinds[index % len(kinds)])


def outcome(objective: Objective, tens: Pair, tricks: Pair) -> int:
    """Return the value of a finished deal by the letter of the rules; `tricks` by its counts."""
    if objective is Objective.TRICKS:
        return tricks[0]
    if objective is Objective.TENS:
        return tens[0]
    if objective is Objective.DEHLA:
        return (tens[0] >= 3) - (tens[1] >= 3)
    for side, sign in ((0, 1), (1, -1)):
        if tens[side] == 4:
            return sign * (2 if tricks[1 - side] else 3)
        if tens[side] == 3:
            return sign
    return (tricks[0] > tricks[1]) - (tricks[0] < tricks[1])


def minimax_cards(position: Position) -> dict[Card, int]:
    """Return the value of each legal card by looking at every line of play."""
    start = position.tricks[0] if position.objective is Objective.TRICKS else 0
    plain = Minimax(position)
    values = plain.values(
        position.hands,
        position.leader,
        position.trick,
        position.trump,
        position.tens[0],
        position.tricks[0],
    )
    return {card: value - start for card, value in values.items()}


class Minimax:
    """Plain minimax over all plays, without pruning; a position met twice is not played twice.

    What side 1 has captured follows from the cards that are gone.
    """

    def __init__(self, position: Position) -> None:
        self._objective = position.objective
        self._unset = position.trump_mode is TrumpMode.FIRST_VOID
        in_play = [*position.trick, *(card for hand in position.hands for card in hand)]
        self._tens = sum(position.tens) + count_tens(in_play)
        self._tricks = sum(position.tricks) + position.tricks_left
        self._known: dict[tuple[object, ...], int] = {}

    def values(
        self,
        hands: tuple[Hand, ...],
        leader: int,
        trick: Hand,
        trump: Suit | None,
        tens: int,
        tricks: int,
    ) -> dict[Card, int]:
        """Return the value of each legal card; tens and tricks are side 0's."""
        seat = (leader + len(trick)) % 4
        hand = hands[seat]
        following = [c for c in hand if trick and c // 13 == trick[0] // 13]
        values: dict[Card, int] = {}
        for card in following or hand:
            left = (*hands[:seat], tuple(c for c in hand if c != card), *hands[seat + 1 :])
            sets = self._unset and trump is None and trick and not following
            values[card] = self._value(
                left, leader, (*trick, card), card // 13 if sets else trump, tens, tricks
            )
        return values

    def _value(
        self,
        hands: tuple[Hand, ...],
        leader: int,
        trick: Hand,
        trump: Suit | None,
        tens: int,
        tricks: int,
    ) -> int:
        if len(trick) == 4:
            leader = (leader + trick.index(_winning(trick, trump))) % 4
            if leader % 2 == 0:
                tens, tricks = tens + count_tens(trick), tricks + 1
            trick = ()
        if not any(hands):
            both = (tens, self._tens - tens), (tricks, self._tricks - tricks)
            return outcome(self._objective, *both)
        key = hands, leader, trick, trump, tens, tricks
        if key not in self._known:
            best = max if (leader + len(trick)) % 2 == 0 else min
            self._known[key] = best(self.values(*key).values())
        return self._known[key]


def _winning(trick: Hand, trump: Suit | None) -> Card:
    trumps = [card for card in trick if card // 13 == trump]
    return max(trumps or [card for card in trick if card // 13 == trick[0] // 13])
