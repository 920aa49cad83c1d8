"""When a deal is decided, what is left to win, and what giving up costs (rules sections 5, 9)."""

from __future__ import annotations

import random

import pytest

from app.core.actions import NEXT, claim, concede
from app.core.engine import apply
from app.core.events import Conceded, DealEnded, MatchEnded
from app.core.log import DEAL_ENDS
from app.core.notation import parse_hand
from app.core.outcomes import certain_winner, is_decided, tally, tally_if_rest_goes_to
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.core.scoring import judge
from app.core.state import (
    Category,
    DealResult,
    DealState,
    MatchEnd,
    MatchOutcome,
    Pair,
    Score,
    Trick,
)
from tests.builders import (
    collected,
    deal,
    match_start,
    play,
    played,
    random_rules,
    reason,
    rules,
    the_deal,
    trick,
    tricks,
    walk,
)

NEVER = {"stop_when_decided": "never"}


def outcome(result: DealResult | None) -> tuple[int | None, Category, Pair]:
    """Return that part of a result that must not depend on when a deal is stopped."""
    assert result is not None
    return result.winner, result.category, result.points


def check_decided_deals(table: RuleSet, rng: random.Random) -> int:
    """Play a deal; wherever it is decided play on at random. Return how often it was decided."""
    decided = 0
    for step in walk(match_start(table, rng), rng):
        made = step.state.deal
        if made is None or step.state.phase is not Phase.LEAD or not is_decided(table, made):
            continue
        decided += 1
        now = outcome(judge(table, tally(table, made)))
        assert certain_winner(table, made) == now[0]
        for _ in range(2):
            *_, end = walk(step.state, rng)
            assert outcome(the_deal(end.state).result) == now
    return decided


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_changes_a_result_once_it_is_decided(preset: str) -> None:
    rng = random.Random(preset)
    table = PRESETS[preset].changed(**NEVER)
    decided = sum(check_decided_deals(table, rng) for _ in range(8))
    assert decided or table.match == "tens_total"


def test_nor_under_random_rules() -> None:
    rng = random.Random(3)
    for _ in range(40):
        check_decided_deals(random_rules(rng).changed(**NEVER), rng)


@pytest.mark.parametrize("preset", PRESETS)
def test_stopping_a_decided_deal_never_changes_its_score(preset: str) -> None:
    for seed in range(6):
        ends = []
        for stop in ("never", "always"):
            rng = random.Random(seed)
            table = PRESETS[preset].changed(stop_when_decided=stop)
            *_, end = walk(match_start(table, rng), rng)
            ends.append((outcome(the_deal(end.state).result), end.state.score))
        assert ends[0] == ends[1]


def test_a_deal_that_always_stops_does_so_at_the_first_decided_trick() -> None:
    table = rules("coat", stop_when_decided="always")
    held = {0: "AS AH AD 2C", 1: "TS TH TD 3C", 2: "2S 2H 2D TC", 3: "3S 3H 3D AC"}
    state = tricks(deal(table, held), "AS TS 2S 3S", "AH TH 2H 3H", "AD TD 2D 3D")
    assert state.phase is Phase.LEAD, "the fourth ten could still make it a sirr"
    state = trick(state, "2C 3C TC AC")
    assert state.phase is Phase.DEAL_OVER
    assert outcome(the_deal(state).result) == (0, Category.WIN, (1, 0))


def test_where_the_table_asks_the_deal_goes_on() -> None:
    table = rules("coat", stop_when_decided="ask")
    held = {0: "AS AH AD 2C", 1: "TS TH TD 3C", 2: "2S 2H 2D TC", 3: "3S 3H 3D AC"}
    state = tricks(deal(table, held), "AS TS 2S 3S", "AH TH 2H 3H", "AD TD 2D 3D", "2C 3C TC AC")
    assert state.phase is Phase.LEAD
    assert is_decided(table, the_deal(state))


# A sirr


SIRR = {0: "AS AH AD AC", 1: "TS TH TD TC", 2: "2S 2H 2D 2C", 3: "3S 3H 3D 3C"}
FOUR_TENS = ("AS TS 2S 3S", "AH TH 2H 3H", "AD TD 2D 3D", "AC TC 2C 3C")


def test_a_sirr_ends_deal_and_match_once_the_trick_was_shown() -> None:
    state = tricks(deal(rules("dehla_pakad"), SIRR), *FOUR_TENS[:3])
    state = play(state, "0 play AC", "1 play TC", "2 play 2C", "3 play 3C")
    assert state.phase is Phase.TRICK_OVER, "the trick with the fourth ten is shown"
    state = collected(state)
    assert state.phase is Phase.MATCH_OVER
    assert state.score.outcome == MatchOutcome(0, MatchEnd.SIRR)
    result = the_deal(state).result
    assert result == DealResult(0, Category.SIRR, (4, 0), (4, 0), (0, 0))


@pytest.mark.parametrize(
    "table", [rules("dehla_pakad", sirr_ends_match=False), rules("dehla_pakad_pile")]
)
def test_a_sirr_that_ends_nothing_is_played_out(table: RuleSet) -> None:
    state = tricks(deal(table, SIRR), *FOUR_TENS)
    assert state.phase is Phase.LEAD
    *_, end = walk(state, random.Random(1))
    result = the_deal(end.state).result
    assert result is not None
    assert result.category is Category.SIRR
    assert sum(result.tricks) == 13


def test_the_next_match_starts_with_nothing_of_the_last() -> None:
    state = tricks(deal(rules("dehla_pakad"), SIRR), *FOUR_TENS)
    dealer = state.score.dealer
    state, _ = apply(state, NEXT)
    assert state.phase is Phase.DEAL
    assert state.deal is None
    assert state.score == Score(dealer)


# Conceding


CONCESSIONS: list[tuple[RuleSet, int | None, str, Pair]] = [
    (rules("mendikot", trump="none"), 1, "kot", (0, 3)),
    (rules("court_piece", trump="none"), 1, "bavney", (0, 4)),
    (rules("dehla_pakad"), 1, "sirr", (0, 0)),
    (rules("coat", sirr_ends_match=False, points_sirr=2), 1, "sirr", (0, 2)),
    (rules("mendikot_dehla_style"), 1, "kot", (0, 4)),
    (rules("double_sar"), 1, "sirr", (0, 0)),
    (rules("mendikot", ace_bonus=True), 1, "kot", (0, 4)),
    (rules("dehla_pakad_pile"), 1, "sirr", (0, 2)),
]


@pytest.mark.parametrize(("table", "winner", "category", "points"), CONCESSIONS)
def test_giving_up_at_once_loses_all(
    table: RuleSet, winner: int, category: str, points: Pair
) -> None:
    state, events = played(deal(table), "0 concede")
    assert events[0] == Conceded(0)
    assert isinstance(events[1], DealEnded)
    assert outcome(the_deal(state).result) == (winner, category, points)
    assert state.phase in DEAL_ENDS
    assert any(isinstance(event, MatchEnded) for event in events) == (
        state.phase is Phase.MATCH_OVER
    )


def test_what_was_captured_before_cannot_be_lost() -> None:
    state = trick(deal(rules("mendikot"), SIRR), FOUR_TENS[0])
    state = play(state, "0 concede")
    result = the_deal(state).result
    assert result == DealResult(1, Category.WIN, (1, 3), (1, 12), (0, 1))


def test_a_deal_that_is_won_already_is_won_even_if_it_is_given_up() -> None:
    state = tricks(deal(rules("mendikot"), SIRR), *FOUR_TENS[:3])
    result = the_deal(play(state, "0 concede")).result
    assert outcome(result) == (0, Category.WIN, (1, 0))


def test_a_court_is_lost_with_the_first_seven_tricks_only() -> None:
    table = rules("court_piece", trump="none")
    state = deal(table, {0: "AS AH", 1: "2S", 2: "3S", 3: "4S"})
    taken = trick(state, "AS 2S 3S 4S")
    assert outcome(the_deal(play(taken, "0 concede")).result) == (1, Category.WIN, (0, 1))


def test_the_pile_goes_with_the_deal() -> None:
    state = trick(deal(rules("dehla_pakad_pile", trump="none"), SIRR), FOUR_TENS[0])
    result = the_deal(play(state, "0 concede")).result
    assert result is not None
    assert (result.tens, result.tricks) == ((0, 4), (0, 13))


@pytest.mark.parametrize("preset", PRESETS)
def test_no_play_is_worse_than_giving_up(preset: str) -> None:
    """Playing on at random never ends worse for a side than its concession would have."""
    rng = random.Random(preset)
    table = PRESETS[preset].changed(**NEVER)
    for step in walk(match_start(table, rng), rng, deals=2):
        made = step.state.deal
        if made is None or made.turn < 0 or step.state.phase is Phase.DRAW_TRUMP:
            continue
        if rng.random() < 0.1:
            given_up = the_deal(apply(step.state, concede(made.turn))[0]).result
            *_, end = walk(step.state, rng)
            side = made.turn % 2
            assert value(the_deal(end.state).result, side) >= value(given_up, side)


def value(result: DealResult | None, side: int) -> tuple[int, int]:
    """Return how good a result is for a side: won, drawn or lost, then the points."""
    assert result is not None
    won = 0 if result.winner is None else 1 if result.winner == side else -1
    return won, result.points[side] - result.points[1 - side]


def test_only_the_seat_to_act_may_give_up() -> None:
    assert reason(deal(rules("mendikot")), concede(2)) == "not_your_turn"
    drawn = deal(rules("mendikot_open"))
    assert reason(drawn, concede(0)) == "wrong_phase"


def test_before_the_trump_is_chosen_a_deal_can_be_given_up_but_not_claimed() -> None:
    state = deal(rules("mendikot_closed"))
    assert reason(state, claim(0)) == "wrong_phase"
    assert play(state, "0 concede").phase is Phase.DEAL_OVER


def after_tricks(table: RuleSet, winners: str) -> DealState:
    """Return a deal in which the seats of a text have won a trick each."""
    made = the_deal(deal(table, {}))
    finished = tuple(Trick(0, (0, 1, 2, 3), int(seat)) for seat in winners)
    won = sum(int(seat) % 2 for seat in winners)
    return made._replace(finished=finished, tricks=(len(winners) - won, won))


@pytest.mark.parametrize(
    ("winners", "side"),
    [
        ("000000", None),
        ("0000000", 0),
        ("0202020131313", 0),
        ("3131313200000", 1),
        ("2222221000000", None),
        ("1000000000000", None),
    ],
)
def test_a_court_is_the_first_seven_tricks_and_no_others(winners: str, side: int | None) -> None:
    table = rules("court_piece")
    counted = tally(table, after_tricks(table, winners))
    assert counted.first_tricks == side
    if len(winners) == 13:
        found = judge(table, counted).category is Category.COURT
        assert found is (side is not None)


@pytest.mark.parametrize(
    ("ours", "theirs", "points"),
    [
        ("AS AH AD AC TS TH TD TC", "KS", (3, 0)),
        ("AS AH AD TS TH TD TC", "AC", (2, 0)),
        ("KS", "AS AH AD AC TS TH TD TC", (0, 3)),
        ("AS AH AD AC", "TS TH TD TC", (0, 2)),
    ],
)
def test_the_aces_that_were_captured_count_for_the_bonus(
    ours: str, theirs: str, points: Pair
) -> None:
    table = rules("mendikot", ace_bonus=True)
    captured = parse_hand(ours), parse_hand(theirs)
    tens = ours.count("T"), theirs.count("T")
    made = after_tricks(table, "0123")._replace(captured=captured, tens=tens)
    counted = tally(table, made)
    assert counted.aces == (ours.count("A"), theirs.count("A"))
    assert judge(table, counted).points == points
    for side in (0, 1):
        rest = tally_if_rest_goes_to(table, made, side)
        left = 4 - sum(counted.aces)
        assert rest.aces == (
            counted.aces[0] + left * (side == 0),
            counted.aces[1] + left * (side == 1),
        )
