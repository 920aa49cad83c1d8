"""Rules of thumb for a card to a trick that another seat has led."""

from __future__ import annotations

from app.ai.knowledge import View
from app.ai.style import Style, is_sirr_near
from app.core.cards import RANK_OF, RANK_TEN, SUIT_OF, TENS, Card, Suit

WORTH_TRYING = 0.12
CLEARLY_BETTER = 0.15


def cost(view: View, card: Card) -> float:
    """Return how dear a card is: tens, trumps, masters and guards of a ten are kept longest."""
    suit = SUIT_OF[card]
    price = float(RANK_OF[card])
    if view.is_prize(card):
        price += 40
    if suit == view.trump or _is_my_secret(view, suit):
        price += 20
    return price


def discard_cost(view: View, card: Card) -> float:
    """Return how dear a card is when it cannot win the trick and need not follow suit."""
    suit = SUIT_OF[card]
    held = view.suits[suit]
    price = cost(view, card)
    if view.is_master(card):
        price += 6
    if len(held) <= 2 and any(view.is_prize(other) and other != card for other in held):
        price += 8
    return price - (len(held) > 2)


def _is_my_secret(view: View, suit: Suit) -> bool:
    trump = view.seen.trump
    return trump is not None and trump.suit == suit and trump.seat == view.me


def cheapest(view: View, cards: list[Card]) -> Card:
    """Return the card that is missed least: by following, or as a discard."""
    price = cost if view.led == SUIT_OF[cards[0]] else discard_cost
    return min(cards, key=lambda card: (price(view, card), card))


def _best(view: View, cards: list[Card], slack: float = 0.08) -> Card:
    """Return the cheapest of the cards that win the trick about as surely as the best of them."""
    top = max(map(view.chance, cards))
    good = [card for card in cards if view.chance(card) >= top - slack]
    return min(good, key=lambda card: (cost(view, card), card))


def _not_tens(view: View) -> list[Card]:
    return [card for card in view.cards if not view.is_prize(card)] or view.cards


def feed_ten(view: View, style: Style) -> Card | None:
    """Give a ten to a trick that the partner is sure to win."""
    if not view.mine:
        return None
    safe = style.trust(view)
    tens = [
        card
        for card in view.cards
        if view.is_prize(card) and not view.takes(card) and view.chance(card) >= safe
    ]
    return min(tens, key=lambda card: len(view.suits[SUIT_OF[card]]), default=None)


def win_with_ten(view: View, style: Style) -> Card | None:
    """Bring a ten home by winning the trick with it."""
    safe = style.trust(view)
    tens = [
        card
        for card in view.cards
        if view.is_prize(card) and view.takes(card) and view.chance(card) >= safe
    ]
    return max(tens, key=view.chance, default=None)


def capture_ten(view: View, style: Style) -> Card | None:
    """Take a trick that holds a ten from the opponents, as cheaply as is sure."""
    if view.mine or not view.stake():
        return None
    cards = _takers(view)
    bound = 0.0 if style.chases_sirr and is_sirr_near(view) else WORTH_TRYING
    if not cards or max(map(view.chance, cards)) < bound:
        return None
    return _best(view, cards)


def _takers(view: View) -> list[Card]:
    cards = [card for card in view.cards if view.takes(card)]
    return [card for card in cards if not view.is_prize(card)] or (
        [card for card in cards if view.chance(card) > 0.5]
    )


def guard_ten(view: View, style: Style) -> Card | None:
    """Make the partner's hold on a trick with a ten surer."""
    if not view.mine or not view.stake():
        return None
    low = cheapest(view, _not_tens(view))
    cards = [card for card in _takers(view) if view.chance(card) > view.chance(low) + 0.1]
    if not cards or view.chance(low) >= style.trust(view):
        return None
    return _best(view, cards)


def leave_to_partner(view: View, style: Style) -> Card | None:
    """Leave a trick to the partner who is sure to win it, with the lowest card."""
    if not view.mine:
        return None
    low = cheapest(view, _not_tens(view))
    return low if view.chance(low) >= style.trust(view) else None


def second_hand_low(view: View, style: Style) -> Card | None:
    """Play low in second place: the partner still comes."""
    if len(view.seen.trick.cards) != 1 or view.stake() or SUIT_OF[view.cards[0]] != view.led:
        return None
    return cheapest(view, _not_tens(view))


def third_hand_high(view: View, style: Style) -> Card | None:
    """Play high after the partner's lead, as high as it helps and no higher."""
    if not view.later or SUIT_OF[view.cards[0]] != view.led or not _partner_has_played(view):
        return None
    low = cheapest(view, _not_tens(view))
    cards = [
        card for card in _takers(view) if view.chance(card) >= view.chance(low) + CLEARLY_BETTER
    ]
    return _best(view, cards) if cards else None


def _partner_has_played(view: View) -> bool:
    return any(view.is_friend(seat) for seat in view.seen.trick.seats(view.players))


def win_cheaply(view: View, style: Style) -> Card | None:
    """Win the trick with the cheapest card that does it."""
    if view.mine or SUIT_OF[view.cards[0]] != view.led:
        return None
    cards = _takers(view)
    if not cards or max(map(view.chance, cards)) < 0.5:
        return None
    card = _best(view, cards)
    return None if _waits_for_ten(view, card) else card


def _waits_for_ten(view: View, card: Card) -> bool:
    """Say whether a high card is better kept to catch the ten of its suit."""
    suit = SUIT_OF[card]
    return not view.tricks_count and RANK_OF[card] > RANK_TEN and view.left[TENS[suit]] > 0


def ruff(view: View, style: Style) -> Card | None:
    """Win with a trump what cannot be won by following, if tricks count; tens are worth more."""
    if view.mine or not view.tricks_count or SUIT_OF[view.cards[0]] == view.led:
        return None
    cards = [card for card in _takers(view) if view.is_trump_if_played(card)]
    if not cards or style.keeps_trumps or max(map(view.chance, cards)) < 0.5:
        return None
    return _best(view, cards)


def throw_low(view: View, style: Style) -> Card | None:
    """Throw the card that is missed least."""
    return cheapest(view, _not_tens(view))
