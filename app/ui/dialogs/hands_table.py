"""All hands side by side: a row for each seat, a column for each suit."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.core.cards import RANK_OF, SUIT_OF, SUITS, Card, Hand, Suit
from app.ui.cards.faces import FaceStyle
from app.ui.cards.symbols import paint_suit
from app.ui.dialogs.card_cells import CardCellDelegate, CardRole, suit_colour
from app.ui.help.tooltips import literally
from app.ui.texts.cards import card_names, suit_title
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
_ICON = 18
_AROUND_NAME = 16
"""Pixels around the picture and the name of a suit."""
_LARGE = 1.3
_LARGE_PADDING = 16.0


class HandsModel(QAbstractTableModel):
    """The cards of each seat by suit, from the highest down."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hands: tuple[Hand, ...] = ()
        self._seating = Seating(())
        self._icons: dict[Suit, QIcon] = {}
        self._are_suits_named = True
        self.face_style = FaceStyle()

    def show_hands(self, hands: tuple[Hand, ...], seating: Seating) -> None:
        """Show other hands."""
        self.beginResetModel()
        self._hands, self._seating = hands, seating
        self.endResetModel()

    def set_icons(self, icons: dict[Suit, QIcon]) -> None:
        """Show other pictures of the suits above the columns."""
        self._icons = icons
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(SUITS) - 1)

    def name_suits(self, wanted: bool) -> None:
        """Write the names of the suits beside their pictures, or leave them to the tooltips."""
        if wanted != self._are_suits_named:
            self._are_suits_named = wanted
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(SUITS) - 1)

    def retranslate(self) -> None:
        """Tell the views that every text may have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(SUITS) - 1)

    def cards(self, seat: int, suit: Suit) -> tuple[Card, ...]:
        """Return the cards of a seat in a suit, from the highest down."""
        held = (card for card in self._hands[seat] if SUIT_OF[card] == suit)
        return tuple(sorted(held, key=lambda card: -RANK_OF[card]))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._hands)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(SUITS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cards = self.cards(index.row(), index.column())
        if role == CardRole.CARDS:
            return cards
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(self.face_style.index_text(RANK_OF[card]) for card in cards)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return card_names(cards) or translate("DealReport", "no card of this suit")
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return self._head_of_seat(section, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return suit_title(section) if self._are_suits_named else ""
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return suit_title(section)
        return self._icons.get(section) if role == Qt.ItemDataRole.DecorationRole else None

    def _head_of_seat(self, seat: int, role: int) -> str | None:
        if role == Qt.ItemDataRole.ToolTipRole:
            return literally(self._seating.full_name(seat))
        return self._seating.name(seat) if role == Qt.ItemDataRole.DisplayRole else None


class CardTable(QTableView):
    """A table of card cells that is read, not edited; its rows grow with their cards."""

    def __init__(self, with_suits: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells = CardCellDelegate(with_suits, self)
        self._fitted: tuple[int, ...] | None = None
        self.setItemDelegate(self.cells)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(30)
        self.verticalHeader().setHighlightSections(False)
        self.verticalHeader().setMaximumWidth(150)

    def set_face_style(self, style: FaceStyle) -> None:
        """Use the letters and colours of the cards."""
        self.cells.style_of_faces = style
        self.viewport().update()

    def fit_rows_anew(self) -> None:
        """Forget the heights of the rows, since the cards have changed, and find them again."""
        self._fitted = None
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Give each row the height that its cards need at the present widths."""
        header, columns = self.verticalHeader(), self.horizontalHeader()
        widths = tuple(columns.sectionSize(column) for column in range(columns.count()))
        if widths == self._fitted:
            return
        self._fitted = widths
        for row in range(header.count()):
            height = max(self.sizeHintForRow(row), header.minimumSectionSize())
            if height != header.sectionSize(row):
                header.resizeSection(row, height)

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._fit_rows()


class HandsTable(CardTable):
    """The hands of a deal."""

    def __init__(self, parent: QWidget | None = None, *, large: bool = False) -> None:
        super().__init__(with_suits=False, parent=parent)
        if large:
            font = self.font()
            font.setPointSizeF(font.pointSizeF() * _LARGE)
            self.setFont(font)
            self.cells.padding = _LARGE_PADDING
        self.hands = HandsModel(self)
        self.setModel(self.hands)
        self.horizontalHeader().setIconSize(QSize(_ICON, _ICON))

    def show_hands(self, hands: tuple[Hand, ...], seating: Seating, style: FaceStyle) -> None:
        """Show the hands of a deal."""
        self.set_face_style(style)
        self.hands.face_style = style
        self.hands.set_icons(self._suit_icons(style))
        self.hands.show_hands(hands, seating)
        self._fit_names()
        self.fit_rows_anew()

    def _fit_names(self) -> None:
        """Name the suits where there is room for all four names."""
        names = map(self.horizontalHeader().fontMetrics().horizontalAdvance, map(suit_title, SUITS))
        needed = max(names) + _ICON + _AROUND_NAME
        self.hands.name_suits(needed <= self.horizontalHeader().sectionSize(0))

    def _suit_icons(self, style: FaceStyle) -> dict[Suit, QIcon]:
        ground = self.palette().color(QPalette.ColorRole.Button)
        text = self.palette().color(QPalette.ColorRole.ButtonText)
        return {
            suit: self._suit_icon(suit, suit_colour(style, suit, text, ground)) for suit in SUITS
        }

    def _suit_icon(self, suit: Suit, colour: QColor) -> QIcon:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(_ICON * ratio), round(_ICON * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_suit(painter, suit, QRectF(1, 1, _ICON - 2, _ICON - 2), colour)
        painter.end()
        return QIcon(pixmap)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "hands"):
            self.hands.set_icons(self._suit_icons(self.cells.style_of_faces))
        elif event.type() == QEvent.Type.LanguageChange and hasattr(self, "hands"):
            self.hands.retranslate()
