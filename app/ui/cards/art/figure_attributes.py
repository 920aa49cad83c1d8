"""What the courts hold, drawn around the hand that holds it."""

from __future__ import annotations

from collections.abc import Callable

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
        svg.path("M-3,-8 C-5,-40 -3,-70 14,-92 C13,-66 6,-38 4,-8 Z", _STEEL, **_OUTLINE)
        + svg.path("M0,-12 C-1,-40 2,-64 11,-82", "none", stroke="#9aa6b0", stroke_width=1.2)
        + svg.path("M-13,-9 C-8,-13 8,-13 13,-9 C8,-5 -8,-5 -13,-9 Z", GOLD, **_OUTLINE)
        + svg.path("M-3,-6 L3,-6 L4,16 L-4,16 Z", GOLD, **_OUTLINE)
        + svg.path("M-10,16 C-6,12 6,12 10,16 C6,21 -6,21 -10,16 Z", GOLD, **_OUTLINE)
        + svg.circle(0, 22, 2.4, court.jewel)
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
            + svg.path("M-7,-2 L7,-2 M-3,-2 L0,7 L3,-2", "none", stroke=PEARL, stroke_width=0.8),
            0, -46,
        )
        + svg.circle(0, -70, 2.8, PEARL, stroke=LINE, stroke_width=0.7)
    )  # fmt: skip


def _bird(body: str, wing: str, breast: str, beak: str, tail: str) -> str:
    return (
        svg.path("M-12,-12 C-20,4 -24,16 -24,28 L-16,27 C-12,14 -6,2 -2,-6 Z", tail, **_OUTLINE)
        + svg.path(
            "M-8,-56 C2,-60 12,-54 12,-44 C14,-34 14,-18 4,-8 C-4,-4 -14,-8 -15,-18 "
            "C-17,-32 -16,-50 -8,-56 Z",
            body,
            **_OUTLINE,
        )
        + svg.path("M6,-40 C12,-30 12,-18 4,-9 C0,-14 0,-30 6,-40 Z", breast)
        + svg.path(
            "M-12,-40 C-4,-40 2,-28 -2,-12 C-8,-2 -14,6 -18,12 C-20,-4 -18,-28 -12,-40 Z",
            wing,
            **_OUTLINE,
        )
        + svg.path(
            "M-10,-30 C-8,-20 -10,-10 -14,0 M-6,-28 C-5,-20 -6,-12 -9,-4",
            "none",
            stroke=LINE,
            stroke_width=0.8,
        )
        + svg.path("M11,-50 C18,-50 20,-45 16,-40 C15,-43 13,-44 11,-43 Z", beak, **_OUTLINE)
        + svg.circle(5, -49, 2.6, PEARL)
        + svg.circle(5.6, -49, 1.7, "#20130f")
    )


def _falcon(court: Court) -> str:
    marks = "".join(
        svg.circle(x, y, 0.9, "#4b382d")
        for x, y in ((7, -32), (4, -28), (8, -26), (5, -21), (7, -17), (3, -15))
    )
    legs = svg.path("M-4,-9 L-4,-1 M3,-9 L3,-1", "none", stroke=GOLD, stroke_width=2.6)
    hood = svg.path(
        "M-8,-56 C2,-60 10,-56 11,-50 C6,-54 -2,-54 -9,-48 Z",
        court.jewel,
        stroke=LINE,
        stroke_width=0.9,
    )
    return legs + _bird("#b9a68c", "#7b6350", "#f3e9d6", "#4b382d", "#6a5443") + marks + hood


def _parrot(court: Court) -> str:
    collar = svg.path("M-12,-42 C-4,-38 6,-38 13,-42", "none", stroke="#c23b3b", stroke_width=2.4)
    legs = svg.path("M-4,-9 L-4,-1 M3,-9 L3,-1", "none", stroke="#c98f5e", stroke_width=2.4)
    return legs + _bird("#4fa45a", "#2f7a48", "#a9d46a", "#c8322f", "#2f6fa3") + collar


def _mirror(court: Court) -> str:
    return (
        svg.path("M-2.6,-14 L2.6,-14 L3.6,18 L-3.6,18 Z", GOLD, **_OUTLINE)
        + svg.circle(0, 20, 4, court.jewel, stroke=LINE, stroke_width=0.9)
        + svg.placed(
            ring(svg.path(petal(7, 7, 17), GOLD, stroke=LINE, stroke_width=0.8), 14)
            + svg.circle(0, 0, 19, GOLD, **_OUTLINE)
            + svg.circle(0, 0, 15, "#c4dbe8", stroke=LINE, stroke_width=1)
            + svg.path("M-9,4 L4,-9 M-3,8 L9,-4", "none", stroke="#ffffff", stroke_width=2.6,
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
        svg.path("M2,24 C-2,6 -4,-14 -2,-32", "none", stroke=LINE, stroke_width=3.6)
        + svg.path("M2,24 C-2,6 -4,-14 -2,-32", "none", stroke=_LEAF, stroke_width=2.2)
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
        svg.placed(feathers, 0, -22)
        + svg.circle(0, -24, 6.5, GOLD, **_OUTLINE)
        + svg.circle(0, -24, 3, court.jewel)
        + svg.path("M-2.4,-18 L2.4,-18 L3.4,22 L-3.4,22 Z", GOLD, **_OUTLINE)
    )


def _bow(court: Court) -> str:
    bow = "M-8,-86 C-14,-74 8,-62 12,-40 C15,-24 6,-14 4,0 C6,14 15,24 12,36 C8,48 2,52 -4,56"
    return (
        svg.path("M-8,-86 L-4,56", "none", stroke=PEARL, stroke_width=1.4)
        + svg.path(bow, "none", stroke=LINE, stroke_width=6.4, stroke_linecap="round")
        + svg.path(bow, "none", stroke="#a8521c", stroke_width=4.4, stroke_linecap="round")
        + svg.path("M12,-40 C15,-24 6,-14 4,0", "none", stroke=GOLD, stroke_width=4.4)
    )


def _flute(court: Court) -> str:
    holes = "".join(svg.circle(-22 + step * 8, -18 + step * 5.2, 1.3, LINE) for step in range(6))
    return (
        svg.path("M-50,-38 L28,12 L25,17 L-53,-33 Z", "#d7a65a", **_OUTLINE)
        + svg.path(
            "M-44,-34 L-40,-31.4 L-43,-26.6 L-47,-29 Z M18,5.6 L22,8.2 L19,13 L15,10.4 Z", "#a3202f"
        )
        + svg.placed(holes, 0, 0)
        + svg.path(
            "M26,14 C34,18 32,28 26,34 M26,14 C30,22 26,28 20,32",
            "none",
            stroke="#a3202f",
            stroke_width=1.8,
        )
    )


def _letter(court: Court) -> str:
    lines = "M-8,-44 L10,-46 M-9,-37 L9,-39 M-9,-30 L9,-32 M-9,-23 L5,-24.6"
    return (
        svg.path("M-13,-52 L14,-56 L14,-8 L-13,-6 Z", "#fff6df", **_OUTLINE)
        + svg.path(lines, "none", stroke="#6d5137", stroke_width=1.6, stroke_linecap="round")
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
        svg.path(stick, "none", stroke=LINE, stroke_width=6.6, stroke_linecap="round")
        + svg.path(stick, "none", stroke="#b57a3a", stroke_width=4.6, stroke_linecap="round")
        + svg.path("M1,-32 L2,-44 M-1,-18 L0,-26", "none", stroke=court.headgear, stroke_width=4.6)
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
