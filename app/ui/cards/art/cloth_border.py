"""The cloth of the table as SVG: a quiet gradient and a block-printed border of any size."""

from __future__ import annotations

from dataclasses import dataclass

from app.ui.cards.art import svg
from app.ui.cards.art.ornament import LEAF, buta, dots, petal, ring_path, rosette


@dataclass(frozen=True, slots=True)
class Cloth:
    """The colours of a cloth; the text colours have a contrast of at least 4.5 on all of it."""

    middle: str
    rim: str
    print: str
    print_light: str
    text: str
    text_quiet: str
    accent: str


CLOTHS: dict[str, Cloth] = {
    "emerald": Cloth("#1f6a4e", "#0f3f30", "#4f8f63", "#c9a95f", "#fbf6e6", "#dfe8d6", "#f6d67c"),
    "indigo": Cloth("#2f4a86", "#172449", "#5b78b6", "#cfb06a", "#f8f6ee", "#d8e0f2", "#f4d27a"),
    "madder": Cloth("#842f33", "#4b161d", "#b0584d", "#d9b06a", "#fdf3e6", "#f2d9cc", "#f7d488"),
    "charcoal": Cloth("#454443", "#222224", "#77706a", "#c6a467", "#f7f3ea", "#dbd6cc", "#f2cf80"),
}
"""The cloths by id, in the order in which they are offered."""


def border_width(width: float, height: float) -> float:
    """Return how much of each edge of a cloth its printed border takes."""
    return max(14.0, min(34.0, min(width, height) * 0.042))


def cloth_svg(width: float, height: float, cloth: Cloth) -> bytes:
    """Return a whole cloth as a document of a size in logical pixels."""
    band = border_width(width, height)
    return svg.document(
        width,
        height,
        _ground(width, height, cloth),
        _lines(width, height, band, cloth),
        _edges(width, height, band, cloth),
        _corners(width, height, band, cloth),
    )


def _ground(width: float, height: float, cloth: Cloth) -> str:
    stops = "".join(
        svg.element("stop", offset=offset, stop_color=colour)
        for offset, colour in ((0, cloth.middle), (1, cloth.rim))
    )
    gradient = (
        svg.group(stops)
        .replace(
            "<g>",
            (
                '<radialGradient id="g" gradientUnits="userSpaceOnUse" '
                f'cx="{width / 2:.1f}" cy="{height * 0.46:.1f}" r="{(width + height) * 0.42:.1f}">'
            ),
        )
        .replace("</g>", "</radialGradient>")
    )
    return f"<defs>{gradient}</defs>" + svg.rect(0, 0, width, height, "url(#g)")


def _lines(width: float, height: float, band: float, cloth: Cloth) -> str:
    """Draw the band between two printed lines."""
    frames = []
    for inset, colour, line in (
        (band * 0.16, cloth.print_light, band * 0.035),
        (band * 0.24, cloth.print, band * 0.05),
        (band * 0.92, cloth.print, band * 0.05),
        (band * 1.0, cloth.print_light, band * 0.035),
    ):
        frames.append(
            svg.rect(
                inset,
                inset,
                width - 2 * inset,
                height - 2 * inset,
                stroke=colour,
                stroke_width=line,
                stroke_opacity=0.75,
            )
        )
    return "".join(frames)


def _edges(width: float, height: float, band: float, cloth: Cloth) -> str:
    top = _run(width - 2.4 * band, band, cloth)
    side = _run(height - 2.4 * band, band, cloth)
    middle = band * 0.58
    return (
        svg.placed(top, width / 2, middle)
        + svg.placed(top, width / 2, height - middle, turn=180)
        + svg.placed(side, middle, height / 2, turn=-90)
        + svg.placed(side, width - middle, height / 2, turn=90)
    )


def _run(length: float, band: float, cloth: Cloth) -> str:
    """Draw a row of butas between flowers, centred, with whole motifs from end to end."""
    pitch = band * 1.9
    count = max(1, round(length / pitch))
    pitch = length / count
    motif = _buta_unit(band, cloth)
    flower = svg.placed(rosette(6, 50, cloth.print_light, cloth.print), 0, 0, band * 0.0034)
    parts = []
    for number in range(count + 1):
        x = pitch * number - length / 2
        parts.append(svg.placed(flower, x, 0))
        if number < count:
            parts.append(svg.placed(motif, x + pitch / 2, 0))
    return svg.group(*parts, opacity=0.8)


def _buta_unit(band: float, cloth: Cloth) -> str:
    scale = band * 0.0052
    left = svg.placed(buta(cloth.print, cloth.rim, cloth.print_light), -band * 0.34, 0, scale, 90)
    right = svg.group(left, transform="scale(-1 1)")
    leaf = svg.placed(svg.path(LEAF, cloth.print_light), 0, 0, band * 0.004)
    return left + right + leaf


def _corners(width: float, height: float, band: float, cloth: Cloth) -> str:
    size = band * 0.6
    flower = (
        svg.path(ring_path(petal(62, 40, 30), 8), cloth.print)
        + svg.path(ring_path(petal(50, 24, 30), 8, 22.5), cloth.print_light)
        + svg.circle(0, 0, 26, cloth.print_light)
        + svg.circle(0, 0, 17, cloth.rim)
        + dots(8, 10, 3, cloth.print_light)
    )
    plate = svg.rect(-band * 0.42, -band * 0.42, band * 0.84, band * 0.84, cloth.rim)
    unit = plate + svg.placed(flower, 0, 0, size / 130)
    middle = band * 0.58
    return "".join(
        svg.placed(svg.group(unit, opacity=0.9), x, y)
        for x in (middle, width - middle)
        for y in (middle, height - middle)
    )
