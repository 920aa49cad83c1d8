"""Table cells that show cards: ranks with drawn suits, tens on gold, the winner in a ring."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from app.core.cards import IS_TEN, RANK_OF, SPADES, SUIT_OF, Card, Suit
from app.ui import theme
from app.ui.cards.faces import FaceStyle
from app.ui.cards.symbols import paint_suit

Index = QModelIndex | QPersistentModelIndex

TEN_GROUND = QColor("#f0cd6b")
_TEN_INK = QColor("#1f1b24")
LOSS_GROUND = QColor("#a3261f")
_LOSS_INK = QColor("#ffffff")
_MARGIN = 6.0
_GAP = 7.0


class CardRole(IntEnum):
    """What a cell shows."""

    CARDS = Qt.ItemDataRole.UserRole + 1
    LEADS = Qt.ItemDataRole.UserRole + 2
    WINS = Qt.ItemDataRole.UserRole + 3
    TRUMP = Qt.ItemDataRole.UserRole + 4
    LOSS = Qt.ItemDataRole.UserRole + 5


class _Place(NamedTuple):
    card: Card
    rect: QRectF
    text_width: float


def suit_colour(style: FaceStyle, suit: Suit, text: QColor, ground: QColor) -> QColor:
    """Return the colour of a suit among text on a ground: black suits are as the text is."""
    colour = style.suit_colour(suit)
    return text if colour == style.suit_colour(SPADES) else theme.readable(QColor(colour), ground)


def paint_loss(painter: QPainter, left: QPointF, text: str) -> None:
    """Paint a short text on the ground that says that something was lost, right of a point."""
    metrics = painter.fontMetrics()
    height = metrics.height()
    width = max(height, metrics.horizontalAdvance(text) + 8)
    rect = QRectF(left.x(), left.y() - height / 2, width, height)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LOSS_GROUND)
    painter.drawRoundedRect(rect, height / 2, height / 2)
    painter.setPen(_LOSS_INK)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


class CardCellDelegate(QStyledItemDelegate):
    """Paints the cards of a cell, over several lines where they need it.

    ``with_suits`` draws the suit behind each rank; without it the column says the suit.
    """

    def __init__(self, with_suits: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.with_suits = with_suits
        self.style_of_faces = FaceStyle()
        self.padding = _MARGIN

    def _font(self, option: QStyleOptionViewItem, strong: bool) -> QFont:
        font = QFont(option.font)
        font.setWeight(QFont.Weight.Bold if strong else QFont.Weight.Normal)
        return font

    def _places(self, cards: tuple[Card, ...], font: QFont, width: float) -> Iterator[_Place]:
        metrics = QFontMetricsF(font)
        x, y = _MARGIN, _MARGIN / 2
        suit_room = metrics.height() * 0.75 if self.with_suits else 0.0
        for card in cards:
            text = metrics.horizontalAdvance(self.style_of_faces.index_text(RANK_OF[card]))
            if x > _MARGIN and x + text + suit_room > width - _MARGIN / 2:
                x, y = _MARGIN, y + metrics.height() + 3
            yield _Place(card, QRectF(x, y, text + suit_room, metrics.height()), text)
            x += text + suit_room + _GAP

    def _paint_card(self, painter: QPainter, place: _Place, ground: QColor) -> None:
        card = place.card
        colour = suit_colour(self.style_of_faces, SUIT_OF[card], painter.pen().color(), ground)
        ink = colour if self.with_suits else QColor(painter.pen().color())
        if IS_TEN[card]:
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(TEN_GROUND)
            painter.drawRoundedRect(place.rect.adjusted(-3, 0, 3, 0), 4, 4)
            painter.restore()
            suit = QColor(self.style_of_faces.suit_colour(SUIT_OF[card]))
            colour, ink = theme.readable(suit, TEN_GROUND), _TEN_INK
        painter.save()
        painter.setPen(ink)
        text = self.style_of_faces.index_text(RANK_OF[card])
        painter.drawText(place.rect, Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()
        if self.with_suits:
            side = place.rect.height() * 0.62
            left = place.rect.left() + place.text_width + 2
            top = place.rect.center().y() - side / 2
            paint_suit(painter, SUIT_OF[card], QRectF(left, top, side, side), colour)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cards = index.data(CardRole.CARDS)
        if cards is None:
            super().paint(painter, option, index)
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole
        ground = option.palette.color(role.Highlight if selected else role.Base)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(option.rect, ground)
        painter.translate(option.rect.topLeft())
        painter.setFont(self._font(option, bool(index.data(CardRole.WINS))))
        text = role.HighlightedText if selected else role.Text
        painter.setPen(option.palette.color(text))
        places = list(self._places(cards, painter.font(), option.rect.width()))
        if places:
            free = option.rect.height() - places[-1].rect.bottom() - _MARGIN / 2
            painter.translate(_MARGIN if self.with_suits else 0, free / 2)
            for place in places:
                self._paint_card(painter, place, ground)
            self._paint_marks(painter, places[-1].rect, index)
        painter.restore()

    def _paint_marks(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        line = painter.pen().color()
        if index.data(CardRole.WINS):
            painter.setPen(QPen(line, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-5, -2, 6, 2), 6, 6)
        if index.data(CardRole.LEADS):
            x, y = rect.left() - 8, rect.center().y()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(line)
            painter.drawPolygon(
                QPolygonF([QPointF(x - 5, y - 4), QPointF(x - 5, y + 4), QPointF(x, y)])
            )
        if index.data(CardRole.TRUMP):
            painter.setPen(QPen(line, 2))
            bottom = rect.bottom() - 1
            painter.drawLine(QPointF(rect.left(), bottom), QPointF(rect.right(), bottom))
        if index.data(CardRole.LOSS):
            paint_loss(
                painter, QPointF(rect.right() + 11, rect.center().y()), index.data(CardRole.LOSS)
            )

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        cards = index.data(CardRole.CARDS)
        if cards is None:
            return super().sizeHint(option, index)
        view = option.widget
        width = 1000
        if isinstance(view, QTableView):
            width = view.columnWidth(index.column()) - int(view.showGrid())
        places = list(self._places(cards, self._font(option, False), width))
        height = places[-1].rect.bottom() if places else QFontMetricsF(option.font).height()
        right = max((place.rect.right() for place in places), default=0.0)
        return QSize(round(right + 3 * _MARGIN), round(height + self.padding))
