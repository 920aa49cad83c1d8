"""How many deals a match takes between equal sides, as measured beforehand."""

from __future__ import annotations

import json
from functools import cache

from PySide6.QtCore import QCoreApplication

from app.core.rules import MatchMode, RuleSet
from app.session.options import length_key
from app.storage.resources import ResourceMissing, resource_path

translate = QCoreApplication.translate

FILE = "resources/expected_lengths.json"


@cache
def measured_lengths() -> dict[str, float]:
    """Return the mean number of deals by `length_key`; empty if the table is missing."""
    try:
        text = resource_path(FILE).read_text(encoding="utf-8")
    except ResourceMissing:
        return {}
    lengths: dict[str, float] = json.loads(text)["deals"]
    return lengths


def expected_length(rules: RuleSet) -> str:
    """Return a sentence about the length of a match; empty if it was never measured."""
    if rules.match is MatchMode.DEALS:
        return translate("NewMatch", "A match has %n deal(s).", "", rules.deals_target)
    mean = measured_lengths().get(length_key(rules))
    if mean is None:
        return ""
    return translate("NewMatch", "A match takes about %n deal(s).", "", round(mean))
