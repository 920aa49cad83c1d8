"""Everything that the program can show, set up one after the other: the scenes of the pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from math import ceil
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QMenu, QTabWidget, QTextEdit, QWidget

from app.core.actions import play
from app.core.engine import legal_actions
from app.core.log import MatchLog
from app.core.phases import Phase
from app.core.presets import PRESETS, preset
from app.session.deal_text import deal_text
from app.session.pace import pace
from app.session.setup import MatchSetup, default_seats
from app.storage.paths import find_places
from app.storage.records import save
from app.storage.saves import SUFFIX, save_as
from app.storage.statistics import Statistics
from app.ui.application import Options, Program
from app.ui.cards.cloth import CLOTHS
from app.ui.cards.faces import BACKS
from app.ui.dialogs.analysis_page import AnalysisPage
from app.ui.dialogs.help import HelpWindow
from app.ui.dialogs.new_match import NewMatchDialog
from app.ui.dialogs.paste_deal import PasteDealDialog
from app.ui.dialogs.preferences import PreferencesDialog
from app.ui.dialogs.rules_editor import RulesEditor
from app.ui.dialogs.saves import SavesDialog
from app.ui.dialogs.statistics import StatisticsDialog
from app.ui.faults import FaultBox
from app.ui.help.book import book
from app.ui.help.export import document
from app.ui.tutorial.lessons import LEARNER, LESSONS, Lesson
from app.ui.tutorial.window import TutorialWindow
from tests.tools import moments
from tests.tools.moments import mine, moment, with_trump
from tests.tools.pseudo import PSEUDO, PseudoTranslator

PATIENCE = 8000
"""Milliseconds that a picture waits for what it is to show."""
_PAPER_WIDTH = 820
ANALYSIS_PATIENCE = 90_000


class Shot(NamedTuple):
    """A name and the widget that is to be seen under it, as long as the scene stands."""

    name: str
    widget: QWidget


Scene = Iterator[Shot]


class Stage:
    """A program whose match stands still, with saved matches and statistics to show."""

    def __init__(self, folder: Path, program: Program) -> None:
        self.folder, self.program = folder, program
        self.window = program.window
        self._longer = PseudoTranslator()
        program.game.began.connect(lambda: program.game.controller.hold())
        self._fill_saves()
        self._fill_statistics()

    def _fill_saves(self) -> None:
        saves = self.folder / "saves"
        for name, log in (
            ("Sunday", moments.finished("dehla_pakad", 2)),
            ("Rematch", moments.finished("mendikot", 3)),
            ("Six of us", moment("three_decks", mine(Phase.FOLLOW, 5), deals=1)),
        ):
            save_as(saves, name, log)
        damaged = saves / f"Damaged{SUFFIX}"
        save(damaged, moments.finished("mendikot", 1))
        damaged.write_bytes(damaged.read_bytes()[:400])

    def _fill_statistics(self) -> None:
        statistics = Statistics(self.statistics)
        for preset_id in ("dehla_pakad", "mendikot", "court_piece"):
            for seed in range(1, 7):
                log = moments.match(preset_id, seed)
                for day, deal in enumerate(log.deals, 1):
                    when = f"2026-{seed:02}-{day:02}T18:00:00Z"
                    statistics.add(log.header._replace(started=f"{when}{seed}"), deal, when)
        statistics.close()

    @property
    def statistics(self) -> Path:
        """Return the file of the statistics that are shown."""
        return self.folder / "shown.sqlite"

    def speak(self, language: str) -> None:
        """Show everything in a language, the pseudo-language among them."""
        if language == PSEUDO:
            QCoreApplication.installTranslator(self._longer)
        else:
            self.choose(language=language)
        settle()

    def choose(self, **settings: object) -> None:
        """Change settings."""
        preferences = self.program.preferences
        preferences.change(preferences.settings.changed(**settings))
        settle()

    def strike(self) -> None:
        """Take the stage down."""
        QCoreApplication.removeTranslator(self._longer)
        self.window.close()
        self.window.deleteLater()
        settle()

    def show(self, log: MatchLog, *, collects: bool = False) -> QWidget:
        """Put a match on the table, where it stands still, and return the window.

        A log ends right after its last action: a finished trick is taken away if that is wanted.
        """
        self.window.last_trick.hide()
        self.window.statusBar().clearMessage()
        self.program.game.take_up(log)
        controller = self.program.game.controller
        if collects and controller.state.phase is Phase.TRICK_OVER:
            controller.carry_on()
        self.window.presenter.refresh()
        settle()
        return self.window


def wait_until(is_there: Callable[[], bool], patience: int = PATIENCE) -> None:
    """Let things happen until something is so, or patience (milliseconds) is over."""
    deadline = QDeadlineTimer(patience)
    while not is_there() and not deadline.hasExpired():
        QApplication.processEvents()
    settle()


def settle() -> None:
    """Let all that is waiting happen."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


# The table


MOMENTS: dict[str, Callable[[], MatchLog]] = {
    "lead": lambda: moment("dehla_pakad", mine(Phase.LEAD, 3)),
    "follow": lambda: moment("dehla_pakad", with_trump(mine(Phase.FOLLOW, 4))),
    "full hand": lambda: moment("mendikot", mine(Phase.FOLLOW)),
    "ask for trump": lambda: moment("mendikot_closed", moments.may_ask),
    "choose trump": lambda: moment("dehla_pakad_open", mine(Phase.CHOOSE_TRUMP)),
    "name trump": lambda: moment("dehla_pakad_named", mine(Phase.NAME_TRUMP)),
    "note trump": lambda: moment("dehla_pakad_closed", mine(Phase.NOTE_TRUMP)),
    "lay trump": lambda: moment("mendikot_closed", mine(Phase.LAY_TRUMP)),
    "draw trump": lambda: moment("mendikot_open", mine(Phase.LEAD)),
    "trick over": lambda: moment("mendikot", moments.trick_is_full),
    "pile": lambda: moment("dehla_pakad_pile", moments.has_pile),
    "finish": lambda: moment("dehla_pakad", moments.may_finish),
    "six": lambda: moment("three_decks", mine(Phase.FOLLOW), deals=1),
    "six late": lambda: moment("three_decks", with_trump(mine(Phase.FOLLOW, 12)), deals=1),
    "eight cards": lambda: moment("mendikot_short", mine(Phase.FOLLOW)),
    "deal over": lambda: moments.finished("dehla_pakad", 1),
    "deal over, points": lambda: moments.finished("mendikot", 2),
    "match over": lambda: moments.match("mendikot", 1, 60),
    "pass the screen": lambda: moments.for_two(moment("dehla_pakad", mine(Phase.LEAD, 1))),
}
"""The moments at the table by their names."""


def table(stage: Stage, *names: str) -> Scene:
    """Show moments of the table."""
    stage.program.game.set_pace(pace("instant", wait_after_trick=True))
    for name in names or MOMENTS:
        window = stage.show(MOMENTS[name](), collects=name != "trick over")
        yield Shot(f"table, {name}", window)


def above_the_table(stage: Stage) -> Scene:
    """Show what lies above the table or speaks beside it."""
    window = stage.show(MOMENTS["follow"]())
    actions = stage.window.actions_
    seen = stage.program.game.controller.state
    legal = {action.card for action in legal_actions(seen)}
    assert seen.deal is not None
    wrong = next(card for card in seen.deal.hands[0] if card not in legal)
    stage.window.gestures.do(play(0, wrong))
    yield Shot("refused card", window)
    actions["last_trick"].trigger()
    yield Shot("last trick", window)
    stage.window.last_trick.hide()
    actions["show_log"].setChecked(False)
    yield Shot("without the course of the match", window)
    actions["show_log"].setChecked(True)
    actions["pause"].trigger()
    yield Shot("pause", window)
    actions["pause"].trigger()
    yield from _hint(stage, window)
    yield from _question(stage)
    yield from _boxes(stage)
    for menu in stage.window.menuBar().findChildren(QMenu):
        if not menu.title():
            continue
        menu.adjustSize()
        yield Shot(f"menu, {menu.title().replace('&', '')}", menu)


def _hint(stage: Stage, window: QWidget) -> Scene:
    said: list[str] = []
    stage.window.statusBar().messageChanged.connect(said.append)
    stage.window.actions_["hint"].trigger()
    wait_until(lambda: len(said) > 1)
    stage.window.statusBar().messageChanged.disconnect(said.append)
    yield Shot("hint", window)


def _question(stage: Stage) -> Scene:
    """Show the question before a deal is given up; it is answered with No."""
    yield from _modal("question", stage.window.actions_["concede"].trigger)


def _boxes(stage: Stage) -> Scene:
    """Show what opens by itself or from a menu above everything."""
    actions = stage.window.actions_
    trace = "Traceback (most recent call last):\n  ...\nValueError: an example"
    box = FaultBox(trace, trace, stage.window)
    box.open()
    yield Shot("error", box)
    box.close()
    yield from _modal("about", actions["about"].trigger)
    yield from _modal("save as", actions["save_as"].trigger)
    yield from _modal("open", actions["open"].trigger)


def _modal(name: str, open_it: Callable[[], object]) -> Scene:
    """Show a picture of a dialog that waits for an answer; it is closed without one."""
    taken: list[QWidget] = []

    def take() -> None:
        box = QApplication.activeModalWidget()
        assert box is not None
        picture = QWidget()
        picture.resize(box.size())
        palette = picture.palette()
        palette.setBrush(picture.backgroundRole(), box.grab())
        picture.setPalette(palette)
        taken.append(picture)
        box.close()

    QTimer.singleShot(0, take)
    open_it()
    yield Shot(name, taken[0])


def reports(stage: Stage) -> Scene:
    """Show the pages of the report of a deal."""
    window = stage.show(moments.finished("dehla_pakad", 2))
    yield from _report_pages(stage, window, "report")
    yield from _analysis(stage, window)
    yield from _report_pages(stage, stage.show(moments.match("three_decks", 1, 1)), "report of six")


def _report_pages(stage: Stage, window: QWidget, name: str) -> Scene:
    stage.window.actions_["report"].trigger()
    for number, tabs in _pages(stage.window.ground.report):
        yield Shot(f"{name}, {tabs.tabText(number).replace('&', '')}", window)


def _analysis(stage: Stage, window: QWidget) -> Scene:
    """Show what a whole analysis says, and where its marks are seen."""
    page = stage.window.ground.report.findChild(AnalysisPage)
    assert isinstance(page, AnalysisPage)
    wait_until(lambda: page.analyst.is_whole, ANALYSIS_PATIENCE)
    page.table.selectRow(0)
    yield Shot("analysis", window)
    page.every.setChecked(True)
    yield Shot("analysis, every choice", window)
    page.every.setChecked(False)
    page.replay_wanted.emit()
    yield Shot("analysis, in the replay", window)
    for _, _ in islice(_pages(stage.window.ground.report), 1):
        yield Shot("analysis, in the tricks", window)


def cut_for_deal(stage: Stage) -> Scene:
    """Show the cut for the deal."""
    game = stage.program.game
    game.set_pace(pace("normal")._replace(cut=0.3))
    game.begin(MatchSetup(preset("dehla_pakad"), default_seats(4), 3))
    game.controller.release()
    wait_until(lambda: game.controller.state.phase is not Phase.CUT)
    game.controller.hold()
    yield Shot("cut for the deal", stage.window)


def _pages(widget: QWidget) -> Iterator[tuple[int, QTabWidget]]:
    """Turn the pages of the tabs in a widget."""
    tabs = widget.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        settle()
        yield number, tabs


def looks(stage: Stage) -> Scene:
    """Show every cloth and back, and the kinds of faces."""
    window = stage.show(MOMENTS["follow"]())
    for cloth, back in zip(CLOTHS, BACKS, strict=False):
        stage.choose(cloth=cloth, card_back=back)
        yield Shot(f"cloth {cloth}, back {back}", window)
    stage.choose(cloth="", card_back="", four_colours=True, large_indices=True)
    yield Shot("four colours, large indices", window)
    stage.choose(four_colours=False, large_indices=False)


# Dialogs


def dialogs(stage: Stage) -> Scene:
    """Show every dialog, each page of it."""
    settings = stage.program.preferences.settings
    for preset_id in ("dehla_pakad", "three_decks"):
        chosen = settings.changed(rules=preset(preset_id))
        yield from _tabbed("new match", preset_id, NewMatchDialog(chosen, stage.window))
    yield from _tabbed("preferences", "", PreferencesDialog(settings, stage.window))
    statistics = StatisticsDialog(stage.statistics, stage.window)
    yield from _tabbed("statistics", "", statistics)
    yield from rules_editor(stage)
    yield from saves(stage)
    yield from paste(stage)


def _tabbed(name: str, kind: str, dialog: QWidget) -> Scene:
    dialog.show()
    for number, tabs in _pages(dialog):
        page = tabs.tabText(number).replace("&", "")
        yield Shot(", ".join(filter(None, (name, kind, page))), dialog)
    _away(dialog)


def _away(dialog: QWidget) -> None:
    dialog.hide()
    dialog.deleteLater()
    settle()


def rules_editor(stage: Stage) -> Scene:
    """Show the editor of rules, and a combination that it refuses."""
    editor = RulesEditor(preset("mendikot_closed"), stage.window)
    editor.show()
    yield Shot("rules editor", editor)
    editor.fields["decks"].show_value(3)
    yield Shot("rules editor, refused", editor)
    _away(editor)


def saves(stage: Stage) -> Scene:
    """Show the saved matches: a good one and a damaged one."""
    dialog = SavesDialog(stage.folder / "saves", stage.window)
    dialog.show()
    for name in ("Sunday", "Damaged"):
        dialog.refresh(name)
        settle()
        yield Shot(f"saves, {name}", dialog)
    _away(dialog)


def paste(stage: Stage) -> Scene:
    """Show the field for a deal as text: with a deal, and with nonsense."""
    log = moments.finished("mendikot", 1)
    for name, text in (
        ("deal", deal_text(log.header.rules, log.deals[0])),
        ("nonsense", "AS AS AS"),
    ):
        QApplication.clipboard().setText(text)
        dialog = PasteDealDialog(log.header.rules, stage.window)
        dialog.text.setPlainText(text)
        dialog.show()
        yield Shot(f"paste a deal, {name}", dialog)
        _away(dialog)


def help_pages(stage: Stage) -> Scene:
    """Show every page of the help."""
    rules = preset("mendikot_closed")
    window = HelpWindow(rules, stage.window, stage.program.look)
    window.show()
    for page in book(rules):
        window.show_place(page.id)
        yield Shot(f"help, {page.id}", window)
    _away(window)


def every_help(stage: Stage) -> Scene:
    """Show the help of every named rule set, whole, as it is printed."""
    for preset_id, rules in PRESETS.items():
        paper = QTextEdit()
        printed = document(book(rules), stage.program.look)
        printed.setParent(paper)
        paper.setDocument(printed)
        paper.setFrameShape(QTextEdit.Shape.NoFrame)
        paper.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        paper.setPalette(QPalette(Qt.GlobalColor.white))
        printed.setTextWidth(_PAPER_WIDTH)
        paper.resize(_PAPER_WIDTH, ceil(printed.size().height()))
        yield Shot(f"help of {preset_id.replace('_', ' ')}", paper)
        _away(paper)


def tutorial(stage: Stage) -> Scene:
    """Show the tutorial: its beginning, both lessons with a refused card, and their end."""
    window = TutorialWindow(stage.program.look, pace("instant"), stage.window)
    window.show()
    yield Shot("tutorial", window)
    for lesson in LESSONS:
        yield from _lesson(window, lesson)
    window.reject()
    _away(window)


def _lesson(window: TutorialWindow, lesson: Lesson) -> Scene:
    window.begin(lesson)
    game = window.game
    own = [action for action in lesson.actions if action.seat == LEARNER]
    for number, action in enumerate(own, 1):
        wait_until(lambda: game.controller.human_to_act is not None)
        legal = [each for each in legal_actions(game.controller.state) if each != action]
        window.gestures.do(legal[0])
        yield Shot(f"tutorial, {lesson.title} {number}, refused", window)
        window.gestures.do(action)
        wait_until(lambda: game.controller.state.phase is Phase.TRICK_OVER)
        yield Shot(f"tutorial, {lesson.title} {number}, after it", window)
        game.controller.carry_on()
    settle()
    yield Shot(f"tutorial, {lesson.title}, end", window)


def core(stage: Stage) -> Scene:
    """Show the screens that depend most on size, scale and colours."""
    yield from table(stage, "follow", "six", "lay trump", "deal over")
    window = stage.show(moments.finished("mendikot", 2))
    stage.window.actions_["report"].trigger()
    yield Shot("report", window)


def everything(stage: Stage) -> Scene:
    """Show all that there is."""
    for scene in (
        cut_for_deal,
        table,
        above_the_table,
        reports,
        looks,
        dialogs,
        help_pages,
        tutorial,
    ):
        yield from scene(stage)


@contextmanager
def curtain_up(folder: Path) -> Iterator[Stage]:
    """Open a stage in a folder of its own, with nothing that moves."""
    program = Program(Options(data_dir=folder), find_places(folder), None)
    stage = Stage(folder, program)
    stage.choose(pace="instant", motion="reduced", theme="light", sounds=False)
    try:
        yield stage
    finally:
        stage.strike()
