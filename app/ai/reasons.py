"""The rule of thumb that speaks for an action, whoever chose it."""

from __future__ import annotations

from app.ai.heuristics import FOLLOW_RULES, LEAD_RULES
from app.ai.knowledge import View
from app.ai.style import Style
from app.core.actions import NOBODY, Kind, SeatAction


def reason_for(view: View, action: SeatAction, style: Style) -> str:
    """Return the id of the first rule of thumb that wants the action, `search` if none does."""
    if action.kind is Kind.ASK:
        return "ask_for_ten"
    if action.kind is not Kind.PLAY:
        return "strongest_suit"
    rules = LEAD_RULES if view.led == NOBODY else FOLLOW_RULES
    for reason, rule in rules.items():
        if rule(view, style) == action.card:
            return reason
    return "search"
