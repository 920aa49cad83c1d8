"""What the searching seats have learned of play: how likely a good player makes each choice.

Each choice is described by a few quantities. A table holds a weight for every combination of some
of them; the sum of its weights says how much speaks for a choice. `tests/tools/learn.py` finds the
weights, `learned_weights.py` holds them, and the fast twin reads both tables and weights from here.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from app.ai import learned_weights
from app.ai.choose_trump import strength
from app.ai.heuristics import FOLLOW_RULES, LEAD_RULES
from app.ai.knowledge import View
from app.ai.player import Decision
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import RANK_OF, SUIT_OF, SUITS, TENS, Card, Suit
from app.core.rules import Capture, Objective, RuleSet, TrumpMode

QUANTITIES: dict[str, int] = {
    "rule": 18,  # the rule of thumb that wants the choice
    "place": 7,  # lead; following suit before the partner, after it, last; not following: the same
    "how": 3,  # lead; following suit; not following it
    "stage": 4,
    "late": 2,
    "chance": 8,  # of the side to win the trick
    "prize": 2,
    "mine": 2,
    "takes": 2,
    "stake": 3,
    "rank": 13,
    "trump": 2,
    "above": 5,  # cards of the others that are higher
    "length": 5,
    "tens": 3,  # the ten of the suit: gone, with others, with the seat
    "out": 8,
    "state": 5,  # of the trump: not set, awake, own secret, another's, none
    "lowest": 2,
    "cheap": 2,  # the first of the cards that win
    "they_ruff": 4,
    "we_ruff": 4,
    "ours": 4,
    "theirs": 4,
    "trumps": 6,
    "trumps_out": 4,
    "my_tens": 4,
    "counts": 2,  # whether a trick without a ten does
    "mode": 8,
    "strength": 12,  # of the suit, where it would be set
    "idle": 1,  # neither follows nor wins
    "asks": 2,  # whether the rules of thumb ask for the trump
    "for_friend": 2,
}
"""What describes a choice, and how many values it has; the order is that of the fast twin."""

TABLES: tuple[tuple[str, ...], ...] = tuple(
    tuple(table.split())
    for table in (
        "rule stage",
        "rule mode",
        "mode place takes mine prize chance",
        "mode rank place trump",
        "place takes mine stake prize chance",
        "place takes mine stake prize chance trump state late",
        "rank place takes trump state",
        "rank how above tens length trump late",
        "above length trump how prize",
        "they_ruff we_ruff tens length above state",
        "they_ruff we_ruff tens lowest",
        "idle length tens above state lowest",
        "ours theirs prize chance",
        "ours theirs tens place takes",
        "strength prize stake mine",
        "stage trump takes mine stake how",
        "mode trump how state",
        "trumps trumps_out how trump above",
        "my_tens stage prize chance",
        "counts chance how trump prize",
        "how takes cheap lowest mine stake",
        "out above tens stage how",
        "asks mine stake for_friend counts stage",
    )
)
"""The quantities that each table combines; one that says nothing of a choice silences its table."""

HEAT = 12.0
"""How many units of weight make a choice e times as likely."""

_REASONS = (*FOLLOW_RULES, *LEAD_RULES, "only_choice")
_MODES = tuple(TrumpMode)
_FOR_ASKING = ("mine", "stake", "stage", "counts")

Quantities = dict[str, int]


class _Table(NamedTuple):
    """A table: where its weights begin, and its quantities with how far apart their values are."""

    first: int
    steps: tuple[tuple[str, int], ...]


def has_learned(view: View) -> bool:
    """Say whether the seat is to play a card, under rules for which weights were found."""
    return view.seen.legal[0].kind in (Kind.PLAY, Kind.ASK) and knows(view.rules)


def knows(rules: RuleSet) -> bool:
    """Say whether weights were found for such rules: each trick is taken at once, tens decide."""
    return rules.objective is Objective.TENS and rules.capture is Capture.AT_ONCE


def chances(view: View, actions: list[SeatAction], by_rule: Decision) -> list[float]:
    """Return how likely each of the choices is that a seat has if it plays a card."""
    sums = [_speaks_for(each) for each in _described(view, actions, by_rule)]
    most = max(sums)
    shares = [math.exp((its - most) / HEAT) for its in sums]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]


def _speaks_for(quantities: Quantities) -> int:
    weights, total = learned_weights.WEIGHTS, 0
    for first, steps in _LAID_OUT:
        at = first
        for name, step in steps:
            value = quantities.get(name)
            if value is None:
                break
            at += value * step
        else:
            total += weights[at]
    return total


def _described(view: View, actions: list[SeatAction], by_rule: Decision) -> Iterator[Quantities]:
    table = _describe_table(view)
    asks = by_rule.action.kind is Kind.ASK
    suits: set[Suit] = set()
    has_taker = False
    for action in actions:
        if action.kind is Kind.ASK:
            yield _describe_ask(view, table, asks)
            continue
        card = action.card
        card_too = table | _describe_card(view, card, table)
        card_too["lowest"] = SUIT_OF[card] not in suits
        card_too["cheap"] = view.takes(card) and not has_taker
        if action == by_rule.action:
            card_too["rule"] = _REASONS.index(by_rule.reason)
        suits.add(SUIT_OF[card])
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
    }
    dear = _dear(view)
    if dear != NOBODY:
        out = view.out(dear)
        told["trumps"] = min(len(view.suits[dear]), 5)
        told["trumps_out"] = 0 if not out else 1 if out <= 2 else 2 if out <= 5 else 3
    return told


def _describe_ask(view: View, table: Quantities, asks: bool) -> Quantities:
    trump = view.seen.trump
    assert trump is not None
    told = {name: table[name] for name in _FOR_ASKING}
    return told | {"asks": asks, "for_friend": view.is_friend(trump.seat)}


def _describe_card(view: View, card: Card, table: Quantities) -> Quantities:
    suit, above = SUIT_OF[card], view.higher(card)
    held = view.suits[suit]
    told = {
        "chance": _in_eight(view.chance(card)),
        "prize": view.is_prize(card),
        "takes": view.takes(card),
        "rank": RANK_OF[card],
        "trump": suit == _dear(view),
        "above": above if above <= 2 else 3 if above <= 4 else 4,
        "length": min(len(held), 5) - 1,
        "tens": 2 if TENS[suit] in held else int(view.left[TENS[suit]] > 0),
        "out": min(view.out(suit), 7),
    }
    if view.led == NOBODY:
        told |= _describe_lead(view, suit)
    if table["how"] == 2:
        if not told["takes"]:
            told["idle"] = 0
        if view.unset:
            told["strength"] = min(strength(held) // 12, 11)
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


def packed() -> tuple[bytes, bytes, bytes]:
    """Return what the fast twin reads: sizes of the quantities, tables, and weights."""
    names = list(QUANTITIES)
    tables = [bytes((len(table), *map(names.index, table))) for table in TABLES]
    return bytes(QUANTITIES.values()), b"".join(tables), bytes(learned_weights.WEIGHTS)


def _laid_out() -> Iterator[_Table]:
    first = 0
    for names in TABLES:
        sizes = [QUANTITIES[name] for name in names]
        strides = [math.prod(sizes[at + 1 :]) for at in range(len(names))]
        yield _Table(first, tuple(zip(names, strides, strict=True)))
        first += math.prod(sizes)


_LAID_OUT = tuple(_laid_out())
