"""What each card of a finished deal cost, exactly and by what its seat could know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.ai.exact import position_of
from app.ai.knowledge import View
from app.ai.levels import LEVELS
from app.ai.player import Limit, StopAsked
from app.ai.position import TENS_IN_DECK, Objective, Position
from app.ai.search import SearchPlayer
from app.ai.solver import Limit as SolverLimit
from app.ai.solver import Solver, SolveStopped
from app.ai.worth import risk_of
from app.core import rules as core
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import IS_TEN, RANKS_PER_SUIT, Card
from app.core.engine import legal_cards, seat_to_act
from app.core.log import DealLog, Step, replay_deal
from app.core.observation import Observation, observe
from app.core.rules import Family, RuleSet
from app.core.state import State

SECONDS_A_SOLVE = 2.0
MOST_OVERLONG = 3
"""After so many overlong solves in a row the earlier cards, which take longer yet, are left."""

FAIR_ITERATIONS = 1500
FAIR_ITERATIONS_OF_SIX = 500
AS_GOOD = 0.03
"""How much less chance to win a choice may have promised and still have been right."""

ByCard = dict[Card, int]


class Values(NamedTuple):
    """What each legal card exactly brings the seat's side with best play by all.

    All its tens of the deal, the tricks still to come, and the result: 0 is a draw, 1 a win, 2 a
    sirr or mendikot, 3 a kot, and below 0 the same for the other side. A measure that is of no
    account under the rules, or took too long, is empty; the result never is.
    """

    tens: ByCard
    tricks: ByCard
    result: ByCard


class Costs(NamedTuple):
    """What a card lost against the best one, by each measure; never negative."""

    tens: int
    tricks: int
    result: int


class Fair(NamedTuple):
    """The verdict of a search that knew no more than the seat: what it would have done.

    ``lost`` is the chance to win (0 to 1) that was given away; None says that the search did not
    even try the choice, because another one is as good whatever the hands are.
    """

    best: SeatAction
    lost: float | None
    right: bool


class Turn(NamedTuple):
    """One choice of a deal: ``place`` counts the deal's actions from 0, ``trick`` from 1.

    ``values`` is None where the solver does not know the rules or took too long, and for choices
    that are no card.
    """

    place: int
    trick: int
    seat: int
    action: SeatAction
    values: Values | None
    fair: Fair | None

    @property
    def better(self) -> Card | None:
        """Return the best card, None if the one played was as good or nothing is known."""
        costs = self.costs
        if self.values is None or costs is None or not any(costs):
            return None
        return self._best(self.values)

    @property
    def costs(self) -> Costs | None:
        """Return what the card lost against the best one, None where that is not known."""
        if self.values is None:
            return None
        best = self._best(self.values)
        return Costs(*(_difference(measure, best, self.action.card) for measure in self.values))

    def _best(self, values: Values) -> Card:
        """Return the best card: by result, then tens, then tricks; among equals the likeliest."""
        wished = None if self.fair is None else self.fair.best.card
        return max(
            values.result,
            key=lambda card: (
                values.result[card],
                values.tens.get(card, 0),
                values.tricks.get(card, 0),
                card == self.action.card,
                card == wished,
                not IS_TEN[card],
                -card,
            ),
        )

    @property
    def is_turning_point(self) -> bool:
        """Say whether the card changed who wins the deal with best play, or by what."""
        costs = self.costs
        return costs is not None and costs.result > 0


def _difference(measure: ByCard, best: Card, played: Card) -> int:
    return max(0, measure[best] - measure[played]) if measure else 0


def analyse(start: State, log: DealLog, stop: StopAsked, *, fair: bool = True) -> Iterator[Turn]:
    """Yield every choice of a logged deal, from a state that is ready to deal, as it is judged.

    The order is from the last card to the first, for late positions are quick and prepare the
    table of the solver for earlier ones. It ends early once ``stop`` says so.
    """
    judge = _Judge(stop, fair)
    steps = list(replay_deal(start, log))
    place = len(log.actions)
    for before, step in zip(reversed(steps[:-1]), reversed(steps[1:]), strict=True):
        if not isinstance(step.action, SeatAction):
            continue
        place -= 1
        turn = None if stop() else judge.turn(before, step.action, place)
        if turn is None:
            return
        yield turn


class _Judge:
    """Judges one choice after another, as long as nobody says stop."""

    def __init__(self, stop: StopAsked, fair: bool) -> None:
        self._stop, self._wants_fair = stop, fair
        self._solver = Solver()
        self._overlong = 0

    def turn(self, before: Step, action: SeatAction, place: int) -> Turn | None:
        """Return the judgement of a choice, None once it is not wanted any more."""
        state = before.state
        assert state.deal is not None
        values = None
        if action.kind is Kind.PLAY and len(legal_cards(state)) > 1:
            values = self._values(state)
        fair = self._fair(state, action, place) if self._wants_fair else None
        trick = len(state.deal.finished) + 1
        turn = Turn(place, trick, action.seat, action, values, fair)
        return None if self._stop() else turn

    def _values(self, state: State) -> Values | None:
        position = position_of(state)
        if position is None or self._overlong >= MOST_OVERLONG:
            return None
        values = self._measures(position, state.rules)
        self._overlong = 0 if values is not None else self._overlong + 1
        return values

    def _measures(self, position: Position, rules: RuleSet) -> Values | None:
        main, side = Objective.TENS, Objective.TRICKS
        if rules.objective is not core.Objective.TENS:
            main, side = side, main
        found = {main: self._solve(position, main)}
        if not found[main]:
            return None
        result = self._result(position, rules, found[main])
        if not result:
            return None
        counts = rules.objective is not core.Objective.TRICKS
        found[side] = self._solve(position, side) if counts else {}
        return Values(found[Objective.TENS], found[Objective.TRICKS], result)

    def _result(self, position: Position, rules: RuleSet, main: ByCard) -> ByCard:
        if rules.objective is not core.Objective.TENS:
            return {card: _by_tricks(position, tricks) for card, tricks in main.items()}
        if rules.family is Family.MENDIKOT:
            return self._solve(position, Objective.MENDIKOT)
        return {card: _by_tens(rules, tens) for card, tens in main.items()}

    def _solve(self, position: Position, objective: Objective) -> ByCard:
        """Return the value of each card to the side that plays it; empty if it took too long."""
        limit = SolverLimit(seconds=SECONDS_A_SOLVE)
        asked = position._replace(objective=objective)
        try:
            cards = self._solver.solve(asked, limit=limit, stop=self._stop).cards
        except SolveStopped:
            return {}
        if position.turn % 2 == 0:
            return cards
        shared = {Objective.TENS: TENS_IN_DECK, Objective.TRICKS: position.tricks_left}
        return {card: shared.get(objective, 0) - value for card, value in cards.items()}

    def _fair(self, state: State, action: SeatAction, seed: int) -> Fair | None:
        seat = seat_to_act(state)
        if seat == NOBODY or action.kind in (Kind.DRAW, Kind.CLAIM, Kind.CONCEDE):
            return None
        seen = observe(state, seat)
        effort = LEVELS["master"].effort
        if len(seen.legal) < 2 or effort is None:
            return None
        six = state.rules.players > 4
        limit = Limit(iterations=FAIR_ITERATIONS_OF_SIX if six else FAIR_ITERATIONS)
        found = SearchPlayer(effort).tried(seen, seed, limit, self._stop)
        tried = {each.action: each for each in found if each.visits}
        best = max(tried.values(), key=lambda each: (each.visits, each.worth))
        mine = tried.get(_stand_in(seen, action, set(tried)))
        if mine is None:
            return Fair(best.action, None, False)
        lost = max(0.0, _risk(seen, mine.worth) - _risk(seen, best.worth))
        return Fair(best.action, lost, lost <= AS_GOOD)


def _by_tens(rules: RuleSet, tens: int) -> int:
    """Return the result for a side with so many tens, where no trick can break a tie."""
    for result, least in ((2, rules.sirr_tens), (1, rules.tens_to_win)):
        if tens >= least:
            return result
        if TENS_IN_DECK - tens >= least:
            return -result
    return 0


def _by_tricks(position: Position, tricks: int) -> int:
    """Return who has more tricks if the side to play takes so many of those that are left."""
    own = position.tricks[position.turn % 2] + tricks
    others = sum(position.tricks) + position.tricks_left - own
    return (own > others) - (own < others)


def _risk(seen: Observation, worth: float) -> float:
    return risk_of(seen.rules, seen.score, seen.side, worth)


def _stand_in(seen: Observation, action: SeatAction, tried: set[SeatAction]) -> SeatAction:
    """Return the action that was tried for this one: of cards that touch only the lowest is."""
    view = View(seen)
    on_table = set(seen.trick.cards)
    while action not in tried and action.kind is Kind.PLAY and not view.is_prize(action.card):
        below = action.card - 1
        while below >= 0 and not view.left[below] and below not in {*seen.hand, *on_table}:
            below -= 1
        same_suit = below // RANKS_PER_SUIT == action.card // RANKS_PER_SUIT
        if not same_suit or below not in seen.hand or view.is_prize(below):
            break
        action = action._replace(card=below)
    return action
