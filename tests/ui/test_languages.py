"""Every window in every language: all texts change with it, and saved matches do not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.storage.record_text import dumps
from app.ui.application import Program
from app.ui.dialogs.preferences import PreferencesDialog
from app.ui.i18n import LANGUAGES, Translators
from tests.ui.openings import WINDOWS
from tests.ui.tables import begin, table, trigger, wait_for_me
from tests.ui.visible import mnemonics, pages, texts

# All texts change


@pytest.mark.parametrize("language", ["fr", "es", "de"])
@pytest.mark.parametrize("name", WINDOWS)
def test_a_live_switch_equals_a_cold_start(
    speak: Callable[[str], None], make: Callable[[str], QWidget], name: str, language: str
) -> None:
    window = make(name)
    english = texts(window)
    speak(language)
    switched = texts(window)
    assert switched == texts(make(name))
    assert switched != english
    speak("en")
    assert texts(window) == english


@pytest.mark.parametrize("language", ["fr", "es", "de"])
def test_the_table_is_switched_whole(
    qtbot: QtBot, tmp_path: Path, my_turn: Program, language: str
) -> None:
    """The same match, begun in the language, shows the same texts and is the same record."""
    chosen = my_turn.preferences.settings.changed(language=language)
    record = dumps(my_turn.game.controller.log)
    my_turn.preferences.change(chosen)
    QCoreApplication.processEvents()
    switched = texts(my_turn.window)
    with table(qtbot, tmp_path / "cold", language=language) as cold:
        begin(qtbot, cold)
        wait_for_me(qtbot, cold)
        assert switched == texts(cold.window)
    assert dumps(my_turn.game.controller.log) == record


@pytest.mark.parametrize("language", ["fr", "es", "de"])
def test_all_windows_are_switched_at_once_in_the_middle_of_a_match(
    my_turn: Program, make: Callable[[str], QWidget], language: str
) -> None:
    opened = {name: make(name) for name in WINDOWS}
    my_turn.preferences.change(my_turn.preferences.settings.changed(language=language))
    QCoreApplication.processEvents()
    for name, window in opened.items():
        assert texts(window) == texts(make(name)), name


@pytest.mark.parametrize("locale", ["tr_TR", "de_DE", "ar_EG"])
def test_records_do_not_know_the_locale(
    translators: Translators, my_turn: Program, locale: str
) -> None:
    """A Turkish i, a comma in numbers and Arabic digits stay out of what is saved."""
    record = dumps(my_turn.game.controller.log)
    QLocale.setDefault(QLocale(locale))
    assert dumps(my_turn.game.controller.log) == record
    assert record.isascii()


# Each letter once


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WINDOWS)
def test_no_two_mnemonics_are_alike(
    speak: Callable[[str], None], make: Callable[[str], QWidget], name: str, language: str
) -> None:
    speak(language)
    window = make(name)
    for page in pages(window):
        page()
        letters = mnemonics(window)
        assert sorted(letters) == sorted(set(letters))


def test_a_language_for_one_run_gives_way_to_what_the_player_chooses(my_turn: Program) -> None:
    def menu() -> str:
        QCoreApplication.processEvents()
        return my_turn.window.menuBar().actions()[1].text()

    preferences = my_turn.preferences
    before = preferences.settings
    preferences.force_language("de")
    preferences.put_into_effect()
    assert menu() == "&Spiel"
    preferences.change(before.changed(language="fr"))
    assert menu() == "&Jeu"
    preferences.change(before)  # chosen too, although it is what was chosen before
    assert menu() == "&Play"
    preferences.give_up_language()
    assert menu() == "&Spiel"


def test_the_picture_of_the_look_has_the_letters_of_the_language_for_one_run(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    my_turn.preferences.force_language("de")
    shown: list[PreferencesDialog] = []
    monkeypatch.setattr(my_turn.doors, "_show", shown.append)
    trigger(my_turn, "preferences")
    assert shown[0].look.language == "de"
    shown[0].deleteLater()


def test_the_language_of_before_can_be_chosen_instead_of_the_one_for_this_run(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = my_turn.preferences
    preferences.change(preferences.settings.changed(language="es"))
    preferences.force_language("de")
    preferences.put_into_effect()
    shown: list[PreferencesDialog] = []
    monkeypatch.setattr(my_turn.doors, "_show", shown.append)
    for end, title in (("reject", "Einstellungen"), ("accept", "Preferencias")):
        trigger(my_turn, "preferences")
        choice = shown[-1].play.language
        for code in ("fr", "es"):
            choice.setCurrentIndex(choice.findData(code))
        QCoreApplication.processEvents()
        assert (shown[-1].windowTitle(), shown[-1].look.language) == ("Preferencias", "es")
        getattr(shown[-1], end)()
        QCoreApplication.processEvents()
        assert shown[-1].windowTitle() == title
        shown[-1].deleteLater()


def test_a_language_for_one_run_is_over_once_another_was_confirmed(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences = my_turn.preferences
    before = preferences.settings
    preferences.force_language("de")
    shown: list[PreferencesDialog] = []
    monkeypatch.setattr(my_turn.doors, "_show", shown.append)
    for confirmed in (False, True):
        trigger(my_turn, "preferences")
        choice = shown[-1].play.language
        choice.setCurrentIndex(choice.findData("fr"))
        assert preferences.language_of(preferences.settings) == "fr"
        (shown[-1].accept if confirmed else shown[-1].reject)()
        shown[-1].deleteLater()
        assert (preferences.language_of(before) != "de") is confirmed


def test_the_language_that_stands_there_can_be_chosen_too(
    my_turn: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With another language for this run, the stored one is shown as chosen but not in use."""
    preferences = my_turn.preferences
    preferences.change(preferences.settings.changed(language="es"))
    preferences.give_up_language()
    preferences.force_language("de")
    preferences.put_into_effect()
    shown: list[PreferencesDialog] = []
    monkeypatch.setattr(my_turn.doors, "_show", shown.append)
    for end, title in (("reject", "Einstellungen"), ("accept", "Preferencias")):
        trigger(my_turn, "preferences")
        choice = shown[-1].play.language
        assert choice.currentData() == "es"
        choice.activated.emit(choice.currentIndex())
        QCoreApplication.processEvents()
        assert (shown[-1].windowTitle(), shown[-1].look.language) == ("Preferencias", "es")
        getattr(shown[-1], end)()
        QCoreApplication.processEvents()
        assert shown[-1].windowTitle() == title
        shown[-1].deleteLater()
    assert preferences.settings.language == "es"
