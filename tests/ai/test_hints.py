"""What the strongest level says as a hint: legal, with a known reason and a risk."""

from __future__ import annotations

from app.ai.levels import LEVELS, STRONGEST, make_player
from app.ai.player import Limit
from app.ai.reasons import REASONS
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
            given = make_player(STRONGEST).decide(seen, 1, Limit(iterations=200), never)
            assert given.action in seen.legal
            assert given.reason in REASONS
            assert given.risk is None or 0 <= given.risk <= 1
    assert len(asked) >= 5


def test_the_strongest_level_is_the_last_of_the_table() -> None:
    assert list(LEVELS)[-1] == STRONGEST
