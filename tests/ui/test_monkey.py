"""A monkey at the table: whatever is pressed whenever, the table shows the truth."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from pytestqt.qtbot import QtBot

from tests.soak.monkey import visit


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_short_visit(qtbot: QtBot, seed: int) -> None:
    done = Counter(visit(seed, random.Random(seed), commands=150))
    assert done.total() == 150
    assert len(done) > 10
