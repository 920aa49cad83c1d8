"""The number cards: suit symbols in their classic places."""

from __future__ import annotations

from app.ui.cards.art import svg
from app.ui.cards.art.suits import SUIT_PATHS

_LEFT, _MIDDLE, _RIGHT = 83.0, 125.0, 167.0
_TOP, _CENTRE, _BOTTOM = 62.0, 175.0, 288.0
_HIGH = _TOP + (_BOTTOM - _TOP) / 3
_LOW = _BOTTOM - (_BOTTOM - _TOP) / 3

Place = tuple[float, float]


def _sides(*rows: float) -> tuple[Place, ...]:
    return tuple((column, row) for row in rows for column in (_LEFT, _RIGHT))


_FOUR = _sides(_TOP, _BOTTOM)
_SIX = _sides(_TOP, _CENTRE, _BOTTOM)
_EIGHT = _sides(_TOP, _HIGH, _LOW, _BOTTOM)

PIP_PLACES: dict[int, tuple[Place, ...]] = {
    2: ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    3: ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)),
    4: _FOUR,
    5: (*_FOUR, (_MIDDLE, _CENTRE)),
    6: _SIX,
    7: (*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2)),
    8: (*_SIX, (_MIDDLE, (_TOP + _CENTRE) / 2), (_MIDDLE, (_CENTRE + _BOTTOM) / 2)),
    9: (*_EIGHT, (_MIDDLE, _CENTRE)),
    10: (*_EIGHT, (_MIDDLE, (_TOP + _HIGH) / 2), (_MIDDLE, (_LOW + _BOTTOM) / 2)),
}


def draw_suit(suit: int, colour: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """Draw a suit symbol of a size around a point."""
    return svg.placed(svg.path(SUIT_PATHS[suit], colour), x, y, size / 100, turn)


def draw_pips(count: int, suit: int, colour: str) -> str:
    """Draw the pips of a number card (2 to 10); those below the middle stand on their head."""
    return "".join(
        draw_suit(suit, colour, x, y, 46, 180 if y > _CENTRE else 0) for x, y in PIP_PLACES[count]
    )
