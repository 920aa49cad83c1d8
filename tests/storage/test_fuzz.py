"""Spoilt files give the project's own errors and nothing else."""

from __future__ import annotations

import random
from pathlib import Path

from tests.soak.records import Trial, try_record, try_settings, try_statistics

RECORDS = 3000
SETTINGS = 500
DATABASES = 100


def test_spoilt_records() -> None:
    accepted = [try_record(random.Random(f"record {number}")) for number in range(RECORDS)]
    assert 0 < accepted.count(Trial.ACCEPTED) < RECORDS / 2


def test_spoilt_settings(tmp_path: Path) -> None:
    for number in range(SETTINGS):
        try_settings(random.Random(f"settings {number}"), tmp_path)


def test_spoilt_databases(tmp_path: Path) -> None:
    for number in range(DATABASES):
        try_statistics(random.Random(f"statistics {number}"), tmp_path)
