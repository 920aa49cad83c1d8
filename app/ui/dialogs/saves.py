"""The saved matches: opened, deleted, exported, imported; damaged files are named."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import HukumError
from app.core.log import MatchLog
from app.storage.atomic import delete
from app.storage.errors import RecordError, StorageError
from app.storage.records import load
from app.storage.saves import SUFFIX, Save, export, list_saves, rename, save_as
from app.ui import boxes
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs.base import (
    RetranslatedDialog,
    plain_label,
    scrolled,
    title_label,
)
from app.ui.dialogs.columns import Columns
from app.ui.dialogs.saves_model import (
    LONGEST_NAME_SHOWN,
    SavesModel,
    save_date,
    save_standing,
)
from app.ui.dialogs.table_picture import MOST_DEALS, TablePicture
from app.ui.texts.files import file_problem
from app.ui.texts.presets import rules_name
from app.ui.texts.results import deals_text
from app.ui.texts.seats import seating, shortened

translate = QCoreApplication.translate


class SavesDialog(RetranslatedDialog):
    """Lists the saved matches of a folder; ``opened`` tells the match that is wanted."""

    opened = Signal(object)

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._log: MatchLog | None = None
        self.saves = SavesModel(self)
        self.table, self.picture = QTableView(), TablePicture()
        self.name, self.details = title_label(factor=1.15), plain_label()
        self.go_on, self.remove, self.rename = QPushButton(), QPushButton(), QPushButton()
        self.export, self.import_ = QPushButton(), QPushButton()
        self.buttons = boxes.in_words(QDialogButtonBox(QDialogButtonBox.StandardButton.Close))
        self._lay_out()
        self._connect()
        self.retranslate()
        self.refresh()

    def _lay_out(self) -> None:
        self.table.setModel(self.saves)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        self._columns = Columns(self.table, stretching=(0, 1))
        described = QWidget()
        column = QVBoxLayout(described)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.picture, self.name, self.details):
            column.addWidget(widget)
        column.addStretch(1)
        side = QVBoxLayout()
        side.addWidget(scrolled(described), 1)
        for button in (self.go_on, self.rename, self.export, self.remove):
            side.addWidget(button)
        middle = QHBoxLayout()
        middle.addWidget(self.table, 5)
        middle.addLayout(side, 2)
        self.buttons.addButton(self.import_, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.addLayout(middle, 1)
        layout.addWidget(self.buttons)

    def _connect(self) -> None:
        self.go_on.setDefault(True)
        self.table.selectionModel().currentRowChanged.connect(self._show_current)
        self.table.activated.connect(self._open)
        self.go_on.clicked.connect(self._open)
        self.remove.clicked.connect(self._delete)
        self.rename.clicked.connect(self._rename)
        self.export.clicked.connect(self._export)
        self.import_.clicked.connect(self._import)
        self.buttons.rejected.connect(self.reject)
        for key, act in ((Qt.Key.Key_Delete, self._delete), (Qt.Key.Key_F2, self._rename)):
            shortcut = QShortcut(QKeySequence(key), self.table)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)

    def set_look(self, style: FaceStyle, cloth: str, back: str) -> None:
        """Draw cards and cloth as the player wants them."""
        self.picture.set_look(style, cloth, back)

    def chosen(self) -> MatchLog | None:
        """Ask the player and return the match to go on with, None if he wants none."""
        return self._log if self.exec() == QDialog.DialogCode.Accepted else None

    def refresh(self, name: str = "", row: int = 0) -> None:
        """List the folder anew and go to a name in it, or to a row if there is no such name."""
        try:
            self.saves.show_saves(list_saves(self._folder))
        except StorageError as error:
            self.saves.show_saves([])
            self._tell(file_problem(error))
        self._columns.fit()
        self.table.selectRow(self.saves.row_of(name, row))
        self._show_current()

    @property
    def _current(self) -> Save | None:
        return self.saves.save(self.table.currentIndex().row())

    def _show_current(self) -> None:
        current = self._current
        self._log = None
        problem = None if current is None else self._read(current)
        is_long = current is not None and current.problem is None and self._log is None
        self.picture.show_match(self._log)
        self.name.setText("" if current is None else shortened(current.name, LONGEST_NAME_SHOWN))
        self.details.setText(self._described(current, problem))
        for button in (self.go_on, self.export):
            button.setEnabled(self._log is not None or (is_long and problem is None))
        for button in (self.rename, self.remove):
            button.setEnabled(current is not None)
        self.go_on.setText(
            translate("Saves", "&Open")
            if problem is None
            else translate("Saves", "&Open the good part")
        )

    def _read(self, current: Save) -> HukumError | None:
        """Read a match for its picture; a long one waits until it is wanted."""
        if current.problem is None and current.deals > MOST_DEALS:
            return None
        return self._read_whole(current)

    def _read_whole(self, current: Save) -> HukumError | None:
        """Read a match; of a damaged one keep the good part and return what is wrong."""
        try:
            self._log = load(current.path)
        except RecordError as error:
            good = error.good_part
            self._log = good if good is not None and good.deals else None
            return error
        except HukumError as error:
            return error
        return None

    def _described(self, current: Save | None, problem: HukumError | None) -> str:
        if current is None:
            return translate("Saves", "No match has been saved yet.")
        if problem is not None:
            return file_problem(problem)
        if current.header is None:
            return ""
        names = ", ".join(seating(current.header.seats).names)
        lines = [rules_name(current.header.rules), names, save_standing(current)]
        lines += [deals_text(current.deals), save_date(current)]
        return "\n".join(dict.fromkeys(lines))

    def _whole_match(self) -> MatchLog | None:
        """Return the current match, read now if it was too long to be read before."""
        if self._log is None and self._current is not None:
            problem = self._read_whole(self._current)
            if problem is not None:
                self._tell(file_problem(problem))
        return self._log

    def _open(self, _index: QModelIndex | bool = False) -> None:
        if self.go_on.isEnabled() and self._whole_match() is not None:
            self.opened.emit(self._log)
            self.accept()

    def _delete(self) -> None:
        current = self._current
        if current is None or not self._is_sure(current):
            return
        try:
            delete(current.path)
        except StorageError as error:
            self._tell(file_problem(error))
        self.refresh(row=self.table.currentIndex().row())

    def _rename(self) -> None:
        current = self._current
        if current is None:
            return
        title, label = translate("Saves", "Rename a match"), translate("Saves", "Name:")
        name = boxes.ask_text(self, title, label, current.name)
        if name is None:
            return
        try:
            new = rename(current.path, name).stem
        except StorageError as error:
            self._tell(file_problem(error))
            new = current.name
        self.refresh(new, self.table.currentIndex().row())

    def _is_sure(self, current: Save) -> bool:
        text = translate("Saves", "Delete the match “{name}”? It cannot be brought back.")
        name = shortened(current.name, LONGEST_NAME_SHOWN)
        return boxes.ask(self, text.format(name=name), usual=False)

    def _export(self) -> None:
        current, log = self._current, self._whole_match()
        if current is None or log is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Saves", "Export a match"), current.path.name, _pattern()
        )
        if not name:
            return
        try:
            export(Path(name), log)
        except StorageError as error:
            self._tell(file_problem(error))

    def _import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, translate("Saves", "Import a match"), "", _pattern()
        )
        if not name:
            return
        try:
            log = load(Path(name))
            path = save_as(self._folder, Path(name).stem, log)
        except HukumError as error:
            self._tell(file_problem(error))
        else:
            self.refresh(path.stem)

    def _tell(self, text: str) -> None:
        boxes.warn(self, text)

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(translate("Saves", "Saved matches"))
        self.table.setAccessibleName(translate("Saves", "Saved matches"))
        self.picture.setAccessibleName(translate("Saves", "Picture of the table"))
        self.export.setText(translate("Saves", "&Export…"))
        self.rename.setText(translate("Saves", "&Rename…"))
        self.remove.setText(translate("Saves", "&Delete"))
        self.import_.setText(translate("Saves", "&Import…"))
        self.saves.retranslate()
        self._columns.fit()
        self._show_current()


def _pattern() -> str:
    return translate("Saves", "Matches") + f" (*{SUFFIX})"
