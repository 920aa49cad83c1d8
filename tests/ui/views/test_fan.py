"""The fan of the hand at every size: each card can be hit where it can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.arrange import arranged
from app.ui.cards.cloth import CLOTHS
from app.ui.cards.faces import BACKS, FaceStyle
from app.ui.cards.geometry import bounds, lifted
from app.ui.feel import LIFT_CHOSEN, STILL
from app.ui.models.hand import HandModel
from app.ui.views.fan import FanView
from app.ui.views.flight import Clock, FlightLayer
from app.ui.views.look import Look


def fan_of(qtbot: QtBot, cards: int, size: tuple[int, int], *, large: bool) -> FanView:
    ground = QWidget()
    ground.resize(*size)
    qtbot.addWidget(ground)
    look = Look(ground)
    look.choose(
        face_style=FaceStyle(large_index=large),
        back_id=BACKS[0],
        cloth_id=next(iter(CLOTHS)),
        trump_first=True,
        shows_legal=True,
        motion=STILL,
    )
    clock = Clock(ground)
    fan = FanView(look, clock, FlightLayer(clock, ground), ground)
    fan.keep = ground  # type: ignore[attr-defined]
    model = HandModel(fan)
    fan.setModel(model)
    fan.setGeometry(ground.rect())
    hand = arranged(card % 52 for card in range(0, 3 * cards, 3))
    model.show_hand(hand, frozenset(hand), frozenset(), is_choosing=True)
    fan.set_capacity(cards)
    fan.refresh()
    ground.show()
    return fan


@pytest.mark.parametrize("size", [(600, 150), (780, 200), (1200, 260)])
@pytest.mark.parametrize("cards", [1, 8, 13, 26])
@pytest.mark.parametrize("large", [False, True])
def test_every_index_corner_belongs_to_its_card(
    qtbot: QtBot, cards: int, size: tuple[int, int], large: bool
) -> None:
    fan = fan_of(qtbot, cards, size, large=large)
    for row in range(cards):
        place = fan.place(row)
        corner = QPoint(round(place.x - place.width * 0.42), round(place.y - place.height * 0.42))
        assert fan.indexAt(corner).row() == row
        assert fan.rect().contains(fan.visualRect(fan.model().index(row)))


@pytest.mark.parametrize("size", [(600, 150), (780, 200), (1200, 260)])
@pytest.mark.parametrize("cards", [1, 8, 13, 26])
def test_a_lifted_card_is_not_cut_off(qtbot: QtBot, cards: int, size: tuple[int, int]) -> None:
    fan = fan_of(qtbot, cards, size, large=False)
    for row in range(cards):
        place = lifted(fan.place(row), fan.place(row).height * LIFT_CHOSEN)
        assert QRectF(fan.rect()).contains(QRectF(*bounds([place])))


def test_beside_the_cards_there_is_nothing(qtbot: QtBot) -> None:
    fan = fan_of(qtbot, 3, (900, 200), large=False)
    assert not fan.indexAt(QPoint(4, 100)).isValid()


def test_a_glide_that_is_cut_short_lets_the_clock_rest(qtbot: QtBot) -> None:
    fan = fan_of(qtbot, 13, (900, 200), large=False)
    fan.refresh(shift=60.0)
    assert fan._clock.is_ticking
    fan.refresh()
    assert not fan._clock.is_ticking
