"""What a dragged card carries: which table it comes from, which turn, and its code."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QMimeData

from app.core.cards import Card
from app.core.errors import NotationError
from app.core.notation import card_code, parse_card

CARD_MIME = "application/x-hukum-card"


class TurnId(NamedTuple):
    """Names one turn of one table; a card picked up in another turn is refused.

    ``jumps`` counts undo and redo: the same step may come again, but not the same turn.
    """

    table: str
    jumps: int
    step: int


def pack(turn: TurnId, card: Card) -> QMimeData:
    """Return a card as it travels with the mouse."""
    data = QMimeData()
    data.setData(CARD_MIME, " ".join((*map(str, turn), card_code(card))).encode())
    return data


def unpack(data: QMimeData, turn: TurnId) -> Card | None:
    """Return the card that is dropped in this turn; None for anything foreign or late."""
    words = bytes(data.data(CARD_MIME).data()).decode("ascii", "replace").split(" ")
    *named, code = words
    if named != list(map(str, turn)):
        return None
    try:
        return parse_card(code)
    except NotationError:
        return None
