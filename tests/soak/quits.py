"""Quit the real program at random moments while a seat thinks: at once, with code 0, in silence.

``python -m tests.soak.quits [COUNT [SEED]]`` starts and quits so many times, 200 if not told
otherwise: by the window, the menu, the system, in the middle of motion, of a drag, of a hint, and
with dialogs open. From the wish to the end of the process it may take two seconds by the clock on
the wall; the processor's own time is told too, for a machine that is busy with other things.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.session.setup import computer, human
from app.ui import application
from app.ui.application import Options, Program
from tests.soak._child import remarkable, worth_a_look
from tests.soak._trials import command
from tests.ui.tables import good_action

ROOT = Path(__file__).parents[2]
COUNT = 200
LONGEST = 2.0
"""Seconds from the wish to quit to the end of the process."""

WAYS = ("close", "menu", "quit", "all windows")
SCENES = (
    *("table", "table", "table", "table", "hint", "hint", "drag", "drag"),
    *("preferences", "new_match", "statistics", "help", "about"),
)


def attempt(_number: int, chance: random.Random) -> Iterator[str]:
    """Start the program in an empty folder and let it quit at a moment."""
    way, scene = chance.choice(WAYS), chance.choice(SCENES)
    wait = chance.randrange(0, 1500)
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-m", "tests.soak.quits", "--live", folder, way, scene, str(wait)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        with subprocess.Popen(
            line, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            said, _, spent = process.stdout.readline().decode().strip().partition(": ")
            wished = time.monotonic()
            noise = process.stderr.read().decode()
            _, status, usage = os.wait4(process.pid, 0)
            took = time.monotonic() - wished
            process.returncode = os.waitstatus_to_exitcode(status)
        heard = [*remarkable(Path(folder) / "log" / "hukum.log"), *worth_a_look(noise)]
    assert (process.returncode, heard) == (0, []), (way, scene, wait, process.returncode, heard)
    busy = usage.ru_utime + usage.ru_stime - float(spent)
    assert took <= LONGEST, f"{took:.2f} s, {busy:.2f} s of them busy: {way}, {scene}, {wait} ms"
    yield said
    yield f"by {way}"
    yield f"at {scene.replace('_', ' ')}"
    yield f"within {0.5 * (1 + took // 0.5):.1f} s"
    yield f"processor time within {0.2 * (1 + busy // 0.2):.1f} s"


# In the process that quits


def live(folder: str, way: str, scene: str, wait: str) -> int:
    """Be the program: play against the best seats, and quit in one of the ways."""
    begun = Program.start

    def start(program: Program) -> None:
        _play_against_the_best(program)
        begun(program)
        timer = QTimer(program.window)
        timer.timeout.connect(lambda: _go_on(program))
        timer.start(20)
        QTimer.singleShot(max(1, int(wait) - 300), lambda: _set(program, scene))
        QTimer.singleShot(int(wait), lambda: _when_thinking(program, quit_now))

        def quit_now() -> None:
            thinks = "while a seat thinks" if program.game.controller.is_thinking else "at rest"
            print(f"{thinks}: {time.process_time():.3f}", flush=True)
            ways: dict[str, Callable[[], object]] = {
                "close": program.window.close,
                "menu": program.window.actions_["quit"].trigger,
                "quit": QApplication.quit,
                "all windows": QApplication.closeAllWindows,
            }
            ways[way]()

    Program.start = start  # type: ignore[method-assign]
    return application.run(Options(data_dir=Path(folder)))


def _play_against_the_best(program: Program) -> None:
    preferences = program.preferences
    seats = (human(), *[computer(seat, "master") for seat in (1, 2, 3)])
    rules = preferences.settings.rules.changed(first_dealer=0)
    preferences.change(
        preferences.settings.changed(pace="instant", motion="full", rules=rules, seats=seats)
    )


def _go_on(program: Program) -> None:
    controller = program.game.controller
    if controller.human_to_act is not None and not controller.is_held:
        program.game.submit(good_action(program))
    elif controller.waits_for_player:
        controller.carry_on()


def _set(program: Program, scene: str) -> None:
    """Make the scene in which the quit comes."""
    window = program.window
    if scene == "drag":
        handle = window.windowHandle()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(handle, left, none, QPoint(handle.width() // 2, handle.height() - 60))
        QTest.mouseMove(handle, QPoint(handle.width() // 2, handle.height() // 2))
    elif scene != "table":
        window.actions_[scene].trigger()


def _when_thinking(program: Program, work: Callable[[], None], patience: int = 100) -> None:
    controller = program.game.controller
    if controller.is_thinking or controller.is_held or not patience:
        work()
    else:
        QTimer.singleShot(2, lambda: _when_thinking(program, work, patience - 1))


if __name__ == "__main__":
    if "--live" in sys.argv:
        sys.exit(live(*sys.argv[2:6]))
    sys.exit(command(attempt, COUNT))
