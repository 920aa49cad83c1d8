"""JSON read strictly: whole numbers only, no key twice, no text that is no text."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from app.storage.errors import Fault

LONGEST_NUMBER = 17
"""Digits, sign included; far below the length at which reading a number becomes slow."""


def parse(data: bytes) -> Any:
    """Return the value of a JSON text in UTF-8; raise `Fault` for whatever is not exactly that."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Fault("not_utf8", f"the text is not UTF-8 (byte {error.start + 1})") from None
    if text.startswith("\ufeff"):
        raise Fault("byte_order_mark", "the text begins with a byte order mark")
    try:
        value = _DECODER.decode(text)
        if "\\u" in text:
            _ENCODER.encode(value).encode("utf-8")
    except json.JSONDecodeError as error:
        raise Fault(
            "not_json", f"the text is not JSON: {error.msg} (column {error.colno})"
        ) from None
    except RecursionError:
        raise Fault("too_deep", "the text is nested too deeply") from None
    except UnicodeEncodeError:
        raise Fault("not_utf8", "the text holds half a character") from None
    return value


def encode(value: Any) -> str:
    """Return a value as JSON on one line, as records and settings write it."""
    return _ENCODER.encode(value)


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise Fault("number_too_large", "a number is too large")
    return int(digits)


def _fraction(text: str) -> float:
    raise Fault("not_whole", f"the number {text[:LONGEST_NUMBER]} is not a whole number")


def _constant(name: str) -> float:
    raise Fault("not_json", f"{name} is not JSON")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) != len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise Fault("duplicate_key", f"the key {twice[:40]!r} stands twice in one object")
    return values


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object,
    parse_int=_whole,
    parse_float=_fraction,
    parse_constant=_constant,
)
_ENCODER = json.JSONEncoder(ensure_ascii=False)
