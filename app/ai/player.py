"""The interface of a seat that decides for itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from app.ai.danger import Danger
from app.core.actions import SeatAction
from app.core.observation import Observation


class Limit(NamedTuple):
    """How long a decision may take: seconds of wall-clock time, search iterations, or both.

    What is None is left to the seat, which has limits of its own.
    """

    seconds: float | None = None
    iterations: int | None = None


class Decision(NamedTuple):
    """What a seat decides and why.

    ``reason`` is the stable id of what speaks for it (`app.ai.reasons.REASONS`), ``risk`` the
    estimated chance (0 to 1) that the deal is lost, None if nothing was estimated. ``danger`` is
    who may still take the trick that the seat's side would win by it, None if nobody may.
    """

    action: SeatAction
    reason: str
    risk: float | None = None
    danger: Danger | None = None


StopAsked = Callable[[], bool]
"""Answers true once the decision is no longer wanted; asked often, from the thinking thread."""


class Player(Protocol):
    """A seat that sees only its observation; the same observation and seed give the same decision.

    Only a decision that its time limit cuts short may differ from run to run.
    """

    def decide(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> Decision:
        """Return one of ``observation.legal`` (never empty) with its reason."""
        ...
