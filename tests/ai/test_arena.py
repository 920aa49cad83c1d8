"""The arena counts right, and does not depend on how it is split."""

from __future__ import annotations

import json

import pytest

from app.ai import arena
from app.core.presets import PRESETS

MENDIKOT = PRESETS["mendikot"]


def test_a_level_against_itself_is_even_in_every_figure() -> None:
    figures = arena.compare(MENDIKOT, "club", "club", 6, 3)
    assert figures.wins == figures.losses
    assert figures.net == (0.0, 0.0, 0.0)
    assert figures.tens.mean == figures.points.mean == 0.0


def test_the_figures_are_those_of_the_results() -> None:
    figures = arena.compare(MENDIKOT, "club", "random", 10, 3)
    assert figures.wins + figures.draws + figures.losses == 20
    assert figures.net.mean == pytest.approx((figures.wins - figures.losses) / 20)
    assert figures.net.low < figures.net.mean < figures.net.high
    assert figures.times_a.median <= figures.times_a.p95 <= figures.times_a.longest


def test_chunks_give_the_same_figures_as_the_whole() -> None:
    whole = arena.play_chunk(MENDIKOT, "club", "beginner", 1, 6, 3)
    parts = [arena.play_chunk(MENDIKOT, "club", "beginner", first, 2, 3) for first in (1, 3, 5)]
    assert whole.pairs == tuple(pair for part in parts for pair in part.pairs)


def test_each_deal_is_reported_once_done() -> None:
    done: list[None] = []
    arena.play_chunk(MENDIKOT, "random", "random", 1, 3, 3, done=lambda: done.append(None))
    assert len(done) == 3


def test_club_is_far_better_than_random() -> None:
    for name in ("dehla_pakad", "mendikot"):
        figures = arena.compare(PRESETS[name], "club", "random", 60, 1)
        assert figures.net.mean > 0.4


def test_the_interval_of_a_mean() -> None:
    assert arena.estimate([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    mean, low, high = arena.estimate([0.0, 2.0])
    assert (mean, low) == (1.0, pytest.approx(1.0 - 1.96))
    assert high == pytest.approx(2.96)


def test_the_report_is_one_json_object() -> None:
    figures = arena.compare(MENDIKOT, "club", "random", 4, 3)
    read = json.loads(arena.report_json(figures))
    assert read["a"] == "club"
    assert set(read["net"]) == {"mean", "low", "high"}
