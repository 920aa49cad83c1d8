"""Every rule key in words, with the reason beside it where a combination makes no sense."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.presets import PRESETS, preset
from app.core.rules import KEYS, Problem, RuleSet, problems, validate
from app.session.options import matters
from app.ui import boxes
from app.ui.announcer import Announcer
from app.ui.boxes import in_words
from app.ui.dialogs.base import (
    HintedLine,
    RetranslatedDialog,
    WheelGuard,
    plain_label,
    scrolled,
    title_label,
)
from app.ui.dialogs.rule_fields import FirstDealerField, make_field
from app.ui.texts.mark import QT_TRANSLATE_NOOP
from app.ui.texts.names import tidied
from app.ui.texts.presets import preset_name
from app.ui.texts.rules import key_name, problem_text

translate = QCoreApplication.translate

LONGEST_NAME = 60

_SECTIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("RulesEditor", "Table and cards"),
        (
            "players",
            "decks",
            "lowest_rank",
            "identical_cards",
            "direction",
            "first_dealer",
            "deal_packets",
            "redeal_if",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("RulesEditor", "Trump"),
        ("trump", "setting_card_is_trump", "reveal", "asker_must_trump"),
    ),
    (
        QT_TRANSLATE_NOOP("RulesEditor", "Deal"),
        ("capture", "objective", "tens_to_win", "tie_break", "stop_when_decided"),
    ),
    (
        QT_TRANSLATE_NOOP("RulesEditor", "Match"),
        (
            "match",
            "streak_target",
            "points_target",
            "deals_target",
            "tens_target",
            "sirr_ends_match",
            "sirr_tens",
            "points_win",
            "points_sirr",
            "points_mendikot",
            "points_kot",
            "points_court",
            "points_bavney",
            "ace_bonus",
        ),
    ),
    (QT_TRANSLATE_NOOP("RulesEditor", "Next dealer"), ("dealer_rule", "dealer_on_draw")),
)


class RulesEditor(RetranslatedDialog):
    """Edits a rule set; it can be accepted only while it makes sense.

    ``taken`` are the names of the player's other rule sets: none is replaced without being asked.
    """

    def __init__(
        self, rules: RuleSet, parent: QWidget | None = None, taken: Collection[str] = ()
    ) -> None:
        super().__init__(parent)
        self._taken, self._shown = taken, rules
        self._is_filling = True
        self._problem_at: str | None = None
        self.announcer = Announcer(self)
        self.base, self.name = QComboBox(), HintedLine()
        self.fields = {key: make_field(key, self._check) for _, keys in _SECTIONS for key in keys}
        self._titles = [title_label(factor=1.1) for _ in _SECTIONS]
        self.summary, self.show_problem = plain_label(), QPushButton()
        buttons = QDialogButtonBox.StandardButton
        self.buttons = in_words(QDialogButtonBox(buttons.Ok | buttons.Cancel))
        self._labels = (QLabel(), QLabel())
        self._form = QFormLayout()
        self._page = QWidget()
        self._area = scrolled(self._page)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_rules(rules)

    def _lay_out(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for preset_id in PRESETS:
            self.base.addItem("", preset_id)
        for label, field in zip(self._labels, (self.base, self.name), strict=True):
            label.setBuddy(field)
            self._form.addRow(label, field)
        grid = QGridLayout(self._page)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 2)
        for title, (_, keys) in zip(self._titles, _SECTIONS, strict=True):
            grid.addWidget(title, grid.rowCount(), 0, 1, 2)
            for key in keys:
                self.fields[key].add_to(grid)
        layout = QVBoxLayout(self)
        layout.addLayout(self._form)
        layout.addWidget(self._area, 1)
        verdict = QHBoxLayout()
        verdict.addWidget(self.summary, 1)
        verdict.addWidget(self.show_problem)
        self.show_problem.setAutoDefault(False)
        layout.addLayout(verdict)
        layout.addWidget(self.buttons)
        WheelGuard(self).guard(self)

    def _connect(self) -> None:
        self.base.activated.connect(lambda: self._start_from(self.base.currentData()))
        self.show_problem.clicked.connect(self._go_to_problem)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def edited(self) -> RuleSet | None:
        """Let the player edit and return the rules, None if he gives up."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        return self.rules() if accepted else None

    def rules(self) -> RuleSet:
        """Return the rules as the fields stand; they may make no sense."""
        values: dict[str, Any] = {key: field.value() for key, field in self.fields.items()}
        name = tidied(self.name.text()) or None
        return RuleSet(preset=self.base.currentData(), name=name, **values)

    def show_rules(self, rules: RuleSet) -> None:
        """Show a rule set."""
        self.base.setCurrentIndex(max(0, self.base.findData(rules.preset)))
        self.name.setText(rules.name or "")
        self._show_values(rules)

    def _start_from(self, preset_id: str) -> None:
        if not self._is_edited or self._starts_anew(preset_id):
            self._show_values(preset(preset_id))
        self.base.setCurrentIndex(self.base.findData(self._shown.preset))

    @property
    def _is_edited(self) -> bool:
        return any(each.value() != getattr(self._shown, key) for key, each in self.fields.items())

    def _starts_anew(self, preset_id: str) -> bool:
        text = translate("RulesEditor", "Start anew from {preset}? What you have changed is lost.")
        return boxes.ask(self, text.format(preset=preset_name(preset_id)), usual=False)

    def _show_values(self, rules: RuleSet) -> None:
        self._shown = rules
        self._is_filling = True
        for key, field in self.fields.items():
            field.show_value(getattr(rules, key))
        self._is_filling = False
        self._check()

    def _check(self) -> None:
        """Judge the rules, except while they are half of one kind and half of another."""
        if self._is_filling:
            return
        rules = self.rules()
        found = {problem.key: problem for problem in reversed(problems(rules))}
        self._name_seats(rules)
        for key, field in self.fields.items():
            field.show_problem(problem_text(found[key], rules) if key in found else "")
            field.set_enabled(key in found or matters(rules, key))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not found)
        self._sum_up(rules, found)

    def _name_seats(self, rules: RuleSet) -> None:
        dealer = self.fields["first_dealer"]
        assert isinstance(dealer, FirstDealerField)
        blocker = QSignalBlocker(dealer.editor)
        dealer.set_table(rules.players, rules.direction)
        blocker.unblock()

    def _sum_up(self, rules: RuleSet, found: dict[str, Problem]) -> None:
        self._problem_at = next((key for key in KEYS if key in found), None)
        self.show_problem.setVisible(self._problem_at is not None)
        self.summary.setText(self._verdict(rules, found))
        self.announcer.say_new(self.summary.text())

    def _verdict(self, rules: RuleSet, found: dict[str, Problem]) -> str:
        if self._problem_at is None:
            return translate("RulesEditor", "These rules make sense.")
        text = translate("RulesEditor", "{field}: {problem}")
        name = self.fields[self._problem_at].label.text()
        return text.format(field=name, problem=problem_text(found[self._problem_at], rules))

    def _go_to_problem(self) -> None:
        """Show the field whose problem is told below, and let the keys reach it."""
        assert self._problem_at is not None
        field = self.fields[self._problem_at]
        for widget in (field.problem, field.editor):
            self._area.ensureWidgetVisible(widget)
        field.editor.setFocus()

    def accept(self) -> None:
        rules = self.rules()
        validate(rules)
        if rules.name not in self._taken or self._replaces(rules.name):
            super().accept()

    def _replaces(self, name: str | None) -> bool:
        question = translate("RulesEditor", "You have rules named “{name}” already. Replace them?")
        return boxes.ask(self, question.format(name=name), usual=False)

    def make_room(self) -> None:
        """Show all rules at once."""
        self.grow(0, self._area.height_lacking(self._area.viewport().size()))

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(translate("RulesEditor", "All rules"))
        self.show_problem.setText(translate("RulesEditor", "&Show it"))
        self._labels[0].setText(key_name("preset"))
        self._labels[1].setText(translate("RulesEditor", "Keep under the name"))
        hint = translate("RulesEditor", "without a name: for this match only")
        self.name.setPlaceholderText(hint)
        for number in range(self.base.count()):
            self.base.setItemText(number, preset_name(self.base.itemData(number)))
        for title, (text, _) in zip(self._titles, _SECTIONS, strict=True):
            title.setText(translate("RulesEditor", text))
        for field in self.fields.values():
            field.retranslate()
        self._check()
