"""Spoil records, settings and statistics files, and see that only the project's errors come out.

``python -m tests.soak.records [COUNT [SEED]]`` tries so many files, 200,000 if not told otherwise,
and prints what was tried, what failed with the seed that repeats it, and the slowest one.
"""

from __future__ import annotations

import contextlib
import functools
import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path

import jsonschema

from app.core.presets import PRESETS
from app.storage.errors import RecordError, StorageError
from app.storage.record_text import dumps
from app.storage.records import load, loads
from app.storage.resources import resource_path
from app.storage.saves import list_saves
from app.storage.settings import Settings, SettingsFile
from app.storage.statistics import Statistics
from tests.soak._trials import command
from tests.storage.matches import make_match
from tests.storage.mutations import cut, drop, flip_bits, mutated

COUNT = 200_000
LONGEST = 1.0
"""Seconds of processor time that one file may take."""


class Trial(StrEnum):
    """How a spoilt file was met."""

    ACCEPTED = "accepted"
    REFUSED = "refused"


@functools.cache
def record(preset: str) -> bytes:
    """Return a good record with a finished and an unfinished deal."""
    return dumps(make_match(PRESETS[preset], deals=1, actions=15)).encode()


@functools.cache
def schema() -> jsonschema.Draft202012Validator:
    """Return what judges the lines of a record."""
    text = resource_path("resources/record.schema.json").read_text(encoding="utf-8")
    return jsonschema.Draft202012Validator(json.loads(text))


def try_record(chance: random.Random) -> Trial:
    """Read a spoilt record; one that is accepted must be a good one."""
    data = mutated(record(chance.choice(list(PRESETS))), chance)
    refusal = None
    try:
        log = loads(data, "spoilt")
    except RecordError as error:
        refusal = error
    if refusal is not None:
        assert refusal.line >= 1, refusal
        assert len(str(refusal).encode("utf-8")) < 1000, refusal
        if refusal.good_part is not None:
            assert loads(dumps(refusal.good_part), "good part") == refusal.good_part
        return Trial.REFUSED
    assert loads(dumps(log), "again") == log
    for line in data.decode("utf-8").removesuffix("\n").split("\n"):
        schema().validate(json.loads(line))
    return Trial.ACCEPTED


def try_save(chance: random.Random, folder: Path) -> Trial:
    """List and open a spoilt file in a folder of saves."""
    path = folder / "spoilt.hukum"
    path.write_bytes(mutated(record(chance.choice(list(PRESETS))), chance))
    (entry,) = list_saves(folder)
    try:
        load(path)
    except (RecordError, StorageError):
        return Trial.REFUSED
    assert entry.problem is None, entry
    return Trial.ACCEPTED


@functools.cache
def settings_file() -> bytes:
    """Return a good file of settings with something in every key."""
    rules = PRESETS["mendikot"].changed(name="Grand")
    settings = Settings(rule_sets=(rules,), shortcuts={"undo": "Ctrl+Z"}, window="é")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        SettingsFile(path).save(settings)
        return path.read_bytes()


def try_settings(chance: random.Random, folder: Path) -> Trial:
    """Load spoilt settings, save them, and load them again without a problem."""
    path = folder / "settings.json"
    data = settings_file()
    if chance.random() < 0.6:  # on one line, so that values and not only bytes are changed
        data = json.dumps(json.loads(data)).encode()
    path.write_bytes(mutated(data, chance))
    file = SettingsFile(path)
    settings = file.load()
    problems = file.problems
    file.save(settings)
    for copy in folder.glob("settings.json.damaged*"):
        copy.unlink()
    assert file.load() == settings
    assert not file.problems
    return Trial.REFUSED if problems else Trial.ACCEPTED


@functools.cache
def database() -> bytes:
    """Return a good database of some deals."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "statistics.sqlite"
        statistics = Statistics(path)
        log = make_match(deals=40)
        for deal in log.deals:
            statistics.add(log.header, deal, log.header.started)
        statistics.close()
        return path.read_bytes()


def try_statistics(chance: random.Random, folder: Path) -> Trial:
    """Open a spoilt database, ask it everything and count a deal."""
    path = folder / "statistics.sqlite"
    for old in folder.glob("statistics.sqlite*"):
        old.unlink()
    path.write_bytes(chance.choice((cut, drop, flip_bits, flip_bits))(database(), chance))
    log = make_match(deals=1)
    with contextlib.suppress(StorageError), contextlib.closing(Statistics(path)) as statistics:
        statistics.summary()
        statistics.history()
        statistics.groups()
        statistics.categories()
        statistics.fairness(log.header.rules.deck_family)
        statistics.add(log.header, log.deals[0], log.header.started)
        return Trial.REFUSED if statistics.set_aside else Trial.ACCEPTED
    return Trial.REFUSED


KINDS: dict[str, tuple[int, Callable[[random.Random, Path], Trial]]] = {
    "record": (70, lambda chance, _: try_record(chance)),
    "save": (10, try_save),
    "settings": (15, try_settings),
    "statistics": (5, try_statistics),
}
"""The kinds of files, each with its share in a hundred."""


def attempt(root: Path, _number: int, chance: random.Random) -> Iterator[str]:
    """Spoil one file and try to use it."""
    (kind,) = chance.choices(list(KINDS), [share for share, _ in KINDS.values()])
    place = root / kind
    place.mkdir(exist_ok=True)
    yield f"{kind}: {KINDS[kind][1](chance, place)}"


def main() -> int:
    """Try spoilt files of all kinds."""
    with tempfile.TemporaryDirectory() as folder:
        return command(functools.partial(attempt, Path(folder)), COUNT, LONGEST)


if __name__ == "__main__":
    sys.exit(main())
