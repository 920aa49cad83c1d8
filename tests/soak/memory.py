"""Play one endless match in one window and watch what it keeps in memory.

``python -m tests.soak.memory [COUNT [SEED]]`` plays so many tens of deals, 50 if not told
otherwise, with undo and reports in between, and prints the memory of the process after each ten.
From the first fifth on it may grow by `MOST` at most.
"""

from __future__ import annotations

import gc
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtTest import QTest

from app.ui.application import Program
from tests.soak._trials import command
from tests.soak._window import LONGEST_WAIT, Fault, attentive, opened
from tests.ui.tables import good_action, match_setup

COUNT = 50
DEALS = 10
MOST = 6.0
"""Megabytes of growth: 400 logs of deals are about two, and the allocator has holes."""

LONG = {"match": "streak", "streak_target": 9, "sirr_ends_match": False}
"""Rules under which a match goes on for hundreds of deals."""


def resident() -> float:
    """Return how much memory the process has, in megabytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Table:
    """A window in which deal after deal is played."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._sizes: list[float] = []

    def play_ten(self, _number: int, chance: random.Random) -> Iterator[str]:
        """Play ten deals, look at everything, and measure."""
        for _ in range(DEALS):
            self._play_deal(chance)
            yield "deals"
        self._look_round()
        self._sizes.append(resident())
        print(f"{len(self._sizes) * DEALS:5} deals: {self._sizes[-1]:7.1f} MB", flush=True)
        early = self._sizes[len(self._sizes) // 5]
        grown = self._sizes[-1] - early
        assert grown <= MOST, f"the memory has grown by {grown:.1f} MB"

    def _play_deal(self, chance: random.Random) -> None:
        controller = self._program.game.controller
        if controller.waits_for_player:
            controller.carry_on()
        for _ in range(round(LONGEST_WAIT * 1000)):
            if controller.human_to_act is not None:
                self._program.game.submit(good_action(self._program))
                if chance.random() < 0.02:
                    self._program.window.actions_["undo"].trigger()
            elif controller.waits_for_player:
                return
            else:
                QTest.qWait(1)
        raise Fault("the deal does not end")

    def _look_round(self) -> None:
        ground = self._program.window.ground
        self._program.window.actions_["report"].trigger()
        QTest.qWait(20)
        ground.report.hide()


def main() -> int:
    """Play in one window that stays open."""
    rules = match_setup(**LONG)
    with (
        tempfile.TemporaryDirectory() as folder,
        attentive(),
        opened(Path(folder), rules) as program,
    ):
        return command(Table(program).play_ten, COUNT)


if __name__ == "__main__":
    sys.exit(main())
