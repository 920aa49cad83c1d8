"""The match outlives the program: killed at any moment, it goes on at the last action."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.log import MatchLog
from app.storage.records import load
from app.ui import boxes
from app.ui.application import Program
from tests.ui.tables import begin, match_setup, play_until, table, wait_for_me

ROOT = Path(__file__).parents[2]

PLAYS_ALONE = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app.ui import application, boxes
from tests.ui.tables import good_action

folder = Path(sys.argv[1])
begun = application.Program.start

def start(program):
    settings = program.preferences.settings
    program.preferences.change(settings.changed(pace="instant", motion="reduced"))
    begun(program)
    timer = QTimer(program.window)
    timer.timeout.connect(lambda: play(program))
    timer.start(5)

def play(program):
    controller = program.game.controller
    if controller.human_to_act is not None:
        program.game.submit(good_action(program))
    elif controller.waits_for_player:
        controller.carry_on()

application.Program.start = start
sys.exit(application.run(application.Options(data_dir=folder)))
"""

QUITS = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from app.ui import ai_runner, application

thinking = ai_runner.AiRunner.think

def think(runner, request, deliver):
    thinking(runner, request, deliver)
    QTimer.singleShot(0, runner.parent().quit_now)

def start(program):
    settings = program.preferences.settings
    rules = settings.rules.changed(first_dealer=0)
    program.preferences.change(settings.changed(pace="instant", motion="full", rules=rules))
    program.game.quit_now = program.window.close
    begun(program)

begun = application.Program.start
application.Program.start = start
ai_runner.AiRunner.think = think
sys.exit(application.run(application.Options(data_dir=Path(sys.argv[1]))))
"""


def command(script: str, folder: Path) -> list[str]:
    return [sys.executable, "-c", script, str(folder)]


def saved(folder: Path) -> MatchLog:
    return load(folder / "current" / "match.hukum")


def actions(log: MatchLog) -> int:
    return sum(len(deal.actions) for deal in log.deals)


def wait_for_actions(folder: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until so many actions are saved; a file that is just being replaced is read again."""
    while process.poll() is None:
        if (folder / "current" / "match.hukum").exists() and actions(saved(folder)) >= count:
            return
        time.sleep(0.02)
    raise AssertionError(f"the program ended with {process.returncode}")


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="kill -9 is a matter of POSIX systems")
def test_a_killed_program_goes_on_at_the_last_action(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    reached = 0
    for more in (3, 17, 40):
        process = subprocess.Popen(command(PLAYS_ALONE, folder), cwd=ROOT)
        try:
            wait_for_actions(folder, reached + more, process)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        log = saved(folder)
        reached = actions(log)
        with table(qtbot, folder) as program:
            program.start()
            assert actions(program.game.controller.log) >= reached
            assert program.game.controller.log.header == log.header
        reached = actions(saved(folder))


@pytest.mark.slow
def test_the_program_ends_silently_while_a_seat_thinks(tmp_path: Path) -> None:
    ended = subprocess.run(
        command(QUITS, tmp_path / "data"), cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    noise = [line for line in ended.stderr.splitlines() if not harmless(line)]
    assert (ended.returncode, noise, ended.stdout) == (0, [], "")


def harmless(line: str) -> bool:
    """Say whether a line is what Qt prints where there is no window manager."""
    return "propagateSizeHints" in line


def test_a_match_is_taken_up_in_the_middle_of_a_trick(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with table(qtbot, folder) as program:
        begin(qtbot, program)
        cards = program.window.ground.table.trick
        play_until(qtbot, program, lambda: len(cards.cards) == 2)
        before = program.game.controller.state
        program.game.controller.stop()
    with table(qtbot, folder, pace="slow") as program:
        program.start()
        assert program.game.controller.state == before
        assert len(program.window.ground.table.trick.cards) == 2


def test_a_finished_deal_is_taken_up_at_its_result(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with table(qtbot, folder) as program:
        begin(qtbot, program, match_setup("mendikot"))
        play_until(qtbot, program, lambda: program.game.controller.waits_for_player)
    with table(qtbot, folder) as program:
        program.start()
        assert program.window.ground.notice.isVisible()
        program.window.ground.notice.button("next").click()
        wait_for_me(qtbot, program)
        assert program.game.controller.deal_index == 2


def test_the_first_start_leads_straight_to_a_table(qtbot: QtBot, program: Program) -> None:
    program.start()
    header = program.game.controller.header
    assert header.rules.preset == "dehla_pakad"
    assert [seat.kind for seat in header.seats] == ["human", "ai", "ai", "ai"]
    assert {seat.level for seat in header.seats[1:]} == {"club"}
    wait_for_me(qtbot, program)
    assert len(program.window.ground.table.hand.cards) == 13


def test_a_damaged_match_is_kept_and_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    (folder / "current").mkdir(parents=True)
    (folder / "current" / "match.hukum").write_text("nonsense", encoding="utf-8")
    told: list[str] = []
    monkeypatch.setattr(boxes, "warn", lambda _parent, text: told.append(text))
    with table(qtbot, folder) as program:
        program.start()
        assert len(told) == 1
        wait_for_me(qtbot, program)
    assert len(list((folder / "current").glob("*damaged*"))) == 1


def test_the_next_match_is_the_one_that_was_chosen_last(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with table(qtbot, folder) as program:
        program.preferences.remember(match_setup("mendikot_short"))
    with table(qtbot, folder) as program:
        program.start()
        assert program.game.controller.header.rules.preset == "mendikot_short"
