"""The cloth under the table: painted once for a size and kept."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.ui.cards.art.cloth_border import CLOTHS, Cloth, border_width, cloth_svg
from app.ui.cards.pixmaps import render_svg

__all__ = ["CLOTHS", "Cloth", "border_width", "cloth_pixmap", "paint_cloth"]


@lru_cache(maxsize=2)
def cloth_pixmap(width: int, height: int, cloth_id: str, dpr: float) -> QPixmap:
    """Return a cloth of a size in logical pixels; KeyError for an unknown id."""
    return render_svg(cloth_svg(width, height, CLOTHS[cloth_id]), width, height, dpr)


def paint_cloth(painter: QPainter, rect: QRectF, cloth_id: str, dpr: float) -> None:
    """Paint a cloth over a rectangle."""
    pixmap = cloth_pixmap(max(1, round(rect.width())), max(1, round(rect.height())), cloth_id, dpr)
    painter.drawPixmap(rect.topLeft(), pixmap)
