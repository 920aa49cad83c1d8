"""The aces: one great suit symbol inlaid with gold, in a sun; and the mark of the tens."""

from __future__ import annotations

from app.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, GOLD_LIGHT
from app.ui.cards.art.ornament import LEAF, dots, petal, ring_path, rosette
from app.ui.cards.art.suits import SUIT_PATHS

_MIDDLE = (125.0, 175.0)
_DARK_GOLD = "#a8761c"

_INLAY: dict[int, tuple[float, float]] = {
    SPADES: (10.0, 0.8),
    HEARTS: (-8.0, 0.85),
    DIAMONDS: (0.0, 0.72),
    CLUBS: (2.0, 0.8),
}
"""Where the flower of the inlay stands in each suit's box, and how large it is."""


def draw_ace(suit: int, colour: str) -> str:
    """Draw the middle of an ace."""
    y, scale = _INLAY[suit]
    symbol = (
        svg.path(SUIT_PATHS[suit], colour)
        + svg.placed(svg.path(SUIT_PATHS[suit], stroke=GOLD, stroke_width=1.3), 0, 0, 0.86)
        + svg.placed(_spray(colour), 0, y, scale)
    )
    return svg.placed(_sun(), *_MIDDLE) + svg.placed(symbol, *_MIDDLE, 1.2)


def draw_ten_mark(colour: str) -> str:
    """Draw what tells a ten from other number cards: a gold frame and a flower in the middle."""
    flower = rosette(8, 15, GOLD, colour) + dots(8, 18, 1.5, _DARK_GOLD, 22.5)
    corners = "".join(
        svg.placed(rosette(4, 6, _DARK_GOLD, GOLD_LIGHT), x, y) for x, y in ((201, 22), (49, 328))
    )
    return (
        svg.path("M66,22 L192,22 C192,27 196,31 201,31 L201,206", stroke=GOLD, stroke_width=1.8)
        + svg.path("M184,328 L58,328 C58,323 54,319 49,319 L49,144", stroke=GOLD, stroke_width=1.8)
        + corners
        + svg.placed(flower, *_MIDDLE)
    )


def draw_small_ten_mark(x: float, y: float) -> str:
    """Draw the gold flower that stands under the index of a ten, so that a fan shows it."""
    return svg.placed(rosette(8, 7.5, _DARK_GOLD, GOLD_LIGHT), x, y)


def _sun() -> str:
    rays = svg.path(ring_path(petal(13, 5.4, 69), 24), GOLD)
    return (
        rays
        + dots(24, 76, 1.5, _DARK_GOLD, 7.5)
        + svg.circle(0, 0, 67, stroke=GOLD, stroke_width=1.2)
    )


def _spray(colour: str) -> str:
    """Draw a flower with leaves around it, in gold."""
    leaves = "".join(
        svg.group(svg.placed(svg.path(LEAF, GOLD), 0, -21, 0.17), transform=f"rotate({turn})")
        for turn in range(0, 360, 45)
    )
    return (
        leaves
        + svg.path(ring_path(petal(11, 7, 2), 8, 22.5), GOLD_LIGHT)
        + svg.circle(0, 0, 3.4, colour)
    )
