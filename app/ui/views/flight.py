"""The layer above the table on which cards and signs fly, all on one clock."""

from __future__ import annotations

from collections.abc import Hashable
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from app.ui import feel
from app.ui.cards.geometry import CardPlace, bounds

Key = tuple[Hashable, ...]


def eased(part: float) -> float:
    """Return how far a movement has come (0 to 1) when a part of its time is over."""
    return 1 - (1 - part) ** 3


def between(start: CardPlace, end: CardPlace, part: float) -> CardPlace:
    """Return the place on the way from one to another."""
    return CardPlace(
        start.x + (end.x - start.x) * part,
        start.y + (end.y - start.y) * part,
        start.angle + (end.angle - start.angle) * part,
        end.z,
        start.width + (end.width - start.width) * part,
    )


class Clock(QObject):
    """The one clock of all movement; it ticks only while somebody moves."""

    ticked = Signal(float)
    """The time in seconds, the same for all that move in this frame."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._movers: set[int] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(round(feel.FRAME * 1000))
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def now(self) -> float:
        """Return the time in seconds."""
        return perf_counter()

    def start(self, mover: QObject) -> None:
        """Tick for a mover until it stops."""
        self._movers.add(id(mover))
        if not self._timer.isActive():
            self._timer.start()

    def stop(self, mover: QObject) -> None:
        """Tick for a mover no longer."""
        self._movers.discard(id(mover))
        if not self._movers:
            self._timer.stop()

    @property
    def is_ticking(self) -> bool:
        """Say whether something moves."""
        return self._timer.isActive()

    def _tick(self) -> None:
        self.ticked.emit(self.now)


class Flight(NamedTuple):
    """One thing on its way.

    ``key`` names what it is, so that the view to which it flies can leave its place empty. ``back``
    makes it stay in the middle of its time and return. Times are in seconds, ``begins`` on the
    clock; before it nothing is drawn.
    """

    key: Key
    pixmap: QPixmap
    start: CardPlace
    end: CardPlace
    begins: float
    seconds: float
    back: bool = False
    fades: bool = False

    def part(self, now: float) -> float:
        """Return how much of the time is over, from 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.seconds))

    def place(self, now: float) -> CardPlace:
        """Return where it is."""
        part = self.part(now)
        if self.back:
            part = min(1.0, 4 * part, 4 * (1 - part))
        return between(self.start, self.end, eased(part))


class FlightLayer(QWidget):
    """Draws what flies over the whole table; the mouse goes through it."""

    landed = Signal(object)
    """The keys of what has arrived, or of all flights when they are cut short: the views to which
    they flew must draw themselves anew."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock = clock
        self._flights: list[Flight] = []
        self._now = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        clock.ticked.connect(self._tick)

    def launch(self, flights: list[Flight]) -> None:
        """Let things fly; those that take no time have arrived already."""
        lasting = [flight for flight in flights if flight.seconds > 0]
        if not lasting:
            return
        self._flights += lasting
        self._now = self._clock.now
        self._clock.start(self)
        self.raise_()
        self.show()
        self.update()

    def flies(self, key: Key) -> bool:
        """Say whether the thing of a key is still on its way."""
        return any(flight.key == key for flight in self._flights)

    def count(self, *prefix: Hashable) -> int:
        """Return how many things are on their way whose keys begin so."""
        return sum(flight.key[: len(prefix)] == prefix for flight in self._flights)

    @property
    def is_busy(self) -> bool:
        """Say whether anything flies."""
        return bool(self._flights)

    def cut_short(self) -> None:
        """Let everything have arrived."""
        if self._flights:
            landed = frozenset(flight.key for flight in self._flights)
            self._flights.clear()
            self._rest()
            self.landed.emit(landed)

    def _tick(self, now: float) -> None:
        if not self._flights:
            return
        left = [flight for flight in self._flights if flight.part(now) < 1]
        landed = frozenset(flight.key for flight in self._flights if flight.part(now) >= 1)
        covered = self._covered(self._now)
        self._flights, self._now = left, now
        self.update(covered.united(self._covered(now)))
        if not left:
            self._rest()
        if landed:
            self.landed.emit(landed)

    def _rest(self) -> None:
        self._clock.stop(self)
        self.hide()

    def _covered(self, now: float) -> QRegion:
        region = QRegion()
        for flight in self._flights:
            if flight.begins <= now:
                box = QRectF(*bounds([flight.place(now)])).adjusted(-3, -3, 3, 3)
                region = region.united(box.toAlignedRect())
        return region

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for flight in self._flights:
            if flight.begins <= self._now:
                painter.setOpacity(_opacity(flight, self._now))
                paint_pixmap(painter, flight.pixmap, flight.place(self._now))
        painter.end()


def _opacity(flight: Flight, now: float) -> float:
    part = flight.part(now)
    return 1.0 if not flight.fades or part < 0.7 else max(0.0, 1 - (part - 0.7) / 0.3)


def paint_pixmap(painter: QPainter, pixmap: QPixmap, place: CardPlace) -> None:
    """Paint a pixmap turned about its centre, as wide as the place says."""
    dpr = pixmap.devicePixelRatio()
    scale = place.width / (pixmap.width() / dpr)
    height = pixmap.height() / dpr * scale
    painter.save()
    painter.translate(QPointF(place.x, place.y))
    painter.rotate(place.angle)
    target = QRectF(-place.width / 2, -height / 2, place.width, height)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
    painter.restore()
