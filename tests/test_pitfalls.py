"""The table of known kinds of faults names tests and modules that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TABLE = (ROOT / "tests" / "PITFALLS.md").read_text(encoding="utf-8")


def test_every_test_of_the_table_exists() -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", TABLE)
    assert len(named) > 80
    for file, name in named:
        source = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert re.search(rf"^ *def {name}\(", source, re.MULTILINE), f"{file}::{name}"


def test_every_module_of_the_table_exists() -> None:
    for name in re.findall(r"`(app/[\w/]+\.py)`", TABLE):
        assert (ROOT / name).is_file(), name


def test_every_soak_of_the_table_exists() -> None:
    named = set(re.findall(r"\bsoak `(\w+)`", TABLE))
    assert len(named) > 10
    for name in named:
        assert (ROOT / "tests" / "soak" / f"{name}.py").is_file(), name


def test_every_kind_is_excluded_by_something() -> None:
    rows = [line for line in TABLE.splitlines() if line.startswith("| ")]
    for row in rows:
        if row != "| Kind of fault | Excluded by |":
            assert "::" in row or "app/" in row, row
