"""The page that says what each card of a deal cost, worked out beside the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.ai import backend
from app.ai.analysis import Turn
from app.core.actions import Kind
from app.core.log import DealLog
from app.core.rules import RuleSet
from app.core.state import State
from app.ui.analyst import Analyst
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs.analysis_table import AnalysisTable
from app.ui.dialogs.base import Retranslated, plain_label
from app.ui.texts import analysis as texts
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate

_EXPLAINED_LINES = 3


class AnalysisPage(Retranslated):
    """Analyses a deal as soon as it is looked at.

    ``judged`` says that nothing more will be known of the deal, ``place_chosen`` which choice (its
    place in the deal's actions) is looked at, and ``replay_wanted`` asks to show it in the replay.
    """

    judged = Signal()
    place_chosen = Signal(int)
    replay_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: tuple[State, DealLog] | None = None
        self._rules, self._seating = RuleSet(), Seating(())
        self.analyst = Analyst(self)
        self.summary, self.explained = plain_label(), plain_label()
        self.progress = QProgressBar()
        self.run = QPushButton()
        self.table = AnalysisTable()
        self.every = QCheckBox()
        self.to_replay = QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.summary, 1)
        top.addWidget(self.progress)
        top.addWidget(self.run)
        below = QHBoxLayout()
        below.addWidget(self.every)
        below.addStretch(1)
        below.addWidget(self.to_replay)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.explained)
        layout.addLayout(below)

    def _connect(self) -> None:
        self.analyst.advanced.connect(self._advance)
        self.analyst.ended.connect(self._ended)
        self.run.clicked.connect(self._run_or_stop)
        self.every.toggled.connect(self._fill)
        self.to_replay.clicked.connect(self.replay_wanted)
        self.table.activated.connect(self.replay_wanted)
        self.table.selectionModel().currentRowChanged.connect(self._row_chosen)

    def show_deal(
        self, start: State, deal: DealLog, rules: RuleSet, seating: Seating, style: FaceStyle
    ) -> None:
        """Turn to a deal, whose start is ready to deal; another look at the same one goes on."""
        self._rules, self._seating = rules, seating
        self.table.set_face_style(style)
        if self._deal != (start, deal):
            self._deal = (start, deal)
            self.analyst.look_at(start, deal)
            if self.isVisible():
                self._begin()
        self._fill()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Return the choices that have been judged, in the order of the deal."""
        return self.analyst.turns[::-1]

    def _begin(self) -> None:
        if self._deal is not None and not self.analyst.is_whole:
            self.analyst.begin(*self._deal)
            self._show_progress()
        self._update_state()

    def _run_or_stop(self) -> None:
        if self.analyst.is_working:
            self.analyst.stop()
        else:
            self._begin()

    def _advance(self) -> None:
        self._show_progress()
        self._fill()

    def _show_progress(self) -> None:
        self.progress.setMaximum(max(1, self.analyst.expected))
        self.progress.setValue(len(self.analyst.turns))

    def _ended(self) -> None:
        self._fill()
        self.judged.emit()

    def _fill(self) -> None:
        place = self._chosen_place()
        shown = [turn for turn in self.turns if turn.action.kind is not Kind.DRAW]
        if not self.every.isChecked():
            shown = [turn for turn in shown if texts.is_notable(turn)]
        self.table.choices.show_turns(shown, self._rules, self._seating)
        exact = any(turn.values is not None for turn in self.analyst.turns)
        self.table.show_costs(exact or not self.analyst.is_whole)
        self.table.fit_rows_anew()
        row = None if place is None else self.table.choices.row_of(place)
        if row is not None:
            self.table.selectRow(row)
        self._update_state()

    def _update_state(self) -> None:
        working = self.analyst.is_working
        self.progress.setVisible(working)
        self.run.setVisible(not self.analyst.is_whole)
        self.run.setText(
            translate("Analysis", "St&op") if working else translate("Analysis", "Anal&yse")
        )
        self.summary.setText(self._summary())
        self._explain()

    def _summary(self) -> str:
        if self.analyst.is_whole:
            return texts.summary(self.analyst.turns, self._seating)
        if not self.analyst.is_working:
            return translate("Analysis", "The deal has not been analysed.")
        text = translate("Analysis", "Every card is compared with the best, the last trick first.")
        if backend.name() == backend.PYTHON:
            slow = translate("Analysis", "Without the fast solver this takes some minutes.")
            text = f"{text} {slow}"
        return text

    def _chosen_place(self) -> int | None:
        index = self.table.currentIndex()
        return self.table.choices.turn(index.row()).place if index.isValid() else None

    def _row_chosen(self, current: QModelIndex) -> None:
        self._explain()
        if current.isValid():
            self.place_chosen.emit(self.table.choices.turn(current.row()).place)

    def _explain(self) -> None:
        index = self.table.currentIndex()
        self.to_replay.setEnabled(index.isValid())
        if index.isValid():
            self.explained.setText(self.table.choices.explanation(index.row()))
        else:
            self.explained.setText(translate("Analysis", "Choose a row to read more about it."))

    def retranslate(self) -> None:
        """Set every text."""
        self.table.setAccessibleName(translate("Analysis", "Choices of the deal"))
        self.progress.setAccessibleName(translate("Analysis", "Progress of the analysis"))
        self.every.setText(translate("Analysis", "Show &every choice"))
        self.to_replay.setText(translate("Analysis", "Sho&w it in the replay"))
        lines = _EXPLAINED_LINES * self.fontMetrics().lineSpacing()
        self.explained.setMinimumHeight(lines)
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()
