"""Which language is shown, and how it is switched."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.storage.resources import ResourceMissing, resource_path
from app.ui import i18n
from app.ui.i18n import LANGUAGES, Translators, choose_language, locale_for
from app.ui.texts.qt_own import GAPS
from tests.tools.catalogues import ROOT


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["fr-CA"], "fr"),
        (["fr_CA"], "fr"),
        (["de-AT", "de"], "de"),
        (["es-MX", "en-US"], "es"),
        (["en-US", "de-DE"], "en"),
        (["en-Latn-DE", "de-DE"], "en"),
        (["it-IT", "nl", "DE-CH", "fr"], "de"),
        (["ta-IN"], "en"),
        (["C"], "en"),
        (["", "-", "nonsense"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wanted_language_that_there_is_wins(wanted: list[str], language: str) -> None:
    assert choose_language("system", wanted) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_ones_own_comes_before_the_system(language: str) -> None:
    assert choose_language(language, ["de-DE"]) == language


def test_a_choice_that_does_not_exist_is_as_good_as_system() -> None:
    assert choose_language("klingon", ["es"]) == "es"


def test_numbers_are_those_of_the_region_if_its_language_is_shown() -> None:
    assert locale_for("de", ["en-US", "de-AT"]).name() == "de_AT"
    assert locale_for("fr", ["en-US", "de-AT"]).language() == QLocale.Language.French


SYSTEMS = {
    "fr_CA": ({"LANG": "fr_CA.UTF-8"}, "fr fr_CA"),
    "de_AT": ({"LANG": "de_AT.UTF-8"}, "de de_AT"),
    "es_MX": ({"LANG": "es_MX.UTF-8"}, "es es_MX"),
    "C": ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en en_US"),
    "nonsense": ({"LANG": "nonsense"}, "en en_US"),
    "turkish": ({"LANG": "tr_TR.UTF-8"}, "en en_US"),
    "second": ({"LANG": "it_IT.UTF-8", "LANGUAGE": "it:de_CH:fr"}, "de de_CH"),
    "english_first": ({"LANG": "en_GB.UTF-8", "LANGUAGE": "en_GB:de"}, "en en_GB"),
}
ASK = """
from app.ui.i18n import choose_language, locale_for, system_languages
wanted = system_languages()
language = choose_language("system", wanted)
print(language, locale_for(language, wanted).name())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux takes its languages from there")
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_first_start_speaks_the_systems_language(system: str) -> None:
    variables, expected = SYSTEMS[system]
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    line = [sys.executable, "-c", ASK]
    answer = subprocess.run(
        line, env=kept | variables, capture_output=True, check=True, text=True, cwd=ROOT
    )
    assert answer.stdout.strip() == expected


class Listener(QWidget):
    """A widget that counts what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() == QEvent.Type.LanguageChange


@pytest.fixture
def translators(qapp: QCoreApplication) -> Iterator[Translators]:
    before = QLocale()
    translators = Translators()
    yield translators
    translators.remove()
    QLocale.setDefault(before)


def cancel_text() -> str:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text()


def test_qts_own_buttons_speak_the_language(translators: Translators) -> None:
    translators.switch("fr", [])
    assert cancel_text() == "Annuler"
    translators.switch("en", [])
    assert cancel_text() == "Cancel"


def qts_texts(qtbot: QtBot) -> list[str]:
    """Return what Qt says itself: in a file dialog, a context menu, a dialog that asks for a text.

    The file dialog is Qt's own; that of a desktop speaks the desktop's language.
    """
    files = QFileDialog()
    files.setOption(QFileDialog.Option.DontUseNativeDialog)
    line, question = QLineEdit("text"), QInputDialog()
    for window in (files, line, question):
        qtbot.addWidget(window)
        window.show()
    menu = line.createStandardContextMenu()
    said = [label.text() for label in files.findChildren(QLabel)]
    said += [action.text() for action in menu.actions()]
    said += [button.text() for button in question.findChildren(QPushButton)]
    menu.deleteLater()
    return [text for text in said if len(text) > 3]


@pytest.mark.parametrize("language", ["fr", "es", "de"])
def test_qts_own_windows_speak_the_language(
    translators: Translators, qtbot: QtBot, language: str
) -> None:
    translators.switch("en", [])
    english = qts_texts(qtbot)
    translators.switch(language, [])
    spoken = qts_texts(qtbot)
    assert len(spoken) > 8
    assert [text for text in spoken if text in english] == []


@pytest.mark.parametrize("language", ["fr", "es", "de"])
@pytest.mark.parametrize(("context", "text"), [("QPrintSettingsOutput", "Page &Set:")])
def test_what_qts_catalogues_leave_in_english_is_said_too(
    translators: Translators, language: str, context: str, text: str
) -> None:
    translators.switch(language, [])
    assert text in GAPS
    assert QCoreApplication.translate(context, text) != text


def test_every_widget_hears_of_a_switch(translators: Translators, qtbot: QtBot) -> None:
    widget = Listener()
    qtbot.addWidget(widget)
    translators.switch("de", [])
    qtbot.waitUntil(lambda: widget.heard > 0)
    heard = widget.heard
    translators.switch("system", ["de-CH"])
    QCoreApplication.processEvents()
    assert translators.language == "de"
    assert widget.heard == heard
    assert QLocale().name() == "de_CH"


def test_a_catalogue_may_change_on_disk_while_it_is_used(
    translators: Translators, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = tmp_path / "hukum_de.qm"
    shutil.copy(resource_path("translations/hukum_de.qm"), catalogue)
    monkeypatch.setattr(i18n, "resource_path", lambda _: catalogue)
    translators.switch("de", [])
    catalogue.write_bytes(b"")
    assert QCoreApplication.translate("Cards", "spades") == "Pik"
    translators.remove()
    assert QCoreApplication.translate("Cards", "spades") == "spades"
    assert translators.language == ""


def test_without_catalogues_there_is_english(
    translators: Translators, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(name: str) -> Path:
        raise ResourceMissing(name)

    monkeypatch.setattr(i18n, "resource_path", missing)
    monkeypatch.setattr(i18n, "_qt_folder", lambda: tmp_path)
    translators.switch("de", [])
    assert translators.language == "de"
    assert QCoreApplication.translate("Cards", "spades") == "spades"
