"""The saved matches, sound and damaged."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.storage.records import load
from app.storage.saves import list_saves, save_as
from app.ui import boxes
from app.ui.dialogs import saves as saves_module
from app.ui.dialogs.saves import SavesDialog
from app.ui.dialogs.saves_model import SavesModel
from tests.ui.dialogs.play import played, when_open

Make = Callable[[], SavesDialog]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    for age, (name, preset_id) in enumerate(
        (("Sunday", "mendikot"), ("Six of us", "three_decks"), ("<b>Old</b> & {0}", "dehla_pakad"))
    ):
        path = save_as(folder, name, played(preset_id))
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return folder


@pytest.fixture
def make(qtbot: QtBot, folder: Path) -> Make:
    def made() -> SavesDialog:
        dialog = SavesDialog(folder)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return made


def cells(dialog: SavesDialog, column: int) -> list[str]:
    model = dialog.saves
    return [model.index(row, column).data() for row in range(model.rowCount())]


def damage(path: Path, keep: float) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * keep)])
    os.utime(path, (1_800_000_000, 1_800_000_000))


def test_the_latest_match_is_ready(make: Make) -> None:
    dialog = make()
    assert cells(dialog, 0)[:2] == ["Sunday", "Six of us"]
    assert cells(dialog, 1)[0] == "Mendikot"
    assert dialog.name.text() == "Sunday"
    assert "You, Asha, Ravi, Meera" in dialog.details.text()
    assert dialog.go_on.isEnabled()


def test_each_match_has_its_picture(make: Make) -> None:
    dialog = make()
    first = dialog.picture.grab().toImage()
    dialog.table.selectRow(1)
    assert dialog.picture.grab().toImage() != first


def test_a_match_is_opened(make: Make, qtbot: QtBot, folder: Path) -> None:
    dialog = make()
    dialog.table.selectRow(1)
    when_open(dialog, lambda: qtbot.keyClick(dialog.table, Qt.Key.Key_Return))
    assert dialog.chosen() == load(folder / "Six of us.hukum")


def test_nothing_is_opened_when_the_dialog_is_closed(make: Make) -> None:
    dialog = make()
    when_open(dialog, dialog.reject)
    assert dialog.chosen() is None


def test_a_long_match_is_read_only_when_it_is_wanted(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves_module, "MOST_DEALS", 1)
    dialog = make()
    assert dialog._log is None
    assert dialog.go_on.isEnabled()
    with qtbot.waitSignal(dialog.opened) as told:
        dialog.go_on.click()
    assert told.args is not None
    assert len(told.args[0].deals) == 2


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    given: list[Any] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda _self: given.pop(0))
    return given


def test_deleting_is_asked_about_first(
    make: Make, qtbot: QtBot, folder: Path, answers: list[Any]
) -> None:
    dialog = make()
    answers += [QMessageBox.StandardButton.No, QMessageBox.StandardButton.Yes]
    dialog.remove.click()
    assert (folder / "Sunday.hukum").exists()
    dialog.activateWindow()
    dialog.table.setFocus()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    assert not (folder / "Sunday.hukum").exists()
    assert "Sunday" not in cells(dialog, 0)
    assert answers == []


def test_after_a_match_that_is_deleted_its_neighbour_is_ready(
    make: Make, answers: list[Any]
) -> None:
    dialog = make()
    answers += [QMessageBox.StandardButton.Yes] * 2
    dialog.table.selectRow(1)
    dialog.remove.click()
    assert cells(dialog, 0) == ["Sunday", "_b_Old__b_ & {0}"]
    assert dialog.table.currentIndex().row() == 1
    dialog.remove.click()
    assert dialog.table.currentIndex().row() == 0
    assert dialog.name.text() == "Sunday"


def test_a_match_gets_another_name(
    make: Make, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []
    monkeypatch.setattr(boxes, "ask_text", lambda *_: offered.append(_[-1]) or "Six of us")
    dialog = make()
    dialog.rename.click()
    assert offered == ["Sunday"]
    assert dialog.name.text() == "Six of us (2)"
    assert not (folder / "Sunday.hukum").exists()
    monkeypatch.setattr(boxes, "ask_text", lambda *_: None)
    dialog.rename.click()
    assert dialog.name.text() == "Six of us (2)"


def test_a_match_that_went_meanwhile_leaves_the_list_when_it_cannot_be_renamed(
    make: Make, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(boxes, "ask_text", lambda *_: "Another")
    monkeypatch.setattr(boxes, "warn", lambda _parent, text: told.append(text))
    dialog = make()
    (folder / "Sunday.hukum").unlink()
    dialog.rename.click()
    assert told == ["There is no such file."]
    assert "Sunday" not in cells(dialog, 0)


def test_what_cannot_be_opened_has_no_date(make: Make, folder: Path) -> None:
    (folder / "folder.hukum").mkdir()
    dialog = make()
    assert cells(dialog, 3)[-1] == ""
    assert all(cells(dialog, 3)[:-1])


@pytest.mark.parametrize(("keep", "has_good_part"), [(0.7, True), (0.4, False), (0.01, False)])
def test_a_damaged_match_is_named(
    make: Make, folder: Path, keep: float, has_good_part: bool
) -> None:
    damage(folder / "Sunday.hukum", keep)
    dialog = make()
    assert dialog.name.text() == "Sunday"
    assert "cut off" in dialog.details.text()
    assert dialog.go_on.isEnabled() is has_good_part
    if has_good_part:
        assert dialog.go_on.text() == "&Open the good part"
    dialog.table.selectRow(1)
    assert dialog.go_on.text() == "&Open"


def test_a_match_is_exported_and_imported(
    make: Make, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = make()
    target = tmp_path / "elsewhere"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog.export.click()
    exported = tmp_path / "elsewhere.hukum"
    assert load(exported) == load(folder / "Sunday.hukum")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(exported), ""))
    dialog.import_.click()
    assert dialog.name.text() == "elsewhere"
    assert {save.name for save in list_saves(folder)} >= {"elsewhere", "Sunday"}


def test_what_cannot_be_imported_is_told(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: list[Any]
) -> None:
    dialog = make()
    told: list[str] = []
    monkeypatch.setattr(SavesDialog, "_tell", lambda _self, text: told.append(text))
    bad = tmp_path / "bad.hukum"
    bad.write_text("<b>nonsense</b>", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(bad), ""))
    dialog.import_.click()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "none"), ""))
    dialog.import_.click()
    assert len(told) == 2
    assert len(cells(dialog, 0)) == 3


def test_an_empty_folder_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = SavesDialog(tmp_path / "nothing")
    qtbot.addWidget(dialog)
    assert dialog.details.text() == "No match has been saved yet."
    for button in (dialog.go_on, dialog.export, dialog.remove):
        assert not button.isEnabled()
    assert not dialog.picture.grab().isNull()


def test_the_model_is_sound(folder: Path, qtmodeltester: ModelTester) -> None:
    model = SavesModel()
    check = QAbstractItemModelTester(model)
    model.show_saves(list_saves(folder))
    qtmodeltester.check(model)
    model.show_saves([])
    qtmodeltester.check(model)
    assert check.model() is model


def test_a_new_language_keeps_the_row(make: Make) -> None:
    dialog = make()
    dialog.table.selectRow(2)
    name = dialog.name.text()
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.name.text() == name


def test_it_fits_the_smallest_screen(make: Make) -> None:
    dialog = make()
    assert dialog.minimumSizeHint().width() <= 800
    assert dialog.minimumSizeHint().height() <= 560
