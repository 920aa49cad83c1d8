"""A match as a list of actions, and the replay that turns it back into states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from app.core.actions import Action, Deal, SeatAction
from app.core.cards import Hand
from app.core.engine import TABLE_STEPS, apply, new_match
from app.core.errors import IllegalActionError
from app.core.events import Event, HandThrownIn
from app.core.phases import Phase
from app.core.rules import RuleSet
from app.core.state import DealResult, DealState, Score, State, Trump

SeatKind = Literal["human", "ai"]
DEAL_ENDS = (Phase.DEAL_OVER, Phase.MATCH_OVER)


class SeatInfo(NamedTuple):
    """Who sits in a seat; ``level`` and ``style`` belong to AI seats."""

    name: str
    kind: SeatKind
    level: str | None = None
    style: str | None = None


class Header(NamedTuple):
    """What a match started from; ``started`` is an ISO 8601 time in UTC, given by the caller.

    A ``serious`` match has neither undo nor hints (rules section 9).
    """

    rules: RuleSet
    seats: tuple[SeatInfo, ...]
    seed: int
    first_dealer: int
    started: str
    serious: bool = False


class DealLog(NamedTuple):
    """One deal: the facts that rebuild it, and what the rules make of them.

    ``deal`` counts from 1 through the match; ``number`` is None if the hands were given by hand.
    ``winners`` are the seats that won the finished tricks. ``result`` and ``after`` are None while
    the deal is unfinished. An ``assisted`` deal was played with undo or hints.
    """

    deal: int
    number: int | None
    dealer: int
    hands: tuple[Hand, ...]
    actions: tuple[SeatAction, ...]
    trump: Trump | None
    winners: tuple[int, ...]
    result: DealResult | None = None
    after: Score | None = None
    assisted: bool = False


class MatchLog(NamedTuple):
    """A whole match: its start and its deals, of which only the last may be unfinished."""

    header: Header
    deals: tuple[DealLog, ...] = ()


class Step(NamedTuple):
    """One application of the rules: the action, what happened, and the state after it."""

    action: Action | None
    events: tuple[Event, ...]
    state: State


class ReplayError(IllegalActionError):
    """An action of a log that the rules refuse; ``index`` counts the deal's actions from 0."""

    def __init__(self, index: int, error: IllegalActionError) -> None:
        super().__init__(error.reason, str(error), **error.values)
        self.index = index


def log_deal(state: State, deal_index: int, *, assisted: bool = False) -> DealLog:
    """Return the log of the deal in a state; it is finished if the state stands at its end."""
    deal = state.deal
    assert deal is not None
    over = state.phase in DEAL_ENDS
    return DealLog(
        deal=deal_index,
        number=deal.number,
        dealer=deal.dealer,
        hands=deal.dealt,
        actions=deal.actions,
        trump=deal.trump,
        winners=_winners(state, deal),
        result=deal.result,
        after=state.score if over else None,
        assisted=assisted,
    )


def _winners(state: State, deal: DealState) -> tuple[int, ...]:
    winners = tuple([trick.best_seat for trick in deal.finished])
    return (*winners, deal.trick.best_seat) if state.phase is Phase.TRICK_OVER else winners


def start(header: Header) -> State:
    """Return the state before the first deal of a match whose first dealer is known."""
    return new_match(header.rules, header.first_dealer)


def replay_deal(state: State, log: DealLog) -> Iterator[Step]:
    """Play a logged deal through the rules, from a state that is ready to deal.

    It takes the tricks away as they end, except that an unfinished deal stops right after its last
    action. Nothing that the log says of trump, winners, result or standing is looked at here.

    Raises:
        IllegalActionError: the hands cannot be dealt under these rules.
        ReplayError: an action is illegal.
    """
    number = log.number
    step = _step(state, Deal(number, log.hands if number is None else None))
    for event in step.events:
        if isinstance(event, HandThrownIn):
            raise IllegalActionError(
                "thrown_in", f"the house rule {event.reason} would throw this deal in"
            )
    yield step
    for index, action in enumerate(log.actions):
        if step.state.phase is Phase.TRICK_OVER:
            step = _step(step.state, TABLE_STEPS[Phase.TRICK_OVER])
            yield step
        try:
            step = _step(step.state, action)
        except IllegalActionError as error:
            raise ReplayError(index, error) from None
        yield step
    if log.result is not None and step.state.phase is Phase.TRICK_OVER:
        yield _step(step.state, TABLE_STEPS[Phase.TRICK_OVER])


def _step(state: State, action: Action) -> Step:
    after, events = apply(state, action)
    return Step(action, events, after)


def next_deal(state: State) -> State:
    """Return the state that is ready to deal after a finished deal, as it is before the first."""
    if state.phase in DEAL_ENDS:
        return apply(state, TABLE_STEPS[state.phase])[0]
    return state
