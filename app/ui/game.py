"""The match at the table: a controller, its AI seats, and a save after every action."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from app.ai.player import Decision
from app.core.actions import SeatAction
from app.core.log import DEAL_ENDS, MatchLog, Step
from app.core.phases import Phase
from app.session.controller import Controller
from app.session.pace import PACES, Pace
from app.session.replay import cut_off
from app.session.seats import Thinker, hint_request
from app.session.setup import MatchSetup, new_log
from app.storage.autosave import Autosave
from app.storage.errors import StorageError
from app.ui.ai_runner import AiRunner
from app.ui.bridge import QtScheduler, Relay

if TYPE_CHECKING:
    from app.storage.statistics import Statistics

_log = logging.getLogger(__name__)

Hint = Callable[[Decision | None], None]


class Runner(Thinker, Protocol):
    """A thinker that can be closed for good."""

    def close(self) -> None:
        """Stop to think, and leave nothing behind."""
        ...


def fresh_seed() -> int:
    """Return a seed that nobody has played."""
    return 1 + int.from_bytes(os.urandom(4)) // 2


def now_text() -> str:
    """Return the time as records have it: ISO 8601 in UTC."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Game(QObject):
    """Plays matches. A match is saved before anybody hears that something has happened."""

    began = Signal()
    """Another match lies on the table."""
    step_made = Signal(object)
    jumped = Signal()
    save_trouble = Signal(object)
    """A `StorageError` when saving begins to fail, None when it works again."""

    def __init__(
        self,
        autosave: Autosave | None,
        find_statistics: Callable[[], Statistics | None] | None = None,
        parent: QObject | None = None,
        runner: Runner | None = None,
    ) -> None:
        """Take where to save, and what opens the statistics, which is asked once."""
        super().__init__(parent)
        self._autosave, self._find_statistics = autosave, find_statistics
        self._statistics: Statistics | None = None
        self._save_works = True
        self._scheduler = QtScheduler(self)
        self._runner = runner or AiRunner(self)
        self._pace = PACES["normal"]
        self._controller: Controller | None = None
        self._relay = Relay(self)
        self._hints = 0
        self.may_leave: Callable[[MatchLog], bool] = lambda _: True
        """Is asked before a match that was played for a while makes room for another."""

    @property
    def controller(self) -> Controller:
        """Return the controller of the match at the table; a match must have begun."""
        assert self._controller is not None
        return self._controller

    @property
    def has_match(self) -> bool:
        """Say whether a match has begun."""
        return self._controller is not None

    @property
    def is_worth_keeping(self) -> bool:
        """Say whether a match was played for a while and is not over."""
        controller = self._controller
        if controller is None or controller.state.phase is Phase.MATCH_OVER:
            return False
        return controller.has_finished_deal

    def begin(self, setup: MatchSetup) -> None:
        """Begin another match."""
        self._put_on_table(new_log(setup, now_text()), setup.first_number)

    def take_up(self, log: MatchLog) -> None:
        """Go on with a match where its log ends; raise `IllegalActionError` if it is no match."""
        self._put_on_table(log)

    def play_again(self) -> None:
        """Begin another match with the same rules and seats."""
        header = self.controller.header
        setup = MatchSetup(header.rules, header.seats, fresh_seed(), serious=header.serious)
        self.begin(setup)

    def go_back(self, index: int, actions: int) -> None:
        """Play a deal (index from 0) again from after some of its actions.

        In a serious match nothing happens: it would be undo by another door.
        """
        controller = self.controller
        if not controller.header.serious:
            log = cut_off(controller.log, index, actions)
            self._put_on_table(log, seen=controller.seen)

    def _put_on_table(self, log: MatchLog, first_number: int | None = None, seen: int = 0) -> None:
        relay = Relay(self)
        if self._autosave is not None:
            seen = max(seen, self._autosave.dealt(log.header))
        fresh = Controller(
            log, self._scheduler, self._runner, relay, self._pace, first_number, seen
        )
        if self._controller is not None:
            if not self._can_leave(self._controller, fresh):
                relay.deleteLater()
                return
            self._controller.stop()
        self._runner.stop()
        self._relay.deleteLater()
        self._relay = relay
        self._controller = fresh
        relay.step_made.connect(self._step_made)
        relay.jumped.connect(self._jumped)
        self.save()
        self.began.emit()
        fresh.start()

    def _can_leave(self, old: Controller, fresh: Controller) -> bool:
        is_over = old.state.phase is Phase.MATCH_OVER and old.header != fresh.header
        return not old.has_finished_deal or is_over or self.may_leave(old.log)

    def _step_made(self, step: Step) -> None:
        self._runner.stop()  # a hint that comes now would be told to whoever is next
        if step.state.phase in DEAL_ENDS:
            self._count(self.controller.log)
        self.save()
        self.step_made.emit(step)

    def _count(self, log: MatchLog) -> None:
        """Count the deal that has just ended.

        It comes before the save: after a kill in between the end is played again and corrects the
        count, while an end that was saved first would never be counted.
        """
        self.open_statistics()
        if self._statistics is None:
            return
        try:
            self._statistics.add(log.header, log.deals[-1], now_text())
        except StorageError:
            _log.exception("the deal could not be counted")

    def open_statistics(self) -> None:
        """Open the statistics, if that has not been tried before."""
        if self._find_statistics is not None:
            find, self._find_statistics = self._find_statistics, None
            self._statistics = find()

    def _jumped(self) -> None:
        self._runner.stop()
        self.save()
        self.jumped.emit()

    def save(self) -> None:
        """Save the match as it stands."""
        if self._autosave is None:
            return
        try:
            self._autosave.save(self.controller.log)
        except StorageError as error:
            if self._save_works:
                _log.exception("the match could not be saved")
                self._save_works = False
                self.save_trouble.emit(error)
        else:
            if not self._save_works:
                self._save_works = True
                self.save_trouble.emit(None)

    def set_pace(self, pace: Pace) -> None:
        """Change the pace."""
        self._pace = pace
        if self._controller is not None:
            self._controller.set_pace(pace)

    def submit(self, action: SeatAction) -> None:
        """Do what a person has decided; raise `IllegalActionError` if it is not possible."""
        self.controller.submit(action)

    def skip_cut(self) -> None:
        """Let the cut for the deal take no time any more."""
        self.controller.set_pace(self._pace._replace(cut=0.0))

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let the match, if there is one yet, stand still while something is open above it."""
        controller = self._controller
        if controller is not None:
            controller.hold()
        try:
            yield
        finally:
            if controller is not None:
                controller.release()

    def ask_hint(self, deliver: Hint) -> bool:
        """Let the strongest level think for the person who must decide; say whether it may."""
        controller = self.controller
        seat = controller.human_to_act
        if seat is None or controller.header.serious:
            return False
        controller.mark_assisted()
        self._hints += 1
        request = hint_request(controller.observe(seat), self._hints)
        self._runner.think(request, lambda _, decision: deliver(decision))
        return True

    def close(self) -> None:
        """End for good: no timer, no thought, no lock is left."""
        if self._controller is not None:
            self._controller.stop()
        self._runner.close()
        if self._statistics is not None:
            self._statistics.close()
        if self._autosave is not None:
            self._autosave.close()
