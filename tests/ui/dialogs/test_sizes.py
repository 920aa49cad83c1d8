"""Every dialog fits a screen of 800 by 560, with large letters too."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.core.presets import preset
from app.storage.saves import save_as
from app.storage.settings import Settings
from app.ui.dialogs.base import LARGEST
from app.ui.dialogs.deal_report import DealReportPanel
from app.ui.dialogs.help import HelpWindow
from app.ui.dialogs.new_match import NewMatchDialog
from app.ui.dialogs.paste_deal import PasteDealDialog
from app.ui.dialogs.preferences import PreferencesDialog
from app.ui.dialogs.rules_editor import RulesEditor
from app.ui.dialogs.saves import SavesDialog
from app.ui.dialogs.statistics import StatisticsDialog
from app.ui.i18n import LANGUAGES, Translators
from tests.ui.dialogs.play import played


def report(_folder: Path) -> QWidget:
    panel = DealReportPanel()
    panel.show_deal(played("three_decks", 1), 0)
    return panel


DIALOGS: dict[str, Callable[[Path], QWidget]] = {
    "new_match": lambda _: NewMatchDialog(Settings(rules=preset("three_decks"))),
    "rules": lambda _: RulesEditor(preset("mendikot_closed")),
    "report": report,
    "preferences": lambda _: PreferencesDialog(Settings()),
    "saves": lambda folder: SavesDialog(folder),
    "paste": lambda _: PasteDealDialog(preset("mendikot")),
    "statistics": lambda folder: StatisticsDialog(folder / "statistics.sqlite"),
}


@pytest.fixture(params=[9, 20], ids=["usual", "large"])
def _letters(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    font = qapp.font()
    font.setPointSize(request.param)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


@pytest.fixture(params=LANGUAGES)
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    translators = Translators()
    translators.switch(request.param, [])
    yield
    translators.remove()
    QLocale.setDefault(before)


@pytest.mark.usefixtures("_letters", "_language")
@pytest.mark.parametrize("name", DIALOGS)
def test_it_fits(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = DIALOGS[name](tmp_path)
    qtbot.addWidget(dialog)
    smallest = dialog.minimumSizeHint()
    assert smallest.width() <= 800
    assert smallest.height() <= 560


HOSTILE = [
    "W" * 200,
    "<b>bold</b> & <img src=x>" * 7,
    "%1 {name} {0} %n" * 10,
    "\u202eright to left\u202c שלום " * 8,
    "👩‍👩‍👧‍👦" * 25,
]


@pytest.mark.usefixtures("_letters")
@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_no_name_breaks_a_dialog(name: str, qtbot: QtBot, tmp_path: Path) -> None:
    name = name[:200]
    log = played("mendikot", 1)
    seats = tuple(seat._replace(name=name) for seat in log.header.seats)
    rules = log.header.rules.changed(name=name)
    log = log._replace(header=log.header._replace(seats=seats, rules=rules))
    save_as(tmp_path, name, log)
    panel = DealReportPanel()
    panel.show_deal(log, 0)
    settings = Settings(rules=rules, rule_sets=(rules,), seats=seats)
    saves, match, editor = SavesDialog(tmp_path), NewMatchDialog(settings), RulesEditor(rules)
    for dialog in (panel, saves, match, editor, HelpWindow(rules)):
        qtbot.addWidget(dialog)
        dialog.show()
        for _ in range(2):  # what is arranged anew for a height may need less of it
            dialog.resize(LARGEST)
            QCoreApplication.processEvents()
        assert dialog.size() == LARGEST
        assert not dialog.grab().isNull()
