"""Rule sets: their keys and values, files and back, and every combination without sense."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.errors import RuleSetError
from app.core.presets import PRESETS, changes, preset
from app.core.rules import (
    CHOICES,
    KEYS,
    RANGES,
    Family,
    RuleSet,
    _conditions,
    from_mapping,
    problems,
    to_mapping,
    validate,
)
from tests.builders import random_rules, rules

THREE = {"players": 6, "decks": 3, "tens_to_win": 7, "sirr_tens": 12}
CALM = {"sirr_ends_match": False, "match": "points"}

NONSENSE: list[tuple[str, str, dict[str, Any]]] = [
    ("six_players_three_decks", "decks", {"players": 6}),
    ("six_players_three_decks", "decks", {**THREE, "players": 4}),
    ("short_deck_one_deck", "lowest_rank", {**THREE, "lowest_rank": 7}),
    ("no_such_seat", "first_dealer", {"first_dealer": 4}),
    ("no_such_seat", "first_dealer", {"first_dealer": -1}),
    ("no_such_seat", "first_dealer", {**THREE, "first_dealer": 6}),
    ("packets_sum", "deal_packets", {"deal_packets": [5, 4]}),
    ("packets_sum", "deal_packets", {"deal_packets": [4, 4]}),
    ("packets_sum", "deal_packets", {"lowest_rank": 7, "deal_packets": [5, 4, 4]}),
    ("three_decks_all_tens", "redeal_if", {**THREE, "redeal_if": ["all_tens_in_one_hand"]}),
    (
        "setting_card_only_first_void",
        "setting_card_is_trump",
        {"trump": "open_partner", "setting_card_is_trump": False},
    ),
    ("reveal_only_closed_card", "reveal", {"reveal": "holder"}),
    ("asker_only_on_request", "asker_must_trump", {"asker_must_trump": False}),
    (
        "asker_only_on_request",
        "asker_must_trump",
        {"trump": "closed_card", "reveal": "first_void", "asker_must_trump": False},
    ),
    ("closed_card_three_decks", "trump", {**THREE, "trump": "closed_card"}),
    ("closed_card_pile", "trump", {"trump": "closed_card", "capture": "two_in_row_player"}),
    ("identical_only_three_decks", "identical_cards", {"identical_cards": "first"}),
    (
        "pile_not_for_tricks",
        "capture",
        {**CALM, "objective": "tricks", "capture": "two_in_row_player"},
    ),
    ("card_points_full_deck", "objective", {"objective": "card_points", "lowest_rank": 7}),
    ("card_points_full_deck", "objective", {**THREE, "objective": "card_points"}),
    ("tricks_full_deck", "objective", {**CALM, "objective": "tricks", "lowest_rank": 7}),
    ("tens_to_win_one_deck", "tens_to_win", {"tens_to_win": 7}),
    ("tens_to_win_three_decks", "tens_to_win", {**THREE, "tens_to_win": 3}),
    ("sirr_tens_one_deck", "sirr_tens", {"sirr_tens": 9}),
    ("sirr_tens_three_decks", "sirr_tens", {**THREE, "sirr_tens": 4}),
    (
        "tie_break_only_tens",
        "tie_break",
        {**CALM, "objective": "card_points", "tie_break": "tricks"},
    ),
    ("tens_total_only_tens", "match", {**CALM, "objective": "tricks", "match": "tens_total"}),
    ("no_sirr_for_tricks", "sirr_ends_match", {"objective": "tricks"}),
    ("no_sirr_in_mendikot", "sirr_ends_match", {"tie_break": "tricks"}),
    ("no_sirr_in_tens_total", "sirr_ends_match", {"match": "tens_total"}),
    ("ace_bonus_only_mendikot", "ace_bonus", {"match": "points", "ace_bonus": True}),
    (
        "ace_bonus_only_points",
        "ace_bonus",
        {"tie_break": "tricks", "sirr_ends_match": False, "ace_bonus": True},
    ),
    ("points_in_order", "points_sirr", {**CALM, "points_win": 2}),
    ("points_in_order", "points_mendikot", {**CALM, "tie_break": "tricks", "points_win": 3}),
    (
        "points_in_order",
        "points_kot",
        {**CALM, "match": "deals", "tie_break": "tricks", "points_kot": 1},
    ),
    ("points_in_order", "points_court", {**CALM, "objective": "tricks", "points_win": 3}),
    ("points_in_order", "points_bavney", {**CALM, "objective": "tricks", "points_bavney": 1}),
]


def unchecked(keys: dict[str, Any]) -> RuleSet:
    """Return a rule set that nobody has looked at yet."""
    plain = {key: _value(key, value) for key, value in keys.items()}
    return RuleSet(**plain)


def _value(key: str, value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    return next((choice for choice in CHOICES.get(key, ()) if choice == value), value)


@pytest.mark.parametrize(("code", "key", "keys"), NONSENSE)
def test_a_combination_without_sense_is_refused_in_words(
    code: str, key: str, keys: dict[str, Any]
) -> None:
    found = {problem.code: problem for problem in problems(unchecked(keys))}
    assert found[code].key == key
    assert " " in found[code].reason
    with pytest.raises(RuleSetError) as refused:
        from_mapping(keys)
    assert refused.value.code in found


def test_no_condition_hides_behind_another() -> None:
    alone = {found[0].code for *_, keys in NONSENSE if len(found := problems(unchecked(keys))) == 1}
    assert alone == {code for code, *_ in NONSENSE}


def test_every_condition_is_tested_here() -> None:
    assert {code for code, *_ in _conditions(RuleSet())} == {code for code, *_ in NONSENSE}


@pytest.mark.parametrize(
    "keys",
    [
        {"points_win": 9},
        {"points_win": 9, "match": "points"},
        {"tie_break": "tricks", "points_win": 9, **CALM, "match": "tens_total"},
        {"points_win": 2, "points_sirr": 2, **CALM},
    ],
    ids=["streak", "a sirr ends the match", "total of tens", "equal"],
)
def test_points_that_order_nothing_are_free(keys: dict[str, Any]) -> None:
    assert problems(unchecked(keys)) == []


@pytest.mark.parametrize("preset_id", PRESETS)
def test_presets_make_sense(preset_id: str) -> None:
    assert problems(PRESETS[preset_id]) == []
    validate(PRESETS[preset_id])


SECTION_13 = """
preset name players decks lowest_rank direction first_dealer deal_packets redeal_if trump
setting_card_is_trump reveal asker_must_trump identical_cards capture objective tens_to_win
tie_break match streak_target points_target deals_target tens_target sirr_ends_match sirr_tens
points_win points_sirr points_mendikot points_kot points_court points_bavney ace_bonus dealer_rule
dealer_on_draw stop_when_decided
"""


def test_the_keys_are_those_of_the_rules_in_their_order() -> None:
    assert list(KEYS) == SECTION_13.split()
    assert list(to_mapping(RuleSet())) == [key for key in KEYS if key != "name"]


@pytest.mark.parametrize("preset_id", PRESETS)
def test_rules_come_back_from_their_file_values(preset_id: str) -> None:
    table = PRESETS[preset_id].changed(name="Ours")
    written = json.loads(json.dumps(to_mapping(table)))
    assert from_mapping(written) == table
    assert written["name"] == "Ours"


@given(st.integers(0, 2**32))
def test_random_rules_come_back_from_their_file_values(seed: int) -> None:
    table = random_rules(random.Random(seed))
    assert from_mapping(json.loads(json.dumps(to_mapping(table)))) == table


WRONG = [
    ("players", 5),
    ("players", 4.0),
    ("players", "4"),
    ("decks", True),
    ("lowest_rank", 6),
    ("direction", "left"),
    ("first_dealer", "me"),
    ("first_dealer", True),
    ("first_dealer", 1.0),
    ("deal_packets", []),
    ("deal_packets", "544"),
    ("deal_packets", [13.0]),
    ("deal_packets", [0, 13]),
    ("redeal_if", "all_tens_in_one_hand"),
    ("redeal_if", ["all_tens_in_one_hand", "all_tens_in_one_hand"]),
    ("redeal_if", ["full_moon"]),
    ("trump", None),
    ("setting_card_is_trump", 1),
    ("ace_bonus", "false"),
    ("ace_bonus", 0),
    ("streak_target", 1),
    ("streak_target", 10),
    ("streak_target", True),
    ("points_target", 0),
    ("points_target", float("nan")),
    ("deals_target", 2.5),
    ("tens_target", 3),
    ("points_win", "1"),
    ("preset", ""),
    ("preset", 3),
    ("name", ""),
    ("name", "x" * 201),
    ("name", 3),
    ("sirr", True),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_wrong_value_is_refused_and_named(key: str, value: Any) -> None:
    with pytest.raises(RuleSetError, match=key) as refused:
        from_mapping({key: value})
    assert refused.value.key == key
    assert refused.value.code == ""


def test_every_key_has_its_values_somewhere() -> None:
    listed = {*CHOICES, *RANGES, "preset", "name", "first_dealer", "deal_packets", "redeal_if"}
    assert listed == set(KEYS)


@pytest.mark.parametrize(("key", "value"), [(k, v) for k in RANGES for v in RANGES[k]])
def test_numbers_may_reach_both_ends_of_their_range(key: str, value: int) -> None:
    assert getattr(from_mapping({key: value}), key) == value


def test_changing_a_key_leaves_the_others_and_the_original() -> None:
    table = preset("mendikot")
    changed = table.changed(ace_bonus=True)
    assert changed.ace_bonus
    assert not table.ace_bonus
    assert changed.changed(ace_bonus=False) == table
    assert changes(changed) == {"ace_bonus": True}
    assert changes(table) == {}


def test_changes_count_from_the_preset_a_set_started_from() -> None:
    unknown = preset("mendikot")._replace(preset="grandmothers")
    assert changes(unknown)["tie_break"] == "tricks"
    assert "trump" not in changes(unknown)


def test_an_unknown_preset_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(RuleSetError, match="band_hukum_a"):
        preset("nonsense")


TABLE = """
dehla_pakad          | first_void        | tens        | streak 7     | True  | dehla_pakad
dehla_pakad_named    | first_void_named  | tens        | streak 7     | True  | dehla_pakad
dehla_pakad_open     | open_partner      | tens        | streak 7     | True  | dehla_pakad
dehla_pakad_closed   | first_void_closed | tens        | streak 7     | True  | dehla_pakad
double_sar           | first_void        | card_points | streak 7     | True  | dehla_pakad
coat                 | first_void        | tens        | points 7     | True  | dehla_pakad
three_decks          | first_void        | tens        | points 7     | True  | dehla_pakad
court_piece          | first_void        | tricks      | points 7     | False | dehla_pakad
mendikot             | first_void        | tens+       | points 7     | False | mendikot
mendikot_open        | open_drawn        | tens+       | points 7     | False | mendikot
mendikot_closed      | closed_card       | tens+       | points 7     | False | mendikot
mendikot_face_up     | open_card         | tens+       | points 7     | False | mendikot
mendikot_no_trump    | none              | tens+       | points 7     | False | mendikot
mendikot_short       | first_void        | tens+       | points 7     | False | mendikot
mendikot_dehla_style | first_void        | tens+       | tens_total 20 | False | mendikot
dehla_pakad_pile     | first_void        | tens        | points 7     | False | dehla_pakad
band_hukum_a         | closed_card       | tens+       | points 7     | False | mendikot
"""


def test_the_presets_are_those_of_the_rules() -> None:
    rows = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
    assert list(PRESETS) == [row[0] for row in rows]
    for preset_id, trump, objective, match, sirr, dealer in rows:
        table = PRESETS[preset_id]
        ties = "+" if table.tie_break == "tricks" else ""
        target = getattr(table, f"{str(table.match).removesuffix('_total')}_target")
        assert table.preset == preset_id
        assert table.trump == trump
        assert f"{table.objective}{ties}" == objective
        assert f"{table.match} {target}" == match
        assert str(table.sirr_ends_match) == sirr
        assert table.dealer_rule == dealer


def test_what_else_the_presets_differ_in() -> None:
    three = PRESETS["three_decks"]
    assert (three.players, three.decks, three.tens_to_win, three.sirr_tens) == (6, 3, 7, 12)
    assert (three.hand_size, three.all_tens) == (26, 12)
    assert PRESETS["dehla_pakad_pile"].capture == "two_in_row_player"
    assert PRESETS["dehla_pakad_pile"].points_sirr == 2
    assert PRESETS["mendikot_short"].hand_size == 8
    assert PRESETS["mendikot_short"].deal_packets == (4, 4)
    assert PRESETS["mendikot"].deal_packets == (5, 4, 4)
    assert PRESETS["band_hukum_a"].reveal == "first_void"
    assert PRESETS["mendikot_closed"].reveal == "request"
    assert PRESETS["mendikot_closed"].asker_must_trump


@pytest.mark.parametrize(
    ("preset_id", "family"),
    [
        ("dehla_pakad", Family.DEHLA_PAKAD),
        ("double_sar", Family.DEHLA_PAKAD),
        ("three_decks", Family.DEHLA_PAKAD),
        ("court_piece", Family.COURT_PIECE),
        ("mendikot_short", Family.MENDIKOT),
    ],
)
def test_families(preset_id: str, family: Family) -> None:
    assert PRESETS[preset_id].family is family


MENDIKOTS = [preset_id for preset_id in PRESETS if PRESETS[preset_id].family is Family.MENDIKOT]


@pytest.mark.parametrize("preset_id", [each for each in MENDIKOTS if "style" not in each])
def test_the_switches_go_with_every_mendikot(preset_id: str) -> None:
    rules(preset_id, ace_bonus=True)
    rules(preset_id, lowest_rank=7, deal_packets=[4, 4])
    rules(preset_id, match="deals", deals_target=12)
    for trump in CHOICES["trump"]:
        rules(preset_id, trump=trump, reveal="request")
