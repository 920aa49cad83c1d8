"""Who may still take a trick from the side that would win it, by what its seat has seen."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.ai.knowledge import View
from app.core.actions import NOBODY
from app.core.cards import RANK_ACE, RANK_OF, RANK_TEN, SUIT_OF, Card, Suit

LEAST = 0.05
"""A danger less likely than this is none."""


class Danger(NamedTuple):
    """The opponent who is likeliest to take the trick.

    ``how``: by a higher card of ``suit``; by another ace of it, the later of several; by a trump,
    having none of ``suit``, which was led; or by a card that sets the trump, in the same case.
    ``followed`` is in how many tricks of the suit the seat has followed, ``is_void`` whether it
    has shown that it has none left.
    """

    seat: int
    how: Literal["higher", "ace", "ruff", "set"]
    suit: Suit
    followed: int
    is_void: bool


def danger_of(view: View, card: Card) -> Danger | None:
    """Return who may take the trick if this card is played.

    None if it is not ours or is safe, or if nothing is at stake: no ten and no card so high that it
    was meant to win.
    """
    ours = view.best_of_ours(card)
    if ours is None:
        return None
    best, active = ours
    if RANK_OF[best] < RANK_TEN and not view.stake() and not view.is_prize(card):
        return None
    opponents = [seat for seat in view.later if not view.is_friend(seat)]
    seat = max(opponents, key=lambda each: view.beats(each, best, active), default=NOBODY)
    if seat == NOBODY or view.beats(seat, best, active) < LEAST:
        return None
    return _danger_from(view, seat, best, active)


def _danger_from(view: View, seat: int, best: Card, active: bool) -> Danger:
    suit = SUIT_OF[best]
    led = suit if view.led == NOBODY else view.led
    higher = view.holds_one(seat, suit, view.higher(best))
    ruff = 0.0 if active else (1.0 - higher) * view.ruffs(seat, led)
    if ruff <= higher:
        is_ace = RANK_OF[best] == RANK_ACE  # only with several decks
        return Danger(seat, "ace" if is_ace else "higher", suit, 0, False)
    is_void = led in view.seen.voids[seat]
    return Danger(seat, "set" if view.unset else "ruff", led, _followed(view, seat, led), is_void)


def _followed(view: View, seat: int, suit: Suit) -> int:
    """Return in how many finished tricks that others led a seat has followed to a suit."""
    followed = 0
    for trick in view.seen.finished:
        place = (seat - trick.leader) % view.players
        led, played = SUIT_OF[trick.cards[0]], SUIT_OF[trick.cards[place]]
        followed += bool(place) and led == played == suit
    return followed
