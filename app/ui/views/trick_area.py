"""The middle of the table: the cards of the trick, and the place where cards are dropped."""

from __future__ import annotations

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from app.ui import feel
from app.ui.cards.geometry import Area, CardPlace, bounds, hit, trick_places, trick_width_for
from app.ui.cards.symbols import paint_anticlockwise
from app.ui.models.trick import TrickModel
from app.ui.picture import TrickCard
from app.ui.views.flight import FlightLayer
from app.ui.views.look import Look
from app.ui.views.strokes import paint_ring, paint_seal, seal_box
from app.ui.views.viewport import give_viewport


class TrickArea(QListView):
    """Shows the trick and takes dropped cards; a click on the table carries on."""

    clicked_on = Signal()

    def __init__(self, look: Look, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._flights = look, flights
        self._players = 4
        self._clockwise = False
        self._inner = Area(0, 0, 100, 100)
        self._is_over = False
        self._pile = 0
        self._set_up()
        look.changed.connect(self.viewport().update)

    def _set_up(self) -> None:
        give_viewport(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAcceptDrops(True)

    def set_table(self, players: int, inner: Area, *, clockwise: bool) -> None:
        """Say who plays which way, and in which part of the widget the cards lie."""
        self._players, self._inner, self._clockwise = players, inner, clockwise
        self.viewport().update()

    def show_pile(self, tricks: int) -> None:
        """Show that so many tricks lie in the middle, to be captured together."""
        self._pile = tricks
        self.viewport().update()

    @property
    def card_width(self) -> int:
        """Return the width of the cards in the middle."""
        return trick_width_for(self._players, self._inner, widest=feel.WIDEST_TRICK_CARD)

    def place_at(self, place: int) -> CardPlace:
        """Return where the card of a place of the screen lies."""
        area = self._inner
        centre = (area.x + area.width / 2, area.y + area.height / 2)
        return trick_places(self._players, centre, self.card_width)[place]

    @property
    def centre(self) -> CardPlace:
        """Return the place in the very middle."""
        area = self._inner
        width = self.card_width
        return CardPlace(area.x + area.width / 2, area.y + area.height / 2, 0, 0, width)

    def _model(self) -> TrickModel:
        model = self.model()
        assert isinstance(model, TrickModel)
        return model

    def _places(self) -> list[CardPlace]:
        return [self.place_at(entry.place) for entry in self._model().cards]

    def _can_drop(self, event: QDropEvent) -> bool:
        move = Qt.DropAction.MoveAction
        if not event.possibleActions() & move:
            return False
        return self._model().canDropMimeData(event.mimeData(), move, -1, -1, QModelIndex())

    def _consider(self, event: QDragMoveEvent) -> None:
        self._is_over = self._can_drop(event)
        if self._is_over:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()
        self.viewport().update()

    # What Qt asks of a view

    def visualRect(self, index: QModelIndex) -> QRect:
        places = self._places()
        if not 0 <= index.row() < len(places):
            return QRect()
        return QRectF(*bounds([places[index.row()]])).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        places = [place._replace(z=row) for row, place in enumerate(self._places())]
        row = hit(places, (point.x(), point.y()))
        return self._model().index(row) if row >= 0 else QModelIndex()

    def scrollTo(
        self,
        index: QModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Stay: all cards are always visible."""

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select nothing: these cards are only looked at."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion()

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: QModelIndex) -> bool:
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked_on.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do nothing: the press has done it."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: one click carries on once."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._consider(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._consider(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._is_over = False
        self.viewport().update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._is_over = False
        self.viewport().update()
        move = Qt.DropAction.MoveAction
        data = event.mimeData()
        if self._can_drop(event) and self._model().dropMimeData(data, move, -1, -1, QModelIndex()):
            event.setDropAction(move)
            event.accept()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        for entry in self._model().cards:
            if not self._flights.flies(("trick", entry.seat)):
                self._paint_card(painter, entry)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        area = QRectF(*self._inner)
        if self._is_over:
            painter.setPen(QPen(self._look.accent, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 14, 14)
        if self._pile:
            self._paint_pile(painter)
        side = min(max(22.0, min(area.width(), area.height()) * 0.13), 64.0)
        sign = QRectF(area.right() - side * 1.2, area.top() + side * 0.2, side, side)
        painter.save()
        painter.setOpacity(0.6)
        if self._clockwise:
            painter.translate(2 * sign.center().x(), 0)
            painter.scale(-1, 1)
        paint_anticlockwise(painter, sign, self._look.text)
        painter.restore()

    def _paint_pile(self, painter: QPainter) -> None:
        centre = self.centre
        width = centre.width * 0.7
        for number in range(min(self._pile, 6)):
            shift = 3.0 * number
            place = CardPlace(centre.x + shift, centre.y - shift, 14 * number - 30, number, width)
            self._look.paint_card(painter, place, None, self.devicePixelRatioF())

    def _paint_card(self, painter: QPainter, entry: TrickCard) -> None:
        place = self.place_at(entry.place)
        self._look.paint_card(painter, place, entry.card, self.devicePixelRatioF())
        if entry.wins:
            paint_ring(painter, place, self._look.accent, feel.RING)
        if entry.is_trump:
            paint_seal(painter, seal_box(place), entry.card // 13, self._look.accent)
