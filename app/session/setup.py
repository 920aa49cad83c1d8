"""What is chosen before a match, and the empty log that it starts from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.ai.levels import LEVELS, STYLES
from app.core.cards import Hand
from app.core.log import DealLog, Header, MatchLog, SeatInfo
from app.core.presets import preset
from app.core.rules import RuleSet
from app.session.chance import first_dealer
from app.session.seats import DEFAULT_LEVEL, DEFAULT_STYLE

DEFAULT_HUMAN_NAME = "You"
"""The name in records of a person who has given none; the window shows it in its language."""

AI_NAMES = ("Asha", "Ravi", "Meera", "Kabir", "Leela")
"""The names of AI seats, by place from the second on."""


class FirstDeal(NamedTuple):
    """A deal that was given by hand; ``number`` is its number if it has one."""

    number: int | None
    dealer: int
    hands: tuple[Hand, ...]


class MatchSetup(NamedTuple):
    """A match that is about to start.

    Its first deal may be given, as a number or, with its dealer, by hand.
    """

    rules: RuleSet
    seats: tuple[SeatInfo, ...]
    seed: int
    first_number: int | None = None
    serious: bool = False
    first_deal: FirstDeal | None = None


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
    """Return the log of a match before its first card; ``started`` is an ISO 8601 time in UTC.

    A deal given by hand counts as assisted, for its cards are known.
    """
    given = setup.first_deal
    dealer = first_dealer(setup.rules, setup.seed) if given is None else given.dealer
    header = Header(setup.rules, setup.seats, setup.seed, dealer, started, setup.serious)
    if given is None:
        return MatchLog(header)
    deal = DealLog(1, given.number, dealer, given.hands, (), None, (), assisted=True)
    return MatchLog(header, (deal,))


def seats_for(rules: RuleSet, wanted: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """Return the wanted seats as far as they are known here, and the usual ones in other places."""
    usual = default_seats(rules.players)
    kept = dict(enumerate(wanted[: rules.players]))
    return tuple(
        kept[place] if place in kept and _is_known(kept[place]) else seat
        for place, seat in enumerate(usual)
    )


def _is_known(seat: SeatInfo) -> bool:
    return seat.kind == "human" or (seat.level in LEVELS and seat.style in STYLES)
