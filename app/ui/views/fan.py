"""The viewer's hand as a fan of cards, each of them an item for the mouse, keys and readers."""

from __future__ import annotations

import math
from collections import Counter

from PySide6.QtCore import (
    QEvent,
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
    QCursor,
    QDrag,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QWidget

from app.core.cards import Card
from app.ui import feel
from app.ui.cards.geometry import Area, CardPlace, bounds, card_width_for, fan, hit, lifted
from app.ui.models.hand import NO_TURN, HandModel, HandRole
from app.ui.models.mime import pack
from app.ui.reading import ReadingList, read_current
from app.ui.views.card_typing import CardTyping, begins_card
from app.ui.views.flight import Clock, FlightLayer, between, eased
from app.ui.views.look import Look
from app.ui.views.sprites import MARGIN
from app.ui.views.strokes import paint_ring, paint_seal, seal_box
from app.ui.views.viewport import give_viewport

_CursorAction = QAbstractItemView.CursorAction
_PLAY_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_ROOM = 6
"""Room at the sides and below, in logical pixels, for shadows and for a lifted outer card."""

RowKey = tuple[Card, int]
"""A card and which of its copies it is."""


class FanView(ReadingList):
    """A hand. Where a card can be hit never depends on which card is lifted."""

    chosen = Signal(int)
    """A card was clicked, entered or typed."""
    carried_on = Signal()
    """Enter or Space was pressed where no card is asked for."""
    drag_began = Signal()
    drag_ended = Signal(int, bool, QPoint)
    """The row, whether its card was taken, and where the mouse was (global)."""

    def __init__(self, look: Look, clock: Clock, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._clock, self._flights = look, clock, flights
        self._keys: list[RowKey] = []
        self._places: tuple[CardPlace, ...] = ()
        self._from: dict[RowKey, CardPlace] = {}
        self._shift_began, self._shift_seconds = 0.0, 0.0
        self._hovered = -1
        self._by_keys = False
        self._dragged = -1
        self._swallow_release = False
        self._pressed_turn = self._settled_turn = NO_TURN
        self._double_at = -math.inf
        self._typing = CardTyping()
        self._capacity = 13
        self.picked: Card | None = None
        self._set_up()
        clock.ticked.connect(self._shift)
        look.changed.connect(self.refresh)

    def _set_up(self) -> None:
        give_viewport(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.clicked.connect(self._clicked)

    # Where the cards lie

    def set_capacity(self, cards: int) -> None:
        """Make the cards as wide as a full hand of so many allows."""
        self._capacity = cards

    def refresh(self, shift: float = 0.0) -> None:
        """Lay the cards of the model out anew; those that stay glide there in so many seconds."""
        drawn = {key: self._glided(row) for row, key in enumerate(self._keys)}
        self._keys = _row_keys(self._model().cards)
        large = self._look.face_style.large_index
        self._places = fan(len(self._keys), self._area(), self.card_width, large_index=large)
        self._from = drawn if shift > 0 else {}
        self._shift_began, self._shift_seconds = self._clock.now, shift
        self._hovered = -1
        if self._from:
            self._clock.start(self)
        else:
            self._clock.stop(self)
        self._settle()
        self.viewport().update()

    def redraw_card(self, row: int) -> None:
        """Draw a card anew that has arrived in its place."""
        if row < len(self._places):
            box = QRectF(*bounds([self._drawn(row)])).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
            self.viewport().update(box.toAlignedRect())

    def _settle(self) -> None:
        """Bring the focus to the nearest card that may be played, once when a turn comes."""
        model = self._model()
        if not model.is_choosing or model.turn == self._settled_turn:
            return
        self._settled_turn = model.turn
        row = self.currentIndex().row()
        legal = [at for at in range(len(self._keys)) if model.index(at).data(HandRole.PLAYABLE)]
        if row not in legal:
            self.setCurrentIndex(model.index(min(legal, key=lambda at: abs(at - row))))

    def _model(self) -> HandModel:
        model = self.model()
        assert isinstance(model, HandModel)
        return model

    @property
    def card_width(self) -> int:
        """Return the width of the cards."""
        large = self._look.face_style.large_index
        area = self._area()
        widest = feel.WIDEST_CARD
        return card_width_for(self._capacity, area, large_index=large, widest=widest)

    def _area(self) -> Area:
        top = self.height() * feel.LIFT_CHOSEN
        wide, tall = self.width() - 2 * _ROOM, self.height() - top - _ROOM
        return Area(_ROOM, top, max(1, wide), max(1, tall))

    def place(self, row: int) -> CardPlace:
        """Return where the card of a row lies."""
        return self._places[row]

    def _glided(self, row: int) -> CardPlace:
        """Return where a card is on its way to its place."""
        end = self._places[row]
        start = self._from.get(self._keys[row])
        if start is None or self._shift_seconds <= 0:
            return end
        part = min(1.0, (self._clock.now - self._shift_began) / self._shift_seconds)
        return between(start, end, eased(part))

    def _shift(self, now: float) -> None:
        if not self._from:
            return
        if now - self._shift_began >= self._shift_seconds:
            self._from = {}
            self._clock.stop(self)
        self.viewport().update()

    def _drawn(self, row: int) -> CardPlace:
        place = self._glided(row)
        return lifted(place, place.height * self._lift(row))

    def _lift(self, row: int) -> float:
        model = self._model()
        card = model.cards[row]
        if self.picked == card or self._is_current(row):
            return feel.LIFT_CHOSEN
        if not model.is_choosing:
            return 0.0
        playable = self._is_playable(row)
        if row == self._hovered:
            return feel.LIFT_HOVERED if playable else feel.LIFT_LEGAL / 2
        return feel.LIFT_LEGAL if playable else 0.0

    def _is_current(self, row: int) -> bool:
        return self._by_keys and self.hasFocus() and self.currentIndex().row() == row

    def _is_playable(self, row: int) -> bool:
        playable = bool(self._model().index(row).data(HandRole.PLAYABLE))
        return playable or not self._look.shows_legal

    def point_out(self, card: Card) -> None:
        """Give the focus to a card, as an arrow key would; nothing if it is not in the hand."""
        if card in self._model().cards:
            self.setFocus()
            self._by_keys = True
            with self.hushed():  # it would cut short the words that name it
                self.setCurrentIndex(self._model().index(self._model().cards.index(card)))
            self.viewport().update()

    @property
    def current_card(self) -> Card | None:
        """Return the card that has the focus or would get it."""
        return self._model().card(self.currentIndex())

    # Choosing a card

    def _clicked(self, index: QModelIndex) -> None:
        if self._pressed_turn == self._model().turn:
            self._choose(index.row())

    def _choose(self, row: int) -> None:
        self.chosen.emit(self._model().cards[row])

    def _enter(self) -> None:
        """Play the card that has the focus; while that is not shown, show it first."""
        row = self.currentIndex().row()
        if not self._model().is_choosing or row < 0:
            self.carried_on.emit()
        elif self._by_keys:
            self._choose(row)
        else:
            self._by_keys = True
            self.viewport().update()
            read_current(self)

    def _type(self, letter: str) -> None:
        card = self._typing.type(letter, self._clock.now)
        if card is not None:
            self.chosen.emit(card)

    def _takes_letter(self, event: QKeyEvent) -> bool:
        letter = event.text()
        if not letter.strip() or event.modifiers() & _MODIFIERS or event.isAutoRepeat():
            return False
        return self._typing.is_open(self._clock.now) or begins_card(letter)

    # What Qt asks of a view

    def visualRect(self, index: QModelIndex) -> QRect:
        if not 0 <= index.row() < len(self._places):
            return QRect()
        return QRectF(*bounds([self._places[index.row()]])).toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        row = hit(self._places, (point.x(), point.y()))
        return self._model().index(row) if row >= 0 else QModelIndex()

    def scrollTo(
        self,
        index: QModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Stay: all cards are always visible."""

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        count = len(self._places)
        if not count:
            return QModelIndex()
        row = self.currentIndex().row()
        return self._model().index(_moved(action, row, count) if row >= 0 else 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.topLeft())
        selection = QItemSelection(index, index) if index.isValid() else QItemSelection()
        self.selectionModel().select(selection, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region = region.united(self.visualRect(index))
        return region

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: QModelIndex) -> bool:
        return False

    def startDrag(self, actions: Qt.DropAction) -> None:
        row = self.currentIndex().row()
        if row < 0 or not self._model().is_choosing:
            return
        self._dragged = row
        self.viewport().update()
        self.drag_began.emit()
        drag = self._drag(row)
        taken = drag.exec(Qt.DropAction.MoveAction) == Qt.DropAction.MoveAction
        self._dragged = -1
        self.viewport().update()
        self.drag_ended.emit(row, taken, QCursor.pos())

    def cancel_drag(self) -> None:
        """Let a card that is being dragged go home; without one some systems only complain."""
        if self._dragged >= 0:
            QDrag.cancel()

    def _drag(self, row: int) -> QDrag:
        drag = QDrag(self)
        place = self._places[row]
        drag.setMimeData(pack(self._model().turn, self._model().cards[row]))
        drag.setPixmap(
            self._look.face(self._model().cards[row], place.width, self.devicePixelRatioF())
        )
        drag.setHotSpot(QPoint(round(place.width / 2), round(place.height * 0.6)))
        return drag

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if self._takes_letter(event):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._takes_letter(event):
            self._type(event.text())
        elif event.key() in _PLAY_KEYS:
            if not event.isAutoRepeat():
                self._enter()
        elif event.key() == Qt.Key.Key_Escape and self._typing.is_open(self._clock.now):
            self._typing.clear()
        elif event.text().strip() and not event.modifiers() & _MODIFIERS:
            event.ignore()
        else:
            self._by_keys = True
            super().keyPressEvent(event)
            self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() is Qt.FocusReason.MouseFocusReason:
            self._by_keys = False
        elif event.reason() in _BY_KEYS:
            self._by_keys = True
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._by_keys = False
            self._swallow_release = self._clock.now - self._double_at < _double_click_seconds()
            if not self._swallow_release:
                self._pressed_turn = self._model().turn
                super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._swallow_release:
            super().mouseReleaseEvent(event)
        self._swallow_release = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: the first click has played a card, the others may not play the next."""
        self._swallow_release = True
        self._double_at = self._clock.now

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        row = hit(self._places, (point.x(), point.y()))
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = -1
        self.viewport().update()
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for row in range(min(len(self._places), len(self._model().cards))):
            if row != self._dragged and not self._flights.flies(("hand", row)):
                self._paint_card(painter, row)
        painter.end()

    def _paint_card(self, painter: QPainter, row: int) -> None:
        model, place = self._model(), self._drawn(row)
        card = model.cards[row]
        veiled = model.is_choosing and not self._is_playable(row)
        self._look.paint_card(painter, place, card, self.devicePixelRatioF(), veiled=veiled)
        if model.index(row).data(HandRole.MARKED):
            paint_seal(painter, seal_box(place), card // 13, self._look.accent)
        if self._is_current(row) or self.picked == card:
            paint_ring(painter, place, self._look.accent, feel.RING)


def _double_click_seconds() -> float:
    return QApplication.doubleClickInterval() / 1000


def _row_keys(cards: tuple[Card, ...]) -> list[RowKey]:
    seen: Counter[Card] = Counter()
    keys = []
    for card in cards:
        keys.append((card, seen[card]))
        seen[card] += 1
    return keys


def _moved(action: QAbstractItemView.CursorAction, row: int, count: int) -> int:
    """Return the row that a cursor key leads to; up and down change between two rows of cards."""
    two_rows = count > 13
    upper = (count + 1) // 2
    match action:
        case _CursorAction.MoveHome:
            return 0
        case _CursorAction.MoveEnd:
            return count - 1
        case _CursorAction.MoveLeft | _CursorAction.MovePrevious:
            return max(0, row - 1)
        case _CursorAction.MoveRight | _CursorAction.MoveNext:
            return min(count - 1, row + 1)
        case _CursorAction.MoveUp if two_rows and row >= upper:
            return row - upper
        case _CursorAction.MoveDown if two_rows and row < upper:
            return min(count - 1, row + upper)
    return row
