"""Plays that no good player considers, left out before anything is searched."""

from __future__ import annotations

from app.ai.knowledge import View
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANKS_PER_SUIT, SUIT_OF, Card, Suit
from app.core.rules import Capture

ALL_BUT_SURE = 0.8
"""How likely a ruff is to come if no ten is led into it."""

HARDLY = 0.2
"""How unlikely a ten is to come home if it is not led."""


def sensible(view: View) -> list[SeatAction]:
    """Return the legal actions without those that another one beats whatever the hands are.

    A seat that does not win plays the lowest of its cards of a suit or a ten. In last place it
    gives no ten away, does not overtake its partner, wins no dearer than it must, and brings a ten
    home if it can. No seat leads a ten that an opponent is all but sure to ruff, or that its side
    will hardly win.
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
        return [card for card in cards if not _leads_ten_away(view, card)] or cards
    if not view.later and view.rules.capture is Capture.AT_ONCE:
        cards = _in_last_place(view)
    return _lowest_of_the_losers(view, cards)


def _leads_ten_away(view: View, card: Card) -> bool:
    if not view.is_prize(card):
        return False
    return view.chance(card) < HARDLY or _is_ruffed(view, SUIT_OF[card])


def _is_ruffed(view: View, suit: Suit) -> bool:
    return suit != view.trump and any(
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
    lowest = {SUIT_OF[card]: card for card in reversed(losers)}
    return [card for card in cards if card not in losers or card == lowest[SUIT_OF[card]]]
