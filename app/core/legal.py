"""What is legal: which seat acts, and everything that it may do (rules sections 2 and 3)."""

from __future__ import annotations

from collections.abc import Callable

from app.core import trump
from app.core.actions import NOBODY, PLAYS, Kind, SeatAction, ask, lay, name, note
from app.core.cards import SUIT_OF, SUITS, Card, Hand
from app.core.phases import Phase
from app.core.state import DealState, State

_ASKED = Phase.ASKED  # Python 3.11 looks members of an enum up slowly


def seat_to_act(state: State) -> int:
    """Return the seat whose turn it is, `NOBODY` in a phase of the table."""
    return NOBODY if state.deal is None else state.deal.turn


def legal_actions(state: State) -> tuple[SeatAction, ...]:
    """Return what the seat to act may do, in ascending order of cards or suits.

    Claims and concessions are left out: they are always asked for by name (`is_legal`). In a phase
    of the table it is empty; in a phase of chance it lists every outcome.
    """
    deal = state.deal
    if deal is None or deal.turn == NOBODY:
        return ()
    return _CHOICES[state.phase](state, deal)


def legal_cards(state: State) -> Hand:
    """Return the cards that the seat to act may play, each once; empty if it may play none."""
    if state.deal is None or state.phase not in (Phase.LEAD, Phase.FOLLOW, Phase.ASKED):
        return ()
    return playable(state, state.deal)


def playable(state: State, deal: DealState) -> Hand:
    """Return the cards that the seat to act may play, each once; it must be a phase of play."""
    hand = deal.hands[deal.turn]
    cards = deal.trick.cards
    if cards:
        led = SUIT_OF[cards[0]]
        following = tuple([card for card in hand if SUIT_OF[card] == led])
        if following:
            hand = following
        elif state.phase is _ASKED and state.rules.asker_must_trump:
            assert deal.trump is not None
            suit = deal.trump.suit
            hand = tuple([card for card in hand if SUIT_OF[card] == suit]) or hand
    if state.rules.decks > 1:
        return tuple(dict.fromkeys(hand))
    return hand


def may_play(state: State, deal: DealState, card: Card) -> bool:
    """Say whether a card is one of the `playable`, without listing them."""
    hand = deal.hands[deal.turn]
    cards = deal.trick.cards
    if card not in hand:
        return False
    if not cards or SUIT_OF[card] == SUIT_OF[cards[0]]:
        return True
    return card in playable(state, deal)


def _plays(state: State, deal: DealState) -> tuple[SeatAction, ...]:
    plays = PLAYS[deal.turn]
    return tuple([plays[card] for card in playable(state, deal)])


def _follows(state: State, deal: DealState) -> tuple[SeatAction, ...]:
    plays = _plays(state, deal)
    if trump.may_ask(state.rules, deal):
        return (*plays, ask(deal.turn))
    return plays


def _lays(_state: State, deal: DealState) -> tuple[SeatAction, ...]:
    return tuple(lay(deal.turn, card) for card in dict.fromkeys(deal.hands[deal.turn]))


def _draws(_state: State, deal: DealState) -> tuple[SeatAction, ...]:
    return tuple(
        SeatAction(Kind.DRAW, deal.turn, card, other=other)
        for other, hand in enumerate(deal.hands)
        if other != deal.turn
        for card in dict.fromkeys(hand)
    )


def _names_any(_state: State, deal: DealState) -> tuple[SeatAction, ...]:
    return tuple(name(deal.turn, suit) for suit in SUITS)


def _names_held(_state: State, deal: DealState) -> tuple[SeatAction, ...]:
    return tuple(name(deal.turn, suit) for suit in _suits(deal))


def _notes(_state: State, deal: DealState) -> tuple[SeatAction, ...]:
    return tuple(note(deal.turn, suit) for suit in _suits(deal))


def _suits(deal: DealState) -> list[int]:
    return sorted({SUIT_OF[card] for card in deal.hands[deal.turn]})


_CHOICES: dict[Phase, Callable[[State, DealState], tuple[SeatAction, ...]]] = {
    Phase.DRAW_TRUMP: _draws,
    Phase.LAY_TRUMP: _lays,
    Phase.CHOOSE_TRUMP: _names_any,
    Phase.LEAD: _plays,
    Phase.FOLLOW: _follows,
    Phase.NAME_TRUMP: _names_held,
    Phase.NOTE_TRUMP: _notes,
    Phase.ASKED: _plays,
}
