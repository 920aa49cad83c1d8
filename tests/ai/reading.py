"""How well a world explains what the other seats have done, told plainly."""

from __future__ import annotations

import math
from collections.abc import Iterator

from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.ai.learned import chances, has_learned
from app.ai.manners import distinct, sensible
from app.core import engine
from app.core.actions import COLLECT, Deal, Kind, SeatAction
from app.core.observation import observe
from app.core.phases import Phase
from app.core.state import State

NONSENSE = 0.02
"""How much rarer than its own ideas a seat does what makes no sense."""


def fit(
    world: State, me: int, slips: float, minds: float, whims: float, *, learned: bool = False
) -> float:
    """Return how likely the seats but ``me`` would have done what they did in a world.

    A seat is of one of three kinds, and its choices show of which: it goes by the rules of thumb
    but for ``slips``, whatever they are; or it has a mind of its own: in the share ``minds`` of its
    choices it does something else that makes sense, and hardly ever what makes none; or it does
    anything at all in the share ``whims`` of its choices. A fourth kind has ``learned``, and plays
    as a good player is likely to but for ``minds``.
    """
    player = RulePlayer()
    kinds = [[1.0, 1.0, 1.0, 1.0] for _ in range(world.rules.players)]
    for state, done in retold(world):
        legal = len(engine.legal_actions(state))
        if done.seat == me or legal == 1 or done.kind is Kind.DRAW:
            continue
        view = View(observe(state, done.seat))
        expected = player.by_rule(view).action == done
        by_rules, by_mind, by_whim, by_learning = kinds[done.seat]
        by_rules *= 1 - slips if expected else slips / (legal - 1)
        by_whim *= (1 - whims if expected else 0) + whims / legal
        sound = distinct(view, sensible(view))
        if done not in sound:
            by_mind *= minds * NONSENSE / legal
        elif len(sound) > 1:
            by_mind *= 1 - minds if expected else minds / (len(sound) - 1)
        by_learning *= _learned(view, sound, done, minds, slips)
        kinds[done.seat] = [by_rules, by_mind, by_whim, by_learning]
    counted = 4 if learned else 3
    return math.prod([sum(each[:counted]) / counted for each in kinds])


def _learned(
    view: View, sound: list[SeatAction], done: SeatAction, minds: float, slips: float
) -> float:
    """Return how likely a seat that has learned does something."""
    by_rule = RulePlayer().by_rule(view)
    legal = len(view.seen.legal)
    if not has_learned(view):
        return 1 - slips if by_rule.action == done else slips / (legal - 1)
    if done not in sound:
        return NONSENSE * minds / legal
    return (1 - minds) * chances(view, sound, by_rule)[sound.index(done)] + minds / legal


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
