"""Every message box and every question: it fits, and shows names as they are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.core.errors import HukumError
from app.core.presets import PRESETS
from app.storage.autosave import SetAside
from app.storage.errors import StorageError
from app.storage.record_text import dumps
from app.storage.saves import save_as
from app.storage.settings import Settings
from app.ui import application, boxes
from app.ui.application import Program
from app.ui.dialogs import help as help_window
from app.ui.dialogs.help import HelpWindow
from app.ui.dialogs.new_match import NewMatchDialog
from app.ui.dialogs.rules_editor import RulesEditor
from app.ui.dialogs.saves import SavesDialog
from app.ui.i18n import LANGUAGES
from tests.storage.matches import make_match
from tests.tools.catalogues import SOURCES
from tests.tools.pseudo import PSEUDO
from tests.ui.tables import trigger
from tests.ui.visible import misfits

ODD = "<b>Ann</b> & %1 {0} 🂡 שלום"
LONG = "W" * 200
Look = Callable[[QWidget], None]


def each_modal(act: Callable[[], object], look: Look) -> int:
    """Do something that opens windows; look at each, accept what asks for input, leave the rest.

    Return how many windows there were.
    """
    seen: list[QWidget] = []

    def visit() -> None:
        window = QApplication.activeModalWidget()
        if window is None:
            return
        QTimer.singleShot(0, visit)
        if window in seen:
            return
        seen.append(window)
        try:
            look(window)
        finally:
            window.accept() if isinstance(window, QInputDialog) else window.close()

    QTimer.singleShot(0, visit)
    act()
    return len(seen)


# What the program says, by the place in which it says it


def delete_save(program: Program, folder: Path) -> None:
    save_as(folder, "A match on Sunday", program.game.controller.log)
    saves = SavesDialog(folder, program.window)
    saves.remove.click()
    saves.deleteLater()


def delete_save_of_a_long_name(program: Program, folder: Path) -> None:
    path = save_as(folder, "A match on Sunday", program.game.controller.log)
    saves = SavesDialog(path.replace(path.with_stem(LONG)).parent, program.window)
    saves.remove.click()
    saves.deleteLater()


def unreadable_saves(program: Program, folder: Path) -> None:
    def refuse(_: Path) -> None:
        raise StorageError("denied", "may not be read", folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.ui.dialogs.saves.list_saves", refuse)
        SavesDialog(folder, program.window).deleteLater()


def help_in_a_missing_folder(program: Program, folder: Path) -> None:
    window = HelpWindow(program.game.controller.header.rules, program.window)
    with pytest.MonkeyPatch.context() as patch:
        answer = str(folder / "no" / "such" / "folder.html"), ""
        patch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
        window.save_as()
    window.deleteLater()


def export_into_a_missing_folder(program: Program, folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        answer = str(folder / "no" / "such" / "deal.hukum"), ""
        patch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
        program.doors.export_deal(program.window)


def print_without_a_printer(program: Program, _: Path) -> None:
    window = HelpWindow(program.game.controller.state.rules, program.window)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(help_window, "_NEEDS_PRINTER", True)
        patch.setattr(QPrinter, "outputFormat", lambda _: QPrinter.OutputFormat.PdfFormat)
        window.print_all()
    window.close()


def save_into_a_file(program: Program, folder: Path) -> None:
    program.doors._saves = folder / "a file"
    program.doors._saves.touch()
    trigger(program, "save_as")


def last_match_is_damaged(program: Program, folder: Path) -> None:
    error = StorageError("damaged", "is damaged", folder)
    raise_when_taken_up(program, SetAside(folder / "match damaged.hukum", error))


def a_part_of_a_match_is_good(program: Program, folder: Path) -> None:
    path = folder / "cut.hukum"
    path.write_bytes(dumps(make_match(deals=2)).encode()[:-40])
    program.doors.open_path(program.window, path)


def last_match_is_locked(program: Program, folder: Path) -> None:
    raise_when_taken_up(program, StorageError("denied", "may not be read", folder / "match"))


def raise_when_taken_up(program: Program, error: HukumError) -> None:
    def take_up() -> None:
        raise error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program._autosave, "take_up", take_up)
        program._take_up()


def delete_own_rules(program: Program, _: Path) -> None:
    rules = PRESETS["mendikot"].changed(name=ODD)
    dialog = NewMatchDialog(Settings(rules=rules, rule_sets=(rules,)), program.window)
    dialog.delete.click()
    dialog.deleteLater()


def replace_own_rules(program: Program, _: Path) -> None:
    editor = RulesEditor(PRESETS["mendikot"].changed(name=LONG), program.window, {LONG[:60]})
    editor.accept()
    editor.deleteLater()


def start_anew(program: Program, _: Path) -> None:
    editor = RulesEditor(PRESETS["mendikot"], program.window)
    editor.fields["stop_when_decided"].show_value("never")
    editor.base.setCurrentIndex(0)
    editor.base.activated.emit(0)
    editor.deleteLater()


def rename_save(program: Program, folder: Path) -> None:
    save_as(folder, "A match on Sunday", program.game.controller.log)
    saves = SavesDialog(folder, program.window)
    saves.rename.click()
    saves.deleteLater()


def leave_a_match_for_good(program: Program, folder: Path) -> None:
    (folder / "a file").touch()
    program.doors._saves = folder / "a file"
    program.game.may_leave(program.game.controller.log)


BOXES: dict[str, Callable[[Program, Path], object]] = {
    "about": lambda program, _: trigger(program, "about"),
    "claim": lambda program, _: trigger(program, "claim"),
    "concede": lambda program, _: trigger(program, "concede"),
    "no_such_file": lambda program, folder: program.doors.open_path(
        program.window, folder / "gone.hukum"
    ),
    "save_into_a_file": save_into_a_file,
    "export_into_a_missing_folder": export_into_a_missing_folder,
    "delete_save": delete_save,
    "delete_save_of_a_long_name": delete_save_of_a_long_name,
    "unreadable_saves": unreadable_saves,
    "rename_save": rename_save,
    "delete_own_rules": delete_own_rules,
    "replace_own_rules": replace_own_rules,
    "start_anew": start_anew,
    "leave_a_match_for_good": leave_a_match_for_good,
    "quit_without_room": lambda program, _: program.doors.may_quit(
        StorageError("disk_full", "no room", Path("saves"))
    ),
    "help_not_written": help_in_a_missing_folder,
    "no_printer": print_without_a_printer,
    "last_match_is_damaged": last_match_is_damaged,
    "a_part_of_a_match_is_good": a_part_of_a_match_is_good,
    "last_match_is_locked": last_match_is_locked,
    "ended_unexpectedly": lambda program, _: program._shall_try_again(),
}


OWNERS = {"boxes.py", "faults.py"}
"""Who may show a box; that of a fault is among the scenes of the pictures."""


def test_every_box_of_the_program_is_looked_at() -> None:
    """A new call of `app.ui.boxes` wants an entry above."""
    calls: Counter[str] = Counter()
    for file in SOURCES.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        calls[file.name] += len(re.findall(r"\bboxes\.(?:ask|warn|tell)\(", source))
        assert file.name in OWNERS or "QMessageBox" not in source, file
    assert +calls == {
        "application.py": 3,
        "help.py": 2,
        "main_window.py": 1,
        "new_match.py": 1,
        "rules_editor.py": 2,
        "saves.py": 2,
        "windows.py": 4,
    }


@pytest.mark.parametrize(
    ("language", "points"), [*((language, 20) for language in (*LANGUAGES, PSEUDO)), (PSEUDO, 8)]
)
@pytest.mark.parametrize("name", BOXES)
def test_a_box_fits(
    my_turn: Program,
    tmp_path: Path,
    speak: Callable[[str], None],
    font: Callable[[int], None],
    name: str,
    points: int,
    language: str,
) -> None:
    speak(language)
    font(points)

    def look(window: QWidget) -> None:
        QCoreApplication.processEvents()
        assert misfits(window) == []
        assert window.screen().availableGeometry().contains(window.geometry())
        buttons = {button.text() for button in window.findChildren(QPushButton)}
        assert language in ("en", PSEUDO) or not buttons & QTS_ENGLISH

    assert each_modal(lambda: BOXES[name](my_turn, tmp_path), look) >= 1


QTS_ENGLISH = {"&Yes", "Cancel"}
"""What a button would say without Qt's catalogue; OK is the same in all four languages."""


@pytest.mark.parametrize("name", [ODD, LONG, f"{LONG} {ODD}"])
@pytest.mark.parametrize("show", [boxes.warn, boxes.tell, boxes.ask])
def test_a_box_shows_names_as_they_are(
    qtbot: QtBot, my_turn: Program, show: Callable[[QWidget, str], object], name: str
) -> None:
    def look(window: QWidget) -> None:
        assert isinstance(window, QMessageBox)
        shown = window.text().replace("\u200b", "")
        assert shown == f"Delete “{name}”?"
        assert window.width() <= window.screen().availableGeometry().width()
        assert misfits(window) == []

    assert each_modal(lambda: show(my_turn.window, f"Delete “{name}”?"), look) == 1


def test_the_second_copy_shows_a_box(qapp: QApplication) -> None:
    assert each_modal(lambda: application._tell_running("de"), lambda _: None) == 1


def test_a_name_can_be_given_only_if_there_is_something_of_it_to_be_seen(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    seen: list[bool] = []

    def look(box: QWidget) -> None:
        line = box.findChild(QLineEdit)
        accept = box.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
        assert line.width() > 250
        for text in ("", " \u200b", " Our\u200b match "):
            line.setText(text)
            seen.append(accept.isEnabled())

    answers: list[str | None] = []
    each_modal(lambda: answers.append(boxes.ask_text(parent, "Save", "Name:", "")), look)
    assert seen == [False, False, True]
    assert answers == ["Our match"]
