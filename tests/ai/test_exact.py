"""Which deals the exact solver is asked about, and what it is asked to gather."""

from __future__ import annotations

import pytest

from app.ai.exact import objective_of, position_of
from app.ai.position import Objective, Position, TrumpMode
from app.core import engine
from app.core.actions import COLLECT, parse_action
from app.core.cards import DIAMONDS, HEARTS
from app.core.phases import Phase
from app.core.presets import PRESETS
from tests.ai.tables import dealt, dealt_hands
from tests.ai.test_reasons import HANDS, SPADES_OUT

ASKED_FOR = (
    *("3 lay 2D", "3 play 4H", "0 play TH", "1 play 7H", "2 play QH"),
    *("2 play JH", "3 play 3H", "0 ask", "0 play AD"),
)
"""The trump card is turned up when two cards of the second trick lie already."""


def position(preset: str, dealer: int, *actions: str, **keys: object) -> Position | None:
    """Return the position after some actions, with a finished trick taken away."""
    state = dealt_hands(PRESETS[preset].changed(**keys), dealer, *HANDS)
    for text in actions:
        state = engine.apply(state, parse_action(text))[0]
        state = engine.apply(state, COLLECT)[0] if state.phase is Phase.TRICK_OVER else state
    return position_of(state)


@pytest.mark.parametrize(
    ("preset", "objective"),
    [
        ("dehla_pakad", Objective.DEHLA),
        ("court_piece", Objective.TRICKS),
        ("double_sar", Objective.TRICKS),
        ("mendikot", Objective.MENDIKOT),
        ("mendikot_short", Objective.DEHLA),
    ],
)
def test_what_wins_the_deal_is_gathered(preset: str, objective: Objective) -> None:
    assert objective_of(PRESETS[preset]) is objective


@pytest.mark.parametrize("preset", ["three_decks", "dehla_pakad_pile", "dehla_pakad_closed"])
def test_rules_that_the_solver_does_not_know_have_no_position(preset: str) -> None:
    assert position_of(dealt(PRESETS[preset], 1)) is None


def test_before_the_cards_are_dealt_there_is_no_position() -> None:
    assert position_of(engine.new_match(PRESETS["dehla_pakad"], 0)) is None


def test_a_trump_that_the_first_void_card_sets_is_trump_in_the_same_trick() -> None:
    lead = position("dehla_pakad", 3)
    assert lead is not None
    assert lead.trump_mode is TrumpMode.FIRST_VOID
    now = position("dehla_pakad", 3, *SPADES_OUT, "2 play 9D")
    assert now is not None
    assert (now.trump_mode, now.trump) == (TrumpMode.AWAKE, DIAMONDS)
    assert (now.leader, len(now.trick), now.tricks) == (1, 2, (0, 1))


def test_a_trump_that_woke_in_the_middle_of_a_trick_is_known_from_the_next_on() -> None:
    assert position("mendikot_closed", 2, *ASKED_FOR) is None
    after = position("mendikot_closed", 2, *ASKED_FOR, "1 play KH")
    assert after is not None
    assert (after.trump_mode, after.trump) == (TrumpMode.AWAKE, DIAMONDS)


def test_a_trump_that_is_named_before_the_first_card_is_known_in_the_first_trick() -> None:
    first = position("dehla_pakad_open", 2, "0 name H")
    assert first is not None
    assert (first.trump_mode, first.trump) == (TrumpMode.AWAKE, HEARTS)


def test_a_trump_that_wakes_in_the_next_trick_is_known_from_there_on() -> None:
    late = {"setting_card_is_trump": False}
    assert position("dehla_pakad", 3, *SPADES_OUT, "2 play 9D", **late) is None
    after = position("dehla_pakad", 3, *SPADES_OUT, "2 play 9D", "3 play 7C", "0 play 2S", **late)
    assert after is not None
    assert (after.trump_mode, after.trump, after.leader) == (TrumpMode.AWAKE, DIAMONDS, 1)
