"""What the strongest level says as a hint: legal, with a known reason and a risk."""

from __future__ import annotations

import pytest

from app.ai.levels import LEVELS, STRONGEST, make_player
from app.ai.player import Decision, Limit
from app.ai.reasons import REASONS
from app.core import engine
from app.core.actions import NOBODY
from app.core.observation import Observation, observe
from app.core.presets import PRESETS
from app.session.seats import answer, hint_request
from tests.ai.tables import NO_HURRY, by_player, dealt, never, turns


def test_a_hint_for_every_kind_of_choice() -> None:
    asked = set()
    for preset in ("mendikot_closed", "dehla_pakad_closed", "dehla_pakad_named", "mendikot_open"):
        for state in turns(dealt(PRESETS[preset], 4), by_player(make_player("club"))):
            seat = engine.seat_to_act(state)
            if seat == NOBODY or state.phase in asked or state.phase == "draw_trump":
                continue
            asked.add(state.phase)
            seen = observe(state, seat)
            given = advised(seen)
            assert given.action in seen.legal
            assert given.reason in REASONS
    assert len(asked) >= 5


def test_the_strongest_level_is_the_last_of_the_table() -> None:
    assert list(LEVELS)[-1] == STRONGEST


@pytest.mark.parametrize("twin", ["", "python"])
def test_every_hint_names_the_risk_even_where_there_is_no_choice(
    twin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HUKUM_SEARCH", twin)
    reasons = set()
    for state in turns(dealt(PRESETS["dehla_pakad"], 4), by_player(make_player("club"))):
        seat = engine.seat_to_act(state)
        if seat != NOBODY:
            reasons.add(advised(observe(state, seat), 20).reason)
    assert "only_choice" in reasons
    assert len(reasons) > 3


def advised(seen: Observation, iterations: int = 200) -> Decision:
    """Return a hint, which has to name the risk."""
    request = hint_request(seen, 1)._replace(limit=Limit(NO_HURRY, iterations))
    decision = answer(request, never)
    assert decision is not None
    assert decision.risk is not None
    assert 0 <= decision.risk <= 1
    return decision
