"""Random endings of whole deals, and their values by plain minimax, for the solver's tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from app.ai.position import Objective, Position, TrumpMode, check
from app.core.cards import SUITS, DeckFamily, deal_hands

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
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        position = position.after(rng.choice(position.legal_cards()))
    if mode is TrumpMode.FIRST_VOID and position.trick and position.trump is None:
        return check(position)
    return check(_reset(position, mode) if rng.random() < 0.7 else position)


def _played_trick(rng: random.Random, position: Position) -> Position:
    for _ in range(4):
        position = position.after(rng.choice(position.legal_cards()))
    return position


def _reset(position: Position, mode: TrumpMode) -> Position:
    """Put an early ending's unset trump back, which random play has nearly always set."""
    if mode is not TrumpMode.FIRST_VOID or position.trick:
        return position
    return position._replace(trump_mode=mode, trump=None)


def endings(seed: int, number: int, cards: tuple[int, ...]) -> Iterator[Position]:
    """Yield random endings that go round all trump modes and objectives."""
    rng = random.Random(seed)
    kinds = [(mode, objective) for mode in TrumpMode for objective in Objective]
    for index in range(number):
        yield random_ending(rng, rng.choice(cards), *kinds[index % len(kinds)])


def outcome(position: Position) -> int:
    """Return the value of a finished deal by the letter of the rules; `tricks` by its counts."""
    tens, tricks = position.tens, position.tricks
    if position.objective is Objective.TRICKS:
        return tricks[0]
    if position.objective is Objective.TENS:
        return tens[0]
    if position.objective is Objective.DEHLA:
        return (tens[0] >= 3) - (tens[1] >= 3)
    for side, sign in ((0, 1), (1, -1)):
        if tens[side] == 4:
            return sign * (2 if tricks[1 - side] else 3)
        if tens[side] == 3:
            return sign
    return (tricks[0] > tricks[1]) - (tricks[0] < tricks[1])


def minimax(position: Position) -> int:
    """Return the value by looking at every line of play; a line met twice is not played twice."""
    start = position.tricks[0] if position.objective is Objective.TRICKS else 0
    return _minimax(position, {}) - start


def minimax_cards(position: Position) -> dict[int, int]:
    """Return the value of each legal card by plain minimax."""
    start = position.tricks[0] if position.objective is Objective.TRICKS else 0
    known: dict[Position, int] = {}
    return {c: _minimax(position.after(c), known) - start for c in position.legal_cards()}


def _minimax(position: Position, known: dict[Position, int]) -> int:
    if not any(position.hands):
        return outcome(position)
    if position not in known:
        best = max if position.turn % 2 == 0 else min
        known[position] = best(_minimax(position.after(c), known) for c in position.legal_cards())
    return known[position]
