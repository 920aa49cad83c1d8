"""Small block-print motifs about ten units high, by name."""

from __future__ import annotations

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import Print
from app.ui.cards.art.ornament import BUTA, LEAF, petal, ring, star


def draw_print(name: Print, colour: str) -> str:
    """Draw a motif around the origin in one colour."""
    if name == "buta":
        return svg.placed(svg.path(BUTA, colour), 0, 0, 0.12)
    if name == "flower":
        return ring(svg.path(petal(4.8, 3.6, 0.9), colour), 6)
    if name == "star":
        return svg.path(star(8, 5.4, 2.4), colour)
    leaf = svg.placed(svg.path(LEAF, colour), 0, -3.4, 0.075)
    leaves = "".join(svg.group(leaf, transform=f"rotate({turn})") for turn in (-62, 0, 62))
    return leaves + svg.path("M0,0 L0,5", stroke=colour, stroke_width=1.1)


def scatter(
    name: Print, colour: str, places: tuple[tuple[float, float], ...], scale: float = 1.0
) -> str:
    """Draw a motif at several places."""
    motif = draw_print(name, colour)
    return "".join(svg.placed(motif, x, y, scale) for x, y in places)
