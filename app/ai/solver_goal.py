"""What a value of each objective demands of side 0, as one number that must be gathered."""

from __future__ import annotations

from typing import NamedTuple

from app.ai.position import TENS_IN_DECK, Objective, Position, count_tens

LEXICAL_TEN = 14
"""A ten outweighs all 13 tricks: tens first, tricks break ties."""


class Goal(NamedTuple):
    """Side 0 must gather at least ``need``, a ten and a trick being worth this much."""

    ten_worth: int
    trick_worth: int
    need: int


def value_range(position: Position) -> tuple[int, int]:
    """Return the lowest and the highest value that the objective can still have."""
    if position.objective is Objective.TRICKS:
        return 0, position.tricks_left
    if position.objective is Objective.TENS:
        return position.tens[0], position.tens[0] + tens_in_play(position)
    return (-1, 1) if position.objective is Objective.DEHLA else (-3, 3)


def tens_in_play(position: Position) -> int:
    """Return how many tens are held or on the table."""
    return count_tens(position.trick) + sum(map(count_tens, position.hands))


def goal_of(position: Position, value: int) -> Goal:
    """Return what side 0 must gather for the objective to be worth at least this value."""
    if position.objective is Objective.TRICKS:
        return Goal(0, 1, value)
    if position.objective is Objective.TENS:
        return _tens(position, value)
    if position.objective is Objective.DEHLA:
        return _tens(position, value + 2)
    return _mendikot(position, value)


def _tens(position: Position, total: int) -> Goal:
    return Goal(1, 0, total - position.tens[0])


def _mendikot(position: Position, value: int) -> Goal:
    if value == 3:
        return _every_trick(position)
    if value == 2:
        return _tens(position, TENS_IN_DECK)
    if value == -1:
        return _tens(position, 1)
    if value == -2:
        return Goal(0, 1, 1 - position.tricks[0])
    return _two_tens_and_tricks(position, more=value == 1)


def _every_trick(position: Position) -> Goal:
    return Goal(0, 1, position.tricks_left + position.tricks[1])


def _two_tens_and_tricks(position: Position, *, more: bool) -> Goal:
    total = sum(position.tricks) + position.tricks_left
    wanted = total // 2 + 1 if more else (total + 1) // 2
    tricks = max(0, wanted - position.tricks[0])
    return Goal(LEXICAL_TEN, 1, LEXICAL_TEN * (2 - position.tens[0]) + tricks)
