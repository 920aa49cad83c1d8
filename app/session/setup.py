"""What is chosen before a match, and the empty log that it starts from."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from app.ai.levels import LEVELS, STYLES
from app.core.errors import RuleSetError
from app.core.log import Header, MatchLog, SeatInfo
from app.core.presets import preset
from app.core.rules import RuleSet, from_mapping, to_mapping
from app.session.chance import first_dealer
from app.session.seats import DEFAULT_LEVEL, DEFAULT_STYLE

DEFAULT_HUMAN_NAME = "You"
"""The name in records of a person who has given none; the window shows it in its language."""

AI_NAMES = ("Asha", "Ravi", "Meera", "Kabir", "Leela", "Arjun")
LONGEST_SEAT_NAME = 200


@dataclasses.dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match that is about to start; ``first_number`` is that of its first deal, if given."""

    rules: RuleSet
    seats: tuple[SeatInfo, ...]
    seed: int
    first_number: int | None = None
    serious: bool = False


def default_seats(players: int) -> tuple[SeatInfo, ...]:
    """Return one person against and with club players."""
    return (human(), *[computer(seat) for seat in range(1, players)])


def human(name: str = DEFAULT_HUMAN_NAME) -> SeatInfo:
    """Return a seat for a person."""
    return SeatInfo(name, "human")


def computer(seat: int, level: str = DEFAULT_LEVEL, style: str = DEFAULT_STYLE) -> SeatInfo:
    """Return an AI seat with the name that belongs to its place."""
    return SeatInfo(AI_NAMES[seat - 1], "ai", level, style)


def default_setup(seed: int) -> MatchSetup:
    """Return what is played if nobody has chosen anything."""
    return MatchSetup(preset("dehla_pakad"), default_seats(4), seed)


def new_log(setup: MatchSetup, started: str) -> MatchLog:
    """Return the log of a match before its first deal; ``started`` is an ISO 8601 time in UTC."""
    dealer = first_dealer(setup.rules, setup.seed)
    header = Header(setup.rules, setup.seats, setup.seed, dealer, started, setup.serious)
    return MatchLog(header)


def to_choice(setup: MatchSetup) -> dict[str, Any]:
    """Return what the next match may start with again: all but the cards."""
    return {
        "rules": to_mapping(setup.rules),
        "seats": [seat._asdict() for seat in setup.seats],
        "serious": setup.serious,
    }


def from_choice(choice: object, seed: int) -> MatchSetup | None:
    """Return the setup of a stored choice with fresh cards, None if it is no good any more."""
    if not isinstance(choice, Mapping) or not isinstance(choice.get("rules"), Mapping):
        return None
    try:
        rules = from_mapping(choice["rules"])
    except RuleSetError:
        return None
    seats = _seats(choice.get("seats"))
    if len(seats) != rules.players:
        return None
    return MatchSetup(rules, seats, seed, serious=choice.get("serious") is True)


def _seats(stored: object) -> tuple[SeatInfo, ...]:
    seats = [_seat(each) for each in stored] if isinstance(stored, list) else []
    return tuple(seat for seat in seats if seat is not None)


def _seat(stored: object) -> SeatInfo | None:
    if not isinstance(stored, Mapping):
        return None
    name, level, style = stored.get("name"), stored.get("level"), stored.get("style")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_SEAT_NAME:
        return None
    if stored.get("kind") == "human":
        return human(name)
    if stored.get("kind") == "ai" and level in list(LEVELS) and style in list(STYLES):
        return SeatInfo(name, "ai", level, style)
    return None
