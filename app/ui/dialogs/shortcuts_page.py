"""The page of the preferences on which each command gets the key that the player wants."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.actions import MENUS, Command
from app.ui.dialogs.base import Retranslated, plain_label, turns_pages
from app.ui.dialogs.columns import Columns
from app.ui.dialogs.room import Row
from app.ui.views.card_typing import begins_card

translate = QCoreApplication.translate

COMMANDS: tuple[Command, ...] = tuple(
    command for _, commands in MENUS for command in commands if command.id
)


def command_name(command: Command) -> str:
    """Return the text of a command without mnemonic and dots."""
    return translate("Menu", command.text).replace("&", "").rstrip("…")


def native(portable: str) -> str:
    """Return a shortcut as the system writes it."""
    return QKeySequence(portable).toString(QKeySequence.SequenceFormat.NativeText)


class ShortcutsPage(Retranslated):
    """Lists the commands with their keys; ``changed`` tells those that differ from the usual."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen: dict[str, str] = {}
        self.table = QTableWidget(len(COMMANDS), 2)
        self._items = [(QTableWidgetItem(), QTableWidgetItem()) for _ in COMMANDS]
        self.keys = QKeySequenceEdit()
        self.usual, self.none = QPushButton(), QPushButton()
        self.conflict = plain_label()
        self._label = QLabel()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.table.selectRow(0)

    def _lay_out(self) -> None:
        self.table.verticalHeader().hide()
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self._columns = Columns(self.table, stretching=(0, 1))
        for row, items in enumerate(self._items):
            for column, item in enumerate(items):
                self.table.setItem(row, column, item)
        self.keys.setMaximumSequenceLength(1)
        self._label.setBuddy(self.keys)
        typed = QWidget()
        line = QHBoxLayout(typed)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._label)
        line.addWidget(self.keys, 1)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addWidget(Row(typed, Row(self.usual, self.none), stretches=(1, 0)))
        layout.addWidget(self.conflict)

    def _connect(self) -> None:
        self.table.currentItemChanged.connect(self._show_current)
        self.keys.keySequenceChanged.connect(self._typed)
        self.usual.clicked.connect(lambda: self._set(self._command.shortcut))
        self.none.clicked.connect(lambda: self._set(""))

    def show_shortcuts(self, chosen: Mapping[str, str]) -> None:
        """Show the player's own shortcuts and the usual ones of the other commands."""
        self._chosen = dict(chosen)
        self._fill()
        self._show_current()

    def shortcut(self, command: Command) -> str:
        """Return the shortcut of a command in its portable form."""
        return self._chosen.get(command.id, command.shortcut)

    @property
    def _command(self) -> Command:
        return COMMANDS[max(0, self.table.currentRow())]

    def _show_current(self) -> None:
        self.keys.blockSignals(True)
        self.keys.setKeySequence(QKeySequence(self.shortcut(self._command)))
        self.keys.blockSignals(False)
        self.conflict.clear()
        self.usual.setEnabled(self.shortcut(self._command) != self._command.shortcut)
        self.none.setEnabled(bool(self.shortcut(self._command)))

    def _typed(self, sequence: QKeySequence) -> None:
        self._set(sequence.toString(QKeySequence.SequenceFormat.PortableText))

    def _set(self, shortcut: str) -> None:
        command = self._command
        objection = self._objection(shortcut, command)
        if objection:
            self._refuse(objection)
            return
        self._chosen.pop(command.id, None)
        if shortcut != command.shortcut:
            self._chosen[command.id] = shortcut
        self._fill()
        self._show_current()
        self.changed.emit(dict(self._chosen))

    def _objection(self, shortcut: str, command: Command) -> str:
        """Return why a command cannot have a shortcut, empty if it can."""
        text = name = ""
        other = self._owner(shortcut, command)
        if other is not None:
            text = translate("Preferences", "{keys} is already the shortcut for “{command}”.")
            name = command_name(other)
        elif shortcut not in ("", command.shortcut) and begins_card(shortcut):
            text = translate("Preferences", "{keys} begins a card that is typed.")
        elif turns_pages(shortcut):
            text = translate("Preferences", "{keys} turns pages.")
        return text.format(keys=native(shortcut), command=name)

    def _refuse(self, why: str) -> None:
        self._show_current()
        self.conflict.setText(why)

    def _owner(self, shortcut: str, besides: Command) -> Command | None:
        if not shortcut:
            return None
        same = (c for c in COMMANDS if c is not besides and self.shortcut(c) == shortcut)
        return next(same, None)

    def _fill(self) -> None:
        for command, (name, keys) in zip(COMMANDS, self._items, strict=True):
            name.setText(command_name(command))
            keys.setText(native(self.shortcut(command)))
        self._columns.fit()

    def retranslate(self) -> None:
        """Set every text."""
        self.table.setAccessibleName(translate("Preferences", "Commands and their shortcuts"))
        self.table.setHorizontalHeaderLabels(
            [translate("Preferences", "Command"), translate("Preferences", "Shortcut")]
        )
        self._label.setText(translate("Preferences", "New &keys:"))
        self.keys.setAccessibleName(translate("Preferences", "New keys for the command"))
        self.usual.setText(translate("Preferences", "&Default keys"))
        self.none.setText(translate("Preferences", "&No keys"))
        self._fill()
        self._show_current()
