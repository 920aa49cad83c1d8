"""Where cards lie: fans, side hands and the trick, as pure functions on plain numbers.

Positions are in logical pixels, y grows downwards, angles are degrees clockwise as in QPainter.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

CARD_ASPECT = 5 / 7
"""Width of a card divided by its height."""

MOST_IN_A_ROW = 13
_ANGLE_STEP = 1.25
_WIDEST_SPREAD = 13.0
_WIDEST_STEP = 0.62
_SIDE_STEP = 0.2
_SMALLEST_CARD = 24

Point = tuple[float, float]


class Area(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float


class CardPlace(NamedTuple):
    """Where a card lies: its centre, its turn, its height in the pile, and its width."""

    x: float
    y: float
    angle: float
    z: int
    width: float

    @property
    def height(self) -> float:
        """Return the height of the card."""
        return self.width / CARD_ASPECT


class IndexCorner(NamedTuple):
    """How much of a card its index takes, as parts of the card's width and height."""

    across: float
    down: float


WHOLE = IndexCorner(1.0, 1.0)
INDEX = IndexCorner(0.19, 0.29)
LARGE_INDEX = IndexCorner(0.245, 0.39)


def index_corner(large: bool) -> IndexCorner:
    """Return the part of a card that must stay visible for its rank and suit to be read."""
    return LARGE_INDEX if large else INDEX


def card_height(width: float) -> float:
    """Return the height of a card of a width."""
    return width / CARD_ASPECT


def polygon(place: CardPlace, part: IndexCorner = WHOLE) -> tuple[Point, ...]:
    """Return the corners of a card, or of the top left part of it, clockwise from top left."""
    left, top = -place.width / 2, -place.height / 2
    right, bottom = left + place.width * part.across, top + place.height * part.down
    turn = math.radians(place.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tuple((place.x + x * cos - y * sin, place.y + x * sin + y * cos) for x, y in corners)


def contains(place: CardPlace, point: Point) -> bool:
    """Say whether a point lies on a card."""
    x, y = _to_card(place, point)
    return abs(x) <= place.width / 2 and abs(y) <= place.height / 2


def hit(places: Sequence[CardPlace], point: Point) -> int:
    """Return the number of the topmost card under a point, or -1.

    It asks the places as laid out, so a card drawn lifted does not take its neighbour's strip.
    """
    under = [number for number, place in enumerate(places) if contains(place, point)]
    return max(under, key=lambda number: places[number].z, default=-1)


def bounds(places: Sequence[CardPlace]) -> Area:
    """Return the smallest area around cards; an empty area at the origin for none."""
    points = [point for place in places for point in polygon(place)]
    if not points:
        return Area(0, 0, 0, 0)
    across, down = zip(*points, strict=True)
    left, top = min(across), min(down)
    return Area(left, top, max(across) - left, max(down) - top)


def lifted(place: CardPlace, distance: float) -> CardPlace:
    """Return a place pushed out of the fan along the card's own upward direction."""
    x, y = _to_table(place, 0, -distance)
    return place._replace(x=x, y=y)


def fan(
    count: int, area: Area, card_width: float, *, large_index: bool = False
) -> tuple[CardPlace, ...]:
    """Lay out a hand as a fan that stands on the bottom of an area, centred.

    Up to 13 cards lie in one row, more in two; the first cards are the upper row, and each card
    lies on the one before it. Indices stay visible if the card is no wider than
    ``card_width_for`` allows.
    """
    places = _fan_at_origin(count, area.width, card_width, index_corner(large_index))
    taken = bounds(places)
    x = area.x + area.width / 2
    y = area.y + area.height - (taken.y + taken.height)
    return tuple(place._replace(x=place.x + x, y=place.y + y) for place in places)


@lru_cache(maxsize=64)
def card_width_for(count: int, area: Area, *, large_index: bool = False, widest: int = 400) -> int:
    """Return the widest card (whole pixels) whose fan fits an area with every index visible."""
    corner = index_corner(large_index)
    narrow, wide = _SMALLEST_CARD, max(_SMALLEST_CARD, widest)
    while narrow < wide:
        width = (narrow + wide + 1) // 2
        if _fits(count, area, width, corner):
            narrow = width
        else:
            wide = width - 1
    return narrow


def side_hand(count: int, area: Area, card_width: float, angle: float) -> tuple[CardPlace, ...]:
    """Lay out another seat's backs in a straight row, centred in an area.

    Cards turned by 90 or -90 degrees run down the area, others across it.
    """
    down = round(angle) % 180 == 90
    room = (area.height if down else area.width) - card_width
    step = min(card_width * _SIDE_STEP, max(0.0, room) / max(1, count - 1))
    x, y = area.x + area.width / 2, area.y + area.height / 2
    return tuple(
        CardPlace(x, y + shift, angle, number, card_width)
        if down
        else CardPlace(x + shift, y, angle, number, card_width)
        for number in range(count)
        for shift in (step * (number - (count - 1) / 2),)
    )


_TRICKS: dict[int, tuple[tuple[float, float, float], ...]] = {
    4: ((0, 0.54, -2), (1.06, 0.02, 4), (0, -0.54, 2), (-1.06, -0.02, -4)),
    6: (
        (0, 0.62, -2),
        (1.1, 0.55, 5),
        (1.1, -0.55, -4),
        (0, -0.62, 2),
        (-1.1, -0.55, 5),
        (-1.1, 0.55, -4),
    ),
}
"""Per seat in playing order: right in card widths, down in card heights, turn in degrees."""


def trick_places(players: int, centre: Point, card_width: float) -> tuple[CardPlace, ...]:
    """Return the place of each seat's card, in playing order (anticlockwise) from the bottom.

    No card covers another's index, whoever led.
    """
    return tuple(
        CardPlace(
            centre[0] + across * card_width,
            centre[1] + down * card_height(card_width),
            angle,
            seat,
            card_width,
        )
        for seat, (across, down, angle) in enumerate(_TRICKS[players])
    )


def trick_width_for(players: int, area: Area, *, widest: int = 400) -> int:
    """Return the widest card (whole pixels) whose trick fits an area."""
    unit = bounds(trick_places(players, (0, 0), 1))
    width = min(area.width / unit.width, area.height / unit.height, widest)
    return max(_SMALLEST_CARD, math.floor(width))


def _to_table(place: CardPlace, x: float, y: float) -> Point:
    turn = math.radians(place.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return place.x + x * cos - y * sin, place.y + x * sin + y * cos


def _to_card(place: CardPlace, point: Point) -> Point:
    turn = math.radians(place.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    x, y = point[0] - place.x, point[1] - place.y
    return x * cos + y * sin, y * cos - x * sin


def _rows(count: int) -> tuple[int, ...]:
    rows = max(1, math.ceil(count / MOST_IN_A_ROW))
    return tuple((count + rows - 1 - row) // rows for row in range(rows))


def _fan_at_origin(count: int, room: float, width: float, corner: IndexCorner) -> list[CardPlace]:
    rows = _rows(count)
    step, radius = _step_and_radius(rows[0], room, width)
    row_gap = card_height(width) * corner.down * 1.08
    places: list[CardPlace] = []
    for row, length in enumerate(rows):
        for x, y, angle in _arc(length, step, radius):
            places.append(CardPlace(x, y + row * row_gap, angle, len(places), width))
    return places


def _step_and_radius(length: int, room: float, width: float) -> tuple[float, float]:
    """Return the angle between two cards (radians) and the radius of the arc."""
    if length < 2:
        return 0.0, 0.0
    half = math.radians(min(_WIDEST_SPREAD, _ANGLE_STEP * (length - 1))) / 2
    overhang = width * math.cos(half) + card_height(width) * math.sin(half)
    span = min((length - 1) * width * _WIDEST_STEP, max(0.0, room - overhang))
    return 2 * half / (length - 1), span / 2 / math.sin(half)


def _arc(length: int, step: float, radius: float) -> Iterator[tuple[float, float, float]]:
    for number in range(length):
        turn = step * (number - (length - 1) / 2)
        yield radius * math.sin(turn), radius * (1 - math.cos(turn)), math.degrees(turn)


def _fits(count: int, area: Area, width: float, corner: IndexCorner) -> bool:
    if card_height(width) > area.height:
        return False
    length = _rows(count)[0]
    step, radius = _step_and_radius(length, area.width, width)
    if length > 1 and step * radius < corner.across * width * 1.02:
        return False
    taken = bounds(_fan_at_origin(count, area.width, width, corner))
    return taken.width <= area.width + 1e-6 and taken.height <= area.height + 1e-6
