"""Cards that are typed: letters come one by one and make a card after two or three."""

from __future__ import annotations

from app.core.cards import Card
from app.ui import feel
from app.ui.texts.cards import parse_typed, rank_short

INTERNATIONAL_RANKS = "tjqka"


class CardTyping:
    """Collects the letters of a card; ``now`` is a time in seconds."""

    def __init__(self) -> None:
        self._text = ""
        self._last = float("-inf")

    def is_open(self, now: float) -> bool:
        """Say whether a card has been begun and not forgotten."""
        return bool(self._text) and now - self._last < feel.TYPING_PAUSE

    def text(self, now: float) -> str:
        """Return what has been typed of a card."""
        return self._text if self.is_open(now) else ""

    def type(self, letter: str, now: float) -> Card | None:
        """Take a letter; return the card that it completes."""
        text = self.text(now) + letter
        card = parse_typed(text)
        if card is not None:
            text = ""
        elif not begins_card(text):
            text = letter if begins_card(letter) else ""
        self._text, self._last = text, now
        return card

    def clear(self) -> None:
        """Forget what was typed."""
        self._text = ""


def begins_card(text: str) -> bool:
    """Say whether a typed card can begin so."""
    ranks = {rank_short(rank).casefold() for rank in range(13)} | set(INTERNATIONAL_RANKS)
    return any(rank.startswith(text.casefold()) for rank in ranks)
