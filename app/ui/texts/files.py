"""What is wrong with a file or a pasted text, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.errors import HukumError
from app.session.deal_text import DealTextError
from app.storage.errors import RecordError, StorageError
from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_STORAGE = {
    "disk_full": QT_TRANSLATE_NOOP("Files", "There is no room left on the disk."),
    "not_allowed": QT_TRANSLATE_NOOP("Files", "The system does not allow it."),
    "missing": QT_TRANSLATE_NOOP("Files", "The file is not there any more."),
    "is_folder": QT_TRANSLATE_NOOP("Files", "That is a folder, not a file."),
    "is_file": QT_TRANSLATE_NOOP("Files", "There is a file where a folder is needed."),
    "in_use": QT_TRANSLATE_NOOP("Files", "Another program is using it."),
    "damaged": QT_TRANSLATE_NOOP("Files", "The file is damaged."),
    "newer": QT_TRANSLATE_NOOP("Files", "The file comes from a newer version of the program."),
    "failed": QT_TRANSLATE_NOOP("Files", "The system could not do it."),
}
_TEXTS = {
    "too_long": QT_TRANSLATE_NOOP("Files", "The text is too long to be a deal."),
    "no_deal": QT_TRANSLATE_NOOP("Files", "The text holds neither hands nor a deal number."),
    "seat_twice": QT_TRANSLATE_NOOP("Files", "A seat stands in the text twice."),
    "no_card": QT_TRANSLATE_NOOP("Files", "Something among the cards is no card."),
    "not_whole": QT_TRANSLATE_NOOP(
        "Files", "The hands are not the whole deck of these rules, dealt evenly."
    ),
}


def file_problem(error: HukumError) -> str:
    """Return what is wrong with a file as a sentence; a record's line and details in English."""
    if isinstance(error, StorageError):
        return translate("Files", _STORAGE.get(error.reason, _STORAGE["failed"]))
    if isinstance(error, RecordError):
        text = translate("Files", "The file is no good from line {line} on: {details}")
        return text.format(line=error.line, details=error.message)
    return translate("Files", "The file is damaged.")


def deal_problem(error: DealTextError) -> str:
    """Return why a text is no deal, as a sentence."""
    return translate("Files", _TEXTS[error.reason])
