"""A long match keeps few steps, and undo goes back through all of it nevertheless."""

from __future__ import annotations

import random

import pytest

from app.core.log import MatchLog
from app.core.phases import Phase
from app.core.presets import PRESETS, preset
from app.core.rules import RuleSet
from app.core.state import State
from tests.session.table import Table

LONG = {"match": "streak", "streak_target": 9, "sirr_ends_match": False}
OVER = (Phase.DEAL_OVER, Phase.MATCH_OVER)


def played(rules: RuleSet, deals: int, log: MatchLog | None = None) -> tuple[Table, list[State]]:
    """Play some deals at random; return the table and every state in which the human chose."""
    table = Table(rules, seed=3, log=log)
    rng, choices = random.Random(4), list[State]()
    controller = table.controller
    table.run()
    while len(controller.log.deals) < deals or controller.state.phase not in OVER:
        if controller.human_to_act is not None:
            choices.append(controller.state)
            table.play(rng)
        else:
            controller.carry_on()
            table.run()
    return table, choices


@pytest.mark.parametrize("preset_id", ["dehla_pakad", "mendikot_closed", "dehla_pakad_pile"])
def test_undo_goes_through_deals_whose_steps_are_forgotten(preset_id: str) -> None:
    table, choices = played(preset(preset_id), 6)
    controller = table.controller
    end, log = controller.state, controller.log
    for state in reversed(choices):
        assert controller.can_undo
        controller.undo()
        assert controller.state == state
        assert len(controller.log.deals) == controller.deal_index
    assert not controller.can_undo
    while controller.can_redo:
        controller.redo()
    assert controller.state == end
    assert [deal._replace(assisted=False) for deal in controller.log.deals] == list(log.deals)


def test_undo_goes_back_into_deals_that_were_loaded() -> None:
    table, choices = played(PRESETS["mendikot"], 5)
    log = table.controller.log
    again = Table(PRESETS["mendikot"], log=log).controller
    for state in reversed(choices):
        again.undo()
        assert again.state == state


def test_the_match_goes_on_after_undo_into_a_forgotten_deal() -> None:
    table, choices = played(PRESETS["mendikot"], 5)
    controller = table.controller
    while controller.state != choices[3]:
        controller.undo()
    assert controller.deal_index == 1
    rng = random.Random(9)
    table.run()
    while len(controller.log.deals) < 4:
        if controller.human_to_act is not None:
            table.play(rng)
        else:
            controller.carry_on()
            table.run()
    assert [deal.deal for deal in controller.log.deals] == [1, 2, 3, 4]
    assert Table(PRESETS["mendikot"], log=controller.log).controller.log == controller.log


@pytest.mark.parametrize("preset_id", ["dehla_pakad", "three_decks"])
def test_few_steps_are_kept_however_long_the_match(preset_id: str) -> None:
    rules = preset(preset_id)
    if preset_id == "dehla_pakad":
        rules = rules.changed(**LONG)
    table, _ = played(rules, 8)
    a_deal = rules.hand_size * (rules.players + 1) + 5
    assert len(table.controller.steps) <= 2 * a_deal
    assert table.controller.step_count > 6 * a_deal * 0.8


def test_a_match_that_is_taken_up_keeps_as_few() -> None:
    table, _ = played(preset("dehla_pakad").changed(**LONG), 5)
    taken_up = Table(preset("dehla_pakad"), log=table.controller.log).controller
    kept = [step.action for step in table.controller.steps]
    assert [step.action for step in taken_up.steps][-len(kept) + 1 :] == kept[1:]
    assert len(taken_up.steps) == len(kept)


def test_the_number_of_steps_never_falls_while_the_match_goes_on() -> None:
    table = Table(PRESETS["mendikot"], humans=(), seed=5)
    last = 0
    while table.controller.state.phase is not Phase.MATCH_OVER:
        if table.controller.waits_for_player:
            table.controller.carry_on()
        else:
            table.scheduler.step()
        assert table.controller.step_count >= last
        last = table.controller.step_count
