"""The language of the window: which one, its catalogues, and the switch while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.storage.resources import ResourceMissing, resource_path

LANGUAGES: dict[str, str] = {
    "en": "English",
    "fr": "Français",
    "es": "Español",
    "de": "Deutsch",
}
"""The languages by code, each with its own name for itself."""

SYSTEM = "system"
"""The choice that follows the system's list of languages."""

FALLBACK = "en"


def system_languages() -> list[str]:
    """Return the languages that the system asks for, the most wanted first: ``de-AT``."""
    return list(QLocale.system().uiLanguages())


def choose_language(choice: str, wanted: Sequence[str]) -> str:
    """Return the language for a choice: itself if it is one, else the first wanted that there is.

    The region decides nothing, and English counts as there.
    """
    if choice in LANGUAGES:
        return choice
    codes = (_language_of(name) for name in wanted)
    return next((code for code in codes if code in LANGUAGES), FALLBACK)


def _language_of(name: str) -> str:
    return name.replace("_", "-").partition("-")[0].casefold()


def locale_for(language: str, wanted: Sequence[str]) -> QLocale:
    """Return the locale for numbers and dates, with the system's region if its language agrees."""
    for name in wanted:
        if _language_of(name) == language:
            return QLocale(name)
    return QLocale(language)


class Translators:
    """The catalogues that are installed in the application: Qt's own and the program's."""

    def __init__(self) -> None:
        self.language = ""
        self._installed: list[tuple[QTranslator, bytes]] = []

    def switch(self, choice: str, wanted: Sequence[str] | None = None) -> None:
        """Show everything in another language from now on; ``choice`` is a code or ``system``.

        Each widget hears of it by a ``LanguageChange`` event.
        """
        asked = system_languages() if wanted is None else wanted
        language = choose_language(choice, asked)
        QLocale.setDefault(locale_for(language, asked))
        if language == self.language:
            return
        self.remove()
        self.language = language
        self._install(_qt_folder() / f"qtbase_{language}.qm")
        with suppress(ResourceMissing):
            self._install(resource_path(f"translations/hukum_{language}.qm"))

    def remove(self) -> None:
        """Take every catalogue out again."""
        for translator, _ in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        self.language = ""

    def _install(self, path: Path) -> None:
        """Install a catalogue out of memory: a mapped file must not change under the program."""
        if not path.is_file():
            return
        translator, data = QTranslator(), path.read_bytes()
        if translator.load(data):
            QCoreApplication.installTranslator(translator)
            self._installed.append((translator, data))


def _qt_folder() -> Path:
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
