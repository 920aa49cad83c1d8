"""Columns that are as wide as what stands in them; a table too narrow for that scrolls sideways."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from app.ui.whole_lines import WholeLines

_WIDEST, _NARROWEST = 26, 15
"""The most and the least that a column asks for, in average letters, if its texts are longer."""
_CELL_FRAME = 8
_MOST_ROWS = 200
"""So many rows are measured: a folder may hold thousands of matches."""


class Columns(QObject):
    """Gives the columns of a table their widths, and what is left over to those that stretch.

    A player may draw them to other widths, which hold until the table gets another size.
    """

    def __init__(self, table: QTableView, stretching: Sequence[int]) -> None:
        super().__init__(table)
        self._table, self._stretching = table, tuple(stretching)
        table.setItemDelegate(WholeLines(table))
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.viewport().installEventFilter(self)
        table.verticalScrollBar().valueChanged.connect(self._fit_rows)
        table.selectionModel().currentChanged.connect(self._keep_in_sight)

    def fit(self) -> None:
        """Give every column the width that its texts need now."""
        whole = [self._whole(column) for column in range(self._table.model().columnCount())]
        widths = [self._bounded(width, column, _WIDEST) for column, width in enumerate(whole)]
        spare = self._table.viewport().width() - sum(widths)
        for column in self._stretching:
            wanted = max(0, min(spare, whole[column] - widths[column]))
            widths[column] += wanted
            spare -= wanted
        for column in self._stretching:
            least = self._bounded(whole[column], column, _NARROWEST)
            widths[column] = max(least, widths[column] + spare // len(self._stretching))
        for column, width in enumerate(widths):
            self._table.setColumnWidth(column, width)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Make the rows in sight as high as their texts; one lower row lets another come up."""
        table = self._table
        bottom, rows = table.viewport().height(), table.model().rowCount()
        row = max(0, table.rowAt(0))
        while row < rows and table.rowViewportPosition(row) <= bottom:
            table.resizeRowToContents(row)
            row += 1

    def _keep_in_sight(self, current: QModelIndex) -> None:
        """Go to the current row once more, for Qt took those above it to be lower than they are."""
        table = self._table
        row, room = current.row(), table.viewport().height()
        while row >= 0 and room > 0:
            table.resizeRowToContents(row)
            room -= table.rowHeight(row)
            row -= 1
        table.doItemsLayout()
        table.scrollTo(current)

    def _whole(self, column: int) -> int:
        """Return the width in which every text of a column stands in one line."""
        model, metrics = self._table.model(), self._table.fontMetrics()
        rows = range(min(model.rowCount(), _MOST_ROWS))
        display = Qt.ItemDataRole.DisplayRole
        cells = [str(model.index(row, column).data(display) or "") for row in rows]
        return max(map(metrics.horizontalAdvance, cells), default=0) + _CELL_FRAME

    def _bounded(self, whole: int, column: int, letters: int) -> int:
        """Return a width in which texts of more than so many letters take more lines."""
        most = letters * self._table.fontMetrics().averageCharWidth() + _CELL_FRAME
        return max(self._table.horizontalHeader().sectionSizeHint(column), min(whole, most))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Nothing but the kind may be asked of what is perhaps about to be deleted.
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self.fit()
        return False
