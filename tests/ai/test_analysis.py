"""The analysis of a deal agrees with itself, with the deal, and with what the seats could know."""

from __future__ import annotations

import itertools

import pytest

from app.ai.analysis import Turn, analyse
from app.ai.levels import make_player
from app.core import engine
from app.core.log import DealLog, log_deal
from app.core.presets import PRESETS
from tests.ai.tables import by_player, dealt, never, turns


def played(preset: str, number: int) -> DealLog:
    *_, last = turns(dealt(PRESETS[preset], number), by_player(make_player("casual"), number))
    return log_deal(last, 1)


def analysed(preset: str, number: int, *, fair: bool = False) -> tuple[DealLog, list[Turn]]:
    log = played(preset, number)
    start = engine.new_match(PRESETS[preset], 0)
    return log, list(analyse(start, log, never, fair=fair))


@pytest.mark.parametrize("preset", ["dehla_pakad", "mendikot", "mendikot_no_trump"])
def test_no_card_is_better_than_the_best_and_the_deal_ends_as_it_did(preset: str) -> None:
    log, judged = analysed(preset, 6)
    assert [turn.place for turn in judged] == list(reversed(range(len(log.actions))))
    assert [turn.action for turn in reversed(judged)] == list(log.actions)
    for turn in judged:
        assert turn.costs is None or min(turn.costs) >= 0
    assert any(turn.is_turning_point for turn in judged)
    assert log.result is not None
    last = next(turn for turn in judged if turn.values is not None)
    assert last.values is not None
    assert last.values.tens[last.action.card] == log.result.tens[last.seat % 2]


def test_each_card_leads_to_the_value_of_the_next_choice() -> None:
    _, judged = analysed("dehla_pakad", 5)
    choices = [turn for turn in reversed(judged) if turn.values is not None]
    for now, after in itertools.pairwise(choices):
        assert now.values is not None
        assert after.values is not None
        mine = now.values.tens[now.action.card]
        best = max(after.values.tens.values())
        same_side = now.seat % 2 == after.seat % 2
        assert mine == (best if same_side else 4 - best)


def test_where_the_solver_does_not_know_the_rules_the_fair_verdict_remains() -> None:
    _, judged = analysed("dehla_pakad_pile", 3, fair=True)
    assert all(turn.values is None and turn.costs is None for turn in judged)
    verdicts = [turn.fair for turn in judged if turn.fair is not None]
    assert verdicts
    assert any(verdict.right for verdict in verdicts)


def test_a_stop_ends_the_analysis() -> None:
    log = played("mendikot", 2)
    start = engine.new_match(PRESETS["mendikot"], 0)
    assert list(analyse(start, log, lambda: True)) == []
