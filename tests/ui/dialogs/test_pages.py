"""Pages behind tabs are turned by keys, wherever the keys are."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.dialogs.base import Pages


def test_pages_are_turned_while_a_button_beside_them_has_the_keys(qtbot: QtBot) -> None:
    window, pages, button = QWidget(), Pages(), QPushButton()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.addWidget(pages)
    layout.addWidget(button)
    for name in ("one", "two", "three"):
        pages.addTab(QPushButton(name), name)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    for place in (button, pages.widget(0)):
        pages.setCurrentIndex(0)
        place.setFocus()
        turned = [_after(qtbot, window, pages, key) for key in (*[Qt.Key.Key_Tab] * 3, BACK)]
        assert turned == [1, 2, 0, 2]


BACK = Qt.Key.Key_Backtab


def _after(qtbot: QtBot, window: QWidget, pages: Pages, key: Qt.Key) -> int:
    held = Qt.KeyboardModifier.ControlModifier
    if key == BACK:
        held |= Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.focusWidget(), key, held)
    return pages.currentIndex()
