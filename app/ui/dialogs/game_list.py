"""The games that can be played: presets by family, then the player's own rule sets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from app.core.presets import preset
from app.core.rules import RuleSet
from app.ui.dialogs.base import RoomyDelegate
from app.ui.dialogs.expected_length import expected_length
from app.ui.reading import later
from app.ui.texts.presets import FAMILIES, family_name, preset_lines, rules_name

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

RULES_ROLE = Qt.ItemDataRole.UserRole + 1


class GameModel(QStandardItemModel):
    """A tree of two levels: families that cannot be chosen, and their rule sets."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own: tuple[RuleSet, ...] = ()
        self._headings = {family: self._heading() for family in FAMILIES}
        self._own_heading = self._heading()
        for family, ids in FAMILIES.items():
            for preset_id in ids:
                self._headings[family].appendRow(self._game(preset(preset_id)))
        self.retranslate()

    def _heading(self) -> QStandardItem:
        item = QStandardItem()
        font = QFont()
        font.setBold(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.NoItemFlags)  # neither keys nor clicks stop here
        self.appendRow(item)
        return item

    def _game(self, rules: RuleSet) -> QStandardItem:
        item = QStandardItem()
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        item.setData(rules, RULES_ROLE)
        return item

    def show_own(self, own: Sequence[RuleSet]) -> None:
        """Show the player's own rule sets."""
        self._own = tuple(own)
        self._own_heading.removeRows(0, self._own_heading.rowCount())
        for rules in self._own:
            self._own_heading.appendRow(self._game(rules))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        for family, heading in self._headings.items():
            heading.setText(family_name(family))
        own = bool(self._own)
        self._own_heading.setText(translate("NewMatch", "My own rules") if own else "")
        for heading in (*self._headings.values(), self._own_heading):
            for row in range(heading.rowCount()):
                item = heading.child(row)
                rules = item.data(RULES_ROLE)
                item.setText(rules_name(rules))
                lines = "" if rules.name else preset_lines(rules.preset)
                item.setToolTip(lines)
                said = " ".join(filter(None, [*lines.split("\n"), expected_length(rules)]))
                item.setData(said, Qt.ItemDataRole.AccessibleDescriptionRole)

    def index_of(self, rules: RuleSet) -> QModelIndex:
        """Return where the game of a rule set stands: the own set of its name, else its preset."""
        found = QModelIndex()
        for row in range(self.rowCount()):
            heading = self.item(row)
            for child in range(heading.rowCount()):
                known = heading.child(child).data(RULES_ROLE)
                same = known.name == rules.name if known.name else known.preset == rules.preset
                if same and (known.name or not found.isValid()):
                    found = heading.child(child).index()
        return found


class _Delegate(RoomyDelegate):
    """Shows the headings as clear as the games, though nothing can be done with them."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.state |= QStyle.StateFlag.State_Enabled


class GameList(QTreeView):
    """The list of the games; ``chosen`` tells the rules of the current one."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = GameModel(self)
        self.setModel(self.games)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setItemDelegate(_Delegate(self))
        self.setIndentation(12)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._reads = later(self, 0, self._read)
        self.expandAll()
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._reads.start()

    def _read(self) -> None:
        """Tell screen readers of the current game: Qt tells of the list alone."""
        if self.hasFocus():
            QTreeView.currentChanged(self, self.currentIndex(), QModelIndex())

    def show_own(self, own: Sequence[RuleSet]) -> None:
        """Show the player's own rule sets."""
        self.games.show_own(own)
        self.setRowHidden(self.games.rowCount() - 1, QModelIndex(), not own)
        self.expandAll()
        self._fit()

    def retranslate(self) -> None:
        """Name the games in the language of the moment."""
        self.games.retranslate()
        self._fit()

    def _fit(self) -> None:
        """Let the lines be as wide as the list, and wider where a name needs it."""
        self.header().setMinimumSectionSize(self.sizeHintForColumn(0))

    def choose(self, rules: RuleSet) -> None:
        """Make the game of a rule set the current one."""
        index = self.games.index_of(rules)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        rules = current.data(RULES_ROLE)
        if rules is not None:
            self.chosen.emit(rules)
