"""Fixtures of the window's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.ui.application import Program
from tests.ui.tables import begin, table, wait_for_me


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """Return the program without a match, without pauses and motion."""
    with table(qtbot, tmp_path / "data") as opened:
        yield opened


@pytest.fixture
def my_turn(qtbot: QtBot, program: Program) -> Program:
    """Return the program with Dehla Pakad on the table, and the person to lead."""
    begin(qtbot, program)
    wait_for_me(qtbot, program)
    return program
