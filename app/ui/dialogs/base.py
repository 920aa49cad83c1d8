"""What all dialogs share: texts that follow the language, plain labels, a size that fits."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabWidget,
    QWidget,
)

from app.ui import feel
from app.ui.labels import Heading, PlainLabel

_LINE = 1.45
"""Height of a line of a list in heights of its letters."""

_LINE_FRAME = 24
"""Pixels around the words in a line to write in."""

_MOST_LETTERS = 56
"""The longest entry of a choice that asks for its whole width, in average letters."""

_USUAL_LINE = 18
"""Height of a line, in pixels, up to which a dialog has its usual size."""

LARGEST = QSize(780, 520)
"""The largest size that a dialog may ask for: it must fit a screen of 800 by 560."""


class Retranslated(QWidget):
    """A widget whose texts are set by `retranslate`, again after each change of the language."""

    def retranslate(self) -> None:
        """Set every text; each class has its own."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class RetranslatedDialog(QDialog):
    """A dialog whose texts are set by `retranslate`, again after each change of the language."""

    def __init__(self, parent: QWidget | None = None, size: QSize = LARGEST) -> None:
        super().__init__(parent)
        self._wanted = self._for_font(size.boundedTo(LARGEST))
        # Without a size of its own a window gets at most two thirds of a small screen from Qt.
        self.resize(self._wanted)

    def retranslate(self) -> None:
        """Set every text; each class has its own."""

    def _for_font(self, size: QSize) -> QSize:
        """Return a size that is larger for a larger font, as far as the screen has room."""
        factor = max(1.0, self.fontMetrics().height() / _USUAL_LINE)
        return (size * factor).boundedTo(self.room_on_screen()).expandedTo(size)

    def room_on_screen(self) -> QSize:
        """Return the largest size that the screen has room for."""
        return self.screen().availableSize() - QSize(*feel.WINDOW_FRAME)

    def make_room(self) -> None:
        """Become as large as this content needs, before it is shown; each class has its own."""

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():  # back from the task bar it has the size that it was given
            self.make_room()  # now, for Qt places it beside its parent next
        super().showEvent(event)

    def grow(self, wide: int, tall: int) -> None:
        """Become larger by so many pixels, as far as the screen has room; never smaller."""
        wanted = self.size() + QSize(max(0, wide), max(0, tall))
        self.resize(wanted.boundedTo(self.room_on_screen()).expandedTo(self.size()))

    def sizeHint(self) -> QSize:
        return self._wanted

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


_NEXT, _PREVIOUS = QKeySequence.StandardKey.NextChild, QKeySequence.StandardKey.PreviousChild


def turns_pages(keys: str) -> bool:
    """Say whether a shortcut, in its portable form, turns `Pages`."""
    bindings = (*QKeySequence.keyBindings(_NEXT), *QKeySequence.keyBindings(_PREVIOUS))
    return QKeySequence(keys) in bindings


class Pages(QTabWidget):
    """Pages behind tabs, which Ctrl+Tab turns from anywhere in their window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for key, step in ((_NEXT, 1), (_PREVIOUS, -1)):
            QShortcut(key, self).activated.connect(partial(self._turn, step))

    def _turn(self, step: int) -> None:
        self.setCurrentIndex((self.currentIndex() + step) % self.count())


class RoomyDelegate(QStyledItemDelegate):
    """Gives the lines of a list some air."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        wanted = super().sizeHint(option, index)
        return QSize(wanted.width(), round(option.fontMetrics.height() * _LINE))


class WholeCombo(QComboBox):
    """A choice that is never narrower than its longest entry, whatever the language and the font.

    Only a name that a player has given may be too long for that. Qt's own ``AdjustToContents``
    takes the width out of the hands of the layout.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        model = self.model()
        for change in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            change.connect(self._ask_anew)

    def _ask_anew(self) -> None:
        """Ask for the width of other texts; Qt would keep that of the texts of before."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        texts = (self.itemText(row) for row in range(self.count()))
        widest = max(map(metrics.horizontalAdvance, texts), default=0)
        widest = min(widest, _MOST_LETTERS * metrics.averageCharWidth())
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        contents = QSize(widest, metrics.height())
        kind = QStyle.ContentsType.CT_ComboBox
        size = self.style().sizeFromContents(kind, option, contents, self)
        return size.expandedTo(QSize(0, super().sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def name_choice(choice: QComboBox, text: str) -> None:
    """Name a choice that has no label of its own.

    On Linux Qt gives screen readers the chosen entry as its name, so the name is told with it.
    """
    choice.setAccessibleName(text)
    choice.setAccessibleDescription(text)


class HintedLine(QLineEdit):
    """A line to write in that is never narrower than the words it shows while it is empty."""

    def sizeHint(self) -> QSize:
        usual = super().sizeHint()
        hint = self.fontMetrics().horizontalAdvance(self.placeholderText()) + _LINE_FRAME
        return usual.expandedTo(QSize(hint, 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), super().minimumSizeHint().height())


def plain_label(parent: QWidget | None = None) -> QLabel:
    """Return a label that wraps and shows names as they are, without reading them as HTML."""
    return wrapped(PlainLabel(parent))


def wrapped(label: QLabel) -> QLabel:
    """Return a label that breaks its lines and has the height that they need."""
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label


def title_label(parent: QWidget | None = None, factor: float = 1.35) -> QLabel:
    """Return a plain label in a larger, bolder type."""
    label = Heading(parent, factor)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label


class WheelGuard(QObject):
    """Lets the wheel scroll a page although the pointer passes over fields that it would change."""

    def guard(self, page: QWidget) -> None:
        """Watch over the fields of a page."""
        for field in (*page.findChildren(QComboBox), *page.findChildren(QAbstractSpinBox)):
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel:
            return False
        if isinstance(watched, QWidget) and watched.hasFocus():
            return False
        event.ignore()
        return True


class Scrolled(QScrollArea):
    """Scrolls its content as soon as wrapped texts need more height; Qt would squeeze them."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _give_height(self) -> None:
        layout = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            self._content.setMinimumHeight(layout.totalHeightForWidth(self.viewport().width()))

    def height_lacking(self, view: QSize) -> int:
        """Return how much higher a view of some size had to be to show all of the content."""
        layout = self._content.layout()
        tall = self._content.sizeHint().height()
        if layout is not None and layout.hasHeightForWidth():
            tall = layout.totalHeightForWidth(view.width())
        return tall - view.height()

    def sizeHint(self) -> QSize:
        """Ask for what the content asks for now; Qt remembers what it asked for first."""
        frame = 2 * self.frameWidth()
        return self._content.sizeHint() + QSize(frame, frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self._give_height()
            self.updateGeometry()
        return super().eventFilter(watched, event)


def scrolled(content: QWidget) -> Scrolled:
    """Return a frame that scrolls its content where there is too little room."""
    area = Scrolled(content)
    WheelGuard(area).guard(content)
    return area
