"""What gives way where a window is small: rows that become columns, labels that scroll."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.ui.dialogs.base import Scrolled

_SHARE = 0.33
"""The part of a window's height that a shallow frame keeps before it scrolls."""


def least(widget: QWidget) -> QSize:
    """Return the size below which a layout does not make a widget."""
    return widget.minimumSizeHint().expandedTo(widget.minimumSize())


class _Fitted(QWidget):
    """Arranges what is in it when its own size or that of its content changes."""

    def _fit(self) -> None:
        """Arrange the content for the present size."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)


class Row(_Fitted):
    """Some widgets side by side, or one below the other where the row is too narrow for that."""

    def __init__(self, *widgets: QWidget, stretches: tuple[int, ...] = ()) -> None:
        super().__init__()
        self._widgets = widgets
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        for number, widget in enumerate(widgets):
            self._box.addWidget(widget, stretches[number] if stretches else 1)

    def _fit(self) -> None:
        needed = sum(least(widget).width() for widget in self._widgets)
        needed += self._box.spacing() * (len(self._widgets) - 1)
        direction = QBoxLayout.Direction
        fits = needed <= self.width()
        self._box.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        narrowest = max(least(widget).width() for widget in self._widgets)
        return QSize(narrowest, super().minimumSizeHint().height())


class Tiles(_Fitted):
    """Equal tiles in as many columns as there is room for."""

    def __init__(self, tiles: list[QWidget]) -> None:
        super().__init__()
        self._tiles = tiles
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._arrange(len(tiles))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self._tiles):
            row, column = divmod(number, columns)
            self._grid.addWidget(tile, row, column)
            self._grid.setColumnStretch(number, int(number < columns))

    def _fit(self) -> None:
        widest = max(least(tile).width() for tile in self._tiles) + self._grid.horizontalSpacing()
        count = len(self._tiles)
        most = min(count, max(1, self.width() // widest))
        self._arrange(max(columns for columns in range(1, most + 1) if count % columns == 0))
        self.setMinimumHeight(max(0, self._grid.totalHeightForWidth(self.width())))

    def minimumSizeHint(self) -> QSize:
        widest = max(least(tile).width() for tile in self._tiles)
        return QSize(widest, super().minimumSizeHint().height())


def gap() -> QWidget:
    """Return what keeps the widgets of a row apart."""
    between = QWidget()
    between.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return between


def shallow(*widgets: QWidget) -> QScrollArea:
    """Return a frame as high as some widgets, which scrolls them where there is less room."""
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        column.addWidget(widget)
    return _Shallow(content)


class _Shallow(Scrolled):
    """Is as high as its content, and scrolls it where there is less room."""

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _tall(self) -> int:
        layout: QLayout | None = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.totalHeightForWidth(self.viewport().width())
        return self._content.sizeHint().height()

    def minimumSizeHint(self) -> QSize:
        most = round(_SHARE * self.window().height())
        return QSize(super().minimumSizeHint().width(), min(most, self._tall()))

    def sizeHint(self) -> QSize:
        return QSize(self._content.sizeHint().width(), self._tall())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._give_height()  # before the content gets its size, or it keeps that of its hints
        super().resizeEvent(event)
        self.updateGeometry()
