"""Values out of foreign JSON, taken with their type and bounds or refused in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Any

from app.storage.errors import Fault

LONGEST_SHOWN = 60


def shown(value: Any) -> str:
    """Return a value for a message: short, on one line, never nested."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if value is None or isinstance(value, bool):
        return str(value).lower().replace("none", "null")
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def keys_of(
    value: Any, what: str, needed: Collection[str], optional: Collection[str] = ()
) -> dict[str, Any]:
    """Return an object that has all needed keys and no unknown ones."""
    if not isinstance(value, dict):
        raise Fault("wrong_type", f"{what} must be an object, not {shown(value)}")
    for key in value:
        if key not in needed and key not in optional:
            raise Fault("unknown_key", f"{what} has the unknown key {shown(key)}")
    for key in needed:
        if key not in value:
            raise Fault("missing_key", f"{what} lacks the key {key!r}")
    return value


def whole(value: Any, what: str, least: int, most: int) -> int:
    """Return a whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        message = f"{what} must be a number from {least} to {most}, not {shown(value)}"
        raise Fault("wrong_type" if type(value) is not int else "out_of_range", message)
    return value


def text(value: Any, what: str, longest: int) -> str:
    """Return a text of at least one letter that has no control characters."""
    if not isinstance(value, str):
        raise Fault("wrong_type", f"{what} must be a text, not {shown(value)}")
    if not is_plain(value) or not 0 < len(value) <= longest:
        message = f"{what} must be a text of 1 to {longest} letters without control characters"
        raise Fault("out_of_range", message)
    return value


def is_plain(value: str) -> bool:
    """Say whether a text has no control characters, line breaks or half characters."""
    return all(unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp") for letter in value)


def cleaned(value: str, longest: int) -> str:
    """Return a text that `text` accepts: what does not belong in it becomes a blank."""
    plain = "".join(letter if is_plain(letter) else " " for letter in value[:longest])
    return plain or "?"


def flag(value: Any, what: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise Fault("wrong_type", f"{what} must be true or false, not {shown(value)}")
    return value


def one_of(value: Any, what: str, choices: Collection[str]) -> str:
    """Return one of some texts."""
    if not isinstance(value, str) or value not in choices:
        listed = ", ".join(choices)
        message = f"{what} must be one of {listed}, not {shown(value)}"
        raise Fault("out_of_range" if isinstance(value, str) else "wrong_type", message)
    return value


def items(value: Any, what: str, most: int) -> list[Any]:
    """Return a list of not too many items."""
    if not isinstance(value, list):
        raise Fault("wrong_type", f"{what} must be a list, not {shown(value)}")
    if len(value) > most:
        raise Fault("out_of_range", f"{what} must have at most {most} items, not {len(value)}")
    return value
