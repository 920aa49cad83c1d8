"""What a player has chosen: typed, with defaults, read tolerantly and written whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from app.core.log import SeatInfo
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.storage.atomic import (
    keep_copy,
    make_folder,
    present,
    read,
    remove_unfinished,
    set_aside,
    write,
)
from app.storage.errors import Fault, StorageError
from app.storage.fields import flag, items, one_of, text, whole
from app.storage.record_header import read_rules, read_seat
from app.storage.record_text import rules_values, seat_values
from app.storage.strict_json import encode, parse

LARGEST_FILE = 1024**2
MOST_ITEMS = 200

Reader = Callable[[Any, str], Any]


def _choice(*choices: str) -> Reader:
    return partial(one_of, choices=choices)


def _words(longest: int = 100) -> Reader:
    return partial(_text_or_nothing, longest=longest)


def _text_or_nothing(value: Any, what: str, longest: int) -> str:
    return "" if value == "" else text(value, what, longest)


def _texts(value: Any, what: str) -> Mapping[str, str]:
    if not isinstance(value, dict) or len(value) > MOST_ITEMS:
        raise Fault("wrong_type", f"{what} must be an object of texts")
    return {
        text(key, what, MOST_ITEMS): _text_or_nothing(item, what, MOST_ITEMS)
        for key, item in value.items()
    }


def _rules(value: Any, _what: str) -> RuleSet:
    return read_rules(value)


def _list(value: Any, what: str, reader: Reader) -> tuple[Any, ...]:
    return tuple(reader(item, what) for item in items(value, what, MOST_ITEMS))


class Settings(NamedTuple):
    """Every setting with its default; the names are the keys of the file.

    Ids that only the window knows (a cloth, a card back, an action with a shortcut) are not judged
    here. An empty text means: as the system or the language has it.
    """

    language: str = ""
    theme: str = "system"
    cloth: str = ""
    card_back: str = ""
    four_colours: bool = False
    large_indices: bool = False
    indices: str = "language"
    trump_at_end: bool = True
    show_legal_cards: bool = True

    pace: str = "normal"
    wait_after_trick: bool = False
    motion: str = "system"

    sounds: bool = True
    volume: int = 70
    sound_deal: bool = True
    sound_play: bool = True
    sound_trick: bool = True
    sound_ten: bool = True
    sound_trump: bool = True
    sound_result: bool = True

    rules: RuleSet = PRESETS["dehla_pakad"]
    rule_sets: tuple[RuleSet, ...] = ()
    seats: tuple[SeatInfo, ...] = ()
    serious: bool = False

    shortcuts: Mapping[str, str] = MappingProxyType({})
    window: str = ""
    tutorial_done: bool = False

    def changed(self, **settings: Any) -> Settings:
        """Return a copy with some settings changed."""
        return self._replace(**settings)


KEYS = Settings._fields
_READERS: dict[str, Reader] = dict.fromkeys(KEYS, flag) | {
    "language": _choice("", "en", "fr", "es", "de"),
    "theme": _choice("system", "light", "dark"),
    "cloth": _words(),
    "card_back": _words(),
    "indices": _choice("language", "international"),
    "pace": _choice("normal", "slow", "fast", "instant"),
    "motion": _choice("system", "full", "reduced"),
    "volume": partial(whole, least=0, most=100),
    "rules": _rules,
    "rule_sets": partial(items, most=MOST_ITEMS),
    "seats": partial(_list, reader=read_seat),
    "shortcuts": _texts,
    "window": _words(4000),
}
"""What reads each value of the file; the rest are switches."""


class Problem(NamedTuple):
    """A key of the file that could not be used, empty for the whole file, and why."""

    key: str
    why: str


class SettingsFile:
    """The file of the settings.

    A value that cannot be used falls back to its default and is told in ``problems``; the file is
    kept under another name before it is written over, and so is one that could not be read. Keys
    that this program does not know are kept.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_unread = False
        self._unknown: dict[str, Any] = {}
        self.problems: tuple[Problem, ...] = ()

    @property
    def trouble(self) -> StorageError | None:
        """Return the problems of the last `load` as one error, None if there were none."""
        if not self.problems:
            return None
        why = "; ".join(problem.why for problem in self.problems)
        return StorageError("damaged", why, self._path)

    def load(self) -> Settings:
        """Return the settings; raise `StorageError` if the system refuses to read them."""
        self._unknown, self.problems, self._is_unread = {}, (), False
        try:
            values = parse(read(self._path, LARGEST_FILE))
            if not isinstance(values, dict):
                raise Fault("wrong_type", "the file must hold an object")
        except Fault as fault:
            self.problems = (Problem("", str(fault)),)
            return Settings()
        except StorageError as error:
            if error.reason not in ("missing", "damaged"):
                self._is_unread = True
                raise
            if error.reason == "damaged":
                self.problems = (Problem("", error.message),)
            return Settings()
        self._unknown = {key: value for key, value in values.items() if key not in KEYS}
        return self._known(values)

    def _known(self, values: Mapping[str, Any]) -> Settings:
        """Read each value, and each of the rule sets, by itself: a wrong one costs no other."""
        problems: list[Problem] = []

        def sound(key: str, reader: Reader, value: Any) -> Any:
            try:
                return reader(value, key)
            except Fault as fault:
                problems.append(Problem(key, str(fault)))
                return None

        known = [key for key in KEYS if key in values]
        found = {key: sound(key, _READERS[key], values[key]) for key in known}
        good = {key: value for key, value in found.items() if value is not None}
        rule_sets = (sound("rule_sets", _rules, each) for each in good.get("rule_sets", ()))
        good["rule_sets"] = tuple(filter(None, rule_sets))
        self.problems = tuple(problems)
        return Settings(**good)

    def save(self, settings: Settings) -> None:
        """Write the settings whole; raise `StorageError` and keep the old file if that fails."""
        make_folder(self._path.parent)
        remove_unfinished(self._path.parent)
        if self._is_unread and present(self._path):
            set_aside(self._path, "unreadable")
        elif self.problems and self._path.is_file():
            keep_copy(self._path)
        self.problems, self._is_unread = (), False
        known = {key: _plain(getattr(settings, key)) for key in KEYS}
        lines = [
            f"{encode(key)}: {encode(value)}" for key, value in (known | self._unknown).items()
        ]
        write(self._path, ("{\n" + ",\n".join(lines) + "\n}\n").encode("utf-8", "replace"))


def _plain(value: Any) -> Any:
    if isinstance(value, RuleSet):
        return rules_values(value)
    if isinstance(value, SeatInfo):
        return seat_values(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return dict(value) if isinstance(value, Mapping) else value
