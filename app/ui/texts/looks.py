"""Names of what can be chosen about the look and the pace of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_CLOTHS = {
    "emerald": QT_TRANSLATE_NOOP("Looks", "Emerald"),
    "indigo": QT_TRANSLATE_NOOP("Looks", "Indigo"),
    "madder": QT_TRANSLATE_NOOP("Looks", "Madder red"),
    "charcoal": QT_TRANSLATE_NOOP("Looks", "Charcoal"),
}
_BACKS = {
    "buta": QT_TRANSLATE_NOOP("Looks", "Buta"),
    "jali": QT_TRANSLATE_NOOP("Looks", "Jali"),
    "lotus": QT_TRANSLATE_NOOP("Looks", "Lotus"),
    "leheriya": QT_TRANSLATE_NOOP("Looks", "Leheriya"),
}
_PACES = {
    "slow": QT_TRANSLATE_NOOP("Looks", "slow"),
    "normal": QT_TRANSLATE_NOOP("Looks", "normal"),
    "fast": QT_TRANSLATE_NOOP("Looks", "fast"),
    "instant": QT_TRANSLATE_NOOP("Looks", "instant"),
}
_THEMES = {
    "system": QT_TRANSLATE_NOOP("Looks", "same as the system"),
    "light": QT_TRANSLATE_NOOP("Looks", "light"),
    "dark": QT_TRANSLATE_NOOP("Looks", "dark"),
}
_MOTIONS = {
    "system": QT_TRANSLATE_NOOP("Looks", "same as the system"),
    "full": QT_TRANSLATE_NOOP("Looks", "cards move"),
    "reduced": QT_TRANSLATE_NOOP("Looks", "cards do not move"),
}
_INDICES = {
    "language": QT_TRANSLATE_NOOP("Looks", "of the language"),
    "international": QT_TRANSLATE_NOOP("Looks", "international (A K Q J)"),
}


def cloth_name(cloth: str) -> str:
    """Return the name of a cloth."""
    return translate("Looks", _CLOTHS[cloth])


def back_name(back: str) -> str:
    """Return the name of a card back."""
    return translate("Looks", _BACKS[back])


def pace_name(pace: str) -> str:
    """Return the name of a pace."""
    return translate("Looks", _PACES[pace])


def theme_name(theme: str) -> str:
    """Return the name of a choice between light and dark."""
    return translate("Looks", _THEMES[theme])


def motion_name(motion: str) -> str:
    """Return the name of a choice about motion."""
    return translate("Looks", _MOTIONS[motion])


def indices_name(indices: str) -> str:
    """Return the name of a choice between letters on the cards."""
    return translate("Looks", _INDICES[indices])
