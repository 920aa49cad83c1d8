"""What the bar above the hand says and offers."""

from __future__ import annotations

import pytest

from app.core.actions import ask, lay, name, note, play
from app.core.cards import CLUBS, HEARTS
from app.core.phases import Phase
from app.ui.picture import Picture, TrickCard
from app.ui.situation import BarState, Decided, bar_state
from app.ui.texts.seats import Seating
from tests.ui.test_words import at_table, to_decide

NAMES = Seating(("You", "Asha", "Ravi", "Meera"), 0)
SHARED = Seating(("Ann", "Asha", "Bob", "Meera"))


def bar(
    seen: Picture,
    *,
    seating: Seating = NAMES,
    waits: bool = False,
    decided: Decided | None = None,
    picked: int | None = None,
    is_dealing: bool = False,
) -> BarState:
    return bar_state(
        seen, seating, waits=waits, decided=decided, picked=picked, is_dealing=is_dealing
    )


def ids(shown: BarState) -> list[str]:
    return [choice.id for choice in shown.choices]


def dealer_is(seen: Picture, dealer: int) -> Picture:
    seats = tuple(each._replace(is_dealer=each.seat == dealer) for each in seen.seats)
    return seen._replace(seats=seats)


@pytest.mark.parametrize(
    ("winner", "waits", "said", "offered"),
    [
        (0, False, "You win the trick", []),
        (1, False, "Asha wins the trick", []),
        (1, True, "Asha wins the trick", ["carry_on"]),
    ],
)
def test_a_finished_trick_is_told_and_waits_only_if_it_should(
    winner: int, waits: bool, said: str, offered: list[str]
) -> None:
    trick = tuple(TrickCard(seat, seat, seat, seat == winner, False) for seat in range(4))
    shown = bar(at_table(phase=Phase.TRICK_OVER)._replace(trick=trick), waits=waits)
    assert (shown.text, ids(shown)) == (said, offered)


@pytest.mark.parametrize(
    ("dealer", "said"), [(0, "You deal the cards"), (3, "Meera deals the cards")]
)
def test_while_cards_fly_it_is_said_who_deals(dealer: int, said: str) -> None:
    assert bar(dealer_is(at_table(), dealer), is_dealing=True) == BarState(said)


def test_whoever_must_decide_may_do_so_while_cards_still_fly() -> None:
    seen = to_decide(Phase.CHOOSE_TRUMP, name(0, HEARTS))
    assert bar(seen, is_dealing=True) == bar(seen)


def test_another_seat_is_named_while_it_thinks() -> None:
    seen = at_table()
    seats = tuple(each._replace(is_turn=each.seat == 2) for each in seen.seats)
    assert bar(seen._replace(seats=seats)) == BarState("Ravi is thinking")


@pytest.mark.parametrize("phase", [Phase.CHOOSE_TRUMP, Phase.NAME_TRUMP, Phase.NOTE_TRUMP])
def test_only_suits_that_may_be_chosen_can_be_pressed(phase: Phase) -> None:
    choose = note if phase is Phase.NOTE_TRUMP else name
    shown = bar(to_decide(phase, choose(0, HEARTS), choose(0, CLUBS)))
    assert ids(shown) == ["suit 0", "suit 1", "suit 2", "suit 3"]
    assert [choice.enabled for choice in shown.choices] == [False, True, False, True]
    assert [choice.text for choice in shown.choices][1] == "&Hearts"


@pytest.mark.parametrize(
    ("preset_id", "said"),
    [
        ("mendikot_closed", "&Lay the five of spades face down"),
        ("mendikot_face_up", "&Lay the five of spades face up"),
    ],
)
def test_the_trump_card_is_laid_only_once_it_is_picked(preset_id: str, said: str) -> None:
    seen = to_decide(Phase.LAY_TRUMP, lay(0, 3), lay(0, 4), preset_id=preset_id)
    assert bar(seen).choices == ()
    assert bar(seen, picked=5).choices == ()
    shown = bar(seen, picked=3)
    assert [(choice.id, choice.text) for choice in shown.choices] == [("lay", said)]


def test_the_trump_can_be_asked_for_only_when_that_is_allowed() -> None:
    assert ids(bar(to_decide(Phase.FOLLOW, play(0, 3), ask(0)))) == ["ask"]
    assert ids(bar(to_decide(Phase.FOLLOW, play(0, 3)))) == []


@pytest.mark.parametrize(
    ("seating", "viewer", "winner", "said"),
    [
        (NAMES, 0, 0, "Your side has won this deal already"),
        (NAMES, 0, 1, "The other side has won this deal already"),
        (NAMES, 0, None, "This deal is a draw already"),
        (SHARED, 1, 1, "Your side has won this deal already"),
    ],
)
def test_the_end_of_a_decided_deal_is_offered_from_my_side(
    seating: Seating, viewer: int, winner: int | None, said: str
) -> None:
    seen = to_decide(Phase.LEAD, play(viewer, 3))._replace(viewer=viewer)
    shown = bar(seen, seating=seating, decided=Decided(winner))
    assert (shown.text, ids(shown)) == (said, ["finish", "play_on"])
