"""Matches without a table: the seats answer at once and nothing waits."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from app.ai.player import Limit, Player
from app.core.actions import SeatAction
from app.core.engine import TABLE_STEPS, apply
from app.core.log import DEAL_ENDS, DealLog, Header, log_deal, next_deal, start
from app.core.observation import observe
from app.core.phases import Phase
from app.core.state import State
from app.session.chance import draw_action, next_deal_action, seat_seed

NO_LIMIT = Limit(seconds=math.inf)
"""What is played does not hang on how fast the machine is."""


def play_deals(
    header: Header, players: Sequence[Player], deals: int, limit: Limit = NO_LIMIT
) -> Iterator[DealLog]:
    """Play deals of one endless match; where a match ends the next deal starts a new one."""
    state = start(header)
    for deal in range(1, deals + 1):
        state = play_deal(next_deal(state), header.seed, deal, players, limit)
        yield log_deal(state, deal)


def play_match(
    header: Header, players: Sequence[Player], limit: Limit = NO_LIMIT
) -> Iterator[DealLog]:
    """Play one match to its end."""
    state = start(header)
    deal = 0
    while state.phase is not Phase.MATCH_OVER:
        deal += 1
        state = play_deal(next_deal(state), header.seed, deal, players, limit)
        yield log_deal(state, deal)


def play_deal(
    state: State, seed: int, deal: int, players: Sequence[Player], limit: Limit = NO_LIMIT
) -> State:
    """Deal and play out one deal, from a state that is ready to deal; return it at its end."""
    state, _ = apply(state, next_deal_action(state, seed, deal))
    while state.phase not in DEAL_ENDS:
        if state.phase is Phase.TRICK_OVER:
            action = TABLE_STEPS[state.phase]
        elif state.phase is Phase.DRAW_TRUMP:
            action = draw_action(state, seed, deal)
        else:
            action = _decided(state, seat_seed(state, seed, deal), players, limit)
        state, _ = apply(state, action)
    return state


def _decided(state: State, seed: int, players: Sequence[Player], limit: Limit) -> SeatAction:
    assert state.deal is not None
    seat = state.deal.turn
    return players[seat].decide(observe(state, seat), seed, limit, _never).action


def _never() -> bool:
    return False
