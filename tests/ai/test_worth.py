"""What a deal is worth grows with its result and knows the standing of the match."""

from __future__ import annotations

import struct
from itertools import pairwise

import pytest

from app.ai.worth import risk_of, worth, worth_table
from app.core.presets import PRESETS
from app.core.rules import MatchMode, RuleSet
from app.core.scoring import Tally, judge
from app.core.state import Score

FRESH = Score(dealer=0)
DEHLA, MENDIKOT = PRESETS["dehla_pakad"], PRESETS["mendikot"]


def value(rules: RuleSet, score: Score, tens: int, tricks: int) -> float:
    tally = Tally((tens, rules.all_tens - tens), (tricks, rules.hand_size - tricks))
    return worth(rules, score, judge(rules, tally))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_worth_lies_between_nothing_and_all(preset: str) -> None:
    for score in (FRESH, Score(0, (0, 6), (6, 5))):
        table = worth_table(PRESETS[preset], score)
        values = struct.unpack(f"{len(table) // 8}d", table)
        assert 0 <= min(values) < 0.5 < max(values) <= 1


def test_nothing_is_worth_more_than_the_best_result_of_the_rules() -> None:
    assert value(MENDIKOT, FRESH, 4, 13) == pytest.approx(1)
    assert value(MENDIKOT, FRESH, 0, 0) == pytest.approx(0)
    assert value(DEHLA, FRESH, 4, 6) == pytest.approx(1)


def test_more_tens_are_never_worth_less() -> None:
    for rules in (DEHLA, MENDIKOT, PRESETS["mendikot_dehla_style"]):
        by_tens = [value(rules, FRESH, tens, 6) for tens in range(5)]
        assert by_tens == sorted(by_tens)


def test_the_sides_are_treated_alike() -> None:
    assert value(DEHLA, FRESH, 3, 6) == pytest.approx(1 - value(DEHLA, FRESH, 1, 7))
    assert value(MENDIKOT, FRESH, 2, 7) == pytest.approx(1 - value(MENDIKOT, FRESH, 2, 6))


def test_a_mendikot_is_worth_more_only_while_its_points_are_needed() -> None:
    assert value(MENDIKOT, FRESH, 4, 6) > value(MENDIKOT, FRESH, 3, 6)
    nearly = Score(dealer=0, points=(6, 0))
    assert value(MENDIKOT, nearly, 4, 6) == value(MENDIKOT, nearly, 3, 6)


def test_a_sirr_is_worth_no_more_when_a_win_ends_the_match_anyway() -> None:
    assert value(DEHLA, FRESH, 4, 6) > value(DEHLA, FRESH, 3, 6)
    last = Score(dealer=0, streaks=(6, 0))
    assert value(DEHLA, last, 4, 6) == value(DEHLA, last, 3, 6)


def test_a_streak_makes_its_side_fear_the_loss_more_than_it_wants_the_win() -> None:
    streak = Score(dealer=0, streaks=(5, 0))
    win, draw, loss = (value(DEHLA, streak, tens, 6) for tens in (3, 2, 1))
    assert draw - loss > win - draw


def test_a_draw_is_worth_half() -> None:
    assert value(DEHLA, FRESH, 2, 9) == 0.5


def test_all_aces_are_worth_more_where_they_bring_a_point_and_the_mendikot_is_won() -> None:
    rules = MENDIKOT.changed(ace_bonus=True)
    table = worth_table(rules, FRESH)
    values = iter(struct.unpack(f"{len(table) // 8}d", table))
    size = (rules.all_tens + 1) * (rules.hand_size + 1)
    neither, mine, theirs = ([next(values) for _ in range(size)] for _ in range(3))
    mendikot, plain = 4 * (rules.hand_size + 1) + 7, 3 * (rules.hand_size + 1) + 7
    assert mine[mendikot] > neither[mendikot] == theirs[mendikot]
    assert mine[plain] == neither[plain] == theirs[plain]


TENS_TOTAL = PRESETS["mendikot_dehla_style"]


def test_where_tens_are_counted_each_ten_is_worth_more() -> None:
    by_tens = [value(TENS_TOTAL, FRESH, tens, 6) for tens in range(5)]
    assert all(fewer < more for fewer, more in pairwise(by_tens))
    assert by_tens[4] + by_tens[0] == pytest.approx(1)


def test_a_sirr_is_worth_more_while_a_win_does_not_end_the_match() -> None:
    streak = Score(dealer=0, streaks=(5, 0))
    assert value(DEHLA, streak, 4, 6) > value(DEHLA, streak, 3, 6)


@pytest.mark.parametrize("rules", [DEHLA, MENDIKOT, PRESETS["court_piece"]], ids=lambda r: r.preset)
@pytest.mark.parametrize("score", [FRESH, Score(0, (3, 0), (3, 5))], ids=["fresh", "on the way"])
def test_the_risk_of_a_sure_win_is_none_and_of_a_sure_loss_whole(
    rules: RuleSet, score: Score
) -> None:
    if rules.match is not MatchMode.STREAK:
        score = score._replace(streaks=(0, 0))
    won, lost = value(rules, score, 3, 7), value(rules, score, 1, 6)
    assert risk_of(rules, score, 0, won) == pytest.approx(0)
    assert risk_of(rules, score, 0, lost) == pytest.approx(1)
    assert risk_of(rules, score, 0, (won + lost) / 2) == pytest.approx(0.5)
    assert risk_of(rules, score, 1, 1 - lost) == pytest.approx(0)
    assert risk_of(rules, score, 1, 1 - won) == pytest.approx(1)
    assert risk_of(rules, score, 1, 1 - lost / 4 - won * 3 / 4) == pytest.approx(0.75)


def test_a_risk_is_a_chance_even_if_more_than_a_plain_win_is_promised() -> None:
    assert risk_of(MENDIKOT, FRESH, 0, 1.0) == 0
    assert risk_of(MENDIKOT, FRESH, 0, 0.0) == 1
