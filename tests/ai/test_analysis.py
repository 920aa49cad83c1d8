"""The analysis of a deal agrees with itself, with the deal, and with what the seats could know."""

from __future__ import annotations

import itertools
from typing import NoReturn

import pytest

from app.ai import analysis
from app.ai.analysis import Turn, Values, analyse
from app.ai.levels import make_player
from app.ai.solver import Solver, SolveStopped
from app.core import engine
from app.core.actions import Kind, play
from app.core.log import DealLog, log_deal
from app.core.notation import parse_card
from app.core.presets import PRESETS
from app.core.state import Category, DealResult
from tests.ai.tables import by_player, dealt, never, seen_after, turns
from tests.ai.test_reasons import HANDS

RESULTS = {
    Category.DRAW: 0,
    Category.WIN: 1,
    Category.COURT: 1,
    Category.BAVNEY: 1,
    Category.SIRR: 2,
    Category.MENDIKOT: 2,
    Category.KOT: 3,
}


def played(preset: str, number: int) -> DealLog:
    *_, last = turns(dealt(PRESETS[preset], number), by_player(make_player("casual"), number))
    return log_deal(last, 1)


def analysed(preset: str, number: int, *, fair: bool = False) -> tuple[DealLog, list[Turn]]:
    log = played(preset, number)
    start = engine.new_match(PRESETS[preset], 0)
    return log, list(analyse(start, log, never, fair=fair))


@pytest.fixture
def no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing before an overlong solve be solved, as the readable solver has some."""
    monkeypatch.setattr(analysis, "MOST_OVERLONG", 1)


def result_for(result: DealResult, side: int) -> int:
    worth = RESULTS[result.category]
    return worth if result.winner in (side, None) else -worth


@pytest.mark.parametrize(
    "preset",
    ["dehla_pakad", "mendikot", "mendikot_no_trump", "mendikot_short", "court_piece", "double_sar"],
)
def test_no_card_is_better_than_the_best_and_the_deal_ends_as_it_did(preset: str) -> None:
    log, judged = analysed(preset, 6)
    assert [turn.place for turn in judged] == list(reversed(range(len(log.actions))))
    assert [turn.action for turn in reversed(judged)] == list(log.actions)
    plays = [turn for turn in reversed(judged) if turn.action.kind is Kind.PLAY]
    assert [turn.trick for turn in plays] == [at // 4 + 1 for at in range(len(plays))]
    for turn in judged:
        assert turn.costs is None or min(turn.costs) >= 0
        assert (turn.better is None) == (turn.costs is None or not any(turn.costs))
    assert log.result is not None
    last = next(turn for turn in judged if turn.values is not None)
    assert last.values is not None
    assert last.values.result[last.action.card] == result_for(log.result, last.seat % 2)
    if last.values.tens:
        assert last.values.tens[last.action.card] == log.result.tens[last.seat % 2]


@pytest.mark.usefixtures("no_gaps")
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


@pytest.mark.usefixtures("no_gaps")
@pytest.mark.parametrize("preset", ["dehla_pakad", "mendikot_no_trump", "court_piece"])
def test_each_card_leads_to_the_result_of_the_next_choice(preset: str) -> None:
    _, judged = analysed(preset, 6)
    choices = [turn for turn in reversed(judged) if turn.values is not None]
    results = set()
    for now, after in itertools.pairwise(choices):
        assert now.values is not None
        assert after.values is not None
        best = max(after.values.result.values())
        same_side = now.seat % 2 == after.seat % 2
        assert now.values.result[now.action.card] == (best if same_side else -best)
        results |= set(now.values.result.values())
    assert min(results) < 0 < max(results)


@pytest.mark.usefixtures("no_gaps")
def test_what_the_cards_cost_adds_up_to_what_the_deal_lost() -> None:
    log, judged = analysed("dehla_pakad", 5)
    assert log.result is not None
    first = [turn for turn in judged if turn.values is not None][-1]
    assert first.values is not None
    promised = max(first.values.tens.values())
    lost = [
        turn.costs.tens if turn.seat % 2 == first.seat % 2 else -turn.costs.tens
        for turn in judged
        if turn.costs is not None
    ]
    assert any(lost)
    assert log.result.tens[first.seat % 2] == promised - sum(lost)


def test_the_best_card_is_first_of_all_the_best_for_the_result() -> None:
    safe, greedy, bad = map(parse_card, ("2S", "3S", "4S"))
    values = Values(
        tens={safe: 2, greedy: 3, bad: 1},
        tricks={safe: 7, greedy: 4, bad: 8},
        result={safe: 1, greedy: 0, bad: -1},
    )
    turns_of = {card: Turn(0, 1, 0, play(0, card), values, None) for card in values.result}
    assert turns_of[safe].better is None
    assert turns_of[greedy].better == safe
    assert turns_of[greedy].costs == (0, 3, 1)
    assert turns_of[bad].costs == (1, 0, 2)
    assert turns_of[bad].is_turning_point


def test_where_the_solver_does_not_know_the_rules_the_fair_verdict_remains() -> None:
    _, judged = analysed("dehla_pakad_pile", 3, fair=True)
    assert all(turn.values is None and turn.costs is None for turn in judged)
    assert {turn.fair for turn in judged if turn.trick == 13} == {None}, "there was no choice"
    verdicts = [turn.fair for turn in judged if turn.fair is not None]
    assert any(verdict.right for verdict in verdicts)
    assert any(not verdict.right for verdict in verdicts)


def test_the_verdict_speaks_for_every_card_that_touches_the_best() -> None:
    log, judged = analysed("dehla_pakad", 1, fair=True)
    assert log.result is not None
    right = [turn for turn in judged if turn.fair is not None and turn.fair.right]
    assert any(turn.fair is not None and turn.fair.best != turn.action for turn in right)
    for turn in right:
        assert turn.fair is not None
        assert turn.fair.lost is not None
        assert turn.fair.lost <= analysis.AS_GOOD


TEN_ON_TABLE = "0 play TC", "1 play AC"
TEN_GONE = *TEN_ON_TABLE, "2 play 8C", "3 play 3C", "1 play KC"


@pytest.mark.parametrize(
    ("dealer", "actions", "card", "stand_in"),
    [
        (1, (), "QC", "JC"),
        (3, TEN_ON_TABLE, "QC", "JC"),
        (3, TEN_GONE, "QC", "9C"),
        (2, (), "4H", "2H"),
        (0, (), "KD", "JD"),
        (0, (), "TD", "TD"),
    ],
)
def test_a_card_is_judged_by_the_lowest_that_no_card_in_play_tells_from_it(
    dealer: int, actions: tuple[str, ...], card: str, stand_in: str
) -> None:
    seen = seen_after(PRESETS["mendikot_no_trump"], dealer, HANDS, *actions)
    judged_by = analysis._stand_in(seen, play(seen.seat, parse_card(card)), set())
    assert judged_by == play(seen.seat, parse_card(stand_in))


def test_after_some_overlong_solves_the_earlier_cards_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def overlong(*args: object, **kwargs: object) -> NoReturn:
        asked.append(args)
        raise SolveStopped("the solve was stopped")

    monkeypatch.setattr(Solver, "solve", overlong)
    _, judged = analysed("mendikot", 2)
    assert len(judged) > analysis.MOST_OVERLONG
    assert all(turn.values is None for turn in judged)
    assert len(asked) == analysis.MOST_OVERLONG


def test_a_stop_ends_the_analysis() -> None:
    log = played("mendikot", 2)
    start = engine.new_match(PRESETS["mendikot"], 0)
    assert list(analyse(start, log, lambda: True)) == []


def test_a_choice_that_was_being_judged_at_the_stop_is_not_told() -> None:
    log = played("mendikot", 2)
    start = engine.new_match(PRESETS["mendikot"], 0)
    asked = itertools.count()
    judged = list(analyse(start, log, lambda: next(asked) > 60))
    assert 0 < len(judged) < len(log.actions)
