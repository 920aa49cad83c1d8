"""The cloth of the table as SVG: a quiet gradient and a block-printed border of any size."""

from __future__ import annotations

import math
from typing import NamedTuple

from app.ui.cards.art import svg
from app.ui.cards.art.ornament import BUTA, BUTA_HEART, LEAF, dots, petal, ring, ring_path

_FLOWER = ring_path(petal(40, 38, 10), 6)


class Cloth(NamedTuple):
    """The colours of a cloth; the text colours have a contrast of at least 4.5 on all of it."""

    middle: str
    rim: str
    print: str
    print_light: str
    text: str
    text_quiet: str
    accent: str


CLOTHS: dict[str, Cloth] = {
    "emerald": Cloth("#1a6047", "#0d3a2c", "#4f8f63", "#c9a95f", "#fbf6e6", "#dfe8d6", "#f6d67c"),
    "indigo": Cloth("#2f4a86", "#172449", "#5b78b6", "#cfb06a", "#f8f6ee", "#d8e0f2", "#f4d27a"),
    "madder": Cloth("#842f33", "#4b161d", "#b0584d", "#d9b06a", "#fdf3e6", "#f2d9cc", "#f7d488"),
    "charcoal": Cloth("#454443", "#222224", "#77706a", "#c6a467", "#f7f3ea", "#dbd6cc", "#f2cf80"),
}
"""The cloths by id, in the order in which they are offered."""


def border_width(width: float, height: float) -> float:
    """Return how much of each edge of a cloth its printed border takes, all its lines included."""
    return max(19.0, min(47.0, min(width, height) * 0.054))


def cloth_svg(width: float, height: float, cloth: Cloth) -> bytes:
    """Return a whole cloth as a document of a size in logical pixels."""
    band = border_width(width, height) / 1.17
    return svg.document(
        width,
        height,
        _ground(width, height, cloth),
        _middle(width, height, cloth),
        _band(width, height, band, cloth),
        _edges(width, height, band, cloth),
        _corners(width, height, band, cloth),
    )


def _ground(width: float, height: float, cloth: Cloth) -> str:
    """Draw the dyed cloth, lighter in the middle; the stops follow a soft curve."""
    stops = "".join(
        svg.element("stop", offset=f"{place / 8:g}", stop_color=_mixed(cloth, place / 8))
        for place in range(9)
    )
    return (
        '<defs><radialGradient id="dye" gradientUnits="userSpaceOnUse" '
        f'cx="{width / 2:.1f}" cy="{height * 0.47:.1f}" r="{math.hypot(width, height) * 0.56:.1f}">'
        f"{stops}</radialGradient></defs>"
    ) + svg.rect(0, 0, width, height, "url(#dye)")


def _mixed(cloth: Cloth, part: float) -> str:
    """Return the dye at a part of the way from the middle to the rim."""
    eased = (1 - math.cos(math.pi * part)) / 2
    middle, rim = (
        [int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (cloth.middle, cloth.rim)
    )
    mixed = (round(a + (b - a) * eased) for a, b in zip(middle, rim, strict=True))
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def _middle(width: float, height: float, cloth: Cloth) -> str:
    """Draw a lotus from above, tone on tone, under the trick."""
    rings = (
        ring(svg.path(petal(46, 30, 52)), 16),
        ring(svg.path(petal(32, 16, 57)), 16),
        ring(svg.path(petal(34, 24, 24)), 12, 15),
        ring(svg.path(petal(16, 11, 6)), 8),
    )
    # Opaque lines in a group that is not are painted three times as fast as lines that are not.
    lines = svg.group(
        *rings,
        svg.circle(0, 0, 24),
        svg.circle(0, 0, 102),
        stroke=cloth.print,
        stroke_width=1.6,
        opacity=0.13,
    )
    flower = lines + svg.group(dots(48, 107, 1.6, cloth.print), fill_opacity=0.15)
    return svg.placed(flower, width / 2, height * 0.47, min(width, height) * 0.3 / 107)


def _band(width: float, height: float, band: float, cloth: Cloth) -> str:
    """Draw the darker band and its printed lines."""
    outer, inner = band * 0.14, band
    ground = (
        f"M0,0 L{width},0 L{width},{height} L0,{height} Z "
        f"M{inner},{inner} L{inner},{height - inner} L{width - inner},{height - inner} "
        f"L{width - inner},{inner} Z"
    )
    lines = "".join(
        svg.rect(
            inset,
            inset,
            width - 2 * inset,
            height - 2 * inset,
            stroke=colour,
            stroke_width=line,
            stroke_opacity=opacity,
        )
        for inset, colour, line, opacity in (
            (outer, cloth.print_light, band * 0.045, 0.8),
            (inner, cloth.print_light, band * 0.05, 0.8),
            (inner + band * 0.13, cloth.print, band * 0.03, 0.7),
        )
    )
    return svg.path(ground, cloth.rim, fill_rule="evenodd") + lines


def _edges(width: float, height: float, band: float, cloth: Cloth) -> str:
    """Draw the row of butas along each edge, whole from corner to corner."""
    middle = band * 0.57
    motifs = svg.group(
        svg.group(_pair(band, cloth), id="pair"),
        svg.group(svg.path(svg.moved(_FLOWER, 0, 0, band * 0.0044), cloth.print_light), id="bloom"),
    )
    top = _run(width - 2 * band, band)
    side = _run(height - 2 * band, band)
    return (
        f"<defs>{motifs}</defs>"
        + svg.placed(top, width / 2, middle)
        + svg.placed(top, width / 2, height - middle, turn=180)
        + svg.placed(side, middle, height / 2, turn=-90)
        + svg.placed(side, width - middle, height / 2, turn=90)
    )


def _run(length: float, band: float) -> str:
    """Place pairs of butas with flowers between them, centred."""
    count = max(1, round(length / (band * 2.1)))
    pitch = length / count
    places = [pitch * number - length / 2 for number in range(count)]
    return "".join(_use("pair", x + pitch / 2) for x in places) + "".join(
        _use("bloom", x) for x in places[1:]
    )


def _use(name: str, x: float) -> str:
    return f'<use xlink:href="#{name}" transform="translate({svg.number(x)} 0)"/>'


def _pair(band: float, cloth: Cloth) -> str:
    """Draw two butas that lie on their sides, heads to a leaf."""
    scale = band * 0.006
    prints, hearts = (
        "".join(
            svg.moved(svg.stretched(svg.moved(shape, 0, 0, scale, -90), -side, 1), place, 0)
            for side, place in ((-1, -band * 0.42), (1, band * 0.42))
        )
        for shape in (BUTA, BUTA_HEART)
    )
    return (
        svg.path(prints, cloth.print)
        + svg.path(hearts, cloth.rim)
        + svg.path(svg.moved(LEAF, 0, 0, band * 0.0046), cloth.print_light)
    )


def _corners(width: float, height: float, band: float, cloth: Cloth) -> str:
    """Draw a flower in each corner of the band, and a spray that grows from it."""
    flower = (
        svg.path(ring_path(petal(40, 30, 20), 8), cloth.print)
        + svg.path(ring_path(petal(30, 17, 22), 8, 22.5), cloth.print_light)
        + svg.circle(0, 0, 16, cloth.print_light)
        + svg.circle(0, 0, 8, cloth.rim)
    )
    spray = svg.path(
        svg.moved(LEAF, 0, -140, 0.6)
        + svg.moved(LEAF, 25, -146, 0.42, 34)
        + svg.moved(LEAF, -25, -146, 0.42, -34),
        cloth.print,
    ) + svg.path(
        svg.moved(LEAF, 0, -138, 0.26)
        + svg.moved(_FLOWER, 0, -188, 0.32)
        + svg.moved(_FLOWER, 50, -176, 0.22)
        + svg.moved(_FLOWER, -50, -176, 0.22),
        cloth.print_light,
    )
    block = svg.rect(-50, -50, 100, 100, cloth.rim) + flower
    middle = band * 0.57
    return "".join(
        svg.placed(svg.placed(spray, 0, 0, 1, turn) + block, x, y, band * 0.0086)
        for x, y, turn in (
            (middle, middle, 135),
            (width - middle, middle, 225),
            (middle, height - middle, 45),
            (width - middle, height - middle, 315),
        )
    )
