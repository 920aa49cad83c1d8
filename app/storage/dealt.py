"""How many deals of each match have been dealt on this computer: their cards are known.

A record tells the match as it stands. What lay on the table before the match went back is no part
of it, and no business of whoever else opens the record.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from app.core.cards import LAST_DEAL_NUMBER
from app.core.log import Header
from app.storage.atomic import read, write
from app.storage.errors import Fault, StorageError
from app.storage.fields import whole
from app.storage.record_text import match_id
from app.storage.strict_json import encode, parse

LARGEST_FILE = 256 * 1024
MOST_MATCHES = 1000
"""Matches that are known; the one that has had no new deal for the longest time is forgotten."""


class Dealt:
    """The deals that were dealt, by match, in a file that nothing depends on.

    If it cannot be read or written, what was dealt since the start is known all the same.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._counts: dict[str, int] | None = None
        self._is_kept = True
        self._noted: tuple[Header, int] | None = None

    def deals(self, header: Header) -> int:
        """Return how many deals of a match have been dealt."""
        return self._known().get(match_id(header), 0)

    def note(self, header: Header, deals: int) -> None:
        """Remember that so many deals of a match have been dealt, if they are more than before."""
        if self._noted == (header, deals) and self._is_kept:
            return
        counts, match = self._known(), match_id(header)
        if deals > counts.get(match, 0):
            counts.pop(match, None)
            counts[match] = deals
            self._counts, self._is_kept = dict(list(counts.items())[-MOST_MATCHES:]), False
        self._noted = header, deals
        if not self._is_kept:
            self._keep()

    def _keep(self) -> None:
        with contextlib.suppress(StorageError):
            write(self._path, encode(self._counts).encode())
            self._is_kept = True

    def _known(self) -> dict[str, int]:
        if self._counts is None:
            try:
                self._counts = _read(self._path)
            except (Fault, StorageError):
                self._counts = {}
        return self._counts


def _read(path: Path) -> dict[str, int]:
    values = parse(read(path, LARGEST_FILE))
    if not isinstance(values, dict):
        raise Fault("wrong_type", "the file must hold an object")
    return {key: whole(value, key, 0, LAST_DEAL_NUMBER) for key, value in values.items()}
