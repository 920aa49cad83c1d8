"""All tricks of a deal: who led, who played what, who won, and who captured."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from app.core.events import CardsCaptured
from app.core.log import Step
from app.core.observation import trick_is_trump
from app.core.state import Trick
from app.session.replay import dealt
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs.base import Retranslated, plain_label
from app.ui.dialogs.card_cells import CardRole
from app.ui.dialogs.hands_table import CardTable
from app.ui.help.tooltips import literally
from app.ui.texts.cards import card_name, card_short
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex


class Loss(NamedTuple):
    """What a card lost: a sign for the table, and the same in words."""

    sign: str
    text: str


_LEGEND_FROM = 16
"""The least height in lines at which the marks are explained below the table."""

Losses = dict[tuple[int, int], Loss]
"""By row and seat."""


class TrickRow(NamedTuple):
    """A finished trick; ``side`` captured it, None if nobody did before the deal ended."""

    trick: Trick
    trumps: tuple[bool, ...]
    side: int | None


def trick_rows(steps: tuple[Step, ...]) -> tuple[TrickRow, ...]:
    """Return the finished tricks of a deal in order."""
    deal = dealt(steps[-1].state)
    sides = _capturing_sides(steps)
    return tuple(
        TrickRow(trick, trick_is_trump(trick, number, deal.trump), sides.get(number))
        for number, trick in enumerate(deal.finished, 1)
    )


def _capturing_sides(steps: tuple[Step, ...]) -> dict[int, int]:
    sides = {}
    for step in steps:
        for event in step.events:
            if isinstance(event, CardsCaptured):
                last = len(dealt(step.state).finished)
                sides.update(dict.fromkeys(range(last - event.tricks + 1, last + 1), event.side))
    return sides


class TricksModel(QAbstractTableModel):
    """A row for each trick, a column for each seat, and one for the side that captured it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[TrickRow, ...] = ()
        self._losses: Losses = {}
        self._seating = Seating(())

    def show_rows(self, rows: tuple[TrickRow, ...], seating: Seating) -> None:
        """Show the tricks of another deal."""
        self.beginResetModel()
        self._rows, self._seating, self._losses = rows, seating, {}
        self.endResetModel()

    def show_losses(self, losses: Losses) -> None:
        """Mark the cards that lost something."""
        self._losses = losses
        if self._rows:
            last = self.index(len(self._rows) - 1, self.players)
            self.dataChanged.emit(self.index(0, 0), last)

    @property
    def players(self) -> int:
        """Return how many seats there are."""
        return len(self._seating.names)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or not self.players else self.players + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if index.column() == self.players:
            return self._side(row, role)
        loss = self._losses.get((index.row(), index.column()))
        return self._card(row, index.column(), role, loss)

    def _side(self, row: TrickRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return "–" if row.side is None else self._seating.side_title(row.side)
        if role == Qt.ItemDataRole.AccessibleTextRole and row.side is None:
            return translate("DealReport", "Not captured")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        return None

    def _card(self, row: TrickRow, seat: int, role: int, loss: Loss | None) -> Any:
        trick = row.trick
        turn = (seat - trick.leader) % self.players
        card = trick.cards[turn]
        wins = seat == trick.best_seat
        if role == Qt.ItemDataRole.DisplayRole:
            return card_short(card)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, seat, loss)
        if role == Qt.ItemDataRole.ToolTipRole:
            return literally(self._spoken(row, seat, loss))
        marks: dict[int, Any] = {
            CardRole.CARDS: (card,),
            CardRole.LEADS: turn == 0,
            CardRole.WINS: wins,
            CardRole.TRUMP: row.trumps[turn],
            CardRole.LOSS: None if loss is None else loss.sign,
        }
        return marks.get(role)

    def _spoken(self, row: TrickRow, seat: int, loss: Loss | None) -> str:
        """Return a card with all that its marks say."""
        trick = row.trick
        turn = (seat - trick.leader) % self.players
        marks = [
            (turn == 0, translate("DealReport", "leads")),
            (row.trumps[turn], translate("DealReport", "trump")),
            (seat == trick.best_seat, translate("DealReport", "wins")),
            (loss is not None, loss.text if loss is not None else ""),
        ]
        said = [text for is_so, text in marks if is_so]
        return ", ".join([card_name(trick.cards[turn]), *said])

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        is_seat = orientation == Qt.Orientation.Horizontal and section < self.players
        if role == Qt.ItemDataRole.ToolTipRole and is_seat:
            return literally(self._seating.full_name(section))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1)
        if section < self.players:
            return self._seating.name(section)
        return translate("DealReport", "Side")

    def retranslate(self) -> None:
        """Tell the views that every text may have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.players)


class TricksPage(Retranslated):
    """The table of the tricks, and below it what its marks mean where there is room for that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table, self.legend = TricksTable(), plain_label()
        self.legend.setContentsMargins(6, 2, 6, 2)
        self.setAutoFillBackground(True)  # or the pane of the tabs would show behind the legend
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.legend)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self.table.setAccessibleName(translate("DealReport", "Tricks of the deal"))
        self.legend.setText(
            translate("DealReport", "Arrow: leads. Ring: wins. Underlined: trump. Gold: ten.")
        )

    def sizeHint(self) -> QSize:
        """Ask for no more than the table does: the legend takes only what is left over."""
        return self.table.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.table.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least = _LEGEND_FROM * self.fontMetrics().lineSpacing()
        self.legend.setVisible(self.height() >= least)


class TricksTable(CardTable):
    """The tricks of a deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(with_suits=True, parent=parent)
        self.tricks = TricksModel(self)
        self.setModel(self.tricks)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def show_steps(self, steps: tuple[Step, ...], seating: Seating, style: FaceStyle) -> None:
        """Show the tricks of a deal."""
        self.set_face_style(style)
        self.tricks.show_rows(trick_rows(steps), seating)
        self.fit_rows_anew()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "tricks"):
            self.tricks.retranslate()
