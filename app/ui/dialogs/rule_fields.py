"""A field for each rule key, that reads and writes its value and shows what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QSpinBox,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from app.core.rules import (
    CHOICES,
    FIRST_DEALER_BY_CUT,
    FIRST_DEALER_RANDOM,
    RANGES,
    Direction,
    RedealIf,
)
from app.ui.dialogs.base import WholeCombo, plain_label, wrapped
from app.ui.labels import PlainLabel
from app.ui.texts.rules import key_name, value_name
from app.ui.texts.seats import seat_place

translate = QCoreApplication.translate

Changed = Callable[[], None]
_ICON = 16
_FLAGS = Qt.ItemDataRole.UserRole - 1
"""Where a choice keeps the flags of an entry: 0 lets the keys pass by it."""
_MOST_CARDS = 26


class RuleField:
    """One rule key: its label, its editor, and a line below for what is wrong."""

    def __init__(self, key: str, editor: QWidget) -> None:
        self.key, self.editor = key, editor
        self.label = self._made_label()
        self.label.setBuddy(editor)
        self.problem = QWidget()
        self._text = plain_label()
        self._build_problem()

    def _made_label(self) -> QLabel:
        return plain_label()

    def _build_problem(self) -> None:
        warning = QLabel()
        style = self.editor.style()
        icon = style.standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        warning.setPixmap(icon.pixmap(QSize(_ICON, _ICON)))
        layout = QHBoxLayout(self.problem)
        layout.setContentsMargins(0, 0, 0, 4)
        layout.addWidget(warning)
        layout.addWidget(self._text, 1)
        self.problem.hide()

    def add_to(self, grid: QGridLayout) -> None:
        """Take the next two rows of a grid."""
        row = grid.rowCount()
        grid.addWidget(self.label, row, 0)
        grid.addWidget(self.editor, row, 1)
        grid.addWidget(self.problem, row + 1, 1)

    def show_problem(self, text: str) -> None:
        """Say what is wrong here; an empty text if nothing is."""
        self._text.setText(text)
        self.problem.setVisible(bool(text))
        self.editor.setAccessibleDescription(text)

    def set_enabled(self, enabled: bool) -> None:
        """Make the field editable or grey."""
        self.label.setEnabled(enabled)
        self.editor.setEnabled(enabled)

    def value(self) -> Any:
        """Return the value as it stands; it may be senseless with the others."""
        raise AttributeError(self.key)

    def show_value(self, value: Any) -> None:
        """Show a value."""

    def retranslate(self) -> None:
        """Set every text."""
        self.label.setText(key_name(self.key))
        self.editor.setAccessibleName(key_name(self.key))


class ChoiceField(RuleField):
    """A key with a short list of values."""

    def __init__(self, key: str, changed: Changed) -> None:
        self._combo = WholeCombo()
        super().__init__(key, self._combo)
        for value in CHOICES[key]:
            self._combo.addItem("", value)
        self._combo.currentIndexChanged.connect(changed)

    def value(self) -> Any:
        """Return the chosen value."""
        return CHOICES[self.key][self._combo.currentIndex()]

    def show_value(self, value: Any) -> None:
        """Choose a value."""
        self._combo.setCurrentIndex(CHOICES[self.key].index(value))

    def retranslate(self) -> None:
        """Set every text."""
        super().retranslate()
        for number, value in enumerate(CHOICES[self.key]):
            self._combo.setItemText(number, value_name(self.key, value))


class SwitchLabel(PlainLabel):
    """The words beside a switch, which a click on them turns as well."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        switch = self.buddy()
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton and isinstance(switch, QCheckBox):
            switch.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # or the release goes elsewhere


class SwitchField(RuleField):
    """A key that is on or off."""

    def __init__(self, key: str, changed: Changed) -> None:
        self._box = QCheckBox()
        super().__init__(key, self._box)
        self._box.toggled.connect(changed)

    def _made_label(self) -> QLabel:
        return wrapped(SwitchLabel())

    def value(self) -> bool:
        """Say whether it is on."""
        return self._box.isChecked()

    def show_value(self, value: bool) -> None:
        """Switch it on or off."""
        self._box.setChecked(value)


class NumberField(RuleField):
    """A key that is a number within bounds."""

    def __init__(self, key: str, changed: Changed) -> None:
        self._spin = QSpinBox()
        super().__init__(key, self._spin)
        self._spin.setRange(*RANGES[key])
        self._spin.valueChanged.connect(changed)

    def value(self) -> int:
        """Return the number."""
        return self._spin.value()

    def show_value(self, value: int) -> None:
        """Show a number."""
        self._spin.setValue(value)


class FirstDealerField(RuleField):
    """Who deals first: by cutting, by chance, or a seat."""

    def __init__(self, changed: Changed) -> None:
        self._combo = WholeCombo()
        super().__init__("first_dealer", self._combo)
        self._values: tuple[str | int, ...] = (FIRST_DEALER_BY_CUT, FIRST_DEALER_RANDOM, *range(6))
        for _ in self._values:
            self._combo.addItem("")
        self._combo.currentIndexChanged.connect(changed)
        self._players, self._direction = 4, Direction.ANTICLOCKWISE

    def set_table(self, players: int, direction: Direction) -> None:
        """Name the seats of a table of four or six, in the direction of play."""
        if (players, direction) != (self._players, self._direction):
            self._players, self._direction = players, direction
            self.retranslate()
        entries = cast(QListView, self._combo.view())
        for row, seat in enumerate(self._values):
            is_there = isinstance(seat, str) or seat < players
            entries.setRowHidden(row, not is_there)
            self._combo.setItemData(row, None if is_there else 0, _FLAGS)

    def value(self) -> str | int:
        """Return the chosen way or seat."""
        return self._values[self._combo.currentIndex()]

    def show_value(self, value: str | int) -> None:
        """Choose a way or a seat."""
        self._combo.setCurrentIndex(self._values.index(value))

    def retranslate(self) -> None:
        """Set every text."""
        super().retranslate()
        self._combo.setItemText(0, translate("Rules", "whoever cuts the highest card"))
        self._combo.setItemText(1, translate("Rules", "a player drawn at random"))
        for number, seat in enumerate(self._values[2:], 2):
            self._combo.setItemText(number, self._seat_text(int(seat)))

    def _seat_text(self, seat: int) -> str:
        if seat >= self._players:
            return translate("Rules", "seat {number}").format(number=seat + 1)
        text = translate("Rules", "the {place} seat")
        return text.format(place=seat_place(seat, self._players, self._direction))


class PacketsField(RuleField):
    """In which packets the cards are dealt, typed as numbers."""

    def __init__(self, changed: Changed) -> None:
        self._line = QLineEdit()
        super().__init__("deal_packets", self._line)
        self._line.textChanged.connect(changed)

    def value(self) -> tuple[int, ...]:
        """Return the packets; what is no list of numbers is no packets at all."""
        words = self._line.text().replace("-", " ").replace(",", " ").split()
        if not all(word.isdecimal() and 0 < int(word) <= _MOST_CARDS for word in words):
            return ()
        return tuple(map(int, words))

    def show_value(self, value: tuple[int, ...]) -> None:
        """Show packets."""
        self._line.setText(", ".join(map(str, value)))

    def retranslate(self) -> None:
        """Set every text."""
        super().retranslate()
        self.label.setText(translate("Rules", "Packets of cards (1: one by one)"))
        self.editor.setAccessibleName(self.label.text())
        self._line.setPlaceholderText("5, 4, 4")


class RedealField(RuleField):
    """Which house rules throw a deal in."""

    def __init__(self, changed: Changed) -> None:
        self._boxes = {reason: QCheckBox() for reason in RedealIf}
        group = QWidget()
        super().__init__("redeal_if", group)
        layout = QVBoxLayout(group)
        layout.setContentsMargins(0, 0, 0, 0)
        for box in self._boxes.values():
            layout.addWidget(box)
            box.toggled.connect(changed)
        group.setFocusProxy(next(iter(self._boxes.values())))

    def value(self) -> tuple[RedealIf, ...]:
        """Return the house rules that are on."""
        return tuple(reason for reason, box in self._boxes.items() if box.isChecked())

    def show_value(self, value: tuple[RedealIf, ...]) -> None:
        """Switch house rules on or off."""
        for reason, box in self._boxes.items():
            box.setChecked(reason in value)

    def retranslate(self) -> None:
        """Set every text."""
        super().retranslate()
        for reason, box in self._boxes.items():
            box.setText(value_name("redeal_if", reason))


def make_field(key: str, changed: Changed) -> RuleField:
    """Return the field that suits a rule key."""
    if key == "first_dealer":
        return FirstDealerField(changed)
    if key == "deal_packets":
        return PacketsField(changed)
    if key == "redeal_if":
        return RedealField(changed)
    if key in RANGES:
        return NumberField(key, changed)
    if set(CHOICES[key]) == {True, False}:
        return SwitchField(key, changed)
    return ChoiceField(key, changed)
