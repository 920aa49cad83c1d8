"""Rules of thumb for the card that opens a trick."""

from __future__ import annotations

from app.ai.knowledge import View
from app.ai.style import Style
from app.core.actions import NOBODY
from app.core.cards import RANK_OF, SUIT_OF, TENS, Card, Suit
from app.core.rules import TrumpMode


def cash_ten(view: View, style: Style) -> Card | None:
    """Lead a ten that nobody can beat."""
    safe = style.trust(view)
    tens = [card for card in view.cards if view.is_prize(card) and view.chance(card) >= safe]
    return max(tens, key=view.chance, default=None)


def cash_master(view: View, style: Style) -> Card | None:
    """Lead the master of a side suit while the others can still follow, once the trump is set."""
    if view.unset:
        return None
    safe = style.trust(view) - 0.1
    masters = [
        card
        for card in view.cards
        if view.is_master(card)
        and SUIT_OF[card] != view.trump
        and not view.is_prize(card)
        and view.chance(card) >= safe
        and (view.tricks_count or _ten_is_near(view, SUIT_OF[card]))
    ]
    return max(masters, key=view.chance, default=None)


def _ten_is_near(view: View, suit: Suit) -> bool:
    """Say whether the ten of a suit has not been captured yet."""
    return view.left[TENS[suit]] > 0 or TENS[suit] in view.suits[suit]


def draw_trumps(view: View, style: Style) -> Card | None:
    """Lead the highest trumps while the opponents still hold some."""
    if view.trump == NOBODY or style.keeps_trumps:
        return None
    mine = view.suits[view.trump]
    if len(mine) < 3 or not view.is_master(mine[-1]) or view.is_prize(mine[-1]):
        return None
    opponents = [seat for seat in range(view.players) if not view.is_friend(seat)]
    theirs = view.out(view.trump)
    if not any(view.holds_one(seat, view.trump, theirs) for seat in opponents):
        return None
    return mine[-1] if theirs <= len(mine) + 2 else None


def lead_to_ruff(view: View, style: Style) -> Card | None:
    """Lead a suit that the partner will ruff."""
    if view.trump == NOBODY:
        return None
    friends = [seat for seat in view.later if view.is_friend(seat)]
    low = [
        held[0]
        for suit, held in enumerate(view.suits)
        if held
        and suit != view.trump
        and any(suit in view.seen.voids[seat] for seat in friends)
        and view.chance(held[0]) >= 0.6
    ]
    return min(low, key=RANK_OF.__getitem__, default=None)


def lead_short(view: View, style: Style) -> Card | None:
    """Lead a short suit while the trump is open, to be the one who sets it."""
    if not view.unset or view.rules.trump is TrumpMode.OPEN_PARTNER:
        return None
    short = [
        held[0]
        for held in view.suits
        if 0 < len(held) <= 2 and not any(view.is_prize(card) for card in held)
    ]
    return min(
        short, key=lambda card: (len(view.suits[SUIT_OF[card]]), RANK_OF[card]), default=None
    )


def lead_low(view: View, style: Style) -> Card | None:
    """Lead low from a suit in which no ten of one's own is in danger."""
    cards = [card for card in view.cards if not view.is_prize(card)] or view.cards
    return min(cards, key=lambda card: (_danger(view, card, style), card))


def _danger(view: View, card: Card, style: Style) -> float:
    suit = SUIT_OF[card]
    held = view.suits[suit]
    danger = RANK_OF[card] * 0.2 - len(held) * 0.5
    if any(view.is_prize(other) for other in held):
        danger += 4
    if suit == view.trump:
        danger += 9 if style.keeps_trumps else 3
    if view.is_prize(card):
        danger += 20 * (1 - view.chance(card))
    ten_is_out = view.prizes_count and view.left[TENS[suit]] > 0
    for seat in view.later:
        ruff = view.ruffs(seat, suit)
        danger += ruff * (-2.0 if view.is_friend(seat) else 2.0 + 2.0 * ten_is_out)
    return danger
