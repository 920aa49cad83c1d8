"""The exact solver against plain minimax, twin against twin."""

from __future__ import annotations

import pytest

from app.ai import backend
from app.ai.solver import Solver
from tests.ai.endings import endings, minimax_cards

TWINS = [backend.PYTHON] + [backend.NATIVE] * (backend.name() == backend.NATIVE)


@pytest.mark.parametrize("twin", TWINS)
def test_equals_minimax(twin: str) -> None:
    solver = Solver(1, twin)
    for position in endings(2, 120, (1, 2, 3, 4)):
        answer = solver.solve(position)
        expected = minimax_cards(position)
        assert answer.cards == expected, position
        best = max if position.turn % 2 == 0 else min
        assert answer.value == best(expected.values()), position
