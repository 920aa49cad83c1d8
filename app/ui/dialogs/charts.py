"""Small charts, painted: bars with what was expected beside them, and a line over time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.lettering import LEAST, write_line

_Role = QPalette.ColorRole
_GAP = 6
_WIDEST = 84.0


class Bar(NamedTuple):
    """One bar: shares from 0 to 1, and what is written above it; ``expected`` may be missing.

    ``said`` is what a voice says of it, where label and text are too short for that.
    """

    label: str
    value: float
    text: str
    expected: float | None = None
    said: str = ""

    @property
    def spoken(self) -> str:
        """Return the bar in words."""
        return self.said or f"{self.label}: {', '.join(self.text.splitlines())}"

    @property
    def top(self) -> float:
        """Return how high the bar and the one beside it reach."""
        return max(self.value, self.expected or 0.0)


class Chart(QWidget):
    """What all charts share: a frame to paint in, and a sentence for those who do not see it.

    Tab reaches it: so a screen reader comes to the sentence.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _paint_focus(self, painter: QPainter) -> None:
        if self.hasFocus():
            painter.setPen(QPen(self._line(), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def sizeHint(self) -> QSize:
        return QSize(320, 170)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 7 * self.fontMetrics().height())

    def _line(self) -> QColor:
        return self.palette().color(_Role.WindowText)

    def _accent(self) -> QColor:
        return self.palette().color(_Role.Accent)


class BarChart(Chart):
    """Upright bars; a hollow bar beside each shows what was expected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()
        self.scale = 1.0
        """What a bar as high as the chart stands for."""

    def show_bars(self, bars: Sequence[Bar], name: str, scale: float = 0.0) -> None:
        """Show other bars under a name; charts side by side that compare need the same scale."""
        self._bars = tuple(bars)
        self.scale = scale or max((bar.top for bar in bars), default=0.0) or 1.0
        self.setAccessibleName(name)
        self.setAccessibleDescription("; ".join(bar.spoken for bar in bars))
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room in which every label can be written in smaller letters at least."""
        texts = [line for bar in self._bars for line in (bar.label, *bar.text.split("\n"))]
        widest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        needed = round(len(self._bars) * (widest * LEAST + _GAP))
        return super().minimumSizeHint().expandedTo(QSize(needed, 0))

    @property
    def bars(self) -> tuple[Bar, ...]:
        """Return the bars that are shown."""
        return self._bars

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.fontMetrics().height()
        frame = QRectF(self.rect()).adjusted(1, 2 * text + 2, -1, -text - 4)
        painter.setPen(QPen(self._line(), 1))
        painter.drawLine(frame.bottomLeft(), frame.bottomRight())
        for number, bar in enumerate(self._bars):
            width = frame.width() / len(self._bars)
            place = QRectF(frame.left() + number * width, frame.top(), width, frame.height())
            self._paint_bar(painter, bar, place, self.scale)
        self._paint_focus(painter)
        painter.end()

    def _paint_bar(self, painter: QPainter, bar: Bar, place: QRectF, tallest: float) -> None:
        width = min(place.width() - 2 * _GAP, _WIDEST)
        inner = QRectF(place.center().x() - width / 2, place.top(), width, place.height())
        half = inner.width() / 2 if bar.expected is not None else inner.width()
        height = inner.height() * bar.value / tallest
        solid = QRectF(inner.left(), inner.bottom() - height, half, height)
        painter.fillRect(solid, self._accent())
        highest = solid.top()
        if bar.expected is not None:
            height = inner.height() * bar.expected / tallest
            hollow = QRectF(inner.left() + half, inner.bottom() - height, half, height)
            painter.setPen(QPen(self._line(), 1.4))
            painter.setBrush(QBrush(self._line(), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(hollow)
            highest = min(highest, hollow.top())
        self._write(painter, bar, place, highest)

    def _write(self, painter: QPainter, bar: Bar, place: QRectF, highest: float) -> None:
        text = self.fontMetrics().height()
        painter.setPen(self._line())
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        below = QRectF(place.left(), place.bottom() + 3, place.width(), text)
        write_line(painter, below, bar.label, centred)
        lines = bar.text.split("\n")
        for number, line in enumerate(lines):
            top = highest - (len(lines) - number) * text - 2
            write_line(painter, QRectF(place.left(), top, place.width(), text), line, centred)


class LineChart(Chart):
    """A line of shares from 0 to 1 over time, with a dotted line at one half."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: tuple[float, ...] = ()
        self._labels = ("", "", "")

    def show_points(
        self, points: Sequence[float], name: str, labels: tuple[str, str, str], said: str = ""
    ) -> None:
        """Show another line; the labels belong to 0, one half and 1, ``said`` is it in words."""
        self._points, self._labels = tuple(points), labels
        self.setAccessibleName(name)
        self.setAccessibleDescription(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        left = max(map(metrics.horizontalAdvance, self._labels)) + 8
        text = metrics.height()
        frame = QRectF(self.rect()).adjusted(left, text / 2, -4, -text / 2)
        self._paint_scale(painter, frame, left)
        if self._points:
            painter.setPen(QPen(self._accent(), 2.4))
            painter.drawPolyline(QPolygonF(self._places(frame)))
            painter.setBrush(self._accent())
            painter.drawEllipse(self._places(frame)[-1], 3.5, 3.5)
        self._paint_focus(painter)
        painter.end()

    def _places(self, frame: QRectF) -> list[QPointF]:
        step = frame.width() / max(1, len(self._points) - 1)
        return [
            QPointF(frame.left() + number * step, frame.bottom() - share * frame.height())
            for number, share in enumerate(self._points)
        ]

    def _paint_scale(self, painter: QPainter, frame: QRectF, left: float) -> None:
        text = self.fontMetrics().height()
        for number, label in enumerate(self._labels):
            y = frame.bottom() - number * frame.height() / 2
            style = Qt.PenStyle.DotLine if number == 1 else Qt.PenStyle.SolidLine
            painter.setPen(QPen(self._line(), 1, style))
            painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))
            place = QRectF(0, y - text / 2, left - 6, text)
            end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            write_line(painter, place, label, end)
