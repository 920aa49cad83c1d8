"""The cards in the middle of the table; a card dropped here asks to be played."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.ui import words
from app.ui.models.hand import NO_TURN
from app.ui.models.mime import CARD_MIME, unpack
from app.ui.picture import TrickCard

Index = QModelIndex | QPersistentModelIndex


class TrickRole(IntEnum):
    """What a card of the trick tells besides its name: a `TrickCard`."""

    ENTRY = Qt.ItemDataRole.UserRole + 1


class TrickModel(QAbstractListModel):
    """The cards of the trick in the order of play."""

    dropped = Signal(int)
    """A card was dropped that belongs to this turn; whether it is legal is for the core to say."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[TrickCard, ...] = ()
        self._names: dict[int, str] = {}
        self.turn = NO_TURN

    @property
    def cards(self) -> tuple[TrickCard, ...]:
        """Return the cards in the order of the rows."""
        return self._cards

    def show_trick(self, cards: tuple[TrickCard, ...], names: dict[int, str]) -> None:
        """Show a trick; ``names`` are those of the seats."""
        self._names = names
        if len(cards) == len(self._cards) + 1 and _same_cards(self._cards, cards):
            self.beginInsertRows(QModelIndex(), len(self._cards), len(self._cards))
            self._cards = cards
            self.endInsertRows()
        elif not cards and self._cards:
            self.beginRemoveRows(QModelIndex(), 0, len(self._cards) - 1)
            self._cards = cards
            self.endRemoveRows()
        elif cards != self._cards:
            self.beginResetModel()
            self._cards = cards
            self.endResetModel()
        self.retranslate()

    def retranslate(self) -> None:
        """Tell the views that every text may have changed."""
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._cards[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return words.trick_card_name(self._names.get(entry.seat, ""), entry.card)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return words.trick_card_description(entry)
            case TrickRole.ENTRY:
                return entry
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren

    def mimeTypes(self) -> list[str]:
        return [CARD_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        return action == Qt.DropAction.MoveAction and unpack(data, self.turn) is not None

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        card = unpack(data, self.turn)
        if card is None or action != Qt.DropAction.MoveAction:
            return False
        self.dropped.emit(card)
        return True


def _same_cards(old: tuple[TrickCard, ...], new: tuple[TrickCard, ...]) -> bool:
    return all(
        (one.seat, one.card) == (other.seat, other.card)
        for one, other in zip(old, new, strict=False)
    )
