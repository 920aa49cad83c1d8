"""Plays that no good player considers, left out before anything is searched."""

from __future__ import annotations

from app.ai.knowledge import View
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANKS_PER_SUIT, SUIT_OF, Card
from app.core.rules import Capture

ALL_BUT_SURE = 0.8
"""How likely a ruff is to come if no ten is led into it."""


def sensible(view: View) -> list[SeatAction]:
    """Return the legal actions without those that another one beats whatever the hands are.

    A seat that follows suit and does not win plays its lowest card or a ten. In last place it
    gives no ten away, does not overtake its partner, wins no dearer than it must, and brings a ten
    home if it can. No seat leads a ten that an opponent is all but sure to ruff.
    """
    kept = set(_sensible_cards(view))
    return [
        action for action in view.seen.legal if action.kind is not Kind.PLAY or action.card in kept
    ]


def distinct(view: View, actions: list[SeatAction]) -> list[SeatAction]:
    """Return the actions without the higher of two cards that no card in play tells apart."""
    if view.rules.decks > 1:
        return actions
    return [
        action
        for action in actions
        if action.kind is not Kind.PLAY or not _is_like_lower(view, action.card)
    ]


def _is_like_lower(view: View, card: Card) -> bool:
    """Say whether the seat also holds the next lower card that is still in play."""
    if _stands_out(view, card):
        return False
    for other in range(card - 1, SUIT_OF[card] * RANKS_PER_SUIT - 1, -1):
        if other in view.suits[SUIT_OF[card]]:
            return not _stands_out(view, other)
        if view.left[other] or other in view.seen.trick.cards:
            return False
    return False


def _stands_out(view: View, card: Card) -> bool:
    trump = view.seen.trump
    return view.is_prize(card) or (trump is not None and card == trump.card)


def _sensible_cards(view: View) -> list[Card]:
    cards = view.cards
    if len(cards) < 2:
        return cards
    if view.led == NOBODY:
        return [card for card in cards if not _leads_into_ruff(view, card)] or cards
    if not view.later and view.rules.capture is Capture.AT_ONCE:
        cards = _in_last_place(view)
    if SUIT_OF[cards[0]] == view.led:
        cards = _lowest_of_the_losers(view, cards)
    return cards


def _leads_into_ruff(view: View, card: Card) -> bool:
    suit = SUIT_OF[card]
    if not view.is_prize(card) or suit == view.trump:
        return False
    return any(
        view.ruffs(seat, suit) >= ALL_BUT_SURE for seat in view.later if not view.is_friend(seat)
    )


def _in_last_place(view: View) -> list[Card]:
    home = [card for card in view.cards if _comes_home(view, card)]
    if home:
        return home
    kept = [card for card in view.cards if not _is_wasted(view, card)] or view.cards
    winners = [card for card in kept if view.takes(card) and not view.is_prize(card)]
    dear = [
        card for card in winners if any(SUIT_OF[w] == SUIT_OF[card] and w < card for w in winners)
    ]
    return [card for card in kept if card not in dear]


def _comes_home(view: View, card: Card) -> bool:
    wins = view.mine or view.takes(card)
    return wins and view.is_prize(card) and not view.is_trump_if_played(card)


def _is_wasted(view: View, card: Card) -> bool:
    takes = view.takes(card)
    return takes if view.mine else view.is_prize(card) and not takes


def _lowest_of_the_losers(view: View, cards: list[Card]) -> list[Card]:
    losers = [card for card in cards if not view.is_prize(card) and not view.takes(card)]
    return [card for card in cards if card not in losers[1:]]
