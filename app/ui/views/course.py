"""The course of the match, line by line; its end stays in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QListView, QWidget

from app.ui.models.log import LogModel
from app.ui.reading import ReadingList
from app.ui.views.viewport import give_viewport
from app.ui.whole_lines import WholeLines


class CourseView(ReadingList):
    """Shows the latest line whole, whatever room is left for it, unless somebody scrolls back."""

    def __init__(self, log: LogModel, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self._is_at_end = True
        self.setModel(log)
        self._set_looks()
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._keep_end)
        log.rowsInserted.connect(self._show_end)
        log.modelReset.connect(self._show_end)

    def _set_looks(self) -> None:
        self.setWordWrap(True)
        self.setItemDelegate(WholeLines(self))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the latest line, not at the first, unless somebody has scrolled back."""
        if self._is_at_end:
            with self.hushed():
                self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def _show_end(self) -> None:
        self._is_at_end = True
        self.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        self._is_at_end = value == self.verticalScrollBar().maximum()

    def _keep_end(self, _: int, maximum: int) -> None:
        if self._is_at_end:
            self.verticalScrollBar().setValue(maximum)
