"""How the table looks now: faces, back, cloth and motion, shared by all its views."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.core.cards import Card
from app.ui import feel
from app.ui.cards.cloth import CLOTHS, Cloth
from app.ui.cards.faces import BACKS, FaceStyle
from app.ui.cards.geometry import CardPlace
from app.ui.cards.pixmaps import CardPixmaps
from app.ui.feel import Motion
from app.ui.views.flight import paint_pixmap
from app.ui.views.sprites import MARGIN, Sprites


class Look(QObject):
    """What the player has chosen about looks; the views listen to ``changed``.

    ``version`` is another number after each change.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.face_style = FaceStyle()
        self.back_id = BACKS[0]
        self.cloth_id = next(iter(CLOTHS))
        self.trump_first = True
        self.shows_legal = True
        self.motion: Motion = feel.MOTIONS["normal"]
        self._pixmaps = CardPixmaps()
        self._sprites = Sprites()
        self.version = 0

    def choose(
        self,
        *,
        face_style: FaceStyle,
        back_id: str,
        cloth_id: str,
        trump_first: bool,
        shows_legal: bool,
        motion: Motion,
    ) -> None:
        """Take over the player's choice; an unknown id changes nothing of its kind."""
        self.face_style = face_style
        self.back_id = back_id if back_id in BACKS else self.back_id
        self.cloth_id = cloth_id if cloth_id in CLOTHS else self.cloth_id
        self.trump_first, self.shows_legal = trump_first, shows_legal
        self.motion = motion
        self._sprites.clear()
        self.version += 1
        self.changed.emit()

    @property
    def cloth(self) -> Cloth:
        """Return the colours of the cloth."""
        return CLOTHS[self.cloth_id]

    @property
    def text(self) -> QColor:
        """Return the colour of text on the cloth."""
        return QColor(self.cloth.text)

    @property
    def accent(self) -> QColor:
        """Return the one colour that calls for attention on the cloth."""
        return QColor(self.cloth.accent)

    def face(self, card: Card, width: float, dpr: float) -> QPixmap:
        """Return the face of a card."""
        return self._pixmaps.face(card, max(1, round(width)), dpr, self.face_style)

    def paint_card(
        self,
        painter: QPainter,
        place: CardPlace,
        card: Card | None,
        dpr: float,
        *,
        veiled: bool = False,
    ) -> None:
        """Paint a card on its shadow; None is a card from behind, a veiled one is dark."""
        width = max(1, round(place.width))
        sprite = self.sprite(card, width, dpr, veiled=veiled)
        around = place.width / width * 2 * MARGIN
        paint_pixmap(painter, sprite, place._replace(width=place.width + around))

    def sprite(self, card: Card | None, width: int, dpr: float, *, veiled: bool) -> QPixmap:
        """Return a card with its shadow round it."""
        key = (card, width, dpr)
        return self._sprites.get(key, lambda: self.card(card, width, dpr), veiled=veiled)

    def card(self, card: Card | None, width: float, dpr: float) -> QPixmap:
        """Return the face of a card, or the back where it is not known."""
        return self.back(width, dpr) if card is None else self.face(card, width, dpr)

    def back(self, width: float, dpr: float) -> QPixmap:
        """Return the back of the cards."""
        return self._pixmaps.back(self.back_id, max(1, round(width)), dpr)
