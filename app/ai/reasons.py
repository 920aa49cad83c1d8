"""What speaks for an action, whoever chose it: a rule of thumb that wants it, or what it does."""

from __future__ import annotations

from collections.abc import Callable

from app.ai.heuristics import FOLLOW_RULES, LEAD_RULES
from app.ai.knowledge import View
from app.ai.style import Style
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANK_OF, RANK_TEN, SUIT_OF, Card, Suit
from app.core.rules import TrumpMode

Claim = Callable[[View, Card], bool]
"""Says whether a card does what the reason claims."""

SHORT = 2


def reason_for(view: View, action: SeatAction, style: Style) -> str:
    """Return the id of what speaks for an action, `search` if nothing does that can be named.

    The first rule of thumb that wants the card comes first, then what the card does.
    """
    if action.kind is Kind.ASK:
        return "ask_for_ten"
    if action.kind is not Kind.PLAY:
        return "strongest_suit"
    leads, card = view.led == NOBODY, action.card
    for reason, rule in (LEAD_RULES if leads else FOLLOW_RULES).items():
        if rule(view, style) == card:
            return reason
    for reason, claim in (LEAD_CLAIMS if leads else FOLLOW_CLAIMS).items():
        if claim(view, card):
            return reason
    return "search"


def _chooses_trump(view: View, card: Card) -> bool:
    return view.unset and view.is_trump_if_played(card)


def _is_ten_for_partner(view: View, card: Card) -> bool:
    return view.is_prize(card) and view.mine and not view.takes(card)


def _is_ten_for_partner_to_come(view: View, card: Card) -> bool:
    comes = any(map(view.is_friend, view.later))
    return view.is_prize(card) and not view.mine and not view.takes(card) and comes


def _is_ten_that_takes(view: View, card: Card) -> bool:
    return view.is_prize(card) and view.takes(card)


def _takes_for_certain(view: View, card: Card) -> bool:
    return view.takes(card) and view.chance(card) >= 1.0


def _takes_from_partner(view: View, card: Card) -> bool:
    return view.mine and view.takes(card)


def _clears_a_suit(view: View, card: Card) -> bool:
    """Say whether the seat has no more of a suit then, and may yet ruff it."""
    suit = SUIT_OF[card]
    may_ruff = view.trump == NOBODY or bool(view.suits[view.trump])
    plain = suit != view.trump and view.rules.trump is not TrumpMode.NONE
    return suit != view.led and view.suits[suit] == [card] and plain and may_ruff


def _leaves_to_partner(view: View, card: Card) -> bool:
    return view.mine and not view.is_prize(card)


def _holds_back(view: View, card: Card) -> bool:
    return SUIT_OF[card] == view.led and not view.stake() and any(map(view.takes, view.cards))


def _is_low(view: View, card: Card) -> bool:
    lower = any(SUIT_OF[other] == SUIT_OF[card] and other < card for other in view.cards)
    return not lower and not view.is_prize(card)


def _is_trump(view: View, card: Card) -> bool:
    return SUIT_OF[card] == view.trump


def _has_no_ten(view: View, suit: Suit) -> bool:
    return not any(map(view.is_prize, view.suits[suit]))


def _shortens_a_suit(view: View, card: Card) -> bool:
    """Say whether the seat may be void soon and so set the trump."""
    suit, by_void = SUIT_OF[card], view.rules.trump is not TrumpMode.OPEN_PARTNER
    return view.unset and by_void and len(view.suits[suit]) <= SHORT and _has_no_ten(view, suit)


def _returns_partners_suit(view: View, card: Card) -> bool:
    for trick in view.seen.finished:
        if SUIT_OF[trick.cards[0]] == SUIT_OF[card]:
            return trick.leader != view.me and view.is_friend(trick.leader)
    return False


def _is_beaten_honour(view: View, card: Card) -> bool:
    return RANK_OF[card] > RANK_TEN and view.higher(card) > 0


def _risks_no_ten(view: View, card: Card) -> bool:
    return RANK_OF[card] < RANK_TEN and _has_no_ten(view, SUIT_OF[card])


FOLLOW_CLAIMS: dict[str, Claim] = {
    "choose_trump": _chooses_trump,
    "trust_partner": _is_ten_for_partner,
    "hope_for_partner": _is_ten_for_partner_to_come,
    "stake_ten": _is_ten_that_takes,
    "take_over": _takes_from_partner,
    "take_trick": _takes_for_certain,
    "try_to_win": View.takes,
    "clear_suit": _clears_a_suit,
    "leave_to_partner": _leaves_to_partner,
    "hold_back": _holds_back,
    "throw_low": _is_low,
}
"""What a card to a trick may do; what comes later holds only where nothing before it does."""

LEAD_CLAIMS: dict[str, Claim] = {
    "offer_ten": View.is_prize,
    "lead_trump": _is_trump,
    "lead_master": View.is_master,
    "lead_short": _shortens_a_suit,
    "clear_suit": _clears_a_suit,
    "return_suit": _returns_partners_suit,
    "force_high": _is_beaten_honour,
    "lead_low": _risks_no_ten,
}
"""What a lead may do, in the same way."""

OTHER_REASONS = ("only_choice", "strongest_suit", "ask_for_ten", "whim", "search")
"""The reasons that are not about a card."""

REASONS: tuple[str, ...] = tuple(
    dict.fromkeys((*FOLLOW_RULES, *LEAD_RULES, *FOLLOW_CLAIMS, *LEAD_CLAIMS, *OTHER_REASONS))
)
"""Every id that `Decision.reason` can have."""
