"""The fan of the hand at every size: each card can be hit where it can be seen."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.arrange import arranged
from app.ui.cards.cloth import CLOTHS
from app.ui.cards.faces import BACKS, FaceStyle
from app.ui.cards.geometry import bounds, lifted
from app.ui.feel import LIFT_CHOSEN, LIFT_LEGAL, STILL
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


def lift(fan: FanView, row: int) -> float:
    """Return how far a card is drawn out of its place, in heights of a card."""
    place, drawn = fan.place(row), fan._drawn(row)
    return math.hypot(drawn.x - place.x, drawn.y - place.y) / place.height


def test_legal_cards_stand_out_and_the_chosen_one_most(qtbot: QtBot) -> None:
    fan = fan_of(qtbot, 13, (900, 200), large=False)
    hand = fan._model().cards
    legal = frozenset(hand[2:5])
    fan._model().show_hand(hand, legal, frozenset(), is_choosing=True)
    fan.picked = hand[4]
    lifts = [lift(fan, row) for row in range(13)]
    assert lifts[2:5] == pytest.approx([LIFT_LEGAL, LIFT_LEGAL, LIFT_CHOSEN])
    assert {each for row, each in enumerate(lifts) if row not in (2, 3, 4)} == {0.0}
    fan._model().show_hand(hand, frozenset(), frozenset(), is_choosing=False)
    fan.picked = None
    assert {lift(fan, row) for row in range(13)} == {0.0}


def reached(fan: FanView, row: int, key: Qt.Key) -> int:
    fan.setCurrentIndex(fan.model().index(row))
    QTest.keyClick(fan, key)
    return fan.currentIndex().row()


@pytest.mark.parametrize("cards", [14, 19, 26])
def test_up_and_down_lead_to_the_nearest_card_of_the_other_row(qtbot: QtBot, cards: int) -> None:
    fan = fan_of(qtbot, cards, (1200, 260), large=False)
    start = next(row for row in range(1, cards) if fan.place(row).x < fan.place(row - 1).x)
    for row in range(cards):
        down, up = reached(fan, row, Qt.Key.Key_Down), reached(fan, row, Qt.Key.Key_Up)
        is_upper = row < start
        assert (down >= start, up < start) == (True, True)
        assert (up if is_upper else down) == row
        step = fan.place(1).x - fan.place(0).x
        assert abs(fan.place(down).x - fan.place(row).x) <= step
        assert abs(fan.place(up).x - fan.place(row).x) <= step


def test_in_one_row_the_arrows_go_along_it_and_stop_at_its_ends(qtbot: QtBot) -> None:
    fan = fan_of(qtbot, 13, (900, 200), large=False)
    keys = Qt.Key
    assert [reached(fan, 5, key) for key in (keys.Key_Left, keys.Key_Right)] == [4, 6]
    assert [reached(fan, 5, key) for key in (keys.Key_Up, keys.Key_Down)] == [5, 5]
    assert [reached(fan, 5, key) for key in (keys.Key_Home, keys.Key_End)] == [0, 12]
    assert (reached(fan, 0, keys.Key_Left), reached(fan, 12, keys.Key_Right)) == (0, 12)


def test_the_card_with_the_focus_is_lifted_only_for_who_uses_keys(qtbot: QtBot) -> None:
    fan = fan_of(qtbot, 13, (900, 200), large=False)
    fan.setFocus()
    qtbot.waitUntil(fan.hasFocus)
    fan.setCurrentIndex(fan.model().index(5))
    assert lift(fan, 5) == pytest.approx(LIFT_LEGAL)
    QTest.keyClick(fan, Qt.Key.Key_Right)
    assert [lift(fan, row) for row in (5, 6)] == pytest.approx([LIFT_LEGAL, LIFT_CHOSEN])
    fan.clearFocus()
    assert lift(fan, 6) == pytest.approx(LIFT_LEGAL)


def test_a_card_that_is_pointed_out_is_played_by_enter(qtbot: QtBot) -> None:
    fan = fan_of(qtbot, 13, (900, 200), large=False)
    hand = fan._model().cards
    fan.point_out(hand[7])
    fan.point_out(next(card for card in range(52) if card not in hand))
    assert fan.currentIndex().row() == 7
    with qtbot.waitSignal(fan.chosen) as chosen:
        QTest.keyClick(fan, Qt.Key.Key_Return)
    assert chosen.args == [hand[7]]
