"""How a seat likes to play: styles change what it plays, hardly how well."""

from __future__ import annotations

from typing import NamedTuple

from app.ai.knowledge import View

DARE = 0.25
"""How much less sure a chaser of the sirr is content with."""


class Style(NamedTuple):
    """What a seat likes.

    ``safe`` is how sure a trick must be before a ten is trusted to it. A seat that
    ``keeps_trumps`` neither draws nor leads them and ruffs for tens alone. One that
    ``chases_sirr`` dares more while all the tens can still be its side's.
    """

    safe: float = 0.8
    keeps_trumps: bool = False
    chases_sirr: bool = False

    def trust(self, view: View) -> float:
        """Return how sure a trick must be before a ten is trusted to it now."""
        return self.safe - DARE if self.chases_sirr and is_sirr_near(view) else self.safe


STEADY = Style()


def is_sirr_near(view: View) -> bool:
    """Say whether the side has tens and the other side has none."""
    tens = view.seen.tens
    side = view.me % 2
    return tens[side] > 0 and tens[1 - side] == 0
