"""The pixmap cache: exact device pixels, one entry for each way to look, bounded memory."""

import pytest
from PySide6.QtCore import QSize

from app.ui.cards.faces import FaceStyle
from app.ui.cards.pixmaps import CardPixmaps

PLAIN = FaceStyle()
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("width", "dpr"), [(60, 1.0), (100, 1.25), (101, 1.5), (160, 2.0)])
def test_a_pixmap_has_the_exact_device_pixels(width: int, dpr: float) -> None:
    pixmap = CardPixmaps().face(0, width, dpr, PLAIN)
    assert pixmap.size() == QSize(round(width * dpr), round(width * dpr * 7 / 5))
    assert pixmap.devicePixelRatio() == dpr


def test_the_same_look_is_drawn_once() -> None:
    cache = CardPixmaps()
    first = cache.face(51, 90, 1.0, PLAIN)
    assert cache.face(51, 90, 1.0, FaceStyle()).cacheKey() == first.cacheKey()


@pytest.mark.parametrize(
    "other",
    [
        (50, 90, 1.0, PLAIN),
        (51, 91, 1.0, PLAIN),
        (51, 90, 2.0, PLAIN),
        (51, 90, 1.0, FaceStyle(four_colour=True)),
        (51, 90, 1.0, FaceStyle(large_index=True)),
        (51, 90, 1.0, FaceStyle(indices="fr")),
    ],
)
def test_each_look_has_its_own_pixmap(other: tuple[int, int, float, FaceStyle]) -> None:
    cache = CardPixmaps()
    first = cache.face(51, 90, 1.0, PLAIN)
    assert cache.face(*other).cacheKey() != first.cacheKey()
    assert cache.back("buta", 90, 1.0).cacheKey() not in (
        first.cacheKey(),
        cache.back("jali", 90, 1.0).cacheKey(),
    )


def test_memory_stays_within_its_limit() -> None:
    card = 60 * 84 * 4
    cache = CardPixmaps(memory_limit=3 * card)
    first = cache.face(0, 60, 1.0, PLAIN)
    cache.face(1, 60, 1.0, PLAIN)
    cache.face(0, 60, 1.0, PLAIN)
    cache.face(2, 60, 1.0, PLAIN)
    cache.face(3, 60, 1.0, PLAIN)
    assert cache.used == 3 * card
    assert cache.face(0, 60, 1.0, PLAIN).cacheKey() == first.cacheKey()
    cache.clear()
    assert cache.used == 0


def test_a_pixmap_larger_than_the_limit_is_still_made() -> None:
    assert CardPixmaps(memory_limit=1).back("lotus", 100, 1.0).width() == 100


def test_an_unknown_back_is_refused() -> None:
    with pytest.raises(KeyError):
        CardPixmaps().back("plaid", 100, 1.0)
