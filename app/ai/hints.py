"""A hint for the person at the table: what the strongest seat would do, why, and at what risk."""

from __future__ import annotations

from app.ai.levels import LEVELS, make_player
from app.ai.player import Decision, Limit, StopAsked
from app.core.observation import Observation

SECONDS = 0.8
"""The longest that a hint takes."""


def hint(seen: Observation, seed: int, stop: StopAsked) -> Decision | None:
    """Return what the strongest level would do with the same view; None if there is no choice."""
    if not seen.legal:
        return None
    strongest = list(LEVELS)[-1]
    return make_player(strongest).decide(seen, seed, Limit(seconds=SECONDS), stop)
