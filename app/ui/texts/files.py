"""What is wrong with a file or a pasted text, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.errors import HukumError
from app.session.deal_text import DealTextError
from app.storage.errors import RecordError, StorageError
from app.ui.texts.mark import QT_TRANSLATE_NOOP
from app.ui.texts.refusals import REFUSALS

translate = QCoreApplication.translate

_STORAGE = {
    "disk_full": QT_TRANSLATE_NOOP("Files", "There is no room left on the disk."),
    "not_allowed": QT_TRANSLATE_NOOP("Files", "The system does not allow it."),
    "missing": QT_TRANSLATE_NOOP("Files", "There is no such file."),
    "is_folder": QT_TRANSLATE_NOOP("Files", "That is a folder, not a file."),
    "irregular": QT_TRANSLATE_NOOP("Files", "That is a device or a pipe, not a file."),
    "is_file": QT_TRANSLATE_NOOP("Files", "There is a file where a folder is needed."),
    "in_use": QT_TRANSLATE_NOOP("Files", "Another program is using it."),
    "damaged": QT_TRANSLATE_NOOP("Files", "The file is damaged."),
    "newer": QT_TRANSLATE_NOOP("Files", "The file comes from a newer version of the program."),
    "failed": QT_TRANSLATE_NOOP("Files", "The system could not do it."),
}
_RECORDS = {
    "cut_off": QT_TRANSLATE_NOOP("Files", "The file is cut off at line {line}."),
    "not_a_record": QT_TRANSLATE_NOOP("Files", "The file is not a match of this program."),
    "newer_version": _STORAGE["newer"],
    "too_large": QT_TRANSLATE_NOOP("Files", "The file is too large."),
    "too_long": QT_TRANSLATE_NOOP("Files", "The file is too large."),
    "illegal": QT_TRANSLATE_NOOP("Files", "Line {line} of the file breaks the rules."),
    "damaged": QT_TRANSLATE_NOOP("Files", "The file is damaged in line {line}."),
    "no_beginning": QT_TRANSLATE_NOOP(
        "Files", "The file is not a match of this program, or its beginning is damaged."
    ),
}
_TEXTS = {
    "too_long": QT_TRANSLATE_NOOP("Files", "The text is too long to be a deal."),
    "no_deal": QT_TRANSLATE_NOOP("Files", "The text contains neither hands nor a deal number."),
    "no_such_number": QT_TRANSLATE_NOOP("Files", "There is no deal with this number."),
    "no_such_dealer": QT_TRANSLATE_NOOP(
        "Files", "The text puts the dealer at a seat that this table does not have."
    ),
    "seat_twice": QT_TRANSLATE_NOOP("Files", "A seat appears twice in the text."),
    "no_card": QT_TRANSLATE_NOOP("Files", "One of the cards is not a valid card."),
    "not_whole": QT_TRANSLATE_NOOP(
        "Files", "The hands are not the whole deck of these rules, dealt evenly."
    ),
}


def file_problem(error: HukumError) -> str:
    """Return what is wrong with a file as a sentence; `hukum check` tells more of a record."""
    if isinstance(error, StorageError):
        return translate("Files", _STORAGE.get(error.reason, _STORAGE["failed"]))
    if isinstance(error, RecordError):
        text = _RECORDS.get(error.reason, _RECORDS["damaged" if error.line > 1 else "no_beginning"])
        if error.reason in REFUSALS:
            text = _RECORDS["illegal"]
        return translate("Files", text).format(line=error.line)
    return translate("Files", "The file is damaged.")


def deal_problem(error: DealTextError) -> str:
    """Return why a text is no deal, as a sentence."""
    if error.reason in REFUSALS:
        return translate("Refusals", REFUSALS[error.reason])
    return translate("Files", _TEXTS[error.reason])
