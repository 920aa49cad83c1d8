"""Takes from libraries the folders of this machine in which they would look for others.

A Python that somebody built for himself says in each of its libraries, and has the twins say, where
it lies. On the player's machine that folder is nobody's, or somebody else's.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HEAD = b"\x7fELF\x02\x01"
"""A file of 64 bits whose lower bytes come first."""

LOADED, DYNAMIC = 1, 2
STRINGS, SYMBOLS, RPATH, RUNPATH = 5, 6, 15, 29
ENTRY = struct.Struct("<qQ")
SYMBOL = struct.Struct("<I20x")
"""Begins with where its name lies among the strings."""
OWN = b"$ORIGIN"
"""Begins what is beside the library itself."""


class Part(NamedTuple):
    """A part of the file as it lies in memory."""

    kind: int
    offset: int
    address: int
    size: int


def forget(file: Path) -> list[str]:
    """Take all search paths but those beside itself from a library; return what was taken.

    Raises:
        ValueError: the name of a function is the end of a folder's, and would go with it.
    """
    data = bytearray(file.read_bytes())
    if not data.startswith(HEAD):
        return []
    parts = list(_parts(data))
    taken: list[str] = []
    for part in parts:
        if part.kind == DYNAMIC:
            taken += _clean(data, part, parts)
    if taken:
        file.write_bytes(data)
    return taken


def _parts(data: bytearray) -> Iterator[Part]:
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    for number in range(count):
        kind, _, offset, address, _, length = struct.unpack_from(
            "<IIQQQQ", data, table + number * size
        )
        yield Part(kind, offset, address, length)


def _clean(data: bytearray, part: Part, parts: list[Part]) -> list[str]:
    """Write the table of a library anew without the foreign folders, and blank their names."""
    end = part.offset + part.size - part.size % ENTRY.size
    entries = list(ENTRY.iter_unpack(data[part.offset : end]))
    tables = {kind: _offset(value, parts) for kind, value in entries if kind in (STRINGS, SYMBOLS)}
    strings = tables.get(STRINGS, 0)
    names = _names(data, tables.get(SYMBOLS, strings), strings)
    kept, taken = [], []
    for kind, value in entries:
        if kind in (RPATH, RUNPATH):
            own, foreign = _sort_out(data, strings + value, {strings + name for name in names})
            taken += foreign
            if not own:
                continue
        kept.append((kind, value))
    kept += [(0, 0)] * (len(entries) - len(kept))
    data[part.offset : end] = b"".join(ENTRY.pack(*entry) for entry in kept)
    return taken


def _sort_out(data: bytearray, start: int, names: set[int]) -> tuple[list[bytes], list[str]]:
    """Leave only a library's own folders in one list; return these, and what was taken."""
    stop = data.index(0, start)
    folders = bytes(data[start:stop]).split(b":")
    own = [folder for folder in folders if folder.startswith(OWN)]
    if own != folders and any(start < name < stop for name in names):
        raise ValueError(f"{data[start:stop].decode()} holds the name of a function")
    data[start:stop] = b":".join(own).ljust(stop - start, b"\0")
    return own, [folder.decode() for folder in folders if folder not in own]


def _names(data: bytearray, symbols: int, strings: int) -> set[int]:
    """Return where the names of functions lie; linkers put their table before the strings."""
    end = symbols + max(0, strings - symbols) // SYMBOL.size * SYMBOL.size
    return {name for (name,) in SYMBOL.iter_unpack(data[symbols:end])}


def _offset(address: int, parts: list[Part]) -> int:
    """Return where in the file an address of memory lies."""
    for part in parts:
        if part.kind == LOADED and part.address <= address < part.address + part.size:
            return address - part.address + part.offset
    raise ValueError(f"{address:#x} is in no part of the file")
