"""The window of the tutorial: a table of its own, and somebody who says what to do and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.ai.player import Decision
from app.core.actions import SeatAction
from app.core.engine import is_legal
from app.core.log import DEAL_ENDS, Step
from app.core.phases import Phase
from app.core.state import DealState
from app.session.pace import Pace
from app.session.seats import Deliver, Request
from app.ui import feel
from app.ui.announcer import Announcer
from app.ui.game import Game, now_text
from app.ui.gestures import Gestures
from app.ui.held_keys import heed_held_keys
from app.ui.labels import Heading
from app.ui.models.log import LogModel
from app.ui.picture import Picture
from app.ui.presenter import TablePresenter
from app.ui.reading import later
from app.ui.situation import BarState
from app.ui.spoken import in_one_line
from app.ui.texts.results import deal_result, standing
from app.ui.tutorial.lessons import LEARNER, LESSONS, Lesson
from app.ui.views.action_bar import Choice
from app.ui.views.look import Look
from app.ui.views.notice import Notice
from app.ui.views.playground import Playground

translate = QCoreApplication.translate

_MARGIN = 10
_LARGEST_PERCENT, _LEAST_PERCENT = 115, 60
"""The size of what is said, as parts of the size of the window's letters."""
_MOST_ROOM = 0.36
"""The part of the window's height that what is said may take if it can be written smaller."""


class ScriptedRunner(QObject):
    """A thinker that plays what the script says."""

    def __init__(self, script: Callable[[], SeatAction], parent: QObject) -> None:
        super().__init__(parent)
        self._script = script
        self._pending: int | None = None

    def think(self, request: Request, deliver: Deliver) -> None:
        """Answer with the card of the script, as soon as this call is over."""
        self._pending = request.id
        QTimer.singleShot(0, self, lambda: self._answer(request.id, deliver))

    def _answer(self, request_id: int, deliver: Deliver) -> None:
        if self._pending == request_id:
            self._pending = None
            deliver(request_id, Decision(self._script(), ""))

    def stop(self) -> None:
        """Give up what is asked."""
        self._pending = None

    def close(self) -> None:
        """Answer nothing any more."""
        self.stop()


class LessonPresenter(TablePresenter):
    """Shows the table; what follows a deal is the tutorial's own."""

    ended = Signal()
    """The last card of the deal has arrived."""
    told = Signal()
    """A screen reader has been told what has happened: what is said of it may follow."""

    def _say(self, step: Step, *, passes: bool) -> None:
        super()._say(step, passes=passes)
        self.told.emit()

    def what_now(self) -> str:
        """Say nothing here: `how` follows the words of the tutorial."""
        return ""

    def how(self) -> str:
        """Return what can be done now, for who cannot see it."""
        return super().what_now()

    def _bar_state(self, seen: Picture) -> BarState:
        """Ask for the card of the script where the rules would allow any."""
        state = super()._bar_state(seen)
        if not seen.my_turn or seen.must_follow:
            return state
        return state._replace(text=translate("Tutorial", "Your turn: play the card named above"))

    def _show_result(self, seen: Picture) -> None:
        self.ended.emit()


class LessonGestures(Gestures):
    """Lets only the cards of the script go."""

    objection: Callable[[SeatAction], str]
    """Says what is against an action, nothing if the game itself may judge it."""

    def do(self, action: SeatAction) -> bool:
        """Ask the script first and the game then; say whether the action was done."""
        reason = self.objection(action)
        if reason:
            self.refused.emit(reason)
            return False
        return super().do(action)


class TutorialWindow(QDialog):
    """Teaches by doing; it has a match of its own, which nothing saves and nothing counts."""

    def __init__(self, look: Look, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lesson: Lesson = LESSONS[0]
        self._said = self._read_out = self._offered = ""
        self._introduction = later(self, feel.WINDOW_IS_READ, self._say_offer)
        self._played: set[Lesson] = set()
        self.game = Game(None, parent=self, runner=ScriptedRunner(self._scripted, self))
        self.game.set_pace(pace._replace(trick=None))
        self.ground = Playground(look, LogModel(self), self)
        self.announcer = Announcer(self)
        self._coach = Heading(self, weight=QFont.Weight.Normal)
        self.remark = Heading(self, weight=QFont.Weight.Bold)
        self.leave = QPushButton(self)
        self.presenter = LessonPresenter(self.game, self.ground, self.announcer)
        self.gestures = LessonGestures(self.game, self.ground, self.presenter, self.announcer)
        self.gestures.objection = self._objection
        self._lay_out()
        self._connect()
        self.retranslate()
        if parent is not None:
            self.resize(parent.size())
        self._fit()  # before it is shown, or the texts ask for more height than there is

    def _lay_out(self) -> None:
        self._coach.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._coach.setMargin(_MARGIN)
        self._coach.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self._coach.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.leave.setAutoDefault(False)
        row = QHBoxLayout()
        row.setContentsMargins(_MARGIN, 0, _MARGIN, 6)
        row.addWidget(self.remark, 1)
        row.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._coach)
        column.addWidget(self.ground, 1)
        column.addLayout(row)
        self.setTabOrder(self.ground.table.fan, self.ground.table.bar)

    def _connect(self) -> None:
        self.presenter.shown.connect(self._say)
        self.presenter.told.connect(self._read)
        self.presenter.ended.connect(self._end)
        self.gestures.refused.connect(self._refuse)
        self.ground.notice.pressed.connect(self._choose)
        self.ground.curtain.pressed.connect(self._choose)
        self.leave.clicked.connect(self.reject)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._set_title()
        self._coach.setAccessibleName(translate("Tutorial", "What to do now"))
        self._coach.setText(self.text)
        self.leave.setText(translate("Tutorial", "&Leave the tutorial"))
        self.ground.retranslate()
        self.presenter.retranslate()
        self.remark.clear()
        if self.ground.curtain.isVisible():
            self._welcome()
        self._fit()

    def _set_title(self) -> None:
        title = translate("Tutorial", "Tutorial")
        if self.game.has_match:
            game = translate("Tutorial", self._lesson.title)
            title = translate("Tutorial", "Tutorial: {game}").format(game=game)
        self.setWindowTitle(title)

    # The script

    @property
    def text(self) -> str:
        """Return what is said now."""
        return translate("Tutorial", self._said) if self._said else ""

    @property
    def _deal(self) -> DealState:
        deal = self.game.controller.state.deal
        assert deal is not None
        return deal

    def _scripted(self) -> SeatAction:
        """Return the card of the script that comes next."""
        return self._lesson.actions[len(self._deal.actions)]

    def _objection(self, action: SeatAction) -> str:
        state = self.game.controller.state
        if self.game.controller.human_to_act is None or not is_legal(state, action):
            return ""
        if action == self._scripted():
            return ""
        return translate("Tutorial", self._lesson.tricks[len(self._deal.finished)].objection)

    # The course of a lesson

    def begin(self, lesson: Lesson) -> None:
        """Begin a lesson."""
        self._introduction.stop()
        self._lesson = lesson
        self._said = self._read_out = ""
        self._fit()
        self.game.take_up(lesson.log(now_text()))
        self._set_title()
        self.ground.table.fan.setFocus()
        self._read()

    def _say(self) -> None:
        """Say what belongs to the present state; between the learner's moments the text stays."""
        self.remark.clear()
        state = self.game.controller.state
        if state.phase in DEAL_ENDS:
            return
        trick = self._lesson.tricks[len(self._deal.finished)]
        text = ""
        if state.phase is Phase.TRICK_OVER:
            text = trick.outcome
        elif self._deal.turn == LEARNER:
            text = trick.task
        if text and text != self._said:
            self._said = text
            self._coach.setText(self.text)

    def _read(self) -> None:
        """Read out what is said, if that is new."""
        if self._said != self._read_out:
            self._read_out = self._said
            self.announcer.say(in_one_line(self.text, self.presenter.how()))

    def _refuse(self, reason: str) -> None:
        self.remark.setText(reason)
        self.announcer.say(reason, urgent=True)

    def _end(self) -> None:
        state, names = self.game.controller.state, self.presenter.seating
        assert self._deal.result is not None
        title = deal_result(self._deal.result, state.rules, names)
        score = standing(state.score, state.rules, names)
        body = f"{score}\n{translate('Tutorial', self._lesson.farewell)}"
        self._played.add(self._lesson)
        self._offer(self.ground.notice, title, body, self._lesson)

    def _welcome(self) -> None:
        title = translate("Tutorial", "Learn the game by playing it")
        body = translate(
            "Tutorial",
            "Two short deals are played step by step. Above the table it says what to do and why;"
            " play a card by a click, by dragging it to the middle, or with the arrow keys and"
            " Enter. Your own match waits meanwhile.",
        )
        self._offer(self.ground.curtain, title, body, LESSONS[-1])

    def _offer(self, sheet: Notice, title: str, body: str, played: Lesson) -> None:
        """Offer the lessons, the one after the one that was played first, and the end.

        The end comes first when there is nothing new any more.
        """
        after = (LESSONS.index(played) + 1) % len(LESSONS)
        order = (*range(after, len(LESSONS)), *range(after))
        lessons = [
            Choice(f"lesson {number}", "&" + translate("Tutorial", LESSONS[number].title))
            for number in order
        ]
        close = Choice("close", translate("Tutorial", "&Close"))
        veil = QColor(self._look.cloth.rim)
        is_first = sheet is self.ground.curtain
        choices = (close, *lessons) if self._played.issuperset(LESSONS) else (*lessons, close)
        sheet.open(title, body, choices, veil=veil, opaque=is_first)
        self._offered = in_one_line(title, body)
        if is_first:
            self._introduction.start()  # at once the title of the window would cut it short
        else:
            self._say_offer()

    def _say_offer(self) -> None:
        self.announcer.say(self._offered)

    def _choose(self, choice: str) -> None:
        kind, _, number = choice.partition(" ")
        if kind == "lesson":
            self.begin(LESSONS[int(number)])
        else:
            self.accept()

    # The window

    def _fit(self) -> None:
        """Keep as much room for the texts as the longest need: the table must not jump.

        In a small window the texts are written smaller, so that the table has its room too.
        """
        wide = self.width() - 2 * _MARGIN
        said = [text for lesson in LESSONS for text in lesson.texts]
        objections = [trick.objection for lesson in LESSONS for trick in lesson.tricks]
        beside = wide - self.leave.sizeHint().width() - _MARGIN
        for percent in range(_LARGEST_PERCENT, _LEAST_PERCENT - 1, -5):
            for label in (self._coach, self.remark):
                label.set_factor(percent / 100)
            above = _tallest(self._coach, said, wide) + 2 * _MARGIN
            below = _tallest(self.remark, objections, beside)
            if above + below <= _MOST_ROOM * self.height():
                break
        self._coach.setFixedHeight(above)
        self.remark.setFixedHeight(below)

    def showEvent(self, event: QShowEvent) -> None:
        heed_held_keys(self)
        super().showEvent(event)
        if not event.spontaneous() and not self.game.has_match:
            self._fit()
            self._welcome()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def done(self, result: int) -> None:
        """Close, whatever is going on at the table."""
        self.ground.table.fan.cancel_drag()
        self.ground.flights.cut_short()
        self.game.close()
        super().done(result)


def _tallest(label: QLabel, texts: Iterable[str], wide: int) -> int:
    """Return the height that the longest of some texts needs in so much room."""
    room = QRect(0, 0, wide, 9999)
    box = label.fontMetrics().boundingRect
    wraps = Qt.TextFlag.TextWordWrap
    return max(box(room, wraps, translate("Tutorial", text)).height() for text in texts)
