"""The application: starts the window, takes the last match up, and ends without a trace."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

from app import APP_ID, __version__
from app.core.errors import HukumError
from app.session.setup import MatchSetup, default_setup
from app.storage.autosave import Autosave, SetAside
from app.storage.errors import StorageError
from app.storage.paths import Places, find_places
from app.storage.record_text import dumps
from app.storage.settings import SettingsFile
from app.ui import boxes
from app.ui.cards.icon import application_icon
from app.ui.faults import Catcher
from app.ui.game import Game, fresh_seed
from app.ui.garbage import collect_when_idle
from app.ui.i18n import SYSTEM, Translators
from app.ui.late_log import LateLog
from app.ui.main_window import MainWindow
from app.ui.opened_files import OpenedFiles
from app.ui.preferences import Preferences
from app.ui.sound import Sounds, system_player
from app.ui.texts.files import file_problem
from app.ui.views.look import Look
from app.ui.windows import Doors

if TYPE_CHECKING:
    from app.storage.statistics import Statistics

translate = QCoreApplication.translate
STYLE_MEMORY = 1024
"""Kilobytes for the pictures that the styles of Qt keep of each button in each size and state."""
AFTER_THE_PICTURE = 50
"""Milliseconds after the start in which the first picture is painted."""
_log = logging.getLogger(__name__)


class Options(NamedTuple):
    """What the command line may ask of the window."""

    file: Path | None = None
    language: str = ""
    data_dir: Path | None = None
    safe_mode: bool = False


class Program:
    """Everything that lives as long as the window."""

    def __init__(
        self,
        options: Options,
        places: Places,
        autosave: Autosave | None,
        no_autosave: StorageError | None = None,
    ) -> None:
        """Make everything; ``no_autosave`` says why matches cannot be saved, if they cannot."""
        QPixmapCache.setCacheLimit(STYLE_MEMORY)
        self._options, self._places = options, places
        self._autosave, self._no_autosave = autosave, no_autosave
        self.look = Look()
        self._troubles: list[StorageError] = []
        self.game = Game(autosave, None if options.safe_mode else self._statistics)
        file = None if options.safe_mode else SettingsFile(places.settings)
        self.preferences = Preferences(file, self.game, self.look)
        if self.preferences.trouble is not None:
            self._troubles.append(self.preferences.trouble)
        self.preferences.force_language(options.language)
        self.preferences.choose_language()
        doors = Doors(self.game, self.preferences, self.look, places.saves, places.statistics)
        self.doors = doors
        self.window = MainWindow(self.game, self.look, doors)
        self.sounds = Sounds(self.game, system_player, self._side, lambda: self.look.motion)
        self._settling = QTimer(self.window, singleShot=True, interval=AFTER_THE_PICTURE)
        self._settling.timeout.connect(self._settle)
        self.preferences.changed.connect(self._apply)
        self.preferences.not_kept.connect(self._settings_not_kept)
        self.window.closed.connect(self.close)
        self.preferences.put_into_effect()

    def _statistics(self) -> Statistics | None:
        from app.storage.statistics import Statistics

        path = self._places.statistics
        try:
            statistics = Statistics(path)
        except StorageError as error:
            _log.exception("deals cannot be counted")
            self._troubles.append(error)
            return None
        if statistics.set_aside is not None:
            self._troubles.append(StorageError("damaged", "was set aside", path))
        return statistics

    def _side(self) -> int:
        """Return the side of the seat that looks at the table."""
        return self.window.presenter.viewer % 2

    def _apply(self) -> None:
        self.window.apply(self.preferences.settings)
        self.sounds.apply(self.preferences.settings)

    def start(self) -> None:
        """Show the window with a match on the table: a file's, the last one, or a new one.

        The last one is taken up even if a file is named, so that it makes room as at any moment.
        """
        self.window.place("" if self._options.safe_mode else self.preferences.settings.window)
        if not self._options.safe_mode:
            self._take_up()
        if self._options.file is not None:
            self.doors.open_path(self.window, self._options.file)
        if not self.game.has_match:
            self.game.begin(self._first_setup())
        self.window.show()
        self.window.ground.take_focus()
        self._settling.start()
        if sys.platform == "darwin":
            self.receive_files()

    def receive_files(self) -> None:
        """Open the files that the system hands over from now on."""
        files = OpenedFiles(lambda path: self.doors.open_path(self.window, path), self.window)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(files)

    def _tell_troubles(self) -> None:
        """Say which files could not be used; what was in them is kept under another name.

        If nothing can be saved in the first place, that is what is told, and the rest goes with it.
        """
        whole = self._no_autosave
        if whole is not None:
            self.game.save_trouble.emit(whole)
        troubles = [each for each in self._troubles if whole is None or each.reason != whole.reason]
        if troubles:
            texts = [f"{each.path.name}: {file_problem(each)}" for each in troubles]
            self.window.inform(" ".join(texts), stays=True)

    def _settings_not_kept(self, error: StorageError) -> None:
        text = translate("Window", "The preferences cannot be kept.")
        self.window.inform(f"{text} {file_problem(error)}", stays=True)

    def _first_setup(self) -> MatchSetup:
        if self._options.safe_mode:
            return default_setup(fresh_seed())
        return self.preferences.last_setup()

    def _take_up(self) -> None:
        if self._autosave is None:
            return
        if self._autosave.crashed_before and not self._shall_try_again():
            self._autosave.put_away()
            return
        try:
            log = self._autosave.take_up()
            if log is not None:
                self.game.take_up(log)
        except SetAside as error:
            text = translate(
                "Window", "The last match could not be read. It is kept under the name {name}."
            )
            text = text.format(name=error.path.name)
            good = self.doors.good_part(self.window, text, error.error)
            if good is not None:
                self.game.take_up(good)
        except HukumError as error:
            self._tell(translate("Window", "The last match cannot be taken up."), error)

    def _settle(self) -> None:
        """Do what the first picture need not wait for."""
        self.game.open_statistics()
        self._tell_troubles()
        self._taken_up()

    def _taken_up(self) -> None:
        """Note that the start has gone well."""
        if self._autosave is not None:
            try:
                self._autosave.taken_up()
            except StorageError:
                _log.exception("the mark of the start could not be removed")

    def _shall_try_again(self) -> bool:
        question = translate(
            "Window",
            "The program ended unexpectedly while it was taking up the last match. Try it again?"
            " Otherwise the match is kept in a file and a new one begins.",
        )
        return boxes.ask(self.window, question)

    def _tell(self, text: str, error: HukumError) -> None:
        boxes.warn(self.window, f"{text}\n\n{file_problem(error)}")

    def record(self) -> str:
        """Return the match at the table as a record."""
        return dumps(self.game.controller.log) if self.game.has_match else ""

    def close(self) -> None:
        """End: remember the window's place, stop all that runs."""
        self._settling.stop()
        self._taken_up()
        if not self._options.safe_mode:
            self.preferences.keep_window(self.window.placement())
        self.game.close()
        self.sounds.close()
        self.preferences.close()


def run(options: Options, arguments: Sequence[str] = ()) -> int:
    """Run the window until it is closed and return the exit code."""
    places = find_places(options.data_dir)
    _log_to(places.log)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    application = _application(arguments)
    collect_when_idle()
    catcher = Catcher(places.log)
    catcher.install()
    try:
        return _run(options, places, application, catcher)
    finally:
        catcher.remove()


def _run(options: Options, places: Places, application: QApplication, catcher: Catcher) -> int:
    autosave: Autosave | None = None
    trouble: StorageError | None = None
    try:
        autosave = Autosave(places.current_match)
    except StorageError as error:
        _log.exception("matches cannot be saved")
        if error.reason == "in_use":
            _tell_running(options.language or _chosen_language(places))
            return 1
        trouble = error
    try:
        program = Program(options, places, autosave, trouble)
        catcher.window, catcher.record = program.window, program.record
        program.start()
    except Exception as error:  # whatever it is, it is told, and not only to a terminal
        catcher.tell_now(error)
        if autosave is not None:
            autosave.close()
        return 1
    return application.exec()


def _tell_running(language: str) -> None:
    """Say in the player's language that there is a window already."""
    translators = Translators()
    translators.switch(language or SYSTEM)
    text = translate("Window", "Hukum is already running. Please use its window.")
    boxes.tell(None, text)
    translators.remove()


def _chosen_language(places: Places) -> str:
    try:
        return SettingsFile(places.settings).load().language
    except StorageError:
        return ""


def _application(arguments: Sequence[str]) -> QApplication:
    QGuiApplication.setDesktopFileName(APP_ID)
    QCoreApplication.setApplicationName("hukum")
    QCoreApplication.setApplicationVersion(__version__)
    application = QApplication(["hukum", *arguments])
    application.setApplicationDisplayName("Hukum")
    application.setWindowIcon(application_icon())
    return application


def _log_to(path: Path) -> None:
    """Write warnings and errors to a file; without one they are lost, and nothing else is."""
    logging.raiseExceptions = False
    handler = LateLog(path)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
