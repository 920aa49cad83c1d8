"""What the courts hold, drawn around the hand that holds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, GOLD_LIGHT, LINE, PEARL, Attribute, Court
from app.ui.cards.art.ornament import petal, ring

_OUTLINE: dict[str, object] = {"stroke": LINE, "stroke_width": 1.3, "stroke_linejoin": "round"}
_STEEL, _WOOD, _LEAF = "#dfe5ea", "#7a4a22", "#2f7a48"


def draw_attribute(court: Court) -> str:
    """Draw the attribute of a court; the hand is at the origin, the figure looks right."""
    return _DRAW[court.attribute](court)


def _sword(court: Court) -> str:
    return (
        svg.path("M-5,-8 C-8,-36 -6,-66 13,-97 C16,-68 9,-38 6,-8 Z", _STEEL, **_OUTLINE)
        + svg.path("M-1,-12 C-3,-40 0,-64 10,-84", stroke="#8f9daa", stroke_width=1.8)
        + svg.path("M-14,-9 C-8,-14 8,-14 14,-9 C8,-4 -8,-4 -14,-9 Z", GOLD, **_OUTLINE)
        + svg.path("M-3,-6 L3,-6 L4,16 L-4,16 Z", GOLD, **_OUTLINE)
        + svg.path("M-11,16 C-6,11 6,11 11,16 C6,22 -6,22 -11,16 Z", GOLD, **_OUTLINE)
        + svg.circle(0, 22, 2.6, court.jewel)
    )


def _mace(court: Court) -> str:
    head = "".join(
        svg.path(f"M0,-86 C{x},-84 {x * 1.5},-66 {x * 0.6},-54 L0,-50 Z", colour, **_OUTLINE)
        for x, colour in ((-16, GOLD), (16, GOLD), (-7, GOLD_LIGHT), (7, GOLD_LIGHT))
    )
    return (
        svg.path("M-2.6,-56 L2.6,-56 L3.4,26 L-3.4,26 Z", _WOOD, **_OUTLINE)
        + head
        + svg.circle(0, -88, 3.4, court.jewel, stroke=LINE, stroke_width=0.8)
        + svg.path("M-7,-52 L7,-52 L6,-47 L-6,-47 Z", GOLD, **_OUTLINE)
        + svg.circle(0, 26, 4.4, GOLD, **_OUTLINE)
    )


def _jewel(court: Court) -> str:
    flame = ring(svg.path(petal(13, 9, 8), GOLD, stroke=LINE, stroke_width=0.9), 8)
    return (
        svg.path("M-2.4,-4 L2.4,-4 L2,-26 L-2,-26 Z", GOLD, **_OUTLINE)
        + svg.placed(
            flame
            + svg.circle(0, 0, 11, GOLD_LIGHT, stroke=LINE, stroke_width=1)
            + svg.path("M-7,-2 L-4,-6 L4,-6 L7,-2 L0,8 Z", court.jewel, **_OUTLINE)
            + svg.path("M-7,-2 L7,-2 M-3,-2 L0,7 L3,-2", stroke=PEARL, stroke_width=0.8),
            0, -46,
        )
        + svg.circle(0, -70, 2.8, PEARL, stroke=LINE, stroke_width=0.7)
    )  # fmt: skip


class _Plumage(NamedTuple):
    body: str
    wing: str
    breast: str
    beak: str
    tail: str


def _bird(plumage: _Plumage) -> str:
    """Draw a bird that sits on the fist and looks ahead."""
    return (
        svg.path("M-4,-9 L-3,-1 M4,-9 L3,-1", stroke=LINE, stroke_width=4)
        + svg.path("M-4,-9 L-3,-1 M4,-9 L3,-1", stroke=GOLD, stroke_width=2.4)
        + svg.path(
            "M-14,-18 C-22,-2 -27,12 -28,26 L-19,27 C-13,14 -7,2 -3,-8 Z", plumage.tail, **_OUTLINE
        )
        + svg.path(
            "M-9,-62 C0,-68 12,-62 12,-51 C12,-46 17,-40 17,-30 C17,-16 10,-8 1,-7 "
            "C-8,-6 -15,-12 -16,-22 C-17,-36 -18,-54 -9,-62 Z",
            plumage.body,
            **_OUTLINE,
        )
        + svg.path(
            "M8,-47 C14,-42 16,-36 15.6,-29 C15,-17 9,-9 1,-8.4 C-2,-20 0,-38 8,-47 Z",
            plumage.breast,
        )
        + svg.path(
            "M-13,-46 C-4,-46 3,-36 0,-20 C-3,-8 -12,2 -20,10 C-21,-8 -19,-32 -13,-46 Z",
            plumage.wing,
            **_OUTLINE,
        )
        + svg.path(
            "M-10,-38 C-6,-28 -8,-14 -15,0 M-5,-34 C-2,-25 -4,-14 -9,-5",
            stroke=LINE,
            stroke_width=0.9,
        )
        + svg.path(
            "M11,-57 C19,-58 21,-52 17,-46 C16,-49 14,-50 11.6,-49 Z", plumage.beak, **_OUTLINE
        )
        + svg.circle(5, -56, 2.9, PEARL, stroke=LINE, stroke_width=0.6)
        + svg.circle(5.7, -56, 1.7, "#20130f")
    )


_FALCON = _Plumage("#b9a68c", "#7b6350", "#f3e9d6", "#3d3430", "#6a5443")
_PARROT = _Plumage("#4fa45a", "#2f7a48", "#a9d46a", "#c8322f", "#2f6fa3")


def _falcon(court: Court) -> str:
    marks = "".join(
        svg.circle(x, y, 1.1, "#4b382d")
        for x, y in ((9, -40), (7, -33), (12, -32), (6, -25), (11, -24), (4, -17), (9, -17))
    )
    hood = svg.path(
        "M-10,-61 C0,-68 10,-64 12,-55 C6,-60 -3,-60 -11,-53 Z",
        court.jewel,
        stroke=LINE,
        stroke_width=1,
    )
    return svg.placed(_bird(_FALCON) + marks + hood, -5, -7, 0.96)


def _parrot(court: Court) -> str:
    collar = svg.path("M-15,-46 C-6,-42 4,-42 12,-47", stroke="#c23b3b", stroke_width=2.6)
    return svg.placed(_bird(_PARROT) + collar, -5, -7, 0.9)


def _mirror(court: Court) -> str:
    return (
        svg.path("M-2.6,-14 L2.6,-14 L3.6,18 L-3.6,18 Z", GOLD, **_OUTLINE)
        + svg.circle(0, 20, 4, court.jewel, stroke=LINE, stroke_width=0.9)
        + svg.placed(
            ring(svg.path(petal(7, 7, 17), GOLD, stroke=LINE, stroke_width=0.8), 14)
            + svg.circle(0, 0, 19, GOLD, **_OUTLINE)
            + svg.circle(0, 0, 15, "#c4dbe8", stroke=LINE, stroke_width=1)
            + svg.path("M-9,4 L4,-9 M-3,8 L9,-4", stroke="#ffffff", stroke_width=2.6,
                       stroke_linecap="round"),
            0, -34,
        )
    )  # fmt: skip


def _rose(court: Court) -> str:
    bloom = (
        ring(svg.path(petal(17, 15, 1), "#d5365a", stroke=LINE, stroke_width=0.9), 7)
        + ring(svg.path(petal(11, 10, 1), "#e8657f", stroke=LINE, stroke_width=0.7), 5, 20)
        + svg.circle(0, 0, 4, "#f6b9bf", stroke=LINE, stroke_width=0.7)
    )
    leaf = "M0,0 C6,-8 14,-10 20,-6 C16,2 8,4 0,0 Z"
    return (
        svg.path("M2,24 C-2,6 -4,-14 -2,-32", stroke=LINE, stroke_width=3.6)
        + svg.path("M2,24 C-2,6 -4,-14 -2,-32", stroke=_LEAF, stroke_width=2.2)
        + svg.placed(svg.path(leaf, _LEAF, **_OUTLINE), -3, -12)
        + svg.placed(svg.path(leaf, _LEAF, **_OUTLINE), 1, 16, 0.8, 40)
        + svg.placed(
            svg.group(svg.path(leaf, _LEAF, **_OUTLINE), transform="scale(-1 1)"), -3, -20, 0.7
        )
        + svg.placed(bloom, -2, -42)
    )


def _fan(court: Court) -> str:
    eye = svg.path(petal(40, 17, 8), "#1f7f6a", stroke=LINE, stroke_width=0.9) + svg.placed(
        svg.circle(0, 0, 6, GOLD)
        + svg.circle(0, 0, 4.2, "#2b62a8")
        + svg.circle(0, -0.6, 2, "#1b1f4a"),
        0,
        -34,
    )
    feathers = "".join(
        svg.group(eye, transform=f"rotate({turn})") for turn in (-62, 62, -40, 40, -20, 20, 0)
    )
    return (
        svg.placed(feathers, 0, -22, 0.74)
        + svg.circle(0, -24, 6.5, GOLD, **_OUTLINE)
        + svg.circle(0, -24, 3, court.jewel)
        + svg.path("M-2.4,-18 L2.4,-18 L3.4,22 L-3.4,22 Z", GOLD, **_OUTLINE)
    )


def _bow(court: Court) -> str:
    bow = "M-10,-88 C-18,-76 6,-62 12,-40 C16,-24 6,-14 3,0 C6,14 15,24 12,36 C8,48 2,52 -4,56"
    return (
        svg.path("M-10,-88 L-4,56", stroke=LINE, stroke_width=1.3)
        + svg.path(bow, stroke=LINE, stroke_width=7.6, stroke_linecap="round")
        + svg.path(bow, stroke="#c4661f", stroke_width=5.4, stroke_linecap="round")
        + svg.path("M12,-40 C16,-24 6,-14 3,0", stroke=GOLD, stroke_width=5.4)
    )


def _flute(court: Court) -> str:
    holes = "".join(svg.circle(-30 + step * 6, -13.4 + step * 2.8, 1.2, LINE) for step in range(5))
    return (
        svg.path("M-51,-26.5 L23,8 L21,14 L-53,-20.5 Z", "#d7a65a", **_OUTLINE)
        + svg.path("M-45,-23.6 L-41,-21.8 L-43,-16 L-47,-17.8 Z", court.sleeve)
        + svg.path("M14,4 L18,5.8 L16,11.6 L12,9.8 Z", court.sleeve)
        + holes
        + svg.path(
            "M20,11 C25,18 22,26 17,32 M20,11 C18,20 17,25 11,29",
            stroke=court.sleeve,
            stroke_width=1.8,
        )
    )


def _letter(court: Court) -> str:
    lines = "M-8,-44 L10,-46 M-9,-37 L9,-39 M-9,-30 L9,-32 M-9,-23 L5,-24.6"
    return (
        svg.path("M-13,-52 L14,-56 L14,-8 L-13,-6 Z", "#fff6df", **_OUTLINE)
        + svg.path(lines, stroke="#6d5137", stroke_width=1.6, stroke_linecap="round")
        + svg.path(
            "M-16,-55 C-16,-60 -12,-60 -10,-58 L16,-62 C19,-62 19,-55 16,-54 L-12,-50 "
            "C-15,-50 -16,-52 -16,-55 Z",
            "#f3dfae",
            **_OUTLINE,
        )
        + svg.circle(7, -16, 4.6, court.jewel, stroke=LINE, stroke_width=0.9)
    )


def _stick(court: Court) -> str:
    stick = "M-4,34 C-2,0 2,-44 4,-72 C5,-84 -4,-88 -14,-84"
    return (
        svg.path(stick, stroke=LINE, stroke_width=6.6, stroke_linecap="round")
        + svg.path(stick, stroke="#b57a3a", stroke_width=4.6, stroke_linecap="round")
        + svg.path("M1,-32 L2,-44 M-1,-18 L0,-26", stroke=court.headgear, stroke_width=4.6)
        + svg.circle(-15, -68, 6, PEARL, **_OUTLINE)
    )


_DRAW: dict[Attribute, Callable[[Court], str]] = {
    "sword": _sword,
    "falcon": _falcon,
    "jewel": _jewel,
    "mace": _mace,
    "mirror": _mirror,
    "rose": _rose,
    "fan": _fan,
    "parrot": _parrot,
    "bow": _bow,
    "flute": _flute,
    "letter": _letter,
    "stick": _stick,
}
