"""A hint is legal, has a known reason and a risk, and comes only where there is a choice."""

from __future__ import annotations

from app.ai.heuristics import REASONS
from app.ai.hints import hint
from app.ai.levels import make_player
from app.core import engine
from app.core.actions import NOBODY
from app.core.observation import observe
from app.core.presets import PRESETS
from tests.ai.tables import by_player, dealt, never, turns


def test_a_hint_for_every_kind_of_choice() -> None:
    asked = set()
    for preset in ("mendikot_closed", "dehla_pakad_closed", "dehla_pakad_named", "mendikot_open"):
        for state in turns(dealt(PRESETS[preset], 4), by_player(make_player("club"))):
            seat = engine.seat_to_act(state)
            if seat == NOBODY or state.phase in asked or state.phase == "draw_trump":
                continue
            asked.add(state.phase)
            seen = observe(state, seat)
            given = hint(seen, 1, never)
            assert given is not None
            assert given.action in seen.legal
            assert given.reason in REASONS
            assert given.risk is None or 0 <= given.risk <= 1
    assert len(asked) >= 5


def test_no_hint_out_of_turn() -> None:
    state = dealt(PRESETS["dehla_pakad"], 4)
    waiting = (engine.seat_to_act(state) + 1) % 4
    assert hint(observe(state, waiting), 1, never) is None
