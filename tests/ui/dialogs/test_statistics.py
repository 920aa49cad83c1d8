"""The statistics: what is shown is what was played."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from app.core.cards import DeckFamily
from app.storage.frequencies import tens_of_a_side
from app.storage.statistics import Fairness, Statistics, Which
from app.ui.dialogs.charts import Bar, BarChart, Chart, LineChart
from app.ui.dialogs.statistics import StatisticsDialog
from app.ui.dialogs.statistics_pages import FAMILIES, moving_mean
from tests.ui.dialogs.play import STARTED, played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "statistics.sqlite"
    statistics = Statistics(path)
    for name, deals in (("mendikot", 12), ("three_decks", 2)):
        log = played(name, deals)
        for deal in log.deals:
            assisted = deal._replace(assisted=deal.deal % 4 == 0)
            statistics.add(log.header, assisted, STARTED)
    statistics.close()
    return path


@pytest.fixture
def dialog(qtbot: QtBot, path: Path) -> StatisticsDialog:
    dialog = StatisticsDialog(path)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(combo: QComboBox, choice: object) -> None:
    choices = [combo.itemData(number) for number in range(combo.count())]
    combo.setCurrentIndex(choices.index(choice))


def figures(dialog: StatisticsDialog) -> list[str]:
    return [figure.text() for figure in dialog.results.figures]


def test_all_deals_are_counted_at_first(dialog: StatisticsDialog) -> None:
    assert figures(dialog)[0] == "14"
    assert dialog.which == Which()
    counts = [bar.text.split("\n")[0] for bar in dialog.results.outcomes.bars]
    assert sum(map(int, counts)) == 14
    assert dialog.trouble.isHidden()


@pytest.mark.parametrize(
    ("combo", "choice", "deals"),
    [
        ("rules", ("mendikot", ""), "12"),
        ("rules", ("three_decks", ""), "2"),
        ("level", "club", "14"),
        ("help", True, "3"),
        ("help", False, "11"),
    ],
)
def test_a_choice_narrows_them_down(
    dialog: StatisticsDialog, combo: str, choice: object, deals: str
) -> None:
    choose(getattr(dialog, combo), choice)
    assert figures(dialog)[0] == deals


def test_the_figures_are_those_of_the_database(dialog: StatisticsDialog, path: Path) -> None:
    choose(dialog.rules, ("mendikot", ""))
    statistics = Statistics(path)
    summary = statistics.summary(Which(preset="mendikot"))
    statistics.close()
    assert [bar.value * 12 for bar in dialog.results.outcomes.bars] == pytest.approx(
        [summary.won, summary.drawn, summary.lost]
    )
    assert figures(dialog)[5] == str(summary.longest_run)


def test_a_chart_without_bars_is_not_shown(dialog: StatisticsDialog) -> None:
    results = dialog.results
    results.show_results(results._summary, Counter())
    assert not results.categories.isVisible()
    results.show_results(results._summary, Counter({(1, "mendikot"): 2}))
    assert results.categories.isVisible()


def test_one_deal_has_no_different_numbers(
    dialog: StatisticsDialog, speak: Callable[[str], None]
) -> None:
    dealt = Fairness(1, Counter({2: 1}), 0, 0)
    for language, said in (
        ("en", "1 deal"),
        ("de", "1 Runde"),
        ("fr", "1 manche"),
        ("es", "1 ronda"),
    ):
        speak(language)
        dialog.fairness.show_dealt(dict.fromkeys(FAMILIES, dealt))
        assert dialog.fairness.count.text() == said


def test_fairness_compares_with_chance(dialog: StatisticsDialog) -> None:
    bars = dialog.fairness.tens.bars
    assert [bar.expected for bar in bars] == list(tens_of_a_side(DeckFamily(4, 1, 2)))
    assert sum(bar.value for bar in bars) == pytest.approx(1)
    dialog.fairness.deck.setCurrentIndex(2)
    assert len(dialog.fairness.tens.bars) == 13
    dialog.fairness.deck.setCurrentIndex(1)
    assert all(bar.value == 0 for bar in dialog.fairness.tens.bars)


def test_bars_side_by_side_that_compare_have_the_same_scale(dialog: StatisticsDialog) -> None:
    results = dialog.results
    assert results.categories.bars
    assert results.outcomes.scale == results.categories.scale
    assert "its own scale" in dialog.fairness.legend.text()


def test_every_chart_is_reached_by_tab_and_says_its_figures(
    dialog: StatisticsDialog, speak: Callable[[str], None]
) -> None:
    speak("en")
    for chart in dialog.findChildren(Chart):
        assert chart.focusPolicy() & Qt.FocusPolicy.TabFocus
        said = chart.accessibleDescription()
        assert chart.accessibleName()
        assert said
        assert not set(said) & set("\n()")
    said = dialog.fairness.tens.accessibleDescription()
    assert said.startswith("0 tens: ")
    assert "by chance" in said


def test_the_course_is_a_moving_mean() -> None:
    assert moving_mean([1.0, 0.0, 1.0, 1.0], 2) == [1.0, 0.5, 0.5, 1.0]
    assert moving_mean([]) == []


def test_charts_say_what_they_show(qtbot: QtBot) -> None:
    chart = BarChart()
    qtbot.addWidget(chart)
    empty = chart.grab().toImage()
    chart.show_bars([Bar("won", 0.6, "60 %"), Bar("lost", 0.4, "40 %", 0.5)], "Results")
    assert chart.accessibleDescription() == "won: 60 %; lost: 40 %"
    assert chart.grab().toImage() != empty
    line = LineChart()
    qtbot.addWidget(line)
    empty = line.grab().toImage()
    for points in ([], [0.5], [0.0, 1.0, 0.3]):
        line.show_points(points, "Course", ("0", "½", "1"))
        assert line.grab().toImage() != empty


def test_a_first_look_shows_nothing_and_no_fault(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = StatisticsDialog(tmp_path / "none" / "statistics.sqlite")
    qtbot.addWidget(dialog)
    assert figures(dialog)[0] == "0"
    for tab in range(3):
        dialog.tabs.setCurrentIndex(tab)
        assert not dialog.grab().isNull()


def test_trouble_with_the_file_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    dialog = StatisticsDialog(tmp_path / "folder")
    qtbot.addWidget(dialog)
    assert dialog.trouble.text().endswith(".")
    assert not dialog.trouble.isHidden()


def test_a_new_language_keeps_the_choice(dialog: StatisticsDialog) -> None:
    choose(dialog.rules, ("mendikot", ""))
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert figures(dialog)[0] == "12"
    assert dialog.rules.currentText() == "Mendikot"


def test_it_fits_the_smallest_screen(dialog: StatisticsDialog) -> None:
    assert dialog.minimumSizeHint().width() <= 800
    assert dialog.minimumSizeHint().height() <= 560


def test_without_deals_there_is_a_sentence_and_no_zeros(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = StatisticsDialog(tmp_path / "none.sqlite")
    qtbot.addWidget(dialog)
    dialog.show()
    for page in (dialog.results, dialog.course):
        assert page.content.isHidden()
        assert "no finished deals" in page.nothing.text()


def test_the_sentence_goes_where_there_are_deals(dialog: StatisticsDialog) -> None:
    for page in (dialog.results, dialog.course):
        assert page.nothing.isHidden()
        assert not page.content.isHidden()
