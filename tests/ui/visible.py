"""What is to be read in a window: all its texts, and those that do not fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStatusBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTabWidget,
    QTextEdit,
    QTreeView,
    QWidget,
)

from app.ui.dialogs.card_cells import CardRole
from app.ui.views.fan import FanView
from app.ui.views.stake import TensView
from app.ui.views.trick_area import TrickArea

Complaint = str


def widgets(window: QWidget) -> list[QWidget]:
    """Return a window and all that it holds, in the order of its children."""
    return [window, *window.findChildren(QWidget)]


def pages(window: QWidget) -> list[Callable[[], None]]:
    """Return what turns to each page of a window with tabs, or nothing to do once."""
    tabs = window.findChild(QTabWidget)
    if not isinstance(tabs, QTabWidget):
        return [lambda: None]
    return [partial(tabs.setCurrentIndex, number) for number in range(tabs.count())]


# Texts


def texts(window: QWidget) -> list[str]:
    """Return every text of a window, hidden parts, tooltips and names for screen readers too.

    Left out is what Qt makes where there is too little room: the arrows inside a tab bar, which it
    names once and for all, and the menu of what no menu bar has room for.
    """
    own = [each for each in widgets(window) if not _is_of_qt(each)]
    found = [f"{type(each).__name__}: {text}" for each in own for text in _texts(each)]
    return [text for text in found if not text.endswith(": ")]


def _is_of_qt(widget: QWidget) -> bool:
    return isinstance(widget.parent(), QTabBar) or (
        isinstance(widget, QMenu) and not widget.title()
    )


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.toolTip(), widget.accessibleName())
    yield widget.accessibleDescription()
    match widget:
        case QLabel() | QAbstractButton() | QLineEdit():
            yield widget.text()
        case QStatusBar():
            yield widget.currentMessage()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QTextEdit() | QPlainTextEdit():
            yield widget.toPlainText()
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        case QAbstractItemView():
            yield from _cells(widget, QModelIndex())
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    for action in widget.actions():
        yield from (action.text(), action.toolTip())


_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def _cells(view: QAbstractItemView, parent: QModelIndex) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    columns = range(_columns(model, parent))
    for row in range(model.rowCount(parent)):
        for column in columns:
            index = model.index(row, column, parent)
            yield from (str(index.data(role)) for role in _ROLES if index.data(role) is not None)
            if not isinstance(model, QAbstractListModel) and column == 0:
                yield from _cells(view, index)
    yield from (str(model.headerData(each, Qt.Orientation.Horizontal) or "") for each in columns)


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """Return the number of columns; that of a list is always one, and not to be asked for."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


# Mnemonics


def mnemonics(window: QWidget) -> list[str]:
    """Return the letters that are underlined in what is shown and can be chosen with Alt."""
    seen = [each for each in widgets(window) if each.isVisible() and not isinstance(each, QMenu)]
    marked = [found for each in seen for text in _marked(each) for found in _LETTER.findall(text)]
    return [letter.casefold() for letter in marked]


_LETTER = re.compile(r"(?<!&)&(\w)")


def _marked(widget: QWidget) -> Iterator[str]:
    match widget:
        case QAbstractButton():
            yield widget.text()
        case QLabel():
            yield widget.text() if widget.buddy() else ""
        case QTabBar():
            yield from (widget.tabText(tab) for tab in range(widget.count()))


# What does not fit


def misfits(window: QWidget) -> list[Complaint]:
    """Return what is cut off or covered in a window that is shown."""
    seen = [each for each in widgets(window) if each.isVisible()]
    found = [f"{_name(each)}: {problem}" for each in seen for problem in _problems(each)]
    for each in seen:
        layout = each.layout()
        if layout is not None:
            found += _overlaps(each, layout)
    return found


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()}".strip()


def _problems(widget: QWidget) -> Iterator[Complaint]:
    """Complain of one widget, by the first of its kinds that has a check."""
    for kinds, check in _CHECKS:
        if isinstance(widget, kinds):
            yield from check(widget)
            return


def _title(box: QGroupBox) -> Iterator[Complaint]:
    if _wide(box, box.title()) > box.width():
        yield f"title {box.title()!r} is cut off"


def _wide(widget: QWidget, text: str) -> int:
    plain = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return QFontMetrics(widget.font()).horizontalAdvance(plain)


def _label(label: QLabel) -> Iterator[Complaint]:
    if not label.text():
        return
    inside = label.contentsRect()
    words = label.text().replace("\u200b", " ").split()
    longest = max(words, key=lambda word: _wide(label, word), default="")
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + 1:
            yield f"{label.text()!r} is cut off below"
        if _wide(label, longest) > inside.width() + 1:
            yield f"{longest!r} is too wide"
    elif label.sizeHint().width() > label.width() + 1:
        yield f"{label.text()!r} is cut off"
    elif label.sizeHint().height() > label.height() + 1:
        yield f"{label.text()!r} is too high"


def _button(button: QAbstractButton) -> Iterator[Complaint]:
    margin = 6 if isinstance(button, QPushButton) else 0
    if button.text() and _wide(button, button.text()) + margin > button.width():
        yield f"{button.text()!r} is cut off"
    elif button.text() and QFontMetrics(button.font()).height() > button.height():
        yield f"{button.text()!r} is too high"


def _combo(combo: QComboBox) -> Iterator[Complaint]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        combo,
    )
    if _wide(combo, combo.currentText()) > field.width() + 2:
        yield f"{combo.currentText()!r} is cut off"


def _tabs(bar: QTabBar) -> Iterator[Complaint]:
    needed = sum(bar.tabRect(tab).width() for tab in range(bar.count()))
    current = bar.tabRect(bar.currentIndex())
    can_scroll = bar.usesScrollButtons() and bar.rect().contains(current)
    if needed > bar.width() + 1 and not can_scroll:
        yield f"its tabs need {needed} pixels, not {bar.width()}"
    for tab in range(bar.count()):
        if _wide(bar, bar.tabText(tab)) > bar.tabRect(tab).width():
            yield f"{bar.tabText(tab)!r} is cut off"


def _header(header: QHeaderView) -> Iterator[Complaint]:
    model = header.model()
    if model is None or header.orientation() == Qt.Orientation.Vertical:
        return
    for section in range(header.count()):
        text = str(model.headerData(section, header.orientation()) or "")
        if not header.isSectionHidden(section) and _wide(header, text) > header.sectionSize(
            section
        ):
            yield f"{text!r} is cut off"


def _line(line: QLineEdit) -> Iterator[Complaint]:
    text = line.placeholderText()
    room = line.contentsRect().width() - 8
    if not line.text() and _wide(line, text) > room:
        yield f"{text!r} is cut off"


def _scrolled(area: QScrollArea) -> Iterator[Complaint]:
    content = area.widget()
    off = area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if content is not None and off and content.width() > area.viewport().width():
        yield f"its content is {content.width()} wide, not {area.viewport().width()}"


def _items(view: QListView | QTableView | QTreeView) -> Iterator[Complaint]:
    """Complain of the cells of a list or table that are in sight and hold more than they show."""
    model = view.model()
    parents = list(_opened(view, QModelIndex())) if model is not None else []
    for parent in parents:
        for row in range(model.rowCount(parent)):
            for column in range(_columns(model, parent)):
                yield from _item(view, model.index(row, column, parent))


def _opened(view: QAbstractItemView, parent: QModelIndex) -> Iterator[QModelIndex]:
    yield parent
    model = view.model()
    if isinstance(view, QTreeView):
        for row in range(model.rowCount(parent)):
            index = model.index(row, 0, parent)
            if view.isExpanded(index):
                yield from _opened(view, index)


def _item(view: QListView | QTableView | QTreeView, index: QModelIndex) -> Iterator[Complaint]:
    text = index.data(Qt.ItemDataRole.DisplayRole)
    place = view.visualRect(index)
    is_painted = index.data(CardRole.CARDS) is not None
    if not text or is_painted or not view.viewport().rect().intersects(place):
        return
    metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or view.font())
    room = place.adjusted(_ITEM_MARGIN, 0, -_ITEM_MARGIN, 0)
    wraps = Qt.TextFlag.TextWordWrap if view.wordWrap() else Qt.TextFlag.TextSingleLine
    taken = metrics.boundingRect(QRect(0, 0, room.width(), 9999), wraps, str(text))
    if taken.width() > room.width() + 1 or taken.height() > room.height() + 1:
        yield f"{text!r} is cut off"


_ITEM_MARGIN = 3


def _overlaps(parent: QWidget, layout: QLayout) -> list[Complaint]:
    """Return which neighbours in one layout cover each other.

    Its items are not asked: Qt for Python keeps what it has wrapped of them for as long as the
    layout lives, and takes what Qt later makes at the same address for it.
    """
    children = [each for each in parent.children() if isinstance(each, QWidget)]
    placed = [each for each in children if each.isVisible() and layout.indexOf(each) >= 0]
    return [
        f"{_name(one)} covers {_name(other)}"
        for number, one in enumerate(placed)
        for other in placed[number + 1 :]
        if _common(one.geometry(), other.geometry())
    ]


def _common(one: QRect, other: QRect) -> bool:
    common = one.intersected(other)
    return common.width() > 1 and common.height() > 1


def _nothing(_: QWidget) -> Iterator[Complaint]:
    """Leave alone what shows pictures for its items."""
    yield from ()


_CHECKS: tuple[tuple[type | tuple[type, ...], Callable[..., Iterator[Complaint]]], ...] = (
    (QLabel, _label),
    (QComboBox, _combo),
    (QAbstractButton, _button),
    (QTabBar, _tabs),
    (QHeaderView, _header),
    (QLineEdit, _line),
    (QGroupBox, _title),
    (QScrollArea, _scrolled),
    ((FanView, TrickArea, TensView), _nothing),
    ((QListView, QTableView, QTreeView), _items),
)
