"""Light and dark: the palette, the accent colour, and contrast that can be read."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

Scheme = Literal["system", "light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("system", "light", "dark")

READABLE = 4.5
"""The least contrast of text, as WCAG 2 measures it."""

VISIBLE = 3.0
"""The least contrast of what must be seen to be used, as WCAG 2 asks for it."""

_ACCENT = QColor("#b5562c")
_FRAME = 4.0
"""The contrast at which frames are aimed: above `VISIBLE`, since the style draws them fainter."""
_STYLE_DARKENS = 140
"""Per cent by which the style darkens a colour for a frame."""
_Role = QPalette.ColorRole
_LIGHT = {
    _Role.Window: "#f5f1e8",
    _Role.WindowText: "#221d18",
    _Role.Base: "#fffdf8",
    _Role.AlternateBase: "#f3ede0",
    _Role.Text: "#221d18",
    _Role.Button: "#ece5d6",
    _Role.ButtonText: "#221d18",
    _Role.ToolTipBase: "#fff8e3",
    _Role.ToolTipText: "#221d18",
    _Role.BrightText: "#ffffff",
    _Role.Light: "#ffffff",
    _Role.Midlight: "#f7f3ea",
    _Role.Mid: "#bdb3a0",
    _Role.Dark: "#9d9380",
    _Role.Shadow: "#6b6252",
}
_DARK = {
    _Role.Window: "#1f1c21",
    _Role.WindowText: "#f1ece4",
    _Role.Base: "#312d36",
    _Role.AlternateBase: "#38333e",
    _Role.Text: "#f1ece4",
    _Role.Button: "#403a46",
    _Role.ButtonText: "#f1ece4",
    _Role.ToolTipBase: "#3d3740",
    _Role.ToolTipText: "#f1ece4",
    _Role.BrightText: "#ffffff",
    _Role.Light: "#37323c",
    _Role.Midlight: "#332e38",
    _Role.Mid: "#6a6371",
    _Role.Dark: "#141216",
    _Role.Shadow: "#000000",
}
_TEXTS = (_Role.WindowText, _Role.Text, _Role.ButtonText)


def apply(scheme: Scheme) -> None:
    """Give the application the colours of a scheme; ``system`` follows the desktop's own."""
    wanted = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    QGuiApplication.styleHints().setColorScheme(wanted.get(scheme, Qt.ColorScheme.Unknown))
    QApplication.setPalette(QPalette())
    own = QApplication.palette() if scheme == "system" else _own(scheme)
    palette = with_accent(own)
    QApplication.setPalette(palette)
    # the stubs ask for bytes, and Qt for Python takes text only
    QApplication.setPalette(_with_frames(palette), "QCheckBox")  # type: ignore[arg-type]


def _own(scheme: Scheme) -> QPalette:
    palette = QPalette()
    for role, colour in (_DARK if scheme == "dark" else _LIGHT).items():
        palette.setColor(role, QColor(colour))
    for role in _TEXTS:
        faded = blend(palette.color(role), palette.color(_Role.Window), 0.45)
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette


def _with_frames(palette: QPalette) -> QPalette:
    """Return a palette for check boxes, whose frames are then seen on the window.

    The style draws a frame in a darker shade of the role Window, which a check box has no other
    use for.
    """
    window = palette.color(_Role.Window)
    changed = QPalette(palette)
    changed.setColor(_Role.Window, readable(window, window, _FRAME).lighter(_STYLE_DARKENS))
    return changed


def with_accent(palette: QPalette) -> QPalette:
    """Return a palette whose selections, links and hints are in the accent colour and readable."""
    changed = QPalette(palette)
    base = changed.color(_Role.Base)
    accent = readable(_ACCENT, base)
    changed.setColor(_Role.Accent, accent)
    changed.setColor(_Role.Highlight, accent)
    changed.setColor(_Role.HighlightedText, best_text(accent))
    changed.setColor(_Role.Link, accent)
    changed.setColor(_Role.LinkVisited, accent)
    faint = blend(changed.color(_Role.Text), base, 0.3)
    changed.setColor(_Role.PlaceholderText, readable(faint, base))
    return changed


def luminance(colour: QColor) -> float:
    """Return the relative luminance of a colour, 0 to 1, as WCAG 2 defines it."""
    red, green, blue = map(_linear, _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """Return a mixture of two colours; ``share`` (0 to 1) is that of the other."""
    parts = zip(_parts(one), _parts(other), strict=True)
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in parts))


def best_text(ground: QColor) -> QColor:
    """Return black or white, whichever is read better on a colour."""
    black, white = QColor("#000000"), QColor("#ffffff")
    return black if contrast(black, ground) >= contrast(white, ground) else white


def readable(colour: QColor, ground: QColor, least: float = READABLE) -> QColor:
    """Return a colour moved towards black or white just so far that it is readable on a ground."""
    target = best_text(ground)
    for step in range(21):
        mixed = blend(colour, target, step / 20)
        if contrast(mixed, ground) >= least:
            return mixed
    return target
