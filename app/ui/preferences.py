"""What the player has chosen, put into effect: language, colours, cards, pace, motion."""

from __future__ import annotations

import logging
from typing import cast, get_args

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from app.core.rules import RuleSet
from app.session.pace import pace
from app.session.setup import MatchSetup, default_seats
from app.storage.errors import StorageError
from app.storage.settings import Settings, SettingsFile
from app.ui import feel, theme
from app.ui.cards.art.style import IndexLetters
from app.ui.cards.cloth import CLOTHS
from app.ui.cards.faces import BACKS, FaceStyle
from app.ui.game import Game, fresh_seed
from app.ui.i18n import SYSTEM, Translators, choose_language, system_languages
from app.ui.theme import Scheme
from app.ui.views.look import Look

_log = logging.getLogger(__name__)


class Preferences(QObject):
    """The settings in force. They are written when they change, and the program lives without."""

    changed = Signal()
    not_kept = Signal(object)
    """A `StorageError`: what the player has changed is in force, but it will be forgotten."""

    def __init__(self, file: SettingsFile | None, game: Game, look: Look) -> None:
        super().__init__()
        self._file, self._game, self._look = file, game, look
        self._translators = Translators()
        self._forced_language, self._has_chosen_language = "", False
        self.trouble: StorageError | None = None
        """What was wrong with the file when it was read."""
        self.settings = self._loaded()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)

    def _loaded(self) -> Settings:
        if self._file is None:
            return Settings()
        try:
            settings = self._file.load()
        except StorageError as error:
            _log.exception("the settings could not be read")
            self.trouble = error
            return Settings()
        self.trouble = self._file.trouble
        return settings

    def force_language(self, language: str) -> None:
        """Use a language for this run, until the player chooses one."""
        self._forced_language = language

    def language_of(self, settings: Settings) -> str:
        """Return the language in which everything is shown with these settings."""
        is_chosen = self._has_chosen_language or settings.language != self.settings.language
        forced = "" if is_chosen else self._forced_language
        return choose_language(forced or settings.language or SYSTEM, system_languages())

    def confirm_language(self) -> None:
        """Forget the language for this run if the player has chosen one for good."""
        if self._has_chosen_language:
            self._forced_language = ""

    def prefer_own_language(self) -> None:
        """Show everything in the language of the settings: the player has chosen just that."""
        if self._forced_language and not self._has_chosen_language:
            self._has_chosen_language = True
            self.put_into_effect()

    def give_up_language(self) -> None:
        """Go back to the language for this run: what was chosen since is given up."""
        if self._has_chosen_language:
            self._has_chosen_language = False
            self.put_into_effect()

    def change(self, settings: Settings) -> None:
        """Put other settings into effect and keep them."""
        if settings != self.settings:
            self._has_chosen_language |= settings.language != self.settings.language
            self.settings = settings
            self._write(asked_for=True)
            self.put_into_effect()

    def _write(self, *, asked_for: bool = False) -> None:
        """Write the settings; a failure is told only where the player has asked for a change."""
        if self._file is None:
            return
        try:
            self._file.save(self.settings)
        except StorageError as error:
            _log.exception("the settings could not be written")
            if asked_for:
                self.not_kept.emit(error)

    def remember(self, setup: MatchSetup) -> None:
        """Offer this match again the next time."""
        chosen = {"rules": setup.rules, "seats": setup.seats, "serious": setup.serious}
        self.settings = self.settings.changed(**chosen)
        self._write()

    def keep_rule_sets(self, rule_sets: tuple[RuleSet, ...]) -> None:
        """Keep the player's own rule sets."""
        self.settings = self.settings.changed(rule_sets=tuple(rule_sets))
        self._write(asked_for=True)

    def keep_window(self, placement: str) -> None:
        """Remember where the window stands."""
        self.settings = self.settings.changed(window=placement)
        self._write()

    def keep_tutorial_done(self) -> None:
        """Remember that the player needs no tutorial."""
        self.settings = self.settings.changed(tutorial_done=True)
        self._write()

    def last_setup(self) -> MatchSetup:
        """Return the match that was chosen last, with cards that nobody has seen."""
        settings = self.settings
        rules = settings.rules
        seats = settings.seats
        if len(seats) != rules.players:
            seats = default_seats(rules.players)
        return MatchSetup(rules, seats, fresh_seed(), serious=settings.serious)

    def choose_language(self) -> None:
        """Show everything in the language of the settings; windows made later cost no switch."""
        self._translators.switch(self.language_of(self.settings))

    def put_into_effect(self) -> None:
        """Make everything look and move as the settings say."""
        settings = self.settings
        self.choose_language()
        theme.apply(cast(Scheme, settings.theme))
        self._look.choose(
            face_style=self._face_style(),
            back_id=settings.card_back or BACKS[0],
            cloth_id=settings.cloth or next(iter(CLOTHS)),
            trump_first=settings.trump_at_end,
            shows_legal=settings.show_legal_cards,
            motion=feel.MOTIONS[settings.pace] if self._may_move() else feel.STILL,
        )
        self._game.set_pace(pace(settings.pace, wait_after_trick=settings.wait_after_trick))
        self.changed.emit()

    def _follow_desktop(self) -> None:
        """Take over the desktop's colours when they turn light or dark."""
        if self.settings.theme == "system":
            theme.apply("system")

    def _face_style(self) -> FaceStyle:
        settings = self.settings
        language = self._translators.language
        own = settings.indices == "language" and language in get_args(IndexLetters)
        return FaceStyle(
            cast(IndexLetters, language) if own else "international",
            settings.large_indices,
            settings.four_colours,
        )

    def _may_move(self) -> bool:
        wish = self.settings.motion
        if wish == "system":
            hint = QStyle.StyleHint.SH_Widget_Animation_Duration
            return QApplication.style().styleHint(hint) > 0
        return wish == "full"

    def close(self) -> None:
        """Let the application be without catalogues again."""
        self._translators.remove()
