"""A sheet over the table: the result of a deal, a pause, or the page that passes the screen on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from app.ui.labels import PlainLabel
from app.ui.views.action_bar import Choice

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_MARGIN = 26
_VEIL = {False: 120, True: 255}


class Notice(QWidget):
    """Covers the table until one of its buttons is pressed; Enter means the first."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_opaque = False
        self._colour = QColor("black")
        self._sheet = QFrame(self)
        self._sheet.setAutoFillBackground(True)
        self._sheet.setFrameShape(QFrame.Shape.StyledPanel)
        self._title = PlainLabel(self._sheet)
        self._body = PlainLabel(self._sheet)
        self._column = QVBoxLayout(self._sheet)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fill()
        parent.installEventFilter(self)
        self.hide()

    def _fill(self) -> None:
        self._set_title_font()
        for label in (self._title, self._body):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = self._column
        column.setContentsMargins(_MARGIN, 20, _MARGIN, 18)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self._body)
        column.addLayout(self._buttons)
        self._buttons.addStretch(1)
        self._buttons.addStretch(1)

    def _set_title_font(self) -> None:
        font = QFont(self.font())
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.35)
        self._title.setFont(font)

    def open(
        self,
        title: str,
        body: str,
        choices: tuple[Choice, ...],
        *,
        veil: QColor,
        opaque: bool = False,
    ) -> None:
        """Show a sheet; an opaque one hides the table as well."""
        self._colour, self._is_opaque = veil, opaque
        self._title.setText(title)
        self._body.setText(body)
        self._body.setVisible(bool(body))
        self.setAccessibleName(title)
        self.setAccessibleDescription(body)
        self._replace_buttons(choices)
        self._cover()
        self.show()
        self.raise_()

    @property
    def title(self) -> str:
        """Return the headline that is shown."""
        return self._title.text()

    def button(self, choice_id: str) -> QPushButton:
        """Return the button of a choice."""
        return next(b for b in self._own_buttons() if b.objectName() == choice_id)

    def _own_buttons(self) -> list[QPushButton]:
        return self._sheet.findChildren(QPushButton, options=_DIRECT)

    def _replace_buttons(self, choices: tuple[Choice, ...]) -> None:
        for button in self._own_buttons():
            self._buttons.removeWidget(button)
            button.setParent(None)
            button.deleteLater()
        for choice in choices:
            button = QPushButton(choice.text, self._sheet)
            button.setObjectName(choice.id)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, chosen=choice.id: self.pressed.emit(chosen))
            self._buttons.insertWidget(self._buttons.count() - 1, button)
            button.show()  # or the layout would not count it if the sheet is open already
            if choice is choices[0]:
                button.setDefault(True)
                self.setFocusProxy(button)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _cover(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        sheet, direction = self._sheet, QBoxLayout.Direction
        self._buttons.setDirection(direction.LeftToRight)
        row = self._buttons.sizeHint().width() + 2 * _MARGIN
        wide = max(360, self.fontMetrics().averageCharWidth() * 64, row)
        wide = min(parent.width() - 40, wide)
        if row > wide:
            self._buttons.setDirection(direction.TopToBottom)
        sheet.setFixedWidth(wide)
        wraps = sheet.hasHeightForWidth()
        tall = sheet.heightForWidth(wide) if wraps else sheet.sizeHint().height()
        tall = max(0, min(tall, parent.height() - 20))
        sheet.setFixedHeight(tall)
        sheet.move((self.width() - wide) // 2, (self.height() - tall) // 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_title_font()
            if self.isVisible():
                self._cover()

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the click: nothing below may be touched."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            focused = next((b for b in self._own_buttons() if b.hasFocus()), None)
            (focused or self._own_buttons()[0]).click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = QColor(self._colour)
        colour.setAlpha(_VEIL[self._is_opaque])
        painter.fillRect(self.rect(), colour)
        painter.end()


class Curtain(Notice):
    """A sheet that neither eyes nor keys get past: what it covers is out of use meanwhile."""

    _covered: tuple[QWidget, ...] = ()  # a sheet hides itself while it is made

    def __init__(self, parent: QWidget, covered: tuple[QWidget, ...]) -> None:
        super().__init__(parent)
        self._covered = covered

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._cut_off()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._cut_off()

    def _cut_off(self) -> None:
        """Let nothing behind be used until the curtain is lifted, also while the window is away."""
        for widget in self._covered:
            widget.setEnabled(self.isHidden())
