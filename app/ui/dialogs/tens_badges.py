"""A row of medallions that says which side captured each ten, by whom and when."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.core.cards import SUIT_OF, Card
from app.session.replay import Capture
from app.ui.cards.faces import FaceStyle
from app.ui.cards.symbols import TenState, paint_ten
from app.ui.help.tooltips import explain, literally
from app.ui.lettering import write_line
from app.ui.texts.cards import card_name
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate

_IN_A_ROW = 6
_GAP = 8
_WIDEST_LETTERS = 16
"""A longer name does not widen its medallion, in average letters."""


class Badge(NamedTuple):
    """What a medallion says; ``capture`` is None for a ten that nobody captured in a trick.

    ``side`` has the ten, also if it came with the rest of a deal that was claimed or given up.
    """

    card: Card
    ours: bool
    side: int | None
    capture: Capture | None


class TenBadge(QWidget):
    """One medallion with the trick and the name beside it."""

    def __init__(self, badge: Badge, seating: Seating, style: FaceStyle) -> None:
        super().__init__()
        self._badge, self._style = badge, style
        self._lines = self._texts(seating)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{card_name(badge.card)}: {', '.join(filter(None, self._lines))}")
        explain(self, literally(self.accessibleName()))

    def _texts(self, seating: Seating) -> tuple[str, str]:
        capture, side = self._badge.capture, self._badge.side
        if side is None:
            return translate("DealReport", "Not captured"), ""
        if capture is None:
            return seating.side_title(side), translate("DealReport", "With the rest")
        trick = translate("DealReport", "Trick {number}").format(number=capture.trick)
        return seating.name(capture.seat), trick

    def sizeHint(self) -> QSize:
        height = round(2.4 * self.fontMetrics().height())
        words = max(map(self.fontMetrics().horizontalAdvance, self._lines))
        most = _WIDEST_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(height + _GAP + min(words, most) + 1, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().height() + 40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self.height()
        line = self.palette().color(QPalette.ColorRole.WindowText)
        state = TenState.OURS if self._badge.ours else TenState.THEIRS
        if self._badge.side is None:
            state = TenState.UNSEEN
        rect = QRectF(1, 1, side - 2, side - 2)
        paint_ten(painter, SUIT_OF[self._badge.card], state, rect, line, self._style)
        painter.setPen(line)
        left = side + _GAP
        for number, text in enumerate(self._lines):
            place = QRectF(left, number * side / 2, self.width() - left, side / 2)
            write_line(painter, place, text, Qt.AlignmentFlag.AlignVCenter)
        painter.end()


class TenBadges(QWidget):
    """The medallions of all tens, up to six in a row, fewer where words need the room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self._badges: list[TenBadge] = []
        self._columns = 0

    @property
    def badges(self) -> list[TenBadge]:
        """Return the medallions in order."""
        return list(self._badges)

    def show_badges(self, badges: list[Badge], seating: Seating, style: FaceStyle) -> None:
        """Show the tens of another deal."""
        for old in self._badges:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._badges = [TenBadge(badge, seating, style) for badge in badges]
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        widest = max((badge.sizeHint().width() for badge in self._badges), default=1)
        columns = min(_IN_A_ROW, max(1, (self.width() + _GAP) // (widest + _GAP)))
        if columns == self._columns:
            return
        self._columns = columns
        for number, badge in enumerate(self._badges):
            self._grid.addWidget(badge, number // columns, number % columns)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
