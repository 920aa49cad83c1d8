"""The switches that a game offers: how the trump is chosen, how far a match goes, and the like."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QSpinBox, QWidget

from app.core.rules import RANGES, MatchMode, RuleSet
from app.session import options
from app.ui.dialogs.base import Retranslated, WholeCombo
from app.ui.texts.rules import key_name, value_name

translate = QCoreApplication.translate


class OptionsBox(Retranslated):
    """Shows the switches of a rule set that make sense for it; ``changed`` tells the new rules."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self.trump, self.target = WholeCombo(), QSpinBox()
        self.sirr, self.aces = QCheckBox(), QCheckBox()
        self.short, self.fixed = QCheckBox(), QCheckBox()
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._labels = (QLabel(), QLabel())
        for label, field in zip(self._labels, (self.trump, self.target), strict=True):
            label.setBuddy(field)
            self._form.addRow(label, field)
        for box in (self.fixed, self.sirr, self.aces, self.short):
            self._form.addRow(box)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.trump.activated.connect(
            lambda: self._change(lambda r: options.with_trump(r, self.trump.currentData()))
        )
        self.target.valueChanged.connect(
            lambda value: self._change(lambda r: r.changed(**{options.TARGETS[r.match]: value}))
        )
        self.fixed.toggled.connect(
            lambda on: self._change(lambda r: options.with_fixed_deals(r, on))
        )
        self.short.toggled.connect(
            lambda on: self._change(lambda r: options.with_short_deck(r, on))
        )
        self.sirr.toggled.connect(lambda on: self._change(lambda r: r.changed(sirr_ends_match=on)))
        self.aces.toggled.connect(lambda on: self._change(lambda r: r.changed(ace_bonus=on)))

    @property
    def rules(self) -> RuleSet:
        """Return the rules as the switches stand."""
        return self._rules

    def show_rules(self, rules: RuleSet) -> None:
        """Show the switches of a rule set."""
        self._rules = rules
        self._fill()

    def _change(self, change: Callable[[RuleSet], RuleSet]) -> None:
        self._rules = change(self._rules)
        self._fill()
        self.changed.emit(self._rules)

    def _fill(self) -> None:
        rules = self._rules
        fields = (self.trump, self.target, self.fixed, self.sirr, self.aces, self.short)
        blockers = [QSignalBlocker(field) for field in fields]
        self._fill_trump()
        key = options.TARGETS[rules.match]
        self.target.setRange(*RANGES[key])
        self.target.setValue(getattr(rules, key))
        self._labels[1].setText(key_name(key))
        self.fixed.setChecked(rules.match is MatchMode.DEALS)
        self.sirr.setChecked(rules.sirr_ends_match)
        self.aces.setChecked(rules.ace_bonus)
        self.short.setChecked(rules.lowest_rank == 7)
        for blocker in blockers:
            blocker.unblock()
        self._form.setRowVisible(self.fixed, options.offers_fixed_deals(rules))
        self._form.setRowVisible(self.sirr, options.offers_sirr(rules))
        self._form.setRowVisible(self.aces, options.offers_ace_bonus(rules))
        self._form.setRowVisible(self.short, options.offers_short_deck(rules))

    def _fill_trump(self) -> None:
        self.trump.clear()
        for mode in options.possible_trumps(self._rules):
            self.trump.addItem(value_name("trump", mode), mode)
        self.trump.setCurrentIndex(self.trump.findData(self._rules.trump))

    def retranslate(self) -> None:
        """Set every text."""
        self._labels[0].setText(key_name("trump"))
        self.fixed.setText(translate("NewMatch", "A fixed number of deals"))
        self.sirr.setText(key_name("sirr_ends_match"))
        self.aces.setText(key_name("ace_bonus"))
        self.short.setText(translate("NewMatch", "Short deck of 32 cards"))
        self._fill()
