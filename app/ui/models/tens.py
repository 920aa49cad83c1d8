"""The tens of the deal: where each of them is, as far as the viewer knows."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.ui import words
from app.ui.cards.symbols import TenState
from app.ui.picture import TenPicture

Index = QModelIndex | QPersistentModelIndex


class TenRole(IntEnum):
    """What a medallion shows."""

    SUIT = Qt.ItemDataRole.UserRole + 1
    STATE = Qt.ItemDataRole.UserRole + 2


class TensModel(QAbstractListModel):
    """One row for each ten, by suit."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tens: tuple[TenPicture, ...] = ()

    @property
    def tens(self) -> tuple[TenPicture, ...]:
        """Return the tens in the order of the rows."""
        return self._tens

    def show_tens(self, tens: tuple[TenPicture, ...]) -> None:
        """Show the tens as they are now."""
        if len(tens) != len(self._tens):
            self.beginResetModel()
            self._tens = tens
            self.endResetModel()
        self._tens = tens
        self.retranslate()

    def retranslate(self) -> None:
        """Tell the views that every text may have changed."""
        if self._tens:
            self.dataChanged.emit(self.index(0), self.index(len(self._tens) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._tens)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        ten = self._tens[index.row()]
        match role:
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.ten_name(ten.suit)
            case Qt.ItemDataRole.AccessibleDescriptionRole | Qt.ItemDataRole.StatusTipRole:
                return words.ten_state(ten)
            case Qt.ItemDataRole.ToolTipRole:
                return f"{words.ten_name(ten.suit)}: {words.ten_state(ten)}"
            case TenRole.SUIT:
                return ten.suit
            case TenRole.STATE:
                return _state(ten)
        return None


def _state(ten: TenPicture) -> TenState:
    if ten.side is not None:
        return TenState.OURS if ten.side == 0 else TenState.THEIRS
    if ten.in_hand:
        return TenState.IN_HAND
    return TenState.ON_TABLE if ten.on_table else TenState.UNSEEN
