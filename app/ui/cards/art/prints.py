"""Small block-print motifs about ten units high, by name."""

from __future__ import annotations

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import Print
from app.ui.cards.art.ornament import BUTA, LEAF, petal, ring_path, star

_SPRIG = "".join(svg.moved(svg.moved(LEAF, 0, -3.4, 0.075), 0, 0, 1, turn) for turn in (-62, 0, 62))
_STEM = "M-0.6,-1 L0.6,-1 L0.5,5 L-0.5,5 Z"

PRINTS: dict[Print, str] = {
    "buta": svg.moved(BUTA, 0, 0, 0.12),
    "flower": ring_path(petal(4.8, 3.6, 0.9), 6),
    "star": star(8, 5.4, 2.4),
    "leaf": _SPRIG + _STEM,
}
"""Path data around the origin."""


def scatter(
    name: Print, colour: str, places: tuple[tuple[float, float], ...], scale: float = 1.0
) -> str:
    """Print a motif in one colour at several places."""
    return svg.path("".join(svg.moved(PRINTS[name], x, y, scale) for x, y in places), colour)
