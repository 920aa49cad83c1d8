"""Who sits at the table: a line for each seat with a person or an AI player."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from app.ai.levels import LEVELS, STYLES
from app.core.log import SeatInfo
from app.core.rules import RuleSet
from app.session.setup import AI_NAMES, DEFAULT_HUMAN_NAME, default_seats, seats_for
from app.ui.dialogs.base import Retranslated, WholeCombo
from app.ui.texts.seats import level_name, seat_place, style_name

translate = QCoreApplication.translate

LONGEST_NAME = 40
MOST_SEATS = 6
_NAME_LETTERS = 10


class SeatLine:
    """The fields of one seat; seat 0 is always a person."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.place = QLabel()
        self.who, self.level, self.style = WholeCombo(), WholeCombo(), WholeCombo()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(_NAME_LETTERS * self.name.fontMetrics().averageCharWidth())
        for kind in ("ai", "human"):
            self.who.addItem("", kind)
        for level in LEVELS:
            self.level.addItem("", level)
        for style in STYLES:
            self.style.addItem("", style)
        self.who.currentIndexChanged.connect(self._follow_kind)

    @property
    def is_person(self) -> bool:
        """Say whether a person sits here."""
        return self.seat == 0 or self.who.currentData() == "human"

    def widgets(self) -> tuple[QWidget, ...]:
        """Return the fields from left to right."""
        return self.place, self.who, self.name, self.level, self.style

    def show_seat(self, seat: SeatInfo) -> None:
        """Show who sits here."""
        own = self.seat == 0 and seat.name == DEFAULT_HUMAN_NAME
        self.name.setText("" if own else seat.name)
        self.who.setCurrentIndex(self.who.findData(seat.kind))
        self.level.setCurrentIndex(max(0, self.level.findData(seat.level or "club")))
        self.style.setCurrentIndex(max(0, self.style.findData(seat.style or "steady")))
        self._follow_kind()

    def chosen(self) -> SeatInfo:
        """Return who sits here."""
        usual = DEFAULT_HUMAN_NAME if self.seat == 0 else AI_NAMES[self.seat - 1]
        name = self.name.text().strip() or usual
        if self.is_person:
            return SeatInfo(name, "human")
        return SeatInfo(name, "ai", self.level.currentData(), self.style.currentData())

    def set_visible(self, visible: bool) -> None:
        """Show or hide the whole line."""
        for widget in self.widgets():
            widget.setVisible(visible)
        if visible:
            self._follow_kind()

    def _follow_kind(self) -> None:
        self.who.setEnabled(self.seat != 0)
        self.level.setEnabled(not self.is_person)
        self.style.setEnabled(not self.is_person)

    def retranslate(self, rules: RuleSet) -> None:
        """Set every text."""
        place = seat_place(self.seat, rules.players, rules.direction)
        self.place.setText(place[:1].upper() + place[1:])
        self.who.setItemText(0, translate("NewMatch", "Computer"))
        self.who.setItemText(1, translate("NewMatch", "Person here"))
        for number in range(self.level.count()):
            self.level.setItemText(number, level_name(self.level.itemData(number)))
        for number in range(self.style.count()):
            self.style.setItemText(number, style_name(self.style.itemData(number)))
        self.name.setPlaceholderText(translate("Seats", "You") if self.seat == 0 else "")
        self._name_fields(place)

    def _name_fields(self, place: str) -> None:
        names = {
            self.who: translate("NewMatch", "Player at the seat {place}"),
            self.name: translate("NewMatch", "Name at the seat {place}"),
            self.level: translate("NewMatch", "Level at the seat {place}"),
            self.style: translate("NewMatch", "Style at the seat {place}"),
        }
        for field, text in names.items():
            field.setAccessibleName(text.format(place=place))


class SeatsBox(Retranslated):
    """The lines of all seats of a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self.lines = [SeatLine(seat) for seat in range(MOST_SEATS)]
        self._headings = [QLabel() for _ in range(4)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for column, heading in enumerate(self._headings, 1):
            grid.addWidget(heading, 0, column)
        for row, line in enumerate(self.lines, 1):
            for column, widget in enumerate(line.widgets()):
                grid.addWidget(widget, row, column)
        self.show_seats(default_seats(MOST_SEATS))

    def show_seats(self, seats: tuple[SeatInfo, ...]) -> None:
        """Show who sits at the table."""
        for line, seat in zip(self.lines, seats, strict=False):
            line.show_seat(seat)

    def show_rules(self, rules: RuleSet) -> None:
        """Show as many seats as a game has; who sits in the others is kept."""
        self._rules = rules
        for line in self.lines:
            line.set_visible(line.seat < rules.players)
        self.retranslate()

    def seats(self) -> tuple[SeatInfo, ...]:
        """Return who sits at the table."""
        chosen = [line.chosen() for line in self.lines[: self._rules.players]]
        return seats_for(self._rules, chosen)

    def retranslate(self) -> None:
        """Set every text."""
        texts = (
            translate("NewMatch", "Player"),
            translate("NewMatch", "Name"),
            translate("NewMatch", "Level"),
            translate("NewMatch", "Style"),
        )
        for heading, text in zip(self._headings, texts, strict=True):
            heading.setText(text)
        for line in self.lines[: self._rules.players]:
            line.retranslate(self._rules)
