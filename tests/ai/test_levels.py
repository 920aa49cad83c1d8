"""Every level plays every preset legally, fairly and repeatably."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.ai.knowledge import View
from app.ai.levels import LEVELS, RANDOM, STYLES, LevelError, make_player
from app.ai.player import Decision
from app.ai.reasons import REASONS
from app.ai.style import is_sirr_near
from app.core import engine
from app.core.actions import NOBODY
from app.core.cards import Stream
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.state import State
from tests.ai.tables import by_player, dealt, decide, turns

CUSTOM = {
    "late_setting": PRESETS["dehla_pakad"].changed(setting_card_is_trump=False),
    "holder": PRESETS["mendikot_closed"].changed(reveal="holder", asker_must_trump=True),
    "free_asker": PRESETS["mendikot_closed"].changed(asker_must_trump=False),
    "first_of_twins": PRESETS["three_decks"].changed(identical_cards="first"),
    "pile_named": PRESETS["dehla_pakad_pile"].changed(trump="first_void_named"),
    "aces": PRESETS["mendikot"].changed(ace_bonus=True, capture="two_in_row_player"),
    "short_closed": PRESETS["mendikot_closed"].changed(lowest_rank=7, deal_packets=[4, 4]),
}
TABLES = {**PRESETS, **CUSTOM}
RULE_LEVELS = (RANDOM, "beginner", "casual", "club")


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("level", RULE_LEVELS)
def test_a_level_plays_legally_to_the_end(table: str, level: str) -> None:
    player = make_player(level)
    for number in range(1, 9):
        *_, last = turns(dealt(TABLES[table], number, number % 4), by_player(player, number))
        assert last.deal is not None
        assert last.deal.result is not None


@pytest.mark.parametrize("level", RULE_LEVELS)
def test_every_decision_is_legal_and_has_a_known_reason(level: str) -> None:
    player = make_player(level)
    for table in TABLES.values():
        for state in turns(dealt(table, 77), by_player(player)):
            if _asks_a_seat(state):
                seen = observe(state, engine.seat_to_act(state))
                decision = decide(player, seen)
                assert decision.action in seen.legal
                assert decision.reason in REASONS


@pytest.mark.parametrize("table", ["dehla_pakad", "mendikot_closed", "three_decks"])
@pytest.mark.parametrize("level", RULE_LEVELS)
def test_the_same_observation_and_seed_give_the_same_decision(table: str, level: str) -> None:
    first, second = make_player(level), make_player(level)
    for state in turns(dealt(TABLES[table], 5), by_player(first)):
        if _asks_a_seat(state):
            seen = observe(state, engine.seat_to_act(state))
            assert decide(first, seen, 9) == decide(second, seen, 9)


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_hidden_cards_change_no_decision(level: str) -> None:
    player = make_player(level)
    for number in range(1, 6):
        state = dealt(PRESETS["dehla_pakad"], number)
        seat = engine.seat_to_act(state)
        others = _permuted(state, seat)
        assert decide(player, observe(state, seat)) == decide(player, observe(others, seat))


def test_an_unknown_level_or_style_is_refused() -> None:
    with pytest.raises(LevelError):
        make_player("grandmaster")
    with pytest.raises(LevelError):
        make_player("club", "sleepy")


def decisions_of(style: str) -> Iterator[tuple[View, Decision, Decision]]:
    """Yield what a seat of a style decides and what a steady one would, over some deals."""
    steady, styled = make_player("club"), make_player("club", style)
    for number in range(1, 25):
        for state in turns(dealt(TABLES["mendikot"], number), by_player(steady)):
            if _asks_a_seat(state):
                seen = observe(state, engine.seat_to_act(state))
                yield View(seen), decide(styled, seen), decide(steady, seen)


@pytest.mark.parametrize("style", [style for style in STYLES if style != "steady"])
def test_every_style_plays_otherwise_now_and_then(style: str) -> None:
    other = [styled.action != steady.action for _, styled, steady in decisions_of(style)]
    assert 0 < sum(other) < len(other) / 4


def test_who_keeps_trumps_neither_draws_them_nor_ruffs_for_tricks() -> None:
    reasons = [(styled.reason, steady.reason) for _, styled, steady in decisions_of("keeps_trumps")]
    kept, usual = (set(each) for each in zip(*reasons, strict=True))
    assert {"draw_trumps", "ruff"} <= usual
    assert not {"draw_trumps", "ruff"} & kept


def test_who_chases_the_sirr_dares_more_only_while_it_is_in_reach() -> None:
    for view, styled, steady in decisions_of("chases_sirr"):
        assert styled.action == steady.action or is_sirr_near(view)


def test_the_levels_stand_in_order() -> None:
    assert list(LEVELS)[:3] == ["beginner", "casual", "club"]


def _asks_a_seat(state: State) -> bool:
    return engine.seat_to_act(state) != NOBODY and state.phase is not Phase.DRAW_TRUMP


def _permuted(state: State, seat: int) -> State:
    assert state.deal is not None
    others = [other for other in range(4) if other != seat]
    cards = [card for other in others for card in state.deal.hands[other]]
    Stream("permuted").shuffle(cards)
    size = len(state.deal.hands[seat])
    hands = list(state.deal.hands)
    for place, other in enumerate(others):
        hands[other] = tuple(sorted(cards[place * size : (place + 1) * size]))
    dealt_hands = tuple(hands)
    return state._replace(deal=state.deal._replace(hands=dealt_hands, dealt=dealt_hands))
