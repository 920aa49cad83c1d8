"""What a seat does, and what the table does between the seats' turns."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.core.cards import DECK_SIZE, Card, Hand, Suit
from app.core.errors import NotationError
from app.core.notation import card_code, parse_card, parse_suit, suit_code

NOBODY = -1
"""In place of a seat: nobody; in place of a card or suit: none, or hidden from the viewer."""

MOST_SEATS = 6


class Kind(StrEnum):
    """Every kind of action; the first eight are those of records, the others the table's own."""

    PLAY = "play"
    NAME = "name"
    NOTE = "note"
    LAY = "lay"
    DRAW = "draw"
    ASK = "ask"
    CLAIM = "claim"
    CONCEDE = "concede"
    CUT = "cut"
    DEAL = "deal"
    COLLECT = "collect"
    NEXT = "next"


class SeatAction(NamedTuple):
    """An action in the name of one seat, as it stands in a record.

    ``card`` belongs to play, lay and draw; ``suit`` to name and note; ``other`` is the seat from
    whose hand a card is drawn. What does not belong to the kind is `NOBODY`.
    """

    kind: Kind
    seat: int
    card: Card = NOBODY
    suit: Suit = NOBODY
    other: int = NOBODY

    def __str__(self) -> str:
        """Return the text of the record format, as ``2 play 9H``."""
        words = [str(self.seat), str(self.kind)]
        if self.other != NOBODY:
            words.append(str(self.other))
        if self.card != NOBODY:
            words.append(card_code(self.card))
        if self.suit != NOBODY:
            words.append(suit_code(self.suit))
        return " ".join(words)


class Cut(NamedTuple):
    """The table lets every seat that is still in cut a card; ``cards`` in order of those seats."""

    cards: tuple[Card, ...]
    kind: Kind = Kind.CUT
    seat: int = NOBODY


class Deal(NamedTuple):
    """The table deals a numbered deal, or given ``hands`` if the number is None."""

    number: int | None
    hands: tuple[Hand, ...] | None = None
    kind: Kind = Kind.DEAL
    seat: int = NOBODY


class Collect(NamedTuple):
    """The table takes the finished trick away."""

    kind: Kind = Kind.COLLECT
    seat: int = NOBODY


class Next(NamedTuple):
    """The table goes on to the next deal, or to a new match after a finished one."""

    kind: Kind = Kind.NEXT
    seat: int = NOBODY


Action = SeatAction | Cut | Deal | Collect | Next
COLLECT = Collect()
NEXT = Next()

PLAYS = tuple(
    tuple(SeatAction(Kind.PLAY, seat, card) for card in range(DECK_SIZE))
    for seat in range(MOST_SEATS)
)
"""The action of playing a card, by seat and card: made once, for they are by far the most."""


def play(seat: int, card: Card) -> SeatAction:
    """Return the action of playing a card."""
    return PLAYS[seat][card]


def name(seat: int, suit: Suit) -> SeatAction:
    """Return the action of naming the trump openly."""
    return SeatAction(Kind.NAME, seat, suit=suit)


def note(seat: int, suit: Suit) -> SeatAction:
    """Return the action of noting the trump secretly."""
    return SeatAction(Kind.NOTE, seat, suit=suit)


def lay(seat: int, card: Card) -> SeatAction:
    """Return the action of putting the trump card on the table."""
    return SeatAction(Kind.LAY, seat, card)


def draw(seat: int, other: int, card: Card) -> SeatAction:
    """Return the action of drawing the trump card from another hand."""
    return SeatAction(Kind.DRAW, seat, card, other=other)


def ask(seat: int) -> SeatAction:
    """Return the request to reveal the trump."""
    return SeatAction(Kind.ASK, seat)


def claim(seat: int) -> SeatAction:
    """Return the claim of all the tricks that are left."""
    return SeatAction(Kind.CLAIM, seat)


def concede(seat: int) -> SeatAction:
    """Return the concession of the deal."""
    return SeatAction(Kind.CONCEDE, seat)


_WORDS = {
    Kind.PLAY: ("CARD",),
    Kind.NAME: ("SUIT",),
    Kind.NOTE: ("SUIT",),
    Kind.LAY: ("CARD",),
    Kind.DRAW: ("SEAT", "CARD"),
    Kind.ASK: (),
    Kind.CLAIM: (),
    Kind.CONCEDE: (),
}


def parse_action(text: str) -> SeatAction:
    """Return the action of a record's text; raise `NotationError` for anything else."""
    words = str(text).split(" ")
    if len(words) < 2 or words[1] not in _WORDS:
        raise NotationError(f"{text!r} is not an action")
    kind = Kind(words[1])
    if len(words) != 2 + len(_WORDS[kind]):
        wanted = " ".join(("SEAT", str(kind), *_WORDS[kind]))
        raise NotationError(f"{text!r} is not an action: {kind} is written {wanted}")
    return _built(kind, _seat(words[0], text), words[2:], text)


def _built(kind: Kind, seat: int, words: list[str], text: str) -> SeatAction:
    if kind in (Kind.NAME, Kind.NOTE):
        return SeatAction(kind, seat, suit=parse_suit(words[0]))
    if kind is Kind.DRAW:
        return draw(seat, _seat(words[0], text), parse_card(words[1]))
    if kind is Kind.PLAY:
        return play(seat, parse_card(words[0]))
    if kind is Kind.LAY:
        return lay(seat, parse_card(words[0]))
    return SeatAction(kind, seat)


def _seat(word: str, text: str) -> int:
    if len(word) == 1 and word in "012345":
        return int(word)
    raise NotationError(f"{text!r} is not an action: {word!r} is not a seat")
