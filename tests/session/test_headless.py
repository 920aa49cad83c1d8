"""What is played without a table hangs on its header alone."""

from __future__ import annotations

import pytest

from app.ai import search
from app.ai.levels import make_player
from app.core.log import Header, SeatInfo
from app.core.presets import PRESETS
from app.session.headless import play_deals

SEATS = tuple(SeatInfo("", "ai", "expert", "steady") for _ in range(4))


@pytest.mark.parametrize("twin", ["", "python"])
def test_a_slow_machine_plays_the_same(monkeypatch: pytest.MonkeyPatch, twin: str) -> None:
    monkeypatch.setenv(search.VARIABLE, twin)
    header = Header(PRESETS["mendikot_short"], 5, SEATS, 0, "2026-12-01T18:00:00Z")
    played = []
    for seconds in (60.0, 1e-4):
        monkeypatch.setattr(search, "SECONDS", seconds)
        players = [make_player("expert") for _ in SEATS]
        played.append(list(play_deals(header, players, 1)))
    assert played[0] == played[1]
