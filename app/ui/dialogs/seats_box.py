"""Who sits at the table: a line for each seat with a person or an AI player."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QStyle, QWidget

from app.ai.levels import LEVELS, STYLES
from app.core.log import SeatInfo
from app.core.rules import RuleSet
from app.session.setup import AI_NAMES, DEFAULT_HUMAN_NAME, default_seats, seats_for
from app.ui.dialogs.base import Retranslated, WholeCombo, name_choice
from app.ui.dialogs.room import least
from app.ui.texts.names import tidied
from app.ui.texts.seats import level_name, seat_place, style_name

translate = QCoreApplication.translate

LONGEST_NAME = 40
MOST_SEATS = 6
_NAME_LETTERS = 10

Places = tuple[tuple[int, int], ...]
"""Row and column of each field of a seat."""

_IN_ONE_ROW: Places = ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4))
_ARRANGEMENTS: tuple[Places, ...] = (
    _IN_ONE_ROW,
    ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2)),
    ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1)),
)
"""How the fields of a seat may stand, from the widest to the narrowest."""


class SeatLine:
    """The fields of one seat; seat 0 is always a person."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._is_shown = False
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
        self.who.activated.connect(self._change_kind)

    @property
    def is_person(self) -> bool:
        """Say whether a person sits here."""
        return self.seat == 0 or self.who.currentData() == "human"

    def widgets(self) -> tuple[QWidget, ...]:
        """Return the fields from left to right."""
        return self.place, self.who, self.name, self.level, self.style

    def show_seat(self, seat: SeatInfo) -> None:
        """Show who sits here."""
        own = seat.kind == "human" and seat.name == DEFAULT_HUMAN_NAME
        self.name.setText("" if own else seat.name)
        self.who.setCurrentIndex(self.who.findData(seat.kind))
        self.level.setCurrentIndex(max(0, self.level.findData(seat.level or "club")))
        self.style.setCurrentIndex(max(0, self.style.findData(seat.style or "steady")))
        self._follow_kind()

    def chosen(self) -> SeatInfo:
        """Return who sits here."""
        name = tidied(self.name.text())
        if self.is_person:
            return SeatInfo(name or DEFAULT_HUMAN_NAME, "human")
        level, style = self.level.currentData(), self.style.currentData()
        return SeatInfo(name or self._computer_name, "ai", level, style)

    @property
    def _computer_name(self) -> str:
        return AI_NAMES[self.seat - 1]

    def _change_kind(self) -> None:
        """Let a person not be called by the computer's name, nor the computer by none."""
        if not self.is_person and not tidied(self.name.text()):
            self.name.setText(self._computer_name)
        elif self.is_person and self.name.text() == self._computer_name:
            self.name.clear()

    def set_visible(self, visible: bool) -> None:
        """Show or hide the whole line."""
        self._is_shown = visible
        for widget in self.widgets():
            widget.setVisible(visible)
        self._follow_kind()

    def _follow_kind(self) -> None:
        """Only a computer has a level and a style."""
        self.who.setEnabled(self.seat != 0)
        for widget in (self.level, self.style):
            widget.setEnabled(not self.is_person)
            widget.setVisible(self._is_shown and not self.is_person)

    def retranslate(self, rules: RuleSet) -> None:
        """Set every text."""
        place = seat_place(self.seat, rules.players, rules.direction)
        self.place.setText(_title(place))
        self.who.setItemText(0, translate("NewMatch", "Computer"))
        self.who.setItemText(1, translate("NewMatch", "Person here"))
        for number in range(self.level.count()):
            self.level.setItemText(number, level_name(self.level.itemData(number)))
        for number in range(self.style.count()):
            self.style.setItemText(number, style_name(self.style.itemData(number)))
        self._name_fields(place)

    def show_placeholder(self, is_shared: bool) -> None:
        """Show how a person without a name is called at a table with one person or with more."""
        shown = "" if not self.is_person else translate("Seats", "You")
        if self.is_person and is_shared:
            shown = translate("Seats", "Player {number}").format(number=self.seat + 1)
        self.name.setPlaceholderText(shown)

    def _name_fields(self, place: str) -> None:
        name = translate("NewMatch", "Name at the {place} seat")
        self.name.setAccessibleName(name.format(place=place))
        choices = {
            self.who: translate("NewMatch", "Player at the {place} seat"),
            self.level: translate("NewMatch", "Level at the {place} seat"),
            self.style: translate("NewMatch", "Style at the {place} seat"),
        }
        for choice, text in choices.items():
            name_choice(choice, text.format(place=place))


def _title(place: str) -> str:
    return place[:1].upper() + place[1:]


class SeatsBox(Retranslated):
    """The lines of all seats of a game, each over several rows where there is little room.

    ``changed`` says that a person or a computer has sat down somewhere.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = RuleSet()
        self.lines = [SeatLine(seat) for seat in range(MOST_SEATS)]
        self._headings = [QLabel() for _ in range(4)]
        self._places: Places = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(2, 1)
        for column, heading in enumerate(self._headings, 1):
            self._grid.addWidget(heading, 0, column)
        self._arrange(_IN_ONE_ROW)
        for line in self.lines:
            line.who.currentIndexChanged.connect(self._kind_changed)
        self.show_seats(default_seats(MOST_SEATS))

    def _arrange(self, places: Places) -> None:
        if places == self._places:
            return
        self._places = places
        rows = 1 + places[-1][0]
        for number, line in enumerate(self.lines):
            for widget, (row, column) in zip(line.widgets(), places, strict=True):
                self._grid.removeWidget(widget)
                self._grid.addWidget(widget, 1 + number * rows + row, column)
        for heading in self._headings:
            heading.setVisible(places is _IN_ONE_ROW)
        self.updateGeometry()

    def _width_of(self, places: Places) -> int:
        """Return how wide the fields are at least in an arrangement."""
        widest = [0] * (1 + max(column for _, column in places))
        for line in self.lines:
            for widget, (_, column) in zip(line.widgets(), places, strict=True):
                widest[column] = max(widest[column], least(widget).width())
        return sum(widest) + self._grid.horizontalSpacing() * (len(widest) - 1)

    def width_in_one_row(self) -> int:
        """Return how wide the fields of a seat are side by side, whatever game is chosen next.

        A scroll bar is thought of: it is there as long as six seats have several rows each.
        """
        places = [
            _title(seat_place(seat, count)) for count in (4, MOST_SEATS) for seat in range(count)
        ]
        longest = max(map(self.fontMetrics().horizontalAdvance, places))
        shown = max(least(line.place).width() for line in self.lines)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return self._width_of(_IN_ONE_ROW) + max(0, longest - shown) + bar

    def _fit(self) -> None:
        fitting = (each for each in _ARRANGEMENTS if self._width_of(each) <= self.width())
        self._arrange(next(fitting, _ARRANGEMENTS[-1]))

    def _kind_changed(self) -> None:
        for line in self.lines:
            line.show_placeholder(self.is_shared)
        self.changed.emit()

    @property
    def is_shared(self) -> bool:
        """Say whether more than one person sits at the table."""
        return sum(line.is_person for line in self.lines[: self._rules.players]) > 1

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
        self._kind_changed()
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the narrowest arrangement, whichever is shown."""
        narrowest = min(map(self._width_of, _ARRANGEMENTS))
        return QSize(narrowest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
