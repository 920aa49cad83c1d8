"""Text that can be read, whatever the colours of the desktop."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from app.ui import theme

Role = QPalette.ColorRole
PAIRS = [
    (Role.WindowText, Role.Window),
    (Role.Text, Role.Base),
    (Role.Text, Role.AlternateBase),
    (Role.ButtonText, Role.Button),
    (Role.ToolTipText, Role.ToolTipBase),
    (Role.HighlightedText, Role.Highlight),
    (Role.Link, Role.Base),
    (Role.PlaceholderText, Role.Base),
]
COLOURS = st.builds(QColor, *[st.integers(0, 255)] * 3)


@pytest.fixture(autouse=True)
def _colours_as_before(qapp: QApplication) -> Iterator[None]:
    yield
    theme.apply("system")


@pytest.mark.parametrize("scheme", theme.SCHEMES)
def test_every_text_of_a_scheme_can_be_read(scheme: theme.Scheme) -> None:
    theme.apply(scheme)
    palette = QApplication.palette()
    for text, ground in PAIRS:
        found = theme.contrast(palette.color(text), palette.color(ground))
        assert found >= theme.READABLE, (text, ground, found)


@pytest.mark.parametrize("scheme", theme.SCHEMES)
def test_an_empty_check_box_is_seen(qtbot: QtBot, scheme: theme.Scheme) -> None:
    theme.apply(scheme)
    window = QWidget()
    qtbot.addWidget(window)
    box = QCheckBox(window)
    window.show()
    picture = window.grab(box.geometry()).toImage()
    ground = QApplication.palette().color(Role.Window)
    row = picture.height() // 2
    seen = [picture.pixelColor(column, row) for column in range(picture.width())]
    assert max(theme.contrast(colour, ground) for colour in seen) >= theme.VISIBLE


def test_light_and_dark_are_what_they_say() -> None:
    for scheme, is_dark in (("dark", True), ("light", False)):
        theme.apply(scheme)
        palette = QApplication.palette()
        ground, letters = palette.color(Role.Window), palette.color(Role.WindowText)
        assert (ground.lightness() < letters.lightness()) is is_dark


def test_the_systems_own_colours_come_back() -> None:
    theme.apply("system")
    before = QApplication.palette()
    for scheme in ("dark", "light"):
        theme.apply(scheme)
        theme.apply("system")
        for role in (Role.Window, Role.Base, Role.Text, Role.Button):
            assert QApplication.palette().color(role) == before.color(role)


def test_contrast_is_that_of_the_standard() -> None:
    assert theme.contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert theme.contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)


@given(colour=COLOURS, ground=COLOURS)
def test_any_colour_is_made_readable_on_any_ground(colour: QColor, ground: QColor) -> None:
    assert theme.contrast(theme.readable(colour, ground), ground) >= theme.READABLE


def test_a_colour_that_can_be_read_stays_as_it_is() -> None:
    blue = QColor("#1a3f8f")
    assert theme.readable(blue, QColor("#ffffff")).name() == blue.name()
