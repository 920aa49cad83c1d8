"""Picks the twin of the exact solver: the compiled one, or the readable one in Python."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from typing import Protocol, cast

from app.ai import solver_search
from app.ai.solver_weights import packed_weights

NATIVE = "native"
PYTHON = "python"
VARIABLE = "HUKUM_SOLVER"
"""The environment variable that, set to `python`, forces the readable twin."""


class Kernel(Protocol):
    """One search with its table, used by one thread at a time.

    Hands are bit masks, bit ``suit * 16 + rank``; the trick is one byte a card, the same number,
    and may be full.
    """

    @property
    def nodes(self) -> int:
        """Return how many cards the last proof has played."""

    def prove(
        self,
        hands: tuple[int, int, int, int],
        leader: int,
        trick: bytes,
        trump: int,
        ten_worth: int,
        trick_worth: int,
        need: int,
        nodes: int,
        seconds: float,
        stop: Callable[[], bool] | None,
        /,
    ) -> bool | None:
        """Return whether side 0 gathers at least its need, or None when stopped by a limit."""


def name() -> str:
    """Return which twin is used: `native` or `python`."""
    if os.environ.get(VARIABLE) == PYTHON:
        return PYTHON
    try:
        importlib.import_module("app.ai._solver")
    except ImportError:
        return PYTHON
    return NATIVE


def make_kernel(memory_mb: int, twin: str | None, look_from: int) -> Kernel:
    """Return a fresh kernel of a twin, by default of the one in use."""
    if (twin or name()) == PYTHON:
        return solver_search.Kernel(memory_mb, look_from)
    native = importlib.import_module("app.ai._solver")
    return cast(Kernel, native.Kernel(memory_mb, packed_weights(), look_from))
