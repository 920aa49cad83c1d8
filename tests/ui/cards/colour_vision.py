"""How colours look to eyes that lack one kind of cone, and how far apart they then are."""

from __future__ import annotations

import math

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

VISIONS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""On linear sRGB, complete loss: Machado, Oliveira, Fernandes 2009, table of severity 1.0."""

_TO_LMS: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def difference(one: QColor, other: QColor, vision: str) -> float:
    """Return the distance of two colours in Oklab, black to white being 100.

    About 2 is just noticed side by side; 10 is told apart at a glance.
    """
    return 100 * math.dist(_seen(one, vision), _seen(other, vision))


def _seen(colour: QColor, vision: str) -> Triple:
    linear = _linear(colour.redF()), _linear(colour.greenF()), _linear(colour.blueF())
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(VISIONS[vision], linear))
    long, medium, short = _times(_TO_LMS, (red, green, blue))
    return _times(_TO_LAB, (math.cbrt(long), math.cbrt(medium), math.cbrt(short)))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z
