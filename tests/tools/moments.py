"""Finds moments of matches that are worth a picture: a log that ends where something is so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

from app.ai.levels import make_player
from app.core.actions import Kind
from app.core.engine import legal_actions
from app.core.log import MatchLog, next_deal, replay_deal, start
from app.core.outcomes import is_decided
from app.core.phases import Phase
from app.core.presets import preset
from app.core.state import DealState, State
from app.session.headless import play_match
from app.session.replay import cut_off
from app.session.setup import MatchSetup, default_seats, human, new_log

STARTED = "2026-11-29T18:00:00Z"
TRIES, MOST_DEALS = 60, 12

Sight = Callable[[State, DealState], bool]


class NeverSeen(Exception):
    """No match came to such a moment."""


@cache
def match(preset_id: str, seed: int = 1, deals: int = MOST_DEALS) -> MatchLog:
    """Return a match among club players, at most so many deals of it; seat 0 is a person."""
    rules = preset(preset_id)
    log = new_log(MatchSetup(rules, default_seats(rules.players), seed), STARTED)
    players = [make_player("club")] * rules.players
    return log._replace(deals=tuple(islice(play_match(log.header, players), deals)))


def moment(preset_id: str, sight: Sight, deals: int = 3) -> MatchLog:
    """Return a match that ends where something is to be seen; raise `NeverSeen`."""
    for seed in range(1, TRIES):
        log = match(preset_id, seed, deals)
        for index, state in _states(log):
            if state.deal is not None and sight(state, state.deal):
                return cut_off(log, index, len(state.deal.actions))
    raise NeverSeen(preset_id)


def _states(log: MatchLog) -> Iterator[tuple[int, State]]:
    state = start(log.header)
    for index, deal in enumerate(log.deals):
        for step in replay_deal(next_deal(state), deal):
            state = step.state
            yield index, state


def finished(preset_id: str, deals: int) -> MatchLog:
    """Return a match of some finished deals that is not over yet."""
    for seed in range(1, TRIES):
        log = match(preset_id, seed)
        if len(log.deals) > deals:
            return log._replace(deals=log.deals[:deals])
    raise NeverSeen(preset_id)


def for_two(log: MatchLog) -> MatchLog:
    """Return a match in which the second seat is a person at the same screen."""
    seats = log.header.seats
    return log._replace(header=log.header._replace(seats=(seats[0], human("Lila"), *seats[2:])))


# What is to be seen


def mine(phase: Phase, tricks: int = 0) -> Sight:
    """Return the sight of the person's turn in a phase, after some tricks."""
    return lambda state, deal: (
        state.phase is phase and deal.turn == 0 and len(deal.finished) >= tricks
    )


def with_trump(sight: Sight) -> Sight:
    """Return a sight that needs a known trump as well."""
    return lambda state, deal: deal.trump is not None and sight(state, deal)


def may_ask(state: State, deal: DealState) -> bool:
    """Say whether the person may ask for the trump."""
    kinds = {action.kind for action in legal_actions(state)} if deal.turn == 0 else set()
    return state.phase is Phase.FOLLOW and Kind.ASK in kinds


def trick_is_full(state: State, deal: DealState) -> bool:
    """Say whether a trick is complete and still lies on the table, late in the deal."""
    return state.phase is Phase.TRICK_OVER and len(deal.finished) > 4


def has_pile(state: State, deal: DealState) -> bool:
    """Say whether tricks lie in the centre while the person is to play."""
    return state.phase is Phase.FOLLOW and deal.turn == 0 and len(deal.pile) > 1


def may_finish(state: State, deal: DealState) -> bool:
    """Say whether the person is to lead in a deal that nothing can change any more."""
    return mine(Phase.LEAD)(state, deal) and is_decided(state.rules, deal)
