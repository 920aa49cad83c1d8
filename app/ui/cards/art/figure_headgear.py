"""Turbans, crests and veils of the courts, in the coordinates of the head."""

from __future__ import annotations

from collections.abc import Callable

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, GOLD_LIGHT, LINE, PEARL, Court, Crest
from app.ui.cards.art.ornament import petal, ring, ring_path

_OUTLINE: dict[str, object] = {"stroke": LINE, "stroke_width": 1.3, "stroke_linejoin": "round"}


def draw_crest(court: Court) -> str:
    """Draw what tops the headgear; it stands behind turbans and before hair."""
    return _CRESTS[court.crest](court)


def draw_king_turban(court: Court) -> str:
    """Draw a tall wound turban with a jewelled band."""
    folds = (
        "M17,-24 C4,-34 -14,-36 -32,-24 M14,-31 C2,-41 -14,-43 -31,-34 "
        "M8,-38 C-2,-46 -14,-48 -26,-43"
    )
    band = (
        "M21,-17 C21.6,-20 21.4,-23 20.8,-25.4 C2,-27 -18,-16 -30,-2 "
        "C-27,1.6 -23,3.6 -19,4 C-14,-8 0,-17 21,-17 Z"
    )
    return (
        svg.path(
            "M21,-17 C24,-32 14,-46 -6,-47 C-28,-48 -40,-36 -38,-20 C-37,-8 -30,2 -19,4 "
            "C-14,-8 0,-17 21,-17 Z",
            court.headgear,
            **_OUTLINE,
        )
        + svg.path(folds, stroke=court.headgear_shade, stroke_width=1.6)
        + svg.path(band, court.band, **_OUTLINE)
        + _pearls(((17, -21), (10, -20.6), (3, -19), (-4, -16), (-11, -12), (-17, -7), (-22, -1)))
        + svg.path("M14,-46 C22,-40 22,-30 16,-23 C9,-28 8,-39 14,-46 Z", GOLD, **_OUTLINE)
        + svg.path("M14.6,-40 C18,-36 18,-31 15.6,-27.6 C12,-31 12,-36 14.6,-40 Z", court.jewel)
    )


def draw_jack_turban(court: Court) -> str:
    """Draw a small turban with its tail down the back."""
    return (
        svg.path(
            "M-24,-14 C-38,-4 -36,16 -44,34 C-36,36 -28,33 -24,28 C-26,14 -20,2 -14,-6 Z",
            court.headgear_shade,
            **_OUTLINE,
        )
        + svg.path("M-41,24 C-36,27 -30,26 -25,22", stroke=court.band, stroke_width=2)
        + svg.path(
            "M20,-15 C26,-26 16,-38 0,-38 C-20,-40 -33,-30 -29,-17 C-27,-9 -22,-4 -16,-4 "
            "C-8,-13 4,-17 20,-15 Z",
            court.headgear,
            **_OUTLINE,
        )
        + svg.path(
            "M18,-23 C6,-28 -14,-26 -25,-9 M14,-31 C2,-35 -16,-34 -29,-20",
            stroke=court.headgear_shade,
            stroke_width=1.8,
        )
        + svg.path(
            "M16,-35 C4,-32 -6,-22 -10,-11 C-6,-13.4 -2,-14.6 2,-15.4 C5,-23 12,-29 19,-30 Z",
            court.band,
            **_OUTLINE,
        )
        + svg.circle(12, -29, 3.2, court.jewel, stroke=LINE, stroke_width=0.8)
    )


def draw_veil_back(court: Court) -> str:
    """Draw the part of a queen's veil that falls behind head and shoulder."""
    return svg.path(
        "M8,-42 C-20,-50 -42,-30 -44,0 C-46,28 -56,48 -66,100 L-8,100 C-10,60 -14,30 -16,4 Z",
        court.headgear_shade,
        stroke=LINE,
        stroke_width=1.2,
    )


def draw_veil(court: Court) -> str:
    """Draw the veil's fall over the crown of the head, with its gold hem."""
    hem = "M6,-41 C-10,-38 -20,-22 -22,0 C-23,22 -26,36 -34,50 C-40,62 -44,76 -45,100"
    flower = svg.path(ring_path(petal(4, 3, 0.6), 5), court.headgear_shade)
    places = ((-33, -12), (-34, 10), (-40, 32), (-48, 56), (-53, 78), (-27, -28))
    return (
        svg.path(
            "M8,-43 C-22,-50 -44,-30 -45,0 C-46,28 -56,48 -66,100 L-45,100 C-44,76 -40,62 "
            "-34,50 C-26,36 -23,22 -22,0 C-20,-22 -10,-38 8,-43 Z",
            court.headgear,
            stroke=LINE,
            stroke_width=1.2,
        )
        + svg.path(
            "M-8,-40 C-28,-32 -34,-10 -36,12 C-38,34 -48,54 -54,92",
            stroke=court.headgear_shade,
            stroke_width=1,
            opacity=0.7,
        )
        + svg.path(hem, stroke=LINE, stroke_width=4.6)
        + svg.path(hem, stroke=GOLD, stroke_width=3.2)
        + "".join(svg.placed(flower, x, y) for x, y in places)
    )


def _pearls(places: tuple[tuple[float, float], ...], size: float = 1.9) -> str:
    return "".join(svg.circle(x, y, size, PEARL, stroke=LINE, stroke_width=0.5) for x, y in places)


def _heron(court: Court) -> str:
    return (
        svg.path(
            "M14,-44 C12,-58 2,-70 -16,-72 C-22,-72 -24,-68 -20,-65 C-4,-66 8,-56 10,-42 Z",
            "#241a1c",
            stroke=LINE,
            stroke_width=0.8,
        )
        + svg.path("M12,-44 C9,-56 0,-66 -16,-68", stroke="#8d7f7a", stroke_width=0.9)
        + svg.circle(-20, -64.4, 3, PEARL, stroke=LINE, stroke_width=0.8)
        + svg.circle(-20, -59.6, 2, court.jewel)
        + svg.path("M-20,-42 C-18,-53 -10,-58 -2,-56 C4,-52 4,-46 2,-42 Z", court.band, **_OUTLINE)
    )


def _crown(court: Court) -> str:
    points = "".join(
        svg.placed(svg.path(petal(24, 13), GOLD, **_OUTLINE), x, y, 1, turn)
        + svg.placed(svg.circle(0, -12, 2.4, court.jewel), x, y, 1, turn)
        for x, y, turn in ((-27, -35, -32), (-12, -43, -12), (4, -43, 10))
    )
    return points + _pearls(((-40, -56), (-17, -67.5), (8.4, -67.5)), 2.3)


def _feathers(court: Court) -> str:
    plumes = "".join(
        svg.placed(
            svg.path(petal(34, 13), colour, stroke=LINE, stroke_width=1)
            + svg.path("M0,-4 L0,-30", stroke=LINE, stroke_width=0.8),
            10, -40, 1, turn,
        )
        for turn, colour in ((-64, court.band), (-38, PEARL), (-10, court.jewel))
    )  # fmt: skip
    return plumes + svg.circle(10, -42, 6, GOLD, **_OUTLINE)


def _cone(court: Court) -> str:
    return (
        svg.path("M-26,-38 C-22,-50 -14,-58 -4,-64 C4,-58 8,-50 10,-38 Z", court.band, **_OUTLINE)
        + svg.path(
            "M-23,-47 C-12,-53 0,-53 9,-47 M-16,-55.6 C-10,-58 -2,-58 5,-56",
            stroke=GOLD,
            stroke_width=2.4,
        )
        + svg.circle(-4, -64, 3.6, GOLD, **_OUTLINE)
        + svg.circle(-4, -64, 1.6, court.jewel)
    )


def _points(court: Court) -> str:
    return (
        svg.path(
            "M17,-30 L24,-46 L13,-41 L9,-56 L2,-44 L-9,-52 L-9,-38 C0,-41 10,-38 17,-30 Z",
            GOLD,
            **_OUTLINE,
        )
        + _pearls(((9, -57), (24, -47), (-9, -53)), 2.5)
        + svg.circle(6.6, -44, 2.6, court.jewel)
    )


def _moon(court: Court) -> str:
    return (
        svg.path("M15,-29 C8,-38 -2,-41 -10,-39 L-8,-45 C2,-47 14,-42 19,-33 Z", GOLD, **_OUTLINE)
        + svg.path(
            "M-2,-66 C-12,-58 -8,-44 4,-43 C14,-42 22,-50 20,-60 C16,-52 10,-50 4,-52 "
            "C-2,-54 -4,-60 -2,-66 Z",
            GOLD_LIGHT,
            **_OUTLINE,
        )
        + _pearls(((8, -60),), 3)
        + svg.circle(8, -60, 1.6, court.jewel)
    )


def _cap(court: Court) -> str:
    return (
        svg.path("M9,-56 C8,-62 14,-67 24,-65 C23,-58 17,-54 10,-54 Z", PEARL, **_OUTLINE)
        + svg.path(
            "M17,-29 C19,-38 17,-50 10,-58 C0,-62 -12,-59 -18,-52 C-16,-47 -14,-42 -12,-38 "
            "C-2,-42 10,-39 17,-29 Z",
            court.band,
            **_OUTLINE,
        )
        + svg.path(
            "M17,-30 C10,-39 -2,-42 -12,-38 L-14,-44 C-4,-48 10,-45 18,-36 Z", GOLD, **_OUTLINE
        )
        + svg.path("M16,-43 C8,-51 -6,-53 -16,-49", stroke=GOLD_LIGHT, stroke_width=1.6)
        + svg.circle(9, -57, 3, court.jewel, stroke=GOLD, stroke_width=1.2)
    )


def _lotus(court: Court) -> str:
    petals = "".join(
        svg.placed(svg.path(petal(22, 11), colour, stroke=LINE, stroke_width=1), 5, -38, 1, turn)
        for turn, colour in (
            (-62, "#e8879f"), (66, "#e8879f"), (-32, "#f3b3c0"), (40, "#f3b3c0"), (4, "#fbdde0"),
        )
    )  # fmt: skip
    band = svg.path(
        "M16,-29 C8,-38 -4,-41 -12,-38 L-12,-43 C0,-46 12,-42 19,-33 Z", GOLD, **_OUTLINE
    )
    return petals + band + svg.circle(5, -40, 2.6, court.jewel)


def _turra(court: Court) -> str:
    pleats = "M4,-36 L-9,-58 M4,-36 L0,-62 M4,-36 L9,-61 M4,-36 L18,-57"
    return (
        svg.path(
            "M0,-32 L-17,-55 C-12,-56 -8,-60 -5,-61 C0,-60 4,-64 8,-64 C12,-62 16,-62 19,-61 "
            "C21,-58 24,-57 26,-55 L10,-32 Z",
            court.headgear,
            **_OUTLINE,
        )
        + svg.path(pleats, stroke=court.headgear_shade, stroke_width=1.6)
        + svg.path("M-14,-52.6 C-4,-57 14,-58 23,-53", stroke=court.band, stroke_width=3)
    )


def _peacock(court: Court) -> str:
    eye = (
        svg.path(petal(44, 21, 2), "#1f7f6a", stroke=LINE, stroke_width=1)
        + svg.circle(0, -32, 7, GOLD)
        + svg.circle(0, -32, 5, "#2b62a8")
        + svg.circle(0, -31, 2.6, "#1b1f4a")
    )
    return svg.placed(eye, 6, -32, 0.95, -24)


def _quill(court: Court) -> str:
    return svg.path(
        "M6,-34 C-2,-46 -4,-58 6,-68 C14,-60 16,-46 12,-34 Z",
        court.band,
        stroke=LINE,
        stroke_width=1,
    ) + svg.path("M9,-36 C6,-46 5,-56 6,-64", stroke=LINE, stroke_width=0.9)


def _flower(court: Court) -> str:
    bloom = ring(
        svg.path(petal(10, 8, 1), "#d5365a", stroke=LINE, stroke_width=0.8), 7
    ) + svg.circle(0, 0, 3.4, GOLD_LIGHT, stroke=LINE, stroke_width=0.7)
    leaves = svg.path(
        "M0,-38 C-10,-46 -18,-46 -24,-42 C-18,-36 -8,-34 0,-36 Z", "#2f7a48", **_OUTLINE
    )
    return leaves + svg.placed(bloom, 2, -44)


_CRESTS: dict[Crest, Callable[[Court], str]] = {
    "heron": _heron,
    "crown": _crown,
    "feathers": _feathers,
    "cone": _cone,
    "points": _points,
    "moon": _moon,
    "cap": _cap,
    "lotus": _lotus,
    "turra": _turra,
    "peacock": _peacock,
    "quill": _quill,
    "flower": _flower,
}
