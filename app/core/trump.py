"""How a trump is set, noted, asked for and woken, and which card wins (rules section 3)."""

from __future__ import annotations

from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import SUIT_OF, Card
from app.core.events import (
    Event,
    TrumpAsked,
    TrumpDrawn,
    TrumpLaid,
    TrumpNamed,
    TrumpNoted,
    TrumpRevealed,
    TrumpSet,
)
from app.core.phases import Phase
from app.core.rules import IdenticalCards, Reveal, RuleSet, TrumpMode
from app.core.state import DealState, Pair, Trick, Trump

_BEFORE_THE_LEAD: Pair = (1, 1)

# Python 3.11 looks members of an enum up slowly; these are needed at every card.
_FIRST_VOID, _CLOSED_CARD = TrumpMode.FIRST_VOID, TrumpMode.CLOSED_CARD
_NAMED, _NOTED = TrumpMode.FIRST_VOID_NAMED, TrumpMode.FIRST_VOID_CLOSED
_REQUEST = Reveal.REQUEST


def opening(rules: RuleSet, dealer: int) -> tuple[Phase, int]:
    """Return the first phase of a dealt deal and the seat that acts in it."""
    leader = (dealer + 1) % rules.players
    partner = (dealer + 2) % rules.players
    if rules.trump is TrumpMode.OPEN_PARTNER:
        return Phase.CHOOSE_TRUMP, partner
    if rules.trump is TrumpMode.OPEN_DRAWN:
        return Phase.DRAW_TRUMP, leader
    if rules.trump in (TrumpMode.OPEN_CARD, TrumpMode.CLOSED_CARD):
        return Phase.LAY_TRUMP, leader
    return Phase.LEAD, leader


def position(deal: DealState) -> Pair:
    """Return (trick, card in it), both from 1, of the next card to be played."""
    return len(deal.finished) + 1, len(deal.trick.cards) + 1


def is_active(trump: Trump | None, card: Card, at: Pair) -> bool:
    """Say whether a card played at a position is an active trump (rules section 3)."""
    return (
        trump is not None
        and trump.suit == SUIT_OF[card]
        and trump.awake_at is not None
        and trump.awake_at <= at
    )


def is_void(deal: DealState) -> bool:
    """Say whether the seat to act cannot follow the suit led."""
    led = SUIT_OF[deal.trick.cards[0]]
    return led not in [SUIT_OF[card] for card in deal.hands[deal.turn]]


def when_chosen(
    rules: RuleSet, deal: DealState, action: SeatAction
) -> tuple[Trump, tuple[Event, ...]]:
    """Return the trump that a seat names, notes, lays or draws; the choice is taken as legal."""
    seat, card, how = action.seat, action.card, rules.trump
    if action.kind is Kind.NAME:
        awake = _BEFORE_THE_LEAD if how is TrumpMode.OPEN_PARTNER else position(deal)
        return Trump(action.suit, seat, how, awake), (TrumpNamed(seat, action.suit),)
    if action.kind is Kind.NOTE:
        return Trump(action.suit, seat, how, None), (TrumpNoted(seat),)
    suit = SUIT_OF[card]
    if action.kind is Kind.DRAW:
        chosen = Trump(suit, seat, how, _BEFORE_THE_LEAD, card, action.other)
        return chosen, (TrumpDrawn(seat, action.other, card),)
    if how is TrumpMode.OPEN_CARD:
        return Trump(suit, seat, how, _BEFORE_THE_LEAD, card, seat), (TrumpLaid(seat, card),)
    return Trump(suit, seat, how, None, card, seat), (TrumpLaid(seat, None),)


def when_played(
    rules: RuleSet, deal: DealState, card: Card
) -> tuple[Trump | None, tuple[Event, ...]]:
    """Return the trump once a card is played: it may set it, or be the hidden card itself."""
    trump = deal.trump
    if trump is None:
        cards = deal.trick.cards
        if cards and SUIT_OF[card] != SUIT_OF[cards[0]] and rules.trump is _FIRST_VOID:
            return _set_by(rules, deal, card)
    elif trump.awake_at is None and trump.card == card and trump.owner == deal.turn:
        return _woken(trump, deal)
    return trump, ()


def _set_by(rules: RuleSet, deal: DealState, card: Card) -> tuple[Trump, tuple[Event, ...]]:
    suit, seat = SUIT_OF[card], deal.turn
    awake: Pair | None = position(deal)
    if not rules.setting_card_is_trump:
        trick = len(deal.finished) + 2
        awake = (trick, 1) if trick <= rules.hand_size else None
    return Trump(suit, seat, rules.trump, awake), (TrumpSet(seat, suit),)


def _woken(trump: Trump, deal: DealState) -> tuple[Trump, tuple[Event, ...]]:
    card = None if trump.card == NOBODY else trump.card
    woken = trump._replace(awake_at=position(deal))
    return woken, (TrumpRevealed(trump.seat, trump.suit, card),)


def with_card(rules: RuleSet, deal: DealState, trump: Trump | None, card: Card) -> Trick:
    """Return the trick with the card of the seat to act on it (rules section 2)."""
    leader, cards, best_seat, best_card, best_is_trump = deal.trick
    active = (
        trump is not None and trump.suit == SUIT_OF[card] and is_active(trump, card, position(deal))
    )
    if not cards or _beats(rules, best_card, best_is_trump, card, active):
        return Trick(leader, (*cards, card), deal.turn, card, active)
    return Trick(leader, (*cards, card), best_seat, best_card, best_is_trump)


def _beats(rules: RuleSet, best: Card, best_is_trump: bool, card: Card, active: bool) -> bool:
    if active is not best_is_trump:
        return active
    if SUIT_OF[card] != SUIT_OF[best]:
        return False
    if card == best:
        return rules.identical_cards is IdenticalCards.LATER
    return card > best


def must_note(rules: RuleSet, deal: DealState, card: Card) -> bool:
    """Say whether the seat to act must note the trump secretly once it has played a card."""
    if deal.trump is not None or rules.trump is not _NOTED:
        return False
    cards = deal.trick.cards
    return bool(cards) and SUIT_OF[card] != SUIT_OF[cards[0]] and len(deal.hands[deal.turn]) > 1


def may_wake_by_turn(rules: RuleSet, trump: Trump | None) -> bool:
    """Say whether the turn of a void seat can set or wake the trump before it plays."""
    if trump is None:
        return rules.trump is _NAMED
    return trump.awake_at is None


def void_shows(rules: RuleSet, deal: DealState) -> bool:
    """Say whether the turn would show a void: a void seat names the trump first, or wakes it."""
    trump, how = deal.trump, rules.trump
    if trump is None:
        return how is _NAMED
    if trump.awake_at is not None:
        return False
    if how is _NOTED:
        return trump.seat == deal.turn
    return how is _CLOSED_CARD and rules.reveal is Reveal.FIRST_VOID


def when_turn_comes(
    rules: RuleSet, deal: DealState
) -> tuple[Phase, Trump | None, tuple[Event, ...]]:
    """Return the phase of a seat whose turn comes in a trick, and the trump that this wakes."""
    trump = deal.trump
    if not void_shows(rules, deal) or not is_void(deal):
        return Phase.FOLLOW, trump, ()
    if trump is None:
        return Phase.NAME_TRUMP, None, ()
    return (Phase.FOLLOW, *_woken(trump, deal))


def may_ask(rules: RuleSet, deal: DealState) -> bool:
    """Say whether the seat to act may ask for the hidden trump before it plays."""
    trump = deal.trump
    return (
        trump is not None
        and trump.awake_at is None
        and rules.trump is _CLOSED_CARD
        and rules.reveal is _REQUEST
        and trump.seat != deal.turn
        and bool(deal.trick.cards)
        and is_void(deal)
    )


def when_asked(deal: DealState) -> tuple[Trump, tuple[Event, ...]]:
    """Return the trump that a seat's request wakes; the request is taken as legal."""
    assert deal.trump is not None
    woken, events = _woken(deal.trump, deal)
    return woken, (TrumpAsked(deal.turn), *events)
