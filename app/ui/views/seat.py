"""A seat at the table: its cards from behind, and the plate with name, dealer and turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from app.ui import feel, words
from app.ui.cards.geometry import Area, CardPlace, card_height, side_hand
from app.ui.cards.symbols import paint_dealer, paint_turn
from app.ui.help.tooltips import UNSAID, plain, seat_tooltip, tooltip
from app.ui.lettering import LEAST, write_line
from app.ui.picture import SeatPicture
from app.ui.views.flight import FlightLayer
from app.ui.views.look import Look
from app.ui.views.strokes import paint_seal, seal_box

_ANGLES = {4: (0, 90, 180, -90), 6: (0, 90, 90, 180, -90, -90)}
"""How the cards of each place are turned, in degrees, by the number of players."""
_POINTERS = {4: (90, 0, -90, 180), 6: (90, 0, 0, -90, 180, 180)}
"""Where the pointer of the turn points, in degrees: to the seat."""


_PLATE_AT = 0.42
"""How far down a side the middle of its plate is: the bar may rise below it."""


_TIGHT = 1.8
"""In less than so many heights of a plate it goes to the lower end, for the bubble above it."""

_BOLD = 1.2
"""How much wider bold letters are, at most."""

_BESIDE_SIGN = 8.0
"""What a sign takes of a plate beside its own width, up to the words."""

_EDGE = 0.75
"""How far from the edge of the seat the line around the bubble may come, and be seen whole."""

_OWN_SHARE, _OTHER_SHARE = 0.3, 0.24
"""The most of the table's width that the viewer's own plate takes, and those of the others."""


class SeatView(QWidget):
    """One seat; the viewer's own shows no cards, since they lie in the fan."""

    def __init__(self, look: Look, flights: FlightLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._flights = look, flights
        self._seat: SeatPicture | None = None
        self._name = ""
        self._players = 4
        self._painted_key: object = None
        self._painted = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        look.changed.connect(self.update)

    def show_seat(self, seat: SeatPicture, name: str, players: int) -> None:
        """Show a seat; ``name`` is its name in the language of the window."""
        self._seat, self._name, self._players = seat, name, players
        description = words.seat_description(seat, name)
        self.setAccessibleName(description)
        self.setToolTip(seat_tooltip(description, is_dealer=seat.is_dealer))
        self.setAccessibleDescription(plain(tooltip("dealer")) if seat.is_dealer else UNSAID)
        self.update()

    @property
    def seat(self) -> SeatPicture | None:
        """Return what is shown."""
        return self._seat

    def plate_size(self) -> QSize:
        """Return how large the plate is with the present font."""
        metrics = QFontMetricsF(self.font())
        table = self.parentWidget()
        assert table is not None
        is_own = self._seat is None or not self._seat.place
        is_ours = is_own or self._is_partner
        letters = feel.OWN_PLATE_LETTERS if is_ours else feel.PLATE_LETTERS
        most = table.width() * (_OWN_SHARE if is_own else _OTHER_SHARE)
        wide = min(metrics.averageCharWidth() * letters, most)
        return QSize(round(wide), round(plate_height(metrics.height())))

    @property
    def _is_partner(self) -> bool:
        return self._seat is not None and bool(self._seat.place) and self._seat.ours

    @property
    def _is_upright(self) -> bool:
        return self._angle in (90, -90)

    @property
    def _angle(self) -> int:
        place = self._seat.place if self._seat else 0
        return _ANGLES[self._players][place]

    def _plate(self) -> QRectF:
        size = self.plate_size()
        plate = QRectF(0, 0, min(size.width(), self.width()), size.height())
        down = _PLATE_AT if self._is_upright else 0.5
        plate.moveCenter(QPointF(self.width() / 2, self.height() * down))
        is_other = self._seat is not None and self._seat.place
        if is_other and (not self._is_upright or self.height() < _TIGHT * plate.height()):
            plate.moveBottom(self.height() - 1)
        return plate

    def _card_width(self) -> float:
        depth = self.width() if self._is_upright else self.height()
        return max(24.0, depth * feel.SIDE_CARD / card_height(1))

    def card_places(self, count: int) -> tuple[CardPlace, ...]:
        """Return where so many cards lie, in the widget's own coordinates."""
        width = self._card_width()
        tall = card_height(width)
        if not self._is_upright:
            area = Area(0, 0, self.width(), tall)
        elif self._angle > 0:
            area = Area(self.width() - tall, 0, tall, self.height())
        else:
            area = Area(0, 0, tall, self.height())
        return side_hand(count, area, width, self._angle)

    @property
    def home(self) -> CardPlace:
        """Return the place from which and to which the seat's cards fly, in own coordinates."""
        if self._seat is None or not self._seat.place:
            return CardPlace(self.width() / 2, self.height() / 2, 0, 0, 30)
        return self.card_places(1)[0]

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seat is None:
            return
        dpr = self.devicePixelRatioF()
        cards = self._cards_here(self._seat)
        key = (self._seat, self._name, cards, self.size(), dpr, self._look.version, self.font())
        if key != self._painted_key:
            self._painted_key, self._painted = key, self._paint_all(self._seat, dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def _paint_all(self, seat: SeatPicture, dpr: float) -> QPixmap:
        """Return the whole seat as a picture: it changes seldom and is drawn often."""
        picture = QPixmap(self.size() * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if seat.place:
            self._paint_cards(painter, seat)
        self._paint_plate(painter, seat)
        painter.end()
        return picture

    def _cards_here(self, seat: SeatPicture) -> int:
        """Return how many cards have arrived."""
        if seat.place:
            flying = self._flights.count("seat", seat.seat)
        else:
            is_dealing = self._flights.count("seat") > 0  # one that snaps back has been there
            flying = self._flights.count("hand") if is_dealing else 0
        return max(0, seat.cards - flying)

    def _paint_cards(self, painter: QPainter, seat: SeatPicture) -> None:
        count = self._cards_here(seat)
        places = self.card_places(count)
        faces = [None] * (count - len(seat.shown)) + list(seat.shown)
        dpr = self.devicePixelRatioF()
        for place, card in zip(places, faces[:count], strict=False):
            self._look.paint_card(painter, place, card, dpr)
        if places and (seat.hides_trump or seat.shown):
            suit = seat.shown[0] // 13 if seat.shown else None
            seal = self._seal_place(places[-1])
            paint_seal(painter, seal, suit, self._look.accent)

    def _seal_place(self, card: CardPlace) -> QRectF:
        """Return the place of a card's seal: the corner farthest from what covers the card.

        Where every corner is covered it is above the plate.
        """
        plate = self._plate()
        covers = (plate, self._bubble(plate))
        seals = [seal_box(card, corner) for corner in range(4)]
        free = [seal for seal in seals if not any(seal.intersects(cover) for cover in covers)]
        if free:
            away = [seal.center() - plate.center() for seal in free]
            distances = [QPointF.dotProduct(each, each) for each in away]
            return free[distances.index(max(distances))]
        seal = seals[0]
        seal.moveBottomLeft(plate.topLeft() + QPointF(seal.width() * 0.5, 0))
        seal.moveTop(max(0.0, seal.top()))
        return seal

    def _bubble(self, plate: QRectF) -> QRectF:
        height = QFontMetricsF(self.font()).height() * 1.1
        bubble = QRectF(0, 0, height * 1.3, height)
        bubble.moveCenter(plate.topRight() + QPointF(-height * 0.55, -height * 0.4))
        bubble.moveTop(max(_EDGE, bubble.top()))
        bubble.moveRight(min(self.width() - _EDGE, bubble.right()))
        return bubble

    def _paint_count(self, painter: QPainter, plate: QRectF, count: int) -> None:
        """Paint the number of cards in a bubble on the upper right corner of the plate."""
        bubble = self._bubble(plate)
        height = bubble.height()
        ground = QColor(self._look.cloth.rim)
        painter.setPen(QPen(QColor(self._look.cloth.print_light), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(bubble, height / 2, height / 2)
        painter.setFont(self.font())
        painter.setPen(self._look.text)
        write_line(painter, bubble, str(count))

    def _paint_plate(self, painter: QPainter, seat: SeatPicture) -> None:
        plate = self._plate()
        radius = plate.height() * 0.22
        ground = QColor(self._look.cloth.rim)
        ground.setAlpha(235)
        painter.setBrush(ground)
        edge = self._look.accent if seat.is_turn else QColor(self._look.cloth.print)
        painter.setPen(QPen(edge, 2.6 if seat.is_turn else 1.2))
        painter.drawRoundedRect(plate.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)
        left, right = self._paint_signs(painter, plate, seat)
        self._paint_words(painter, plate.adjusted(left + 3, 2, -right - 3, -2), seat)
        if seat.place:
            self._paint_count(painter, plate, self._cards_here(seat))

    def _paint_signs(
        self, painter: QPainter, plate: QRectF, seat: SeatPicture
    ) -> tuple[float, float]:
        """Paint the dealer's button and the pointer of the turn; return the room they take."""
        side = _sign_side(plate)
        left = right = 4.0
        if seat.is_dealer:
            box = QRectF(plate.left() + 5, plate.center().y() - side / 2, side, side)
            paint_dealer(painter, box)
            left = side + 5
        if seat.is_turn:
            box = QRectF(plate.right() - side - 5, plate.center().y() - side / 2, side, side)
            paint_turn(painter, box, self._look.accent, _POINTERS[self._players][seat.place])
            right = side + 5
        return left, right

    def _paint_words(self, painter: QPainter, box: QRectF, seat: SeatPicture) -> None:
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(self._look.text)
        write_line(painter, self._beside_bubble(_upper(box), seat), self._name)
        small = QFont(self.font())
        small.setPointSizeF(max(7.0, small.pointSizeF() * 0.86))
        painter.setFont(small)
        painter.setPen(self._quiet())
        write_line(painter, _lower(box), self._second_line(seat, small))

    def _beside_bubble(self, line: QRectF, seat: SeatPicture) -> QRectF:
        """Return what is left of a line where the number of cards had no room above it."""
        bubble, metrics = self._bubble(self._plate()), QFontMetricsF(self.font())
        wide = min(metrics.horizontalAdvance(self._name) * _BOLD, line.width())
        right = line.center().x() + wide / 2
        is_under = bubble.bottom() > line.center().y() - metrics.height() / 2
        if seat.place and is_under and right > bubble.left():
            return line.adjusted(0, 0, min(0.0, bubble.left() - 2 - line.right()), 0)
        return line

    def _quiet(self) -> QColor:
        return QColor(self._look.cloth.text_quiet)

    def _second_line(self, seat: SeatPicture, font: QFont) -> str:
        """Return the most that there is room for, whatever signs the plate has at the moment."""
        plate, metrics = self._plate(), QFontMetricsF(font)
        room = plate.width() - 2 * (_sign_side(plate) + _BESIDE_SIGN)
        texts = words.plate_texts(seat._replace(cards=self._cards_here(seat)))
        fitting = (text for text in texts if metrics.horizontalAdvance(text) * LEAST <= room)
        return next(fitting, texts[-1])


def _sign_side(plate: QRectF) -> float:
    """Return how large the dealer's button and the pointer of the turn are on a plate."""
    return min(plate.height() * 0.52, plate.width() * 0.16)


def plate_height(line: float) -> float:
    """Return how high a plate is for a height of a line."""
    return line * 2.1 + 6


def _upper(box: QRectF) -> QRectF:
    return QRectF(box.left(), box.top(), box.width(), box.height() * 0.54)


def _lower(box: QRectF) -> QRectF:
    return QRectF(box.left(), box.top() + box.height() * 0.5, box.width(), box.height() * 0.48)
