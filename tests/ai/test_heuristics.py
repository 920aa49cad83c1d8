"""A seat that goes by rules of thumb knows when to ask for a hidden trump, unless it forgets."""

from __future__ import annotations

from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.core.actions import Kind
from app.core.presets import PRESETS
from tests.ai.tables import seen_after
from tests.ai.test_reasons import HANDS

TEN_FOR_THE_OTHERS = (
    *("3 lay 3C", "3 play 2D", "0 play AD", "1 play JD", "2 play 6D"),
    *("0 play 2S", "1 play AS", "2 play QS", "3 play JS"),
    *("1 play TD", "2 play 7D", "3 play 3D"),
)
"""Seat 0 is void of diamonds, and the others win the ten of diamonds if it does not ruff."""


def test_a_trump_is_asked_for_to_save_a_ten() -> None:
    view = View(seen_after(PRESETS["mendikot_closed"], 2, HANDS, *TEN_FOR_THE_OTHERS))
    decision = RulePlayer().by_rule(view)
    assert (decision.action.kind, decision.reason) == (Kind.ASK, "ask_for_ten")


def test_who_forgets_to_ask_plays_a_card() -> None:
    view = View(seen_after(PRESETS["mendikot_closed"], 2, HANDS, *TEN_FOR_THE_OTHERS))
    forgetful = RulePlayer(forgotten=("ask_for_ten",))
    assert forgetful.by_rule(view).action.kind is Kind.PLAY
