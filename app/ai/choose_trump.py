"""Rules of thumb for the trump: which suit to set, name, note or lay, and when to ask for it."""

from __future__ import annotations

from app.ai.knowledge import View
from app.ai.style import Style
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANK_ACE, RANK_OF, SUIT_OF, Card
from app.core.phases import Phase
from app.core.rules import TrumpMode

_LENGTH = 16
_HONOURS = {RANK_ACE: 15, RANK_ACE - 1: 10, RANK_ACE - 2: 6, RANK_ACE - 3: 3}


def strength(cards: list[Card]) -> int:
    """Return how good a suit is as trump: its length, and something for each honour."""
    return _LENGTH * len(cards) + sum(_HONOURS.get(RANK_OF[card], 0) for card in cards)


def strongest_suit(view: View) -> SeatAction:
    """Name or note the longest and strongest suit."""
    return max(view.seen.legal, key=lambda action: strength(view.suits[action.suit]))


def lay_low_of_strongest(view: View) -> SeatAction:
    """Lay the lowest card of the strongest suit, but no ten if another card will do."""
    return max(
        view.seen.legal,
        key=lambda action: (
            strength(view.suits[SUIT_OF[action.card]]),
            not view.is_prize(action.card),
            -action.card,
        ),
    )


def set_trump(view: View, style: Style) -> Card | None:
    """Set the trump by the first discard: the suit that is longest and strongest."""
    if view.led == NOBODY or not view.unset or SUIT_OF[view.cards[0]] == view.led:
        return None
    if view.rules.trump is not TrumpMode.FIRST_VOID:
        return None
    return max(view.cards, key=lambda card: _setting_value(view, card, style))


def _setting_value(view: View, card: Card, style: Style) -> float:
    value = strength(view.suits[SUIT_OF[card]]) - RANK_OF[card] * 0.5
    if view.is_prize(card):
        value += 20.0 if view.chance(card) >= style.trust(view) else -40.0
    return value + (30 * view.stake() + 9) * view.chance(card)


def should_ask(view: View) -> bool:
    """Say whether to ask for the hidden trump: for a ten, or if the partner hid it."""
    trump = view.seen.trump
    assert trump is not None
    if view.mine:
        return False
    if view.stake():
        return True
    return view.is_friend(trump.seat) and view.tricks_count


def ask_action(view: View) -> SeatAction | None:
    """Return the request for the hidden trump if it may be made now."""
    if view.seen.phase is not Phase.FOLLOW:
        return None
    last = view.seen.legal[-1]
    return last if last.kind is Kind.ASK else None
