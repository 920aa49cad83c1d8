"""Names of any kind and length, wherever one is shown: as they are, and in their place."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.core.log import SeatInfo
from app.core.presets import preset
from app.core.rules import RuleSet
from app.session.setup import human
from app.storage.statistics import Statistics
from app.ui.application import Program
from app.ui.dialogs.statistics import StatisticsDialog
from app.ui.help.book import book
from app.ui.help.export import write_help
from app.ui.texts.seats import LONGEST_SHOWN, shortened
from app.ui.views.look import Look
from tests.tools import moments
from tests.ui.painted import painted
from tests.ui.tables import begin, match_setup, play_until, trigger, wait_for_me
from tests.ui.visible import misfits, texts, widgets

NAMES = {
    "tags": "<b>Ann</b> & <i>Bo</i>",
    "placeholders": "%1 {name} {0} %n && 100%",
    "emoji": "👩‍👩‍👧‍👦🂡 Ann",
    "right_to_left": "\u202eשלום\u202c Ann",
    "long": "W" * 200,
    "long_words": "Maximiliana Wilhelmine " * 8,
}
name_of_each_kind = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)


def seats_called(name: str, persons: int = 1) -> tuple[SeatInfo, ...]:
    """Return four seats of one name, the first of which are persons."""
    computer = SeatInfo(name, "ai", "club", "steady")
    return (*[human(name)] * persons, *[computer] * (4 - persons))


def read_as_tags(window: QWidget) -> Iterator[str]:
    """Yield the texts that Qt would read as HTML although a name in them has not been escaped."""
    for widget in widgets(window):
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield from (text for text in [widget.text()] if _has_tags(text))
        yield from (text for text in [widget.toolTip()] if _has_tags(text))


def _has_tags(text: str) -> bool:
    return Qt.mightBeRichText(text) and "<b>Ann</b>" in text


def check(window: QWidget) -> None:
    """See that names are shown as they are, and that all that is written has room."""
    QCoreApplication.processEvents()
    assert list(read_as_tags(window)) == []
    heads = [problem for problem in misfits(window) if problem.startswith("QHeaderView")]
    assert [problem for problem in misfits(window) if problem not in heads] == []
    notes = painted(window)
    notes.shortened.clear()
    assert notes.complaints() == []


@pytest.mark.parametrize("points", [9, 20])
@name_of_each_kind
def test_at_the_table(
    qtbot: QtBot, program: Program, font: Callable[[int], None], name: str, points: int
) -> None:
    font(points)
    program.window.resize(800, 560)
    begin(qtbot, program, match_setup(seats=seats_called(name), name=name))
    wait_for_me(qtbot, program)
    check(program.window)
    assert any(shortened(name, LONGEST_SHOWN) in text for text in texts(program.window))
    play_until(qtbot, program, lambda: program.window.ground.notice.isVisible())
    check(program.window)
    trigger(program, "report")
    check(program.window)


@name_of_each_kind
def test_where_the_screen_is_passed_on(qtbot: QtBot, program: Program, name: str) -> None:
    program.window.resize(800, 560)
    begin(qtbot, program, match_setup(seats=seats_called(name, persons=2)))
    wait_for_me(qtbot, program)
    curtain = program.window.ground.curtain
    assert curtain.isVisible()
    check(program.window)
    shown = without_mnemonics(curtain.button("here"))
    assert shown == f"I am {shortened(name, 24)}"


def without_mnemonics(button: QAbstractButton) -> str:
    """Return what is to be read on a button."""
    return button.text().replace("&&", "\0").replace("&", "").replace("\0", "&")


@name_of_each_kind
def test_in_the_statistics(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    file = tmp_path / "statistics.sqlite"
    statistics = Statistics(file)
    log = moments.match("mendikot", 1, 1)
    rules = log.header.rules.changed(name=name)
    header = log.header._replace(rules=rules, seats=seats_called(name))
    statistics.add(header, log.deals[0], "2026-11-29T18:00:00Z")
    statistics.close()
    dialog = StatisticsDialog(file)
    qtbot.addWidget(dialog)
    dialog.show()
    check(dialog)


def named(name: str) -> RuleSet:
    """Return a rule set of the player's own."""
    return preset("mendikot").changed(name=name, points_target=5)


@name_of_each_kind
def test_in_the_help_on_paper(qapp: QCoreApplication, tmp_path: Path, name: str) -> None:
    pages = book(named(name))
    for ending in ("html", "pdf"):
        write_help(tmp_path / f"help.{ending}", pages, Look())
    page = (tmp_path / "help.html").read_text(encoding="utf-8")
    assert html.escape(shortened(name, LONGEST_SHOWN), quote=False) in page
    assert "<b>Ann</b>" not in page
    assert (tmp_path / "help.pdf").read_bytes().startswith(b"%PDF")
