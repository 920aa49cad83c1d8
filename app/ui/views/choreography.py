"""What flies when something happens: from events to flights."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.core import events as ev
from app.core.cards import SUIT_OF, TENS, Card, Suit
from app.ui.cards.geometry import CardPlace
from app.ui.cards.symbols import paint_suit
from app.ui.picture import Picture, place_of
from app.ui.views.flight import Flight
from app.ui.views.playground import Playground


class Choreography:
    """Turns what has happened into flights; the pictures before and after are already decided."""

    def __init__(self, ground: Playground) -> None:
        self._ground = ground
        self._table, self._flights = ground.table, ground.flights
        self._look = ground.look
        self._origin: dict[Card, CardPlace] = {}
        self._dropped: dict[Card, CardPlace] = {}

    def remember(self) -> None:
        """Remember where the cards lie, before the next picture is shown."""
        self._origin = {**self._table.hand_places(self._ground), **self._dropped}
        self._dropped = {}

    def starts_at(self, card: Card, place: CardPlace) -> None:
        """Let a card begin its next flight where the mouse dropped it."""
        self._dropped = {card: place}

    def show(self, events: tuple[ev.Event, ...], before: Picture | None, after: Picture) -> None:
        """Launch the flights of what has happened; the table shows ``after`` already."""
        if self._ground.is_covered:
            return
        for event in events:
            match event:
                case ev.HandsDealt():
                    self._deal(after, event.dealer)
                case ev.CardPlayed():
                    self._play(event.seat, event.card, after)
                case ev.CardsCaptured() if before is not None:
                    self._capture(event, before, after)
                case ev.TrumpSet() | ev.TrumpNamed():
                    self._sign(event.seat, event.suit, after)
                case ev.TrumpRevealed() | ev.TrumpDrawn() | ev.TrumpLaid():
                    self._trump_card(event, after)

    def snap_back(self, row: int, place: CardPlace) -> None:
        """Let a card of the hand fly home from where the mouse let it go."""
        card = self._table.hand.cards[row]
        home = self._table.hand_place(row, self._ground)
        start = place._replace(width=home.width)
        self._launch([self._flight(("hand", row), card, start, home, self._look.motion.play)])

    def _launch(self, flights: list[Flight]) -> None:
        self._flights.launch(flights)

    def _flight(
        self,
        key: tuple[str | int, ...],
        card: Card | None,
        start: CardPlace,
        end: CardPlace,
        seconds: float,
        delay: float = 0.0,
        *,
        back: bool = False,
        fades: bool = False,
    ) -> Flight:
        dpr = self._ground.devicePixelRatioF()
        width = max(start.width, end.width)
        pixmap = self._look.card(card, width, dpr)
        begins = self._ground.clock.now + delay
        return Flight(key, pixmap, start, end, begins, seconds, back=back, fades=fades)

    def _deal(self, after: Picture, dealer: int) -> None:
        self._flights.cut_short()
        total = self._look.motion.deal
        if total <= 0:
            return
        players, size = after.rules.players, after.rules.hand_size
        start = self._table.seat_home(dealer, self._ground)
        one = total * 0.25
        step = (total - one) / (players * size)
        flights = []
        for turn, (seat, number) in enumerate(_dealing_order(after, dealer)):
            key, end = self._dealt_to(after, seat, number)
            flights.append(self._flight(key, None, start, end, one, step * turn))
        self._launch(flights)

    def _dealt_to(
        self, after: Picture, seat: int, number: int
    ) -> tuple[tuple[str | int, ...], CardPlace]:
        if seat == after.viewer:
            return ("hand", number), self._table.hand_place(number, self._ground)
        return ("seat", seat, number), self._table.seat_home(seat, self._ground)

    def _play(self, seat: int, card: Card, after: Picture) -> None:
        place = place_of(seat, after.viewer, after.rules)
        end = self._table.trick_place(place, self._ground)
        start = self._table.seat_home(seat, self._ground)
        if seat == after.viewer:
            start = self._origin.pop(card, start)
        seconds = self._look.motion.play
        self._launch([self._flight(("trick", seat), card, start, end, seconds)])

    def _capture(self, event: ev.CardsCaptured, before: Picture, after: Picture) -> None:
        self._flights.cut_short()
        seconds = self._look.motion.sweep
        home = self._table.seat_home(event.seat, self._ground)
        home = home._replace(width=home.width * 0.5)
        flights = []
        rows = _captured_rows(before, after)
        for entry in before.trick:
            start = self._table.trick_place(entry.place, self._ground)
            new = rows.get(entry.card)
            if not new:
                key: tuple[str | int, ...] = ("gone", entry.seat)
                flights.append(self._flight(key, entry.card, start, home, seconds, fades=True))
            else:
                row = new.pop(0)
                end = self._ground.ten_place(row)
                flights.append(self._flight(("ten", row), entry.card, start, end, seconds * 1.5))
        self._launch(flights)

    def _sign(self, seat: int, suit: Suit, after: Picture) -> None:
        place = place_of(seat, after.viewer, after.rules)
        start = self._table.trick_place(place, self._ground)
        end = self._ground.trump_place()
        pixmap = _sign_pixmap(
            suit, QColor(self._look.face_style.suit_colour(suit)), self._ground.devicePixelRatioF()
        )
        begins = self._ground.clock.now + self._look.motion.play * 0.9
        seconds = self._look.motion.turn * 0.7
        big = start._replace(width=start.width * 1.1, angle=0)
        self._launch([Flight(("trump",), pixmap, big, end, begins, seconds)])

    def _trump_card(
        self, event: ev.TrumpRevealed | ev.TrumpDrawn | ev.TrumpLaid, after: Picture
    ) -> None:
        owner = event.owner if isinstance(event, ev.TrumpDrawn) else event.seat
        suit = event.suit if isinstance(event, ev.TrumpRevealed) else None
        if event.card is None:
            if suit is not None:
                self._sign(event.seat, suit, after)
            return
        home = self._table.seat_home(owner, self._ground)
        home = self._origin.get(event.card, home) if owner == after.viewer else home
        end = self._table.centre(self._ground)
        seconds = self._look.motion.turn
        flight = self._flight(("shown", owner), event.card, home, end, seconds, back=True)
        self._launch([flight])
        self._sign(owner, SUIT_OF[event.card], after)


def _dealing_order(after: Picture, dealer: int) -> list[tuple[int, int]]:
    """Return (seat, number of the card in its hand) in the order of dealing, by packets."""
    players, size = after.rules.players, after.rules.hand_size
    packets = after.rules.deal_packets
    packets = packets * size if packets == (1,) else packets
    order = []
    done = 0
    for packet in packets:
        for turn in range(players):
            seat = (dealer + 1 + turn) % players
            order += [(seat, number) for number in range(done, done + packet)]
        done += packet
    return order


def _captured_rows(before: Picture, after: Picture) -> dict[Card, list[int]]:
    """Return the rows of the medallions that have just been captured, by card.

    The tens of a suit stand by who has them, so the new ones of a side are its last.
    """
    had = Counter((ten.suit, ten.side) for ten in before.tens)
    now: Counter[tuple[Suit, int | None]] = Counter()
    rows: dict[Card, list[int]] = {}
    for row, ten in enumerate(after.tens):
        now[ten.suit, ten.side] += 1
        if ten.side is not None and now[ten.suit, ten.side] > had[ten.suit, ten.side]:
            rows.setdefault(TENS[ten.suit], []).append(row)
    return rows


def _sign_pixmap(suit: Suit, colour: QColor, dpr: float) -> QPixmap:
    side = 120
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#a9822f"), 4))
    painter.setBrush(QColor("#fdf9ef"))
    painter.drawEllipse(QRectF(3, 3, side - 6, side - 6))
    inner = QRectF(side * 0.24, side * 0.24, side * 0.52, side * 0.52)
    paint_suit(painter, suit, inner, colour)
    painter.end()
    return pixmap
