"""The table of the source documents: each of their points has its place in the help."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from app.core.presets import PRESETS
from app.ui.help.book import book

TABLE = Path(__file__).with_name("coverage.md")

# How many paragraphs or points each section of the documents has, in their order.
DEHLA_PAKAD = [2, 1, 1, 1, 5, 6, 4, 4, 6, 6, 9]
MENDIKOT = [2, 1, 4, 1, 3, 5, 5, 6, 1, 5, 5, 6]


class Row(NamedTuple):
    """One row of the table."""

    section: str
    point: int
    says: str
    preset: str
    places: list[str]


def tables() -> list[list[Row]]:
    """Return the rows of the two tables."""
    parts = TABLE.read_text(encoding="utf-8").split("\n## ")[1:]
    return [[row(line) for line in part.splitlines() if is_row(line)] for part in parts]


def is_row(line: str) -> bool:
    return bool(re.match(r"\| [^|]+ \| \d+ \|", line))


def row(line: str) -> Row:
    section, point, says, preset, places = (cell.strip() for cell in line.strip("|").split("|"))
    return Row(section, int(point), says, preset, places.split())


ROWS = [each for table in tables() for each in table]


def test_every_place_exists() -> None:
    for row in ROWS:
        there = [place for page in book(PRESETS[row.preset]) for place in page.places()]
        assert row.places, row
        assert [place for place in row.places if place not in there] == [], row


@pytest.mark.parametrize(
    ("table", "points"),
    list(zip(tables(), [DEHLA_PAKAD, MENDIKOT], strict=True)),
    ids=["dehla_pakad", "mendikot"],
)
def test_no_point_of_a_document_is_left_out(table: list[Row], points: list[int]) -> None:
    sections = list(dict.fromkeys(row.section for row in table))
    highest = Counter(dict.fromkeys(sections, 0))
    for each in table:
        assert each.point in (highest[each.section], highest[each.section] + 1), each
        highest[each.section] = each.point
    assert [highest[section] for section in sections] == points


def test_every_place_that_the_rules_fill_is_asked_for() -> None:
    """What no source mentions was added: house rules, the table on the screen, and its manners."""
    added = {"changes", "knowledge", "redeal", "early_end", "claims", "playing", "help"}
    wanted = {place for row in ROWS for place in row.places}
    for preset in {row.preset for row in ROWS}:
        for page in book(PRESETS[preset]):
            for place in page.places():
                assert place in wanted or place.partition("#")[2] in added, (preset, place)
