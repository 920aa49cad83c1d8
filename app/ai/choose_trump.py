"""Rules of thumb for the trump: which suit to set, name, note or lay, and when to ask for it."""

from __future__ import annotations

from app.ai.follow import discard_cost
from app.ai.knowledge import View
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANK_ACE, RANK_OF, SUIT_OF, Card
from app.core.phases import Phase

_HONOURS = {RANK_ACE: 1.5, RANK_ACE - 1: 1.0, RANK_ACE - 2: 0.6, RANK_ACE - 3: 0.3}


def strength(cards: list[Card]) -> float:
    """Return how good a suit is as trump: its length, and something for each honour."""
    return 1.6 * len(cards) + sum(_HONOURS.get(RANK_OF[card], 0.0) for card in cards)


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


def set_trump(view: View, safe: float) -> Card | None:
    """Set the trump by the first discard: the suit that is longest and strongest."""
    if view.led == NOBODY or not view.unset or SUIT_OF[view.cards[0]] == view.led:
        return None
    if not any(view.is_trump_if_played(card) for card in view.cards):
        return None
    return max(view.cards, key=lambda card: _setting_value(view, card, safe))


def _setting_value(view: View, card: Card, safe: float) -> float:
    value = strength(view.suits[SUIT_OF[card]]) - RANK_OF[card] * 0.05
    if view.is_prize(card):
        value += 2.0 if view.chance(card) >= safe else -4.0
    stake = view.stake() + 0.3
    return value + 3.0 * stake * view.chance(card)


def should_ask(view: View) -> bool:
    """Say whether to ask for the hidden trump: for a ten, or if the partner hid it."""
    trump = view.seen.trump
    assert trump is not None
    if view.mine:
        return False
    if view.stake():
        return True
    return view.is_friend(trump.seat) and view.tricks_count


def discard_of_setter(view: View, safe: float) -> Card | None:
    """Throw the first discard from outside the suit that will be noted as trump."""
    if view.led == NOBODY or not view.unset or SUIT_OF[view.cards[0]] == view.led:
        return None
    best = max(view.suits, key=strength)
    cards = [card for card in view.cards if card not in best] or view.cards
    return min(cards, key=lambda card: (discard_cost(view, card), card))


def ask_action(view: View) -> SeatAction | None:
    """Return the request for the hidden trump if it may be made now."""
    if view.seen.phase is not Phase.FOLLOW:
        return None
    last = view.seen.legal[-1]
    return last if last.kind is Kind.ASK else None
