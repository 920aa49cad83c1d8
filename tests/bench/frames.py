"""How much of a core a frame takes while cards fly: deal, play and sweep at 1920 by 1080."""

from __future__ import annotations

import os
import statistics
import tempfile
from pathlib import Path
from time import process_time, thread_time

from app.ai.levels import make_player
from app.ai.player import Limit
from app.core.log import DEAL_ENDS
from app.core.presets import preset
from app.session.setup import MatchSetup, default_seats

SIZE = (1920, 1080)
RULES = ("dehla_pakad", "three_decks")
IDLE_SECONDS = 5.0


def main() -> None:
    """Print median, 95th percentile and worst frame of one deal each, and the cost of idling."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from app.ui.garbage import collect_when_idle

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    collect_when_idle()
    for preset_id in RULES:
        frames = _frames_of_a_deal(application, preset_id)
        ordered = sorted(1000 * seconds for seconds in frames)
        middle, high = statistics.median(ordered), ordered[len(ordered) * 95 // 100]
        counts = f"{len(ordered)} frames, median {middle:.1f} ms"
        print(f"{preset_id}: {counts}, 95th percentile {high:.1f} ms, worst {ordered[-1]:.1f} ms")
    print(f"nothing moves: {100 * _idle_share(application):.2f} % of a core")


def _program():
    from app.storage.paths import find_places
    from app.ui.application import Options, Program

    folder = Path(tempfile.mkdtemp(prefix="hukum-bench-"))
    program = Program(Options(data_dir=folder, safe_mode=True), find_places(folder), None)
    settings = program.preferences.settings
    program.preferences.change(settings.changed(pace="normal", motion="full", theme="light"))
    program.window.resize(*SIZE)
    return program


def _begin(program, preset_id: str) -> None:
    rules = preset(preset_id)
    program.game.begin(MatchSetup(rules, default_seats(rules.players), 5))
    program.window.show()


def _frames_of_a_deal(application, preset_id: str) -> list[float]:
    """Play a deal in real time and return the seconds of work for each frame."""
    program = _program()
    _begin(program, preset_id)
    player, frames, ticked = make_player("club"), [], []
    program.window.ground.clock.ticked.connect(ticked.append)
    controller = program.game.controller
    while controller.state.phase not in DEAL_ENDS:
        ticked.clear()
        begun = thread_time()
        application.processEvents()
        application.sendPostedEvents()
        if ticked:
            frames.append(thread_time() - begun)
        if controller.human_to_act is not None and not program.window.ground.flights.is_busy:
            seen = controller.observe(controller.human_to_act)
            program.game.submit(player.decide(seen, 1, Limit(iterations=20), lambda: False).action)
    program.window.close()
    return frames


def _idle_share(application) -> float:
    """Return how much of a core the window takes while the person thinks."""
    from PySide6.QtCore import QEventLoop, QTimer

    program = _program()
    _begin(program, "dehla_pakad")
    loop = QEventLoop()
    QTimer.singleShot(6000, loop.quit)
    loop.exec()
    begun = process_time()
    QTimer.singleShot(round(IDLE_SECONDS * 1000), loop.quit)
    loop.exec()
    share = (process_time() - begun) / IDLE_SECONDS
    program.window.close()
    return share
