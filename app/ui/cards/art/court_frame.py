"""The window of a court card: wall, cusped arch, sky, and the textile over the parapet."""

from __future__ import annotations

from functools import cache

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, GOLD_LIGHT, IVORY, LINE, Setting
from app.ui.cards.art.ornament import BUTA, LEAF, dots, petal, ring_path, rosette
from app.ui.cards.art.pips import draw_suit
from app.ui.cards.art.prints import scatter

LEFT, RIGHT, TOP, MIDDLE = 47.0, 203.0, 19.0, 175.0
_CENTRE = 125.0
BAND = 13.0
"""Half of the height of the textile that parts the two figures."""

_HALF_ARCH = (
    (66, 80, 64, 66, 73, 64),
    (70, 53, 79, 48, 87, 51),
    (87, 41, 97, 36, 105, 41),
    (110, 35, 120, 33, 125, 24),
)


_SKY = tuple(
    (x + 9.0 * (row % 2), 47.0 + 17 * row)
    for row in range(7)
    for x in range(71, 182, 18)
    if row > 2 or 92 < x < 150
)


def _arch() -> str:
    left = "M60,176 L60,82 C60,82 60,80 60,80 "
    left += f"C60,70 {_HALF_ARCH[0][2]},{_HALF_ARCH[0][3]} 73,64 "
    curves = list(_HALF_ARCH[1:])
    left += " ".join("C" + " ".join(map(str, curve)) for curve in curves)
    points = [(73, 64), *((curve[4], curve[5]) for curve in curves)]
    right = ""
    for index in range(len(curves) - 1, -1, -1):
        x1, y1, x2, y2, _, _ = curves[index]
        x, y = points[index]
        right += f" C{250 - x2},{y2} {250 - x1},{y1} {250 - x},{y}"
    return left + right + " C186,66 190,70 190,82 L190,176 Z"


ARCH = _arch()


@cache
def draw_window(setting: Setting) -> str:
    """Draw the wall of the upper half with its arch and the sky behind it."""
    width = RIGHT - LEFT
    return (
        svg.rect(LEFT, TOP, width, MIDDLE - TOP, setting.wall)
        + _wall_print(setting)
        + svg.path(ARCH, setting.sky, stroke=LINE, stroke_width=5)
        + svg.group(scatter(setting.motif, setting.wall_print, _SKY, 0.62), fill_opacity=0.42)
        + svg.path(ARCH, stroke=GOLD, stroke_width=3)
    )


def draw_roundel(suit: int, colour: str, *, right: bool) -> str:
    """Draw the suit in a roundel in the upper corner behind a figure's head."""
    x = 185.5 if right else 64.5
    return svg.circle(x, 36.5, 13.5, IVORY, stroke=GOLD, stroke_width=2) + draw_suit(
        suit, colour, x, 36.8, 18
    )


def draw_half_textile(setting: Setting) -> str:
    """Draw the upper left half of the textile; turned round the middle it completes itself."""
    y = MIDDLE
    cloth = svg.rect(LEFT, y - BAND, _CENTRE - LEFT + 0.3, 2 * BAND, setting.textile)
    edge = svg.rect(LEFT, y - BAND, RIGHT - LEFT, 3.4, GOLD, stroke=LINE, stroke_width=0.8)
    pearls = "".join(
        svg.circle(x, y - BAND + 1.7, 1.1, IVORY) for x in range(int(LEFT) + 6, int(RIGHT), 8)
    )
    motifs = "".join(
        svg.placed(svg.path(BUTA, setting.textile_print), x, y + 0.5, 0.155, turn)
        + svg.placed(svg.path(LEAF, setting.textile_print), x + 12.5, y, 0.12)
        for x, turn in ((57, 0), (82, 0))
    )
    return cloth + edge + pearls + motifs


def draw_boss(setting: Setting) -> str:
    """Draw the lotus in the middle of the card."""
    flower = (
        svg.circle(0, 0, 15.5, GOLD, stroke=LINE, stroke_width=1)
        + svg.circle(0, 0, 12.5, setting.wall)
        + svg.path(ring_path(petal(9, 7, 2.5), 8), GOLD_LIGHT)
        + svg.circle(0, 0, 3.4, IVORY)
        + dots(16, 14, 0.8, LINE)
    )
    return svg.placed(flower, _CENTRE, MIDDLE)


def draw_frame(paper: str) -> str:
    """Draw the border of the panel, and the paper around it over whatever reaches out of it."""
    height = 2 * (MIDDLE - TOP)
    width = RIGHT - LEFT
    hole = f"M{LEFT},{TOP} L{LEFT},{TOP + height} L{RIGHT},{TOP + height} L{RIGHT},{TOP} Z"
    return (
        svg.path(f"M7,7 L243,7 L243,343 L7,343 Z {hole}", paper, fill_rule="evenodd")
        + svg.rect(LEFT, TOP, width, height, stroke=GOLD, stroke_width=2.6)
        + svg.rect(LEFT - 1.6, TOP - 1.6, width + 3.2, height + 3.2, stroke=LINE, stroke_width=0.9)
        + svg.rect(LEFT + 1.6, TOP + 1.6, width - 3.2, height - 3.2, stroke=LINE, stroke_width=0.7)
    )


def draw_tab(paper: str) -> str:
    """Draw the notch that a large index takes out of the corner of the panel."""
    edge = f"M63,{TOP - 1} L63,136 C63,142 60,145 54,145 L{LEFT - 1},145"
    inside = f"{edge} L9,145 L9,{TOP - 8} L63,{TOP - 8} Z"
    return (
        svg.path(inside, paper)
        + svg.path(edge, stroke=LINE, stroke_width=4)
        + svg.path(edge, stroke=GOLD, stroke_width=2.6)
    )


def _wall_print(setting: Setting) -> str:
    sprig = svg.path(LEAF, setting.wall_print)
    down = "".join(svg.placed(sprig, x, y, 0.11) for x in (54, 196) for y in range(70, 160, 15))
    across = "".join(svg.placed(sprig, x, 28, 0.12, 90) for x in (92, 106, 144, 158))
    corners = "".join(
        svg.placed(rosette(8, 11, setting.wall_print, setting.wall), x, 37) for x in (64.5, 185.5)
    )
    return svg.group(down, across, corners, fill_opacity=0.8)
