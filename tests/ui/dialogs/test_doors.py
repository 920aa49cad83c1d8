"""The dialogs above a running match: what they choose takes effect, and they leave nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from app.core.presets import preset
from app.storage.paths import find_places
from app.storage.records import load
from app.storage.saves import list_saves, save_as
from app.ui.application import Program
from app.ui.dialogs.new_match import NewMatchDialog
from app.ui.dialogs.preferences import PreferencesDialog
from app.ui.dialogs.saves import SavesDialog
from app.ui.dialogs.statistics import StatisticsDialog
from tests.ui.dialogs.play import played
from tests.ui.tables import begin, match_setup, play_until


def meet(program: Program, act: Callable[[QDialog], object]) -> list[QDialog]:
    """Act on the next dialog that opens above the window; it is closed in any case."""
    met: list[QDialog] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(5, program.window, answer)
            return
        met.append(dialog)
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, program.window, answer)
    return met


def test_a_match_that_makes_room_for_another_is_kept(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    controller = program.game.controller
    play_until(qtbot, program, lambda: controller.has_finished_deal)
    log, saves = controller.log, find_places(tmp_path / "data").saves
    program.game.begin(match_setup("mendikot", seed=9))
    [kept] = list_saves(saves)
    assert load(kept.path) == log
    assert kept.name in program.window.statusBar().currentMessage()
    program.game.begin(match_setup("mendikot", seed=10))
    assert len(list_saves(saves)) == 1


def test_playing_an_old_deal_again_loses_no_later_one(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 3)
    log, saves = program.game.controller.log, find_places(tmp_path / "data").saves
    program.game.go_back(0, 0)
    play_until(qtbot, program, lambda: program.game.controller.has_finished_deal)
    program.game.go_back(0, 0)
    [kept] = list_saves(saves)
    assert load(kept.path) == log


def test_a_serious_match_does_not_go_back(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup("mendikot", serious=True))
    play_until(qtbot, program, lambda: program.game.controller.has_finished_deal)
    log = program.game.controller.log
    program.game.go_back(0, 0)
    assert program.game.controller.log == log


def test_deals_that_are_played_again_after_an_old_one_are_assisted(
    qtbot: QtBot, program: Program
) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 2)
    program.game.go_back(0, 0)
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 3)
    deals = program.game.controller.log.deals
    assert [deal.assisted for deal in deals] == [True, True, False]


def test_who_goes_back_twice_knows_the_later_cards_still(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 3)
    program.game.go_back(1, 0)
    program.game.go_back(0, 0)
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 4)
    deals = program.game.controller.log.deals
    assert [deal.assisted for deal in deals] == [True, True, True, False]


def test_an_earlier_copy_of_a_match_knows_the_later_cards_still(
    qtbot: QtBot, program: Program
) -> None:
    begin(qtbot, program, match_setup("mendikot"))
    early = program.game.controller.log
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 2)
    program.game.begin(match_setup("mendikot", seed=6))
    program.game.take_up(early)
    play_until(qtbot, program, lambda: len(program.game.controller.log.deals) == 3)
    deals = program.game.controller.log.deals
    assert [deal.assisted for deal in deals] == [True, True, False]


@pytest.mark.parametrize(
    ("door", "kind"),
    [
        ("new_match", NewMatchDialog),
        ("preferences", PreferencesDialog),
        ("saves", SavesDialog),
        ("statistics", StatisticsDialog),
    ],
)
def test_the_match_stands_still_and_the_dialog_goes(
    my_turn: Program, door: str, kind: type[QDialog]
) -> None:
    held = []
    met = meet(my_turn, lambda _: held.append(my_turn.game.controller.is_held))
    getattr(my_turn.doors, door)(my_turn.window)
    assert isinstance(met[0], kind)
    assert held == [True]
    assert not my_turn.game.controller.is_held
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert my_turn.window.findChildren(kind) == []


def test_preferences_take_effect_at_once_and_are_kept(my_turn: Program) -> None:
    seen = []

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        dialog.look.four.click()
        seen.append(my_turn.look.face_style.four_colour)
        dialog.accept()

    meet(my_turn, choose)
    my_turn.doors.preferences(my_turn.window)
    assert seen == [True]
    assert my_turn.preferences.settings.four_colours


def test_preferences_that_are_given_up_are_taken_back(my_turn: Program) -> None:
    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        dialog.look.four.click()

    meet(my_turn, choose)
    my_turn.doors.preferences(my_turn.window)
    assert not my_turn.look.face_style.four_colour


def test_the_language_changes_under_an_open_dialog(my_turn: Program) -> None:
    titles = []

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        for language in ("fr", "de", "en"):
            dialog.play.language.setCurrentIndex(dialog.play.language.findData(language))
            QApplication.processEvents()
            titles.append(dialog.windowTitle())

    meet(my_turn, choose)
    my_turn.doors.preferences(my_turn.window)
    assert titles == ["Préférences", "Einstellungen", "Preferences"]


def test_a_match_is_chosen_and_begins(my_turn: Program) -> None:
    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, NewMatchDialog)
        dialog.games.choose(preset("three_decks"))
        dialog.play.click()

    meet(my_turn, choose)
    my_turn.doors.new_match(my_turn.window)
    assert my_turn.game.controller.header.rules == preset("three_decks")
    assert my_turn.preferences.settings.rules == preset("three_decks")


def test_a_saved_match_goes_on(my_turn: Program, qtbot: QtBot) -> None:
    log = played("mendikot", 1)
    save_as(my_turn.doors._saves, "Sunday", log)

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, SavesDialog)
        dialog.go_on.click()

    meet(my_turn, choose)
    my_turn.doors.saves(my_turn.window)
    assert my_turn.game.controller.header == log.header
