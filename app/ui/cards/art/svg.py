"""Compose SVG text from small elements, without fonts, clips or references."""

from __future__ import annotations

import math
import re

_TOKEN = re.compile(r"[MLCZ]|-?\d+(?:\.\d+)?")

PathStep = tuple[str, tuple[float, ...]]
"""One step of a path: its letter (M, L, C or Z) and its absolute coordinates."""

_COUNT = {"M": 2, "L": 2, "C": 6, "Z": 0}


def number(value: float) -> str:
    """Write a coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, **attributes: object) -> str:
    """Write an empty element; underscores in attribute names become hyphens."""
    return f"<{name}{_attributes(attributes)}/>"


def path(d: str, fill: str = "none", **attributes: object) -> str:
    """Write a path, unfilled unless a colour is given."""
    return element("path", d=d, fill=fill, **attributes)


def circle(x: float, y: float, r: float, fill: str = "none", **attributes: object) -> str:
    """Write a circle."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def rect(
    x: float, y: float, width: float, height: float, fill: str = "none", **attributes: object
) -> str:
    """Write a rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def group(*content: str, **attributes: object) -> str:
    """Write a group around elements."""
    return f"<g{_attributes(attributes)}>{''.join(content)}</g>"


def placed(content: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """Move a drawing made around the origin to a place, scaled and turned (degrees)."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1.0:
        transform += f" scale({scale:.4g})"
    return group(content, transform=transform)


def twice(name: str, content: str) -> str:
    """Draw content, and again turned upside down around the middle of the card.

    The name must be the only one of its kind in the document.
    """
    again = f'<use xlink:href="#{name}" transform="rotate(180 125 175)"/>'
    return group(content, id=name) + again


def document(width: float, height: float, *content: str) -> bytes:
    """Write a whole SVG document."""
    opening = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}">'
    )
    return f"{opening}{''.join(content)}</svg>\n".encode()


def steps(d: str) -> list[PathStep]:
    """Read path data that uses only absolute M, L, C and Z."""
    tokens = _TOKEN.findall(d)
    result: list[PathStep] = []
    letter = "M"
    position = 0
    while position < len(tokens):
        if tokens[position] in _COUNT:
            letter = tokens[position]
            position += 1
        end = position + _COUNT[letter]
        result.append((letter, tuple(map(float, tokens[position:end]))))
        position = end
    return result


def stretched(d: str, x_factor: float, y_factor: float) -> str:
    """Return path data with every coordinate multiplied."""
    factors = (x_factor, y_factor)
    return "".join(
        letter + " ".join(number(value * factors[i % 2]) for i, value in enumerate(values))
        for letter, values in steps(d)
    )


def moved(d: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """Return path data scaled, turned (degrees) and moved."""
    cos = math.cos(math.radians(turn)) * scale
    sin = math.sin(math.radians(turn)) * scale
    result = []
    for letter, values in steps(d):
        pairs = zip(values[::2], values[1::2], strict=True)
        points = [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in pairs]
        result.append(letter + " ".join(f"{number(a)},{number(b)}" for a, b in points))
    return "".join(result)


def _attributes(attributes: dict[str, object]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{number(value) if isinstance(value, float) else value}"'
        for name, value in attributes.items()
    )
