"""Let a monkey loose on the window, and compare the table with the truth after each thing it does.

``python -m tests.soak.monkey [COUNT [SEED]]`` makes so many visits of a thousand commands each, ten
if not told otherwise: plays, clicks, double clicks, keys, menus, dialogs, sizes, settings and new
matches. At the end nothing may move any more, and no timer, thread or window may be left.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.soak._trials import command
from tests.soak._window import attentive, opened, wait_until
from tests.ui.monkey import Monkey, check
from tests.ui.tables import match_setup

COUNT = 10
COMMANDS = 1000
TOLD = 40
"""How many of its last deeds are told when something fails."""


def visit(number: int, chance: random.Random, commands: int = COMMANDS) -> Iterator[str]:
    """Do so many things to one window, and yield what kinds of things they were."""
    with tempfile.TemporaryDirectory() as folder, attentive():
        setup = match_setup(seed=number + 1)
        with opened(Path(folder), setup, pace="instant", motion="full") as program:
            monkey = Monkey(program, chance)
            try:
                for _ in range(commands):
                    monkey.act()
                    QTest.qWait(chance.choice((0, 0, 1, 5, 20)))
                    check(program)
                wait_until(lambda: QApplication.activeModalWidget() is None)
                program.window.ground.flights.cut_short()
                wait_until(lambda: not program.window.ground.clock.is_ticking)
                check(program)
            except BaseException as error:
                error.add_note("\n".join(monkey.done[-TOLD:]))
                raise
            finally:
                monkey.stop()
    kinds = Counter(deed.split()[0] if deed[0].isalpha() else "play" for deed in monkey.done)
    yield from kinds.elements()


if __name__ == "__main__":
    sys.exit(command(visit, COUNT))
