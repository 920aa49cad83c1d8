"""The small signs: each state of a ten has its own shape, arrows point where they should."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.core.cards import SUITS
from app.ui.cards import symbols
from app.ui.cards.faces import FaceStyle
from app.ui.cards.symbols import TenState

pytestmark = pytest.mark.usefixtures("qapp")
WHITE = QColor("white")
SIZE = 64


def drawn(paint: Callable[[QPainter, QRectF], None]) -> QImage:
    picture = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint(painter, QRectF(0, 0, SIZE, SIZE))
    painter.end()
    return picture


def silhouette(picture: QImage) -> set[tuple[int, int]]:
    return {
        (x, y) for x in range(SIZE) for y in range(SIZE) if picture.pixelColor(x, y).alpha() > 127
    }


def test_the_states_of_a_ten_differ_in_shape_not_only_in_colour() -> None:
    shapes = [
        silhouette(
            drawn(
                lambda painter, rect, state=state: symbols.paint_ten(  # type: ignore[misc]
                    painter, 0, state, rect, WHITE, FaceStyle()
                )
            )
        )
        for state in TenState
    ]
    for one, other in itertools.combinations(shapes, 2):
        assert len(one ^ other) > SIZE * SIZE * 0.05


@pytest.mark.parametrize("state", TenState)
def test_the_suits_of_the_medallions_differ(state: TenState) -> None:
    pictures = [
        drawn(
            lambda painter, rect, suit=suit: symbols.paint_ten(  # type: ignore[misc]
                painter, suit, state, rect, WHITE, FaceStyle()
            )
        )
        for suit in SUITS
    ]
    for one, other in itertools.combinations(pictures, 2):
        assert one != other


def test_suits_have_their_own_outline_in_the_same_box() -> None:
    for suit in SUITS:
        box = symbols.suit_path(suit).boundingRect()
        assert QRectF(-50.1, -50.1, 100.2, 100.2).contains(box)
        assert box.height() > 90
    assert symbols.suit_path(0).contains(QPointF(0, 45))
    assert not symbols.suit_path(1).contains(QPointF(0, -45))


def test_the_turn_sign_points_where_it_is_told() -> None:
    def reach(angle: float) -> tuple[float, float]:
        cells = silhouette(drawn(lambda p, r: symbols.paint_turn(p, r, WHITE, angle)))
        return max(x for x, _ in cells), max(y for _, y in cells)

    assert reach(0)[0] > reach(90)[0]
    assert reach(90)[1] > reach(0)[1]


def test_the_arrow_has_its_head_at_the_upper_left() -> None:
    cells = silhouette(drawn(lambda p, r: symbols.paint_anticlockwise(p, r, WHITE)))
    half = SIZE / 2
    upper_left = sum(x < half and y < half for x, y in cells)
    assert upper_left > sum(x >= half and y < half for x, y in cells)


def test_painting_leaves_the_painter_as_it_was() -> None:
    picture = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    before = painter.transform()
    symbols.paint_dealer(painter, QRectF(3, 4, 20, 20))
    symbols.paint_suit(painter, 2, QRectF(3, 4, 20, 20), WHITE)
    assert painter.transform() == before
    painter.end()
