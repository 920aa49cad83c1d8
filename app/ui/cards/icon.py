"""The application's icon: a ten of hearts; run this module to write its files anew."""

from __future__ import annotations

import os
import struct
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QIcon

from app.core.cards import HEARTS
from app.storage.resources import ResourceMissing, resource_path
from app.ui.cards.art import svg
from app.ui.cards.art.court_palette import GOLD, GOLD_LIGHT
from app.ui.cards.art.glyphs import draw_glyph
from app.ui.cards.art.pips import draw_suit
from app.ui.cards.art.style import CARD_PAPER
from app.ui.cards.pixmaps import render_svg

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOW_SIZES = PNG_SIZES[:6]
"""What windows show; larger ones would be read at every start for nothing."""
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_TYPES = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512}
_INDIGO, _MADDER, _LINE = "#27346b", "#b3192b", "#3a2118"


def icon_svg() -> bytes:
    """Return the icon: two cards, the upper a ten of hearts, in a square of 64."""
    under = svg.rect(-20, -27, 40, 54, _INDIGO, rx=5, stroke=_LINE, stroke_width=1.6) + svg.rect(
        -16, -23, 32, 46, rx=2.5, stroke=GOLD_LIGHT, stroke_width=1.6
    )
    upper = (
        svg.rect(-22, -29, 44, 58, CARD_PAPER, rx=6, stroke=_LINE, stroke_width=1.8)
        + svg.placed(draw_glyph("10", _MADDER, 23, 34), 0, -25)
        + draw_suit(HEARTS, _MADDER, 0, 12.5, 25)
    )
    shine = svg.rect(-19.6, -26.6, 39.2, 53.2, rx=4, stroke=GOLD, stroke_width=0.9)
    return svg.document(64, 64, svg.placed(under, 38, 32, 1, 13), svg.placed(upper + shine, 27, 32))


def application_icon() -> QIcon:
    """Return the icon for windows; a file is read when its size is asked."""
    icon = QIcon()
    for size in WINDOW_SIZES:
        with suppress(ResourceMissing):
            icon.addFile(str(resource_path(f"resources/icons/hukum-{size}.png")), QSize(size, size))
    return icon


def write_icons(folder: Path) -> None:
    """Write the icon as SVG, as PNG in several sizes, and for Windows and macOS."""
    pictures = {size: _png(size) for size in PNG_SIZES}
    (folder / "hukum.svg").write_bytes(icon_svg())
    for size, data in pictures.items():
        (folder / f"hukum-{size}.png").write_bytes(data)
    (folder / "hukum.ico").write_bytes(_ico({size: pictures[size] for size in _ICO_SIZES}))
    (folder / "hukum.icns").write_bytes(_icns(pictures))


def _png(size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    render_svg(icon_svg(), size, size, 1.0).save(buffer, "PNG")
    return bytes(buffer.data().data())


def _ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon file that holds PNG pictures."""
    offset = 6 + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        entries += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return struct.pack("<3H", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def _icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon file that holds PNG pictures."""
    body = b"".join(
        kind.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in _ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    write_icons(Path(__file__).parents[3] / "resources" / "icons")
