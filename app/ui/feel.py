"""The numbers that tune how the table looks and moves."""

from __future__ import annotations

from typing import NamedTuple

# Sizes, in logical pixels unless said otherwise

SMALLEST_WINDOW = (800, 560)
FIRST_WINDOW = (1160, 760)
WINDOW_FRAME = (16, 44)
"""What a desktop's frame and title take of the screen, at a guess, before they are there."""
HAND_SHARE = 0.30
"""Part of the table's height that the hand takes; two rows take `TWO_ROW_SHARE`."""
TWO_ROW_SHARE = 0.36
WIDEST_CARD = 320
WIDEST_TRICK_CARD = 340
SIDE_CARD = 0.72
"""Height of other seats' cards as a part of their room's depth."""
USUAL_TABLE = (1500, 950)
"""The letters on a table that is larger than this grow with it, up to `LARGEST_LETTERS`."""
LARGEST_LETTERS = 2.0
PLATE_SHARE = 0.13
"""The part of a table's height that a name plate may take before the letters on the cloth shrink,
down to `SMALLEST_LETTERS` of their size."""
SMALLEST_LETTERS = 0.5
PLATE_LETTERS = 19
"""Width of a name plate in widths of an average letter; those of one's own side say more."""
OWN_PLATE_LETTERS = 24
LIFT_LEGAL = 0.045
"""How far a legal card stands out of the fan, as a part of its height."""
LIFT_HOVERED = 0.09
LIFT_CHOSEN = 0.13
BAR_HEIGHT = 30
LEAST_TRICK = 80
"""The least height of a trick: the letters on the cloth shrink until there is so much room."""
RING = 3.0
"""Width of the ring round the card that has the focus."""
PANEL_LETTERS = 30
"""Width of the side panel in widths of an average letter."""
WIDEST_PANEL = 0.3
"""The most of the window's width that the side panel takes."""
CARD_CORNER = 0.06
"""Radius of a card's corner as a part of its width."""
DIMMED = 96
"""Opacity (0 to 255) of the veil over cards that may not be played now."""

# Time, in seconds

FRAME = 0.016
SLICE = 0.024
"""One card is drawn ahead of need in each of these."""
TYPING_PAUSE = 1.6
"""After this long a card that is being typed is forgotten."""
REASON_STAYS = 6.0
"""How long the reason of a refusal stays in the status line."""
WINDOW_IS_READ = 400
"""Milliseconds after which what a new window says no longer comes before its own title."""


class Motion(NamedTuple):
    """Seconds that each movement takes at one pace; 0 means that it is not shown at all."""

    deal: float
    """All cards of a deal together."""
    play: float
    sweep: float
    turn: float
    """A trump sign or card that is shown to all, there and back."""
    shift: float
    """Cards of the hand that close a gap."""


MOTIONS: dict[str, Motion] = {
    "slow": Motion(deal=2.0, play=0.55, sweep=0.75, turn=1.6, shift=0.3),
    "normal": Motion(deal=1.3, play=0.32, sweep=0.5, turn=1.2, shift=0.2),
    "fast": Motion(deal=0.6, play=0.17, sweep=0.28, turn=0.7, shift=0.12),
    "instant": Motion(deal=0.0, play=0.0, sweep=0.0, turn=0.0, shift=0.0),
}
"""The motions by the ids of the paces."""

STILL = MOTIONS["instant"]
"""No motion at all: the system's wish, or the player's."""
