"""The line at the foot of the window: in a narrow window it has two rows for what it says."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOption, QWidget

from app.ui.help.tooltips import explain, literally
from app.ui.lettering import write_text

_LETTERS = 130
"""Average letters of the longest sentence that one row has to hold."""

_MARGIN = 6


class StatusLine(QStatusBar):
    """Shows a message whole where Qt would cut its end off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.messageChanged.connect(lambda _: explain(self, literally(self.currentMessage())))

    def _room(self) -> QRectF:
        beside = [each.x() for each in self.findChildren(QWidget) if each.isVisible()]
        right = min([self.width() - _MARGIN, *beside])
        return QRectF(_MARGIN, 0, right - 2 * _MARGIN, self.height())

    def _rows(self) -> int:
        return 1 if self.width() >= _LETTERS * self.fontMetrics().averageCharWidth() else 2

    def sizeHint(self) -> QSize:
        hint, rows = super().sizeHint(), self._rows() * self.fontMetrics().lineSpacing()
        return hint.expandedTo(QSize(0, rows + _MARGIN))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.currentMessage():
            super().paintEvent(event)
            return
        option = QStyleOption()
        option.initFrom(self)
        painter = QPainter(self)
        panel = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(panel, option, painter, self)
        painter.setPen(self.palette().windowText().color())
        write_text(painter, self._room(), self.currentMessage())
        painter.end()
