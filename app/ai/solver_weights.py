"""Weights of the order in which the solver tries cards; both twins use them.

They were found by coordinate descent on the size of the search, see DECISIONS.md.
"""

from __future__ import annotations

import struct
from typing import NamedTuple


class Weights(NamedTuple):
    """What speaks for and against a card, in the order that the compiled twin knows."""

    # the lead: who might ruff it
    left_ruffs: int
    right_ruffs: int
    partner_ruffs: int
    trump_lead: int
    trump_against_none: int
    highest_trump: int
    # whose is the highest card of the suit, and the second
    highest: int
    highest_no_trump: int
    partner_highest: int
    left_highest: int
    right_highest: int
    own_highest: int
    lead_rank: int
    partner_second: int
    left_second: int
    right_second: int
    # how the suit lies
    own_length: int
    partner_length: int
    left_length: int
    right_length: int
    singleton: int
    # the lead of a ten, and whose is the ten of the suit
    ten_lead_safe: int
    ten_lead: int
    ten_own: int
    ten_partner: int
    ten_left: int
    ten_right: int
    ten_ours_highest: int
    ten_theirs_highest: int
    # the lead that refuted last: with this hand, with a hand of these lengths, of as many cards
    known_refutation: int
    known_suit: int
    latest_suit: int
    # cards to a trick that was led
    rank: int
    ruff: int
    # winning it: fourth, third, second to play
    last_over_partner: int
    last_over: int
    third_over_sure_partner: int
    third_over_partner: int
    third_sure: int
    third_partner_unsure: int
    third_unsure: int
    third_sure_rank: int
    second_sure: int
    second_unsure: int
    second_sure_rank: int
    second_unsure_rank: int
    partner_can_win: int
    # discards
    discard_length: int
    discard_trump: int
    discard_partner_length: int
    discard_highest: int
    discard_guard: int
    # the suit whose discard refuted last with a hand of these lengths
    known_discard: int
    # tens to a trick that was led
    ten_safe: int
    ten_lost: int
    ten_at_stake: int
    ten_to_come: int


_TABLE = {
    # tricks: trump awake, none, unset; tens: the same
    "left_ruffs": (90, 68, 90, 60, 68, 68),
    "right_ruffs": (46, 36, 46, 69, 52, 52),
    "partner_ruffs": (27, 17, 27, 33, 33, 33),
    "trump_lead": (-8, 0, -8, 0, 0, 0),
    "trump_against_none": (40, 40, 40, 56, 56, 56),
    "highest_trump": (-5, 0, -5, -8, -8, -8),
    "highest": (0, 16, 0, 24, 21, 42),
    "highest_no_trump": (-12, -12, -12, -4, -4, -4),
    "partner_highest": (19, 8, 19, 24, 24, 32),
    "left_highest": (-6, 2, -6, 18, 11, 16),
    "right_highest": (-10, -2, -10, -10, -2, -2),
    "own_highest": (-10, -10, -10, 6, -2, 1),
    "lead_rank": (1, -4, 1, -12, -8, -12),
    "partner_second": (5, 7, 5, 2, 5, -6),
    "left_second": (-8, 0, -8, -3, -5, 0),
    "right_second": (-14, -16, -14, -11, -11, -11),
    "own_length": (8, 0, 8, 0, -2, 0),
    "partner_length": (16, 12, 16, 4, 8, 1),
    "left_length": (0, 0, 0, 0, 0, -8),
    "right_length": (0, 0, 0, 0, -8, 0),
    "singleton": (8, 8, 8, 8, 8, 8),
    "ten_lead_safe": (0, 0, 0, 6, 6, 6),
    "ten_lead": (0, 0, 0, 4, 4, 4),
    "ten_own": (0, 0, 0, 8, 8, 8),
    "ten_partner": (0, 0, 0, 11, 10, 21),
    "ten_left": (0, 0, 0, 8, 5, 11),
    "ten_right": (0, 0, 0, -5, -2, -3),
    "ten_ours_highest": (0, 0, 0, 8, 0, 0),
    "ten_theirs_highest": (0, 0, 0, 0, 0, -11),
    "known_refutation": (40, 20, 40, 34, 45, 16),
    "known_suit": (4, 0, 4, 7, 12, 7),
    "latest_suit": (8, 0, 8, 12, 0, 0),
    "rank": (4, 2, 4, 2, 3, 2),
    "ruff": (-4, -4, -4, -4, -4, -4),
    "last_over_partner": (-22, -22, -22, -14, -14, -14),
    "last_over": (30, 30, 30, 30, 30, 30),
    "third_over_sure_partner": (-18, -2, -18, -7, -18, -18),
    "third_over_partner": (26, 22, 26, 22, 22, 22),
    "third_sure": (30, 30, 30, 30, 30, 30),
    "third_partner_unsure": (0, -8, 0, 8, 8, 0),
    "third_unsure": (20, 20, 20, 20, 20, 20),
    "third_sure_rank": (0, 0, 0, 0, 0, 0),
    "second_sure": (38, 30, 38, 38, 50, 38),
    "second_unsure": (16, 16, 16, 21, 16, 24),
    "second_sure_rank": (0, 0, 0, 0, -8, 0),
    "second_unsure_rank": (4, 0, 4, 0, 0, -8),
    "partner_can_win": (16, 16, 16, 16, 16, 16),
    "discard_length": (14, 14, 14, 14, 6, 6),
    "discard_trump": (24, 24, 24, 32, 32, 32),
    "discard_partner_length": (-18, -8, -18, -16, -11, -16),
    "discard_highest": (8, 8, 8, 12, 12, 12),
    "discard_guard": (2, 8, 2, 0, 8, 8),
    "known_discard": (0, 8, 0, 0, 21, 16),
    "ten_safe": (0, 0, 0, 25, 25, 25),
    "ten_lost": (0, 0, 0, 17, 17, 22),
    "ten_at_stake": (0, 0, 0, 0, 0, 0),
    "ten_to_come": (0, 0, 0, 8, 0, 0),
}

_SETS = tuple(Weights(**{name: row[at] for name, row in _TABLE.items()}) for at in range(6))
FOR_TRICKS, FOR_TENS = _SETS[:3], _SETS[3:]
"""By how the trump stands: awake, none, unset."""


def packed_weights() -> bytes:
    """Return the weights as the compiled twin takes them: signed bytes, tricks then tens."""
    return b"".join(struct.pack(f"{len(row)}b", *row) for row in _SETS)
