"""Heads of the courts in profile, looking right: faces, hair, beards and headgear.

Coordinates are around the middle of the head; the chin is at y = 35.
"""

from __future__ import annotations

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, GOLD_LIGHT, LINE, PEARL, Court
from app.ui.cards.art.ornament import dots, petal, ring

_HAIR = "#1d1517"
_FACE = (
    "M6,-34 C14,-31 18,-24 18,-16 C18,-13 17,-11 17.6,-8.5 C20,-4 25,2 27.4,6.4 "
    "C28.4,9 25.4,10.6 21,10.2 C20.6,11.4 20.4,12.2 20.8,13 C24,13.4 24.6,16 21,17.2 "
    "C23.8,18 23.8,21.2 20.4,22 C19,23.4 20,25 20.4,27 C20.8,32 17,35 12,35 "
    "C4,35 -3,31 -8,25 C-12,20 -16,8 -17,-4 C-17,-22 -8,-34 6,-34 Z"
)
_NECK = "M-15,8 C-13,26 -16,38 -24,46 C-10,56 10,56 18,47 C10,42 6,36 6,30 Z"


def draw_face(court: Court, lips: str) -> str:
    """Draw neck and face with eye, brow and lips."""
    outline = {"stroke": LINE, "stroke_width": 1.3, "stroke_linejoin": "round"}
    return (
        svg.path(_NECK, court.skin, **outline)
        + svg.path(
            "M-10,24 C-4,32 4,35 12,35 C8,38 4,39 3,42 C-4,40 -10,34 -10,24 Z", LINE, opacity=0.16
        )
        + svg.path(_FACE, court.skin, **outline)
        + svg.circle(10, 11, 5.5, "#c8452f", opacity=0.16)
        + _eye()
        + svg.path(
            "M21,17.2 C19,17.8 17.4,17.4 16.2,16.6 C18,14 20,13.2 20.8,13 "
            "C24,13.4 24.6,16 21,17.2 Z",
            lips,
        )
        + svg.path(
            "M16.2,16.6 C17.4,17.6 19.4,17.8 21,17.2 C23.8,18 23.8,21.2 20.4,22 "
            "C18.4,21.6 17,19 16.2,16.6 Z",
            lips,
        )
        + svg.path("M21.4,9.8 C19.8,8.6 20.2,6.4 22,6", "none", stroke=LINE, stroke_width=1)
        + _ear(court)
    )


def _eye() -> str:
    line = {"stroke": LINE, "stroke_linecap": "round"}
    return (
        svg.path("M2,-4.4 C6,-9.6 12,-10 15.6,-6 C12.6,-2.4 7,-2 2,-4.4 Z", "#fffaf0")
        + svg.circle(10.8, -6.1, 2.9, "#20130f")
        + svg.circle(11.8, -7.1, 0.9, "#fffaf0")
        + svg.path("M-2,-3.6 C4,-9.8 12,-11 16,-6.2", "none", stroke_width=2.1, **line)
        + svg.path("M2,-4.4 C7,-2 12.6,-2.4 15.6,-6", "none", stroke_width=0.9, **line)
        + svg.path("M0,-13.4 C5,-18.4 12,-18.4 17,-14", "none", stroke_width=2.3, **line)
    )


def _ear(court: Court) -> str:
    return svg.path(
        "M-8,-3 C-13,-5 -15,1 -13,5 C-12,9 -9,10 -8,7", court.skin, stroke=LINE, stroke_width=1.1
    )


def draw_earring(court: Court, drop: float) -> str:
    """Draw an ear jewel that hangs down."""
    return (
        svg.circle(-10, 10, 2.4, GOLD, stroke=LINE, stroke_width=0.7)
        + svg.circle(-10, 13 + drop, 3, PEARL, stroke=LINE, stroke_width=0.7)
        + svg.circle(-10, 11.6 + drop / 2, 1.8, court.jewel)
    )


def draw_beard() -> str:
    """Draw a king's beard and moustache."""
    return (
        svg.path(
            "M-9,4 C-6,12 0,17 7,18 C10,14 15,12.6 20.4,13.4 C18.4,14.4 17,15.6 16.2,17 "
            "C17.4,19.4 18.6,21.4 20.4,22.4 C22.6,30 21,42 11,48 C-2,45 -12,32 -14,12 Z",
            _HAIR,
        )
        + svg.path(
            "M9,22 C10,30 11,38 10,45 M3,22 C4,30 5,38 7,44 M-3,18 C-1,27 1,35 4,41 "
            "M15,24 C16,30 15,38 13,44",
            "none",
            stroke="#5a4742",
            stroke_width=0.9,
            stroke_linecap="round",
        )
        + svg.path(
            "M21.5,12 C17,12 12,14.6 7,20.4 C13,19.4 18,17.4 20.8,14.6 "
            "C22.6,16 25,16 27.4,14.4 C25,13.6 23,12.4 21.5,12 Z",
            _HAIR,
        )
    )


def draw_side_lock() -> str:
    """Draw a young man's lock before the ear."""
    return svg.path(
        "M-4,-22 C-7,-10 -8,2 -3,11 C1,15 5,10 1,8 C-1,10 -3,4 -1,-6 L3,-22 Z", _HAIR
    ) + svg.path("M-6,-26 C-18,-16 -20,8 -15,22 C-22,20 -27,4 -24,-12 Z", _HAIR)


def draw_nimbus(court: Court) -> str:
    """Draw the gold disk with rays behind a king's head."""
    rays = ring(svg.path("M-2.1,-44 L0,-56 L2.1,-44 Z", GOLD), 32)
    return (
        rays
        + svg.circle(0, 0, 46, GOLD_LIGHT, stroke=GOLD, stroke_width=2.4)
        + dots(32, 41.5, 1.2, court.jewel)
        + svg.circle(0, 0, 37, "none", stroke=GOLD, stroke_width=1)
    )


def draw_king_turban(court: Court) -> str:
    """Draw a tall wound turban with a jewelled band and a heron's plume."""
    line = {"stroke": LINE, "stroke_width": 1.3, "stroke_linejoin": "round"}
    folds = (
        "M17,-24 C4,-34 -14,-36 -32,-24 M14,-31 C2,-41 -14,-43 -31,-34 "
        "M8,-38 C-2,-46 -14,-48 -26,-43"
    )
    return (
        _plume(court)
        + svg.path("M-18,-40 C-16,-52 -8,-58 0,-56 C6,-52 6,-46 4,-42 Z", court.band, **line)
        + svg.path(
            "M21,-17 C24,-32 14,-46 -6,-47 C-28,-48 -40,-36 -38,-20 C-37,-8 -30,2 -19,4 "
            "C-14,-8 0,-17 21,-17 Z",
            court.headgear,
            **line,
        )
        + svg.path(folds, "none", stroke=court.headgear_shade, stroke_width=1.6)
        + svg.path(
            "M21,-17 C21.6,-20 21.4,-23 20.8,-25.4 C2,-27 -18,-16 -30,-2 "
            "C-27,1.6 -23,3.6 -19,4 C-14,-8 0,-17 21,-17 Z",
            court.band,
            **line,
        )
        + _pearls(((17, -21), (10, -20.6), (3, -19), (-4, -16), (-11, -12), (-17, -7), (-22, -1)))
        + svg.path("M14,-46 C22,-40 22,-30 16,-23 C9,-28 8,-39 14,-46 Z", GOLD, **line)
        + svg.path("M14.6,-40 C18,-36 18,-31 15.6,-27.6 C12,-31 12,-36 14.6,-40 Z", court.jewel)
    )


def _plume(court: Court) -> str:
    return (
        svg.path(
            "M14,-44 C12,-58 2,-70 -16,-72 C-22,-72 -24,-68 -20,-65 C-4,-66 8,-56 10,-42 Z",
            "#241a1c",
            stroke=LINE,
            stroke_width=0.8,
        )
        + svg.path("M12,-44 C9,-56 0,-66 -16,-68", "none", stroke="#8d7f7a", stroke_width=0.9)
        + svg.circle(-20, -64.4, 3, PEARL, stroke=LINE, stroke_width=0.8)
        + svg.circle(-20, -59.6, 2, court.jewel)
    )


def _pearls(places: tuple[tuple[float, float], ...], size: float = 1.9) -> str:
    return "".join(svg.circle(x, y, size, PEARL, stroke=LINE, stroke_width=0.5) for x, y in places)


def draw_jack_turban(court: Court) -> str:
    """Draw a small turban, its tail down the back and a feather cocked on it."""
    line = {"stroke": LINE, "stroke_width": 1.3, "stroke_linejoin": "round"}
    return (
        svg.path(
            "M-24,-14 C-38,-4 -36,16 -44,34 C-36,36 -28,33 -24,28 C-26,14 -20,2 -14,-6 Z",
            court.headgear_shade,
            **line,
        )
        + svg.path("M-41,24 C-36,27 -30,26 -25,22", "none", stroke=court.band, stroke_width=2)
        + _feather(court)
        + svg.path(
            "M20,-15 C26,-26 16,-38 0,-38 C-20,-40 -33,-30 -29,-17 C-27,-9 -22,-4 -16,-4 "
            "C-8,-13 4,-17 20,-15 Z",
            court.headgear,
            **line,
        )
        + svg.path(
            "M18,-23 C6,-28 -14,-26 -25,-9 M14,-31 C2,-35 -16,-34 -29,-20",
            "none",
            stroke=court.headgear_shade,
            stroke_width=1.8,
        )
        + svg.path(
            "M16,-35 C4,-32 -6,-22 -10,-11 C-6,-13.4 -2,-14.6 2,-15.4 C5,-23 12,-29 19,-30 Z",
            court.band,
            **line,
        )
        + svg.circle(12, -29, 3.2, court.jewel, stroke=LINE, stroke_width=0.8)
    )


def _feather(court: Court) -> str:
    return svg.path(
        "M6,-34 C-2,-46 -4,-58 6,-68 C14,-60 16,-46 12,-34 Z",
        court.band,
        stroke=LINE,
        stroke_width=1,
    ) + svg.path("M9,-36 C6,-46 5,-56 6,-64", "none", stroke=LINE, stroke_width=0.9)


def draw_queen_hair(court: Court) -> str:
    """Draw a queen's hair, forehead jewel, nose pearl and diadem."""
    line = {"stroke": LINE, "stroke_width": 1.2, "stroke_linejoin": "round"}
    return (
        svg.path(
            "M15,-27 C8,-24 2,-16 0,-4 C-2,2 -6,4 -8,-2 C-12,-6 -15,0 -13,8 C-13,18 -16,26 "
            "-22,30 C-34,10 -34,-22 -16,-36 C-6,-42 8,-38 15,-27 Z",
            _HAIR,
        )
        + svg.path(
            "M13,-29 C8,-25 2,-18 -1,-9",
            "none",
            stroke=PEARL,
            stroke_width=1.8,
            stroke_dasharray="0.1 3.4",
            stroke_linecap="round",
        )
        + svg.path(
            "M17,-26 C20,-24 20.4,-20 18,-17 C15,-19 15,-23 17,-26 Z",
            court.jewel,
            stroke=GOLD,
            stroke_width=1.2,
        )
        + svg.circle(24.6, 10.6, 1.7, PEARL, stroke=LINE, stroke_width=0.5)
        + svg.path(
            "M17,-30 L24,-46 L13,-41 L9,-56 L2,-44 L-9,-52 L-9,-38 C0,-41 10,-38 17,-30 Z",
            GOLD,
            **line,
        )
        + svg.circle(9, -57, 2.6, PEARL, stroke=LINE, stroke_width=0.7)
        + svg.circle(24, -47, 2.1, PEARL, stroke=LINE, stroke_width=0.7)
        + svg.circle(-9, -53, 2.1, PEARL, stroke=LINE, stroke_width=0.7)
        + svg.circle(6.6, -44, 2.6, court.jewel)
    )


def draw_queen_veil_back(court: Court) -> str:
    """Draw the part of the veil that falls behind head and shoulder."""
    return svg.path(
        "M8,-42 C-20,-50 -42,-30 -44,0 C-46,28 -56,48 -66,100 L-8,100 C-10,60 -14,30 -16,4 Z",
        court.headgear,
        stroke=LINE,
        stroke_width=1.2,
    )


def draw_queen_veil_edge(court: Court) -> str:
    """Draw the veil's fall over the crown of the head, with its gold hem."""
    hem = "M6,-41 C-10,-38 -20,-22 -22,0 C-23,22 -26,36 -34,50 C-40,62 -44,76 -45,100"
    return (
        svg.path(
            "M8,-43 C-22,-50 -44,-30 -45,0 C-46,28 -56,48 -66,100 L-45,100 C-44,76 -40,62 "
            "-34,50 C-26,36 -23,22 -22,0 C-20,-22 -10,-38 8,-43 Z",
            court.headgear,
            stroke=LINE,
            stroke_width=1.2,
        )
        + svg.path(hem, "none", stroke=LINE, stroke_width=4.6)
        + svg.path(hem, "none", stroke=GOLD, stroke_width=3.2)
        + "".join(
            svg.placed(ring(svg.path(petal(4, 3, 0.6), court.headgear_shade), 5), x, y)
            for x, y in ((-33, -12), (-34, 10), (-40, 32), (-48, 56), (-53, 78), (-27, -28))
        )
    )
