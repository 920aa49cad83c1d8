"""The tests' own eye: it reads all texts, and sees what does not fit."""

import pytest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.visible import misfits, mnemonics, texts

LONG = "A text that is much too long for the little room that it has"


def combo(text: str) -> QComboBox:
    made = QComboBox()
    made.addItem(text)
    return made


def line(text: str) -> QLineEdit:
    made = QLineEdit()
    made.setPlaceholderText(text)
    return made


def wrapped(text: str) -> QLabel:
    made = QLabel(text)
    made.setWordWrap(True)
    return made


MADE = {
    "button": QPushButton,
    "check": QCheckBox,
    "combo": combo,
    "label": QLabel,
    "line": line,
    "wrapped": wrapped,
}


@pytest.mark.parametrize("kind", MADE)
def test_a_text_that_is_cut_off_is_seen(qtbot: QtBot, kind: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    widget = MADE[kind](LONG)
    widget.setParent(window)
    window.show()
    widget.resize(widget.sizeHint().expandedTo(widget.minimumSizeHint()))
    widget.resize(max(600, widget.width()), max(60, widget.height()))
    assert misfits(window) == []
    widget.resize(60, 20)
    assert len(misfits(window)) >= 1


def test_what_covers_its_neighbour_is_seen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    buttons = [QPushButton(text) for text in ("one", "two")]
    for button in buttons:
        layout.addWidget(button)
    window.show()
    assert misfits(window) == []
    buttons[1].move(buttons[0].x() + 10, buttons[0].y())
    assert len(misfits(window)) == 1


def test_texts_and_mnemonics_are_read(qtbot: QtBot) -> None:
    window = QTabWidget()
    qtbot.addWidget(window)
    window.setWindowTitle("Title")
    page = QPushButton("&Go && come")
    page.setToolTip("Tip")
    page.setAccessibleName("Name")
    window.addTab(page, "&First")
    window.show()
    read = " ".join(texts(window))
    assert all(word in read for word in ("Title", "&Go", "Tip", "Name", "&First"))
    assert mnemonics(window) == ["f", "g"] or mnemonics(window) == ["g", "f"]
