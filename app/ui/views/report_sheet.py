"""The report of a deal as a sheet over the table, loaded when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.core.log import MatchLog
from app.ui.views.look import Look

if TYPE_CHECKING:
    from app.ui.dialogs.deal_report import DealReportPanel

_MARGIN = 22
_VEIL = 150
_MOST_LETTERS, _MOST_LINES = 230, 66
"""The largest that the sheet becomes, in average letters and lines."""
_LETTERS = 68
"""Average letters that a line of the report has room for at least."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


_LEAST_LINES = 20
"""A sheet with room for fewer lines is written smaller, down to `_LEAST` of its size."""
_LEAST = 0.6


class ReportSheet(QWidget):
    """Covers the table while it is open; Escape closes it."""

    next_wanted = Signal()
    new_match_wanted = Signal()
    same_wanted = Signal(int)
    take_over_wanted = Signal(int, int)
    copied = Signal()
    closed = Signal()

    def __init__(self, look: Look, table: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._table = look, table
        self._frame = QFrame(self)
        self._frame.setAutoFillBackground(True)
        self._frame.setFrameShape(QFrame.Shape.StyledPanel)
        QVBoxLayout(self._frame)
        self._panel: DealReportPanel | None = None
        look.changed.connect(self._set_look)
        table.installEventFilter(self)
        self.hide()

    def open(self, log: MatchLog, index: int) -> None:
        """Show the report of a finished deal (index from 0)."""
        panel = self._panel or self._new_panel()
        self._set_look()
        panel.show_deal(log, index)
        self._cover()
        self.show()
        self.raise_()
        panel.next.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def headline(self) -> str:
        """Return what the sheet is and how its deal ended, for who cannot see it."""
        panel = self._panel
        return "" if panel is None else f"{panel.tabs.accessibleName()}. {panel.title.text()}"

    def end(self) -> None:
        """Leave no thread behind."""
        if self._panel is not None:
            self._panel.analysis.analyst.close()

    def _new_panel(self) -> DealReportPanel:
        from app.ui.dialogs.deal_report import DealReportPanel

        panel = DealReportPanel(self._frame)
        layout = self._frame.layout()
        assert layout is not None
        layout.addWidget(panel)
        panel.next_wanted.connect(self.next_wanted)
        panel.back_wanted.connect(self.hide)
        panel.new_match_wanted.connect(self.new_match_wanted)
        panel.same_wanted.connect(self.same_wanted)
        panel.take_over_wanted.connect(self.take_over_wanted)
        panel.copied.connect(self.copied)
        self._panel = panel
        return panel

    def _set_look(self) -> None:
        if self._panel is not None:
            self._panel.set_look(self._look.face_style, self._look.cloth_id)

    def _cover(self) -> None:
        """Cover the table; with large letters there is too little room, and the stake gives way."""
        parent = self.parentWidget()
        assert parent is not None
        needed = _LETTERS * self.fontMetrics().averageCharWidth()
        is_wide = self._table.width() >= needed
        self.setGeometry(self._table.geometry() if is_wide else parent.rect())
        room = self.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self._fit_letters(room.height())
        letters = self.fontMetrics()
        most = QSize(
            _MOST_LETTERS * letters.averageCharWidth(), _MOST_LINES * letters.lineSpacing()
        )
        frame = QRect(QPoint(0, 0), most.boundedTo(room.size()))
        frame.moveCenter(room.center())
        self._frame.setGeometry(frame)

    def _fit_letters(self, tall: int) -> None:
        """Write smaller where the sheet has too little height for the letters of the window."""
        font = QFont(self.font())
        part = min(1.0, tall / (_LEAST_LINES * self.fontMetrics().lineSpacing()))
        font.setPointSizeF(font.pointSizeF() * max(_LEAST, part))
        if font != self._frame.font():
            self._frame.setFont(font)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return False

    def hideEvent(self, event: QEvent) -> None:
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in _ENTER and self._panel is not None and not event.isAutoRepeat():
            self._panel.next.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the click: nothing below may be touched."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(self._look.cloth.rim)
        veil.setAlpha(_VEIL)
        painter.fillRect(self.rect(), veil)
        painter.end()
