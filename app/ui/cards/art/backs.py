"""Card backs in the manner of block prints; each is the same upside down."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.ui.cards.art import svg
from app.ui.cards.art.ornament import LEAF, buta, dots, petal, ring_path, rosette, star

WIDTH, HEIGHT = 250.0, 350.0
_CX, _CY = WIDTH / 2, HEIGHT / 2
_EDGE = 11.0
_PANEL = 33.0


class BackColours(NamedTuple):
    """The dyes of a back: ground, a darker ground, prints, a line and one dye more."""

    ground: str
    deep: str
    print: str
    light: str
    line: str
    accent: str


COLOURS: dict[str, BackColours] = {
    "buta": BackColours("#233a73", "#172752", "#d9a441", "#f6ead0", "#e9c97b", "#a8364a"),
    "jali": BackColours("#12605a", "#0b413e", "#e6cf9a", "#f8f1df", "#e6cf9a", "#b4573a"),
    "lotus": BackColours("#8e1f35", "#611225", "#e8a6a0", "#fbe9da", "#e7bd68", "#611225"),
    "leheriya": BackColours("#c8641b", "#8a2f12", "#f6c65a", "#fff1cf", "#ffe0a0", "#a3301f"),
}


def draw_back(back_id: str) -> str:
    """Draw a back without its paper; KeyError for an unknown id."""
    colours = COLOURS[back_id]
    return (
        svg.rect(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, colours.ground, rx=9)
        + _FIELDS[back_id](colours)
        + _border(colours)
    )


def _border(colours: BackColours) -> str:
    """Draw the printed band around the field; it hides what the field prints beyond itself."""
    outer, inner = _EDGE, _PANEL
    ring_of_cloth = (
        f"M{outer + 3},{outer + 3} L{WIDTH - outer - 3},{outer + 3} "
        f"L{WIDTH - outer - 3},{HEIGHT - outer - 3} L{outer + 3},{HEIGHT - outer - 3} Z "
        f"M{inner},{inner} L{inner},{HEIGHT - inner} L{WIDTH - inner},{HEIGHT - inner} "
        f"L{WIDTH - inner},{inner} Z"
    )
    lines = "".join(
        svg.rect(
            inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset,
            stroke=colours.line, stroke_width=width, rx=radius,
        )
        for inset, width, radius in ((outer + 3.5, 1.4, 6), (inner - 1.5, 2.2, 0))
    )  # fmt: skip
    return (
        svg.path(ring_of_cloth, colours.deep, fill_rule="evenodd")
        + svg.rect(
            outer, outer, WIDTH - 2 * outer, HEIGHT - 2 * outer,
            stroke=colours.deep, stroke_width=3, rx=9,
        )
        + lines
        + _band(colours)
    )  # fmt: skip


def _band(colours: BackColours) -> str:
    middle = (_EDGE + 3.5 + _PANEL - 1.5) / 2
    flower = rosette(6, 5.6, colours.print, colours.light)
    leaf = svg.placed(svg.path(LEAF, colours.line), 0, 0, 0.095)
    parts = []
    for length, across in ((WIDTH - 2 * middle, True), (HEIGHT - 2 * middle, False)):
        count = round(length / 29)
        pitch = length / count
        for number in range(count):
            place = middle + number * pitch
            flower_at = (place, middle) if across else (WIDTH - middle, place)
            leaf_at = (place + pitch / 2, middle) if across else (WIDTH - middle, place + pitch / 2)
            parts.append(svg.placed(flower, *flower_at))
            parts.append(svg.placed(leaf, *leaf_at, 1, 90 if across else 0))
    return svg.twice("band", "".join(parts))


def _buta_field(colours: BackColours) -> str:
    """Draw rows of butas, the upper half one way, the lower half the other."""
    motif = svg.placed(buta(colours.print, colours.accent, colours.light), 0, 0, 0.36)
    mirrored = svg.group(motif, transform="scale(-1 1)")
    sprig = rosette(5, 4.4, colours.light, colours.ground)
    parts = []
    for row in range(3):
        y = _PANEL + 27 + row * 40.0
        for column in range(-2, 3 - row % 2):
            x = column * 46.0 + 23.0 * (row % 2)
            if row < 2 or abs(x) > 30:
                parts.append(svg.placed(mirrored if row % 2 else motif, _CX + x, y))
            if x + 23 < 85:
                parts.append(svg.placed(sprig, _CX + x + 23, y + 2))
    waist = "".join(
        svg.placed(svg.path(LEAF, colours.light), _CX - x, _CY, 0.14, 90)
        + svg.placed(rosette(6, 6.5, colours.print, colours.light), _CX - x - 15, _CY)
        for x in (50, 80)
    )
    return svg.twice("butas", "".join(parts) + waist) + svg.placed(_medallion(colours), _CX, _CY)


def _medallion(colours: BackColours) -> str:
    return (
        svg.circle(0, 0, 36, colours.ground)
        + svg.circle(0, 0, 33, colours.deep, stroke=colours.line, stroke_width=2)
        + svg.path(ring_path(petal(17, 11, 10), 10), colours.print)
        + svg.path(ring_path(petal(9, 5, 12), 10), colours.accent)
        + dots(20, 29.2, 1.3, colours.light)
        + rosette(8, 9, colours.light, colours.accent)
    )


def _jali_field(colours: BackColours) -> str:
    """Draw a pierced stone screen of eight-pointed stars and crosses, four across, six down."""
    across, down = (WIDTH - 2 * _PANEL) / 4, (HEIGHT - 2 * _PANEL) / 6
    half = across / 2
    cell = (
        svg.path(
            star(8, half * 1.08, half * 0.6), colours.deep, stroke=colours.print, stroke_width=2.6
        )
        + svg.path(star(8, half * 0.7, half * 0.42), stroke=colours.print, stroke_width=1.3)
        + rosette(8, half * 0.46, colours.light, colours.accent)
    )
    cross = svg.path(star(4, half * 0.52, half * 0.24), colours.print) + svg.path(
        star(4, half * 0.3, half * 0.14), colours.accent
    )
    parts = [
        svg.placed(cell, _CX + (column - 1.5) * across, _CY + (row - 2.5) * down)
        for row in range(6)
        for column in range(4)
    ]
    parts += [
        svg.placed(cross, _CX + (column - 2) * across, _CY + (row - 3) * down)
        for row in range(7)
        for column in range(5)
    ]
    return "".join(parts)


def _lotus_field(colours: BackColours) -> str:
    """Draw a great lotus seen from above, and quarters of it in the corners."""
    quarter = svg.group(_wheel(colours, 90, 180), transform="scale(0.7)")
    corners = svg.placed(quarter, _PANEL, _PANEL) + svg.placed(
        svg.group(quarter, transform="scale(-1 1)"), WIDTH - _PANEL, _PANEL
    )
    spray = "".join(
        svg.group(
            svg.placed(svg.path(LEAF, colours.print), 0, -15, 0.22), transform=f"rotate({turn})"
        )
        for turn in (-58, 0, 58)
    )
    fillers = "".join(
        svg.placed(rosette(6, 6, colours.line, colours.light), x, y)
        for x, y in ((_CX, _PANEL + 40), (_PANEL + 10, _CY - 62), (WIDTH - _PANEL - 10, _CY - 62))
    )
    upper = corners + svg.placed(spray, _CX, _PANEL + 30) + fillers
    return svg.twice("corners", upper) + svg.placed(_wheel(colours, 0, 359), _CX, _CY)


def _wheel(colours: BackColours, first: int, last: int) -> str:
    """Draw a lotus from above with its petals between two directions (degrees clockwise)."""
    outer = svg.path(
        petal(34, 22, 52), colours.deep, stroke=colours.line, stroke_width=1
    ) + svg.path(petal(26, 13, 54), colours.print)
    inner = svg.path(
        petal(34, 24, 26), colours.light, stroke=colours.ground, stroke_width=1.4
    ) + svg.path(petal(22, 11, 30), colours.print)
    heart = (
        svg.circle(0, 0, 30, colours.deep, stroke=colours.line, stroke_width=2)
        + svg.path(ring_path(petal(20, 13, 6), 8), colours.line)
        + svg.path(ring_path(petal(12, 6, 9), 8), colours.deep)
        + dots(16, 26.4, 1.5, colours.light)
        + svg.circle(0, 0, 6, colours.light)
        + svg.circle(0, 0, 3, colours.ground)
    )
    turned = [
        svg.group(shape, transform=f"rotate({svg.number(turn)})")
        for shape, count, start in ((outer, 16, 0.0), (inner, 12, 15.0))
        for turn in (start + 360 * number / count for number in range(count))
        if first <= turn <= last
    ]
    return "".join(turned) + heart


def _leheriya_field(colours: BackColours) -> str:
    """Draw the waves of a tie-dyed turban cloth, with a roundel of two butas."""
    dyes = ((colours.deep, 4.0), (colours.print, 6.0), (colours.light, 3.0), (colours.print, 6.0))
    fold, rise, pitch = (WIDTH - 2 * _PANEL) / 5, 20.0, 11.8
    waves = []
    for number in range(-12, 13):
        y = _CY + number * pitch
        corners = (
            f"{svg.number(_PANEL + fold * corner)},{svg.number(y + rise * (0.5 - corner % 2))}"
            for corner in range(6)
        )
        colour, width = dyes[number % 4]
        waves.append(svg.path("M" + " L".join(corners), stroke=colour, stroke_width=width))
    pair = svg.twice(
        "pair", svg.placed(buta(colours.print, colours.deep, colours.light), _CX - 13, _CY - 1, 0.3)
    )
    roundel = (
        svg.circle(_CX, _CY, 40, colours.deep)
        + svg.circle(_CX, _CY, 37, stroke=colours.line, stroke_width=1.6)
        + svg.circle(_CX, _CY, 31, colours.accent, stroke=colours.line, stroke_width=2.4)
        + svg.placed(dots(28, 34, 1.2, colours.light), _CX, _CY)
    )
    return "".join(waves) + roundel + pair


_FIELDS: dict[str, Callable[[BackColours], str]] = {
    "buta": _buta_field,
    "jali": _jali_field,
    "lotus": _lotus_field,
    "leheriya": _leheriya_field,
}
