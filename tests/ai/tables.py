"""Small helpers for tests of the seats: dealt tables, whole deals, views from texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from app.ai.player import Decision, Limit, Player
from app.core import engine
from app.core.actions import COLLECT, Deal, SeatAction, parse_action
from app.core.notation import parse_hand
from app.core.observation import Observation, observe
from app.core.phases import Phase
from app.core.rules import RuleSet
from app.core.state import State

NO_HURRY = 600.0
"""Seconds for a choice, so that the iterations end it and not the clock of a slow machine."""


def never() -> bool:
    return False


def dealt(rules: RuleSet, number: int, dealer: int = 0) -> State:
    return engine.apply(engine.new_match(rules, dealer), Deal(number))[0]


def dealt_hands(rules: RuleSet, dealer: int, *hands: str) -> State:
    cards = tuple(parse_hand(hand) for hand in hands)
    return engine.apply(engine.new_match(rules, dealer), Deal(None, cards))[0]


def seen_after(rules: RuleSet, dealer: int, hands: Sequence[str], *actions: str) -> Observation:
    """Return what the seat to act has seen after these hands and actions."""
    state = dealt_hands(rules, dealer, *hands)
    for text in actions:
        state = engine.apply(_collected(state), parse_action(text))[0]
    state = _collected(state)
    return observe(state, engine.seat_to_act(state))


def _collected(state: State) -> State:
    return engine.apply(state, COLLECT)[0] if state.phase is Phase.TRICK_OVER else state


def decide(player: Player, seen: Observation, seed: int = 1, iterations: int = 60) -> Decision:
    return player.decide(seen, seed, Limit(NO_HURRY, iterations), never)


def turns(state: State, choose: Callable[[State], SeatAction]) -> Iterator[State]:
    """Yield every state in which a seat must act, to the end of the deal, as it is played."""
    while state.deal is not None and state.deal.result is None:
        if state.phase is Phase.TRICK_OVER:
            state = engine.apply(state, COLLECT)[0]
            continue
        yield state
        state = engine.apply(state, choose(state))[0]
    yield state


def by_player(player: Player, seed: int = 1) -> Callable[[State], SeatAction]:
    """Return a choice for `turns` that asks one player for every seat."""

    def choose(state: State) -> SeatAction:
        legal = engine.legal_actions(state)
        if state.phase is Phase.DRAW_TRUMP:
            return legal[seed % len(legal)]
        return decide(player, observe(state, engine.seat_to_act(state)), seed).action

    return choose
