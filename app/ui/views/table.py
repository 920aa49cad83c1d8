"""The table: cloth, seats, trick and hand, laid out for any size."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from app.core.cards import Card
from app.core.phases import Phase
from app.core.rules import Direction
from app.ui import feel
from app.ui.cards.cloth import border_width, paint_cloth
from app.ui.cards.geometry import Area, CardPlace
from app.ui.models.hand import HandModel
from app.ui.models.mime import TurnId
from app.ui.models.trick import TrickModel
from app.ui.picture import Picture
from app.ui.texts.seats import Seating
from app.ui.views.action_bar import ActionBar
from app.ui.views.fan import FanView
from app.ui.views.flight import Clock, FlightLayer, Key
from app.ui.views.look import Look
from app.ui.views.seat import SeatView, plate_height
from app.ui.views.trick_area import TrickArea

_BUBBLE = 1.4
"""The height of a plate with the bubble on its corner, in heights of the plate."""

_LEAST_TARGET = 60
"""The least height of the middle, where cards are dropped, while no card lies there."""


class TableView(QWidget):
    """Everything that lies on the cloth; it shows one picture at a time."""

    resized = Signal()

    def __init__(self, look: Look, clock: Clock, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._flights = look, flights
        self.hand = HandModel(self)
        self.trick = TrickModel(self)
        self.trick_area = TrickArea(look, flights, self)
        self.trick_area.setModel(self.trick)
        self.seats: list[SeatView] = []
        self.fan = FanView(look, clock, flights, self)
        self.fan.setModel(self.hand)
        self.bar = ActionBar(look, self)
        self._players, self._clockwise = 4, False
        self._inner = QRect()
        self._followers: list[QWidget] = []
        look.changed.connect(self.update)
        flights.landed.connect(self._redraw)

    def show_picture(self, seen: Picture, seating: Seating, turn: TurnId, shift: float) -> None:
        """Show a picture; the cards of the hand glide to their places in so many seconds."""
        self._set_players(seen)
        names = dict(enumerate(seating.names))
        with self.fan.hushed():
            self._show_hand(seen, turn, shift)
        self.trick.turn = turn
        self.trick.show_trick(seen.trick, names)
        self.trick_area.show_pile(seen.pile)
        for view, seat in zip(self.seats, seen.seats, strict=True):
            view.show_seat(seat, names[seat.seat], seen.rules.players)

    def _show_hand(self, seen: Picture, turn: TurnId, shift: float) -> None:
        self.hand.show_hand(
            seen.hand,
            seen.playable,
            seen.marked,
            is_choosing=bool(seen.playable),
            is_laying=seen.phase is Phase.LAY_TRUMP,
            turn=turn,
        )
        if self.fan.picked not in seen.hand or not seen.playable:
            self.fan.picked = None
        self.fan.set_capacity(seen.rules.hand_size)
        self.fan.refresh(shift)

    def _set_players(self, seen: Picture) -> None:
        places = [seat.place for seat in seen.seats]
        if len(self.seats) == len(places) and places == [
            v.seat.place for v in self.seats if v.seat
        ]:
            return
        while len(self.seats) > len(places):
            view = self.seats.pop()
            view.hide()
            view.deleteLater()
        while len(self.seats) < len(places):
            view = SeatView(self._look, self._flights, self)
            view.stackUnder(self.fan)
            view.show()
            self.seats.append(view)
        for view, seat in zip(self.seats, seen.seats, strict=True):
            view.show_seat(seat, seat.name, seen.rules.players)
        self._players = len(places)
        self._clockwise = seen.rules.direction is Direction.CLOCKWISE
        self.lay_out()

    def retranslate(self) -> None:
        """Say everything anew in the language of the moment."""
        self.hand.retranslate()
        self.trick.retranslate()

    def _redraw(self, landed: frozenset[Key]) -> None:
        """Draw what has arrived where it lies now."""
        for kind, *rest in landed:
            match kind, rest:
                case "hand", [int(row)]:
                    self.fan.redraw_card(row)
                    self._own.update()
                case "seat", [int(seat), _] if seat < len(self.seats):
                    self.seats[seat].update()
                case "trick", _:
                    self.trick_area.viewport().update()

    # Places for what flies, in the coordinates of an ancestor

    def hand_place(self, row: int, ancestor: QWidget) -> CardPlace:
        """Return where the card of a row of the hand lies."""
        return on(self.fan.place(row), self.fan, ancestor)

    def hand_places(self, ancestor: QWidget) -> dict[Card, CardPlace]:
        """Return where the cards of the hand lie."""
        return {card: self.hand_place(row, ancestor) for row, card in enumerate(self.hand.cards)}

    def trick_place(self, place: int, ancestor: QWidget) -> CardPlace:
        """Return where the card of a place of the screen lies in the trick."""
        return on(self.trick_area.place_at(place), self.trick_area, ancestor)

    def centre(self, ancestor: QWidget) -> CardPlace:
        """Return the middle of the table."""
        return on(self.trick_area.centre, self.trick_area, ancestor)

    def seat_home(self, seat: int, ancestor: QWidget) -> CardPlace:
        """Return where the cards of a seat come from and go to."""
        view = self.seats[seat]
        return on(view.home, view, ancestor)

    # Layout

    def lay_out(self) -> None:
        """Put everything in its place for the present size, once there is one."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
            self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        border = round(border_width(width, height))
        hand = self._hand_rect(width, height, border)
        self.fan.setGeometry(hand)
        if not self.seats:
            self._set_letters(1.0)
            return
        low, plate = self._lay_row(hand, border)
        self._lay_seats(width, low, border, plate)
        self._lay_trick(low)

    def _lay_row(self, hand: QRect, border: int) -> tuple[int, QSize]:
        """Lay out what stands above the hand, in letters that leave room for the other plates.

        Return where the room for the others ends, and how large their plates are.
        """
        plates_of_a_side = self._players // 2 - 1
        low, plate = 0, QSize()
        for part in (1.0, 0.9, 0.8, 0.7, 0.6, feel.SMALLEST_LETTERS):
            self._set_letters(part)
            plate = min((view.plate_size() for view in self.seats), key=QSize.width)
            top = hand.top() - plate.height() - 2
            self._lay_bar(QRect(border, top, self.width() - 2 * border, plate.height()))
            low = min(top, self.bar.y() - 2)
            has_seats = low - border * 1.1 - 8 >= plates_of_a_side * plate.height() * _BUBBLE
            least = feel.LEAST_TRICK if self.trick.cards else _LEAST_TARGET
            if has_seats and self._room_of_trick(low, border, plate) >= least:
                break
        return low, plate

    def _room_of_trick(self, low: int, border: int, plate: QSize) -> int:
        """Return how high the room between the opposite seat and the row above the hand is."""
        return low - self._top_rect(low, border, plate).bottom() - 4

    def _top_rect(self, low: int, border: int, plate: QSize) -> QRect:
        """Return where the seat opposite is."""
        depth = min(
            self._deepest, max(64, round(plate.height() * 1.5), round((low - border) * 0.25))
        )
        return QRect(self.width() // 4, round(border * 0.8), self.width() // 2, depth)

    @property
    def _deepest(self) -> int:
        return max(130, round(self.height() * 0.11))

    def let_follow(self, *widgets: QWidget) -> None:
        """Write in these widgets in letters of the table's size too."""
        self._followers += widgets

    def _set_letters(self, part: float) -> None:
        """Let the letters on the cloth grow with it, in steps, where it is very large.

        Where it is too small for the window's letters, they shrink: to a part of their size, or
        as far as the plates need it.
        """
        wide, tall = feel.USUAL_TABLE
        factor = min(self.width() / wide, self.height() / tall, feel.LARGEST_LETTERS)
        factor = max(1.0, math.floor(factor * 4) / 4)
        highest = feel.PLATE_SHARE * self.height() / plate_height(self.fontMetrics().height())
        font = QFont(self.font())
        font.setPointSizeF(
            font.pointSizeF()
            * max(feel.SMALLEST_LETTERS, min(factor, highest, part if part < 1 else factor))
        )
        for widget in (self.bar, *self.seats, *self._followers):
            if widget.font() != font:
                widget.setFont(font)

    def _hand_rect(self, width: int, height: int, border: int) -> QRect:
        two_rows = self._players == 6
        share = feel.TWO_ROW_SHARE if two_rows else feel.HAND_SHARE
        tall = min(round(height * share), round(feel.WIDEST_CARD * 1.75))
        return QRect(border, height - tall - border, width - 2 * border, tall)

    @property
    def _own(self) -> SeatView:
        return next(view for view in self.seats if view.seat is None or view.seat.place == 0)

    def _lay_bar(self, row: QRect) -> None:
        """Put the viewer's own plate and, beside it, the bar in the row above the hand."""
        own = self._own
        plate = own.plate_size().width()
        own.setGeometry(row.left(), row.top(), plate, row.height())
        room = row.adjusted(plate + 8, 0, 0, 0)
        wanted = self.bar.fit(room.width())
        if wanted.width() > room.width():
            above = row.translated(0, -row.height() - 2)
            taller = self.bar.fit(room.width(), wraps=True).height()
            wanted = self.bar.fit(above.width(), wraps=True)
            if taller < wanted.height() + row.height():
                wanted = self.bar.fit(room.width(), wraps=True)
            else:
                room = above
        tall = max(wanted.height(), feel.BAR_HEIGHT)
        wide = min(room.width(), max(wanted.width(), round(room.width() * 0.6)))
        centre = self.width() // 2
        left = max(room.left(), min(centre - wide // 2, room.right() - wide))
        self.bar.setGeometry(left, room.bottom() - tall - 1, wide, tall)

    def _lay_seats(self, width: int, low: int, border: int, plate: QSize) -> None:
        top = self._top_rect(low, border, plate)
        side = max(plate.width(), min(round(self._deepest * 1.15), round(width * 0.14)))
        upper = round(border * 1.1)
        if self._players == 4:
            upper = max(upper, min(top.bottom() + 4, low - round(plate.height() * _BUBBLE) - 4))
        room = low - upper - 4
        for view in self.seats:
            place = view.seat.place if view.seat else 0
            if place * 2 == self._players:
                view.setGeometry(top)
            elif place:
                at, share = _side_part(place, self._players, room)
                left = border if place * 2 > self._players else width - border - side
                view.setGeometry(left, upper + at, side, share)
        self._inner = QRect(border + side, top.bottom() + 4, width - 2 * (border + side), 0)

    def _lay_trick(self, low: int) -> None:
        inner = self._inner
        wide, tall = max(60, inner.width()), max(_LEAST_TARGET, low - inner.y())
        self.trick_area.setGeometry(inner.x(), inner.y(), wide, tall)
        area = Area(6, 1, wide - 12, tall - 4)
        self.trick_area.set_table(self._players, area, clockwise=self._clockwise)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.trick_area.clicked_on.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()  # Qt still calls the first one pending
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._explain(event)
            return True
        return super().event(event)

    def _explain(self, event: QHelpEvent) -> None:
        """Show the tooltip of a seat, which the mouse itself does not find."""
        texts = (view.toolTip() for view in self.seats if view.geometry().contains(event.pos()))
        QToolTip.showText(event.globalPos(), next(texts, ""), self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_cloth(painter, QRectF(self.rect()), self._look.cloth_id, self.devicePixelRatioF())
        painter.end()


def on(place: CardPlace, widget: QWidget, ancestor: QWidget) -> CardPlace:
    """Return a place of a widget in the coordinates of an ancestor."""
    origin = widget.mapTo(ancestor, QPoint(0, 0))
    return place._replace(x=place.x + origin.x(), y=place.y + origin.y())


def _side_part(place: int, players: int, room: int) -> tuple[int, int]:
    """Return from where and how far down a side a place reaches."""
    if players == 4:
        return 0, room
    is_low = place in (1, players - 1)
    half = room // 2
    return (half if is_low else 0), half
