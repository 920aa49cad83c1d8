"""The lines of `hukum solve`: answers in order, and one clear error for each kind of fault."""

from __future__ import annotations

import json
import re

import pytest

from app.ai.solve_lines import LineError, solve_lines

GOOD = {
    "trump": "S",
    "trump_mode": "awake",
    "objective": "tens",
    "leader": 0,
    "hands": ["TD", "KS 9D", "QS 8D", "JS 7D"],
    "trick": ["0 AS"],
    "tens": [1, 0],
    "tricks": [6, 5],
}


def solve_one(**changes: object) -> dict[str, object]:
    fields = {key: value for key, value in {**GOOD, **changes}.items() if value is not ...}
    answer: dict[str, object] = json.loads(next(solve_lines([json.dumps(fields)])))
    return answer


def test_answer_has_values_of_legal_cards() -> None:
    answer = solve_one()
    assert answer["value"] == 2
    assert answer["cards"] == {"KS": 2}
    assert set(answer) == {"value", "cards", "nodes", "ms"}


def test_want_value_leaves_the_cards_out() -> None:
    assert set(solve_one(want="value")) == {"value", "nodes", "ms"}


def test_card_on_the_table_may_still_stand_in_its_own_hand() -> None:
    assert solve_one(hands=["AS TD", "KS 9D", "QS 8D", "JS 7D"])["value"] == 2


def test_answers_come_in_order_and_blank_lines_have_none() -> None:
    first, second = dict(GOOD), {**GOOD, "objective": "tricks"}
    lines = [json.dumps(first), "", json.dumps(second), "\n"]
    assert [json.loads(line)["value"] for line in solve_lines(lines)] == [2, 2]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hands": ["TD", "TD 9D", "QS 8D", "JS 7D"]}, "TD is there twice"),
        (
            {"hands": ["AS", "KS 9D", "QS 8D", "JS 7D"]},
            "wrong number of cards: seat 1 holds 2, not 1",
        ),
        ({"hands": ["TD", "9D", "QS 8D", "JS 7D"]}, "wrong number of cards: seat 1 holds 1, not 2"),
        ({"hands": ["TD", "KS 9D", "QS 8D"]}, "four hands are needed, not 3"),
        ({"hands": ["1D", "KS 9D", "QS 8D", "JS 7D"]}, "'1D' is not a card"),
        ({"hands": [7, "KS 9D", "QS 8D", "JS 7D"]}, "7 is not a list of cards"),
        ({"hands": "TD"}, "hands is a list, not 'TD'"),
        ({"hands": ...}, "hands is missing"),
        ({"hands": ["", "", "", ""], "trick": []}, "no card is left"),
        ({"leader": 4, "trick": []}, "the leader is a seat from 0 to 3, not 4"),
        ({"leader": True}, "leader is a whole number, not True"),
        ({"trick": ["1 AS"]}, "'1 AS' is not seat 0's"),
        ({"trick": ["AS"]}, "a card of the trick is a seat and a card"),
        ({"trick": ["0 AH", "1 9D"], "hands": ["TD", "KH", "QS 8D", "JS 7D"]}, "seat 1 played 9D"),
        ({"trick": ["0 AS", "1 KS", "2 QS", "3 JS"]}, "a trick of four cards is over"),
        ({"trump": None}, "an awake trump needs its suit"),
        ({"trump": "X"}, "'X' is not a suit"),
        ({"trump_mode": "none"}, "with trump_mode none there is no trump suit"),
        ({"trump_mode": "asleep"}, "trump_mode is one of awake, none, first_void, not 'asleep'"),
        ({"objective": "points"}, "objective is one of tricks, tens, mendikot, dehla"),
        ({"objective": "dehla"}, "needs all four tens, captured or in play, not 2"),
        ({"tens": [4, 0]}, "5 tens in one deal"),
        ({"tens": [-1, 0]}, "cannot be negative"),
        ({"tens": [1]}, "tens is a list of two numbers"),
        ({"tens": [0, 1], "tricks": [5, 0]}, "a side without a trick has no tens"),
        ({"tricks": [6, 6]}, "more than 13 tricks in one deal"),
        ({"want": "all"}, "want is cards or value, not 'all'"),
        ({"colour": 1}, "unknown key 'colour'"),
    ],
)
def test_one_fault_one_error(changes: dict[str, object], message: str) -> None:
    with pytest.raises(LineError, match=re.escape(message)) as caught:
        solve_one(**changes)
    assert str(caught.value).startswith("line 1: ")


def test_void_card_has_set_the_trump() -> None:
    fields = {
        **GOOD,
        "trump": None,
        "trump_mode": "first_void",
        "trick": ["0 AH", "1 9D"],
        "hands": ["TD", "KS", "QS 8D", "JS 7D"],
    }
    with pytest.raises(LineError, match="9D of seat 1 has set the trump already"):
        next(solve_lines([json.dumps(fields)]))


@pytest.mark.parametrize("line", ["{", "[1]", "[" * 100_000])
def test_error_names_its_line(line: str) -> None:
    answers = solve_lines([json.dumps(GOOD), line])
    assert next(answers)
    with pytest.raises(LineError, match="line 2: "):
        next(answers)
