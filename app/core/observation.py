"""What one seat may know (rules section 10); there is no way from it to a hidden card."""

from __future__ import annotations

from typing import NamedTuple

from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import SUIT_OF, Card, Hand, Suit, deck
from app.core.legal import legal_actions
from app.core.phases import Phase
from app.core.rules import RuleSet, TrumpMode
from app.core.state import DealState, Pair, Score, State, Trick, Trump
from app.core.trump import is_active, position, void_shows

SECRET_MODES = (TrumpMode.CLOSED_CARD, TrumpMode.FIRST_VOID_CLOSED)
"""The modes in which a trump sleeps that only one seat knows."""


class Observation(NamedTuple):
    """Everything that a seat may know while a deal is played.

    ``trump`` has suit and card `NOBODY` where they are hidden from this seat. ``counts`` are the
    cards left in each hand. ``voids[seat]`` are the suits of which the seat has shown that it holds
    none, ``holds[seat]`` suits of which it must still hold a card, ``shown[seat]`` cards that all
    know to be in its hand. ``history`` are the actions of the deal with secrets masked.
    """

    rules: RuleSet
    phase: Phase
    score: Score
    dealer: int
    seat: int
    turn: int
    hand: Hand
    dealt: Hand
    counts: tuple[int, ...]
    trick: Trick
    finished: tuple[Trick, ...]
    trump: Trump | None
    tens: Pair
    tricks: Pair
    captured: tuple[tuple[Card, ...], tuple[Card, ...]]
    pile: tuple[Trick, ...]
    run_seat: int
    voids: tuple[frozenset[Suit], ...]
    holds: tuple[frozenset[Suit], ...]
    shown: tuple[Hand, ...]
    history: tuple[SeatAction, ...]
    legal: tuple[SeatAction, ...]

    @property
    def side(self) -> int:
        """Return the seat's side."""
        return self.seat % 2

    @property
    def unseen(self) -> Hand:
        """Return the cards that the other seats hold, in ascending order."""
        return unseen_cards(self)


def observe(state: State, seat: int) -> Observation:
    """Return what a seat may know of a state in which a deal has been dealt."""
    deal = state.deal
    assert deal is not None
    return Observation(
        rules=state.rules,
        phase=state.phase,
        score=state.score,
        dealer=deal.dealer,
        seat=seat,
        turn=deal.turn,
        hand=deal.hands[seat],
        dealt=deal.dealt[seat],
        counts=tuple(map(len, deal.hands)),
        trick=deal.trick,
        finished=deal.finished,
        trump=_seen_trump(deal, seat),
        tens=deal.tens,
        tricks=deal.tricks,
        captured=deal.captured,
        pile=deal.pile,
        run_seat=deal.run_seat,
        voids=_voids(state, deal),
        holds=_holds(state, deal),
        shown=_shown(state.rules, deal),
        history=_history(deal, seat),
        legal=legal_actions(state)
        if deal.turn == seat and state.phase is not Phase.DRAW_TRUMP
        else (),
    )


def unseen_cards(observation: Observation) -> Hand:
    """Return every card that some other seat holds, in ascending order."""
    left = list(deck(observation.rules.deck_family))
    tricks = (*observation.finished, observation.trick)
    for card in (*observation.hand, *[card for trick in tricks for card in trick.cards]):
        left.remove(card)
    return tuple(left)


def _seen_trump(deal: DealState, seat: int) -> Trump | None:
    trump = deal.trump
    if trump is None or trump.seat == seat or not is_secret(trump):
        return trump
    return trump._replace(suit=NOBODY, card=NOBODY)


def is_secret(trump: Trump) -> bool:
    """Say whether the suit is known to the seat alone that chose it."""
    return trump.how in SECRET_MODES and trump.awake_at is None


def _history(deal: DealState, seat: int) -> tuple[SeatAction, ...]:
    if deal.trump is None or deal.trump.seat == seat or not is_secret(deal.trump):
        return deal.actions
    return tuple(map(_masked, deal.actions))


def _masked(action: SeatAction) -> SeatAction:
    if action.kind in (Kind.NOTE, Kind.LAY):
        return action._replace(card=NOBODY, suit=NOBODY)
    return action


def _all_tricks(deal: DealState) -> tuple[Trick, ...]:
    return (*deal.finished, deal.trick) if deal.trick.cards else deal.finished


def _voids(state: State, deal: DealState) -> tuple[frozenset[Suit], ...]:
    rules = state.rules
    voids: list[set[Suit]] = [set() for _ in range(rules.players)]
    for number, trick in enumerate(_all_tricks(deal), 1):
        led = SUIT_OF[trick.cards[0]]
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % rules.players
            if SUIT_OF[card] != led:
                voids[seat].add(led)
                if _asked_in_vain(rules, deal, seat, card, (number, place + 1)):
                    assert deal.trump is not None
                    voids[seat].add(deal.trump.suit)
    _add_void_of_the_turn(state, deal, voids)
    return tuple(map(frozenset, voids))


def _asked_in_vain(rules: RuleSet, deal: DealState, seat: int, card: Card, at: Pair) -> bool:
    trump = deal.trump
    if trump is None or trump.awake_at != at or not rules.asker_must_trump:
        return False
    asked = any(action.kind is Kind.ASK and action.seat == seat for action in deal.actions)
    return asked and SUIT_OF[card] != trump.suit


def _add_void_of_the_turn(state: State, deal: DealState, voids: list[set[Suit]]) -> None:
    """Add what a seat has shown that must name, or that woke the trump and is yet to play."""
    trump = deal.trump
    if deal.turn == NOBODY or not deal.trick.cards:
        return
    woke_now = (
        trump is not None
        and trump.awake_at == position(deal)
        and trump.how in (*SECRET_MODES, TrumpMode.FIRST_VOID_NAMED)
    )
    if woke_now or state.phase is Phase.NAME_TRUMP:
        voids[deal.turn].add(SUIT_OF[deal.trick.cards[0]])


def _holds(state: State, deal: DealState) -> tuple[frozenset[Suit], ...]:
    holds: list[set[Suit]] = [set() for _ in range(state.rules.players)]
    trump = deal.trump
    if (
        trump is not None
        and trump.awake_at is not None
        and trump.how in (TrumpMode.FIRST_VOID_NAMED, TrumpMode.FIRST_VOID_CLOSED)
        and not _played_since_choice(deal, trump)
    ):
        holds[trump.seat].add(trump.suit)
    if state.phase is Phase.FOLLOW and void_shows(state.rules, deal):
        holds[deal.turn].add(SUIT_OF[deal.trick.cards[0]])
    return tuple(map(frozenset, holds))


def _played_since_choice(deal: DealState, trump: Trump) -> bool:
    chosen = next(
        index
        for index, action in enumerate(deal.actions)
        if action.kind in (Kind.NAME, Kind.NOTE) and action.seat == trump.seat
    )
    return any(
        action.kind is Kind.PLAY
        and action.seat == trump.seat
        and SUIT_OF[action.card] == trump.suit
        for action in deal.actions[chosen + 1 :]
    )


def _shown(rules: RuleSet, deal: DealState) -> tuple[Hand, ...]:
    shown: list[Hand] = [()] * rules.players
    card = shown_trump_card(deal)
    if card is not None:
        assert deal.trump is not None
        shown[deal.trump.owner] = (card,)
    return tuple(shown)


def shown_trump_card(deal: DealState) -> Card | None:
    """Return the trump card that all see in its owner's hand; None once it has been played."""
    trump = deal.trump
    if trump is None or trump.card == NOBODY or trump.awake_at is None:
        return None
    played = any(
        action.kind is Kind.PLAY and action.seat == trump.owner and action.card == trump.card
        for action in deal.actions
    )
    return None if played else trump.card


def trick_is_trump(trick: Trick, number: int, trump: Trump | None) -> tuple[bool, ...]:
    """Return for each card of a trick (number from 1) whether it is an active trump."""
    return tuple(
        is_active(trump, card, (number, place)) for place, card in enumerate(trick.cards, 1)
    )
