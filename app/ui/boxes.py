"""The short questions and messages: plain text, whatever names and paths are in it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from app.ui.labels import breakable
from app.ui.texts.names import tidied

_Button = QMessageBox.StandardButton
_NAME_LETTERS = 44
"""The room for a name in a question for one, in average letters."""

_Buttons = TypeVar("_Buttons", bound=QWidget)


def ask(parent: QWidget | None, question: str, *, usual: bool = True) -> bool:
    """Ask for yes or no; ``usual`` is the answer that Enter gives."""
    box = _box(parent, QMessageBox.Icon.Question, question)
    box.setStandardButtons(_Button.Yes | _Button.No)
    box.setDefaultButton(_Button.Yes if usual else _Button.No)
    return _answer(box) == _Button.Yes


def warn(parent: QWidget | None, text: str) -> None:
    """Say what went wrong."""
    _answer(_box(parent, QMessageBox.Icon.Warning, text))


def tell(parent: QWidget | None, text: str) -> None:
    """Say what is to be known."""
    _answer(_box(parent, QMessageBox.Icon.Information, text))


def ask_text(parent: QWidget, title: str, label: str, text: str) -> str | None:
    """Ask for a name, beginning with the one given; None if that is cancelled.

    It can be accepted as soon as there is something of it to be seen.
    """
    box = QInputDialog(parent)
    box.setWindowTitle(title)
    box.setLabelText(label)
    box.setTextValue(text)
    box.sizeHint()  # before that the box has neither line nor buttons
    line, buttons = box.findChild(QLineEdit), box.findChild(QDialogButtonBox)
    assert line is not None
    assert buttons is not None
    line.setMinimumWidth(_NAME_LETTERS * line.fontMetrics().averageCharWidth())
    accept = buttons.button(QDialogButtonBox.StandardButton.Ok)
    box.textValueChanged.connect(lambda typed: accept.setEnabled(bool(tidied(typed))))
    accept.setEnabled(bool(tidied(text)))
    return tidied(box.textValue()) if _answer(box) else None


def in_words(box: _Buttons) -> _Buttons:
    """Return what has buttons, which then say in words alone what they do."""
    for button in box.findChildren(QPushButton):
        button.setIcon(QIcon())
    return box


def _box(parent: QWidget | None, icon: QMessageBox.Icon, text: str) -> QMessageBox:
    box = QMessageBox(icon, "Hukum", breakable(text), parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setStandardButtons(_Button.Ok)
    return box


def _answer(box: QDialog) -> int:
    in_words(box)
    answer = box.exec()
    box.deleteLater()
    return answer
