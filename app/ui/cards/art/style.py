"""How the player wants the faces: letters, size of the index, and suit colours."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES

IndexLetters = Literal["international", "fr", "de", "es"]

CARD_PAPER = "#fdf9ef"
_INK = "#1f1b24"
_RED = "#b3192b"
_TWO_COLOURS = {SPADES: _INK, HEARTS: _RED, DIAMONDS: _RED, CLUBS: _INK}
_FOUR_COLOURS = {SPADES: _INK, HEARTS: "#a00f22", DIAMONDS: "#24479a", CLUBS: "#16806a"}
"""Chosen to stay apart for eyes that lack one kind of cone."""

_LETTERS: dict[str, str] = {
    "international": "JQKA",
    "fr": "VDRA",
    "de": "BDKA",
    "es": "JQRA",
}


class FaceStyle(NamedTuple):
    """What can be chosen about the faces of the cards."""

    indices: IndexLetters = "international"
    large_index: bool = False
    four_colour: bool = False

    def suit_colour(self, suit: int) -> str:
        """Return the colour of a suit's pips and index, as #rrggbb."""
        return (_FOUR_COLOURS if self.four_colour else _TWO_COLOURS)[suit]

    def index_text(self, rank: int) -> str:
        """Return what the index says for a rank (0 to 12): 2 to 10, or the letter chosen."""
        return str(rank + 2) if rank < 9 else _LETTERS[self.indices][rank - 9]
