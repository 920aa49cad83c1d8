"""Deals with all hands in sight, as positions of the exact solver where it knows their rules."""

from __future__ import annotations

from app.ai.position import Objective, Position, TrumpMode
from app.core import rules as core
from app.core.phases import Phase
from app.core.rules import Capture, RuleSet
from app.core.state import State

_FOUR_SEATS = 4


def objective_of(rules: RuleSet) -> Objective:
    """Return what the solver should gather so as to win the deal."""
    if rules.objective is core.Objective.TRICKS:
        return Objective.TRICKS
    if rules.objective is core.Objective.CARD_POINTS:
        return Objective.TRICKS
    if rules.tie_break is core.TieBreak.TRICKS and rules.lowest_rank == 2:
        return Objective.MENDIKOT
    return Objective.DEHLA


def position_of(state: State, objective: Objective | None = None) -> Position | None:
    """Return the solver's position of a state; None where the solver does not know the rules.

    It knows four seats that capture at once, with a trump that is awake, that cannot be, or that
    the first void card sets at once.
    """
    rules, deal = state.rules, state.deal
    mode = _trump_mode(state)
    if deal is None or mode is None or rules.players != _FOUR_SEATS:
        return None
    if rules.capture is not Capture.AT_ONCE or state.phase not in (Phase.LEAD, Phase.FOLLOW):
        return None
    awake = mode is TrumpMode.AWAKE and deal.trump is not None
    return Position(
        hands=deal.hands,
        leader=deal.trick.leader,
        trump_mode=mode,
        trump=deal.trump.suit if awake and deal.trump else None,
        objective=objective or objective_of(rules),
        trick=deal.trick.cards,
        tens=deal.tens,
        tricks=deal.tricks,
    )


def _trump_mode(state: State) -> TrumpMode | None:
    rules, deal = state.rules, state.deal
    if deal is None:
        return None
    if rules.trump is core.TrumpMode.NONE:
        return TrumpMode.NONE
    if deal.trump is None:
        at_once = rules.trump is core.TrumpMode.FIRST_VOID and rules.setting_card_is_trump
        return TrumpMode.FIRST_VOID if at_once else None
    since = deal.trump.awake_at
    here = len(deal.finished) + 1
    if since is None or since[0] > here:  # it beats from the next trick on, or never
        return None
    # A card of the trick on the table that was played before the trump woke is no trump.
    woke_in_this_trick = since[0] == here and since[1] > 1
    harmless = rules.trump in (core.TrumpMode.FIRST_VOID, core.TrumpMode.FIRST_VOID_NAMED)
    return TrumpMode.AWAKE if harmless or not woke_in_this_trick else None
