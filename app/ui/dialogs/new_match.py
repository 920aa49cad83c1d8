"""The choice of a match: the game, who plays, and the switches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.cards import LAST_DEAL_NUMBER
from app.core.rules import RuleSet
from app.session.deal_text import TextDeal
from app.session.setup import MatchSetup, seats_for
from app.storage.settings import Settings
from app.ui import boxes
from app.ui.boxes import in_words
from app.ui.dialogs.base import (
    LARGEST,
    Pages,
    RetranslatedDialog,
    plain_label,
    scrolled,
    title_label,
)
from app.ui.dialogs.expected_length import expected_length
from app.ui.dialogs.game_list import GameList
from app.ui.dialogs.options_box import OptionsBox
from app.ui.dialogs.paste_deal import PasteDealDialog
from app.ui.dialogs.room import shallow
from app.ui.dialogs.rules_editor import RulesEditor
from app.ui.dialogs.seats_box import SeatsBox
from app.ui.game import fresh_seed
from app.ui.texts.presets import preset_lines, preset_name, rules_name

translate = QCoreApplication.translate

_LIST_LETTERS = (24, 44)
"""Least and greatest width of the list of games in letters, as far as its share allows."""
_LEAST_LINES = 6
"""The least height of the pages, in lines of text: before that what is said above is scrolled."""
_LIST_SHARE = 0.4
_DIGITS = "[0-9]{0,16}"
_FRAME = 20
"""Pixels that a field has around its text."""


class NewMatchDialog(RetranslatedDialog):
    """Lets the player choose a match, beginning with the last choice.

    ``rule_sets_changed`` tells the player's own rule sets whenever one is added or deleted.
    """

    rule_sets_changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = settings.rule_sets
        self.games = GameList()
        self.title, self.lines, self.length = title_label(), plain_label(), plain_label()
        self.tabs = Pages()
        self.seats, self.options = SeatsBox(), OptionsBox()
        self.serious, self.numbered = QCheckBox(), QCheckBox()
        self.number, self.paste = QLineEdit(), QPushButton()
        self.shared, self.pasted = plain_label(), plain_label()
        self._pasted: TextDeal | None = None
        self.all_rules, self.delete = QPushButton(), QPushButton()
        self.buttons = in_words(QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel))
        self.play = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._connect()
        self._show_last(settings)
        self.retranslate()

    def _lay_out(self) -> None:
        self.tabs.addTab(scrolled(self._table_page()), "")
        self.tabs.addTab(scrolled(self._rules_page()), "")
        right = QVBoxLayout()
        right.addWidget(shallow(self.title, self.lines, self.length))
        self.tabs.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        right.addWidget(self.tabs, 1)
        middle = QHBoxLayout()
        middle.addWidget(self.games)
        middle.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(middle, 1)
        layout.addWidget(self.buttons)

    def _table_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.addWidget(self.seats)
        layout.addWidget(self.shared)
        layout.addWidget(self.serious)
        line = QFormLayout()
        line.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        line.addRow(self.numbered, self.number)
        layout.addLayout(line)
        layout.addWidget(self.paste, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.pasted)
        layout.addStretch(1)
        return page

    def _rules_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.addWidget(self.options)
        line = QHBoxLayout()
        line.addWidget(self.all_rules)
        line.addWidget(self.delete)
        line.addStretch(1)
        layout.addLayout(line)
        layout.addStretch(1)
        return page

    def _connect(self) -> None:
        self.number.setValidator(
            QRegularExpressionValidator(QRegularExpression(_DIGITS), self.number)
        )
        self.games.chosen.connect(self._game_chosen)
        self.games.activated.connect(self._play_if_possible)
        self.seats.changed.connect(self._follow_seats)
        self.options.changed.connect(self._rules_changed)
        self.numbered.toggled.connect(self._follow_number)
        self.number.textChanged.connect(self._follow_number)
        self.paste.clicked.connect(self._paste)
        self.all_rules.clicked.connect(self._edit)
        self.delete.clicked.connect(self._delete)
        self.play.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show_last(self, settings: Settings) -> None:
        rules = settings.rules
        self.games.show_own(self._own)
        self._fit_list()
        self.seats.show_seats(seats_for(rules, settings.seats))
        self.serious.setChecked(settings.serious)
        self.games.choose(rules)
        self._rules_changed(rules)
        self._follow_number()
        self.games.setFocus(Qt.FocusReason.OtherFocusReason)

    def setup(self) -> MatchSetup | None:
        """Ask the player and return the match, None if he does not want one."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        return self.choice() if accepted else None

    def choice(self) -> MatchSetup:
        """Return the match as the fields stand, with cards that nobody has seen."""
        number = self._deal_number()
        return MatchSetup(
            self.options.rules,
            self.seats.seats(),
            fresh_seed(),
            number if number else None,
            self.serious.isChecked(),
            None if self._pasted is None else self._pasted.deal,
        )

    def _deal_number(self) -> int | None:
        """Return the number to deal, 0 for none, None if what is typed is no deal number."""
        if not self.numbered.isChecked():
            return 0
        typed = self.number.text()
        number = int(typed) if typed else 0
        return number if 0 < number <= LAST_DEAL_NUMBER else None

    def _game_chosen(self, rules: RuleSet) -> None:
        self._rules_changed(rules)

    def _rules_changed(self, rules: RuleSet) -> None:
        if self.options.rules != rules:
            self.options.show_rules(rules)
        self.seats.show_rules(rules)
        self.delete.setVisible(rules.name is not None)
        self._follow_pasted()
        self.title.setText(rules_name(rules))
        self.lines.setText(self._description(rules))
        self.length.setText(expected_length(rules))
        self.length.setVisible(bool(self.length.text()))

    def _description(self, rules: RuleSet) -> str:
        if rules.name is None:
            return preset_lines(rules.preset)
        text = translate("NewMatch", "Your own rules, made from {preset}.")
        return text.format(preset=preset_name(rules.preset))

    def _follow_seats(self) -> None:
        self.shared.setVisible(self.seats.is_shared)

    def _follow_number(self) -> None:
        self.number.setEnabled(self.numbered.isChecked())
        self._follow_pasted()
        self.play.setEnabled(self._deal_number() is not None)

    def _play_if_possible(self) -> None:
        if self.play.isEnabled():
            self.accept()

    def _paste(self) -> None:
        found = PasteDealDialog(self.options.rules, self).deal()
        if found is not None:
            self.games.choose(found.rules)
            self._rules_changed(found.rules)
            self.numbered.setChecked(False)
            self._pasted = found
            self._follow_pasted()

    def _follow_pasted(self) -> None:
        """Let the pasted deal go if it does not fit the rules, or if a number is wanted."""
        if self._pasted is not None:
            other = self._pasted.rules.deck_family != self.options.rules.deck_family
            if other or self.numbered.isChecked():
                self._pasted = None
        self.pasted.setVisible(self._pasted is not None)

    def _edit(self) -> None:
        rules = self.options.rules
        taken = {each.name for each in self._own if each.name and each.name != rules.name}
        edited = RulesEditor(rules, self, taken).edited()
        if edited is None:
            return
        if edited.name is not None:
            self._set_own((*self._without(edited.name), edited))
            self.games.choose(edited)
        self.options.show_rules(edited)
        self._rules_changed(edited)

    def _delete(self) -> None:
        rules = self.options.rules
        if rules.name is not None and self._is_sure(rules.name):
            self._set_own(self._without(rules.name))
            self.games.choose(rules.changed(name=None))

    def _is_sure(self, name: str) -> bool:
        question = translate("NewMatch", "Delete the rules “{name}”? They cannot be brought back.")
        return boxes.ask(self, question.format(name=name), usual=False)

    def _without(self, name: str) -> tuple[RuleSet, ...]:
        return tuple(rules for rules in self._own if rules.name != name)

    def _set_own(self, own: tuple[RuleSet, ...]) -> None:
        self._own = own
        self.games.show_own(own)
        self._fit_list()
        self.rule_sets_changed.emit(own)

    def _fit_list(self) -> None:
        """Make the list as wide as the names of the games, within its bounds."""
        least, most = (each * self.fontMetrics().averageCharWidth() for each in _LIST_LETTERS)
        needed = self.games.sizeHintForColumn(0) + 2 * self.games.frameWidth()
        most = min(most, round(LARGEST.width() * _LIST_SHARE))
        self.games.setFixedWidth(max(min(least, most), min(needed, most)))

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(translate("NewMatch", "New match"))
        self.games.setAccessibleName(translate("NewMatch", "Game"))
        self.games.retranslate()
        self._fit_list()
        self.tabs.setAccessibleName(translate("NewMatch", "Table and rules"))
        self.tabs.setTabText(0, translate("NewMatch", "&Table"))
        self.tabs.setTabText(1, translate("NewMatch", "&Rules"))
        self.serious.setText(translate("NewMatch", "&Serious: no undo and no hints"))
        self.numbered.setText(translate("NewMatch", "&Begin with deal number"))
        self.number.setAccessibleName(translate("NewMatch", "Number of the deal"))
        example = translate("NewMatch", "for example 8123")
        self.number.setPlaceholderText(example)
        self.number.setMinimumWidth(self.fontMetrics().horizontalAdvance(example) + _FRAME)
        self.paste.setText(translate("NewMatch", "Paste a dea&l…"))
        self.shared.setText(
            translate(
                "NewMatch",
                "Several people share this screen: before each turn the cards are covered until"
                " the next player is ready.",
            )
        )
        self.pasted.setText(translate("NewMatch", "The match begins with the pasted deal."))
        self.all_rules.setText(translate("NewMatch", "&All rules…"))
        self.delete.setText(translate("NewMatch", "&Delete these rules"))
        self.play.setText(translate("NewMatch", "&Play"))
        self._rules_changed(self.options.rules)

    def make_room(self) -> None:
        """Give each seat its one row, with a heading over each field, if the screen has room."""
        lack = self.seats.width_in_one_row() - self.seats.width()
        if lack > 0 and self.width() + lack <= self.room_on_screen().width():
            self.grow(lack, 0)
