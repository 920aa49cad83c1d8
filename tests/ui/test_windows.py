"""The doors to the dialogs: each opens above a match that stands still, and leaves it going."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.core.log import DEAL_ENDS
from app.core.phases import Phase
from app.storage.records import load
from app.storage.saves import list_saves
from app.ui import boxes
from app.ui.application import Program
from app.ui.feel import SMALLEST_WINDOW
from tests.ui.tables import WAIT, begin, match_setup, play_until, state_of, wait_for_me


def answer(qtbot: QtBot, program: Program, command: str, *, accept: bool) -> list[str]:
    """Trigger a command, answer its dialog, and return what was open."""
    found: list[str] = []

    def reply() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(20, program.window, reply)
            return
        found.append(type(dialog).__name__)
        assert program.game.controller.is_held
        (dialog.accept if accept else dialog.reject)()

    QTimer.singleShot(20, program.window, reply)
    program.window.actions_[command].trigger()
    return found


@pytest.mark.parametrize(
    ("command", "dialog"),
    [
        ("new_match", "NewMatchDialog"),
        ("saves", "SavesDialog"),
        ("statistics", "StatisticsDialog"),
        ("preferences", "PreferencesDialog"),
        ("paste_deal", "PasteDealDialog"),
        ("about", "QMessageBox"),
    ],
)
def test_a_dialog_opens_and_leaves_the_match_going(
    qtbot: QtBot, my_turn: Program, command: str, dialog: str
) -> None:
    before = my_turn.game.controller
    assert answer(qtbot, my_turn, command, accept=False) == [dialog]
    assert my_turn.game.controller is before
    assert not before.is_held
    seen = my_turn.window.presenter.picture
    assert seen is not None
    my_turn.window.gestures.choose(seen.hand[0])
    wait_for_me(qtbot, my_turn)


def test_a_new_match_begins_with_one_click_on_the_last_choice(
    qtbot: QtBot, my_turn: Program
) -> None:
    before = my_turn.game.controller
    answer(qtbot, my_turn, "new_match", accept=True)
    assert my_turn.game.controller is not before
    assert my_turn.preferences.settings.rules == my_turn.game.controller.header.rules


def test_a_match_is_saved_and_opened_again(
    qtbot: QtBot, my_turn: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = my_turn.window.presenter.picture
    assert seen is not None
    my_turn.window.gestures.choose(seen.hand[0])
    wait_for_me(qtbot, my_turn)
    log = my_turn.game.controller.log
    monkeypatch.setattr(boxes, "ask_text", lambda *_: "mine")
    my_turn.window.actions_["save_as"].trigger()
    (save,) = list_saves(tmp_path / "data" / "saves")
    assert save.name == "mine"
    my_turn.game.begin(match_setup(seed=9))
    my_turn.doors.open_path(my_turn.window, save.path)
    assert my_turn.game.controller.log == log


def test_a_file_that_is_no_match_is_told(
    my_turn: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(boxes, "warn", lambda _parent, text: told.append(text))
    before = my_turn.game.controller
    path = tmp_path / "x.hukum"
    path.write_text("nonsense", encoding="utf-8")
    my_turn.doors.open_path(my_turn.window, path)
    assert len(told) == 1
    assert my_turn.game.controller is before


def test_help_stays_open_beside_the_table(qtbot: QtBot, my_turn: Program) -> None:
    my_turn.window.actions_["help"].trigger()
    helps = [w for w in my_turn.window.findChildren(QWidget) if type(w).__name__ == "HelpWindow"]
    assert len(helps) == 1
    assert not my_turn.game.controller.is_held
    helps[0].close()


def test_a_deal_is_copied_and_pasted(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: program.game.controller.state.phase is Phase.DEAL_OVER)
    hands = program.game.controller.log.deals[0].hands
    program.window.actions_["copy_deal"].trigger()
    assert QGuiApplication.clipboard().text().startswith("Hukum deal")
    before = program.game.controller
    answer(qtbot, program, "paste_deal", accept=True)
    assert program.game.controller is not before
    qtbot.waitUntil(lambda: program.game.controller.state.deal is not None, timeout=WAIT)
    deal = program.game.controller.state.deal
    assert deal is not None
    assert deal.dealt == hands


def test_the_last_deal_is_exported_as_a_record(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    export = program.window.actions_["export_deal"]
    assert not export.isEnabled()
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 2)
    second = program.game.controller.log.deals[1]
    assert second.result is None
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "deal"), ""))
    export.trigger()
    exported = load(tmp_path / "deal.hukum")
    assert exported.deals == program.game.controller.log.deals[:1]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    export.trigger()
    assert program.window.statusBar().currentMessage() == "Saved as deal"


def test_a_deal_that_cannot_be_exported_is_told(
    qtbot: QtBot, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: program.game.controller.state.phase is Phase.DEAL_OVER)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "x"), ""))
    told: list[str] = []
    monkeypatch.setattr(boxes, "warn", lambda _, text: told.append(text))
    program.window.actions_["export_deal"].trigger()
    assert told[0].startswith("The deal was not saved.")


def test_a_window_of_a_larger_screen_comes_back_within_this_one(program: Program) -> None:
    window = program.window
    room = window.screen().availableSize()
    window.resize(room.width() + 700, room.height() + 300)
    stored = window.placement()
    for placement in ("", stored):
        window.place(placement)
        assert window.height() <= room.height()
        assert window.width() <= max(SMALLEST_WINDOW[0], room.width())


def test_a_beginner_is_offered_the_tutorial_until_a_deal_is_played(
    qtbot: QtBot, my_turn: Program
) -> None:
    offer = my_turn.window.offer
    assert offer.isVisible()
    play_until(qtbot, my_turn, lambda: state_of(my_turn).phase in DEAL_ENDS)
    assert offer.isHidden()
    assert my_turn.preferences.settings.tutorial_done
    my_turn.preferences.put_into_effect()
    assert offer.isHidden()


def test_the_offer_opens_the_tutorial(
    qtbot: QtBot, my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr(my_turn.doors, "_show", opened.append)
    qtbot.mouseClick(my_turn.window.offer, Qt.MouseButton.LeftButton)
    assert len(opened) == 1
    assert my_turn.window.offer.isHidden()
    cast(QDialog, opened[0]).reject()
    cast(QDialog, opened[0]).deleteLater()
