"""What has happened flies from where it was to where it is now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core import events as ev
from app.core.cards import HEARTS, SPADES, TENS, Suit
from app.ui.application import Program
from app.ui.cards.geometry import CardPlace
from app.ui.picture import Picture, TenPicture, TrickCard
from app.ui.views.choreography import Choreography
from app.ui.views.flight import Flight
from app.ui.views.playground import Playground
from tests.ui.tables import begin, match_setup, seen_by, table, wait_for_me

OURS, THEIRS, UNSEEN = 0, 1, None
SOMEWHERE = CardPlace(200, 150, 0, 0, 60)


@pytest.fixture
def moving(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """Return a table with three decks at which things move, at rest before the first lead."""
    with table(qtbot, tmp_path, motion="full", pace="slow") as program:
        begin(qtbot, program, match_setup("three_decks"))
        program.window.ground.flights.cut_short()
        wait_for_me(qtbot, program)
        yield program
        program.window.ground.flights.cut_short()


@pytest.fixture
def launched(moving: Program, monkeypatch: pytest.MonkeyPatch) -> list[Flight]:
    """Return the list of all that begins to fly."""
    flights: list[Flight] = []
    monkeypatch.setattr(moving.window.ground.flights, "launch", flights.extend)
    return flights


def choreography(program: Program) -> Choreography:
    made = program.window.presenter.choreography
    made.remember()
    return made


def show(program: Program, event: ev.Event) -> None:
    seen = seen_by(program)
    choreography(program).show((event,), seen, seen)


def ground(program: Program) -> Playground:
    return program.window.ground


# Tens and tricks


def tens(suit: Suit, *sides: int | None) -> tuple[TenPicture, ...]:
    return tuple(TenPicture(suit, side, False, False) for side in sides)


def trick(*cards: int) -> tuple[TrickCard, ...]:
    return tuple(TrickCard(seat, seat, card, seat == 0, False) for seat, card in enumerate(cards))


def capture(program: Program, before: Picture, after: Picture) -> None:
    """Let seat 0 capture the trick that lies on the table before."""
    won = tuple(entry.card for entry in before.trick if entry.card in TENS)
    choreography(program).show((ev.CardsCaptured(0, 0, 1, won),), before, after)


@pytest.mark.parametrize(
    ("before", "after", "rows"),
    [
        ((UNSEEN, UNSEEN, UNSEEN), (OURS, UNSEEN, UNSEEN), [0]),
        ((THEIRS, UNSEEN, UNSEEN), (OURS, THEIRS, UNSEEN), [0]),
        ((OURS, UNSEEN, UNSEEN), (OURS, OURS, UNSEEN), [1]),
        ((OURS, UNSEEN, UNSEEN), (OURS, THEIRS, UNSEEN), [1]),
        ((THEIRS, UNSEEN, UNSEEN), (OURS, OURS, THEIRS), [0, 1]),
    ],
)
def test_tens_fly_to_the_medallions_of_the_side_that_took_them(
    moving: Program,
    launched: list[Flight],
    before: tuple[int | None, ...],
    after: tuple[int | None, ...],
    rows: list[int],
) -> None:
    seen, others = seen_by(moving), tens(HEARTS, THEIRS, UNSEEN, UNSEEN)
    cards = [TENS[SPADES]] * len(rows)
    was = seen._replace(trick=trick(*cards), tens=tens(SPADES, *before) + others)
    now = seen._replace(trick=(), tens=tens(SPADES, *after) + others)
    capture(moving, was, now)
    assert [flight.key for flight in launched] == [("ten", row) for row in rows]
    assert [flight.end for flight in launched] == [ground(moving).ten_place(row) for row in rows]


def test_the_other_cards_of_a_trick_fly_to_the_seat_that_won_it(
    moving: Program, launched: list[Flight]
) -> None:
    seen = seen_by(moving)
    capture(moving, seen._replace(trick=trick(3, 4)), seen._replace(trick=()))
    home = ground(moving).table.seat_home(0, ground(moving))
    assert [flight.key for flight in launched] == [("gone", 0), ("gone", 1)]
    assert {(flight.end.x, flight.end.y) for flight in launched} == {(home.x, home.y)}
    assert all(flight.fades for flight in launched)


# Cards that are played


def test_my_card_flies_from_where_it_lay_in_my_hand(
    moving: Program, launched: list[Flight]
) -> None:
    on_ground, around = ground(moving).table, ground(moving)
    show(moving, ev.CardPlayed(0, on_ground.hand.cards[3]))
    [flight] = launched
    assert flight.start == on_ground.hand_place(3, around)
    assert flight.end == on_ground.trick_place(0, around)


def test_a_card_that_was_dropped_flies_from_there(moving: Program, launched: list[Flight]) -> None:
    card = ground(moving).table.hand.cards[3]
    moving.window.presenter.choreography.starts_at(card, SOMEWHERE)
    show(moving, ev.CardPlayed(0, card))
    show(moving, ev.CardPlayed(0, card))
    assert [flight.start == SOMEWHERE for flight in launched] == [True, False]


def test_the_card_of_another_seat_flies_from_there(moving: Program, launched: list[Flight]) -> None:
    on_ground, around = ground(moving).table, ground(moving)
    show(moving, ev.CardPlayed(2, on_ground.hand.cards[3]))  # one of three that are alike
    [flight] = launched
    assert flight.start == on_ground.seat_home(2, around)
    assert flight.end == on_ground.trick_place(2, around)


# The deal and the trump


def test_cards_are_dealt_one_after_another_to_the_seat_after_the_dealer_first(
    moving: Program, launched: list[Flight]
) -> None:
    on_ground, around = ground(moving).table, ground(moving)
    show(moving, ev.HandsDealt(4))
    assert [flight.key for flight in launched[:3]] == [("seat", 5, 0), ("hand", 0), ("seat", 1, 0)]
    assert len({flight.key for flight in launched}) == len(launched) == 6 * 26
    begins = [flight.begins - launched[0].begins for flight in launched]
    assert begins == sorted(begins)
    whole = begins[-1] + launched[-1].seconds
    assert whole == pytest.approx(around.look.motion.deal, rel=0.05)
    assert all(flight.start == on_ground.seat_home(4, around) for flight in launched)
    assert launched[1].end == on_ground.hand_place(0, around)
    assert launched[0].end == on_ground.seat_home(5, around)


@pytest.mark.parametrize(
    "event", [ev.TrumpSet(1, HEARTS), ev.TrumpNamed(1, HEARTS), ev.TrumpRevealed(1, HEARTS, None)]
)
def test_the_sign_of_the_trump_flies_from_its_seat_to_the_panel(
    moving: Program, launched: list[Flight], event: ev.Event
) -> None:
    show(moving, event)
    [flight] = launched
    start = ground(moving).table.trick_place(1, ground(moving))
    assert flight.key == ("trump",)
    assert (flight.start.x, flight.start.y) == (start.x, start.y)
    assert flight.end == ground(moving).trump_place()


def test_a_trump_card_is_shown_to_all_and_comes_back(
    moving: Program, launched: list[Flight]
) -> None:
    on_ground, around = ground(moving).table, ground(moving)
    card = on_ground.hand.cards[3]
    show(moving, ev.TrumpLaid(0, card))
    show(moving, ev.TrumpDrawn(0, 2, card))
    mine, _, drawn, _ = launched
    assert [flight.key for flight in launched] == [
        ("shown", 0),
        ("trump",),
        ("shown", 2),
        ("trump",),
    ]
    assert (mine.start, drawn.start) == (
        on_ground.hand_place(3, around),
        on_ground.seat_home(2, around),
    )
    assert all(flight.back and flight.end == on_ground.centre(around) for flight in (mine, drawn))


def test_a_trump_that_is_laid_face_down_shows_nothing(
    moving: Program, launched: list[Flight]
) -> None:
    show(moving, ev.TrumpLaid(1, None))
    assert launched == []
