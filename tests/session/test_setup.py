"""What is chosen before a match, and what remains of it for the next."""

import json
from typing import Any

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
    from_choice,
    human,
    new_log,
    to_choice,
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
    seats = default_setup(1).seats
    assert [seat.kind for seat in seats] == ["human", "ai", "ai", "ai"]
    assert {seat.level for seat in seats[1:]} == {"club"}
    assert len({seat.name for seat in default_seats(6)}) == 6


def test_a_choice_survives_being_stored() -> None:
    seats = (human("Zoë & {0}"), computer(1, "beginner", "bold"), human("Max"), computer(3))
    setup = MatchSetup(preset("mendikot").changed(ace_bonus=True), seats, 5, 17, serious=True)
    stored = json.loads(json.dumps(to_choice(setup)))
    assert from_choice(stored, 6) == MatchSetup(setup.rules, seats, 6, None, True)


def damaged(**changes: Any) -> dict[str, Any]:
    return {**to_choice(default_setup(1)), **changes}


SEAT = {"name": "A", "kind": "ai", "level": "club", "style": "steady"}


@pytest.mark.parametrize(
    "choice",
    [
        None,
        [],
        {},
        damaged(rules=None),
        damaged(rules={"trump": "nonsense"}),
        damaged(seats=None),
        damaged(seats=[SEAT] * 3),
        damaged(seats=[SEAT] * 3 + [{**SEAT, "level": "wizard"}]),
        damaged(seats=[SEAT] * 3 + [{**SEAT, "style": None}]),
        damaged(seats=[SEAT] * 3 + [{**SEAT, "level": []}]),
        damaged(seats=[SEAT] * 3 + [{**SEAT, "name": ""}]),
        damaged(seats=[SEAT] * 3 + [7]),
    ],
)
def test_a_choice_that_is_no_good_any_more_is_dropped(choice: object) -> None:
    assert from_choice(choice, 1) is None
