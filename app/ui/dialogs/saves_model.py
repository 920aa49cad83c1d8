"""The saved matches as a table: name, rules, standing, date."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from app.core.state import Score
from app.storage.saves import Save
from app.ui.help.tooltips import literally
from app.ui.texts.files import file_problem
from app.ui.texts.presets import rules_name
from app.ui.texts.results import deals_text, standing
from app.ui.texts.seats import seating, shortened

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

COLUMNS = 4
LONGEST_NAME_SHOWN = 60
"""A match that was put aside is called by its rules and the moment: that is seen whole."""


def save_standing(save: Save) -> str:
    """Return how a saved match stands, or what is wrong with it."""
    if save.problem is not None:
        return file_problem(save.problem)
    assert save.header is not None
    if not any((*save.streaks, *save.points)):
        return deals_text(save.deals)
    score = Score(0, save.streaks, save.points, deals=save.deals)
    return standing(score, save.header.rules, seating(save.header.seats))


def save_score(save: Save) -> str:
    """Return the score of a saved match in short, ours first."""
    if save.problem is not None:
        return translate("Saves", "unreadable")
    assert save.header is not None
    pair = save.streaks if any(save.streaks) else save.points
    our_side = (seating(save.header.seats).viewer or 0) % 2
    ours, theirs = map(QLocale().toString, (pair[our_side], pair[1 - our_side]))
    return translate("Saves", "{ours}–{theirs}").format(ours=ours, theirs=theirs)


def save_date(save: Save) -> str:
    """Return when a match was saved, as the language writes it; nothing if no file says it."""
    if not save.changed:
        return ""
    moment = QDateTime.fromSecsSinceEpoch(int(save.changed))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


class SavesModel(QAbstractTableModel):
    """One row for each file, the latest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves: list[Save] = []

    def show_saves(self, saves: list[Save]) -> None:
        """Show other files."""
        self.beginResetModel()
        self._saves = saves
        self.endResetModel()

    def save(self, row: int) -> Save | None:
        """Return the file of a row, None if there is no such row."""
        return self._saves[row] if 0 <= row < len(self._saves) else None

    def row_of(self, name: str, other: int) -> int:
        """Return the row of a name; if it is not there, another row or the last."""
        names = [save.name for save in self._saves]
        return names.index(name) if name in names else min(other, len(names) - 1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._saves)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        save = self._saves[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(save, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return literally(self._whole(save, index.column()))
        return None

    def _whole(self, save: Save, column: int) -> str:
        """Return what a cell would say if it had all the room there is."""
        if column == 0:
            return save.name
        return save_standing(save) if column == 2 else self._text(save, column)

    def _text(self, save: Save, column: int) -> str:
        if column == 0:
            return shortened(save.name, LONGEST_NAME_SHOWN)
        if column == 1:
            return "" if save.header is None else rules_name(save.header.rules)
        return save_score(save) if column == 2 else save_date(save)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation == Qt.Orientation.Vertical:
            return None
        return (
            translate("Saves", "Name"),
            translate("Saves", "Rules"),
            translate("Saves", "Standing"),
            translate("Saves", "Saved"),
        )[section]

    def retranslate(self) -> None:
        """Tell the views that every text may have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)
        if self._saves:
            last = self.index(len(self._saves) - 1, COLUMNS - 1)
            self.dataChanged.emit(self.index(0, 0), last)
