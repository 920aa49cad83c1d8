"""A match as a list of actions: what a log holds, and the replay that gives the states back."""

from __future__ import annotations

import random

import pytest

from app.core.actions import Deal, parse_action
from app.core.cards import deal_hands
from app.core.engine import apply, new_match
from app.core.errors import IllegalActionError
from app.core.events import HandsDealt
from app.core.log import (
    DEAL_ENDS,
    DealLog,
    Header,
    ReplayError,
    SeatInfo,
    log_deal,
    next_deal,
    replay_deal,
    start,
)
from app.core.phases import Phase
from app.core.state import State
from tests.builders import (
    deal,
    hands,
    match_start,
    numbered,
    play,
    rules,
    the_deal,
    trick,
    walk,
)

TABLE = rules("mendikot")


def finished(seed: int = 1) -> State:
    """Return a deal played to its end."""
    *_, last = walk(match_start(TABLE, random.Random(seed)), random.Random(seed))
    return last.state


def test_a_log_holds_the_facts_and_what_the_rules_make_of_them() -> None:
    state = finished()
    made, log = the_deal(state), log_deal(state, 4, assisted=True)
    assert (log.deal, log.number, log.dealer) == (4, made.number, made.dealer)
    assert (log.hands, log.actions, log.trump) == (made.dealt, made.actions, made.trump)
    assert log.winners == tuple(trick.best_seat for trick in made.finished)
    assert (log.result, log.after, log.assisted) == (made.result, state.score, True)


def test_an_unfinished_log_has_no_result_and_names_the_winner_of_the_trick_that_is_shown() -> None:
    state = trick(deal(TABLE, {0: "AH", 1: "2H", 2: "3H", 3: "4H"}), "AH 2H 3H 4H")
    assert log_deal(state, 1).winners == (0,)
    shown = deal(TABLE, {0: "2H", 1: "AH", 2: "3H", 3: "4H"})
    shown = play(shown, "0 play 2H", "1 play AH", "2 play 3H", "3 play 4H")
    assert shown.phase is Phase.TRICK_OVER
    log = log_deal(shown, 1)
    assert (log.winners, log.result, log.after) == ((1,), None, None)


def test_a_replay_yields_the_deal_every_action_and_every_trick_taken_away() -> None:
    state = finished()
    steps = list(replay_deal(new_match(TABLE, the_deal(state).dealer), log_deal(state, 1)))
    assert steps[0].events == (HandsDealt(the_deal(state).dealer),)
    assert [str(step.action.kind) for step in steps if step.action].count("collect") == 13
    assert len(steps) == 1 + 52 + 13
    assert steps[-1].state == state


def test_a_deal_without_a_number_is_replayed_from_its_hands() -> None:
    state = play(deal(TABLE, {0: "AH"}), "0 play AH")
    log = log_deal(state, 1)
    assert log.number is None
    *_, last = replay_deal(new_match(TABLE, 3), log)
    assert last.state == state


def test_where_there_is_a_number_it_says_which_hands() -> None:
    log = log_deal(numbered(TABLE, 8123), 1)
    moved = log._replace(hands=hands(TABLE, {0: "AS KS"}))
    *_, last = replay_deal(new_match(TABLE, 3), moved)
    assert the_deal(last.state).dealt == deal_hands(TABLE.deck_family, 8123)


def test_hands_that_cannot_be_are_refused() -> None:
    log = log_deal(deal(TABLE), 1)
    with pytest.raises(IllegalActionError, match="whole deck"):
        list(replay_deal(new_match(TABLE, 3), log._replace(hands=log.hands[:3])))


def test_a_deal_that_a_house_rule_throws_in_is_refused() -> None:
    house = rules("mendikot", redeal_if=["all_tens_in_one_hand"])
    log = log_deal(deal(TABLE, {2: "TS TH TD TC"}), 1)
    with pytest.raises(IllegalActionError, match="throw this deal in") as refused:
        list(replay_deal(new_match(house, 3), log))
    assert refused.value.reason == "thrown_in"


@pytest.mark.parametrize("extra", ["3 play 4H", "0 claim"])
def test_actions_after_the_end_are_refused(extra: str) -> None:
    state = finished()
    log = log_deal(state, 1)
    longer: DealLog = log._replace(actions=(*log.actions, parse_action(extra)))
    with pytest.raises(ReplayError) as refused:
        list(replay_deal(new_match(TABLE, log.dealer), longer))
    assert refused.value.index == len(log.actions)
    assert refused.value.reason in ("wrong_phase", "not_your_turn")


def test_a_refusal_keeps_its_reason_and_its_details() -> None:
    log = log_deal(deal(TABLE, {0: "AH", 1: "2H AS"}), 1)
    state = play(deal(TABLE, {0: "AH", 1: "2H AS"}), "0 play AH")
    bad = log._replace(actions=(*the_deal(state).actions, parse_action("1 play AS")))
    with pytest.raises(ReplayError, match="must follow hearts") as refused:
        list(replay_deal(new_match(TABLE, 3), bad))
    assert refused.value.reason == "must_follow"
    assert refused.value.values["seat"] == 1


def test_a_match_goes_on_from_deal_to_deal() -> None:
    header = Header(TABLE, (SeatInfo("You", "human"),) * 4, 1, 2, "2026-11-29T18:00:00Z")
    state = start(header)
    assert (state.phase, state.score.dealer) == (Phase.DEAL, 2)
    assert next_deal(state) is state, "before the first deal there is nothing to leave"
    state, _ = apply(state, Deal(1))
    state = play(state, "3 concede")
    assert state.phase in DEAL_ENDS
    assert next_deal(state).phase is Phase.DEAL
