"""A position with all hands in sight: what the exact solver is asked, and its JSON form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, TypeVar, cast

from app.core.cards import IS_TEN, SUIT_OF, Card, Hand, Suit
from app.core.errors import HukumError, NotationError
from app.core.notation import card_code, parse_card, parse_hand, parse_suit
from app.core.state import Pair

SEATS = 4
MOST_TRICKS = 13
TENS_IN_DECK = 4
KEYS = frozenset(("trump", "trump_mode", "objective", "leader", "hands", "trick", "tens", "tricks"))

_Kind = TypeVar("_Kind", bound=StrEnum)


class PositionError(HukumError):
    """A position that cannot be: the message names the one thing that is wrong."""


class TrumpMode(StrEnum):
    """How trump stands: a suit that is awake, none at all, or still set by the first void card."""

    AWAKE = "awake"
    NONE = "none"
    FIRST_VOID = "first_void"


class Objective(StrEnum):
    """What side 0 gathers and side 1 denies it."""

    TRICKS = "tricks"
    TENS = "tens"
    MENDIKOT = "mendikot"
    DEHLA = "dehla"


class Position(NamedTuple):
    """A position of four hands at any point of a trick.

    ``hands`` holds what is still held; ``trick`` the cards on the table in playing order, the
    first of them by ``leader``. ``tens`` and ``tricks`` count what each side has captured before
    this trick. Nothing is checked here: see `check`.
    """

    hands: tuple[Hand, ...]
    leader: int
    trump_mode: TrumpMode
    trump: Suit | None = None
    objective: Objective = Objective.TENS
    trick: Hand = ()
    tens: Pair = (0, 0)
    tricks: Pair = (0, 0)

    @property
    def turn(self) -> int:
        """Return the seat that plays next."""
        return (self.leader + len(self.trick)) % SEATS

    @property
    def tricks_left(self) -> int:
        """Return how many tricks are still to be won, the one on the table included."""
        return len(self.hands[self.leader]) + bool(self.trick)

    def legal_cards(self) -> Hand:
        """Return the cards that the seat to play may play, in ascending order."""
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        following = tuple(c for c in hand if SUIT_OF[c] == SUIT_OF[self.trick[0]])
        return following or hand

    def after(self, card: Card) -> Position:
        """Return the position after a legal card of the seat to play."""
        turn = self.turn
        left = tuple(c for c in self.hands[turn] if c != card)
        hands = (*self.hands[:turn], left, *self.hands[turn + 1 :])
        placed = self._replace(hands=hands, trick=(*self.trick, card))
        if self.trick and self.trump_mode is TrumpMode.FIRST_VOID:
            placed = placed._set_by(card)
        return placed if len(placed.trick) < SEATS else placed._captured()

    def _set_by(self, card: Card) -> Position:
        if SUIT_OF[card] == SUIT_OF[self.trick[0]]:
            return self
        return self._replace(trump_mode=TrumpMode.AWAKE, trump=SUIT_OF[card])

    def winner(self) -> int:
        """Return the seat whose card is winning the trick on the table, which is not empty."""
        best = max(self.trick, key=self._strength)
        return (self.leader + self.trick.index(best)) % SEATS

    def _strength(self, card: Card) -> tuple[bool, bool, Card]:
        suit = SUIT_OF[card]
        return suit == self.trump, suit == SUIT_OF[self.trick[0]], card

    def _captured(self) -> Position:
        winner = self.winner()
        side = winner % 2
        return self._replace(
            leader=winner,
            trick=(),
            tens=_add(self.tens, side, count_tens(self.trick)),
            tricks=_add(self.tricks, side, 1),
        )


def _add(pair: Pair, side: int, amount: int) -> Pair:
    return (pair[0] + amount, pair[1]) if side == 0 else (pair[0], pair[1] + amount)


def count_tens(cards: Sequence[Card]) -> int:
    """Return how many of the cards are tens."""
    return sum(IS_TEN[card] for card in cards)


def check(position: Position) -> Position:
    """Return the position itself; raise `PositionError` for the first thing that cannot be."""
    _check_trump(position)
    _check_seats(position)
    _check_cards(position)
    _check_counts(position)
    _check_following(position)
    _check_captured(position)
    return position


def _check_trump(position: Position) -> None:
    if position.trump_mode is TrumpMode.AWAKE:
        if position.trump is None:
            raise PositionError("an awake trump needs its suit")
    elif position.trump is not None:
        raise PositionError(f"with trump_mode {position.trump_mode} there is no trump suit yet")


def _check_seats(position: Position) -> None:
    if len(position.hands) != SEATS:
        raise PositionError(f"four hands are needed, not {len(position.hands)}")
    if not 0 <= position.leader < SEATS:
        raise PositionError(f"the leader is a seat from 0 to 3, not {position.leader}")
    if len(position.trick) >= SEATS:
        raise PositionError("a trick of four cards is over: it belongs to its winner")


def _check_cards(position: Position) -> None:
    seen: set[Card] = set()
    for card in (*position.trick, *(card for hand in position.hands for card in hand)):
        if card in seen:
            raise PositionError(f"{card_code(card)} is there twice")
        seen.add(card)
    if not seen:
        raise PositionError("no card is left")


def _check_counts(position: Position) -> None:
    size = position.tricks_left
    for step in range(SEATS):
        seat = (position.leader + step) % SEATS
        right = size - (step < len(position.trick))
        if len(position.hands[seat]) != right:
            found = len(position.hands[seat])
            raise PositionError(f"wrong number of cards: seat {seat} holds {found}, not {right}")


def _check_following(position: Position) -> None:
    for step, card in enumerate(position.trick):
        seat = (position.leader + step) % SEATS
        led = SUIT_OF[position.trick[0]]
        if SUIT_OF[card] == led:
            continue
        if position.trump_mode is TrumpMode.FIRST_VOID:
            raise PositionError(f"{card_code(card)} of seat {seat} has set the trump already")
        if any(SUIT_OF[held] == led for held in position.hands[seat]):
            raise PositionError(f"seat {seat} played {card_code(card)} but can follow suit")


def _check_captured(position: Position) -> None:
    if min(*position.tens, *position.tricks) < 0:
        raise PositionError("captured tens and tricks cannot be negative")
    if sum(position.tricks) + position.tricks_left > MOST_TRICKS:
        raise PositionError("more than 13 tricks in one deal")
    if any(position.tricks) and any(
        tens and not tricks for tens, tricks in zip(position.tens, position.tricks, strict=True)
    ):
        raise PositionError("a side without a trick has no tens")
    _check_tens(position)


def _check_tens(position: Position) -> None:
    in_play = count_tens(position.trick) + sum(map(count_tens, position.hands))
    total = sum(position.tens) + in_play
    if total > TENS_IN_DECK:
        raise PositionError(f"{total} tens in one deal")
    if position.objective in (Objective.MENDIKOT, Objective.DEHLA) and total < TENS_IN_DECK:
        raise PositionError(
            f"objective {position.objective} needs all four tens, captured or in play, not {total}"
        )


def parse_position(fields: Mapping[str, object]) -> Position:
    """Return the checked position of a JSON object; raise `PositionError` for the first fault.

    A card of the trick that its own seat still lists in its hand is taken out of it.
    """
    for key in fields:
        if key not in KEYS:
            raise PositionError(f"unknown key {key!r}")
    try:
        return check(_read(fields))
    except NotationError as error:
        raise PositionError(str(error)) from None


def _read(fields: Mapping[str, object]) -> Position:
    leader = _integer(_required(fields, "leader"), "leader")
    trick = _read_trick(fields.get("trick", []), leader)
    hands = _read_hands(_required(fields, "hands"))
    trump = fields.get("trump")
    return Position(
        hands=_without_trick(hands, trick, leader),
        leader=leader,
        trump_mode=_choice(TrumpMode, _required(fields, "trump_mode"), "trump_mode"),
        trump=None if trump is None else parse_suit(cast(str, trump)),
        objective=_choice(Objective, _required(fields, "objective"), "objective"),
        trick=trick,
        tens=_pair(fields.get("tens", [0, 0]), "tens"),
        tricks=_pair(fields.get("tricks", [0, 0]), "tricks"),
    )


def _required(fields: Mapping[str, object], key: str) -> object:
    if key not in fields:
        raise PositionError(f"{key} is missing")
    return fields[key]


def _integer(value: object, key: str) -> int:
    if type(value) is not int:
        raise PositionError(f"{key} is a whole number, not {value!r}")
    return value


def _list(value: object, key: str) -> list[object]:
    if not isinstance(value, list):
        raise PositionError(f"{key} is a list, not {value!r}")
    return value


def _pair(value: object, key: str) -> Pair:
    numbers = _list(value, key)
    if len(numbers) != 2:
        raise PositionError(f"{key} is a list of two numbers, one a side")
    return _integer(numbers[0], key), _integer(numbers[1], key)


def _choice(kind: type[_Kind], value: object, key: str) -> _Kind:
    try:
        return kind(cast(str, value))
    except ValueError:
        raise PositionError(f"{key} is one of {', '.join(kind)}, not {value!r}") from None


def _read_hands(value: object) -> tuple[Hand, ...]:
    return tuple(parse_hand(cast(str, text)) for text in _list(value, "hands"))


def _read_trick(value: object, leader: int) -> Hand:
    return tuple(
        _read_play(entry, (leader + step) % SEATS)
        for step, entry in enumerate(_list(value, "trick"))
    )


def _read_play(entry: object, seat: int) -> Card:
    words = entry.split(" ") if isinstance(entry, str) else []
    if len(words) != 2:
        raise PositionError(f"a card of the trick is a seat and a card, as '0 AS', not {entry!r}")
    if words[0] != str(seat):
        raise PositionError(f"the trick goes round from the leader: {entry!r} is not seat {seat}'s")
    return parse_card(words[1])


def _without_trick(hands: tuple[Hand, ...], trick: Hand, leader: int) -> tuple[Hand, ...]:
    played = {(leader + step) % SEATS: card for step, card in enumerate(trick)}
    return tuple(
        tuple(card for card in hand if card != played.get(seat)) for seat, hand in enumerate(hands)
    )
