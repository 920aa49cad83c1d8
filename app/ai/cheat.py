"""The yardstick of the arena: a seat that sees all hands and plays exactly where it can."""

from __future__ import annotations

import random
from itertools import repeat

from app.ai import packing
from app.ai.effort import Effort
from app.ai.exact import position_of
from app.ai.heuristics import RulePlayer
from app.ai.player import Decision, Limit, StopAsked
from app.ai.search import fast_twin, search_readably, search_tree
from app.ai.solver import Limit as SolverLimit
from app.ai.solver import Solver, SolveStopped
from app.ai.style import STEADY
from app.core.actions import PLAYS, SeatAction
from app.core.cards import Card
from app.core.engine import legal_actions
from app.core.observation import observe
from app.core.state import State
from app.core.worlds import World

SECONDS = 1.0
EFFORT = Effort(iterations=3000, readable=200, worlds=1, trust=0, whim=0)
MEMORY_MB = 32


class ExactPlayer:
    """A seat that sees all hands; never at a table.

    Among choices of the same exact value it takes the one that the rules of thumb would take. Where
    the solver does not know the rules or takes too long, it searches the true deal.
    """

    def __init__(self) -> None:
        self._solver = Solver(MEMORY_MB)
        self._rules = RulePlayer()

    def decide_seeing_all(self, state: State, seed: int, limit: Limit, stop: StopAsked) -> Decision:
        """Return a legal action of the seat to act with its reason."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return Decision(legal[0], "only_choice")
        best = self._best_cards(state, stop)
        if not best:
            return Decision(_searched(state, seed, stop), "search")
        assert state.deal is not None
        seat = state.deal.turn
        by_rule = self._rules.decide(observe(state, seat), seed, limit, stop)
        if by_rule.action.card in best:
            return by_rule
        return Decision(PLAYS[seat][min(best)], "search")

    def _best_cards(self, state: State, stop: StopAsked) -> list[Card]:
        position = position_of(state)
        if position is None:
            return []
        limit = SolverLimit(seconds=SECONDS)
        try:
            answer = self._solver.solve(position, limit=limit, stop=stop)
        except SolveStopped:
            return []
        best = (max if position.turn % 2 == 0 else min)(answer.cards.values())
        return [card for card, value in answer.cards.items() if value == best]


def _searched(state: State, seed: int, stop: StopAsked) -> SeatAction:
    deal = state.deal
    assert deal is not None
    seen = observe(state, deal.turn)
    fast = fast_twin()
    if fast is None:
        rng = random.Random(seed)
        rules = RulePlayer()
        tried = search_readably(seen, repeat(state), EFFORT, rules, SECONDS, rng, stop)
    else:
        trump = deal.trump
        world = World(deal.hands) if trump is None else World(deal.hands, trump.suit, trump.card)
        packed = packing.pack_world(world)
        tried = search_tree(fast, seen, packed, 1, EFFORT, STEADY.safe, SECONDS, seed, stop)
    return max(tried, key=lambda each: (each.visits, each.worth)).action
