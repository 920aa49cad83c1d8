"""Play goes as it went before: every preset's playthrough, line by line."""

from __future__ import annotations

import pytest

from app.core.presets import PRESETS
from tests.golden.playthrough import FOLDER, golden_file, playthrough


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_playthrough_is_what_it_was(preset_id: str) -> None:
    expected = golden_file(preset_id).read_text(encoding="utf-8")
    assert playthrough(preset_id) == expected, "if this was meant to change: python -m tests.golden"


def test_there_is_no_playthrough_too_many() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PRESETS)
