"""Minimax in C for the soak tests: too slow for a game, too simple to be wrong."""

from __future__ import annotations

import ctypes
import subprocess
import sysconfig
from pathlib import Path

from app.ai.position import Objective, Position, TrumpMode
from app.core.cards import Card

SOURCE = Path(__file__).with_name("minimax.c")
OBJECTIVES = list(Objective)


class State(ctypes.Structure):
    _fields_ = (
        ("hand", ctypes.c_uint64 * 4),
        ("trick", ctypes.c_int * 4),
        *((name, ctypes.c_int) for name in ("played", "leader", "trump", "unset", "objective")),
        ("tens", ctypes.c_int * 2),
        ("tricks", ctypes.c_int * 2),
    )


class CMinimax:
    """Minimax compiled into a folder."""

    def __init__(self, folder: Path) -> None:
        library = folder / "minimax.so"
        compiler = (sysconfig.get_config_var("CC") or "cc").split()
        subprocess.run([*compiler, "-O2", "-shared", "-fPIC", SOURCE, "-o", library], check=True)
        self._minimax = ctypes.CDLL(str(library)).minimax

    def cards(self, position: Position) -> dict[Card, int]:
        """Return the value of each legal card."""
        start = position.tricks[0] if position.objective is Objective.TRICKS else 0
        return {c: self._value(position.after(c)) - start for c in position.legal_cards()}

    def _value(self, position: Position) -> int:
        value: int = self._minimax(ctypes.byref(_state(position)), -99, 99)
        return value


def _state(position: Position) -> State:
    state = State()
    for seat, hand in enumerate(position.hands):
        state.hand[seat] = sum(1 << card for card in hand)
    for at, card in enumerate(position.trick):
        state.trick[at] = card
    state.played, state.leader = len(position.trick), position.leader
    state.trump = -1 if position.trump is None else position.trump
    state.unset = position.trump_mode is TrumpMode.FIRST_VOID
    state.objective = OBJECTIVES.index(position.objective)
    state.tens[:] = position.tens
    state.tricks[:] = position.tricks
    return state
