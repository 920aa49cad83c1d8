"""The cards in the viewer's hand, in the order in which they are shown."""

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
)

from app.core.cards import Card
from app.ui import words
from app.ui.models.mime import CARD_MIME, TurnId, pack
from app.ui.texts.cards import card_name

Index = QModelIndex | QPersistentModelIndex
NO_TURN = TurnId("", 0, 0)


class HandRole(IntEnum):
    """What a card of the hand tells besides its name."""

    CARD = Qt.ItemDataRole.UserRole + 1
    PLAYABLE = Qt.ItemDataRole.UserRole + 2
    MARKED = Qt.ItemDataRole.UserRole + 3


class HandModel(QAbstractListModel):
    """A hand of cards; ``is_choosing`` says that its owner must choose one of them now.

    ``is_laying`` says that the chosen card is not to be played but laid as trump.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self._playable: frozenset[Card] = frozenset()
        self._marked: frozenset[Card] = frozenset()
        self.is_choosing = self.is_laying = False
        self.turn = NO_TURN

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards in the order of the rows."""
        return tuple(self._cards)

    def card(self, index: Index) -> Card | None:
        """Return the card of an index, None for an invalid one."""
        return self._cards[index.row()] if index.isValid() else None

    def show_hand(
        self,
        cards: tuple[Card, ...],
        playable: frozenset[Card],
        marked: frozenset[Card],
        *,
        is_choosing: bool,
        is_laying: bool = False,
        turn: TurnId = NO_TURN,
    ) -> None:
        """Show another hand; rows that stay keep their index, so that the focus stays too."""
        self.turn, self.is_laying = turn, is_laying
        self._playable, self._marked, self.is_choosing = playable, marked, is_choosing
        if not self._take_out(cards):
            self.beginResetModel()
            self._cards = list(cards)
            self.endResetModel()
        if cards:
            self.dataChanged.emit(self.index(0), self.index(len(cards) - 1))

    def _take_out(self, wanted: tuple[Card, ...]) -> bool:
        """Remove rows until the wanted cards are left; say whether that can be done."""
        gone = _missing(self._cards, wanted)
        if gone is None:
            return False
        for row in reversed(gone):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._cards[row]
            self.endRemoveRows()
        return True

    def retranslate(self) -> None:
        """Tell the views that every name may have changed."""
        if self._cards:
            self.dataChanged.emit(self.index(0), self.index(len(self._cards) - 1))

    def _description(self, card: Card) -> str:
        return words.hand_card_description(
            playable=card in self._playable,
            is_choosing=self.is_choosing,
            is_laying=self.is_laying,
            marked=card in self._marked,
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self._cards[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return card_name(card)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._description(card)
            case HandRole.CARD:
                return card
            case HandRole.PLAYABLE:
                return card in self._playable
            case HandRole.MARKED:
                return card in self._marked
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsDragEnabled if self.is_choosing else flags

    def mimeTypes(self) -> list[str]:
        return [CARD_MIME]

    def mimeData(self, indexes: list[QModelIndex]) -> QMimeData | None:
        return pack(self.turn, self._cards[indexes[0].row()]) if indexes else None

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction


def _missing(cards: list[Card], wanted: tuple[Card, ...]) -> list[int] | None:
    """Return the rows that are not wanted, None if the wanted ones are no part in this order."""
    gone = []
    at = 0
    for row, card in enumerate(cards):
        if at < len(wanted) and wanted[at] == card:
            at += 1
        else:
            gone.append(row)
    return gone if at == len(wanted) else None
