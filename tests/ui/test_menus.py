"""The menus as they are seen."""

from collections import Counter
from collections.abc import Callable
from itertools import groupby

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from app.ui.application import Program
from app.ui.i18n import LANGUAGES


def widest_gap(menu: QMenu, action: QAction) -> int:
    """Return the widest part without ink between the first and the last letter of a line."""
    line = menu.actionGeometry(action)
    quarter = line.height() // 4  # the frame of the menu is left out
    image = menu.grab(line.adjusted(quarter, quarter, -quarter, -quarter)).toImage()
    rows, columns = range(image.height()), range(image.width())
    [(plain, _)] = Counter(image.pixel(x, y) for x in columns for y in rows).most_common(1)
    lit = [any(image.pixel(x, y) != plain for y in rows) for x in columns]
    first, last = lit.index(True), len(lit) - lit[::-1].index(True)
    runs = (len(list(run)) for inked, run in groupby(lit[first:last]) if not inked)
    return max(runs, default=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [9, 20])
def test_shortcuts_stand_apart_from_the_words(
    qtbot: QtBot,
    program: Program,
    speak: Callable[[str], None],
    font: Callable[[int], None],
    language: str,
    points: int,
) -> None:
    font(points)
    speak(language)
    for entry in program.window.menuBar().actions():
        menu = entry.menu()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        menu.resize(menu.sizeHint())
        for action in menu.actions():
            if action.shortcut().isEmpty():
                continue
            assert widest_gap(menu, action) > 1.5 * menu.fontMetrics().averageCharWidth(), action
        room = program.window.screen().availableSize().width()
        assert menu.minimumWidth() == menu.sizeHint().width() <= room
