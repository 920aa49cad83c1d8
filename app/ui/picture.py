"""What the table shows of a match, as plain data: one seat's view, never more.

The window is drawn from pictures alone, so two equal pictures look the same whatever happened
before, and nothing that the viewer may not know can reach a widget.
"""

from __future__ import annotations

from typing import NamedTuple

from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import SUIT_OF, TENS, Card, Suit
from app.core.log import DEAL_ENDS, Header
from app.core.observation import Observation, is_secret, observe
from app.core.outcomes import side_of_rest
from app.core.phases import Phase
from app.core.rules import Direction, RuleSet, TrumpMode
from app.core.state import DealResult, MatchOutcome, Pair, State, Trump
from app.ui.arrange import arranged


class SeatPicture(NamedTuple):
    """One seat: ``place`` counts round the screen, anticlockwise from the bottom.

    ``shown`` are cards that all know to be in the hand, ``hides_trump`` says that its owner's trump
    lies face down there.
    """

    seat: int
    place: int
    name: str
    level: str | None
    cards: int
    is_dealer: bool
    is_turn: bool
    shown: tuple[Card, ...]
    hides_trump: bool
    ours: bool


class TrickCard(NamedTuple):
    """A card in the middle; ``wins`` marks the card that is winning."""

    seat: int
    place: int
    card: Card
    wins: bool
    is_trump: bool


class TenPicture(NamedTuple):
    """A ten: ``side`` captured it (0 ours, 1 theirs), else None."""

    suit: Suit
    side: int | None
    in_hand: bool
    on_table: bool


class Picture(NamedTuple):
    """Everything that the table shows; pairs are (ours, theirs)."""

    rules: RuleSet
    phase: Phase
    viewer: int
    deal: int
    hand: tuple[Card, ...]
    playable: frozenset[Card]
    marked: frozenset[Card]
    choices: tuple[SeatAction, ...]
    trick: tuple[TrickCard, ...]
    seats: tuple[SeatPicture, ...]
    tens: tuple[TenPicture, ...]
    trump: Trump | None
    taken_tens: Pair
    taken_tricks: Pair
    streaks: Pair
    points: Pair
    pile: int
    pile_taker: int
    """Who takes the pile with one more trick in a row, `NOBODY` if nobody or just anybody does."""
    result: DealResult | None
    outcome: MatchOutcome | None

    @property
    def my_turn(self) -> bool:
        """Say whether the viewer must decide now."""
        return bool(self.choices)

    @property
    def may_ask(self) -> bool:
        """Say whether the viewer may ask for the trump."""
        return any(action.kind is Kind.ASK for action in self.choices)

    @property
    def led(self) -> Suit | None:
        """Return the suit that was led, None before a lead."""
        if not self.trick or self.phase is Phase.TRICK_OVER:
            return None
        return SUIT_OF[self.trick[0].card]

    @property
    def must_follow(self) -> bool:
        """Say whether the viewer is bound to the suit that was led."""
        led = self.led
        return led is not None and any(SUIT_OF[card] == led for card in self.playable)


def place_of(seat: int, viewer: int, rules: RuleSet) -> int:
    """Return where a seat sits, counted anticlockwise from the viewer at the bottom."""
    turn = 1 if rules.direction is Direction.ANTICLOCKWISE else -1
    return (seat - viewer) * turn % rules.players


def ours_first(pair: Pair, viewer: int) -> Pair:
    """Return a pair by side as (ours, theirs)."""
    return pair if viewer % 2 == 0 else (pair[1], pair[0])


def picture(
    state: State, header: Header, viewer: int, deal: int, *, trump_first: bool = True
) -> Picture:
    """Return what the viewer's table shows; ``deal`` is the number of the deal in the match."""
    if state.deal is None:
        return _empty(state, header, viewer)
    seen = observe(state, viewer)
    trump = seen.trump
    known = trump.suit if trump is not None and trump.suit != NOBODY and trump_first else None
    over = state.phase in DEAL_ENDS
    result = state.deal.result if over else None
    return Picture(
        rules=seen.rules,
        phase=seen.phase,
        viewer=viewer,
        deal=deal,
        hand=arranged(seen.hand, known),
        playable=frozenset(a.card for a in seen.legal if a.kind in (Kind.PLAY, Kind.LAY)),
        marked=_marked(seen),
        choices=seen.legal if header.seats[viewer].kind == "human" else (),
        trick=_trick(seen),
        seats=tuple(_seat(seen, header, seat) for seat in range(seen.rules.players)),
        tens=_tens(seen, result),
        trump=trump,
        taken_tens=ours_first(seen.tens if result is None else result.tens, viewer),
        taken_tricks=ours_first(seen.tricks if result is None else result.tricks, viewer),
        streaks=ours_first(state.score.streaks, viewer),
        points=ours_first(state.score.points, viewer),
        pile=len(seen.pile) if result is None else 0,
        pile_taker=NOBODY if _is_last_trick(seen) else seen.run_seat,
        result=result,
        outcome=state.score.outcome if over else None,
    )


def _is_last_trick(seen: Observation) -> bool:
    return len(seen.finished) + 1 >= seen.rules.hand_size


def concealed(seen: Picture) -> Picture:
    """Return a picture without what its viewer alone may know: the next person to look."""
    trump = seen.trump
    if trump is not None and is_secret(trump):
        trump = trump._replace(suit=NOBODY, card=NOBODY)
    return seen._replace(
        hand=(),
        playable=frozenset(),
        marked=frozenset(),
        choices=(),
        tens=tuple(ten._replace(in_hand=False) for ten in seen.tens),
        trump=trump,
    )


def _empty(state: State, header: Header, viewer: int) -> Picture:
    rules, score = state.rules, state.score
    seats = tuple(
        SeatPicture(
            seat,
            place_of(seat, viewer, rules),
            info.name,
            info.level,
            0,
            seat == score.dealer,
            False,
            (),
            False,
            seat % 2 == viewer % 2,
        )
        for seat, info in enumerate(header.seats)
    )
    tens = tuple(
        TenPicture(SUIT_OF[card], None, False, False) for card in TENS for _ in range(rules.decks)
    )
    return Picture(
        rules=rules,
        phase=state.phase,
        viewer=viewer,
        deal=score.deals + 1,
        hand=(),
        playable=frozenset(),
        marked=frozenset(),
        choices=(),
        trick=(),
        seats=seats,
        tens=tens,
        trump=None,
        taken_tens=(0, 0),
        taken_tricks=(0, 0),
        streaks=ours_first(score.streaks, viewer),
        points=ours_first(score.points, viewer),
        pile=0,
        pile_taker=NOBODY,
        result=None,
        outcome=score.outcome,
    )


def _marked(seen: Observation) -> frozenset[Card]:
    trump = seen.trump
    own = set(seen.shown[seen.seat])
    if trump is not None and trump.seat == seen.seat and trump.awake_at is None:
        own.add(trump.card)
    return frozenset(own)


def _trick(seen: Observation) -> tuple[TrickCard, ...]:
    trick, players = seen.trick, seen.rules.players
    return tuple(
        TrickCard(
            seat,
            place_of(seat, seen.seat, seen.rules),
            card,
            seat == trick.best_seat,
            seat == trick.best_seat and trick.best_is_trump,
        )
        for seat, card in zip(trick.seats(players), trick.cards, strict=True)
    )


def _seat(seen: Observation, header: Header, seat: int) -> SeatPicture:
    return SeatPicture(
        seat=seat,
        place=place_of(seat, seen.seat, seen.rules),
        name=header.seats[seat].name,
        level=header.seats[seat].level,
        cards=seen.counts[seat],
        is_dealer=seat == seen.dealer,
        is_turn=seat == seen.turn,
        shown=seen.shown[seat],
        hides_trump=_hides_trump(seen, seat),
        ours=seat % 2 == seen.side,
    )


def _hides_trump(seen: Observation, seat: int) -> bool:
    trump = seen.trump
    if trump is None or trump.awake_at is not None or trump.seat != seat:
        return False
    return trump.how is TrumpMode.CLOSED_CARD


def _tens(seen: Observation, result: DealResult | None) -> tuple[TenPicture, ...]:
    rest = None if result is None else side_of_rest(seen.rules, result, seen.tens)
    claimed = None if rest is None else int(rest != seen.side)
    pictures: list[TenPicture] = []
    for card in TENS:
        mine, theirs = (seen.captured[side].count(card) for side in _sides(seen))
        held = seen.hand.count(card)
        table = seen.trick.cards.count(card) + sum(t.cards.count(card) for t in seen.pile)
        unseen = seen.rules.decks - mine - theirs - held - table
        suit = SUIT_OF[card]
        pictures += [TenPicture(suit, 0, False, False)] * mine
        pictures += [TenPicture(suit, 1, False, False)] * theirs
        if claimed is not None:
            left = held + table + unseen
            pictures += [TenPicture(suit, claimed, False, False)] * left
            continue
        pictures += [TenPicture(suit, None, True, False)] * held
        pictures += [TenPicture(suit, None, False, True)] * table
        pictures += [TenPicture(suit, None, False, False)] * unseen
    return tuple(pictures)


def _sides(seen: Observation) -> Pair:
    return (seen.side, 1 - seen.side)
