"""What speaks for an action, whoever chose it: a rule of thumb that wants it, or what it does."""

from __future__ import annotations

from collections.abc import Callable

from app.ai.heuristics import FOLLOW_RULES, LEAD_RULES
from app.ai.knowledge import View
from app.ai.style import Style
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANK_OF, RANK_TEN, SUIT_OF, Card, Suit
from app.core.rules import Capture, TrumpMode

Claim = Callable[[View, Card], bool]
"""Says whether a card does what the reason claims."""

SHORT = 2
LIKELY = 0.6
"""How likely a lead must come home to be said to do so."""


def reason_for(view: View, action: SeatAction, style: Style) -> str:
    """Return the id of what speaks for an action, `search` if nothing does that can be named.

    The first rule of thumb that wants the card comes first, then what the card does. A rule of
    thumb is content with what is likely or the best there is; where its reason would claim more
    than is so, it is not given.
    """
    if action.kind is Kind.ASK:
        return "ask_for_ten"
    if action.kind is not Kind.PLAY:
        return "strongest_suit"
    leads, card = view.led == NOBODY, action.card
    for reason, rule in (LEAD_RULES if leads else FOLLOW_RULES).items():
        if rule(view, style) == card and TRUE_IF.get(reason, _always)(view, card):
            return reason
    for reason, claim in (LEAD_CLAIMS if leads else FOLLOW_CLAIMS).items():
        if claim(view, card):
            return reason
    return "search"


def _always(_view: View, _card: Card) -> bool:
    return True


def _is_certain(view: View, card: Card) -> bool:
    """Say whether no opponent who still plays to the trick can take it from this seat's side.

    A trump that is not awake may be set or woken by anybody who cannot follow, partners included.
    """
    ours = view.best_of_ours(card)
    if ours is None:
        return False
    led = SUIT_OF[card] if view.led == NOBODY else view.led
    sleeps = view.trump == NOBODY and view.rules.trump is not TrumpMode.NONE
    if sleeps and any(view.is_void(seat, led) for seat in view.later):
        return False
    return not any(view.beats(seat, *ours) for seat in view.later if not view.is_friend(seat))


def _chooses_trump(view: View, card: Card) -> bool:
    return view.unset and view.is_trump_if_played(card)


def _is_ten_for_partner(view: View, card: Card) -> bool:
    return view.is_prize(card) and view.mine and not view.takes(card)


def _is_ten_for_partner_to_come(view: View, card: Card) -> bool:
    comes = any(map(view.is_friend, view.later))
    return view.is_prize(card) and not view.mine and not view.takes(card) and comes


def _is_ten_that_takes(view: View, card: Card) -> bool:
    return view.is_prize(card) and view.takes(card)


def _is_ten_that_wins(view: View, card: Card) -> bool:
    return _is_ten_that_takes(view, card) and _is_certain(view, card)


def _takes_for_certain(view: View, card: Card) -> bool:
    return view.takes(card) and _is_certain(view, card)


def _takes_ten(view: View, card: Card) -> bool:
    """Say whether a card would take a ten of this trick from the opponents, if it wins."""
    tens = any(map(view.is_prize, view.seen.trick.cards))
    return tens and not view.mine and view.takes(card) and _captures_at_once(view)


def _captures_at_once(view: View) -> bool:
    """Say whether this seat captures a trick by winning it, even where tricks stay in a pile."""
    is_last = len(view.seen.finished) + 1 == view.rules.hand_size
    return view.rules.capture is Capture.AT_ONCE or is_last or view.seen.run_seat == view.me


def _captures_ten(view: View, card: Card) -> bool:
    return _takes_ten(view, card) and _is_certain(view, card)


def _guards_ten_of_partner(view: View, _card: Card) -> bool:
    trick = view.seen.trick
    seats = trick.seats(view.players)
    played = zip(seats, trick.cards, strict=True)
    return any(view.is_friend(seat) and view.is_prize(card) for seat, card in played)


def _follows_low_lead_of_partner(view: View, _card: Card) -> bool:
    trick = view.seen.trick
    return view.is_friend(trick.leader) and RANK_OF[trick.cards[0]] < RANK_TEN


def _is_cheapest_taker(view: View, card: Card) -> bool:
    return not any(view.takes(other) and other < card for other in view.suits[SUIT_OF[card]])


def _is_small(_view: View, card: Card) -> bool:
    return RANK_OF[card] < RANK_TEN


def _does_not_take(view: View, card: Card) -> bool:
    return not view.takes(card)


def _takes_from_partner(view: View, card: Card) -> bool:
    return view.mine and _takes_for_certain(view, card)


def _clears_a_suit(view: View, card: Card) -> bool:
    """Say whether the seat has no more of a suit then, and may yet ruff it."""
    suit = SUIT_OF[card]
    may_ruff = view.trump == NOBODY or bool(view.suits[view.trump])
    plain = suit != view.trump and view.rules.trump is not TrumpMode.NONE
    return suit != view.led and view.suits[suit] == [card] and plain and may_ruff


def _leaves_to_partner(view: View, card: Card) -> bool:
    return view.mine and _throws_low(view, card)


def _throws_low(view: View, card: Card) -> bool:
    return not view.takes(card) and _is_low(view, card)


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


def _guards_own_tens(view: View, _card: Card) -> bool:
    return any(map(view.is_prize, view.seen.hand))


def _spares_own_tens(view: View, card: Card) -> bool:
    in_danger = not _has_no_ten(view, SUIT_OF[card])
    return _is_small(view, card) and not in_danger and _guards_own_tens(view, card)


def _may_come_home(view: View, card: Card) -> bool:
    return view.is_prize(card) and view.chance(card) >= LIKELY


TRUE_IF: dict[str, Claim] = {
    "feed_ten": _is_certain,
    "win_with_ten": _is_certain,
    "capture_ten": _captures_ten,
    "guard_ten": _guards_ten_of_partner,
    "leave_to_partner": _throws_low,
    "third_hand_high": _follows_low_lead_of_partner,
    "win_cheaply": _is_cheapest_taker,
    "ruff": _is_small,
    "throw_low": _does_not_take,
    "cash_ten": _is_certain,
    "draw_trumps": _guards_own_tens,
    "lead_low": _spares_own_tens,
}
"""When what is said for a card by a rule of thumb is true; always where nothing is written."""

FOLLOW_CLAIMS: dict[str, Claim] = {
    "choose_trump": _chooses_trump,
    "trust_partner": _is_ten_for_partner,
    "hope_for_partner": _is_ten_for_partner_to_come,
    "win_with_ten": _is_ten_that_wins,
    "stake_ten": _is_ten_that_takes,
    "take_over": _takes_from_partner,
    "capture_ten": _captures_ten,
    "try_to_capture": _takes_ten,
    "take_trick": _takes_for_certain,
    "try_to_win": View.takes,
    "clear_suit": _clears_a_suit,
    "leave_to_partner": _leaves_to_partner,
    "hold_back": _holds_back,
    "throw_low": _throws_low,
}
"""What a card to a trick may do; what comes later holds only where nothing before it does."""

LEAD_CLAIMS: dict[str, Claim] = {
    "stake_ten": _may_come_home,
    "offer_ten": View.is_prize,
    "lead_trump": _is_trump,
    "lead_master": View.is_master,
    "lead_short": _shortens_a_suit,
    "clear_suit": _clears_a_suit,
    "return_suit": _returns_partners_suit,
    "force_high": _is_beaten_honour,
    "lead_low": _spares_own_tens,
    "lead_small": _is_small,
}
"""What a lead may do, in the same way."""

OTHER_REASONS = ("only_choice", "strongest_suit", "ask_for_ten", "whim", "search")
"""The reasons that are not about a card."""

REASONS: tuple[str, ...] = tuple(
    dict.fromkeys((*FOLLOW_RULES, *LEAD_RULES, *FOLLOW_CLAIMS, *LEAD_CLAIMS, *OTHER_REASONS))
)
"""Every id that `Decision.reason` can have."""
