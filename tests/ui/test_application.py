"""The program around the window: errors that nobody caught, a second copy, a full disk."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython

from app.core.log import DEAL_ENDS, DealLog, Header, MatchLog
from app.core.presets import PRESETS
from app.storage.autosave import Autosave
from app.storage.errors import StorageError
from app.storage.paths import find_places
from app.storage.records import load, save
from app.storage.settings import Settings, SettingsFile
from app.storage.statistics import Statistics
from app.ui import application, boxes
from app.ui.application import Options, Program, run
from app.ui.faults import FaultBox
from tests.storage.matches import make_match
from tests.ui.tables import begin, good_action, match_setup, play_until, table, wait_for_me


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what message boxes said; none of them waits."""
    texts: list[str] = []
    for kind in ("warn", "tell"):
        monkeypatch.setattr(boxes, kind, lambda _parent, text: texts.append(text))
    return texts


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Hukum is already running. Please use its window."),
        ("de", "Hukum läuft bereits. Bitte benutze das offene Fenster."),
    ],
)
def test_a_second_copy_says_so_and_leaves(
    qtbot: QtBot,
    tmp_path: Path,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    text: str,
) -> None:
    SettingsFile(find_places(tmp_path).settings).save(Settings(language=language))
    monkeypatch.setattr(application, "_application", lambda _: None)
    monkeypatch.setattr(application, "_log_to", lambda _: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    first = Autosave(find_places(tmp_path).current_match)
    try:
        assert run(Options(data_dir=tmp_path)) == 1
    finally:
        first.close()
    assert told == [text]


def test_a_full_disk_is_told_and_the_match_goes_on(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: object) -> None:
        raise StorageError("disk_full", "cannot be written", tmp_path)

    seen = my_turn.window.presenter.picture
    assert seen is not None
    with monkeypatch.context() as patch:
        patch.setattr(Autosave, "save", full)
        my_turn.window.gestures.choose(seen.hand[0])
        wait_for_me(qtbot, my_turn)
        assert my_turn.window.trouble.isVisible()
        assert "no room left" in my_turn.window.trouble.text()
    my_turn.window.actions_["undo"].trigger()
    assert not my_turn.window.trouble.isVisible()


def test_a_place_that_takes_no_match_is_told_from_the_start(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Application:
        def exec(self) -> int:
            return 0

    started: list[Program] = []
    start = Program.start
    monkeypatch.setattr(Program, "start", lambda program: (started.append(program), start(program)))
    monkeypatch.setattr(application, "_application", lambda _: Application())
    monkeypatch.setattr(application, "_log_to", lambda _: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    (tmp_path / "current").write_bytes(b"in the way")
    assert run(Options(data_dir=tmp_path)) == 0
    [program] = started
    try:
        qtbot.waitUntil(program.window.trouble.isVisible)
        assert "cannot be saved" in program.window.trouble.text()
        assert program.game.has_match
    finally:
        program.window.close()
        program.window.deleteLater()


def test_a_log_that_cannot_be_written_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log" / "hukum.log"
    log.mkdir(parents=True)
    root = logging.RootLogger(logging.WARNING)
    monkeypatch.setattr(logging, "root", root)
    monkeypatch.setattr(logging, "raiseExceptions", True)
    application._log_to(log)
    root.error("nobody hears this")
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(os.name == "nt", reason="rights of POSIX systems")
def test_the_log_is_private_and_turns_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log" / "hukum.log"
    root = logging.RootLogger(logging.WARNING)
    monkeypatch.setattr(logging, "root", root)
    monkeypatch.setattr(logging, "raiseExceptions", True)
    application._log_to(log)
    for number in range(3000):
        root.error("error %d: %s", number, "x" * 200)
    files = sorted(log.parent.iterdir())
    assert [file.name for file in files] == ["hukum.log", "hukum.log.1", "hukum.log.2"]
    assert all(file.stat().st_size <= 200_000 for file in files)
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE(log.parent.stat().st_mode) == 0o700
    assert "error 2999" in log.read_text(encoding="utf-8")
    for handler in root.handlers:
        handler.close()


def test_a_start_that_fails_is_told_and_logged(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("planted")

    shown: list[str] = []
    monkeypatch.setattr(FaultBox, "exec", lambda box: shown.append(box.detailedText()))
    monkeypatch.setattr(application, "_application", lambda _: None)
    monkeypatch.setattr(application, "_log_to", lambda _: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(Program, "__init__", broken)
    hook = sys.excepthook
    assert run(Options(data_dir=tmp_path)) == 1
    assert sys.excepthook is hook
    [trace] = shown
    assert "planted" in trace
    assert "planted" in caplog.text


def test_a_finished_deal_is_counted_once(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    controller = program.game.controller
    play_until(qtbot, program, lambda: controller.waits_for_player)
    program.window.actions_["undo"].trigger()
    play_until(qtbot, program, lambda: controller.waits_for_player)
    counted = Statistics(find_places(tmp_path / "data").statistics)
    try:
        assert counted.summary().deals == 1
    finally:
        counted.close()


def test_a_deal_is_counted_before_its_end_is_saved(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    counting, saving = Statistics.add, Autosave.save

    def add(statistics: Statistics, header: Header, deal: DealLog, played: str) -> bool:
        order.append("counted")
        return counting(statistics, header, deal, played)

    def save(autosave: Autosave, log: MatchLog) -> None:
        order.append("saved the end" if log.deals and log.deals[-1].result else "saved")
        saving(autosave, log)

    monkeypatch.setattr(Statistics, "add", add)
    monkeypatch.setattr(Autosave, "save", save)
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: program.game.controller.waits_for_player)
    assert order[-2:] == ["counted", "saved the end"]
    assert set(order[:-2]) == {"saved"}


def test_any_letters_may_stand_in_the_path(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "Zoë 日本 %1 & {}"
    with table(qtbot, folder) as program:
        begin(qtbot, program, match_setup("mendikot"))
        play_until(qtbot, program, lambda: program.game.controller.waits_for_player)
        log = program.game.controller.log
    places = find_places(folder)
    assert load(places.current_match / "match.hukum") == log
    assert places.settings.is_file()
    counted = Statistics(places.statistics)
    try:
        assert counted.summary().deals == 1
    finally:
        counted.close()


def test_settings_and_statistics_that_cannot_be_used_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    places = find_places(tmp_path)
    places.settings.write_text('{"volume": "70", "language": "en"}', encoding="utf-8")
    places.statistics.write_bytes(b"no database at all, but long enough to be looked at" * 20)
    program = Program(Options(data_dir=tmp_path), places, None)
    try:
        program.start()
        qtbot.waitUntil(lambda: bool(program.window.statusBar().currentMessage()))
        assert program.window.statusBar().currentMessage() == (
            "settings.json: The file is damaged. statistics.sqlite: The file is damaged."
        )
        assert program.window.announcer.last == program.window.statusBar().currentMessage()
        program.preferences.change(program.preferences.settings.changed(volume=71))
    finally:
        program.window.close()
        program.window.deleteLater()
    kept = {path.name for path in tmp_path.iterdir()}
    assert {"settings.json.damaged", "statistics.sqlite.damaged"} <= kept


def test_settings_that_cannot_be_kept_are_told(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SettingsFile, "save", no_room)
    program.preferences.keep_rule_sets((PRESETS["coat"].changed(name="Ours"),))
    told = program.window.statusBar().currentMessage()
    assert told == "The preferences cannot be kept. There is no room left on the disk."
    assert program.window.announcer.last == told


def test_what_nobody_asked_to_keep_is_not_told(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(qtbot, program, match_setup())
    monkeypatch.setattr(SettingsFile, "save", no_room)
    program.preferences.remember(match_setup("mendikot"))
    program.preferences.keep_tutorial_done()
    program.preferences.keep_window("")
    assert program.window.statusBar().currentMessage() == ""


def test_what_was_told_before_my_turn_stays_until_it_is_over(
    qtbot: QtBot, program: Program
) -> None:
    begin(qtbot, program, match_setup(first_dealer=0))
    bar = program.window.statusBar()
    program.window.tell("settings.json: The file is damaged.", stays=True)
    wait_for_me(qtbot, program)
    assert bar.currentMessage() == "settings.json: The file is damaged."
    program.window.gestures.do(good_action(program))
    qtbot.waitUntil(lambda: bar.currentMessage() == "")


def test_what_the_whole_place_refuses_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    places = find_places(tmp_path)
    refused = StorageError("not_allowed", "cannot be opened", tmp_path)
    program = Program(Options(data_dir=tmp_path), places, None, refused)
    program._troubles += [
        StorageError("not_allowed", "cannot be used", places.statistics),
        StorageError("damaged", "cannot be used", places.settings),
    ]
    try:
        program.start()
        qtbot.waitUntil(program.window.trouble.isVisible)
        told = program.window.statusBar().currentMessage()
        assert told == "settings.json: The file is damaged."
    finally:
        program.window.close()
        program.window.deleteLater()


def test_good_files_are_not_talked_about(qtbot: QtBot, tmp_path: Path) -> None:
    for _ in range(2):
        with table(qtbot, tmp_path) as program:
            program.start()
            qtbot.wait(3 * application.AFTER_THE_PICTURE)
            assert program.window.statusBar().currentMessage() == ""


@pytest.mark.parametrize("content", [None, "no record"])
def test_a_start_with_a_file_that_cannot_be_opened_says_so_and_plays(
    qtbot: QtBot, tmp_path: Path, told: list[str], content: str | None
) -> None:
    file = tmp_path / "match.hukum"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    program = Program(Options(file, data_dir=tmp_path), find_places(tmp_path / "data"), None)
    try:
        program.start()
        assert program.game.has_match
        [text] = told
        assert text.startswith("This file cannot be opened.")
    finally:
        program.window.close()
        program.window.deleteLater()


@pytest.mark.parametrize("leaves", [True, False])
def test_a_match_that_cannot_be_kept_is_left_only_if_the_player_wants_it(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(boxes, "ask", lambda _, text, *, usual: asked.append(text) or leaves)
    monkeypatch.setattr("app.ui.windows.keep_left", no_room)
    begin(qtbot, program)
    play_until(qtbot, program, lambda: program.game.controller.state.phase in DEAL_ENDS)
    log = program.game.controller.log
    program.game.begin(match_setup("mendikot"))
    assert len(asked) == 1
    assert "There is no room left on the disk." in asked[0]
    assert (program.game.controller.log == log) is not leaves
    program.game.controller.carry_on()
    wait_for_me(qtbot, program)


@pytest.mark.parametrize("quits", [True, False])
def test_a_match_that_cannot_be_saved_is_lost_at_the_end_only_if_the_player_wants_it(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch, quits: bool
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(boxes, "ask", lambda _, text, *, usual: asked.append(text) or quits)
    begin(qtbot, program)
    with monkeypatch.context() as full:
        full.setattr(Autosave, "save", no_room)
        play_until(qtbot, program, lambda: program.game.controller.state.phase in DEAL_ENDS)
        assert program.window.close() is quits
        assert len(asked) == 1
        assert "There is no room left on the disk." in asked[0]
        if quits:
            assert program.window.close(), "it is closed already: nothing to ask"
            assert len(asked) == 1
    if not quits:
        assert program.window.isVisible()
        assert program.window.close(), "there is room again: nothing to ask"
        assert len(asked) == 1


def test_a_match_that_was_hardly_begun_is_left_without_a_question(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "ask", lambda *_, **__: pytest.fail("nothing to lose"))
    monkeypatch.setattr(Autosave, "save", no_room)
    my_turn.game.submit(good_action(my_turn))
    assert my_turn.window.close()


def no_room(*_: object) -> Path:
    raise StorageError("disk_full", "no room", Path("saves"))


def test_a_start_with_a_file_keeps_the_match_of_before_and_says_so(
    qtbot: QtBot, tmp_path: Path
) -> None:
    places = find_places(tmp_path / "data")
    autosave = Autosave(places.current_match)
    autosave.save(make_match(seed=7))
    autosave.close()
    file = tmp_path / "other.hukum"
    save(file, make_match(PRESETS["mendikot"], seed=8))
    options = Options(file, data_dir=tmp_path)
    program = Program(options, places, Autosave(places.current_match))
    try:
        program.start()
        assert program.game.controller.header.rules.preset == "mendikot"
        assert load(places.current_match / "match.hukum").header.rules.preset == "mendikot"
        [kept] = places.saves.glob("*.hukum")
        assert load(kept).header.seed == 7
        told = program.window.statusBar().currentMessage()
        assert told == f"Your earlier match was kept among the saved matches as {kept.stem}"
    finally:
        program.window.close()
        program.window.deleteLater()


def file_of_another_match(qtbot: QtBot, program: Program, folder: Path) -> Path:
    """Save a match of Dehla Pakad to a file, and put one of Mendikot on the table."""
    begin(qtbot, program)
    wait_for_me(qtbot, program)
    path = folder / "Größe 10.hukum"
    save(path, program.game.controller.log)
    begin(qtbot, program, match_setup("mendikot"))
    return path


def test_a_file_that_the_system_hands_over_is_opened(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    path = file_of_another_match(qtbot, program, tmp_path)
    program.receive_files()
    QApplication.sendEvent(program.window, QFileOpenEvent(str(path)))
    assert program.game.controller.header.rules.preset == "dehla_pakad"


def dropped(program: Program, *urls: str) -> bool:
    """Drag addresses over the middle of the table and let go; say whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    window = program.window
    place, button, no_key = QPoint(300, 300), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    offered = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    events = (
        QDragEnterEvent(place, offered, data, button, no_key),
        QDragMoveEvent(place, offered, data, button, no_key),
        QDropEvent(place, offered, data, button, no_key),
    )
    for event in events:
        event.setDropAction(Qt.DropAction.MoveAction)
        event.ignore()
        QApplication.sendEvent(window, event)
        if not event.isAccepted():
            return False
        assert event.dropAction() == Qt.DropAction.CopyAction, "a moved file would be deleted"
    return True


def test_a_file_that_is_dropped_on_the_window_is_opened(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    path = file_of_another_match(qtbot, program, tmp_path)
    assert dropped(program, path.as_uri())
    qtbot.waitUntil(lambda: program.game.controller.header.rules.preset == "dehla_pakad")


def test_of_a_file_that_is_no_match_a_sentence_tells_why_it_is_not_opened(
    qtbot: QtBot, program: Program, tmp_path: Path, told: list[str]
) -> None:
    begin(qtbot, program)
    path = tmp_path / "holiday.png"
    path.write_bytes(b"\x89PNG")
    assert dropped(program, path.as_uri())
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].startswith("This file cannot be opened.")
    assert program.game.has_match


@pytest.mark.parametrize("urls", [(), ("https://example.org/a.hukum",), ("file:///a", "file:///b")])
def test_what_is_not_one_file_of_this_machine_cannot_be_dropped(
    qtbot: QtBot, program: Program, urls: tuple[str, ...]
) -> None:
    begin(qtbot, program)
    assert not dropped(program, *urls)


def test_no_view_of_the_window_has_a_viewport_of_qts_own(program: Program) -> None:
    views = program.window.findChildren(QAbstractScrollArea)
    assert len(views) >= 4
    for view in views:
        assert createdByPython(view.viewport()), view
