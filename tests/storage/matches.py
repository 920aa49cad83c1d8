"""Matches for the tests of the storage: random legal play, claims and concessions included."""

from __future__ import annotations

import random
from collections.abc import Iterator

from app.core.actions import Deal, SeatAction, claim, concede
from app.core.cards import Hand, deal_number, deck
from app.core.engine import TABLE_STEPS, apply, is_legal, legal_actions
from app.core.log import DEAL_ENDS, DealLog, Header, MatchLog, SeatInfo, log_deal, next_deal, start
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.core.state import State

NAMES = ("You", "Asha", "Bénédicte", "हुकुम", "Jörg", "\u202eNora")
STARTED = "2026-11-29T18:00:00Z"


def make_header(rules: RuleSet = PRESETS["dehla_pakad"], seed: int = 7) -> Header:
    """Return a header with a person in seat 0 and all kinds of names."""
    seats = (
        SeatInfo("You", "human"),
        SeatInfo(NAMES[1], "ai", "club", "bold"),
        *(SeatInfo(name, "ai", "casual") for name in NAMES[2 : rules.players]),
    )
    return Header(rules, seats, seed, seed % rules.players, STARTED)


def states(header: Header, quits: float = 0.004) -> Iterator[tuple[State, int, bool]]:
    """Play an endless match at random; yield every state, the deal's index, and whether assisted.

    ``quits`` is how often a seat tries to claim or concede.
    """
    chance = random.Random(header.seed)
    state, index = start(header), 0
    while True:
        state = next_deal(state)
        index += 1
        assisted = chance.random() < 0.2
        state = dealt(state, header.seed, index, chance)
        yield state, index, assisted
        while state.phase not in DEAL_ENDS:
            state, _ = apply(state, TABLE_STEPS.get(state.phase) or choice(state, chance, quits))
            yield state, index, assisted


def dealt(state: State, seed: int, index: int, chance: random.Random) -> State:
    """Deal by number, or now and then by hand, until no house rule throws the deal in."""
    for attempt in range(1000):
        number: int | None = deal_number(seed, index, attempt)
        hands = None
        if chance.random() < 0.1:
            number, hands = None, shuffled(state.rules, chance)
        after, _ = apply(state, Deal(number, hands))
        if after.phase is not Phase.DEAL:
            return after
    raise AssertionError("every deal was thrown in")


def shuffled(rules: RuleSet, chance: random.Random) -> tuple[Hand, ...]:
    """Return hands that no number stands for."""
    cards = list(deck(rules.deck_family))
    chance.shuffle(cards)
    size = rules.hand_size
    return tuple(tuple(sorted(cards[at : at + size])) for at in range(0, len(cards), size))


def choice(state: State, chance: random.Random, quits: float) -> SeatAction:
    """Return a random legal action of the seat to act."""
    assert state.deal is not None
    if chance.random() < quits:
        for action in (claim(state.deal.turn), concede(state.deal.turn)):
            if is_legal(state, action) and chance.random() < 0.5:
                return action
    return chance.choice(legal_actions(state))


def make_match(
    rules: RuleSet = PRESETS["dehla_pakad"], seed: int = 7, deals: int = 2, actions: int = 0
) -> MatchLog:
    """Return a match of finished deals and, with ``actions``, one more of so many actions."""
    header = make_header(rules, seed)
    done: list[DealLog] = []
    for state, index, assisted in states(header):
        log = log_deal(state, index, assisted=assisted)
        if len(done) < deals:
            if log.result is not None:
                done.append(log)
        elif not actions:
            break
        elif len(log.actions) == actions or log.result is not None:
            done.append(log)
            break
    return MatchLog(header, tuple(done))
