"""The doors from the playing window to the dialogs; each is loaded when it is first opened."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from app import __version__
from app.core.errors import HukumError
from app.core.log import MatchLog
from app.session.deal_text import deal_text
from app.session.pace import pace
from app.session.setup import MatchSetup, default_seats
from app.storage.errors import RecordError, StorageError
from app.storage.records import load, single_deal
from app.storage.saves import SUFFIX, export, keep_left, save_as
from app.ui import boxes
from app.ui.game import Game, fresh_seed
from app.ui.preferences import Preferences
from app.ui.texts.files import file_problem
from app.ui.texts.presets import rules_name
from app.ui.views.look import Look

if TYPE_CHECKING:
    from app.ui.dialogs.help import HelpWindow

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)


class Doors(QObject):
    """Opens dialogs above the window; the match stands still while one is open."""

    told = Signal(str)
    """Something was done that is worth a line."""

    def __init__(
        self, game: Game, preferences: Preferences, look: Look, saves: Path, statistics: Path
    ) -> None:
        super().__init__()
        self._game, self._preferences, self._look = game, preferences, look
        self._saves, self._statistics = saves, statistics
        self._kept = ""
        game.may_leave = self._keep

    def new_match(self, window: QWidget) -> None:
        """Let the player choose another match and begin it."""
        from app.ui.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(self._preferences.settings, window)
        dialog.rule_sets_changed.connect(self._preferences.keep_rule_sets)
        with self._game.held():
            setup = dialog.setup()
        dialog.deleteLater()
        if setup is not None:
            self._preferences.remember(setup)
            self._game.begin(setup)

    def open_file(self, window: QWidget) -> None:
        """Let the player choose a file and go on with its match."""
        with self._game.held():
            name, _ = QFileDialog.getOpenFileName(
                window,
                translate("Window", "Open a match"),
                str(self._saves),
                translate("Window", "Matches") + f" (*{SUFFIX})",
            )
        if name:
            self.open_path(window, Path(name))

    def open_path(self, window: QWidget, path: Path) -> None:
        """Go on with the match of a file; say why if that cannot be."""
        text = translate("Window", "This file cannot be opened.")
        try:
            self._game.take_up(load(path))
        except RecordError as error:
            good = self.good_part(window, text, error)
            if good is not None:
                self._game.take_up(good)
        except HukumError as error:
            self._warn(window, text, error)

    def good_part(self, window: QWidget, text: str, error: HukumError) -> MatchLog | None:
        """Say why a match is refused; return the deals before the fault if they are wanted."""
        good = error.good_part if isinstance(error, RecordError) else None
        if good is None or not good.deals:
            self._warn(window, text, error)
            return None
        question = translate("Window", "Open the deals before it?")
        with self._game.held():
            wanted = boxes.ask(window, f"{text}\n\n{file_problem(error)} {question}")
        return good if wanted else None

    def save_as(self, window: QWidget) -> None:
        """Save the match under a name of the player's choice."""
        controller = self._game.controller
        with self._game.held():
            name = boxes.ask_text(
                window,
                translate("Window", "Save the match"),
                translate("Window", "Name:"),
                rules_name(controller.header.rules),
            )
        if name is None:
            return
        try:
            path = save_as(self._saves, name, controller.log)
        except StorageError as error:
            self._warn(window, translate("Window", "The match was not saved."), error)
        else:
            self.told.emit(translate("Window", "Saved as {name}").format(name=path.stem))

    def saves(self, window: QWidget) -> None:
        """Show the saved matches; go on with the one that is chosen."""
        from app.ui.dialogs.saves import SavesDialog

        dialog = SavesDialog(self._saves, window)
        dialog.set_look(self._look.face_style, self._look.cloth_id, self._look.back_id)
        with self._game.held():
            log = dialog.chosen()
        dialog.deleteLater()
        if log is not None:
            self._game.take_up(log)

    def copy_deal(self, window: QWidget) -> None:
        """Put the last finished deal on the clipboard as text."""
        log = self._last_deal()
        QGuiApplication.clipboard().setText(deal_text(log.header.rules, log.deals[0]))
        self.tell_copied()

    def tell_copied(self) -> None:
        """Say that a deal is on the clipboard."""
        self.told.emit(translate("Window", "The deal was copied as text"))

    def export_deal(self, window: QWidget) -> None:
        """Write the last finished deal as a record of its own where the player wants it."""
        log = self._last_deal()
        number = log.deals[0].number
        with self._game.held():
            name, _ = QFileDialog.getSaveFileName(
                window,
                translate("Window", "Export a deal"),
                "" if number is None else f"{number}{SUFFIX}",
                translate("Window", "Matches") + f" (*{SUFFIX})",
            )
        if not name:
            return
        try:
            path = export(Path(name), log)
        except StorageError as error:
            self._warn(window, translate("Window", "The deal was not saved."), error)
        else:
            self.told.emit(translate("Window", "Saved as {name}").format(name=path.stem))

    def _last_deal(self) -> MatchLog:
        log = self._game.controller.log
        return single_deal(log, sum(deal.result is not None for deal in log.deals))

    def paste_deal(self, window: QWidget) -> None:
        """Begin a match with a deal that is given as text."""
        from app.ui.dialogs.paste_deal import PasteDealDialog

        header = self._game.controller.header
        dialog = PasteDealDialog(header.rules, window)
        with self._game.held():
            found = dialog.deal()
        dialog.deleteLater()
        if found is not None:
            rules, deal = found
            seats = header.seats
            if len(seats) != rules.players:
                seats = default_seats(rules.players)
            self._game.begin(MatchSetup(rules, seats, fresh_seed(), first_deal=deal))

    def statistics(self, window: QWidget) -> None:
        """Show the statistics."""
        from app.ui.dialogs.statistics import StatisticsDialog

        self._show(StatisticsDialog(self._statistics, window))

    def preferences(self, window: QWidget) -> None:
        """Let the player change settings, which take effect at once."""
        from app.ui.dialogs.preferences import PreferencesDialog

        preferences = self._preferences
        dialog = PreferencesDialog(preferences.settings, window, preferences.language_of)
        dialog.changed.connect(preferences.change)
        dialog.language_chosen.connect(preferences.prefer_own_language)
        dialog.accepted.connect(preferences.confirm_language)
        dialog.rejected.connect(preferences.give_up_language)
        self._show(dialog)

    def help(self, window: QWidget) -> None:
        """Show the help, open at the rules in force; it may stay open beside the table."""
        from app.ui.dialogs.help import show_help

        show_help(self._game.controller.header.rules, window, self._look)

    def tutorial(self, window: QWidget) -> None:
        """Teach the game at a table of its own, while the match waits."""
        from app.ui.tutorial.window import TutorialWindow

        settings = self._preferences.settings
        self._show(TutorialWindow(self._look, pace(settings.pace), window))

    def tutorial_seen(self) -> None:
        """Remember that the tutorial need not be offered again."""
        self._preferences.keep_tutorial_done()

    def match_began(self, window: QWidget) -> None:
        """Let a help that is open beside the table explain the rules of the new match."""
        shown = cast("HelpWindow | None", window.findChild(QDialog, "help"))
        if shown is not None:
            shown.set_rules(self._game.controller.header.rules)
        if self._kept:
            text = translate(
                "Window", "Your earlier match was kept among the saved matches as {name}"
            )
            self.told.emit(text.format(name=self._kept))
            self._kept = ""

    def _keep(self, log: MatchLog) -> bool:
        """Save a match that makes room for another; if that fails, ask whether it may be lost."""
        try:
            self._kept = keep_left(self._saves, rules_name(log.header.rules), log).stem
        except HukumError as error:
            _log.exception("the match of before could not be kept")
            question = translate("Window", "Leave it all the same? It cannot be brought back.")
            return self._may_be_lost(error, question)
        return True

    def may_quit(self, error: StorageError) -> bool:
        """Ask whether the match at the table, which cannot be saved, may be lost at the end."""
        question = translate("Window", "Quit all the same? It cannot be brought back.")
        return self._may_be_lost(error, question)

    def _may_be_lost(self, error: HukumError, question: str) -> bool:
        lost = translate("Window", "The match at the table cannot be kept.")
        with self._game.held():
            text = f"{lost} {file_problem(error)}\n\n{question}"
            return boxes.ask(QApplication.activeWindow(), text, usual=False)

    def about(self, window: QWidget) -> None:
        """Say what this program is."""
        text = translate("Window", "Hukum {version}: Dehla Pakad and Mendikot on your desktop.")
        licence = translate("Window", "Free software under the GNU GPL, version 3 or later.")
        with self._game.held():
            boxes.tell(window, text.format(version=__version__) + "\n\n" + licence)

    def _show(self, dialog: QDialog) -> None:
        with self._game.held():
            dialog.exec()
        dialog.deleteLater()

    def _warn(self, window: QWidget, text: str, error: HukumError) -> None:
        with self._game.held():
            boxes.warn(window, f"{text}\n\n{file_problem(error)}")
