"""What one seat sees of a state: all of it, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.ai.levels import make_player
from app.ai.player import Limit
from app.core.actions import NOBODY, SeatAction, claim, concede
from app.core.cards import IS_TEN
from app.core.engine import apply
from app.core.log import Header, MatchLog, start
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import PRESETS, preset
from app.core.rules import RuleSet
from app.core.state import State
from app.session.deal_text import parse_deal
from app.session.headless import play_deals
from app.session.replay import deal_steps
from app.session.setup import MatchSetup, default_seats, new_log
from app.ui.picture import Picture, picture, place_of
from app.ui.texts.seats import seating
from app.ui.words import deal_line, deal_rows

PLACES = {4: (0, 1, 2, 3), 6: (0, 1, 2, 3, 4, 5)}


def header(rules: RuleSet) -> Header:
    return new_log(
        MatchSetup(rules, default_seats(rules.players), 11), "2026-01-01T00:00:00Z"
    ).header


def states(preset_id: str) -> Iterator[tuple[State, Header]]:
    """Yield every state of a deal between club players."""
    head = header(preset(preset_id))
    players = [make_player("club")] * head.rules.players
    deals = tuple(play_deals(head, players, 1, Limit(iterations=20)))
    for step in deal_steps(MatchLog(head, deals), 0):
        yield step.state, head


@pytest.mark.parametrize("preset_id", PRESETS)
def test_every_state_of_a_deal_has_a_picture_for_every_seat(preset_id: str) -> None:
    for state, head in states(preset_id):
        for viewer in range(head.rules.players):
            seen = picture(state, head, viewer, 1)
            check(seen, state)


def check(seen: Picture, state: State) -> None:
    assert state.deal is not None
    viewer, rules = seen.viewer, seen.rules
    assert sorted(seen.hand) == list(state.deal.hands[viewer])
    assert [seat.cards for seat in seen.seats] == [len(hand) for hand in state.deal.hands]
    assert sum(seat.is_turn for seat in seen.seats) == (state.deal.turn != NOBODY)
    assert len(seen.tens) == rules.all_tens
    assert seen.taken_tens[0] == sum(ten.side == 0 for ten in seen.tens)
    assert seen.taken_tens[1] == sum(ten.side == 1 for ten in seen.tens)
    assert sum(ten.in_hand for ten in seen.tens) == sum(IS_TEN[card] for card in seen.hand)
    assert seen.my_turn == (state.deal.turn == viewer == 0 and seen.phase is not Phase.DRAW_TRUMP)
    assert {seat.place for seat in seen.seats} == set(PLACES[rules.players])
    trump = observe(state, viewer).trump
    assert seen.trump == trump
    trick = state.deal.trick
    winning = [trick.best_seat] if trick.cards else []
    assert [entry.seat for entry in seen.trick if entry.wins] == winning
    trumps = winning if trick.best_is_trump else []
    assert [entry.seat for entry in seen.trick if entry.is_trump] == trumps


def test_a_hidden_trump_is_marked_for_its_holder_alone() -> None:
    for state, head in states("mendikot_closed"):
        deal = state.deal
        assert deal is not None
        if deal.trump is None or deal.trump.awake_at is not None:
            continue
        for viewer in range(4):
            seen = picture(state, head, viewer, 1)
            assert seen.marked == ({deal.trump.card} if viewer == deal.trump.seat else frozenset())
            assert [seat.seat for seat in seen.seats if seat.hides_trump] == [deal.trump.seat]


@pytest.mark.parametrize(("direction", "right"), [("anticlockwise", 1), ("clockwise", 3)])
def test_the_next_player_sits_where_the_direction_says(direction: str, right: int) -> None:
    rules = preset("dehla_pakad").changed(direction=direction)
    assert place_of(3, 2, rules) == right


def test_before_the_first_deal_there_are_no_cards() -> None:
    head = header(preset("three_decks"))
    seen = picture(start(head), head, 0, 0)
    assert seen.hand == ()
    assert seen.deal == 1
    assert len(seen.tens) == 12


ALL_SURE = """dealer 3
0: AS KS QS JS TS 9S 8S 7S 6S 5S 4S AH KH
1: 3S 2S QH JH TH 9H AD KD QD JD TD 9D 8D
2: 8H 7H 6H 5H 4H 3H 2H 7D 6D 5D 4D 3D 2D
3: AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C
"""


@pytest.mark.parametrize(("end", "ours"), [(claim(0), True), (concede(0), False)])
def test_whoever_gets_the_rest_has_its_tens_and_tricks(end: SeatAction, ours: bool) -> None:
    rules, first = parse_deal(ALL_SURE, preset("mendikot_no_trump"))
    setup = MatchSetup(rules, default_seats(4), 11, first_deal=first)
    log = new_log(setup, "2026-01-01T00:00:00Z")
    log = log._replace(deals=(log.deals[0]._replace(actions=(end,)),))
    seen = picture(deal_steps(log, 0)[-1].state, log.header, 0, 1)
    assert seen.taken_tens == ((4, 0) if ours else (0, 4))
    assert seen.taken_tricks == ((13, 0) if ours else (0, 13))
    assert [ten.side for ten in seen.tens] == [0 if ours else 1] * 4
    assert not any(ten.in_hand or ten.on_table for ten in seen.tens)


def test_the_pile_says_who_takes_it_with_the_next_trick() -> None:
    """Whoever is named and wins the next trick captures the pile; nobody else but the last."""
    told: set[int] = set()
    seen: Picture | None = None
    finished = 0
    for state, head in states("dehla_pakad_pile"):
        assert state.deal is not None
        tricks = state.deal.finished
        if seen is not None and seen.pile and len(tricks) > finished:
            is_last = len(tricks) == state.rules.hand_size
            takes = tricks[-1].best_seat == seen.pile_taker or is_last
            assert (not state.deal.pile) is takes
            told.add(seen.pile_taker)
        seen, finished = picture(state, head, 0, 1), len(tricks)
    assert NOBODY in told
    assert len(told) > 2


def test_no_pile_is_left_when_a_deal_is_given_up() -> None:
    """Its tricks have gone to a side: there is no next trick that could take them."""
    is_open = (each for each in states("dehla_pakad_pile") if each[0].phase is Phase.LEAD)
    state, head = next((state, head) for state, head in is_open if state.deal and state.deal.pile)
    assert state.deal is not None
    over, _ = apply(state, concede(state.deal.turn))
    seen = picture(over, head, 0, 1)
    assert sum(seen.taken_tricks) == state.rules.hand_size
    assert seen.pile == 0
    assert deal_line(seen, seating(head.seats)) == "Deal 1"


@pytest.mark.parametrize(
    ("taker", "text"),
    [
        (0, "Deal 2, in the pile: 3 tricks. You take it with one more trick in a row."),
        (1, "Deal 2, in the pile: 3 tricks. Asha takes it with one more trick in a row."),
        (NOBODY, "Deal 2, in the pile: 3 tricks. Whoever wins the last trick takes it."),
    ],
)
def test_the_panel_says_who_may_take_the_pile(taker: int, text: str) -> None:
    state, head = next(states("dehla_pakad_pile"))
    seen = picture(state, head, 0, 2)._replace(pile=3, pile_taker=taker)
    line = deal_line(seen, seating(head.seats)).replace("trick(s)", "tricks")
    assert line == text


@pytest.mark.parametrize(
    ("preset_id", "rows"),
    [
        ("dehla_pakad", [("Tens", (2, 1)), ("Tricks", (5, 3))]),
        ("court_piece", [("Tricks", (5, 3)), ("Tens", (2, 1))]),
        ("double_sar", [("Card points", (22, 13)), ("Tens", (2, 1)), ("Tricks", (5, 3))]),
    ],
)
def test_what_decides_a_deal_stands_first(
    preset_id: str, rows: list[tuple[str, tuple[int, int]]]
) -> None:
    state, head = next(states(preset_id))
    seen = picture(state, head, 0, 1)._replace(taken_tens=(2, 1), taken_tricks=(5, 3))
    assert deal_rows(seen) == rows
    rows[0] = (rows[0][0].replace("Card points", "Points"), rows[0][1])
    assert deal_rows(seen, briefly=True) == rows
