"""Index letters and numerals: skeletons that a broad pen follows, so that no font matters."""

from __future__ import annotations

from typing import NamedTuple

from app.ui.cards.art import svg

PEN = 16.0
_THIN = 0.56
"""The pen is an ellipse: this much as high as it is wide, so stems are heavier than bars."""


class Glyph(NamedTuple):
    """A character 100 units high: its width, the heavy strokes, and the hairlines."""

    width: float
    strokes: str
    hairlines: str = ""


GLYPHS: dict[str, Glyph] = {
    "2": Glyph(72, "M12,28 C12,13 23,5 36,5 C51,5 59,15 59,28 C59,48 38,64 12,95 L60,95 L62,82"),
    "3": Glyph(
        72,
        "M12,22 C17,10 25,5 35,5 C49,5 57,14 57,26 C57,38 47,46 32,47 C50,48 62,57 62,71 "
        "C62,86 50,95 35,95 C23,95 14,89 9,78",
    ),
    "4": Glyph(74, "M52,95 L52,5 L8,68 L68,68", "M40,95 L64,95"),
    "5": Glyph(
        72,
        "M58,5 L19,5 L15,47 C20,40 28,37 36,37 C52,37 62,49 62,65 C62,83 50,95 34,95 "
        "C22,95 13,89 9,79",
    ),
    "6": Glyph(
        74,
        "M58,18 C54,9 47,5 39,5 C20,5 11,28 11,57 C11,82 21,95 37,95 C52,95 63,83 63,67 "
        "C63,51 53,41 38,41 C25,41 14,50 11,64",
    ),
    "7": Glyph(70, "M10,20 L10,5 L61,5 C45,32 31,58 29,95"),
    "8": Glyph(
        74,
        "M37,46 C22,42 14,35 14,25 C14,13 23,5 37,5 C51,5 60,13 60,25 C60,35 52,41 37,46 "
        "C20,51 10,59 10,72 C10,86 21,95 37,95 C53,95 64,86 64,72 C64,59 54,51 37,46 Z",
    ),
    "9": Glyph(
        74,
        "M16,82 C20,91 27,95 35,95 C54,95 63,72 63,43 C63,18 53,5 37,5 C22,5 11,17 11,33 "
        "C11,49 21,59 36,59 C49,59 60,50 63,36",
    ),
    "10": Glyph(
        98,
        "M8,20 L21,5 L21,95 M68,5 C54,5 46,22 46,50 C46,78 54,95 68,95 C82,95 90,78 90,50 "
        "C90,22 82,5 68,5 Z",
        "M7,95 L35,95",
    ),
    "A": Glyph(86, "M43,5 L72,95", "M43,5 L14,95 M24,64 L62,64 M5,95 L25,95 M60,95 L82,95"),
    "K": Glyph(
        86,
        "M20,5 L20,95 M38,45 L70,95",
        "M66,5 L20,62 M8,5 L32,5 M8,95 L32,95 M56,5 L77,5 M59,95 L82,95",
    ),
    "Q": Glyph(
        86,
        "M42,5 C23,5 10,22 10,50 C10,78 23,95 42,95 C61,95 74,78 74,50 C74,22 61,5 42,5 Z "
        "M42,70 C54,72 60,96 80,98",
    ),
    "J": Glyph(66, "M44,5 L44,70 C44,87 37,95 26,95 C16,95 9,88 9,77", "M30,5 L58,5"),
    "R": Glyph(
        84,
        "M20,5 L20,95 M20,5 L42,5 C57,5 66,14 66,27 C66,41 57,50 42,50 L20,50 M44,50 L70,95",
        "M8,5 L24,5 M8,95 L32,95 M60,95 L81,95",
    ),
    "D": Glyph(
        82,
        "M20,5 L20,95 M20,5 L36,5 C58,5 72,22 72,50 C72,78 58,95 36,95 L20,95",
        "M8,5 L24,5 M8,95 L24,95",
    ),
    "V": Glyph(86, "M15,5 L43,95", "M43,95 L72,5 M5,5 L27,5 M61,5 L82,5"),
    "B": Glyph(
        78,
        "M20,5 L20,95 M20,5 L40,5 C54,5 62,13 62,25 C62,38 53,47 38,47 L20,47 "
        "M38,47 C56,47 68,56 68,71 C68,86 57,95 40,95 L20,95",
        "M8,5 L24,5 M8,95 L24,95",
    ),
}


def draw_glyph(text: str, colour: str, height: float, max_width: float) -> str:
    """Draw a character centred on x = 0 with its top at y = 0, no wider than told."""
    glyph = GLYPHS[text]
    scale = height / 100
    across = min(scale, max_width / glyph.width)
    strokes = _pen(glyph.strokes, colour, PEN)
    if glyph.hairlines:
        strokes += _pen(glyph.hairlines, colour, PEN * 0.55)
    shift = svg.number(-glyph.width / 2 * across)
    return svg.group(
        strokes, transform=f"translate({shift} 0) scale({across:.4g} {scale * _THIN:.4g})"
    )


def _pen(d: str, colour: str, width: float) -> str:
    return svg.path(
        svg.stretched(d, 1, 1 / _THIN),
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
