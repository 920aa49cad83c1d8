"""How well a world explains what the other seats have done, told plainly."""

from __future__ import annotations

import math
from collections.abc import Iterator

from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.ai.manners import distinct, sensible
from app.core import engine
from app.core.actions import COLLECT, Deal, Kind, SeatAction
from app.core.observation import observe
from app.core.phases import Phase
from app.core.state import State

NONSENSE = 0.02
"""How much rarer than its own ideas a seat does what makes no sense."""


def fit(world: State, me: int, slips: float, minds: float) -> float:
    """Return how likely the seats but ``me`` would have done what they did in a world.

    A seat goes by the rules of thumb but for ``slips``, whatever they are, or it has a mind of its
    own: in the share ``minds`` of its choices it does something else that makes sense, and hardly
    ever what makes none. Which of both it is, its choices show.
    """
    player = RulePlayer()
    by_rules = [0.5] * world.rules.players
    by_mind = by_rules.copy()
    for state, done in retold(world):
        seat = done.seat
        legal = len(engine.legal_actions(state))
        if seat == me or legal == 1 or done.kind is Kind.DRAW:
            continue
        view = View(observe(state, seat))
        expected = player.by_rule(view).action == done
        by_rules[seat] *= 1 - slips if expected else slips / (legal - 1)
        sound = distinct(view, sensible(view))
        if done not in sound:
            by_mind[seat] *= minds * NONSENSE / legal
        elif len(sound) > 1:
            by_mind[seat] *= 1 - minds if expected else minds / (len(sound) - 1)
    return math.prod([a + b for a, b in zip(by_rules, by_mind, strict=True)])


def retold(world: State) -> Iterator[tuple[State, SeatAction]]:
    """Yield every action of a deal with the state before it."""
    deal = world.deal
    assert deal is not None
    state = engine.new_match(world.rules, deal.dealer)
    state = engine.apply(state, Deal(None, deal.dealt))[0]
    for action in deal.actions:
        while state.phase is Phase.TRICK_OVER:
            state = engine.apply(state, COLLECT)[0]
        yield state, action
        state = engine.apply(state, action)[0]
