"""A deal as a few lines of text that people can send each other, and back."""

from __future__ import annotations

import re
from typing import NamedTuple

from app.core.cards import LAST_DEAL_NUMBER, Hand, deal_hands, deck
from app.core.engine import redeal_reason
from app.core.errors import HukumError, NotationError
from app.core.log import DealLog
from app.core.notation import hand_text, parse_hand
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.session.setup import FirstDeal

LONGEST_TEXT = 20_000

_NUMBER = re.compile(r"\bdeal\s+(\d+)\b|^\s*(\d+)\s*$", re.IGNORECASE | re.MULTILINE)
_MOST_DIGITS = len(str(LAST_DEAL_NUMBER))
_PRESET = re.compile(r"\(([a-z_]{1,40})\)")
_DEALER = re.compile(r"\bdealer\s+(\d+)\b", re.IGNORECASE)
_HAND = re.compile(r"^\s*([0-5]):(.*)$", re.MULTILINE)
_LETTERS = str.maketrans("♠♤♥♡♦♢♣♧", "SSHHDDCC")
_PLAIN_OR_COLOURED = str.maketrans("", "", "\ufe0e\ufe0f")
"""The marks that say how a sign is to be drawn."""
_SIGNED = re.compile(r"([♠♤♥♡♦♢♣♧])([^♠♤♥♡♦♢♣♧]*)")


class DealTextError(HukumError):
    """A text that is no deal; ``reason`` is a stable id that the window translates."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class TextDeal(NamedTuple):
    """A deal out of a text, and the rules that it is for."""

    rules: RuleSet
    deal: FirstDeal


def deal_text(rules: RuleSet, deal: DealLog) -> str:
    """Return a deal as text: a line about it, and a line for each hand."""
    number = f" {deal.number}" if deal.number is not None else ""
    lines = [f"Hukum deal{number} ({rules.preset}), dealer {deal.dealer}"]
    lines += [f"{seat}: {hand_text(hand)}" for seat, hand in enumerate(deal.hands)]
    return "\n".join(lines) + "\n"


def parse_deal(text: str, usual: RuleSet) -> TextDeal:
    """Return the deal of a text: hands, or a number alone.

    ``usual`` are the rules unless the text names another preset.

    Raises:
        DealTextError: it is no deal.
    """
    if len(text) > LONGEST_TEXT:
        raise DealTextError("too_long", "the text is too long to be a deal")
    rules = _rules(text, usual)
    number = _number(text)
    given = _hands(text)
    if given:
        number, hands = _checked(rules, number, given)
        return _dealt(text, rules, number, hands)
    if number is None and _NUMBER.search(text):
        raise DealTextError("no_such_number", f"deals are numbered from 1 to {LAST_DEAL_NUMBER}")
    if number is None:
        raise DealTextError("no_deal", "the text holds neither hands nor the number of a deal")
    return _dealt(text, rules, number, deal_hands(rules.deck_family, number))


def _dealt(text: str, rules: RuleSet, number: int | None, hands: tuple[Hand, ...]) -> TextDeal:
    if any(redeal_reason(rules, hand) for hand in hands):
        raise DealTextError("thrown_in", "a house rule of the table throws this deal in")
    return TextDeal(rules, FirstDeal(number, _dealer(text, rules), hands))


def _rules(text: str, usual: RuleSet) -> RuleSet:
    found = _PRESET.search(text)
    named = PRESETS.get(found[1]) if found else None
    if named is None or named.preset == usual.preset:
        return usual
    return named


def _number(text: str) -> int | None:
    found = _NUMBER.search(text)
    digits = (found[1] or found[2]) if found else "0"
    number = int(digits) if len(digits) <= _MOST_DIGITS else 0
    return number if 0 < number <= LAST_DEAL_NUMBER else None


def _dealer(text: str, rules: RuleSet) -> int:
    found = _DEALER.search(text)
    last = rules.players - 1
    if found is None:
        return last
    dealer = found[1].lstrip("0") or "0"
    if len(dealer) > 1 or int(dealer) > last:
        raise DealTextError("no_such_dealer", f"the seats of these rules are 0 to {last}")
    return int(dealer)


def _hands(text: str) -> dict[int, Hand]:
    hands: dict[int, Hand] = {}
    for seat, cards in _HAND.findall(text):
        if int(seat) in hands:
            raise DealTextError("seat_twice", f"the seat {seat} stands in it twice")
        try:
            hands[int(seat)] = parse_hand(_spelt(cards))
        except NotationError as error:
            raise DealTextError("no_card", str(error)) from None
    return hands


def _spelt(cards: str) -> str:
    """Return cards as records spell them; signs of suits stand after a card or before several."""
    text = cards.upper().replace("10", "T").translate(_PLAIN_OR_COLOURED).strip()
    if _SIGNED.match(text):
        text = _SIGNED.sub(_sign_after_each, text)
    return " ".join(text.translate(_LETTERS).split())


def _sign_after_each(group: re.Match[str]) -> str:
    ranks = "".join(group[2].split())
    return "".join(f"{rank}{group[1]} " for rank in ranks)


def _checked(
    rules: RuleSet, number: int | None, given: dict[int, Hand]
) -> tuple[int | None, tuple[Hand, ...]]:
    family = rules.deck_family
    hands = tuple(given.get(seat, ()) for seat in range(family.players))
    cards = tuple(sorted(card for hand in hands for card in hand))
    even = all(len(hand) == family.hand_size for hand in hands)
    if len(given) != family.players or not even or cards != deck(family):
        raise DealTextError(
            "not_whole", "the hands are not the whole deck of these rules, dealt evenly"
        )
    is_numbered = number is not None and deal_hands(family, number) == hands
    return number if is_numbered else None, hands
