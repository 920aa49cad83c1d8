"""Bodies of the courts, turned to the right: robes with block prints, jewels, sleeves, hands.

Coordinates are those of the card; the neck stands at x = 108, the waist is hidden at y = 175.
"""

from __future__ import annotations

from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, LINE, PEARL, Court, Print
from app.ui.cards.art.prints import scatter

_OUTLINE: dict[str, object] = {"stroke": LINE, "stroke_width": 1.4, "stroke_linejoin": "round"}

_KING = (
    "M92,112 C76,116 62,124 58,140 C56,152 56,164 56,180 L178,180 C178,160 170,138 156,128 "
    "C146,120 132,116 124,112 C116,122 100,122 92,112 Z"
)
_QUEEN = (
    "M94,113 C82,118 74,126 72,140 C71,154 72,166 74,180 L166,180 C166,158 158,138 146,128 "
    "C138,121 130,117 122,113 C114,123 102,123 94,113 Z"
)
_JACK = (
    "M93,112 C80,116 70,122 66,138 C64,152 64,166 65,180 L170,180 C170,160 162,138 150,127 "
    "C142,120 132,116 123,112 C115,121 101,121 93,112 Z"
)


def draw_king_robe(court: Court, motif: Print) -> str:
    """Draw a king's robe: crossed front, fur collar, ropes of pearls."""
    places = (
        (70, 146),
        (86, 136),
        (84, 158),
        (104, 152),
        (162, 150),
        (150, 140),
        (168, 166),
        (68, 168),
    )
    return (
        svg.path(_KING, court.robe, **_OUTLINE)
        + scatter(motif, court.robe_print, places)
        + svg.path(
            "M92,112 C100,130 118,148 142,178 L154,178 C134,142 126,126 124,112 "
            "C116,122 100,122 92,112 Z",
            court.sleeve,
            **_OUTLINE,
        )
        + svg.path(
            "M92,112 C84,114 80,120 86,124 C104,136 124,156 136,180 L146,180 "
            "C128,148 112,128 100,116 Z",
            GOLD,
            **_OUTLINE,
        )
        + svg.path(
            "M124,112 C132,114 134,120 130,126 C132,142 142,160 152,180 L159,180 "
            "C142,148 134,130 127,113 Z",
            GOLD,
            **_OUTLINE,
        )
        + _rope("M95,117 C100,136 122,140 127,116", 4.4)
        + _rope("M92,118 C96,152 130,156 131,118", 4.4)
        + _pendant(113, 146, court.jewel)
    )


def draw_queen_dress(court: Court, motif: Print) -> str:
    """Draw a queen's bodice with its choker and necklaces."""
    places = ((82, 146), (96, 156), (84, 166), (148, 146), (156, 162), (138, 158), (118, 164))
    return (
        svg.path(_QUEEN, court.robe, **_OUTLINE)
        + scatter(motif, court.robe_print, places, 0.9)
        + svg.path(
            "M94,113 C96,130 104,140 113,141 C122,139 124,126 122,113 C114,123 102,123 94,113 Z",
            court.skin,
            **_OUTLINE,
        )
        + svg.path(
            "M93,113 C94,133 104,143 113,144 C123,142 126,128 123,113",
            "none",
            stroke=GOLD,
            stroke_width=3,
        )
        + svg.path("M95,108 C100,118 114,119 121,109", stroke=LINE, stroke_width=6.4)
        + svg.path("M95,108 C100,118 114,119 121,109", stroke=GOLD, stroke_width=5)
        + _rope("M95,108 C100,118 114,119 121,109", 4.2, 2.2)
        + _rope("M96,116 C99,134 118,136 122,115", 4)
        + _pendant(109, 131, court.jewel)
        + _rope("M91,120 C94,156 132,158 128,119", 4.2)
        + _pendant(112, 149, court.jewel)
    )


def draw_jack_jacket(court: Court, motif: Print) -> str:
    """Draw a young man's short jacket over a buttoned shirt, with a sash on the shoulder."""
    places = ((74, 144), (86, 134), (76, 162), (90, 154), (154, 142), (146, 154), (160, 160))
    return (
        svg.path(_JACK, court.robe, **_OUTLINE)
        + scatter(motif, court.robe_print, places, 0.8)
        + svg.path(
            "M100,118 C102,140 104,160 104,180 L138,180 C134,158 128,136 124,114 "
            "C118,121 108,122 100,118 Z",
            court.sleeve,
            **_OUTLINE,
        )
        + svg.path(
            "M93,112 C96,134 98,158 98,180 L106,180 C106,158 104,136 101,118 Z",
            GOLD,
            **_OUTLINE,
        )
        + svg.path(
            "M123,112 C130,132 136,156 138,180 L145,180 C142,156 134,130 127,114 Z",
            GOLD,
            **_OUTLINE,
        )
        + "".join(
            svg.circle(114 + step * 0.7, 128 + step * 9, 2, GOLD, stroke=LINE, stroke_width=0.6)
            for step in range(5)
        )
        + _rope("M92,118 C98,141 122,141 128,116", 4)
    )


def draw_arm(court: Court) -> str:
    """Draw the raised forearm and its cuff, up to the wrist at (171, 124)."""
    return (
        svg.path(
            "M118,182 C132,170 148,148 160,128 C164,124 174,126 176,131 C172,150 164,168 154,184 Z",
            court.sleeve,
            **_OUTLINE,
        )
        + svg.path(
            "M157,134 C163,131 171,133 175,137 L177,130 C173,125 165,123 160,127 Z",
            GOLD,
            **_OUTLINE,
        )
        + svg.path(
            "M141,160 C148,152 153,144 157,137 M150,168 C157,158 162,148 165,140",
            "none",
            stroke=LINE,
            stroke_width=0.9,
            opacity=0.6,
        )
    )


def draw_hand(court: Court) -> str:
    """Draw the fist around what is held, at (176, 116)."""
    return (
        svg.path(
            "M164,126 C162,119 165,111 171,108 C177,105 185,107 186,112 C187,117 185,123 "
            "182,126 C180,129 178,130 176,131 C172,127 168,125 164,126 Z",
            court.skin,
            **_OUTLINE,
        )
        + svg.path(
            "M186,112 C181,111 177,112 175,114 M186,116.5 C181,115.5 178,116.5 176,118.5 "
            "M184.6,121 C181,120 178.6,121 177,122.6",
            "none",
            stroke=LINE,
            stroke_width=1,
            stroke_linecap="round",
        )
        + svg.path(
            "M166,121 C166,116 169,112 174,111 C177,110.6 178,113.4 175.6,114.6 "
            "C172.6,116 171.6,119 171,122",
            court.skin,
            stroke=LINE,
            stroke_width=1,
        )
        + svg.circle(179.6, 113.6, 1.5, GOLD, stroke=LINE, stroke_width=0.5)
    )


def _rope(d: str, gap: float, width: float = 2.9) -> str:
    """Draw a string of pearls along a path."""
    dash = {"stroke_dasharray": f"0.1 {gap}", "stroke_linecap": "round"}
    return svg.path(d, stroke=LINE, stroke_width=width + 1, **dash) + svg.path(
        d, stroke=PEARL, stroke_width=width, **dash
    )


def _pendant(x: float, y: float, jewel: str) -> str:
    return (
        svg.circle(x, y, 4.4, GOLD, stroke=LINE, stroke_width=0.8)
        + svg.circle(x, y, 2.7, jewel)
        + svg.circle(x, y + 6.4, 2, PEARL, stroke=LINE, stroke_width=0.6)
    )
