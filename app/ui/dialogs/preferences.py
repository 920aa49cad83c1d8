"""The preferences: what is changed here is seen at once, and can be taken back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.session.pace import PACES
from app.storage.settings import Settings
from app.ui.boxes import in_words
from app.ui.dialogs.base import (
    Pages,
    Retranslated,
    RetranslatedDialog,
    WholeCombo,
    plain_label,
    scrolled,
)
from app.ui.dialogs.look_page import LookPage
from app.ui.dialogs.shortcuts_page import ShortcutsPage
from app.ui.dialogs.sound_page import SWITCHES, SoundPage
from app.ui.i18n import LANGUAGES, SYSTEM, choose_language, system_languages
from app.ui.texts.looks import motion_name, pace_name, theme_name
from app.ui.theme import SCHEMES

translate = QCoreApplication.translate

_AS_SYSTEM = ""
MOTIONS = ("system", "full", "reduced")


class PlayPage(Retranslated):
    """Language, colours, pace and motion; ``changed`` tells the settings at once."""

    changed = Signal(object)
    language_chosen = Signal()
    """A language was chosen, maybe the one that stood there: another may be in use for one run."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = Settings()
        self.language, self.theme = WholeCombo(), WholeCombo()
        self.pace, self.motion = WholeCombo(), WholeCombo()
        self.wait = QCheckBox()
        self._labels = [QLabel() for _ in range(4)]
        self.note = plain_label()
        self._fill_choices()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _fill_choices(self) -> None:
        self.language.addItem("", _AS_SYSTEM)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        for combo, choices in (
            (self.theme, SCHEMES),
            (self.pace, tuple(PACES)),
            (self.motion, MOTIONS),
        ):
            for choice in choices:
                combo.addItem("", choice)

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        fields = (self.language, self.theme, self.pace, self.motion)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        form.addRow(self.wait)
        form.addRow(self.note)

    def _connect(self) -> None:
        for combo in (self.language, self.theme, self.pace, self.motion):
            combo.currentIndexChanged.connect(self._read)
        self.wait.toggled.connect(self._read)
        self.language.activated.connect(lambda _: self.language_chosen.emit())

    def show_settings(self, settings: Settings) -> None:
        """Show some settings without telling anybody."""
        self.blockSignals(True)
        for combo, choice in (
            (self.language, settings.language),
            (self.theme, settings.theme),
            (self.pace, settings.pace),
            (self.motion, settings.motion),
        ):
            combo.setCurrentIndex(max(0, combo.findData(choice)))
        self.wait.setChecked(settings.wait_after_trick)
        self.blockSignals(False)
        self._settings = settings

    def _read(self) -> None:
        if self.signalsBlocked():
            return
        self._settings = self._settings.changed(
            language=self.language.currentData(),
            theme=self.theme.currentData(),
            pace=self.pace.currentData(),
            motion=self.motion.currentData(),
            wait_after_trick=self.wait.isChecked(),
        )
        self.changed.emit(self._settings)

    def retranslate(self) -> None:
        """Set every text."""
        self.blockSignals(True)
        texts = (
            translate("Preferences", "&Language"),
            translate("Preferences", "&Colours"),
            translate("Preferences", "&Pace"),
            translate("Preferences", "&Motion"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.language.setItemText(0, translate("Preferences", "same as the system"))
        names = ((self.theme, theme_name), (self.pace, pace_name), (self.motion, motion_name))
        for combo, name in names:
            for number in range(combo.count()):
                combo.setItemText(number, name(combo.itemData(number)))
        self.wait.setText(translate("Preferences", "&Wait for me after each trick"))
        self.note.setText(translate("Preferences", "What you change here takes effect at once."))
        self._align()
        self.blockSignals(False)

    def _align(self) -> None:
        """Make the choices, which stand one below the other, equally wide."""
        choices = (self.language, self.theme, self.pace, self.motion)
        widest = max(choice.sizeHint().width() for choice in choices)
        for choice in choices:
            choice.setMinimumWidth(widest)


LanguageOf = Callable[[Settings], str]


def _language(settings: Settings) -> str:
    return choose_language(settings.language or SYSTEM, system_languages())


class PreferencesDialog(RetranslatedDialog):
    """Edits the settings; ``changed`` tells them after every change, and again when given up.

    ``language_of`` says in which language everything is shown with some settings.
    """

    changed = Signal(object)
    language_chosen = Signal()

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        language_of: LanguageOf = _language,
    ) -> None:
        super().__init__(parent)
        self._language_of = language_of
        self._before = self._settings = settings
        self.tabs = Pages()
        self.play, self.look = PlayPage(), LookPage(language_of(settings))
        self.sound, self.shortcuts = SoundPage(), ShortcutsPage()
        buttons = QDialogButtonBox.StandardButton
        self.buttons = in_words(QDialogButtonBox(buttons.Ok | buttons.Cancel))
        self.defaults = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self.shortcuts.setAutoFillBackground(True)
        self._pages = [scrolled(page) for page in (self.play, self.look, self.sound)]
        for page in self._pages:
            self.tabs.addTab(page, "")
        self.tabs.addTab(self.shortcuts, "")
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs)
        layout.addWidget(self.buttons)
        self._connect()
        self._show(settings)
        self.retranslate()

    def _connect(self) -> None:
        for page in (self.play, self.look, self.sound):
            page.changed.connect(self._take)
        self.shortcuts.changed.connect(
            lambda chosen: self._take(self._settings.changed(shortcuts=chosen))
        )
        self.play.language_chosen.connect(self._choose_language)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.defaults.clicked.connect(self._restore)

    @property
    def settings(self) -> Settings:
        """Return the settings as they stand."""
        return self._settings

    def _take(self, settings: Settings) -> None:
        self._settings = settings
        self.changed.emit(settings)
        self._show(settings)  # what it shows may depend on what the program has made of them

    def _choose_language(self) -> None:
        self.language_chosen.emit()
        self._show(self._settings)

    def _show(self, settings: Settings) -> None:
        self._settings = settings
        self.look.language = self._language_of(settings)
        self.play.show_settings(settings)
        self.look.show_settings(settings)
        self.sound.show_settings(settings)
        self.shortcuts.show_shortcuts(settings.shortcuts)

    def _restore(self) -> None:
        """Go back to the defaults of what this dialog shows, and leave everything else alone."""
        fresh = Settings()
        shown = {key: getattr(fresh, key) for key in _SHOWN}
        self._take(self._settings.changed(**shown))

    def reject(self) -> None:
        if self._settings != self._before:
            self._take(self._before)
        super().reject()

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(translate("Preferences", "Preferences"))
        self.defaults.setText(translate("Preferences", "Defaults"))  # Qt's own text is long
        self.tabs.setAccessibleName(translate("Preferences", "Preferences"))
        self.tabs.setTabText(0, translate("Preferences", "&Game"))
        self.tabs.setTabText(1, translate("Preferences", "C&ards and cloth"))
        self.tabs.setTabText(2, translate("Preferences", "&Sound"))
        self.tabs.setTabText(3, translate("Preferences", "Sho&rtcuts"))

    def make_room(self) -> None:
        """Show each page whole."""
        view = self._pages[0].viewport().size()  # of the page that is shown; the others get it too
        self.grow(0, max(page.height_lacking(view) for page in self._pages))


_SHOWN = (
    *("language", "theme", "pace", "motion", "wait_after_trick", "cloth", "card_back"),
    *("indices", "large_indices", "four_colours", "trump_at_end", "show_legal_cards"),
    *("sounds", "volume", *SWITCHES),
    "shortcuts",
)
