"""Who sits where: names of seats and sides, levels and styles of play."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.core.log import SeatInfo
from app.core.rules import Direction
from app.session.setup import DEFAULT_HUMAN_NAME
from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

LONGEST_SHOWN = 40
"""Longer names are cut where they are shown; in records they are whole."""

_LEVELS = {
    "random": QT_TRANSLATE_NOOP("Seats", "random"),
    "beginner": QT_TRANSLATE_NOOP("Seats", "beginner"),
    "casual": QT_TRANSLATE_NOOP("Seats", "casual"),
    "club": QT_TRANSLATE_NOOP("Seats", "club player"),
    "expert": QT_TRANSLATE_NOOP("Seats", "expert"),
    "master": QT_TRANSLATE_NOOP("Seats", "master"),
}
_STYLES = {
    "steady": QT_TRANSLATE_NOOP("Seats", "steady"),
    "cautious": QT_TRANSLATE_NOOP("Seats", "cautious"),
    "bold": QT_TRANSLATE_NOOP("Seats", "bold"),
    "keeps_trumps": QT_TRANSLATE_NOOP("Seats", "keeps trumps"),
    "chases_sirr": QT_TRANSLATE_NOOP("Seats", "chases the sirr"),
}


class Seating(NamedTuple):
    """The names at a table, and the seat from which the sentences speak.

    ``viewer`` is called "you"; it is None where nobody is, as at a table that persons share.
    ``full_names`` are those that were too long to be shown, at their seats; others are empty.
    """

    names: tuple[str, ...]
    viewer: int | None = None
    full_names: tuple[str, ...] = ()

    def is_you(self, seat: int) -> bool:
        """Say whether sentences call this seat "you"."""
        return seat == self.viewer

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.names[seat]

    def full_name(self, seat: int) -> str:
        """Return the name of a seat, however long it is."""
        return (self.full_names[seat] if self.full_names else "") or self.names[seat]

    def names_of_side(self, side: int) -> str:
        """Return the names of the seats of a side."""
        *first, last = self.names[side::2]
        if begins_with_i(last):
            text = translate("Seats", "{names} and {last}", "the last name begins as Inés does")
        else:
            text = translate("Seats", "{names} and {last}")
        return text.format(names=", ".join(first), last=last)

    def side(self, side: int) -> str:
        """Return the name of a side as the singular subject at the start of a sentence."""
        if self.viewer is None:
            names = self.names_of_side(side)
            return translate("Seats", "The side of {names}").format(names=names)
        if side == self.viewer % 2:
            return translate("Seats", "Your side")
        return translate("Seats", "The other side")

    def side_title(self, side: int) -> str:
        """Return the short name of a side for the head of a column."""
        if self.viewer is None:
            return self.names_of_side(side)
        return translate("Seats", "We") if side == self.viewer % 2 else translate("Seats", "They")


def begins_with_i(name: str) -> bool:
    """Say whether a word begins with the sound of i, before which Spanish has another "and".

    The i of "hielo", which slides into the next vowel, is not meant.
    """
    letters = unicodedata.normalize("NFD", name.strip().casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _SOUND_OF_I.match(bare) is not None


_SOUND_OF_I = re.compile(r"hi(?![aeou])|i(?!e)|y(?=[^\Waeiouy])")


def shortened(name: str, most: int) -> str:
    """Return a name of at most so many letters; one that is cut ends in an ellipsis."""
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def seating(seats: Sequence[SeatInfo]) -> Seating:
    """Return the seating of a table; its viewer is the only person at it."""
    humans = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    viewer = humans[0] if len(humans) == 1 else None
    names = (_display_name(seat, number, viewer) for number, seat in enumerate(seats))
    full = (seat.name if len(seat.name) > LONGEST_SHOWN else "" for seat in seats)
    return Seating(tuple(names), viewer, tuple(full))


def _display_name(seat: SeatInfo, number: int, viewer: int | None) -> str:
    """Return a seat's name; a person who has given none is "You", unless others look on too."""
    if seat.kind != "human" or seat.name != DEFAULT_HUMAN_NAME:
        return shortened(seat.name, LONGEST_SHOWN)
    if number == viewer:
        return translate("Seats", "You")
    return translate("Seats", "Player {number}").format(number=number + 1)


def level_name(level: str) -> str:
    """Return the name of a level of play; a record may have one that is known by its id alone."""
    return translate("Seats", _LEVELS[level]) if level in _LEVELS else level


def style_name(style: str) -> str:
    """Return the name of a style of play; a record may have one that is known by its id alone."""
    return translate("Seats", _STYLES[style]) if style in _STYLES else style


def seat_description(seat: SeatInfo) -> str:
    """Return what is said of a seat beside its name: level and style, or that it is a person."""
    if seat.kind == "human" or seat.level is None:
        return translate("Seats", "person")
    if seat.style is None or seat.style == "steady":
        return level_name(seat.level)
    described = translate("Seats", "{level}, {style}")
    return described.format(level=level_name(seat.level), style=style_name(seat.style))


def seat_place(seat: int, players: int, direction: Direction = Direction.ANTICLOCKWISE) -> str:
    """Return where a seat is, seen from seat 0 at the bottom of the screen."""
    if direction is Direction.CLOCKWISE:
        seat = -seat % players
    places = _places_of_six() if players == 6 else _places_of_four()
    return places[seat]


def _places_of_four() -> tuple[str, ...]:
    return (
        translate("Seats", "bottom"),
        translate("Seats", "right"),
        translate("Seats", "opposite"),
        translate("Seats", "left"),
    )


def _places_of_six() -> tuple[str, ...]:
    return (
        translate("Seats", "bottom"),
        translate("Seats", "bottom right"),
        translate("Seats", "top right"),
        translate("Seats", "opposite"),
        translate("Seats", "top left"),
        translate("Seats", "bottom left"),
    )
