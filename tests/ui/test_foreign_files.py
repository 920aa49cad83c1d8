"""Files that come from elsewhere, or from a disk that failed: what is good in them is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.log import SeatInfo
from app.core.presets import PRESETS
from app.session.setup import default_seats, new_log
from app.storage.paths import find_places
from app.storage.record_text import dumps
from app.storage.records import save
from app.ui import boxes
from app.ui.application import Program
from tests.storage.matches import make_match
from tests.ui.tables import match_setup, play_until, table


@pytest.mark.parametrize("wanted", [True, False])
def test_of_a_file_that_is_damaged_the_good_part_can_be_opened(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    asked = answers(monkeypatch, wanted)
    log = make_match(PRESETS["coat"], deals=3)
    path = tmp_path / "cut.hukum"
    path.write_bytes(dumps(log).encode()[:-40])
    program.doors.open_path(program.window, path)
    assert asked == [
        "This file cannot be opened.\n\nThe file is cut off at line 4. Open the deals before it?"
    ]
    assert program.game.has_match is wanted
    if wanted:
        assert program.game.controller.log.deals == log.deals[:2]


@pytest.mark.parametrize("wanted", [True, False])
def test_of_the_last_match_the_good_part_can_be_taken_up(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    asked = answers(monkeypatch, wanted)
    places = find_places(tmp_path / "data")
    places.current_match.mkdir(parents=True)
    log = make_match(PRESETS["coat"], deals=3)
    record = dumps(log).replace('"winners": [', '"winners": [9, ').encode()
    record = dumps(log._replace(deals=log.deals[:2])).encode() + record.splitlines(True)[3]
    (places.current_match / "match.hukum").write_bytes(record)
    with table(qtbot, tmp_path / "data") as program:
        program.start()
        assert len(asked) == 1
        assert "is kept under the name match.hukum.damaged." in asked[0]
        assert (program.game.controller.log.deals == log.deals[:2]) is wanted
    assert (places.current_match / "match.hukum.damaged").read_bytes() == record


def answers(monkeypatch: pytest.MonkeyPatch, answer: bool) -> list[str]:
    """Answer every question alike; return what was asked."""
    asked: list[str] = []

    def ask(_parent: object, text: str, **_: object) -> bool:
        asked.append(text)
        return answer

    monkeypatch.setattr(boxes, "ask", ask)
    return asked


def test_a_match_with_levels_that_are_not_known_here_is_played(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    seats = list(default_seats(4))
    seats[1:3] = SeatInfo("A", "ai", "genius", "wild"), SeatInfo("B", "ai", "cheat")
    path = tmp_path / "foreign.hukum"
    save(path, new_log(match_setup(seats=tuple(seats)), "2026-11-29T18:00:00Z"))
    program.doors.open_path(program.window, path)
    program.window.show()
    qtbot.waitExposed(program.window)
    play_until(qtbot, program, lambda: program.game.controller.has_finished_deal)
