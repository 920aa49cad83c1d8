"""What each card of a finished deal cost, exactly and by what its seat could know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.ai.exact import objective_of, position_of
from app.ai.levels import LEVELS
from app.ai.player import Limit, StopAsked
from app.ai.position import TENS_IN_DECK, Objective, Position
from app.ai.search import SearchPlayer
from app.ai.solver import Limit as SolverLimit
from app.ai.solver import Solver, SolveStopped
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import Card
from app.core.engine import legal_cards, seat_to_act
from app.core.log import DealLog, Step, replay_deal
from app.core.observation import observe
from app.core.state import State

SECONDS_A_TURN = 2.0
FAIR_ITERATIONS = 1500
AS_GOOD = 0.02
"""How much less a choice may have promised and still have been right."""


class Values(NamedTuple):
    """What each legal card exactly brings the seat's side.

    All its tens of the deal, the tricks still to come, and the solver's measure of the result.
    """

    tens: dict[Card, int]
    tricks: dict[Card, int]
    result: dict[Card, int]


class Costs(NamedTuple):
    """What a card lost against the best one, by each measure; never negative."""

    tens: int
    tricks: int
    result: int


class Fair(NamedTuple):
    """The verdict of a search that knew no more than the seat: what it would have done."""

    best: SeatAction
    lost: float
    right: bool


class Turn(NamedTuple):
    """One choice of a deal: ``place`` counts the deal's actions from 0.

    ``values`` and ``costs`` are None where the solver does not know the rules or was stopped, and
    for choices that are no card. A turning point changed the result with best play by all.
    """

    place: int
    seat: int
    action: SeatAction
    values: Values | None
    costs: Costs | None
    fair: Fair | None

    @property
    def is_turning_point(self) -> bool:
        """Say whether the choice changed who wins the deal, or by what."""
        return self.costs is not None and self.costs.result > 0


def analyse(start: State, log: DealLog, stop: StopAsked, *, fair: bool = True) -> Iterator[Turn]:
    """Yield every choice of a logged deal, from a state that is ready to deal, as it is judged.

    The order is from the last card to the first, for late positions are quick and prepare the
    table of the solver for earlier ones. It ends early once ``stop`` says so.
    """
    solver = Solver()
    steps = list(replay_deal(start, log))
    index = len(log.actions)
    for before, step in zip(reversed(steps[:-1]), reversed(steps[1:]), strict=True):
        if not isinstance(step.action, SeatAction):
            continue
        index -= 1
        if stop():
            return
        yield _judged(solver, before, step.action, index, stop, fair)


def _judged(
    solver: Solver, before: Step, action: SeatAction, index: int, stop: StopAsked, fair: bool
) -> Turn:
    state = before.state
    values = None
    if action.kind is Kind.PLAY and len(legal_cards(state)) > 1:
        values = _values(solver, state, stop)
    costs = None if values is None else _costs(values, action.card)
    verdict = _fair(state, action, index, stop) if fair else None
    return Turn(index, action.seat, action, values, costs, verdict)


def _values(solver: Solver, state: State, stop: StopAsked) -> Values | None:
    position = position_of(state)
    if position is None:
        return None
    try:
        return Values(
            *(
                _of_cards(solver, position._replace(objective=objective), stop)
                for objective in (Objective.TENS, Objective.TRICKS, objective_of(state.rules))
            )
        )
    except SolveStopped:
        return None


def _of_cards(solver: Solver, position: Position, stop: StopAsked) -> dict[Card, int]:
    limit = SolverLimit(seconds=SECONDS_A_TURN)
    cards = solver.solve(position, limit=limit, stop=stop).cards
    if position.turn % 2 == 0:
        return cards
    shared = {Objective.TENS: TENS_IN_DECK, Objective.TRICKS: position.tricks_left}
    total = shared.get(position.objective, 0)
    return {card: total - value for card, value in cards.items()}


def _costs(values: Values, played: Card) -> Costs:
    return Costs(*(max(by_card.values()) - by_card[played] for by_card in values))


def _fair(state: State, action: SeatAction, seed: int, stop: StopAsked) -> Fair | None:
    seat = seat_to_act(state)
    if seat == NOBODY or action.kind in (Kind.DRAW, Kind.CLAIM, Kind.CONCEDE):
        return None
    seen = observe(state, seat)
    effort = LEVELS["master"].effort
    if len(seen.legal) < 2 or effort is None:
        return None
    limit = Limit(iterations=FAIR_ITERATIONS)
    tried = {each.action: each for each in SearchPlayer(effort).tried(seen, seed, limit, stop)}
    best = max(tried.values(), key=lambda each: (each.visits, each.worth))
    mine = tried.get(action)
    lost = 0.0 if mine is None else max(0.0, best.worth - mine.worth)
    return Fair(best.action, lost, lost <= AS_GOOD)
