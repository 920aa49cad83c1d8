"""What is said of a choice names its side, what it led to, and what was better."""

from __future__ import annotations

import pytest

from app.ai.analysis import Fair, Turn, Values
from app.core.actions import SeatAction, ask, claim, lay, name, note, play
from app.core.cards import HEARTS
from app.core.notation import parse_card
from app.core.presets import preset
from app.ui.texts.analysis import explanation, summary
from app.ui.texts.seats import Seating

RULES = preset("mendikot")
SEATING = Seating(("You", "Asha", "Ravi", "Meera"), 0)
PLAYED, OTHER = parse_card("2S"), parse_card("3S")
DEAR = Values({PLAYED: 1, OTHER: 2}, {PLAYED: 4, OTHER: 3}, {PLAYED: -1, OTHER: 1})
EQUAL = Values({PLAYED: 2, OTHER: 2}, {PLAYED: 3, OTHER: 3}, {PLAYED: 1, OTHER: 1})


def judged(
    seat: int, values: Values | None = None, fair: Fair | None = None, place: int = 0
) -> Turn:
    return Turn(place, 3, seat, play(seat, PLAYED), values, fair)


@pytest.mark.parametrize(
    ("seat", "who", "side"),
    [
        (0, "you played", "Your side"),
        (1, "Asha played", "The other side"),
        (2, "Ravi played", "Your side"),
        (3, "Meera played", "The other side"),
    ],
)
def test_a_dear_card_is_explained_from_the_side_that_played_it(
    seat: int, who: str, side: str
) -> None:
    assert explanation(judged(seat, DEAR), RULES, SEATING) == (
        f"Trick 3: {who} the two of spades."
        f" {side} could then count on 1 ten(s), 4 more trick(s): a loss."
        " It was better to play the three of spades: 2 ten(s), 3 more trick(s), a win."
        " The cost: 1 ten(s), a loss instead of a win."
    )


def test_a_card_that_was_as_good_as_any_is_not_blamed() -> None:
    assert explanation(judged(0, EQUAL), RULES, SEATING) == (
        "Trick 3: you played the two of spades."
        " Your side could then count on 2 ten(s), 3 more trick(s): a win. No card was better."
    )


def test_where_there_was_no_choice_that_is_said() -> None:
    told = explanation(judged(0), RULES, SEATING)
    assert told == "Trick 3: you played the two of spades. There was no other choice."


def test_of_a_choice_that_nobody_could_solve_only_the_fair_verdict_is_told() -> None:
    told = explanation(judged(0, None, Fair(play(0, OTHER), 0.2, False)), RULES, SEATING)
    assert "no other choice" not in told
    assert "promised more" in told
    assert "20%" in told


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (name(1, HEARTS), "Trick 3: Asha made hearts trump."),
        (note(1, HEARTS), "Trick 3: Asha made hearts trump."),
        (lay(1, PLAYED), "Trick 3: Asha laid down the two of spades as trump."),
        (ask(1), "Trick 3: Asha asked for the trump."),
        (claim(1), "Trick 3: Asha claimed the rest."),
    ],
)
def test_a_choice_that_is_no_card_is_told_alone(action: SeatAction, said: str) -> None:
    turn = Turn(0, 3, 1, action, None, None)
    assert explanation(turn, RULES, SEATING) == said
    mine = turn._replace(seat=0)
    assert explanation(mine, RULES, SEATING) == said.replace("Asha", "you")


def test_the_summary_counts_what_cost_a_ten_and_names_the_last_turning_point() -> None:
    turns = [judged(3, DEAR), judged(0, EQUAL), judged(0, DEAR)]
    assert summary(turns, SEATING) == (
        "2 card(s) cost a ten or more. 1 of them you played yourself."
        " The last one that changed the result: Meera played the two of spades, trick 3."
    )
    assert summary([judged(0, EQUAL)], SEATING) == "No card cost a ten. No card changed the result."
    assert summary([judged(0)], SEATING).startswith("Under these rules only the fair verdict")
