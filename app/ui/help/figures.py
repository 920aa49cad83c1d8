"""Worked tricks for the help: which cards are played, and who wins by the rules themselves."""

from __future__ import annotations

from typing import NamedTuple

from app.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Suit, make_card
from app.core.rules import RuleSet, TrumpMode
from app.core.state import DealState, Trick, Trump
from app.core.trump import with_card

NEVER = 99
"""For ``awake_from``: the trump has no power in the whole trick."""


class Worked(NamedTuple):
    """A trick to be drawn: seat 0, at the bottom, leads.

    ``trump`` is a suit that has power from the card ``awake_from`` on (0 is the lead), None where
    there is none. Only cards that are in every deck are used, sevens and higher.
    """

    rules: RuleSet
    cards: tuple[Card, ...]
    trump: Suit | None = None
    awake_from: int = 0

    def outcome(self) -> Trick:
        """Return the trick as the rules judge it."""
        trick = Trick(0)
        trump = self._trump()
        for seat, card in enumerate(self.cards):
            trick = with_card(self.rules, _at_turn(trick, seat), trump, card)
        return trick

    def _trump(self) -> Trump | None:
        if self.trump is None:
            return None
        return Trump(self.trump, 0, TrumpMode.FIRST_VOID, (1, self.awake_from + 1))


class Figure(NamedTuple):
    """One or two tricks side by side, with what they show in words."""

    tricks: tuple[Worked, ...]
    caption: str


def _at_turn(trick: Trick, seat: int) -> DealState:
    return DealState(
        number=None,
        dealer=seat,
        dealt=(),
        hands=(),
        turn=seat,
        trick=trick,
        finished=(),
        trump=None,
        tens=(0, 0),
        tricks=(0, 0),
        captured=((), ()),
        pile=(),
        run_seat=0,
        actions=(),
        result=None,
    )


_RANKS = "23456789TJQKA"
_SUITS = {"S": SPADES, "H": HEARTS, "D": DIAMONDS, "C": CLUBS}


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(make_card(_SUITS[code[0]], _RANKS.index(code[1])) for code in text.split())


def worked(rules: RuleSet, text: str, trump: str = "", awake_from: int = 0) -> Worked:
    """Return a worked trick from card codes, ``HA H7 HT C8``, and the letter of the trump.

    It is written for four players; two more follow suit with low cards.
    """
    cards = _cards(text)
    if len(cards) < rules.players:
        cards += _cards(f"{text[0]}8 {text[0]}7")
    return Worked(rules, cards, _SUITS[trump] if trump else None, awake_from)
