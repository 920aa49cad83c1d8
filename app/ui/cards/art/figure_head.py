"""Faces of the courts in profile, looking right, with their hair and beards.

Coordinates are around the middle of the head; the chin is at y = 35.
"""

from __future__ import annotations

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, GOLD_LIGHT, LINE, PEARL, Beard, Court
from app.ui.cards.art.ornament import dots, ring_path

HAIR = "#1d1517"
_WHITE_HAIR = "#ece6dc"
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
    brow = _WHITE_HAIR if court.beard == "white" else LINE
    return (
        svg.path(_NECK, court.skin, **outline)
        + svg.path(
            "M-10,24 C-4,32 4,35 12,35 C8,38 4,39 3,42 C-4,40 -10,34 -10,24 Z", LINE, opacity=0.16
        )
        + svg.path(_FACE, court.skin, **outline)
        + svg.circle(9, 10, 6, "#c8452f", opacity=0.08)
        + svg.circle(9, 10, 4, "#c8452f", opacity=0.09)
        + _eye(brow)
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
        + svg.path("M21.4,9.8 C19.8,8.6 20.2,6.4 22,6", stroke=LINE, stroke_width=1)
        + svg.path(
            "M-8,-3 C-13,-5 -15,1 -13,5 C-12,9 -9,10 -8,7",
            court.skin,
            stroke=LINE,
            stroke_width=1.1,
        )
    )


def _eye(brow: str) -> str:
    lid = {"stroke": LINE, "stroke_linecap": "round"}
    return (
        svg.path("M2,-4.4 C6,-9.6 12,-10 15.6,-6 C12.6,-2.4 7,-2 2,-4.4 Z", PEARL)
        + svg.circle(10.8, -6.1, 2.9, "#20130f")
        + svg.circle(11.8, -7.1, 0.9, PEARL)
        + svg.path("M-2,-3.6 C4,-9.8 12,-11 16,-6.2", stroke_width=2.1, **lid)
        + svg.path("M2,-4.4 C7,-2 12.6,-2.4 15.6,-6", stroke_width=0.9, **lid)
        + svg.path(
            "M0,-13.4 C5,-18.4 12,-18.4 17,-14",
            stroke=brow,
            stroke_width=2.3,
            stroke_linecap="round",
        )
    )


def draw_earring(court: Court, drop: float) -> str:
    """Draw an ear jewel that hangs down."""
    return (
        svg.circle(-10, 10, 2.4, GOLD, stroke=LINE, stroke_width=0.7)
        + svg.circle(-10, 13 + drop, 3, PEARL, stroke=LINE, stroke_width=0.7)
        + svg.circle(-10, 11.6 + drop / 2, 1.8, court.jewel)
    )


def draw_nimbus(court: Court) -> str:
    """Draw the gold disk with rays behind a king's head."""
    rays = svg.path(ring_path("M-2.1,-44 L0,-54 L2.1,-44 Z", 32), GOLD)
    return (
        rays
        + svg.circle(0, 0, 46, GOLD_LIGHT, stroke=GOLD, stroke_width=2.4)
        + dots(32, 41.5, 1.2, court.jewel)
        + svg.circle(0, 0, 37, stroke=GOLD, stroke_width=1)
    )


_BEARDS: dict[Beard, tuple[str, str]] = {
    "pointed": (
        (
            "M-9,4 C-6,12 0,17 7,18 C10,14 15,12.6 20.4,13.4 C18.4,14.4 17,15.6 16.2,17 "
            "C17.4,19.4 18.6,21.4 20.4,22.4 C22.6,30 21,42 11,48 C-2,45 -12,32 -14,12 Z"
        ),
        (
            "M9,22 C10,30 11,38 10,45 M3,22 C4,30 5,38 7,44 M-3,18 C-1,27 1,35 4,41 "
            "M15,24 C16,30 15,38 13,44"
        ),
    ),
    "short": (
        (
            "M-8,2 C-5,12 0,18 8,20 C11,18 14,17.6 17,18.4 C18,20.6 19,21.8 20.4,22.4 "
            "C21.6,26 21.4,31 18.4,35 C14,39.6 4,39 -4,34 C-11,29 -14,18 -15,6 Z"
        ),
        (
            "M6,25 C7,29 8,32 8,36 M0,23 C1,28 2,31 3,34 M-6,18 C-5,23 -4,27 -2,30 "
            "M13,25 C14,29 14,32 13,36"
        ),
    ),
    "white": (
        (
            "M-9,2 C-6,12 0,17 7,18 C10,14 15,12.6 20.4,13.4 C18.4,14.4 17,15.6 16.2,17 "
            "C17.4,19.4 18.6,21.4 20.4,22.4 C25,34 24,50 18,60 C15,56 14,58 12,63 C9,58 7,58 4,61 "
            "C2,54 -2,54 -4,54 C-12,42 -16,26 -15,8 Z"
        ),
        (
            "M10,23 C12,34 13,44 12,56 M4,23 C5,34 5,44 4,54 M-3,18 C-3,30 -3,40 -2,49 "
            "M16,25 C19,34 19,44 17,53 M-9,14 C-9,24 -8,32 -6,40"
        ),
    ),
    "forked": (
        (
            "M-9,4 C-6,12 0,17 7,18 C10,14 15,12.6 20.4,13.4 C18.4,14.4 17,15.6 16.2,17 "
            "C17.4,19.4 18.6,21.4 20.4,22.4 C23,27 26,34 32,38 C25,43 17,41 12,36 "
            "C8,42 -2,46 -14,43 C-8,40 -6,36 -8,31 C-12,24 -14,16 -14,10 Z"
        ),
        (
            "M15,25 C17,31 21,36 26,38 M8,23 C8,30 4,37 -5,41 M2,21 C1,28 -1,33 -5,37 "
            "M11,24 C12,29 12,32 12,35"
        ),
    ),
}


def draw_beard(beard: Beard) -> str:
    """Draw a king's beard and moustache."""
    outline, strands = _BEARDS[beard]
    white = beard == "white"
    hair, strand = (_WHITE_HAIR, "#a99f93") if white else (HAIR, "#5f4b45")
    edge = {"stroke": LINE, "stroke_width": 0.9} if white else {}
    moustache = (
        "M21.5,11.6 C17,11.4 12,14.6 4,14 C3,17.6 6,20.4 9,20 C14,19.2 18,17.4 20.8,14.6 "
        "C23,16.6 27,16.4 29.4,13.4 C26,13.8 23.6,12.6 21.5,11.6 Z"
        if beard in ("short", "forked")
        else "M21.5,12 C17,12 12,14.6 7,20.4 C13,19.4 18,17.4 20.8,14.6 "
        "C22.6,16 25,16 27.4,14.4 C25,13.6 23,12.4 21.5,12 Z"
    )
    return (
        svg.path(outline, hair, **edge)
        + svg.path(strands, stroke=strand, stroke_width=0.9, stroke_linecap="round")
        + svg.path(moustache, hair, **edge)
    )


def draw_side_lock() -> str:
    """Draw a young man's lock before the ear and the hair on his neck."""
    return svg.path(
        "M-4,-22 C-7,-10 -8,2 -3,11 C1,15 5,10 1,8 C-1,10 -3,4 -1,-6 L3,-22 Z", HAIR
    ) + svg.path("M-6,-26 C-18,-16 -20,8 -15,22 C-22,20 -27,4 -24,-12 Z", HAIR)


def draw_queen_hair(court: Court) -> str:
    """Draw a queen's hair, the pearls in its parting, forehead jewel and nose pearl."""
    return (
        svg.path(
            "M15,-27 C8,-24 2,-16 0,-4 C-2,2 -6,4 -8,-2 C-12,-6 -15,0 -13,8 C-13,18 -16,26 "
            "-22,30 C-34,10 -34,-22 -16,-36 C-6,-42 8,-38 15,-27 Z",
            HAIR,
        )
        + svg.path(
            "M13,-29 C8,-25 2,-18 -1,-9",
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
    )
