"""The choices of a deal as a table: what each cost, and whether that could be known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

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
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from app.ai.analysis import Turn
from app.core.actions import Kind
from app.core.cards import Card
from app.core.rules import RuleSet
from app.ui.dialogs.card_cells import CardRole
from app.ui.dialogs.hands_table import CardTable
from app.ui.texts import analysis as texts
from app.ui.texts.cards import card_name, card_short
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

_HEAD_FRAME = 16
"""Pixels around the head of a column."""

TRICK, PLAYER, CHOICE, BETTER, COST, VERDICT = range(6)
COLUMNS = 6
_LEAST_ROWS = 4


class AnalysisModel(QAbstractTableModel):
    """A row for each choice that is shown, in the order of the deal."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turns: tuple[Turn, ...] = ()
        self._rules, self._seating = RuleSet(), Seating(())
        self.is_exact = True
        """Whether the rules are known to the exact solver, which tells what a card cost."""

    def show_turns(self, turns: Sequence[Turn], rules: RuleSet, seating: Seating) -> None:
        """Show other choices; the same ones leave the views as they are."""
        shown = (tuple(turns), rules, seating)
        if shown != (self._turns, self._rules, self._seating):
            self.beginResetModel()
            self._turns, self._rules, self._seating = shown
            self.endResetModel()

    def turn(self, row: int) -> Turn:
        """Return the choice of a row."""
        return self._turns[row]

    def row_of(self, place: int) -> int | None:
        """Return the row of a choice by its place in the deal, None if it is not shown."""
        rows = (row for row, turn in enumerate(self._turns) if turn.place == place)
        return next(rows, None)

    def explanation(self, row: int) -> str:
        """Return all that there is to say of a row."""
        return texts.explanation(self._turns[row], self._rules, self._seating)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._turns)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        turn, column = self._turns[index.row()], index.column()
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.explanation(index.row())
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.explanation(index.row()) if column == TRICK else None
        card = {CHOICE: _card_played(turn), BETTER: _card_wished(turn)}.get(column)
        if card is not None:
            return _of_card(card, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(turn, column)
        return None

    def _text(self, turn: Turn, column: int) -> str:
        if column == TRICK:
            return str(turn.trick)
        if column == PLAYER:
            return self._seating.name(turn.seat)
        if column == CHOICE:
            return texts.choice_text(turn.action)
        if column == BETTER:
            wished = texts.is_notable(turn) and turn.fair is not None and not turn.fair.right
            return texts.choice_text(turn.fair.best) if wished and turn.fair else ""
        if column == COST:
            return texts.cost_text(turn, self._rules)
        return texts.verdict_text(turn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and orientation == Qt.Orientation.Horizontal:
            return _header_tip(section if self.is_exact or section != BETTER else VERDICT)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1)
        return (
            translate("Analysis", "Trick"),
            translate("Analysis", "Player"),
            translate("Analysis", "Choice"),
            translate("Analysis", "Better"),
            translate("Analysis", "Cost"),
            translate("Analysis", "Fair verdict"),
        )[section]

    def retranslate(self) -> None:
        """Tell the views that every text may have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)
        if self._turns:
            last = self.index(len(self._turns) - 1, COLUMNS - 1)
            self.dataChanged.emit(self.index(0, 0), last)


def _header_tip(section: int) -> str | None:
    """Say what a column means, where its head does not."""
    if section in (BETTER, COST):
        return translate("Analysis", "Against the best card, with all hands open.")
    if section == VERDICT:
        return translate(
            "Analysis",
            "Whether a strong player who saw no more than this seat would have done the same.",
        )
    return None


def _card_played(turn: Turn) -> Card | None:
    return turn.action.card if turn.action.kind in (Kind.PLAY, Kind.LAY) else None


def _card_wished(turn: Turn) -> Card | None:
    """Return the card that was better, exactly or else with what could be known."""
    if turn.better is not None:
        return turn.better
    fair = turn.fair
    if fair is None or fair.right or not texts.is_notable(turn):
        return None
    return fair.best.card if fair.best.kind in (Kind.PLAY, Kind.LAY) else None


def _of_card(card: Card, role: int) -> Any:
    if role == Qt.ItemDataRole.DisplayRole:
        return card_short(card)
    if role == Qt.ItemDataRole.AccessibleTextRole:
        return card_name(card)
    return (card,) if role == CardRole.CARDS else None


class AnalysisTable(CardTable):
    """The choices of a deal; whole rows are selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(with_suits=True, parent=parent)
        self.choices = AnalysisModel(self)
        self.setModel(self.choices)
        self.setWordWrap(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(COST, QHeaderView.ResizeMode.Stretch)
        self._fit_header()

    def show_costs(self, wanted: bool) -> None:
        """Show what the choices cost, or leave that column out where nobody knows it."""
        self.choices.is_exact = wanted
        self.setColumnHidden(COST, not wanted)
        modes = QHeaderView.ResizeMode
        last = modes.ResizeToContents if wanted else modes.Stretch
        self.horizontalHeader().setSectionResizeMode(VERDICT, last)

    def _fit_header(self) -> None:
        """Let no column be narrower than the head of the one that gives way to the others."""
        header = self.horizontalHeader()
        head = self.choices.headerData(COST, Qt.Orientation.Horizontal)
        header.setMinimumSectionSize(header.fontMetrics().horizontalAdvance(head) + _HEAD_FRAME)

    def sizeHint(self) -> QSize:
        """Ask for a few rows: what room there is more comes by stretching."""
        rows = _LEAST_ROWS * self.verticalHeader().minimumSectionSize()
        return QSize(super().sizeHint().width(), rows)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "choices"):
            self.choices.retranslate()
            self._fit_header()
