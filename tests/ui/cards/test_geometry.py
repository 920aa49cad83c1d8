"""Where cards lie: nothing hides an index, nothing leaves its area, the topmost card is hit."""

import itertools
import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.ui.cards import geometry
from app.ui.cards.geometry import Area, CardPlace

COUNTS = st.integers(1, 26)
AREAS = st.builds(
    Area, st.floats(-50, 50), st.floats(-50, 50), st.floats(420, 2600), st.floats(110, 700)
)


def index_points(place: CardPlace, large: bool) -> list[tuple[float, float]]:
    """Return points all over a card's index."""
    corners = geometry.polygon(place, geometry.index_corner(large))
    (left, top), (right, _), _, (low_x, low_y) = corners
    return [
        (
            left + (right - left) * a + (low_x - left) * b,
            top + (corners[1][1] - top) * a + (low_y - top) * b,
        )
        for a in (0.02, 0.35, 0.7, 0.98)
        for b in (0.02, 0.35, 0.7, 0.98)
    ]


def inside(area: Area, point: tuple[float, float]) -> bool:
    x, y = point
    return (
        area.x - 0.01 <= x <= area.x + area.width + 0.01
        and area.y - 0.01 <= y <= area.y + area.height + 0.01
    )


@given(count=COUNTS, area=AREAS, large=st.booleans())
def test_a_fan_shows_every_index_and_stays_in_its_area(count: int, area: Area, large: bool) -> None:
    width = geometry.card_width_for(count, area, large_index=large)
    assume(width > 24)
    places = geometry.fan(count, area, width, large_index=large)
    assert len(places) == count
    for number, place in enumerate(places):
        assert all(inside(area, corner) for corner in geometry.polygon(place))
        assert all(geometry.hit(places, point) == number for point in index_points(place, large))


@given(count=COUNTS, area=AREAS, large=st.booleans())
def test_a_fan_goes_from_left_to_right_and_rises_in_the_pile(
    count: int, area: Area, large: bool
) -> None:
    places = geometry.fan(count, area, 80, large_index=large)
    assert [place.z for place in places] == list(range(count))
    half = math.ceil(count / 2)
    for row in (places,) if count <= 13 else (places[:half], places[half:]):
        assert all(a.x < b.x and a.angle < b.angle for a, b in itertools.pairwise(row))
        assert sum(place.angle for place in row) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (13, 1), (14, 2), (25, 2), (26, 2)])
def test_more_than_thirteen_cards_take_two_rows(count: int, rows: int) -> None:
    places = geometry.fan(count, Area(0, 0, 1000, 260), 100)
    starts = sum(b.x < a.x for a, b in itertools.pairwise(places))
    assert starts + 1 == rows


@pytest.mark.parametrize("width", [240, 360, 700])
def test_a_bigger_area_never_makes_the_cards_smaller(width: int) -> None:
    widths = [
        geometry.card_width_for(13, Area(0, 0, width, height)) for height in range(60, 400, 7)
    ]
    assert widths == sorted(widths)


def test_the_least_window_still_has_readable_hands() -> None:
    assert geometry.card_width_for(13, Area(0, 0, 780, 130), large_index=True) >= 60
    assert geometry.card_width_for(26, Area(0, 0, 780, 170), large_index=True) >= 60


@given(
    count=COUNTS,
    point=st.tuples(st.floats(0, 900), st.floats(0, 300)),
    chosen=st.integers(0, 25),
)
def test_a_hit_is_the_topmost_card_and_misses_nothing(
    count: int, point: tuple[float, float], chosen: int
) -> None:
    places = geometry.fan(count, Area(0, 0, 900, 300), 110)
    number = geometry.hit(places, point)
    under = [place for place in places if geometry.contains(place, point)]
    assert (number == -1) == (not under)
    if under:
        assert places[number].z == max(place.z for place in under)
    middle = places[chosen % count]
    assert geometry.hit([middle], (middle.x, middle.y)) == 0


def test_an_empty_hand_is_hit_nowhere() -> None:
    assert geometry.fan(0, Area(0, 0, 500, 200), 80) == ()
    assert geometry.hit((), (10, 10)) == -1


@given(angle=st.floats(-180, 180), distance=st.floats(0, 60))
def test_a_lifted_card_moves_along_its_own_side(angle: float, distance: float) -> None:
    place = CardPlace(100, 100, angle, 0, 70)
    lifted = geometry.lifted(place, distance)
    turn = math.radians(angle)
    assert lifted.x - place.x == pytest.approx(math.sin(turn) * distance, abs=1e-6)
    assert place.y - lifted.y == pytest.approx(math.cos(turn) * distance, abs=1e-6)


@given(
    count=COUNTS,
    angle=st.sampled_from([0.0, 90.0, -90.0, 180.0]),
    width=st.floats(30, 120),
)
def test_a_side_hand_stays_in_its_area(count: int, angle: float, width: float) -> None:
    area = Area(5, 7, 240, 240)
    places = geometry.side_hand(count, area, width, angle)
    assert len(places) == count
    for place in places:
        assert all(inside(area, corner) for corner in geometry.polygon(place))
        assert place.angle == angle


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("large", [False, True])
def test_no_card_of_a_trick_covers_the_index_of_another(players: int, large: bool) -> None:
    places = geometry.trick_places(players, (300, 200), 90)
    for place in places:
        for point in index_points(place, large):
            assert [other for other in places if geometry.contains(other, point)] == [place]


@pytest.mark.parametrize("players", [4, 6])
def test_a_trick_goes_anticlockwise_from_the_bottom(players: int) -> None:
    places = geometry.trick_places(players, (0, 0), 90)
    turns = [math.degrees(math.atan2(place.x, place.y)) % 360 for place in places]
    assert turns[0] == pytest.approx(0, abs=1)
    assert turns == sorted(turns)
    assert max(b - a for a, b in itertools.pairwise(turns)) <= 100


@given(players=st.sampled_from([4, 6]), area=AREAS)
def test_a_trick_fits_its_area(players: int, area: Area) -> None:
    width = geometry.trick_width_for(players, area)
    assume(width > 24)
    taken = geometry.bounds(geometry.trick_places(players, (0, 0), width))
    assert taken.width <= area.width + 1e-6
    assert taken.height <= area.height + 1e-6
