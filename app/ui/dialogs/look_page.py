"""The page of the preferences about cards and cloth, with a picture of what is chosen."""

from __future__ import annotations

from typing import cast, get_args

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFormLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.core.cards import Card
from app.storage.settings import Settings
from app.ui.cards.art.style import IndexLetters
from app.ui.cards.cloth import CLOTHS, paint_cloth
from app.ui.cards.faces import BACKS, FaceStyle
from app.ui.cards.geometry import Area, card_height, card_width_for, fan
from app.ui.cards.pixmaps import CardPixmaps
from app.ui.dialogs.base import Retranslated, WholeCombo
from app.ui.reading import ReadingItems
from app.ui.texts.looks import back_name, cloth_name, indices_name

translate = QCoreApplication.translate

_SHOWN: tuple[Card, ...] = (12, 8, 24, 23, 34, 48)
"""The cards of the picture: an ace, a ten, the king and queen of hearts, a ten, a jack."""

_THUMB = QSize(64, 46)
INDICES = ("language", "international")


def face_style(settings: Settings, language: str) -> FaceStyle:
    """Return how the faces look under some settings in a language."""
    own = settings.indices == "language" and language in get_args(IndexLetters)
    letters = cast(IndexLetters, language) if own else "international"
    return FaceStyle(letters, settings.large_indices, settings.four_colours)


class LookPreview(QWidget):
    """A hand and two backs on the cloth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pixmaps = CardPixmaps()
        self._style, self._cloth, self._back = FaceStyle(), next(iter(CLOTHS)), BACKS[0]
        self.setMinimumHeight(150)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_look(self, style: FaceStyle, cloth: str, back: str) -> None:
        """Show another choice."""
        self._style, self._cloth, self._back = style, cloth, back
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_cloth(painter, QRectF(self.rect()), self._cloth, self.devicePixelRatioF())
        room = Area(24, 22, self.width() * 0.72, self.height() - 44)
        large = self._style.large_index
        width = card_width_for(len(_SHOWN), room, large_index=large, widest=110)
        for place in fan(len(_SHOWN), room, width, large_index=large):
            face = self._pixmaps.face(_SHOWN[place.z], width, self.devicePixelRatioF(), self._style)
            _paint_card(painter, face, place.x, place.y, place.angle, width)
        back = self._pixmaps.back(self._back, width, self.devicePixelRatioF())
        middle = self.width() * 0.86
        for number, angle in enumerate((-8.0, 7.0)):
            left = middle + (number - 0.5) * width * 0.35
            _paint_card(painter, back, left, self.height() / 2, angle, width)
        painter.end()


def _paint_card(
    painter: QPainter, pixmap: QPixmap, x: float, y: float, angle: float, width: float
) -> None:
    painter.save()
    painter.translate(x, y)
    painter.rotate(angle)
    painter.drawPixmap(QPointF(-width / 2, -card_height(width) / 2), pixmap)
    painter.restore()


class Thumbs(ReadingItems):
    """A row of small pictures to choose from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(False)
        self.setIconSize(_THUMB)
        self.setSpacing(4)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(_THUMB.height() + 2 * self.fontMetrics().height() + 12)

    def add(self, choice: str, picture: QPixmap) -> None:
        """Offer one more choice."""
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # in its own colours
        item = QListWidgetItem(icon, "")
        item.setData(Qt.ItemDataRole.UserRole, choice)
        self.addItem(item)

    def choose(self, choice: str) -> None:
        """Mark a choice; an unknown one marks the first."""
        known = [self.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.count())]
        self.setCurrentRow(known.index(choice) if choice in known else 0)

    @property
    def choice(self) -> str:
        """Return what is marked."""
        return str(self.currentItem().data(Qt.ItemDataRole.UserRole))


class LookPage(Retranslated):
    """Chooses cards and cloth; ``changed`` tells the settings at once."""

    changed = Signal(object)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self.language = Settings(), language
        self.preview = LookPreview()
        self.cloths, self.backs, self.indices = Thumbs(), Thumbs(), WholeCombo()
        self.large, self.four = QCheckBox(), QCheckBox()
        self.trump_first, self.legal = QCheckBox(), QCheckBox()
        self._labels = (QLabel(), QLabel(), QLabel())
        self._fill_choices()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _fill_choices(self) -> None:
        for cloth in CLOTHS:
            self.cloths.add(cloth, _cloth_thumb(cloth, self.devicePixelRatioF()))
        for back in BACKS:
            self.backs.add(back, _back_thumb(back, self.devicePixelRatioF()))
        for indices in INDICES:
            self.indices.addItem("", indices)

    def _lay_out(self) -> None:
        form = QFormLayout()
        fields = (self.cloths, self.backs, self.indices)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        for box in (self.large, self.four, self.trump_first, self.legal):
            form.addRow(box)
        layout = QVBoxLayout(self)
        layout.addWidget(self.preview, 1)
        layout.addLayout(form)

    def _connect(self) -> None:
        for thumbs in (self.cloths, self.backs):
            thumbs.currentRowChanged.connect(self._read)
        self.indices.currentIndexChanged.connect(self._read)
        for box in (self.large, self.four, self.trump_first, self.legal):
            box.toggled.connect(self._read)

    def show_settings(self, settings: Settings) -> None:
        """Show some settings without telling anybody."""
        self.blockSignals(True)
        self.cloths.choose(settings.cloth)
        self.backs.choose(settings.card_back)
        self.indices.setCurrentIndex(INDICES.index(settings.indices))
        self.large.setChecked(settings.large_indices)
        self.four.setChecked(settings.four_colours)
        self.trump_first.setChecked(settings.trump_at_end)
        self.legal.setChecked(settings.show_legal_cards)
        self.blockSignals(False)
        self._settings = settings
        self._show_preview()

    def _read(self) -> None:
        if self.signalsBlocked():
            return
        self._settings = self._settings.changed(
            cloth=self.cloths.choice,
            card_back=self.backs.choice,
            indices=self.indices.currentData(),
            large_indices=self.large.isChecked(),
            four_colours=self.four.isChecked(),
            trump_at_end=self.trump_first.isChecked(),
            show_legal_cards=self.legal.isChecked(),
        )
        self._show_preview()
        self.changed.emit(self._settings)

    def _show_preview(self) -> None:
        style = face_style(self._settings, self.language)
        self.preview.show_look(style, self.cloths.choice, self.backs.choice)

    def retranslate(self) -> None:
        """Set every text."""
        self.preview.setAccessibleName(translate("Preferences", "Preview of the chosen look"))
        texts = (
            translate("Preferences", "&Cloth"),
            translate("Preferences", "&Back of the cards"),
            translate("Preferences", "&Letters on the cards"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.cloths.setAccessibleName(translate("Preferences", "Cloth"))
        self.backs.setAccessibleName(translate("Preferences", "Back of the cards"))
        for row in range(self.cloths.count()):
            item = self.cloths.item(row)
            item.setText(cloth_name(item.data(Qt.ItemDataRole.UserRole)))
        for row in range(self.backs.count()):
            item = self.backs.item(row)
            item.setText(back_name(item.data(Qt.ItemDataRole.UserRole)))
        for number, indices in enumerate(INDICES):
            self.indices.setItemText(number, indices_name(indices))
        self.large.setText(translate("Preferences", "Large &figures in the corners"))
        self.four.setText(translate("Preferences", "F&our colours, one for each suit"))
        self.trump_first.setText(translate("Preferences", "&Trumps at one end of the hand"))
        self.legal.setText(translate("Preferences", "S&how which cards can be played"))


def _thumb(ratio: float) -> QPixmap:
    pixmap = QPixmap(_THUMB * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _cloth_thumb(cloth: str, ratio: float) -> QPixmap:
    pixmap = _thumb(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, _THUMB.width(), _THUMB.height()), 6, 6)
    painter.setClipPath(outline)
    painter.scale(0.4, 0.4)
    paint_cloth(painter, QRectF(0, 0, _THUMB.width() * 2.5, _THUMB.height() * 2.5), cloth, ratio)
    painter.end()
    return pixmap


def _back_thumb(back: str, ratio: float) -> QPixmap:
    pixmap = _thumb(ratio)
    width = round(_THUMB.height() * 250 / 350)
    painter = QPainter(pixmap)
    card = CardPixmaps().back(back, width, ratio)
    painter.drawPixmap(QPointF((_THUMB.width() - width) / 2, 0), card)
    painter.end()
    return pixmap
