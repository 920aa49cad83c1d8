"""The layer of flights: one clock, interruptible, and nothing that takes no time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.cards.geometry import CardPlace
from app.ui.views.flight import Clock, Flight, FlightLayer, between, eased

HERE, THERE = CardPlace(10, 10, 0, 0, 50), CardPlace(110, 60, 90, 1, 100)


@pytest.fixture
def layer(qtbot: QtBot) -> Iterator[FlightLayer]:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(300, 200)
    clock = Clock(ground)
    made = FlightLayer(clock, ground)
    made.resize(300, 200)
    ground.show()
    yield made
    made.cut_short()


def flight(layer: FlightLayer, seconds: float, *key: str | int, back: bool = False) -> Flight:
    picture = QPixmap(50, 70)
    picture.fill()
    return Flight(key, picture, HERE, THERE, layer._clock.now, seconds, back=back)


def test_a_flight_lands_and_the_clock_rests(qtbot: QtBot, layer: FlightLayer) -> None:
    with qtbot.waitSignal(layer.landed):
        layer.launch([flight(layer, 0.05, "trick", 1)])
        assert layer.flies(("trick", 1))
    assert not layer.is_busy
    assert not layer._clock.is_ticking
    assert not layer.isVisible()


def test_what_takes_no_time_never_flies(layer: FlightLayer) -> None:
    layer.launch([flight(layer, 0, "trick", 1)])
    assert not layer.is_busy


def test_flights_may_be_cut_short(qtbot: QtBot, layer: FlightLayer) -> None:
    layer.launch([flight(layer, 9, "seat", 1, 0), flight(layer, 9, "seat", 1, 1)])
    assert layer.count("seat", 1) == 2
    with qtbot.waitSignal(layer.landed):
        layer.cut_short()
    assert layer.count("seat") == 0
    assert not layer._clock.is_ticking


def test_a_movement_begins_and_ends_where_it_should() -> None:
    assert between(HERE, THERE, eased(0))[:3] == HERE[:3]
    assert between(HERE, THERE, eased(1)) == THERE
    assert [eased(part / 10) for part in range(11)] == sorted(
        eased(part / 10) for part in range(11)
    )


def test_what_is_shown_to_all_comes_back(layer: FlightLayer) -> None:
    shown = flight(layer, 1, "shown", 0, back=True)
    assert shown.place(shown.begins + 0.5) == THERE
    assert shown.place(shown.begins + 1)[:3] == HERE[:3]
