"""Every window in every language: all texts change with it, and all of them fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSize, Qt, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from app.core.presets import PRESETS
from app.session.pace import pace
from app.storage.record_text import dumps
from app.storage.settings import Settings
from app.ui import feel
from app.ui.application import Program
from app.ui.dialogs.help import HelpWindow
from app.ui.dialogs.new_match import NewMatchDialog
from app.ui.dialogs.paste_deal import PasteDealDialog
from app.ui.dialogs.preferences import PreferencesDialog
from app.ui.dialogs.rules_editor import RulesEditor
from app.ui.dialogs.saves import SavesDialog
from app.ui.dialogs.statistics import StatisticsDialog
from app.ui.i18n import LANGUAGES, Translators
from app.ui.tutorial.window import TutorialWindow
from app.ui.views.look import Look
from tests.tools.translations import pseudo
from tests.ui.tables import begin, match_setup, table, wait_for_me
from tests.ui.visible import misfits, mnemonics, texts

Make = Callable[[Path], QWidget]
WINDOWS: dict[str, Make] = {
    "help": lambda folder: HelpWindow(PRESETS["mendikot_closed"]),
    "new_match": lambda folder: NewMatchDialog(Settings()),
    "new_match_for_six": lambda folder: NewMatchDialog(Settings(rules=PRESETS["three_decks"])),
    "paste_deal": lambda folder: PasteDealDialog(PRESETS["dehla_pakad"]),
    "preferences": lambda folder: PreferencesDialog(Settings()),
    "rules_editor": lambda folder: RulesEditor(PRESETS["mendikot_closed"]),
    "saves": SavesDialog,
    "statistics": lambda folder: StatisticsDialog(folder / "statistics.sqlite"),
}


def still_tutorial(folder: Path) -> TutorialWindow:
    """Return the tutorial with its first deal, without motion."""
    look = Look()
    look.motion = feel.STILL
    return TutorialWindow(look, pace("instant"))


WINDOWS["tutorial"] = still_tutorial

SMALL, LARGE = QSize(780, 520), QSize(1240, 740)


class Pseudo(QTranslator):
    """A language that is 40 % longer than English."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return pseudo(source)

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def translators(qapp: QCoreApplication) -> Iterator[Translators]:
    """Return the catalogues; none is left installed after the test."""
    before = QLocale()
    translators = Translators()
    translators.switch("en", [])
    yield translators
    translators.remove()
    QLocale.setDefault(before)


@pytest.fixture
def speak(translators: Translators) -> Iterator[Callable[[str], None]]:
    """Return what switches to a language, the pseudo-language included."""
    longer = Pseudo()

    def switched(language: str) -> None:
        if language == "pseudo":
            QCoreApplication.installTranslator(longer)
        else:
            translators.switch(language, [])
        QCoreApplication.processEvents()

    yield switched
    QCoreApplication.removeTranslator(longer)


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Callable[[str], QWidget]:
    """Return what opens a window by its name."""

    def opened(name: str) -> QWidget:
        window = WINDOWS[name](tmp_path)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.show()
        QCoreApplication.processEvents()
        return window

    return opened


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


# All texts fit


@pytest.fixture
def font(qapp: QApplication) -> Iterator[Callable[[int], None]]:
    """Return what sets the size of the application's font in points."""
    before = qapp.font()

    def sized(points: int) -> None:
        font = QFont(before)
        font.setPointSize(points)
        qapp.setFont(font)

    yield sized
    qapp.setFont(before)


@pytest.mark.parametrize("language", [*LANGUAGES, "pseudo"])
@pytest.mark.parametrize(("points", "size"), [(8, SMALL), (13, SMALL), (20, LARGE)])
@pytest.mark.parametrize("name", WINDOWS)
def test_no_text_is_cut_off(
    speak: Callable[[str], None],
    make: Callable[[str], QWidget],
    font: Callable[[int], None],
    name: str,
    points: int,
    size: QSize,
    language: str,
) -> None:
    speak(language)
    font(points)
    window = make(name)
    window.resize(size)
    for page in pages(window):
        page()
        QCoreApplication.processEvents()
        assert misfits(window) == []


def pages(window: QWidget) -> list[Callable[[], None]]:
    """Return what turns to each page of a window with tabs, or nothing to do once."""
    tabs = window.findChild(QTabWidget)
    if tabs is None:
        return [lambda: None]
    return [partial(tabs.setCurrentIndex, number) for number in range(tabs.count())]


@pytest.mark.parametrize("language", [*LANGUAGES, "pseudo"])
@pytest.mark.parametrize(("points", "size"), [(9, QSize(800, 560)), (13, QSize(1000, 700))])
@pytest.mark.parametrize("preset", ["dehla_pakad", "mendikot_closed", "three_decks"])
def test_no_text_of_the_table_is_cut_off(
    qtbot: QtBot,
    program: Program,
    speak: Callable[[str], None],
    font: Callable[[int], None],
    preset: str,
    points: int,
    size: QSize,
    language: str,
) -> None:
    speak(language)
    font(points)
    program.window.resize(size)
    begin(qtbot, program, match_setup(preset))
    wait_for_me(qtbot, program)
    QCoreApplication.processEvents()
    assert misfits(program.window) == []
