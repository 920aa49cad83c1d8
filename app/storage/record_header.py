"""The first line of a record, read and checked."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from app.core.cards import LAST_DEAL_NUMBER
from app.core.errors import RuleSetError
from app.core.log import Header, SeatInfo
from app.core.rules import KEYS, LONGEST_NAME, RuleSet, from_mapping
from app.storage.errors import Fault
from app.storage.fields import flag, is_plain, items, keys_of, one_of, shown, text, whole
from app.storage.record_text import FORMAT, VERSION

LONGEST_WORD = 40
LONGEST_REASON = 300
MOST_ITEMS = 30
LAST_SEED = LAST_DEAL_NUMBER

_NEEDED = ("format", "version", "app", "rules", "seats", "seed", "first_dealer", "started")
_RULES = tuple(key for key in KEYS if key != "name")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def read_header(values: Any) -> Header:
    """Return the header of a record; raise `Fault` if it is none that this program understands."""
    _check_version(values)
    keys_of(values, "the header", _NEEDED, ("serious",))
    text(values["app"], "app", LONGEST_NAME)
    rules = read_rules(values["rules"])
    return Header(
        rules=rules,
        seats=_seats(values["seats"], rules.players),
        seed=whole(values["seed"], "seed", 0, LAST_SEED),
        first_dealer=whole(values["first_dealer"], "first_dealer", 0, rules.players - 1),
        started=_time(values["started"]),
        serious=flag(values.get("serious", False), "serious"),
    )


def _check_version(values: Any) -> None:
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise Fault("not_a_record", "this is not a record of Hukum")
    version = whole(values.get("version"), "version", 1, LAST_SEED)
    if version > VERSION:
        message = f"the record has the newer format version {version}; this program reads {VERSION}"
        raise Fault("newer_version", message)


def read_rules(values: Any) -> RuleSet:
    """Return the rule set of a mapping that spells out every rule key."""
    keys_of(values, "rules", _RULES, ("name",))
    for key, value in values.items():
        _check_flat(key, value)
    try:
        return from_mapping(values)
    except RuleSetError as error:
        raise Fault("wrong_rules", f"rules: {str(error)[:LONGEST_REASON]}") from None


def _check_flat(key: str, value: Any) -> None:
    for item in items(value, key, MOST_ITEMS) if isinstance(value, list) else [value]:
        impossible = item is None or isinstance(item, dict | list)
        if isinstance(item, str):
            impossible = len(item) > LONGEST_NAME or not is_plain(item)
        if impossible:
            raise Fault("wrong_type", f"rules: {key} has an impossible value")


def _seats(values: Any, players: int) -> tuple[SeatInfo, ...]:
    seats = items(values, "seats", players)
    if len(seats) < players:
        raise Fault("out_of_range", f"there must be {players} seats, not {len(seats)}")
    return tuple(read_seat(seat, f"seat {index}") for index, seat in enumerate(seats))


def read_seat(values: Any, what: str) -> SeatInfo:
    """Return who sits in a seat; ``what`` names the seat in messages."""
    kind = values.get("kind") if isinstance(values, dict) else None
    if kind == "ai":
        keys_of(values, what, ("name", "kind", "level"), ("style",))
    else:
        keys_of(values, what, ("name", "kind"))
        one_of(kind, f"the kind of {what}", ("human", "ai"))
    words = {
        key: text(values[key], f"the {key} of {what}", LONGEST_WORD)
        for key in ("level", "style")
        if key in values
    }
    name = text(values["name"], f"the name of {what}", LONGEST_NAME)
    return SeatInfo(name, "ai" if kind == "ai" else "human", **words)


def _time(value: Any) -> str:
    if isinstance(value, str) and _TIME.fullmatch(value):
        try:
            datetime.fromisoformat(value)
        except ValueError:
            pass
        else:
            return value
    message = f"started must be a time like 2026-11-29T18:00:00Z, not {shown(value)}"
    raise Fault("out_of_range", message)
