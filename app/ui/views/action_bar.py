"""The bar above the hand: what to do now, with buttons where the cards alone are not enough."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QWidget

from app.core.cards import Suit
from app.ui.cards.symbols import paint_suit
from app.ui.labels import PlainLabel
from app.ui.views.look import Look


class Choice(NamedTuple):
    """A button of the bar: ``id`` is given back when it is pressed."""

    id: str
    text: str
    suit: Suit | None = None
    enabled: bool = True


class ActionBar(QWidget):
    """Says what the viewer may do; a choice is pressed by mouse, by Tab and Enter, or by letter."""

    pressed = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._choices: tuple[Choice, ...] = ()
        self._label = PlainLabel(self)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(10, 4, 6, 4)
        self._row.setSpacing(6)
        self._row.addWidget(self._label, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        self._row.addLayout(self._grid)
        self._arranged: tuple[QBoxLayout.Direction, int] | None = None
        self._buttons: list[QPushButton] = []
        look.changed.connect(self._colour)
        self._colour()

    def show_state(self, text: str, choices: tuple[Choice, ...]) -> None:
        """Show a sentence and the buttons of the moment; buttons that stay keep the focus."""
        self._label.setText(text)
        self.setVisible(bool(text or choices))
        if choices == self._choices:
            return
        had_focus = any(button.hasFocus() for button in self._buttons)
        self._choices = choices
        self._replace_buttons()
        if had_focus and self._buttons:
            self._buttons[0].setFocus()

    def fit(self, room: int, *, wraps: bool = False) -> QSize:
        """Put the buttons beside the sentence, below it, or below in two columns, as they fit.

        Return how large the bar wants to be: wider than the room if nothing fits, unless the
        sentence may take several lines and each button a row of its own.
        """
        self._label.setWordWrap(False)
        size = self._least(room)
        if not wraps or size.width() <= room:
            return size
        self._label.setWordWrap(True)
        if self._row.minimumSize().width() > room:
            self._arrange(QBoxLayout.Direction.TopToBottom, 1)
        return QSize(room, self._row.totalHeightForWidth(room))

    def _least(self, room: int) -> QSize:
        direction, count = QBoxLayout.Direction, len(self._buttons)
        for way, columns in ((direction.LeftToRight, count), (direction.TopToBottom, count)):
            self._arrange(way, columns)
            if self._row.sizeHint().width() <= room:
                return self._row.sizeHint()
        self._arrange(direction.TopToBottom, min(2, count))
        return self._row.sizeHint()

    def _arrange(self, direction: QBoxLayout.Direction, columns: int) -> None:
        if (direction, columns) == self._arranged:
            return
        self._arranged = (direction, columns)
        self._row.setDirection(direction)
        for number, button in enumerate(self._buttons):
            self._grid.addWidget(button, number // columns, number % columns)
        self._row.invalidate()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Return the buttons that are shown."""
        return self._choices

    @property
    def text(self) -> str:
        """Return the sentence that is shown."""
        return self._label.text()

    def button(self, choice_id: str) -> QPushButton:
        """Return the button of a choice."""
        ids = [choice.id for choice in self._choices]
        return self._buttons[ids.index(choice_id)]

    def focus_first(self) -> None:
        """Give the keyboard to the first button."""
        for button in self._buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _replace_buttons(self) -> None:
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._new_button(choice) for choice in self._choices]
        for button in self._buttons:
            button.show()
        self._arranged = None
        self._paint_icons()

    def _new_button(self, choice: Choice) -> QPushButton:
        button = QPushButton(choice.text, self)
        button.setAutoDefault(True)
        button.setEnabled(choice.enabled)
        side = button.fontMetrics().height()
        button.setIconSize(QSize(side, side))
        button.clicked.connect(lambda: self.pressed.emit(choice.id))
        return button

    def _paint_icons(self) -> None:
        for choice, button in zip(self._choices, self._buttons, strict=True):
            if choice.suit is not None:
                button.setIcon(self._suit_icon(choice.suit))

    def _suit_icon(self, suit: Suit) -> QIcon:
        dpr = self.devicePixelRatioF()
        side = self.fontMetrics().height()
        pixmap = QPixmap(round(side * dpr), round(side * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_suit(painter, suit, QRectF(0, 0, side, side), self._suit_colour(suit))
        painter.end()
        return QIcon(pixmap)

    def _suit_colour(self, suit: Suit) -> QColor:
        is_red = self._look.face_style.suit_colour(suit) != self._look.face_style.suit_colour(0)
        if is_red:
            return QColor("#e0475a") if self._is_dark() else QColor("#b3192b")
        return self.palette().buttonText().color()

    def _is_dark(self) -> bool:
        return self.palette().button().color().lightness() < 128

    def _colour(self) -> None:
        palette = QPalette()  # a style sheet would keep the label from following its parent's font
        palette.setColor(QPalette.ColorRole.WindowText, QColor(self._look.cloth.text))
        self._label.setPalette(palette)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_icons()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self._look.cloth.rim)
        ground.setAlpha(215)
        painter.setBrush(ground)
        painter.setPen(QColor(self._look.cloth.print))
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, 9, 9)
        painter.end()
