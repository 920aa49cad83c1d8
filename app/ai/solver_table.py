"""The solver's memory: patterns of cards that are proven to be worth so much to a side."""

from __future__ import annotations

from app.ai.solver_suits import Start

BYTES_PER_PATTERN = 400
"""What a pattern costs in Python's dictionaries, about, its share of the rest included."""

Known = tuple[bool, int] | None
"""Whether side 0 gathers its need, and why; None if only a search can tell."""


class Table:
    """What is proven, by shape, by mask, by the bits under the mask: a bound for each side."""

    def __init__(self, size: int) -> None:
        self._room = max(1, size // BYTES_PER_PATTERN)
        self._used = 0
        self._groups: dict[int, dict[int, dict[int, tuple[int, int]]]] = {}

    def find(self, start: Start, needs: tuple[int, int]) -> Known:
        """Return the answer for a position if a pattern of it is known, whichever side it suits."""
        group = self._groups.get(start.shape())
        if group is None:
            return None
        layout = start.layout()
        need, other = needs
        for mask, proven in group.items():
            bounds = proven.get(layout & mask)
            if bounds is None:
                continue
            if bounds[0] >= need:
                return True, start.proof_of(mask)
            if bounds[1] >= other:
                return False, start.proof_of(mask)
        return None

    def add(self, start: Start, side: int, bound: int, proof: int) -> None:
        """Note that a side gathers at least so much wherever the proof holds."""
        if self._used >= self._room:
            self._groups.clear()
            self._used = 0
        mask = start.mask(proof)
        proven = self._groups.setdefault(start.shape(), {}).setdefault(mask, {})
        pattern = start.layout() & mask
        old = proven.get(pattern)
        self._used += old is None
        mine, theirs = old or (0, 0)
        proven[pattern] = (max(mine, bound), theirs) if side == 0 else (mine, max(theirs, bound))
