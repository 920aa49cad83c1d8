"""Files spoilt in every way that a disk, a person or an enemy can spoil them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**53, -(2**63), 10**16, 1.5, 1e300, "", "x", "AS", "0 ask",
    "\u202e", "\x00", "\ud800", "A" * 5000, [], [[]], {}, {"a": 1}, [0] * 2000,
)  # fmt: skip
RAW = (
    b"NaN", b"Infinity", b"-Infinity", b"1e400", b"9" * 5000, b"-0", b"0x1F", b"'a'", b"/* */",
    b"[" * 5000, b'{"a":' * 5000, b"]", b"}", b'"', b"\\", b"\x00", b"\xff", b"\xed\xa0\x80",
    b"\xef\xbb\xbf", b"\r", b"\n", b"\n\n", b'"deal": 1, ', b'"\\ud800"', b"\xc3", b",", b" ",
)  # fmt: skip

Mutation = Callable[[bytes, random.Random], bytes]


def cut(data: bytes, chance: random.Random) -> bytes:
    """Cut the end off."""
    return data[: chance.randrange(len(data) + 1)]


def flip_bits(data: bytes, chance: random.Random) -> bytes:
    """Turn a few bits over."""
    spoilt = bytearray(data)
    for _ in range(chance.randint(1, 3)):
        if spoilt:
            spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def insert(data: bytes, chance: random.Random) -> bytes:
    """Put something strange in."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(RAW) + data[at:]


def drop(data: bytes, chance: random.Random) -> bytes:
    """Take some bytes out."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + data[at + chance.choice((1, 2, 10, 100)) :]


def repeat(data: bytes, chance: random.Random) -> bytes:
    """Write some bytes twice."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + data[max(0, at - chance.choice((1, 7, 60))) : at] + data[at:]


def swap_lines(data: bytes, chance: random.Random) -> bytes:
    """Exchange, drop or double lines."""
    lines = data.splitlines(keepends=True)
    if lines:
        first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[first], lines[second] = lines[second], lines[first]
        lines[first : first + 1] = lines[first : first + 1] * chance.choice((0, 1, 2))
    return b"".join(lines)


def recode(data: bytes, chance: random.Random) -> bytes:
    """Write the text in another encoding."""
    text = data.decode("utf-8", "replace")
    return text.encode(chance.choice(("utf-16", "utf-32", "latin-1", "utf-8-sig")), "replace")


def change_value(data: bytes, chance: random.Random) -> bytes:
    """Change values of one line of JSON: exchange, drop, rename, or put strange ones in."""
    lines = data.splitlines()
    if not lines:
        return data
    at = chance.randrange(len(lines))
    try:
        values = json.loads(lines[at])
    except (ValueError, RecursionError):
        return insert(data, chance)
    for _ in range(chance.randint(1, 2)):
        values = _changed(values, chance)
    lines[at] = json.dumps(values).encode("utf-8", "replace")
    return b"\n".join(lines) + b"\n"


def _changed(values: Any, chance: random.Random) -> Any:
    places = list(_places(values))
    if not places:
        return deepcopy(chance.choice(STRANGE))
    holder, key = chance.choice(places)
    other_holder, other_key = chance.choice(places)
    deed = chance.randrange(4)
    if deed == 0:
        holder[key] = deepcopy(chance.choice(STRANGE))
    elif deed == 1:
        holder[key] = deepcopy(other_holder[other_key])
    elif deed == 2:
        del holder[key]
    elif isinstance(holder, dict):
        holder[chance.choice(("x", "deal", "format", "name"))] = holder.pop(key)
    elif isinstance(holder[key], int):
        holder[key] += chance.choice((-1, 1))
    else:
        holder.append(deepcopy(holder[key]))
    return values


def _places(values: Any) -> list[tuple[Any, Any]]:
    if isinstance(values, dict):
        here = [(values, key) for key in values]
    elif isinstance(values, list):
        here = [(values, index) for index in range(len(values))]
    else:
        return []
    return here + [place for holder, key in here for place in _places(holder[key])]


MUTATIONS: tuple[Mutation, ...] = (
    cut, flip_bits, insert, drop, repeat, swap_lines, recode, *[change_value] * 5
)  # fmt: skip


def mutated(data: bytes, chance: random.Random) -> bytes:
    """Return the data spoilt in one or two ways."""
    for _ in range(chance.choice((1, 1, 2))):
        data = chance.choice(MUTATIONS)(data, chance)
    return data
