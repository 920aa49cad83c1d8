"""The window: menus, playing surface, status line, and the doors to all dialogs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton

from app.ai.player import Decision
from app.core.log import DEAL_ENDS, Step
from app.core.outcomes import is_decided
from app.core.phases import Phase
from app.storage.errors import StorageError
from app.storage.settings import Settings
from app.ui import boxes, feel, words
from app.ui.actions import Actions
from app.ui.announcer import Announcer
from app.ui.game import Game
from app.ui.gestures import Gestures
from app.ui.held_keys import heed_held_keys
from app.ui.models.log import LogModel
from app.ui.opened_files import dropped_file
from app.ui.presenter import TablePresenter
from app.ui.reading import later
from app.ui.spoken import in_one_line, plain_text
from app.ui.texts.events import trump_state
from app.ui.texts.files import file_problem
from app.ui.texts.hints import hint
from app.ui.views.last_trick import LastTrickView
from app.ui.views.look import Look
from app.ui.views.playground import Playground
from app.ui.views.status_line import StatusLine
from app.ui.windows import Doors

translate = QCoreApplication.translate


class MainWindow(QMainWindow):
    """The playing window; it may be closed at any moment, since every action is saved."""

    closed = Signal()

    def __init__(self, game: Game, look: Look, doors: Doors) -> None:
        super().__init__()
        self._game, self._look, self._doors = game, look, doors
        self._paused = False
        self._was_read, self._reader = False, 0
        self._private_to: int | None = None
        self.setWindowTitle("Hukum")
        self.setMinimumSize(*feel.SMALLEST_WINDOW)
        self.setAcceptDrops(True)
        log = LogModel(self)
        self.ground = Playground(look, log, self)
        self.setCentralWidget(self.ground)
        self.announcer = Announcer(self)
        self.presenter = TablePresenter(game, self.ground, self.announcer)
        self.gestures = Gestures(game, self.ground, self.presenter, self.announcer)
        self.last_trick = LastTrickView(look, self.ground.table.trick_area, self.ground.table)
        self.setStatusBar(StatusLine(self))
        self.trouble = QLabel(self)
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        self._error: StorageError | None = None
        self.statusBar().addPermanentWidget(self.trouble, 1)
        self.offer = QPushButton(self)
        self._offers_lessons = False
        self._introduction = later(self, feel.WINDOW_IS_READ, self._say_what_is_shown)
        self.statusBar().addPermanentWidget(self.offer)
        self.actions_ = Actions(self, self._handlers())
        self.setTabOrder(self.ground.table.fan, self.ground.table.bar)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.presenter.shown.connect(self._update_actions)
        self.gestures.refused.connect(self._tell_viewer)
        self._doors.told.connect(self.inform)
        self.ground.notice.pressed.connect(self._notice_pressed)
        self._game.save_trouble.connect(self._save_trouble)
        self.statusBar().messageChanged.connect(lambda _: self._show_offer())
        self._game.began.connect(self._began)
        self._game.step_made.connect(self._step_made)
        self.offer.clicked.connect(self._teach)
        self.ground.report.next_wanted.connect(self._next_deal)
        self.ground.report.new_match_wanted.connect(lambda: self._doors.new_match(self))
        self.ground.report.same_wanted.connect(lambda index: self._game.go_back(index, 0))
        self.ground.report.take_over_wanted.connect(self._game.go_back)
        self.ground.report.copied.connect(self._doors.tell_copied)
        self.ground.report.closed.connect(self.presenter.refresh)
        self.actions_["show_log"].setChecked(True)

    def _handlers(self) -> dict[str, Callable[..., object]]:
        doors = self._doors
        return {
            "new_match": lambda: doors.new_match(self),
            "same_deal": self._same_deal,
            "open": lambda: doors.open_file(self),
            "save_as": lambda: doors.save_as(self),
            "saves": lambda: doors.saves(self),
            "copy_deal": lambda: doors.copy_deal(self),
            "export_deal": lambda: doors.export_deal(self),
            "paste_deal": lambda: doors.paste_deal(self),
            "statistics": lambda: doors.statistics(self),
            "quit": self.close,
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "last_trick": self._show_last_trick,
            "tell_trump": self._tell_trump,
            "report": self._report,
            "claim": self._claim,
            "concede": self._concede,
            "pause": self._pause,
            "full_screen": self._full_screen,
            "show_log": self.ground.stake.want_below,
            "preferences": lambda: doors.preferences(self),
            "help": lambda: doors.help(self),
            "tutorial": self._teach,
            "about": lambda: doors.about(self),
        }

    def _began(self) -> None:
        self._paused = False
        self.statusBar().clearMessage()
        self._doors.match_began(self)

    def _step_made(self, step: Step) -> None:
        if step.state.phase in DEAL_ENDS:
            self._no_beginner_any_more()

    def _no_beginner_any_more(self) -> None:
        """Offer the tutorial in the menu alone: whoever has played a deal knows how."""
        if self._offers_lessons:
            self._offers_lessons = False
            self._show_offer()
            self._doors.tutorial_seen()

    def _show_offer(self) -> None:
        """Show the offer to beginners where nothing else is said."""
        self.offer.setVisible(self._offers_lessons and not self.statusBar().currentMessage())

    # What the menus do

    def _teach(self) -> None:
        self._no_beginner_any_more()
        self._doors.tutorial(self)

    def _undo(self) -> None:
        if self._is_serious:
            self.refuse(translate("Window", "In a serious match nothing is taken back."))
            return
        self.ground.table.fan.cancel_drag()
        self.statusBar().clearMessage()  # it was said of another position
        self._game.controller.undo()

    def _redo(self) -> None:
        self.ground.table.fan.cancel_drag()
        self.statusBar().clearMessage()  # it was said of another position
        self._game.controller.redo()

    @property
    def _is_serious(self) -> bool:
        return self._game.controller.header.serious

    def _hint(self) -> None:
        if self._is_serious:
            self.refuse(translate("Window", "In a serious match there are no hints."))
            return
        if self._game.ask_hint(self._show_hint):
            self._tell_viewer(translate("Window", "Thinking about a hint…"))

    def _show_hint(self, decision: Decision | None) -> None:
        if decision is not None:
            text = hint(decision, self.presenter.seating)
            self._tell_viewer(text, stays=True)
            self.ground.table.fan.point_out(decision.action.card)
            self.announcer.say(text, urgent=True)

    def _show_last_trick(self) -> None:
        if self.last_trick.isVisible():
            self.last_trick.close_up()
            return
        seen = self.presenter.picture
        deal = self._game.controller.state.deal
        if seen is not None and deal is not None and deal.finished:
            trick = deal.finished[-1]
            self.last_trick.open(trick, seen, self.presenter.seating)
            self.announcer.say(self.last_trick.told)

    def _tell_trump(self) -> None:
        """Say how the trump, the tens and the tricks stand."""
        seen = self.presenter.picture
        if seen is not None:
            trump = trump_state(seen.trump, seen.rules, self.presenter.seating)
            text = f"{trump}. {words.deal_standing(seen)}"
            if seen.pile:
                text += " " + words.deal_line(seen, self.presenter.seating)
            self._tell_viewer(text)
            self.announcer.say(self.presenter.all_told(text), urgent=True)

    def _report(self) -> None:
        """Show the report of the last finished deal."""
        log = self._game.controller.log
        finished = [index for index, deal in enumerate(log.deals) if deal.result is not None]
        if finished:
            self.ground.notice.hide()
            self.ground.report.open(log, finished[-1])
            self.announcer.say(self.ground.report.headline)

    def _next_deal(self) -> None:
        self.ground.report.hide()
        self._game.controller.carry_on()

    def _same_deal(self) -> None:
        if self._is_serious:
            self.refuse(translate("Window", "In a serious match no deal is played again."))
            return
        deals = self._game.controller.log.deals
        if deals:
            self._game.go_back(len(deals) - 1, 0)

    def _claim(self) -> None:
        state = self._game.controller.state
        assert state.deal is not None
        off_lead = state.phase is not Phase.LEAD and not is_decided(state.rules, state.deal)
        question = translate("Window", "Claim all the tricks that are left?")
        if off_lead or self._sure(question):  # off the lead it is refused, without a question
            self.gestures.claim_rest()

    def _concede(self) -> None:
        question = translate(
            "Window", "Give this deal up? It is scored as if the others took all that is left."
        )
        if self._sure(question, usual=False):
            self.gestures.give_up()

    def _sure(self, question: str, *, usual: bool = True) -> bool:
        """Ask; ``usual`` is the answer that Enter gives."""
        with self._game.held():
            return boxes.ask(self, question, usual=usual)

    def _pause(self) -> None:
        self._paused = not self._paused
        controller = self._game.controller
        if self._paused:
            controller.hold()
            self.presenter.show_pause()
        else:
            self.ground.notice.hide()
            controller.release()
        self.presenter.refresh()

    def _full_screen(self, wanted: bool) -> None:
        state = self.windowState() & ~Qt.WindowState.WindowFullScreen
        self.setWindowState(state | Qt.WindowState.WindowFullScreen if wanted else state)

    def _notice_pressed(self, choice: str) -> None:
        match choice:
            case "next":
                self._next_deal()
            case "again":
                self._game.play_again()
            case "new":
                self._doors.new_match(self)
            case "report":
                self._report()
            case "resume":
                self._pause()

    # What it tells

    def tell(self, text: str, *, stays: bool = False) -> None:
        """Say something in the status line, for a while; at most until a turn with it is over."""
        self._was_read = self._game.has_match and self._game.controller.human_to_act is not None
        self._reader, self._private_to = self.presenter.viewer, None
        self.statusBar().showMessage(text, 0 if stays else round(feel.REASON_STAYS * 1000))

    def inform(self, text: str, *, stays: bool = False) -> None:
        """Say something that comes on its own, to screen readers too."""
        self.tell(text, stays=stays)
        self.announcer.say(text)

    def refuse(self, text: str) -> None:
        """Say why something is not possible, to screen readers at once."""
        self.tell(text)
        self.announcer.say(text, urgent=True)

    def _tell_viewer(self, text: str, *, stays: bool = False) -> None:
        """Say what nobody else at this screen may read."""
        self.tell(text, stays=stays)
        self._private_to = self.presenter.viewer

    def _save_trouble(self, error: StorageError | None) -> None:
        """Say that the match is not safe, for as long as it is not."""
        self._error = error
        self.trouble.setText(self._trouble_text())
        self.trouble.setVisible(error is not None)
        self.announcer.say(self.trouble.text(), urgent=True)

    def _trouble_text(self) -> str:
        if self._error is None:
            return ""
        text = translate("Window", "The match cannot be saved: {reason}")
        return text.format(reason=file_problem(self._error))

    def _update_actions(self) -> None:
        controller = self._game.controller
        state = controller.state
        deal = state.deal
        my_turn = controller.human_to_act is not None
        serious = controller.header.serious  # then it is said why nothing is taken back or hinted
        playing = deal is not None and state.phase not in DEAL_ENDS
        in_use = not (self._paused or self.ground.is_covered)
        self.actions_.enable(
            undo=(controller.can_undo or (serious and deal is not None)) and not self._paused,
            redo=controller.can_redo and not self._paused,
            pause=self._paused or not self.ground.is_covered,
            hint=(my_turn or serious) and in_use,
            last_trick=deal is not None and bool(deal.finished) and not self.ground.is_covered,
            tell_trump=deal is not None and not self.ground.is_covered,
            claim=my_turn and playing and in_use,
            concede=my_turn and playing and in_use,
            report=controller.has_finished_deal,
            copy_deal=controller.has_finished_deal,
            export_deal=controller.has_finished_deal,
            same_deal=deal is not None,
        )
        if self.last_trick.isVisible():
            self.last_trick.close_up()
        self._clear_what_was_read(my_turn=my_turn)

    def _clear_what_was_read(self, *, my_turn: bool) -> None:
        """Take away what was said for a turn that is over, or to somebody who is not here now."""
        viewer = self.presenter.viewer
        is_over = self._was_read and not (my_turn and self._reader == viewer)
        if is_over or self._private_to not in (None, viewer):
            self.statusBar().clearMessage()
            self._private_to = None
        self._was_read, self._reader = my_turn, viewer

    def apply(self, settings: Settings) -> None:
        """Follow the settings that concern the window itself."""
        self.actions_.set_shortcuts(settings.shortcuts)
        self._offers_lessons = not settings.tutorial_done
        self._show_offer()
        self.presenter.refresh()

    def place(self, stored: str) -> None:
        """Stand where the window stood at the last end, as far as there is a screen."""
        if not stored or not self.restoreGeometry(QByteArray.fromBase64(stored.encode())):
            self.resize(*feel.FIRST_WINDOW)
        if not self.isMaximized() and not self.isFullScreen():
            room = self.screen().availableSize() - QSize(*feel.WINDOW_FRAME)
            self.resize(self.size().boundedTo(room))

    def placement(self) -> str:
        """Return where the window stands, for `place`."""
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.actions_.retranslate()
        self.offer.setText(translate("Window", "New here? Learn it by &doing"))
        self.offer.setToolTip(translate("Window", "Plays two deals with you, step by step."))
        self.ground.retranslate()
        self.presenter.retranslate()
        self.statusBar().clearMessage()
        self.trouble.setText(self._trouble_text())
        if self._paused:
            self.presenter.show_pause()

    # Events of the window

    def _say_what_is_shown(self) -> None:
        """Say what an eye finds in a window that has just come."""
        if self.offer.isVisible():
            self.announcer.say(in_one_line(plain_text(self.offer.text()), self.offer.toolTip()))
        self.presenter.say_position()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_["full_screen"].setChecked(self.isFullScreen())
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            _take_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            _take_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            _take_copy(event)
            # Whoever dragged it waits until the drop is over, and a message may stay open long.
            QTimer.singleShot(0, self, partial(self._doors.open_path, self, path))

    def _may_close(self) -> bool:
        """Ask before a match is lost with the window, unless there is room for it again."""
        is_lost = self.isVisible() and self._error is not None and self._game.is_worth_keeping
        if not is_lost:
            return True
        self._game.save()
        return self._error is None or self._doors.may_quit(self._error)

    def showEvent(self, event: QShowEvent) -> None:
        heed_held_keys(self)
        super().showEvent(event)
        if not event.spontaneous():
            self._introduction.start()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        self.ground.table.fan.cancel_drag()
        self.ground.report.end()
        self.closed.emit()
        super().closeEvent(event)


def _take_copy(event: QDropEvent) -> None:
    """Take what is dragged as a copy: whoever offers it to be moved would delete the file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
