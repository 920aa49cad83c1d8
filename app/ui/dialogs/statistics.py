"""The statistics of the player: by rules, level and help, over time, and how fairly was dealt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.storage.errors import StorageError
from app.storage.statistics import MIXED, Statistics, Which
from app.ui.boxes import in_words
from app.ui.dialogs.base import Pages, RetranslatedDialog, plain_label, scrolled
from app.ui.dialogs.statistics_pages import FAMILIES, CoursePage, FairnessPage, ResultsPage
from app.ui.texts.files import file_problem
from app.ui.texts.presets import preset_name
from app.ui.texts.seats import level_name

translate = QCoreApplication.translate

T = TypeVar("T")

Game = tuple[str, str]
"""A preset and the name of a custom rule set, empty for the preset itself."""


class StatisticsDialog(RetranslatedDialog):
    """Reads the database once for each choice and leaves it closed."""

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.rules, self.level, self.help = QComboBox(), QComboBox(), QComboBox()
        self._labels = [QLabel() for _ in range(3)]
        self.trouble = plain_label()
        self.tabs = Pages()
        self.results, self.course, self.fairness = ResultsPage(), CoursePage(), FairnessPage()
        self.buttons = in_words(QDialogButtonBox(QDialogButtonBox.StandardButton.Close))
        self._lay_out()
        self._fill_choices()
        self.retranslate()
        self._show()
        self._connect()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        for label, combo in zip(self._labels, self._combos, strict=True):
            label.setBuddy(combo)
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            line.addWidget(label)
            line.addWidget(combo, 1)
        for page in (self.results, self.course, self.fairness):
            self.tabs.addTab(scrolled(page), "")
        layout = QVBoxLayout(self)
        layout.addLayout(line)
        layout.addWidget(self.trouble)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.buttons)

    @property
    def _combos(self) -> tuple[QComboBox, QComboBox, QComboBox]:
        return self.rules, self.level, self.help

    def _connect(self) -> None:
        for combo in self._combos:
            combo.currentIndexChanged.connect(lambda _: self._show())
        self.buttons.rejected.connect(self.reject)

    def _fill_choices(self) -> None:
        groups = self._read(Statistics.groups) or []
        games: list[Game] = sorted({(g.preset or "", g.name or "") for g in groups})
        levels = sorted({group.level for group in groups if group.level})
        for combo, choices in (
            (self.rules, games),
            (self.level, levels),
            (self.help, [False, True]),
        ):
            combo.addItem("", None)
            for choice in choices:
                combo.addItem("", choice)

    def _read(self, question: Callable[[Statistics], T]) -> T | None:
        try:
            statistics = Statistics(self._path)
            try:
                answer = question(statistics)
            finally:
                statistics.close()
        except StorageError as error:
            self.trouble.setText(file_problem(error))
            return None
        return answer

    @property
    def which(self) -> Which:
        """Return which deals are shown."""
        game = self.rules.currentData()
        preset, name = game if game is not None else (None, None)
        return Which(preset, name, self.level.currentData(), self.help.currentData())

    def _show(self) -> None:
        self._read(self._fill)
        self.trouble.setVisible(bool(self.trouble.text()))

    def _fill(self, statistics: Statistics) -> None:
        which = self.which
        self.results.show_results(statistics.summary(which), statistics.categories(which))
        self.course.show_history(statistics.history(which))
        self.fairness.show_dealt({family: statistics.fairness(family) for family in FAMILIES})

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(translate("Statistics", "Statistics"))
        texts = (
            translate("Statistics", "&Rules"),
            translate("Statistics", "&Opponents"),
            translate("Statistics", "&Help"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.tabs.setAccessibleName(translate("Statistics", "Statistics"))
        self.tabs.setTabText(0, translate("Statistics", "Re&sults"))
        self.tabs.setTabText(1, translate("Statistics", "Over &time"))
        self.tabs.setTabText(2, translate("Statistics", "&Fairness"))
        self._name_choices()

    def _name_choices(self) -> None:
        every = translate("Statistics", "all")
        for combo in self._combos:
            combo.setItemText(0, every)
        for number in range(1, self.rules.count()):
            preset, name = self.rules.itemData(number)
            self.rules.setItemText(number, name or preset_name(preset))
        for number in range(1, self.level.count()):
            self.level.setItemText(number, _level(self.level.itemData(number)))
        self.help.setItemText(1, translate("Statistics", "without undo and hints"))
        self.help.setItemText(2, translate("Statistics", "with undo or hints"))


def _level(level: str) -> str:
    return translate("Statistics", "mixed") if level == MIXED else level_name(level)
