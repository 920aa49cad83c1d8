"""How hard a seat that searches may search."""

from __future__ import annotations

from typing import NamedTuple


class Effort(NamedTuple):
    """How a seat searches.

    ``iterations`` playouts in ``worlds`` that agree with what the seat has seen, or ``readable``
    playouts without the fast twin, each in a world of its own. A seat that reads the play of the
    others draws ``drawn`` worlds and keeps one the more often the better it explains what they
    have done, then tries ``exchanges`` of two cards in it; 0 drawn, and it does not read,
    as the readable twin never does. Each of the others goes by the rules of thumb but for
    ``slips``, or has a mind of its own and does something else that makes sense in the share
    ``minds`` of its choices, or anything at all in the share ``whims``. If it has ``learned``, one
    of them may play as good players are likely to, and the tree and its playouts expect that of all
    instead of what the rules of thumb say. ``exploration`` and ``prior`` are those of the tree;
    ``trust`` are the moves in a thousand that the others make in it as expected, ``whim`` those
    that a playout makes at random.
    """

    iterations: int
    readable: int
    worlds: int
    drawn: int = 0
    exchanges: int = 60
    slips: float = 0.02
    minds: float = 0.25
    whims: float = 0.9
    exploration: float = 1.0
    prior: float = 0.5
    trust: int = 600
    whim: int = 100
    learned: bool = False
