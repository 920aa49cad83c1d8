"""The SVG of every card face and back, composed from the parts in ``art``."""

from __future__ import annotations

from functools import lru_cache

from app.core.cards import RANK_ACE, RANK_OF, RANK_TEN, SUIT_OF
from app.ui.cards.art import svg
from app.ui.cards.art.ace import draw_ace, draw_small_ten_mark, draw_ten_mark
from app.ui.cards.art.backs import COLOURS, draw_back
from app.ui.cards.art.court import draw_court
from app.ui.cards.art.glyphs import draw_glyph
from app.ui.cards.art.pips import draw_pips, draw_suit
from app.ui.cards.art.style import CARD_PAPER, FaceStyle

__all__ = ["BACKS", "CARD_HEIGHT", "CARD_WIDTH", "FaceStyle", "back_svg", "face_svg"]

CARD_WIDTH, CARD_HEIGHT = 250, 350
CORNER = 15
_EDGE = "#b8a784"

BACKS: tuple[str, ...] = tuple(COLOURS)
"""The ids of the card backs, in the order in which they are offered."""


@lru_cache(maxsize=256)
def face_svg(card: int, style: FaceStyle) -> bytes:
    """Return the SVG document of a card's face."""
    suit, rank = SUIT_OF[card], RANK_OF[card]
    colour = style.suit_colour(suit)
    index = _index(style.index_text(rank), suit, colour, style.large_index)
    return svg.document(
        CARD_WIDTH,
        CARD_HEIGHT,
        _paper(CARD_PAPER),
        _middle(suit, rank, style),
        svg.twice("index", index),
    )


@lru_cache(maxsize=16)
def back_svg(back_id: str) -> bytes:
    """Return the SVG document of a card back; KeyError for an unknown id."""
    return svg.document(CARD_WIDTH, CARD_HEIGHT, _paper(CARD_PAPER), draw_back(back_id))


def _paper(colour: str) -> str:
    return svg.rect(
        1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, colour, rx=CORNER, stroke=_EDGE, stroke_width=2
    )


def _index(text: str, suit: int, colour: str, large: bool) -> str:
    """Draw the index of the top left corner."""
    x, top, height, width, size = (32, 14, 66, 50, 46) if large else (24, 14, 44, 32, 31)
    bottom = top + height + 8 + size
    glyph = svg.placed(draw_glyph(text, colour, height, width), x, top)
    mark = draw_small_ten_mark(x, bottom + 14) if text == "10" else ""
    return glyph + draw_suit(suit, colour, x, bottom - size / 2, size) + mark


def _middle(suit: int, rank: int, style: FaceStyle) -> str:
    colour = style.suit_colour(suit)
    if rank == RANK_ACE:
        return draw_ace(suit, colour)
    if rank == RANK_TEN:
        return draw_ten_mark(colour) + draw_pips(10, suit, colour)
    if rank < RANK_TEN:
        return draw_pips(rank + 2, suit, colour)
    return draw_court(suit, rank, style)
