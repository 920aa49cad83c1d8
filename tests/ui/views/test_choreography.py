"""What has happened flies from where it was to where it is now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.cards import HEARTS, SPADES, TENS, Suit
from app.core.events import CardsCaptured
from app.ui.application import Program
from app.ui.picture import Picture, TenPicture, TrickCard
from app.ui.views.flight import FlightLayer
from tests.ui.tables import begin, match_setup, seen_by, table, wait_for_me

OURS, THEIRS, UNSEEN = 0, 1, None


@pytest.fixture
def moving(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """Return a table with three decks at which things move, at rest before the first lead."""
    with table(qtbot, tmp_path, motion="full", pace="slow") as program:
        begin(qtbot, program, match_setup("three_decks"))
        program.window.ground.flights.cut_short()
        wait_for_me(qtbot, program)
        yield program
        program.window.ground.flights.cut_short()


def tens(suit: Suit, *sides: int | None) -> tuple[TenPicture, ...]:
    return tuple(TenPicture(suit, side, False, False) for side in sides)


def trick(*cards: int) -> tuple[TrickCard, ...]:
    return tuple(TrickCard(seat, seat, card, seat == 0, False) for seat, card in enumerate(cards))


def captured(program: Program, before: Picture, after: Picture) -> FlightLayer:
    """Let the viewer capture the trick that lies on the table before."""
    won = tuple(entry.card for entry in before.trick if entry.card in TENS)
    event = CardsCaptured(0, 0, 1, won)
    program.window.presenter.choreography.show((event,), before, after)
    return program.window.ground.flights


def test_a_ten_flies_to_the_medallion_of_the_side_that_took_it(moving: Program) -> None:
    seen = seen_by(moving)
    before = seen._replace(
        trick=trick(TENS[SPADES], TENS[SPADES] + 1), tens=tens(SPADES, THEIRS, UNSEEN, UNSEEN)
    )
    after = seen._replace(trick=(), tens=tens(SPADES, OURS, THEIRS, UNSEEN))
    flights = captured(moving, before, after)
    assert [row for row in range(3) if flights.flies(("ten", row))] == [0]
    assert flights.flies(("gone", 1))
    assert not flights.flies(("gone", 0))


def test_two_equal_tens_of_a_trick_fly_to_two_medallions(moving: Program) -> None:
    seen = seen_by(moving)
    others = tens(HEARTS, THEIRS, UNSEEN, UNSEEN)
    before = seen._replace(
        trick=trick(TENS[SPADES], TENS[SPADES]), tens=tens(SPADES, UNSEEN, UNSEEN, UNSEEN) + others
    )
    after = seen._replace(trick=(), tens=tens(SPADES, OURS, OURS, UNSEEN) + others)
    flights = captured(moving, before, after)
    assert [row for row in range(6) if flights.flies(("ten", row))] == [0, 1]
    assert flights.count("gone") == 0
