"""Test data: rule sets, deals, and play, so that a test states only what matters."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

from app.core.actions import Action, Cut, Deal, claim, concede, parse_action
from app.core.cards import SUIT_OF, Card, Hand, deck
from app.core.engine import TABLE_STEPS, apply, is_legal, legal_actions, new_match
from app.core.errors import IllegalActionError, RuleSetError
from app.core.events import Event
from app.core.log import DEAL_ENDS, Step
from app.core.notation import SUIT_CODES, hand_text, parse_hand, parse_suit
from app.core.phases import Phase
from app.core.presets import PRESETS, preset
from app.core.rules import CHOICES, RedealIf, RuleSet
from app.core.state import DealState, State

LAST_SEAT = -1
"""The last seat deals unless a test says otherwise: then seat 0 leads."""


def rules(preset_id: str = "dehla_pakad", **changes: Any) -> RuleSet:
    """Return the rules of a preset with some keys changed."""
    return preset(preset_id).changed(**changes)


def suit_cards(suit: str, ranks: str) -> str:
    """Return cards of one suit as text: ``suit_cards("S", "AKT")`` is ``AS KS TS``."""
    return " ".join(rank + suit for rank in ranks)


def hands(
    rule_set: RuleSet, held: Mapping[int, str], void: Mapping[int, str] | None = None
) -> tuple[Hand, ...]:
    """Return whole hands that hold what is asked for; the other cards go where there is room.

    ``held`` gives cards by seat, ``void`` the suits by seat that must not be dealt on top of them.
    """
    family = rule_set.deck_family
    dealt = [list(parse_hand(held.get(seat, ""))) for seat in range(family.players)]
    barred = [set(map(parse_suit, (void or {}).get(seat, ""))) for seat in range(family.players)]
    left = list(deck(family))
    for card in (card for hand in dealt for card in hand):
        left.remove(card)
    for card in sorted(left, key=lambda card: -sum(SUIT_OF[card] in each for each in barred)):
        room = {
            seat: family.hand_size - len(hand)
            for seat, hand in enumerate(dealt)
            if SUIT_OF[card] not in barred[seat]
        }
        dealt[max(room, key=lambda seat: room[seat])].append(card)
    assert all(len(hand) == family.hand_size for hand in dealt), "these hands cannot be filled"
    return tuple(tuple(sorted(hand)) for hand in dealt)


def deal(
    rule_set: RuleSet,
    held: Mapping[int, str] | None = None,
    void: Mapping[int, str] | None = None,
    dealer: int = LAST_SEAT,
) -> State:
    """Return a deal that has just been dealt, with the hands of `hands`."""
    dealt = Deal(None, hands(rule_set, held or {}, void))
    return apply(new_match(rule_set, dealer % rule_set.players), dealt)[0]


def numbered(rule_set: RuleSet, number: int, dealer: int = LAST_SEAT) -> State:
    """Return a numbered deal that has just been dealt."""
    return apply(new_match(rule_set, dealer % rule_set.players), Deal(number))[0]


def play(state: State, *actions: str) -> State:
    """Carry actions of the record format out; finished tricks are taken away between them."""
    return played(state, *actions)[0]


def played(state: State, *actions: str) -> tuple[State, tuple[Event, ...]]:
    """Do as `play` does, and return what the last action made happen too."""
    events: tuple[Event, ...] = ()
    for action in map(parse_action, actions):
        state, events = apply(collected(state), action)
    return state, events


def collected(state: State) -> State:
    """Take a finished trick away, if there is one."""
    return apply(state, TABLE_STEPS[state.phase])[0] if state.phase is Phase.TRICK_OVER else state


def trick(state: State, cards: str) -> State:
    """Play a whole trick, ``"AH 2H 3H 4S"``, from the seat to act round the table; then collect."""
    for code in cards.split():
        state = play(state, f"{the_deal(state).turn} play {code}")
    return collected(state)


def tricks(state: State, *cards: str) -> State:
    """Play whole tricks, each as `trick` does."""
    for each in cards:
        state = trick(state, each)
    return state


def the_deal(state: State) -> DealState:
    """Return the deal of a state that has one."""
    assert state.deal is not None
    return state.deal


def reason(state: State, action: str | Action) -> str:
    """Return the id of the reason why an action is refused; it must be refused."""
    with pytest.raises(IllegalActionError, match=r"\w") as refused:
        apply(state, parse_action(action) if isinstance(action, str) else action)
    return refused.value.reason


# Random play


def table_action(state: State, rng: random.Random) -> Action | None:
    """Return what the table does now; None where a seat acts."""
    if state.phase is Phase.CUT:
        cards = rng.sample(deck(state.rules.deck_family), len(state.cutting))
        return Cut(tuple(cards))
    if state.phase is Phase.DEAL:
        return Deal(rng.randrange(1, 2**31 + 1))
    return TABLE_STEPS.get(state.phase)


def random_action(state: State, rng: random.Random, speeches: float = 0.0) -> Action:
    """Return a legal action; with a chance of ``speeches`` a claim or concession, if possible."""
    action = table_action(state, rng)
    if action is not None:
        return action
    seat = the_deal(state).turn
    if rng.random() < speeches:
        speech = rng.choice((claim(seat), concede(seat)))
        if is_legal(state, speech):
            return speech
    return rng.choice(legal_actions(state))


def walk(state: State, rng: random.Random, deals: int = 1, speeches: float = 0.0) -> Iterator[Step]:
    """Play on at random and yield each step, until some deals are over."""
    while deals:
        action = random_action(state, rng, speeches)
        state, events = apply(state, action)
        yield Step(action, events, state)
        deals -= state.phase in DEAL_ENDS


def match_start(rule_set: RuleSet, rng: random.Random) -> State:
    """Return the start of a match with a random first dealer."""
    return new_match(rule_set, rng.randrange(rule_set.players))


# Random rules

_SWITCHES: dict[str, tuple[Any, ...]] = {
    **CHOICES,
    "redeal_if": ([], ["no_card_above_nine"], ["all_tens_in_one_hand"], list(RedealIf)),
    "streak_target": (2, 3, 9),
    "points_target": (1, 3, 7),
    "deals_target": (1, 2),
    "tens_target": (4, 20),
}


def random_rules(rng: random.Random, changes: int = 8) -> RuleSet:
    """Return valid rules: a preset with some random keys changed, as far as they make sense."""
    rule_set = rng.choice(list(PRESETS.values()))
    for _ in range(changes):
        key = rng.choice(list(_SWITCHES))
        try:
            rule_set = rule_set.changed(**{key: rng.choice(_SWITCHES[key])})
        except RuleSetError:
            continue
    return rule_set


# Text


def code_hands(dealt: Iterable[Iterable[Card]]) -> list[str]:
    """Return hands as texts."""
    return [hand_text(hand) for hand in dealt]


def suits_text(suits: Iterable[int]) -> str:
    """Return suits as letters in the order of the record format."""
    return "".join(SUIT_CODES[suit] for suit in sorted(suits))
