"""The public page on the record format is complete and true."""

from __future__ import annotations

import inspect
import re
from types import ModuleType

import pytest

from app.core import claims, engine
from app.core.actions import Kind
from app.core.rules import CHOICES, KEYS
from app.core.state import Category, MatchEnd
from app.storage import fields, record_deal, record_header, records, strict_json
from app.storage.record_text import VERSION, deal_values, header_values
from app.storage.records import LARGEST_FILE, LONGEST_LINE
from app.storage.resources import resource_path
from tests.storage.matches import make_match

PAGE = resource_path("resources/record-format.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"`([^`\s]+)`", PAGE))
NOT_IN_RECORDS = {"bad_cut"}


def test_it_is_of_this_version() -> None:
    assert f"version {VERSION}\n" in PAGE
    assert f"longer than {LONGEST_LINE // 1024} KB" in PAGE
    assert f"larger than {LARGEST_FILE // 1024**2} MB" in PAGE


def test_it_has_every_key() -> None:
    log = make_match(deals=1)
    header = list(header_values(log.header._replace(serious=True)))
    deal = list(deal_values(log.deals[0]._replace(assisted=True)))
    for keys in (header, deal, list(KEYS)):
        places = [PAGE.index(f"`{key}`") for key in keys if key not in ("name", "match")]
        assert all(place > 0 for place in places)
    shown = re.findall(r'^ ?\{?"(\w+)": ', PAGE, re.MULTILINE)
    assert shown == [
        *("format", "rules", "seats", "seed"),
        *("deal", "hands", "actions", "trump", "winners", "result", "after"),
    ]


def test_it_has_every_word_of_the_rules() -> None:
    texts = {str(value) for choices in CHOICES.values() for value in choices}
    words = {text for text in texts if not text.isdecimal() and text not in ("True", "False")}
    assert words | set(KEYS) | set(Category) | set(MatchEnd) <= WORDS


def test_it_has_every_action() -> None:
    table = {Kind.CUT, Kind.DEAL, Kind.COLLECT, Kind.NEXT}
    shown = set(re.findall(r"^\| `[0-5] (\w+)", PAGE, re.MULTILINE))
    assert shown == {str(kind) for kind in Kind if kind not in table}


@pytest.mark.parametrize(
    "module",
    [strict_json, fields, records, record_header, record_deal, engine, claims],
    ids=lambda module: module.__name__,
)
def test_it_has_every_reason(module: ModuleType) -> None:
    source = inspect.getsource(module)
    calls = re.findall(r"(?:Fault|IllegalActionError)\((.*?),", source, re.DOTALL)
    reasons = {reason for call in calls for reason in re.findall(r'"(\w+)"', call)}
    assert reasons
    assert reasons - WORDS <= NOT_IN_RECORDS
