"""A deal of a match once more: its steps, who captured which ten, and the match cut off there."""

from __future__ import annotations

from typing import NamedTuple

from app.core.cards import Card
from app.core.events import CardsCaptured
from app.core.log import DealLog, MatchLog, Step, log_deal, next_deal, replay_deal, start
from app.core.phases import Phase
from app.core.state import DealState, State


class Capture(NamedTuple):
    """A ten and how it was captured; ``trick`` counts from 1."""

    card: Card
    side: int
    seat: int
    trick: int


def ready_for(log: MatchLog, index: int) -> State:
    """Return the state that is ready to deal a logged deal (index from 0)."""
    if index == 0:
        return start(log.header)
    after = log.deals[index - 1].after
    assert after is not None
    phase = Phase.DEAL_OVER if after.outcome is None else Phase.MATCH_OVER
    return next_deal(State(log.header.rules, phase, after))


def deal_steps(log: MatchLog, index: int) -> tuple[Step, ...]:
    """Return every step of a logged deal (index from 0), the first right after the cards are dealt.

    Raises:
        IllegalActionError: the log does not agree with the rules.
    """
    return tuple(replay_deal(ready_for(log, index), log.deals[index]))


def dealt(state: State) -> DealState:
    """Return the deal of a state in which one has been dealt."""
    assert state.deal is not None
    return state.deal


def captures(steps: tuple[Step, ...]) -> tuple[Capture, ...]:
    """Return the tens in the order in which they were captured; claimed ones are not among them."""
    return tuple(
        Capture(card, event.side, event.seat, len(dealt(step.state).finished))
        for step in steps
        for event in step.events
        if isinstance(event, CardsCaptured)
        for card in event.tens
    )


def actions_done(step: Step) -> int:
    """Return how many of the seats' own actions have been done up to a step."""
    return len(dealt(step.state).actions)


def cut_off(log: MatchLog, index: int, actions: int) -> MatchLog:
    """Return the match as it stood after some actions of a deal: to play on from there.

    The deal counts as assisted, since its cards are known. No actions give the same deal again.
    """
    whole = log.deals[index]
    part = DealLog(
        whole.deal, whole.number, whole.dealer, whole.hands, whole.actions[:actions], None, ()
    )
    *_, last = replay_deal(ready_for(log, index), part)
    return MatchLog(
        log.header, (*log.deals[:index], log_deal(last.state, whole.deal, assisted=True))
    )
