"""Every finished deal of a player, once, in a small database, and what it adds up to."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from app.core.cards import IS_TEN, SUIT_OF, DeckFamily, Hand
from app.core.log import DealLog, Header
from app.core.state import Pair
from app.storage.atomic import make_folder, set_aside
from app.storage.errors import StorageError, os_errors
from app.storage.record_text import match_id

VERSION = 1
MIXED = "mixed"
"""In place of a level: the opponents are not all of one."""

_COLUMNS = {
    "id": "TEXT NOT NULL UNIQUE",
    "played": "TEXT NOT NULL",
    "preset": "TEXT NOT NULL",
    "name": "TEXT NOT NULL",
    "family": "TEXT NOT NULL",
    "level": "TEXT NOT NULL",
    "assisted": "INTEGER NOT NULL CHECK (assisted IN (0, 1))",
    "number": "INTEGER",
    "outcome": "INTEGER NOT NULL CHECK (outcome IN (-1, 0, 1))",
    "category": "TEXT NOT NULL",
    "tens_won": "INTEGER NOT NULL",
    "tens_lost": "INTEGER NOT NULL",
    "match_outcome": "INTEGER CHECK (match_outcome IN (-1, 0, 1))",
    "tens_dealt": "INTEGER NOT NULL",
    "our_voids": "INTEGER NOT NULL",
    "their_voids": "INTEGER NOT NULL",
}
_SCHEMA = (
    "CREATE TABLE deals (place INTEGER PRIMARY KEY, "
    + ", ".join(f"{name} {kind}" for name, kind in _COLUMNS.items())
    + ") STRICT"
)
_CORRECTED = {key: f"excluded.{key}" for key in _COLUMNS} | {
    "assisted": "assisted OR excluded.assisted OR (outcome, category, tens_won, tens_lost)"
    " <> (excluded.outcome, excluded.category, excluded.tens_won, excluded.tens_lost)"
}
"""How a deal that comes a second time replaces itself: with another end its cards were known."""
_ADD = (
    f"INSERT INTO deals ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{key}' for key in _COLUMNS)})"
    f" ON CONFLICT (id) DO UPDATE SET {', '.join(f'{key} = {_CORRECTED[key]}' for key in _COLUMNS)}"
)

_REASONS = {3: "not_allowed", 5: "in_use", 6: "in_use", 8: "not_allowed", 11: "damaged"}
_REASONS |= {13: "disk_full", 14: "not_allowed", 26: "damaged"}
"""The system's refusals by SQLite's primary result codes."""


class Which(NamedTuple):
    """Which deals are meant: by preset, by the name of a custom rule set, by level, assisted."""

    preset: str | None = None
    name: str | None = None
    level: str | None = None
    assisted: bool | None = None


ALL = Which()


class Summary(NamedTuple):
    """What some deals add up to; runs are deals won one after the other, the present one too."""

    deals: int = 0
    won: int = 0
    lost: int = 0
    tens_won: int = 0
    tens_lost: int = 0
    matches_won: int = 0
    matches_lost: int = 0
    matches_drawn: int = 0
    run: int = 0
    longest_run: int = 0

    @property
    def drawn(self) -> int:
        """Return how many deals nobody won."""
        return self.deals - self.won - self.lost


class Played(NamedTuple):
    """One deal of the history: when, won (1), drawn (0) or lost (-1), and the tens."""

    played: str
    outcome: int
    category: str
    tens: Pair
    assisted: bool


class Fairness(NamedTuple):
    """What was dealt, each deal number once: deals by tens of the player's side, void suits."""

    deals: int
    tens: Counter[int]
    our_voids: int
    their_voids: int


class Statistics:
    """The database of a player's deals.

    Only deals of matches with people on one side alone are counted; that side is "we".
    """

    def __init__(self, path: Path) -> None:
        """Open the database, or make it.

        A damaged one is set aside, which `set_aside` then names, and a new one is begun.

        Raises:
            StorageError: the system refuses, another program writes (in_use), or the file is of a
                newer version.
        """
        self._path = path
        self.set_aside: Path | None = None
        make_folder(path.parent)
        try:
            self._database = self._opened()
        except StorageError as error:
            if error.reason != "damaged":
                raise
            self.set_aside = set_aside(path)
            self._database = self._opened()

    def _opened(self) -> sqlite3.Connection:
        with os_errors(self._path, "opened"):
            self._path.touch(mode=0o600)
        with self._errors():
            database = sqlite3.connect(self._path, timeout=1.0, isolation_level=None)
            try:
                database.text_factory = lambda text: text.decode("utf-8", "replace")
                self._prepare(database)
            except BaseException:
                database.close()
                raise
        return database

    def _prepare(self, database: sqlite3.Connection) -> None:
        """Make the table in an empty file; look whether any other file is sound and ours."""
        database.execute("PRAGMA trusted_schema = OFF")
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            message = "was written by a newer version of the program"
            raise StorageError("newer", message, self._path)
        tables = database.execute("SELECT sql FROM sqlite_schema WHERE sql NOT NULL").fetchall()
        if not tables and version == 0:
            self._create(database)
        elif tables != [(_SCHEMA,)] or database.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise StorageError("damaged", "is damaged", self._path)

    def _create(self, database: sqlite3.Connection) -> None:
        """Make the table, without waiting for the disk: there is nothing yet that could be lost."""
        database.execute("PRAGMA synchronous = OFF")
        database.executescript(f"BEGIN; {_SCHEMA}; PRAGMA user_version = {VERSION}; COMMIT")
        database.execute("PRAGMA synchronous = FULL")

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except UnicodeDecodeError as error:
            raise StorageError("damaged", "is damaged", self._path) from error
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            message = f"cannot be used: {error}"
            raise StorageError(_REASONS.get(code, "failed"), message, self._path) from error

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def add(self, header: Header, deal: DealLog, played: str) -> bool:
        """Count a finished deal, or correct it if it was counted before; say whether it counts.

        ``played`` is an ISO 8601 time in UTC.
        """
        side = our_side(header)
        if side is None or deal.result is None:
            return False
        with self._errors():
            self._database.execute(_ADD, _row(header, deal, played, side))
        return True

    def summary(self, which: Which = ALL) -> Summary:
        """Return what some deals add up to."""
        columns = "outcome, tens_won, tens_lost, match_outcome"
        won = Counter[int]()
        matches = Counter[int]()
        tens_won = tens_lost = run = longest = 0
        for outcome, ours, theirs, match in self._rows(columns, which):
            won[outcome] += 1
            matches[match] += 1
            tens_won += ours
            tens_lost += theirs
            run = run + 1 if outcome == 1 else 0
            longest = max(longest, run)
        return Summary(
            deals=won.total(),
            won=won[1],
            lost=won[-1],
            tens_won=tens_won,
            tens_lost=tens_lost,
            matches_won=matches[1],
            matches_lost=matches[-1],
            matches_drawn=matches[0],
            run=run,
            longest_run=longest,
        )

    def groups(self) -> list[Which]:
        """Return every combination of rule set, level and assistance that was played."""
        rows = self._rows("DISTINCT preset, name, level, assisted", ALL)
        return sorted(
            Which(preset, name, level, bool(assisted)) for preset, name, level, assisted in rows
        )

    def categories(self, which: Which = ALL) -> Counter[tuple[int, str]]:
        """Return how often each outcome came with each category."""
        return Counter(self._rows("outcome, category", which))

    def history(self, which: Which = ALL) -> list[Played]:
        """Return some deals in the order in which they were played."""
        columns = "played, outcome, category, tens_won, tens_lost, assisted"
        return [
            Played(played, outcome, category, (ours, theirs), bool(assisted))
            for played, outcome, category, ours, theirs, assisted in self._rows(columns, which)
        ]

    def fairness(self, family: DeckFamily) -> Fairness:
        """Return what was dealt from a deck; deals by hand are left out."""
        with self._errors():
            rows = self._database.execute(
                "SELECT tens_dealt, our_voids, their_voids FROM deals"
                " WHERE family = ? AND number NOT NULL GROUP BY number",
                [_family_text(family)],
            ).fetchall()
        return Fairness(
            deals=len(rows),
            tens=Counter(tens for tens, _, _ in rows),
            our_voids=sum(ours for _, ours, _ in rows),
            their_voids=sum(theirs for _, _, theirs in rows),
        )

    def _rows(self, columns: str, which: Which) -> list[tuple[Any, ...]]:
        wanted = {key: value for key, value in which._asdict().items() if value is not None}
        where = " AND ".join(f"{key} = :{key}" for key in wanted) or "1"
        with self._errors():
            return self._database.execute(
                f"SELECT {columns} FROM deals WHERE {where} ORDER BY place", wanted
            ).fetchall()


def our_side(header: Header) -> int | None:
    """Return the side on which people sit, None if they sit on both or on none."""
    sides = {index % 2 for index, seat in enumerate(header.seats) if seat.kind == "human"}
    return sides.pop() if len(sides) == 1 else None


def _row(header: Header, deal: DealLog, played: str, side: int) -> dict[str, Any]:
    rules, result, after = header.rules, deal.result, deal.after
    assert result is not None
    assert after is not None
    outcome = after.outcome
    hands = (deal.hands[side::2], deal.hands[1 - side :: 2])
    return {
        "id": f"{match_id(header)}/{deal.deal}",
        "played": played,
        "preset": rules.preset,
        "name": rules.name or "",
        "family": _family_text(rules.deck_family),
        "level": _level(header, side),
        "assisted": int(deal.assisted),
        "number": deal.number,
        "outcome": _outcome(result.winner, side),
        "category": str(result.category),
        "tens_won": result.tens[side],
        "tens_lost": result.tens[1 - side],
        "match_outcome": None if outcome is None else _outcome(outcome.winner, side),
        "tens_dealt": sum(IS_TEN[card] for hand in hands[0] for card in hand),
        "our_voids": sum(map(_voids, hands[0])),
        "their_voids": sum(map(_voids, hands[1])),
    }


def _family_text(family: DeckFamily) -> str:
    return "/".join(map(str, family))


def _level(header: Header, side: int) -> str:
    levels = {seat.level or MIXED for seat in header.seats[1 - side :: 2]}
    return levels.pop() if len(levels) == 1 else MIXED


def _outcome(winner: int | None, side: int) -> int:
    if winner is None:
        return 0
    return 1 if winner == side else -1


def _voids(hand: Hand) -> int:
    return 4 - len({SUIT_OF[card] for card in hand})
