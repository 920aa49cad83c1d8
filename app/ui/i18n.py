"""The language of the window: which one, its catalogues, and the switch while it runs."""

from __future__ import annotations

from collections.abc import Sequence

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
        self._installed: list[QTranslator] = []

    def switch(self, choice: str, wanted: Sequence[str] | None = None) -> None:
        """Show everything in another language from now on; ``choice`` is a code or ``system``.

        Each widget hears of it by a ``LanguageChange`` event.
        """
        asked = system_languages() if wanted is None else wanted
        language = choose_language(choice, asked)
        QLocale.setDefault(locale_for(language, asked))
        if language == self.language:
            return
        self.language = language
        self.remove()
        self._install(f"qtbase_{language}", _qt_folder())
        self._install(f"hukum_{language}", _own_folder())

    def remove(self) -> None:
        """Take every catalogue out again."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)


def _qt_folder() -> str:
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


def _own_folder() -> str:
    try:
        return str(resource_path("translations"))
    except ResourceMissing:
        return ""
