"""What has happened in a deal, line by line, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.core.actions import Deal
from app.core.events import CardsCaptured, Event
from app.core.log import Step
from app.core.rules import RuleSet
from app.core.state import Score
from app.ui.texts.events import event_sentence
from app.ui.texts.seats import Seating

Index = QModelIndex | QPersistentModelIndex


class _Line:
    """An event whose sentence is made once in each language."""

    __slots__ = ("event", "score", "text")

    def __init__(self, event: Event, score: Score) -> None:
        self.event, self.score = event, score
        self.text = ""


class LogModel(QAbstractListModel):
    """The events since the cards were dealt, the latest last.

    Earlier deals are left out: they have their report, and a long match would make every line slow.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules, self._seating = RuleSet(), Seating(())
        self._lines: list[_Line] = []

    def start(self, rules: RuleSet, seating: Seating, steps: Sequence[Step]) -> None:
        """Begin anew with the steps of another match, or of this one after a jump."""
        self.beginResetModel()
        self._rules, self._seating = rules, seating
        self._lines = [line for step in _since_deal(steps) for line in _lines(step)]
        self.endResetModel()

    def add(self, step: Step) -> None:
        """Append what has happened in a step."""
        if isinstance(step.action, Deal):
            self.start(self._rules, self._seating, [step])
            return
        lines = _lines(step)
        if lines:
            at = len(self._lines)
            self.beginInsertRows(QModelIndex(), at, at + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()

    def retranslate(self, seating: Seating) -> None:
        """Tell the views that every line may have changed."""
        self._seating = seating
        for line in self._lines:
            line.text = ""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def _text(self, line: _Line) -> str:
        if not line.text:
            line.text = event_sentence(line.event, self._rules, self._seating, line.score)
        return line.text

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(self._lines[index.row()])
        return None


def _since_deal(steps: Sequence[Step]) -> Sequence[Step]:
    """Return the steps from the last deal of cards on, all of them before the first."""
    for at in range(len(steps) - 1, -1, -1):
        if isinstance(steps[at].action, Deal):
            return steps[at:]
    return steps


def _lines(step: Step) -> list[_Line]:
    return [_Line(event, step.state.score) for event in step.events if is_told(event)]


def is_told(event: Event) -> bool:
    """Leave out what goes without saying: a captured trick in which there is no ten."""
    return not isinstance(event, CardsCaptured) or bool(event.tens) or event.tricks > 1
