"""Motifs of Indian block prints, drawn around the origin: buta, rosette, leaf, star."""

from __future__ import annotations

import math
from functools import cache

from app.ui.cards.art import svg

BUTA = (
    "M-2,50 C-26,50 -38,34 -38,14 C-38,-16 -8,-22 -2,-40 C2,-50 14,-54 24,-48 "
    "C33,-42 31,-29 22,-28 C16,-27 13,-32 15,-36 C9,-34 10,-24 15,-17 C24,-4 36,2 36,18 "
    "C36,36 22,50 -2,50 Z"
)
BUTA_HEART = (
    "M-2,38 C-18,38 -26,27 -26,14 C-26,-4 -8,-10 2,-18 C8,-4 25,4 25,18 C25,30 14,38 -2,38 Z"
)
LEAF = "M0,-50 C16,-26 18,14 0,50 C-18,14 -16,-26 0,-50 Z"


def petal(length: float, width: float, start: float = 0.0) -> str:
    """Return a pointed petal that grows upwards from ``start`` above the origin."""
    half, low, high = width / 2, start + length * 0.3, start + length * 0.72
    return (
        f"M0,{-start:.2f} C{-half:.2f},{-low:.2f} {-half:.2f},{-high:.2f} 0,{-start - length:.2f} "
        f"C{half:.2f},{-high:.2f} {half:.2f},{-low:.2f} 0,{-start:.2f} Z"
    )


def ring(shape: str, count: int, first: float = 0.0) -> str:
    """Repeat a drawing around the origin, each copy over the one before."""
    return "".join(
        svg.group(shape, transform=f"rotate({svg.number(first + 360 * turn / count)})")
        for turn in range(count)
    )


@cache
def ring_path(d: str, count: int, first: float = 0.0) -> str:
    """Repeat path data around the origin, as one path."""
    return "".join(svg.moved(d, 0, 0, 1, first + 360 * turn / count) for turn in range(count))


def dots(count: int, radius: float, size: float, colour: str, first: float = 0.0) -> str:
    """Draw a ring of dots around the origin; the first stands at the top."""
    return "".join(
        svg.circle(round(x, 2), round(y, 2), size, colour)
        for x, y in on_circle(count, radius, first)
    )


def on_circle(count: int, radius: float, first: float = 0.0) -> list[tuple[float, float]]:
    """Return points evenly spread on a circle, clockwise, the first at the top."""
    turns = (math.radians(first + 360 * number / count) for number in range(count))
    return [(radius * math.sin(turn), -radius * math.cos(turn)) for turn in turns]


def buta(colour: str, inner: str, vein: str) -> str:
    """Draw a paisley 100 high: its body, its heart, and a sprig within."""
    sprig = "".join(
        svg.circle(x, y, r, vein) for x, y, r in ((-3, 24, 5), (-12, 13, 4), (6, 12, 4), (-3, 3, 3))
    )
    fringe = "".join(
        svg.circle(round(x, 1), round(y, 1), 3.2, colour)
        for x, y in (
            (-50, 30),
            (-51, 10),
            (-43, -9),
            (-30, 50),
            (-28, -24),
            (-12, 62),
            (14, 60),
            (36, 50),
            (48, 32),
            (48, 12),
            (40, -6),
        )
    )
    return fringe + svg.path(BUTA, colour) + svg.path(BUTA_HEART, inner) + sprig


def rosette(petals: int, radius: float, colour: str, heart: str) -> str:
    """Draw a flower seen from above."""
    width = 2.3 * radius * math.sin(math.pi / petals)
    return (
        svg.path(ring_path(petal(radius * 0.86, width, radius * 0.14), petals), colour)
        + svg.circle(0, 0, round(radius * 0.27, 2), heart)
        + svg.circle(0, 0, round(radius * 0.13, 2), colour)
    )


def star(points: int, outer: float, inner: float) -> str:
    """Return the outline of a star around the origin."""
    tips = on_circle(points, outer)
    notches = on_circle(points, inner, 180 / points)
    corners = [corner for pair in zip(tips, notches, strict=True) for corner in pair]
    return "M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in corners) + " Z"
