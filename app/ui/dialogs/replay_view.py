"""A finished deal step by step: the hands, the trick in the middle, and a timeline."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.log import Step
from app.core.rules import Direction, RuleSet
from app.core.state import DealState
from app.session.replay import actions_done, dealt
from app.ui import theme
from app.ui.cards.cloth import paint_cloth
from app.ui.cards.faces import FaceStyle
from app.ui.cards.geometry import Area, card_height, trick_places, trick_width_for
from app.ui.cards.pixmaps import CardPixmaps
from app.ui.dialogs.base import Retranslated, plain_label
from app.ui.dialogs.card_cells import LOSS_GROUND
from app.ui.dialogs.hands_table import HandsTable
from app.ui.texts.cards import card_names
from app.ui.texts.events import event_sentence
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate

_STEPS_A_PAGE = 5
_MARK = 4.0


class TrickPicture(QWidget):
    """The cards of a trick on the cloth, each towards its player."""

    def __init__(self, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._deal: DealState | None = None
        self._rules = RuleSet()
        self._style, self._cloth = FaceStyle(), ""
        self.setMinimumSize(190, 190)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def set_look(self, style: FaceStyle, cloth: str) -> None:
        """Draw the cards and the cloth as the player wants them."""
        self._style, self._cloth = style, cloth
        self.update()

    def show_trick(self, deal: DealState, rules: RuleSet) -> None:
        """Show the trick that lies in the middle."""
        self._deal, self._rules = deal, rules
        self.setAccessibleName(card_names(deal.trick.cards))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_cloth(painter, QRectF(self.rect()), self._cloth, self.devicePixelRatioF())
        if self._deal is not None and self._deal.trick.cards:
            self._paint_trick(painter, self._deal)
        painter.end()

    def _paint_trick(self, painter: QPainter, deal: DealState) -> None:
        players, trick = self._rules.players, deal.trick
        room = Area(20, 20, self.width() - 40, self.height() - 40)
        width = trick_width_for(players, room)
        places = trick_places(players, (self.width() / 2, self.height() / 2), width)
        for card, seat in zip(trick.cards, trick.seats(players), strict=True):
            clockwise = self._rules.direction is Direction.CLOCKWISE
            place = places[-seat % players if clockwise else seat]
            painter.save()
            painter.translate(place.x, place.y)
            painter.rotate(place.angle)
            height = card_height(width)
            face = self._pixmaps.face(card, width, self.devicePixelRatioF(), self._style)
            painter.drawPixmap(QRectF(-width / 2, -height / 2, width, height).topLeft(), face)
            if seat == trick.best_seat:
                painter.setPen(self.palette().color(QPalette.ColorRole.Accent))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), 5, 5)
            painter.restore()


class Timeline(QSlider):
    """A slider with marks above some of its values."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._marks: frozenset[int] = frozenset()
        self.setPageStep(_STEPS_A_PAGE)

    @property
    def marks(self) -> frozenset[int]:
        """Return the values that are marked."""
        return self._marks

    def set_marks(self, values: frozenset[int]) -> None:
        """Mark other values."""
        self._marks = values
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self.palette().color(QPalette.ColorRole.Window)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.readable(LOSS_GROUND, ground))
        for value in self._marks:
            x = self._x(value)
            painter.drawPolygon(
                QPolygonF([QPointF(x - _MARK, 0), QPointF(x + _MARK, 0), QPointF(x, 2 * _MARK)])
            )
        painter.end()

    def _x(self, value: int) -> float:
        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self)
        room = self.width() - handle
        place = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, room)
        return place + handle / 2


class ReplayView(Retranslated):
    """Steps through a deal; ``take_over`` asks to play on from after some actions."""

    take_over = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Step, ...] = ()
        self._rules, self._seating = RuleSet(), Seating(())
        self._style = FaceStyle()
        self._remarks: dict[int, str] = {}
        self.hands = HandsTable()
        self.trick = TrickPicture(CardPixmaps())
        self.sentence = plain_label()
        self.slider = Timeline()
        self.back, self.forward = QToolButton(), QToolButton()
        self.from_here = QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.addWidget(self.hands, 5)
        middle.addWidget(self.trick, 2)
        timeline = QHBoxLayout()
        for widget in (self.back, self.slider, self.forward, self.from_here):
            timeline.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.addLayout(middle, 1)
        layout.addWidget(self.sentence)
        layout.addLayout(timeline)

    def _connect(self) -> None:
        self.back.setArrowType(Qt.ArrowType.LeftArrow)
        self.forward.setArrowType(Qt.ArrowType.RightArrow)
        self.slider.valueChanged.connect(self._show)
        self.back.clicked.connect(lambda: self.slider.setValue(self.slider.value() - 1))
        self.forward.clicked.connect(lambda: self.slider.setValue(self.slider.value() + 1))
        self.from_here.clicked.connect(self._take_over)

    def set_look(self, style: FaceStyle, cloth: str) -> None:
        """Draw cards and cloth as the player wants them."""
        self._style = style
        self.trick.set_look(style, cloth)

    def show_steps(self, steps: tuple[Step, ...], rules: RuleSet, seating: Seating) -> None:
        """Show a deal: another one from its beginning, the same one where it stands."""
        position = self.position if steps == self._steps else 0
        self._steps, self._rules, self._seating = steps, rules, seating
        self.slider.setRange(0, len(steps) - 1)
        self.slider.setValue(position)
        self._show(position)

    def show_remarks(self, remarks: dict[int, str]) -> None:
        """Mark some steps, and say something more about them."""
        self._remarks = remarks
        self.slider.set_marks(frozenset(remarks))
        if self._steps:
            self._show(self.position)

    @property
    def position(self) -> int:
        """Return which step is shown, from 0."""
        return self.slider.value()

    def _show(self, number: int) -> None:
        step = self._steps[number]
        deal = dealt(step.state)
        self.hands.show_hands(deal.hands, self._seating, self._style)
        self.trick.show_trick(deal, self._rules)
        self.sentence.setText(" ".join(filter(None, (self._said(step), self._remarks.get(number)))))
        self.slider.setAccessibleDescription(self.sentence.text())
        self.back.setEnabled(number > 0)
        self.forward.setEnabled(number < len(self._steps) - 1)
        self.from_here.setEnabled(deal.result is None)

    def _said(self, step: Step) -> str:
        score = step.state.score
        sentences = (event_sentence(e, self._rules, self._seating, score) for e in step.events)
        return " ".join(sentences)

    def _take_over(self) -> None:
        self.take_over.emit(actions_done(self._steps[self.position]))

    def retranslate(self) -> None:
        """Set every text."""
        self.back.setAccessibleName(translate("Replay", "One step back"))
        self.back.setToolTip(self.back.accessibleName())
        self.forward.setAccessibleName(translate("Replay", "One step forward"))
        self.forward.setToolTip(self.forward.accessibleName())
        self.slider.setAccessibleName(translate("Replay", "Point of the deal"))
        self.hands.setAccessibleName(translate("Replay", "Hands at this point"))
        self.from_here.setText(translate("Replay", "Play on &from here"))
        if self._steps:
            self._show(self.position)
