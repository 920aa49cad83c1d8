"""A deal pasted in as text."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.core.cards import deal_hands
from app.core.errors import HukumError
from app.core.log import DealLog
from app.core.presets import preset
from app.session.deal_text import deal_text, parse_deal
from app.storage.errors import Fault, RecordError, StorageError
from app.storage.records import load
from app.ui.dialogs.paste_deal import PasteDealDialog
from app.ui.texts import files
from tests.ui.dialogs.play import when_open

USUAL = preset("mendikot")


def text_of(name: str) -> str:
    rules = preset(name)
    hands = deal_hands(rules.deck_family, 77)
    return deal_text(rules, DealLog(1, 77, 1, hands, (), None, ()))


@pytest.fixture
def dialog(qtbot: QtBot) -> PasteDealDialog:
    QGuiApplication.clipboard().clear()
    dialog = PasteDealDialog(USUAL)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_nothing_can_be_played_before_there_is_a_deal(dialog: PasteDealDialog) -> None:
    assert not dialog.play.isEnabled()
    assert dialog.verdict.text() == ""


def test_a_deal_is_recognised_while_it_is_typed(dialog: PasteDealDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.text, "deal 77")
    assert dialog.play.isEnabled()
    assert dialog.verdict.text() == "A deal for Mendikot; dealer: the left seat."
    qtbot.keyClicks(dialog.text, "x")
    assert not dialog.play.isEnabled()
    assert dialog.verdict.text() == "The text contains neither hands nor a deal number."
    assert dialog.announcer.last == dialog.verdict.text()


def test_a_deal_that_a_house_rule_throws_in_cannot_be_taken(qtbot: QtBot) -> None:
    dialog = PasteDealDialog(USUAL.changed(redeal_if=["all_tens_in_one_hand"]))
    qtbot.addWidget(dialog)
    dialog.text.setPlainText("deal 24")
    assert not dialog.play.isEnabled()
    assert dialog.verdict.text() == "A house rule throws this deal in."


def test_the_deal_is_returned(dialog: PasteDealDialog) -> None:
    dialog.text.setPlainText(text_of("three_decks"))
    when_open(dialog, dialog.play.click)
    assert dialog.deal() == parse_deal(text_of("three_decks"), USUAL)


def test_nothing_is_returned_when_given_up(dialog: PasteDealDialog) -> None:
    dialog.text.setPlainText("77")
    when_open(dialog, dialog.reject)
    assert dialog.deal() is None


@pytest.mark.parametrize(("clipboard", "taken"), [("deal 77", True), ("a letter to Ann", False)])
def test_the_clipboard_is_taken_if_it_holds_a_deal(
    qtbot: QtBot, clipboard: str, taken: bool
) -> None:
    QGuiApplication.clipboard().setText(clipboard)
    dialog = PasteDealDialog(USUAL)
    qtbot.addWidget(dialog)
    assert (dialog.text.toPlainText() == clipboard) is taken
    assert dialog.play.isEnabled() is taken


def test_a_new_language_keeps_the_text(dialog: PasteDealDialog) -> None:
    dialog.text.setPlainText("77")
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.text.toPlainText() == "77"
    assert dialog.play.isEnabled()


@pytest.mark.parametrize("reason", [*files._STORAGE, "of another version"])
def test_every_trouble_with_files_has_words(reason: str, tmp_path: Path) -> None:
    error = StorageError(reason, "x", tmp_path)
    assert files.file_problem(error).endswith(".")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_told_to_be_none_of_the_files_it_could_be(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StorageError) as refused:
        load(tmp_path / "pipe")
    assert files.file_problem(refused.value) == "That is a device or a pipe, not a file."


def test_a_picture_is_not_called_a_damaged_match(tmp_path: Path) -> None:
    (tmp_path / "holiday.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    with pytest.raises(RecordError) as refused:
        load(tmp_path / "holiday.png")
    told = "The file is not a match of this program, or its beginning is damaged."
    assert files.file_problem(refused.value) == told


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("cut_off", "The file is cut off at line 7."),
        ("must_follow", "Line 7 of the file breaks the rules."),
        ("not_json", "The file is damaged in line 7."),
        ("newer_version", "The file comes from a newer version of the program."),
    ],
)
def test_a_bad_record_is_told_in_the_language(reason: str, text: str) -> None:
    assert files.file_problem(RecordError("a.hukum", 7, Fault(reason, "details"))) == text
    assert files.file_problem(HukumError()) == "The file is damaged."
