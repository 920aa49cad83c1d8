"""The side panel: what is at stake, always in view."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.core.actions import NOBODY
from app.core.cards import Suit
from app.core.observation import is_secret
from app.core.rules import MatchMode, Objective, RuleSet
from app.core.state import Pair
from app.ui import words
from app.ui.cards.symbols import TenState, paint_suit, paint_ten
from app.ui.help.tooltips import (
    explain,
    match_tooltip,
    rules_tooltip,
    show_only,
    tooltip,
    trump_tooltip,
)
from app.ui.labels import Heading, PlainLabel
from app.ui.models.tens import TenRole, TensModel
from app.ui.picture import Picture
from app.ui.reading import ReadingList
from app.ui.texts.events import trump_state
from app.ui.texts.presets import rules_name
from app.ui.texts.seats import Seating
from app.ui.views.flight import FlightLayer
from app.ui.views.look import Look
from app.ui.views.viewport import give_viewport

translate = QCoreApplication.translate
_LEAST_LINES = 4
_LEAST_PERCENT = 55
"""Letters shrink to this part of their size before anything in the panel is cut."""
Index = QModelIndex | QPersistentModelIndex


class _Medallion(QStyledItemDelegate):
    """Paints a ten as a medallion; one that is still flying here lies on the table."""

    def __init__(self, look: Look, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._flights = look, flights
        self.side = 40

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state = index.data(TenRole.STATE)
        if self._flights.flies(("ten", index.row())):
            state = TenState.ON_TABLE
        box = QRectF(option.rect)
        side = min(box.width(), box.height()) - 4
        area = QRectF(0, 0, side, side)
        area.moveCenter(box.center())
        line = option.palette.windowText().color()
        paint_ten(painter, index.data(TenRole.SUIT), state, area, line, self._look.face_style)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.side, self.side)


class TensView(ReadingList):
    """The medallions of the tens, four or six in a row."""

    def __init__(self, look: Look, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self._medallion = _Medallion(look, flights, self)
        self.setItemDelegate(self._medallion)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setSpacing(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        look.changed.connect(self.viewport().update)

    def fit(self) -> None:
        """Make the rows as high as the medallions need."""
        count = self.model().rowCount()
        per_row = 4 if count <= 4 else 6
        self._medallion.side = max(20, min(54, (self.width() - 2) // per_row))
        rows = -(-count // per_row)
        self.setFixedHeight(self._medallion.side * max(1, rows) + 2)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()


class TrumpSign(QWidget):
    """The symbol of the trump: a broken ring while there is none, a dotted one while it sleeps."""

    def __init__(self, look: Look, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._flights = look, flights
        self._suit: Suit | None = None
        self._is_hidden = False

    def show_trump(self, suit: Suit | None, *, is_hidden: bool) -> None:
        """Show a suit, or none; a hidden one is asleep."""
        self._suit, self._is_hidden = suit, is_hidden
        self.update()

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height() * 2 + 6
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 4
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        line = self.palette().windowText().color()
        if self._suit is None or self._flights.flies(("trump",)):
            self._paint_none(painter, box, line)
        else:
            self._paint_suit(painter, box, self._suit)
        painter.end()

    def _paint_none(self, painter: QPainter, box: QRectF, line: QColor) -> None:
        style = Qt.PenStyle.SolidLine if self._is_hidden else Qt.PenStyle.DashLine
        painter.setPen(QPen(line, 1.6, style))
        painter.drawEllipse(box.adjusted(2, 2, -2, -2))
        if self._is_hidden:
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(max(8, round(box.height() * 0.55)))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")

    def _paint_suit(self, painter: QPainter, box: QRectF, suit: Suit) -> None:
        painter.setPen(QPen(QColor("#a9822f"), 1.6))
        painter.setBrush(QColor("#fdf9ef"))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        inner = box.adjusted(*(box.width() * part for part in (0.24, 0.24, -0.24, -0.24)))
        paint_suit(painter, suit, inner, QColor(self._look.face_style.suit_colour(suit)))
        if self._is_hidden:
            painter.setPen(QPen(QColor("#6d4a10"), 2, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(4, 4, -4, -4))


class Beads(QWidget):
    """The won deals of a streak as beads on a string; theirs are squares."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._count, self._target, self._ours = 0, 7, True

    def show_streak(self, streaks: Pair, target: int) -> None:
        """Show (ours, theirs), of which one at most is not nothing."""
        self._ours = streaks[0] >= streaks[1]
        self._count, self._target = max(streaks), target
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 20, self.fontMetrics().height() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / self._target
        side = min(step * 0.72, self.height() - 4)
        middle = self.height() / 2
        line = self.palette().windowText().color()
        painter.setPen(QPen(line, 1))
        painter.drawLine(
            round(step / 2), round(middle), round(self.width() - step / 2), round(middle)
        )
        for number in range(self._target):
            box = QRectF(step * (number + 0.5) - side / 2, middle - side / 2, side, side)
            self._paint_bead(painter, box, line, number < self._count)
        painter.end()

    def _paint_bead(self, painter: QPainter, box: QRectF, line: QColor, is_won: bool) -> None:
        painter.setPen(QPen(line, 1.4))
        painter.setBrush(self.palette().window() if not is_won else self._won_colour())
        if is_won and not self._ours:
            painter.drawRect(box.adjusted(1.5, 1.5, -1.5, -1.5))
        else:
            painter.drawEllipse(box)

    def _won_colour(self) -> QColor:
        return QColor("#e2b94f") if self._ours else QColor("#4a4652")


class Board(QWidget):
    """Rows of numbers for both sides: tens, tricks, points."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self._labels: dict[tuple[int, int], QLabel] = {}

    def show_rows(self, heads: tuple[str, str], rows: list[tuple[str, Pair]]) -> None:
        """Show rows of (name, (ours, theirs)) under the names of the sides."""
        self._put(0, 0, "")
        for column, head in enumerate(heads, 1):
            self._put(0, column, head, bold=True)
        for row, (name, pair) in enumerate(rows, 1):
            self._put(row, 0, name)
            for column, number in enumerate(pair, 1):
                label = self._put(row, column, str(number), bold=True)
                label.setAccessibleName(f"{name}, {heads[column - 1]}: {number}")
        for (row, _), label in self._labels.items():
            label.setVisible(row <= len(rows))

    def _put(self, row: int, column: int, text: str, *, bold: bool = False) -> QLabel:
        label = self._labels.get((row, column))
        if label is None:
            label = QLabel(self)
            font = QFont()  # only bold is said of it: its size stays that of the panel
            font.setBold(bold)
            label.setFont(font)
            if column:
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label, row, column)
            self._labels[row, column] = label
        label.setText(text)
        return label


class StakePanel(QFrame):
    """Rule set, trump, tens, tricks, and how the match stands."""

    def __init__(self, look: Look, tens: TensModel, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._title = Heading(self, 1.2, QFont.Weight.Bold)
        self._subtitle = PlainLabel(self)
        self._subtitle.setWordWrap(True)
        self.trump_sign = TrumpSign(look, flights, self)
        self._trump_words = PlainLabel(self)
        self._trump_words.setWordWrap(True)
        self.tens_view = TensView(look, flights, self)
        self.tens_view.setModel(tens)
        self._board = Board(self)
        self._beads = Beads(self)
        self._standing = PlainLabel(self)
        self._standing.setWordWrap(True)
        self._upper = QVBoxLayout()
        self._upper.setSpacing(5)
        self._below: QWidget | None = None
        self._wants_below = True
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 8, 10, 8)
        self._column.addLayout(self._upper)
        self._fill()

    def _fill(self) -> None:
        trump = QHBoxLayout()
        trump.setSpacing(8)
        trump.addWidget(self.trump_sign)
        trump.addWidget(self._trump_words, 1)
        self._upper.addWidget(self._title)
        self._upper.addWidget(self._subtitle)
        self._upper.addLayout(trump)
        for widget in (self.tens_view, self._board, self._beads, self._standing):
            self._upper.addWidget(widget)

    def add_below(self, widget: QWidget) -> None:
        """Put a widget under the stake; it takes the room that is left, if that is enough."""
        self._below = widget
        self._column.addWidget(widget, 1)
        self._column.addStretch()

    def want_below(self, wanted: bool) -> None:
        """Say whether the widget under the stake is wanted."""
        self._wants_below = wanted
        self.fit()

    def fit(self) -> None:
        """Fit the letters to the room, and show what is below if there are some lines left."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            self._fit()

    def _fit(self) -> None:
        if self._below is not None:
            self._fit_letters()
            wide = self.width() - 20
            needed = self._upper.heightForWidth(wide) + _LEAST_LINES * self.fontMetrics().height()
            is_shown = self._wants_below and self.height() - 16 >= needed
            self._below.setVisible(is_shown)
            self._column.setStretch(self._column.count() - 1, 0 if is_shown else 1)

    def _fit_letters(self) -> None:
        """Write smaller where the panel is too small for the letters of the window."""
        around = self.parentWidget()
        assert around is not None
        for percent in range(100, _LEAST_PERCENT - 1, -5):
            font = QFont(around.font())
            font.setPointSizeF(font.pointSizeF() * percent / 100)
            self.setFont(font)
            self._subtitle.show()
            if self._fits():
                return
            self._subtitle.hide()  # what is at stake goes before the number of the deal
            if self._fits():
                return

    def _fits(self) -> bool:
        self._upper.invalidate()
        wide, tall = self.width() - 20, self.height() - 16
        enough = self._upper.minimumSize().width() <= wide
        return enough and self._upper.heightForWidth(wide) <= tall

    def show_stake(self, seen: Picture, seating: Seating, standing: str) -> None:
        """Show what is at stake now; ``standing`` says in words how the match stands."""
        rules = seen.rules
        self._title.setText(rules_name(rules))
        self._subtitle.setText(words.deal_line(seen, seating))
        self._show_trump(seen, seating)
        self.tens_view.setAccessibleName(translate("Table", "Tens"))
        viewer = seen.viewer % 2
        own = seating._replace(viewer=seen.viewer)
        heads = (own.side_title(viewer), own.side_title(1 - viewer))
        self._board.show_rows(heads, _rows(seen))
        self._beads.setVisible(rules.match is MatchMode.STREAK)
        self._beads.show_streak(seen.streaks, rules.streak_target)
        self._standing.setText(standing)
        self.tens_view.fit()
        self._explain(seen)
        self.fit()

    def _explain(self, seen: Picture) -> None:
        """Give every special word its tooltip."""
        trump, match = trump_tooltip(seen.rules, seen.trump), match_tooltip(seen.rules)
        show_only(self.trump_sign, trump)
        explain(self._trump_words, trump)
        explain(self._title, rules_tooltip(seen.rules))
        explain(self._subtitle, tooltip("deal"))
        is_counted = seen.rules.objective is Objective.CARD_POINTS
        explain(self._board, tooltip(*["card_points"] * is_counted, "ten", "trick"))
        show_only(self._beads, match)
        explain(self._standing, match)

    def minimumSizeHint(self) -> QSize:
        """Ask for no height: the letters follow what height there is."""
        return QSize(super().minimumSizeHint().width(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show_trump(self, seen: Picture, seating: Seating) -> None:
        trump = seen.trump
        suit = None if trump is None or trump.suit == NOBODY else trump.suit
        self.trump_sign.show_trump(suit, is_hidden=trump is not None and is_secret(trump))
        text = trump_state(trump, seen.rules, seating)
        self._trump_words.setText(text)


def _rows(seen: Picture) -> list[tuple[str, Pair]]:
    rows = words.deal_rows(seen, briefly=True)
    if seen.rules.match is not MatchMode.STREAK:
        rows.append((_points_name(seen.rules), seen.points))
    return rows


def _points_name(rules: RuleSet) -> str:
    if rules.match is MatchMode.TENS_TOTAL:
        return translate("Table", "Tens in all")
    return translate("Table", "Points")
