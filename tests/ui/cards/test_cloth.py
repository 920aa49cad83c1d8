"""The cloths: text can be read on them, borders fit any window, nothing is drawn twice."""

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.ui.cards.cloth import CLOTHS, border_width, cloth_pixmap, paint_cloth

Contrast = Callable[[QColor, QColor], float]
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("cloth_id", CLOTHS)
def test_text_can_be_read_all_over_a_cloth(cloth_id: str, contrast: Contrast) -> None:
    cloth = CLOTHS[cloth_id]
    width, height = 640, 480
    picture = cloth_pixmap(width, height, cloth_id, 1.0).toImage()
    border = math.ceil(border_width(width, height))
    for x in range(border, width - border, 7):
        for y in range(border, height - border, 7):
            if min(x, width - x) + min(y, height - y) < 4 * border:
                continue  # the sprays in the corners
            ground = picture.pixelColor(x, y)
            for text in (cloth.text, cloth.text_quiet, cloth.accent):
                assert contrast(ground, QColor(text)) >= 4.5


@pytest.mark.parametrize("size", [(1, 1), (40, 300), (800, 560), (1366, 768)])
@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_cloth_covers_any_window(size: tuple[int, int], dpr: float) -> None:
    pixmap = cloth_pixmap(*size, "indigo", dpr)
    assert pixmap.size() == QSize(round(size[0] * dpr), round(size[1] * dpr))
    picture = pixmap.toImage()
    for x in (0, picture.width() - 1):
        for y in (0, picture.height() - 1):
            assert picture.pixelColor(x, y).alpha() == 255


def test_painting_again_draws_nothing_anew() -> None:
    target = QPixmap(200, 150)
    painter = QPainter(target)
    paint_cloth(painter, QRectF(0, 0, 200, 150), "madder", 1.0)
    key = cloth_pixmap(200, 150, "madder", 1.0).cacheKey()
    paint_cloth(painter, QRectF(0, 0, 200, 150), "madder", 1.0)
    painter.end()
    assert cloth_pixmap(200, 150, "madder", 1.0).cacheKey() == key


def test_the_border_is_the_same_left_and_right() -> None:
    picture = cloth_pixmap(400, 300, "emerald", 1.0).toImage()
    for y in range(300):
        left, right = picture.pixelColor(4, y), picture.pixelColor(395, y)
        assert abs(left.red() - right.red()) < 24
