"""The saved matches: listed by a glance at both ends of each file, opened only when wanted."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from app.core.errors import HukumError
from app.core.log import Header, MatchLog
from app.core.state import Pair
from app.storage.atomic import (
    make_folder,
    move,
    open_regular,
    present,
    remove_unfinished,
    same_file,
)
from app.storage.errors import Fault, RecordError, StorageError, os_errors
from app.storage.fields import cleaned, items, keys_of, whole
from app.storage.record_text import match_id
from app.storage.records import LARGEST_MATCH, LONGEST_LINE, RecordReader, load, save
from app.storage.strict_json import parse

SUFFIX = ".hukum"
LONGEST_STEM = 80
MOST_POINTS = 10**6
_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_WINDOWS_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


class Save(NamedTuple):
    """A saved match as a list shows it.

    ``changed`` is the time of the last save in seconds since 1970. ``deals`` counts the deals that
    were begun, ``streaks`` and ``points`` are the standing after the last finished one. What cannot
    be read has a ``problem`` and perhaps no header. Nothing was played through the rules:
    `records.load` does that when the match is opened.
    """

    path: Path
    changed: float
    header: Header | None = None
    deals: int = 0
    streaks: Pair = (0, 0)
    points: Pair = (0, 0)
    problem: HukumError | None = None

    @property
    def name(self) -> str:
        """Return the name under which the match was saved; letters that are none are marked."""
        return os.fsencode(self.path.stem).decode("utf-8", "replace")


def list_saves(folder: Path) -> list[Save]:
    """Return the saved matches, the latest first, and those with a problem among them.

    Raises:
        StorageError: the folder cannot be read.
    """
    with os_errors(folder, "read"):
        paths = sorted(folder.glob(f"*{SUFFIX}")) if folder.exists() else []
    return sorted(map(_glance, paths), key=lambda save: save.changed, reverse=True)


def save_as(folder: Path, name: str, log: MatchLog) -> Path:
    """Save a match under a name, or under a similar one if that is taken; return the file."""
    make_folder(folder)
    remove_unfinished(folder)
    path = _free_path(folder, name)
    save(path, log)
    return path


def export(path: Path, log: MatchLog) -> Path:
    """Write a match to a file of the player's choice, which was asked about; return it.

    A name without the ending of a record gets it. Nobody was asked about that name: if it is taken,
    it changes a little.
    """
    path = path if path.suffix.lower() == SUFFIX else _free_path(path.parent, path.name)
    save(path, log)
    return path


def rename(path: Path, name: str) -> Path:
    """Give a saved match another name, or a similar one if that is taken; return its file."""
    new = path.with_name(file_stem(name) + SUFFIX)
    if new.name == path.name:
        return path
    if not same_file(new, path):  # it is, if only the case differs and the disk cannot tell
        new = _free_path(path.parent, name)
    move(path, new)
    return new


def _free_path(folder: Path, name: str) -> Path:
    return next(path for path in _paths(folder, name) if not present(path))


def _paths(folder: Path, name: str) -> Iterator[Path]:
    """Yield the file of a name, and then those of similar names."""
    stem = file_stem(name)
    yield folder / (stem + SUFFIX)
    for number in count(2):
        yield folder / f"{stem} ({number}){SUFFIX}"


def keep_left(folder: Path, name: str, log: MatchLog) -> Path:
    """Save a match that is left for another; return its file, one for each match.

    What is there already stays if it is as long or longer: whoever plays an old deal once more has
    left the longer match before. What is damaged stays too, and so does another match of the same
    moment, as exported deals are.
    """
    started = log.header.started.removesuffix("Z").replace("T", " ").replace(":", ".")
    make_folder(folder)
    remove_unfinished(folder)
    for path in _paths(folder, f"{name[: LONGEST_STEM // 2]} {started}"):
        if not present(path):
            save(path, log)
            return path
        kept = _match_in(path)
        if kept is not None and match_id(kept.header) == match_id(log.header):
            if _length(kept) < _length(log):
                save(path, log)
            return path
    raise AssertionError("unreachable")


def _match_in(path: Path) -> MatchLog | None:
    try:
        return load(path)
    except RecordError:
        return None


def _length(log: MatchLog) -> tuple[int, int]:
    """Return how far a match has come: its deals, and what was done in the last."""
    return len(log.deals), len(log.deals[-1].actions) if log.deals else 0


def file_stem(name: str) -> str:
    """Return a name that every file system takes, as much like the wanted one as can be."""
    stem = _FORBIDDEN.sub("_", cleaned(name, LONGEST_STEM)).strip(" .")
    while len(stem.encode("utf-8")) > 2 * LONGEST_STEM:
        stem = stem[:-1]
    return f"_{stem}" if not stem or _WINDOWS_DEVICES.fullmatch(stem) else stem


def _glance(path: Path) -> Save:
    seen = Save(path, 0.0)
    try:
        with os_errors(path, "read"), open_regular(path) as stream:
            status = os.fstat(stream.fileno())
            seen = seen._replace(changed=status.st_mtime)
            seen = seen._replace(header=RecordReader(stream, str(path)).header)
            return _with_standing(seen, _last_lines(stream, status.st_size))
    except (Fault, RecordError, StorageError) as error:
        return seen._replace(problem=error)


def _last_lines(stream: BinaryIO, size: int) -> list[bytes]:
    """Return the last two lines of a file."""
    if size > LARGEST_MATCH:
        raise Fault("too_large", "the file is too large")
    stream.seek(max(0, size - 2 * LONGEST_LINE))
    return stream.read(2 * LONGEST_LINE).removesuffix(b"\n").split(b"\n")[-2:]


def _with_standing(seen: Save, lines: list[bytes]) -> Save:
    """Return the save with what its last lines say; the header may be one of them."""
    for values in map(parse, reversed(lines)):
        if not isinstance(values, dict):
            raise Fault("wrong_type", "a line is not an object")
        if "format" in values:
            break
        number = whole(values.get("deal"), "deal", 1, LARGEST_MATCH)
        seen = seen._replace(deals=max(seen.deals, number))
        if "after" in values:
            after = keys_of(values["after"], "after", ("streaks", "points", "next_dealer", "match"))
            return seen._replace(streaks=_pair(after["streaks"]), points=_pair(after["points"]))
    return seen


def _pair(values: Any) -> Pair:
    counts = [whole(value, "a count", 0, MOST_POINTS) for value in items(values, "counts", 2)]
    if len(counts) < 2:
        raise Fault("out_of_range", "there must be two counts")
    return counts[0], counts[1]
