"""The analysis in the report of a deal: worked out beside the window, and given up cleanly."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.ai.analysis import Fair, Turn, Values
from app.core.actions import SeatAction, ask, name, play
from app.core.log import DealLog, MatchLog
from app.core.notation import parse_card
from app.core.presets import PRESETS
from app.core.state import State
from app.session.replay import actions_done, deal_steps, ready_for
from app.ui import analyst
from app.ui.analyst import Analyst
from app.ui.dialogs.analysis_page import AnalysisPage
from app.ui.dialogs.analysis_table import BETTER, CHOICE, COST, VERDICT, AnalysisModel
from app.ui.dialogs.card_cells import CardRole
from app.ui.dialogs.deal_report import DealReportPanel
from app.ui.texts.analysis import explanation
from app.ui.texts.seats import Seating
from tests.ui.dialogs.play import played

RULES = PRESETS["dehla_pakad"]
SEATED = Seating(("You", "Asha", "Ravi", "Meera"), 0)
KING, QUEEN = map(parse_card, ("KH", "QH"))
REPLAY, ANALYSIS = 2, 3
PATIENCE = 60_000

Judge = Callable[[State, DealLog, Callable[[], bool]], Iterator[Turn]]


def dear(place: int = 4, seat: int = 0, fair: Fair | None = None) -> Turn:
    """Return a king that cost a ten and the deal, where the queen would have won it."""
    values = Values({KING: 2, QUEEN: 3}, {KING: 5, QUEEN: 5}, {KING: 0, QUEEN: 1})
    return Turn(place, 2, seat, play(seat, KING), values, fair)


def start_of(log: MatchLog, index: int = 0) -> tuple[State, DealLog]:
    return ready_for(log, index), log.deals[index]


@pytest.fixture
def panel(qtbot: QtBot) -> DealReportPanel:
    panel = DealReportPanel()
    qtbot.addWidget(panel)
    panel.resize(800, 560)
    panel.show()
    return panel


@pytest.fixture
def page(panel: DealReportPanel) -> AnalysisPage:
    return panel.analysis


def judge_with(monkeypatch: pytest.MonkeyPatch, judge: Judge) -> None:
    monkeypatch.setattr(analyst, "analyse", judge)


def quickly(start: State, log: DealLog, stop: Callable[[], bool]) -> Iterator[Turn]:
    """Judge at once: the card of the fifth action cost a ten, nothing else cost anything."""
    for place in reversed(range(len(log.actions))):
        action = log.actions[place]
        assert isinstance(action, SeatAction)
        values = Values({action.card: 2}, {action.card: 1}, {action.card: 0})
        if place == 4:
            other = next(c for c in log.hands[action.seat] if c != action.card)
            values = Values(
                {action.card: 2, other: 3},
                {action.card: 1, other: 1},
                {action.card: 0, other: 1},
            )
        yield Turn(place, place // 4 + 1, action.seat, action, values, None)


def test_a_whole_deal_is_analysed(panel: DealReportPanel, qtbot: QtBot) -> None:
    panel.show_deal(played("mendikot_short"), 0)
    assert panel.analysis.turns == ()
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: panel.analysis.analyst.is_whole, timeout=PATIENCE)
    assert panel.analysis.progress.isHidden()
    assert panel.analysis.run.isHidden()
    assert "cost a ten" in panel.analysis.summary.text()
    panel.analysis.every.setChecked(True)
    assert panel.analysis.table.choices.rowCount() == len(panel.analysis.turns) == 32


def test_a_card_that_cost_a_ten_is_marked_wherever_it_is_seen(
    panel: DealReportPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge_with(monkeypatch, quickly)
    log = played("dehla_pakad")
    panel.show_deal(log, 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: panel.analysis.analyst.is_whole)
    steps = deal_steps(log, 0)
    seat = log.deals[0].actions[4].seat
    tricks = panel.tricks.tricks
    marked = [
        (row, column)
        for row in range(tricks.rowCount())
        for column in range(tricks.columnCount())
        if tricks.index(row, column).data(CardRole.LOSS)
    ]
    assert marked == [(1, seat)]
    cell = tricks.index(1, seat)
    assert cell.data(CardRole.LOSS) == "\u22121"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole).endswith("cost 1 ten(s)")
    assert len(panel.replay.slider.marks) == 1
    panel.replay.slider.setValue(min(panel.replay.slider.marks))
    assert actions_done(steps[panel.replay.position]) == 5
    assert "It was better to play" in panel.replay.sentence.text()


def fairly(start: State, log: DealLog, stop: Callable[[], bool]) -> Iterator[Turn]:
    """Judge as under rules that the exact solver does not know."""
    for turn in quickly(start, log, stop):
        yield turn._replace(values=None)


def test_what_nobody_knows_has_no_column(
    panel: DealReportPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tip = panel.analysis.table, Qt.ItemDataRole.ToolTipRole
    for judge, preset_id in ((fairly, "dehla_pakad_pile"), (quickly, "dehla_pakad")):
        judge_with(monkeypatch, judge)
        panel.show_deal(played(preset_id), 0)
        panel.tabs.setCurrentIndex(ANALYSIS)
        qtbot.waitUntil(lambda: panel.analysis.analyst.is_whole)
        assert table.isColumnHidden(COST) is (judge is fairly)
        header = table.horizontalHeader()
        assert header.length() >= table.viewport().width()
        better = table.choices.headerData(BETTER, Qt.Orientation.Horizontal, tip)
        assert ("all hands open" in better) is (judge is quickly)


def test_a_row_moves_the_replay_and_opens_it(
    panel: DealReportPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge_with(monkeypatch, quickly)
    log = played("dehla_pakad")
    panel.show_deal(log, 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    page = panel.analysis
    qtbot.waitUntil(lambda: page.analyst.is_whole)
    assert not page.to_replay.isEnabled()
    cell = page.table.visualRect(page.table.choices.index(0, CHOICE)).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert actions_done(deal_steps(log, 0)[panel.replay.position]) == 5
    assert page.explained.text() == page.table.choices.explanation(0)
    assert panel.tabs.currentIndex() == ANALYSIS
    qtbot.mouseClick(page.to_replay, Qt.MouseButton.LeftButton)
    assert panel.tabs.currentIndex() == REPLAY


def test_it_can_be_stopped_and_begun_again(
    panel: DealReportPanel, page: AnalysisPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_to_stop = threading.Event()

    def endless(start: State, log: DealLog, stop: Callable[[], bool]) -> Iterator[Turn]:
        yield dear(len(log.actions) - 1)
        while not stop():
            asked_to_stop.wait(0.01)
        asked_to_stop.set()

    judge_with(monkeypatch, endless)
    panel.show_deal(played("dehla_pakad"), 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: len(page.turns) == 1)
    assert page.analyst.is_working
    assert page.progress.value() == 1
    qtbot.mouseClick(page.run, Qt.MouseButton.LeftButton)
    assert not page.analyst.is_working
    qtbot.waitUntil(asked_to_stop.is_set)
    assert page.table.choices.rowCount() == 1
    judge_with(monkeypatch, quickly)
    qtbot.mouseClick(page.run, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.analyst.is_whole)


def test_the_progress_of_one_deal_is_not_shown_of_the_next(
    panel: DealReportPanel, page: AnalysisPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge_with(monkeypatch, quickly)
    log = played("dehla_pakad")
    panel.show_deal(log, 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: page.analyst.is_whole)
    panel.show_deal(log, 1)
    panel.tabs.setCurrentIndex(ANALYSIS)
    assert page.progress.isVisible()
    assert page.progress.value() == 0


def test_what_comes_late_after_another_deal_is_never_shown(
    panel: DealReportPanel, page: AnalysisPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, through = threading.Event(), threading.Event()

    def late(start: State, log: DealLog, stop: Callable[[], bool]) -> Iterator[Turn]:
        if log.deal == 2:
            return
        gate.wait(10)
        for place in range(len(log.actions)):
            yield dear(place)
        through.set()

    judge_with(monkeypatch, late)
    log = played("dehla_pakad")
    panel.show_deal(log, 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: page.analyst.is_working)
    panel.show_deal(log, 1)
    panel.tabs.setCurrentIndex(ANALYSIS)
    gate.set()
    qtbot.waitUntil(through.is_set)
    qtbot.waitUntil(lambda: not page.analyst.is_working)
    assert page.turns == ()
    assert not panel.replay.slider.marks


def test_a_closed_report_stops_to_work(panel: DealReportPanel, qtbot: QtBot) -> None:
    panel.show_deal(played("mendikot"), 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: panel.analysis.analyst.is_working)
    panel.hide()
    assert not panel.analysis.analyst.is_working
    panel.analysis.analyst.close()
    assert "analysis" not in [thread.name for thread in threading.enumerate()]


def test_a_deal_is_analysed_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counted(start: State, log: DealLog, stop: Callable[[], bool]) -> Iterator[Turn]:
        asked.append(log.deal)
        return quickly(start, log, stop)

    judge_with(monkeypatch, counted)
    log, worker = played("dehla_pakad"), Analyst()
    for index in (0, 1, 0, 1):
        worker.begin(*start_of(log, index))
        qtbot.waitUntil(lambda: worker.is_whole)
    assert asked == [1, 2]
    worker.close()


def test_a_failure_ends_the_work(
    panel: DealReportPanel,
    page: AnalysisPage,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def failing(start: State, log: DealLog, stop: Callable[[], bool]) -> Iterator[Turn]:
        yield dear(3)
        raise RuntimeError("out of order")

    judge_with(monkeypatch, failing)
    panel.show_deal(played("dehla_pakad"), 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: not page.analyst.is_working)
    assert not page.analyst.is_whole
    assert not page.run.isHidden()
    assert "could not be analysed" in caplog.text


def test_the_model_is_sound(qtmodeltester: ModelTester) -> None:
    model = AnalysisModel()
    check = QAbstractItemModelTester(model)
    model.show_turns([dear(), dear(9, 1)], RULES, SEATED)
    qtmodeltester.check(model)
    model.show_turns([], RULES, SEATED)
    qtmodeltester.check(model)
    assert check.model() is model


def test_a_row_says_what_was_played_what_was_better_and_what_it_cost() -> None:
    model = AnalysisModel()
    hasty = Fair(play(0, QUEEN), 0.25, False)
    model.show_turns([dear(fair=hasty)], RULES, SEATED)
    assert model.index(0, CHOICE).data(Qt.ItemDataRole.AccessibleTextRole) == "king of hearts"
    assert model.index(0, BETTER).data(Qt.ItemDataRole.AccessibleTextRole) == "queen of hearts"
    assert model.index(0, COST).data() == "1 ten(s), a draw instead of a win"
    assert model.index(0, VERDICT).data() == "avoidable"
    tip, across = Qt.ItemDataRole.ToolTipRole, Qt.Orientation.Horizontal
    assert "no more than this seat" in model.headerData(VERDICT, across, tip)
    assert "all hands open" in model.headerData(COST, across, tip)


def test_a_risk_that_went_well_cost_nothing_this_time() -> None:
    model = AnalysisModel()
    even = Values({KING: 2, QUEEN: 2}, {KING: 5, QUEEN: 5}, {KING: 0, QUEEN: 0})
    risky = Turn(4, 2, 0, play(0, KING), even, Fair(play(0, QUEEN), 0.25, False))
    right = risky._replace(fair=Fair(play(0, KING), 0.0, True))
    model.show_turns([risky, right], RULES, SEATED)
    assert [model.index(row, COST).data() for row in (0, 1)] == ["nothing this time", ""]
    assert model.index(0, VERDICT).data() == "risky"


def test_the_words_tell_everything() -> None:
    right = Fair(play(0, KING), 0.0, True)
    assert explanation(dear(fair=right), RULES, SEATED) == (
        "Trick 2: you played the king of hearts. Your side could then count on 2 ten(s), 5 more"
        " trick(s): a draw. It was better to play the queen of hearts: 3 ten(s), 5 more trick(s),"
        " a win. The cost: 1 ten(s), a draw instead of a win. With what could be known then, this"
        " was right."
    )
    hasty = Fair(play(1, QUEEN), 0.25, False)
    assert explanation(dear(4, 1, hasty), RULES, SEATED).endswith(
        "With what could be known then, it promised more to play the queen of hearts. That was 25%"
        " of the chance to win the deal."
    )


def test_choices_that_are_no_cards_have_words_too() -> None:
    hearts = 1
    named = Turn(3, 2, 1, name(1, 0), None, Fair(name(1, hearts), 0.1, False))
    assert explanation(named, RULES, SEATED).startswith("Trick 2: Asha made spades trump. With")
    assert "make hearts trump" in explanation(named, RULES, SEATED)
    asked = Turn(3, 2, 0, ask(0), None, Fair(ask(0), 0.0, True))
    assert explanation(asked, RULES, SEATED) == (
        "Trick 2: you asked for the trump. With what could be known then, this was right."
    )


@pytest.mark.parametrize("preset", ["dehla_pakad_pile", "mendikot_closed", "court_piece"])
def test_the_page_speaks_under_every_kind_of_rules(
    panel: DealReportPanel, page: AnalysisPage, qtbot: QtBot, preset: str
) -> None:
    log = played(preset)
    panel.show_deal(log, 0)
    page.every.setChecked(True)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: len(page.turns) > 12, timeout=PATIENCE)
    qtbot.mouseClick(page.run, Qt.MouseButton.LeftButton)
    for row in range(page.table.choices.rowCount()):
        text = page.table.choices.explanation(row)
        assert text.startswith("Trick")
        assert "{" not in text
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert page.summary.text()


def test_it_says_that_it_takes_longer_without_the_fast_solver(
    panel: DealReportPanel, page: AnalysisPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HUKUM_SOLVER", "python")
    panel.show_deal(played("mendikot"), 0)
    panel.tabs.setCurrentIndex(ANALYSIS)
    qtbot.waitUntil(lambda: page.analyst.is_working)
    assert "some minutes" in page.summary.text()
    qtbot.waitUntil(lambda: len(page.turns) > 4, timeout=PATIENCE)
    qtbot.mouseClick(page.run, Qt.MouseButton.LeftButton)
    assert not page.analyst.is_working
