"""Positions in which every good player does one of a few things, and which things those are.

Each line of `positions.jsonl` is a deal as in a record, up to the choice; ``acceptable``
lists what the seat to act may do.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from app.ai.levels import make_player
from app.ai.search import fast_twin
from app.core.observation import Observation
from app.core.presets import PRESETS
from tests.ai.tables import decide, seen_after


class Puzzle(NamedTuple):
    theme: str
    seen: Observation
    acceptable: frozenset[str]


def read(line: str) -> Puzzle:
    fields: dict[str, Any] = json.loads(line)
    rules = PRESETS[fields["rules"]]
    seen = seen_after(rules, fields["dealer"], fields["hands"], *fields["actions"])
    return Puzzle(fields["theme"], seen, frozenset(fields["acceptable"]))


LINES = (Path(__file__).parent / "puzzles" / "positions.jsonl").read_text("utf-8").splitlines()
PUZZLES = [read(line) for line in LINES]
ITERATIONS = 1000 if fast_twin() else 100


def without_seat(text: str) -> str:
    return text.split(" ", 1)[1]


def test_there_are_enough_puzzles_of_every_theme() -> None:
    assert len(PUZZLES) >= 60
    assert min(Counter(puzzle.theme for puzzle in PUZZLES).values()) >= 2


def test_every_puzzle_leaves_a_wrong_choice() -> None:
    for puzzle in PUZZLES:
        choices = {without_seat(str(action)) for action in puzzle.seen.legal}
        assert puzzle.acceptable < choices


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_a_good_level_does_what_good_players_do(level: str) -> None:
    player = make_player(level)
    wrong = []
    for line, puzzle in enumerate(PUZZLES, 1):
        chosen = without_seat(str(decide(player, puzzle.seen, 1, ITERATIONS).action))
        if chosen not in puzzle.acceptable:
            wrong.append(f"line {line}, {puzzle.theme}: {chosen}, not {sorted(puzzle.acceptable)}")
    assert not wrong
