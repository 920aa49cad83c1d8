"""What the tests of the pictures share: the contrast of two colours."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor


@pytest.fixture
def contrast() -> Callable[[QColor, QColor], float]:
    """Return the contrast ratio of two colours as WCAG 2 defines it, 1 to 21."""

    def ratio(one: QColor, other: QColor) -> float:
        low, high = sorted(map(_luminance, (one, other)))
        return (high + 0.05) / (low + 0.05)

    return ratio


def _luminance(colour: QColor) -> float:
    red, green, blue = map(_linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
