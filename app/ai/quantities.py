"""What describes each choice of a seat that plays a card, for what the seats have learned."""

from __future__ import annotations

from collections.abc import Iterator

from app.ai.choose_trump import strength
from app.ai.courses import Course, course_of
from app.ai.heuristics import FOLLOW_RULES, LEAD_RULES
from app.ai.knowledge import View
from app.ai.player import Decision
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANK_OF, RANKS_PER_SUIT, SUIT_OF, SUITS, TENS, Card, Suit
from app.core.rules import TrumpMode

QUANTITIES: dict[str, int] = {
    "place": 7,  # lead; following suit before the partner, after it, last; not following: the same
    "how": 3,  # lead; following suit; not following it
    "stage": 4,
    "late": 2,
    "mine": 2,
    "stake": 3,
    "state": 5,  # of the trump: not set, awake, own secret, another's, none
    "ours": 4,
    "theirs": 4,
    "trumps": 6,
    "trumps_out": 4,
    "my_tens": 4,
    "counts": 2,  # whether a trick without a ten does
    "mode": 8,
    "asks": 2,  # whether the rules of thumb ask for the trump
    "for_friend": 2,
    "trick": 13,  # cards in the hand
    "led_ten": 4,  # the ten of the suit led: gone, with others, with the seat, on the table
    "best": 13,  # rank of the card that wins so far
    "ruffed": 2,
    "behind": 6,  # of those who still play: who is known to be void in the suit led
    "dear_shown": 6,  # who is known to be void in trumps
    "my_voids": 4,
    "plan": 8,  # strength of the best suit
    "rule": 18,  # the rule of thumb that wants the choice
    "chance": 8,  # of the side to win the trick
    "prize": 2,
    "takes": 2,
    "rank": 13,
    "trump": 2,
    "above": 5,  # cards of the others that are higher
    "length": 5,
    "tens": 3,  # the ten of the suit: gone, with others, with the seat
    "out": 8,
    "lowest": 2,
    "cheap": 2,  # the first of the cards that win
    "they_ruff": 4,
    "we_ruff": 4,
    "strength": 12,  # of the suit, where it would be set
    "idle": 1,  # neither follows nor wins
    "opener": 6,  # who led the suit first: nobody, the seat; a friend, a foe, or either high
    "shown": 6,  # foes that are known to be void in the suit, and three more for a friend
    "upper": 4,  # cards of the suit above its ten: with the seat
    "upper_out": 5,  # with others
    "rounds": 4,  # how often the suit was led
    "thrown": 6,  # foes that have played the suit without following, and three more for a friend
    "planned": 2,  # whether it is the card's
    "shortest": 2,
}
"""What describes a choice, and how many values it has; the order is that of the fast twin."""

Quantities = dict[str, int]

RANK_TEN = RANK_OF[TENS[0]]

_REASONS = (*FOLLOW_RULES, *LEAD_RULES, "only_choice")
_MODES = tuple(TrumpMode)
_FOR_ASKING = ("mine", "stake", "stage", "counts")


def described(view: View, actions: list[SeatAction], by_rule: Decision) -> Iterator[Quantities]:
    """Describe each of some choices of a seat that plays a card."""
    table = _describe_table(view)
    asks = by_rule.action.kind is Kind.ASK
    suits: dict[Suit, Quantities] = {}
    has_taker = False
    for action in actions:
        if action.kind is Kind.ASK:
            yield _describe_ask(view, table, asks)
            continue
        card, suit = action.card, SUIT_OF[action.card]
        is_lowest = suit not in suits
        if is_lowest:
            suits[suit] = table | _describe_suit(view, suit, table)
        card_too = suits[suit] | _describe_card(view, card, table)
        card_too["lowest"] = is_lowest
        card_too["cheap"] = view.takes(card) and not has_taker
        if action == by_rule.action:
            card_too["rule"] = _REASONS.index(by_rule.reason)
        has_taker = has_taker or view.takes(card)
        yield card_too


def _describe_table(view: View) -> Quantities:
    """Return what is the same for all choices."""
    seen, decks, side = view.seen, view.rules.decks, view.me % 2
    size = seen.counts[view.me]
    stage = 0 if size <= 3 else 1 if size <= 6 else 2 if size <= 9 else 3
    how = 0 if view.led == NOBODY else 1 if SUIT_OF[view.cards[0]] == view.led else 2
    tens = sum(view.suits[suit].count(TENS[suit]) for suit in SUITS)
    told = {
        "how": how,
        "place": _place(view) + 3 * (how == 2),
        "stage": stage,
        "late": stage < 2,
        "mine": view.mine,
        "stake": min(view.stake(), 2),
        "state": _state(view),
        "ours": min(seen.tens[side] // decks, 3),
        "theirs": min(seen.tens[1 - side] // decks, 3),
        "my_tens": min(tens, 3),
        "counts": view.tricks_count,
        "mode": _MODES.index(view.rules.trump),
        "trick": min(size, 13) - 1,
        "my_voids": min(sum(not held for held in view.suits), 3),
        "plan": min(max(map(strength, view.suits)) // 16, 7),
    }
    if view.led != NOBODY:
        told["led_ten"] = _place_of_ten(view, view.led)
        told["best"] = RANK_OF[seen.trick.best_card]
        told["ruffed"] = seen.trick.best_is_trump
        told["behind"] = _sides_among(view, _void_in(view, view.led) & set(view.later))
    dear = _dear(view)
    if dear != NOBODY:
        out = view.out(dear)
        told["dear_shown"] = _sides_among(view, _void_in(view, dear))
        told["trumps"] = min(len(view.suits[dear]), 5)
        told["trumps_out"] = 0 if not out else 1 if out <= 2 else 2 if out <= 5 else 3
    return told


def _describe_ask(view: View, table: Quantities, asks: bool) -> Quantities:
    trump = view.seen.trump
    assert trump is not None
    told = {name: table[name] for name in _FOR_ASKING}
    return told | {"asks": asks, "for_friend": view.is_friend(trump.seat)}


def _describe_suit(view: View, suit: Suit, table: Quantities) -> Quantities:
    """Return what is the same for all cards of a suit of the hand."""
    held, course = view.suits[suit], course_of(view.seen, suit)
    told = {
        "trump": suit == _dear(view),
        "length": min(len(held), 5) - 1,
        "tens": 2 if TENS[suit] in held else int(view.left[TENS[suit]] > 0),
        "out": min(view.out(suit), 7),
        "opener": _opener(view, course),
        "rounds": min(course.times, 3),
        "shown": _sides_among(view, _void_in(view, suit)),
        "thrown": _sides_among(view, course.thrown),
        "planned": suit == max(SUITS, key=lambda each: strength(view.suits[each])),
        "shortest": len(held) == min(len(cards) for cards in view.suits if cards),
        "upper": min(sum(each > TENS[suit] for each in held), 3),
        "upper_out": min(sum(view.left[TENS[suit] + 1 : (suit + 1) * RANKS_PER_SUIT]), 4),
    }
    if view.led == NOBODY:
        told |= _describe_lead(view, suit)
    if table["how"] == 2 and view.unset:
        told["strength"] = min(strength(held) // 12, 11)
    return told


def _describe_card(view: View, card: Card, table: Quantities) -> Quantities:
    above, takes = view.higher(card), view.takes(card)
    told = {
        "chance": _in_eight(view.chance(card)),
        "prize": view.is_prize(card),
        "takes": takes,
        "rank": RANK_OF[card],
        "above": above if above <= 2 else 3 if above <= 4 else 4,
    }
    if table["how"] == 2 and not takes:
        told["idle"] = 0
    return told


def _describe_lead(view: View, suit: Suit) -> Quantities:
    theirs = ours = 1.0
    for seat in view.later:
        stays = 1.0 - view.ruffs(seat, suit)
        if view.is_friend(seat):
            ours *= stays
        else:
            theirs *= stays
    return {"they_ruff": _in_four(1.0 - theirs), "we_ruff": _in_four(1.0 - ours)}


def _place(view: View) -> int:
    if view.led == NOBODY:
        return 0
    if not view.later:
        return 3
    return 2 if any(map(view.is_friend, view.seen.trick.seats(view.players))) else 1


def _place_of_ten(view: View, suit: Suit) -> int:
    ten = TENS[suit]
    if ten in view.suits[suit]:
        return 2
    return 3 if ten in view.seen.trick.cards else int(view.left[ten] > 0)


def _opener(view: View, course: Course) -> int:
    if not course.times:
        return 0
    if course.opener == view.me:
        return 1
    high = course.rank > RANK_TEN
    return (2 if view.is_friend(course.opener) else 3) + 2 * high


def _void_in(view: View, suit: Suit) -> set[int]:
    return {seat for seat, suits in enumerate(view.seen.voids) if suit in suits}


def _sides_among(view: View, seats: set[int]) -> int:
    """Count the foes among some seats, up to two, and three more if there is a friend."""
    others = seats - {view.me}
    friends = sum(map(view.is_friend, others))
    return min(len(others) - friends, 2) + 3 * (friends > 0)


def _state(view: View) -> int:
    if view.rules.trump is TrumpMode.NONE:
        return 4
    if view.unset:
        return 0
    if view.trump != NOBODY:
        return 1
    return 2 if _dear(view) != NOBODY else 3


def _dear(view: View) -> int:
    """Return the suit that is trump, or will be for all that the seat knows of its own choice."""
    trump = view.seen.trump
    if view.trump != NOBODY:
        return view.trump
    return trump.suit if trump is not None and trump.seat == view.me else NOBODY


def _in_four(share: float) -> int:
    return 0 if share <= 0.02 else 1 if share < 0.2 else 2 if share < 0.5 else 3


def _in_eight(share: float) -> int:
    return 7 if share >= 0.999 else min(int(share * 8.0), 6)
