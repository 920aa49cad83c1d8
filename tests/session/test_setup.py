"""What is chosen before a match, and what remains of it for the next."""

import pytest

from app.core.cards import cut_for_deal
from app.core.log import start
from app.core.phases import Phase
from app.core.presets import PRESETS, preset
from app.session.setup import (
    MatchSetup,
    computer,
    default_seats,
    default_setup,
    human,
    new_log,
    seats_for,
)

STARTED = "2026-11-29T18:00:00Z"


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_of_every_preset_can_start(name: str) -> None:
    rules = preset(name)
    log = new_log(MatchSetup(rules, default_seats(rules.players), seed=7), STARTED)
    assert log.header.first_dealer == cut_for_deal(rules.deck_family, 7)[-1].highest[0]
    assert start(log.header).phase is Phase.DEAL
    assert log.deals == ()


def test_the_header_says_what_was_chosen() -> None:
    setup = MatchSetup(preset("coat"), default_seats(4), seed=3, first_number=99, serious=True)
    header = new_log(setup, STARTED).header
    assert (header.rules, header.seats, header.seed) == (setup.rules, setup.seats, 3)
    assert header.started == STARTED
    assert header.serious


def test_the_default_is_one_person_among_club_players() -> None:
    assert not default_setup(1).serious
    seats = default_setup(1).seats
    assert [seat.kind for seat in seats] == ["human", "ai", "ai", "ai"]
    assert {seat.level for seat in seats[1:]} == {"club"}
    assert len({seat.name for seat in default_seats(6)}) == 6


def test_the_seats_of_the_last_match_sit_down_again() -> None:
    last = (human("Zoë"), computer(1, "beginner", "bold"), human("Max"), computer(3))
    assert seats_for(preset("mendikot"), last) == last
    six = seats_for(preset("three_decks"), last)
    assert six[:4] == last
    assert six[4:] == default_seats(6)[4:]
    assert seats_for(preset("mendikot"), six) == last
    assert seats_for(preset("mendikot"), ()) == default_seats(4)


def test_a_seat_of_an_unknown_level_is_taken_by_the_usual_one() -> None:
    odd = (human(), computer(1, level="wizard"), computer(2, style="mad"), computer(3, "casual"))
    assert seats_for(preset("mendikot"), odd) == (*default_seats(4)[:3], odd[3])
