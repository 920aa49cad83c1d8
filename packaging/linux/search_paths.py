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
STRINGS, RPATH, RUNPATH = 5, 15, 29
ENTRY = struct.Struct("<qQ")
OWN = b"$ORIGIN"
"""Begins what is beside the library itself."""


class Part(NamedTuple):
    """A part of the file as it lies in memory."""

    kind: int
    offset: int
    address: int
    size: int


def forget(file: Path) -> list[str]:
    """Take all search paths but those beside itself from a library; return what was taken."""
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
    strings = next((_offset(value, parts) for kind, value in entries if kind == STRINGS), 0)
    kept, taken = [], []
    for kind, value in entries:
        if kind in (RPATH, RUNPATH):
            start = strings + value
            stop = data.index(0, start)
            folders = bytes(data[start:stop]).split(b":")
            own = [folder for folder in folders if folder.startswith(OWN)]
            taken += [folder.decode() for folder in folders if folder not in own]
            data[start:stop] = b":".join(own).ljust(stop - start, b"\0")
            if not own:
                continue
        kept.append((kind, value))
    kept += [(0, 0)] * (len(entries) - len(kept))
    data[part.offset : end] = b"".join(ENTRY.pack(*entry) for entry in kept)
    return taken


def _offset(address: int, parts: list[Part]) -> int:
    """Return where in the file an address of memory lies."""
    for part in parts:
        if part.kind == LOADED and part.address <= address < part.address + part.size:
            return address - part.address + part.offset
    raise ValueError(f"{address:#x} is in no part of the file")
