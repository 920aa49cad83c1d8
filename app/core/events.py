"""What has happened: plain facts that the table shows, in the order in which they happened."""

from __future__ import annotations

from typing import NamedTuple

from app.core.cards import Card, CutRound, Suit
from app.core.rules import RedealIf
from app.core.state import DealResult, MatchOutcome


class CardsCut(NamedTuple):
    """Seats cut a card each; ``dealer`` is None while the highest is tied."""

    round: CutRound
    dealer: int | None


class HandsDealt(NamedTuple):
    """A deal begins."""

    dealer: int


class HandThrownIn(NamedTuple):
    """A house rule threw the deal in; the same dealer deals again."""

    seat: int
    reason: RedealIf


class TrumpNamed(NamedTuple):
    """A seat named the trump openly."""

    seat: int
    suit: Suit


class TrumpNoted(NamedTuple):
    """A seat noted a suit secretly; which one only the seat knows."""

    seat: int


class TrumpLaid(NamedTuple):
    """A seat put a trump card down; ``card`` is None while it lies face down."""

    seat: int
    card: Card | None


class TrumpDrawn(NamedTuple):
    """A seat drew the trump card from another hand; it goes back to its owner."""

    seat: int
    owner: int
    card: Card


class TrumpAsked(NamedTuple):
    """A seat that cannot follow asked for the trump."""

    seat: int


class TrumpSet(NamedTuple):
    """The suit of a played card became trump."""

    seat: int
    suit: Suit


class TrumpRevealed(NamedTuple):
    """A sleeping trump woke; ``card`` is the face-down card, None if the suit was noted."""

    seat: int
    suit: Suit
    card: Card | None


class CardPlayed(NamedTuple):
    """A seat played a card."""

    seat: int
    card: Card


class TrickWon(NamedTuple):
    """A trick is complete."""

    seat: int


class CardsCaptured(NamedTuple):
    """A side captured cards: one trick, or the pile; ``tens`` are the tens among them."""

    side: int
    seat: int
    tricks: int
    tens: tuple[Card, ...]


class PileGrew(NamedTuple):
    """A trick stays in the centre; ``tricks`` lie there now."""

    seat: int
    tricks: int


class Claimed(NamedTuple):
    """A seat claimed the rest and was right."""

    seat: int


class Conceded(NamedTuple):
    """A seat gave the deal up."""

    seat: int


class DealEnded(NamedTuple):
    """The deal has its result."""

    result: DealResult


class MatchEnded(NamedTuple):
    """The match has its outcome."""

    outcome: MatchOutcome


Event = (
    CardsCut
    | HandsDealt
    | HandThrownIn
    | TrumpNamed
    | TrumpNoted
    | TrumpLaid
    | TrumpDrawn
    | TrumpAsked
    | TrumpSet
    | TrumpRevealed
    | CardPlayed
    | TrickWon
    | CardsCaptured
    | PileGrew
    | Claimed
    | Conceded
    | DealEnded
    | MatchEnded
)
