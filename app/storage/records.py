"""Record files; what is read is played again through the rules before it is believed."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from app.core.cards import Stream
from app.core.log import DealLog, Header, MatchLog, log_deal, start
from app.storage.atomic import open_regular, write
from app.storage.errors import Fault, RecordError, os_errors
from app.storage.record_deal import read_deal, replayed
from app.storage.record_header import read_header
from app.storage.record_text import dumps
from app.storage.strict_json import parse

LARGEST_FILE = 256 * 1024**2
"""Bytes of the largest record that is checked: at least 80,000 deals."""

LARGEST_MATCH = 16 * 1024**2
"""Bytes of the largest record that is loaded as a match: at least 5,000 deals."""

LONGEST_LINE = 64 * 1024
"""Bytes of the longest line; a deal of 156 cards has under 4,000."""


class RecordReader:
    """A record that is read line by line: the header at once, the deals as they are asked for.

    Its memory does not grow with the file. It can be iterated once; each deal that comes has been
    played through the rules.
    """

    def __init__(self, stream: BinaryIO, source: str, most: int = LARGEST_FILE) -> None:
        """Read the header; ``source`` names the record in messages, ``most`` bounds its bytes.

        Raises:
            RecordError: there is no header, or none that this program understands.
        """
        self._source = source
        self._most = most
        self._line = 1
        self._values = self._read_values(stream)
        values = next(self._values, None)
        with self._placed():
            self.header: Header = read_header(values)

    def __iter__(self) -> Iterator[DealLog]:
        """Yield the deals; raise `RecordError` at the first fault."""
        state = start(self.header)
        for index, values in enumerate(self._values, 1):
            with self._placed():
                deal, state = read_deal(values, state, index)
            yield deal

    def whole_match(self) -> MatchLog:
        """Return the match; a `RecordError` carries the part before the fault."""
        deals: list[DealLog] = []
        try:
            for deal in self:
                deals.append(deal)
        except RecordError as error:
            error.good_part = MatchLog(self.header, tuple(deals))
            raise
        return MatchLog(self.header, tuple(deals))

    def _read_values(self, stream: BinaryIO) -> Iterator[Any]:
        size = 0
        for self._line, line in enumerate(_lines(stream), 1):
            size += len(line)
            with self._placed():
                _check_size(size, self._most)
                value = _value(line)
            yield value

    @contextlib.contextmanager
    def _placed(self) -> Iterator[None]:
        try:
            yield
        except Fault as fault:
            raise RecordError(self._source, self._line, fault) from None


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    while line := stream.readline(LONGEST_LINE + 1):
        yield line


def _check_size(size: int, most: int) -> None:
    if size > most:
        raise Fault("too_large", f"the record is larger than {most // 1024**2} MB")


def _value(line: bytes) -> Any:
    if len(line) > LONGEST_LINE:
        raise Fault("too_long", f"the line is longer than {LONGEST_LINE} bytes")
    if not line.strip():
        raise Fault("empty_line", "the line is empty")
    try:
        return parse(line)
    except Fault as fault:
        if fault.reason in ("not_json", "not_utf8") and _is_cut(line):
            raise Fault("cut_off", "the file is cut off in this line") from None
        raise


def _is_cut(line: bytes) -> bool:
    return line.startswith(b"{") and not line.endswith(b"\n")


def loads(data: bytes | str, source: str) -> MatchLog:
    """Return the match of a record's content; ``source`` names it in messages.

    Raises:
        RecordError: the content is refused; it carries the part before the fault.
    """
    content = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    return RecordReader(io.BytesIO(content), source, LARGEST_MATCH).whole_match()


def load(path: Path) -> MatchLog:
    """Return the match of a record file.

    Raises:
        RecordError: the content is refused; it carries the part before the fault.
        StorageError: the system refuses.
    """
    with opened(path, LARGEST_MATCH) as reader:
        return reader.whole_match()


def single_deal(log: MatchLog, deal: int) -> MatchLog:
    """Return one deal of a match, counted from 1, as a match of its own that begins with it.

    It has a seed of its own: with the old one, whoever plays on would be dealt the later deals of
    the match that it comes from.
    """
    chosen = log.deals[deal - 1]
    seed = Stream("hukum single deal", log.header.seed, deal).below(2**32)
    header = log.header._replace(first_dealer=chosen.dealer, seed=seed)
    state = replayed(chosen, start(header), finished=chosen.result is not None)
    return MatchLog(header, (log_deal(state, 1, assisted=chosen.assisted),))


def save(path: Path, log: MatchLog) -> None:
    """Write a match as a record file in the place of an older one, if there is one.

    Raises:
        StorageError: the system refuses; the older file is as it was.
    """
    write(path, dumps(log).encode())


@contextlib.contextmanager
def opened(path: Path, most: int = LARGEST_FILE) -> Iterator[RecordReader]:
    """Open a record file to read it deal by deal; the size is looked at before the content.

    Raises:
        RecordError: the header is refused, or the file is too large.
        StorageError: the system refuses.
    """
    with os_errors(path, "read"), open_regular(path) as stream:
        try:
            _check_size(os.fstat(stream.fileno()).st_size, most)
        except Fault as fault:
            raise RecordError(str(path), 1, fault) from None
        yield RecordReader(stream, str(path), most)
