"""The last trick, shown again until a key or the mouse is pressed; nothing can be played in it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.core.state import Trick
from app.ui import feel
from app.ui.lettering import write_line
from app.ui.picture import Picture, place_of
from app.ui.texts.seats import Seating
from app.ui.views.look import Look
from app.ui.views.strokes import paint_ring
from app.ui.views.table import on
from app.ui.views.trick_area import TrickArea
from app.ui.words import trick_card_name

translate = QCoreApplication.translate
_VEIL = 190


class LastTrickView(QWidget):
    """Covers the table while it is open; ``told`` says its cards to those who do not see them."""

    def __init__(self, look: Look, area: TrickArea, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._area = look, area
        self._trick = Trick(0)
        self._seen: Picture | None = None
        self._title = self.told = ""
        parent.installEventFilter(self)
        self.hide()

    def open(self, trick: Trick, seen: Picture, seating: Seating) -> None:
        """Show a finished trick."""
        self._trick, self._seen = trick, seen
        self._title = translate("Table", "The last trick")
        cards = zip(trick.seats(seen.rules.players), trick.cards, strict=True)
        told = [trick_card_name(seating.name(seat), card) for seat, card in cards]
        won = translate("Events", "{name} wins the trick.")
        if seating.is_you(trick.best_seat):
            won = translate("Events", "You win the trick.")
        self.setAccessibleName(self._title)
        self.told = "; ".join(told) + ". " + won.format(name=seating.name(trick.best_seat))
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def close_up(self) -> None:
        """Show the table again."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.close_up()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.close_up()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seen is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        veil = QColor(self._look.cloth.rim)
        veil.setAlpha(_VEIL)
        painter.fillRect(self.rect(), veil)
        painter.setPen(self._look.text)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        painter.setFont(font)
        write_line(
            painter, QRectF(0, 6, self.width(), self.fontMetrics().height() * 2), self._title
        )
        self._paint_cards(painter, self._seen)
        painter.end()

    def _paint_cards(self, painter: QPainter, seen: Picture) -> None:
        rules, dpr = seen.rules, self.devicePixelRatioF()
        table = self.parentWidget()
        assert table is not None
        for seat, card in zip(self._trick.seats(rules.players), self._trick.cards, strict=True):
            inside = self._area.place_at(place_of(seat, seen.viewer, rules))
            place = on(inside, self._area, table)
            self._look.paint_card(painter, place, card, dpr)
            if seat == self._trick.best_seat:
                paint_ring(painter, place, self._look.accent, feel.RING)
