"""Records go out and come back the same, and each line is as the schema says."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import app
from app.core.cards import deal_number
from app.core.log import Header, MatchLog, SeatInfo, log_deal, start
from app.core.presets import PRESETS
from app.core.rules import CHOICES, KEYS, RANGES, to_mapping
from app.storage.errors import StorageError
from app.storage.record_text import dump_deal, dump_header, dumps, match_id
from app.storage.records import load, loads, opened, single_deal
from app.storage.resources import resource_path
from tests.storage.matches import make_header, make_match, states

GOLDEN = sorted((Path(__file__).parents[1] / "golden_records").glob("*.hukum"))
SCHEMA = json.loads(resource_path("resources/record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def check_against_schema(text: str) -> None:
    for line in text.splitlines():
        VALIDATOR.validate(json.loads(line))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_comes_back_the_same(preset: str) -> None:
    log = make_match(PRESETS[preset], deals=8, actions=20)
    text = dumps(log)
    assert loads(text, "x") == log
    assert dumps(loads(text.encode(), "x")) == text
    check_against_schema(text)


@given(
    preset=st.sampled_from(sorted(PRESETS)),
    seed=st.integers(0, 2**53 - 1),
    deals=st.integers(0, 3),
    actions=st.integers(0, 60),
)
def test_a_match_comes_back_the_same(preset: str, seed: int, deals: int, actions: int) -> None:
    log = make_match(PRESETS[preset], seed, deals, actions)
    text = dumps(log)
    assert loads(text, "x") == log
    check_against_schema(text)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_save_at_every_state_loads(preset: str) -> None:
    header = make_header(PRESETS[preset], seed=3)
    for state, index, assisted in states(header, quits=0):
        log = MatchLog(header, (log_deal(state, index, assisted=assisted),))
        assert loads(dumps(log), "x") == log
        if index > 1 or log.deals[0].result is not None:
            break


def test_deals_after_a_match_begin_a_new_one_and_count_on() -> None:
    log = make_match(PRESETS["dehla_pakad"], deals=40)
    loaded = loads(dumps(log), "x")
    ends = [deal.after.outcome is not None for deal in loaded.deals if deal.after is not None]
    assert sum(ends) >= 2
    assert [deal.deal for deal in loaded.deals] == list(range(1, 41))
    for before, after in pairwise(loaded.deals):
        assert before.after is not None
        assert after.dealer == before.after.dealer
        if before.after.outcome is not None and after.after is not None:
            assert after.after.deals == 1


def test_a_header_alone_is_a_record() -> None:
    log = MatchLog(make_header())
    assert loads(dumps(log), "x") == log


def test_keys_that_are_not_default_are_written_only_then() -> None:
    plain = make_header()
    assert "serious" not in dump_header(plain)
    assert loads(dump_header(plain._replace(serious=True)), "x").header.serious
    deal = make_match(deals=1).deals[0]
    assert '"assisted"' not in dump_deal(deal._replace(assisted=False))
    assert dump_deal(deal._replace(assisted=True)).endswith(', "assisted": true}\n')


def test_the_text_is_that_of_the_format_page() -> None:
    seats = (SeatInfo("You", "human"), SeatInfo("Asha", "ai", "club"))
    seats += (SeatInfo("Tom", "ai", "club", "bold"), SeatInfo("Uma", "ai", "club"))
    rules = PRESETS["mendikot_closed"].changed(name="Grand")
    header = dump_header(Header(rules, seats, 20261129, 2, "2026-11-29T18:00:00Z"))
    assert header.startswith(
        f'{{"format": "hukum-record", "version": 1, "app": "hukum {app.__version__}", '
        '"rules": {"preset": "mendikot_closed", "name": "Grand", "players": 4, '
    )
    assert header.endswith(
        '"seats": [{"name": "You", "kind": "human"}, '
        '{"name": "Asha", "kind": "ai", "level": "club"}, '
        '{"name": "Tom", "kind": "ai", "level": "club", "style": "bold"}, '
        '{"name": "Uma", "kind": "ai", "level": "club"}], '
        '"seed": 20261129, "first_dealer": 2, "started": "2026-11-29T18:00:00Z"}\n'
    )


def test_names_that_no_line_can_hold_are_cleaned() -> None:
    header = make_header(PRESETS["coat"].changed(name="a\nb"))
    seats = tuple(SeatInfo(name, "human") for name in ("\ud800x", "", "a\x00b", "n" * 1000))
    loaded = loads(dump_header(header._replace(seats=seats)), "x").header
    assert loaded.rules.name == "a b"
    assert [seat.name for seat in loaded.seats] == [" x", "?", "a b", "n" * 200]


def test_a_last_line_without_its_end_and_foreign_line_ends_are_read() -> None:
    log = make_match()
    text = dumps(log)
    assert loads(text.removesuffix("\n"), "x") == log
    assert loads(text.replace("\n", "\r\n"), "x") == log


def test_a_file_is_read_deal_by_deal(tmp_path: Path) -> None:
    log = make_match(deals=3)
    path = tmp_path / "é.hukum"
    path.write_text(dumps(log), encoding="utf-8")
    with opened(path) as reader:
        assert reader.header == log.header
        assert tuple(reader) == log.deals
    assert load(path) == log


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="No such file") as refused:
        load(tmp_path / "no.hukum")
    assert refused.value.reason == "missing"
    with pytest.raises(StorageError) as refused:
        load(tmp_path)
    assert refused.value.reason == "is_folder"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_single_deal_is_a_match_of_its_own(preset: str) -> None:
    log = make_match(PRESETS[preset], deals=3, actions=12)
    for number, deal in enumerate(log.deals, 1):
        alone = single_deal(log, number)
        assert loads(dumps(alone), "x") == alone
        (only,) = alone.deals
        assert only._replace(deal=deal.deal, after=deal.after) == deal
        assert only.after is None or only.after.deals == 1


def test_a_single_deal_goes_on_with_deals_of_its_own_and_counts_as_another_match() -> None:
    log = make_match(deals=3)
    alone = [single_deal(log, number).header for number in (1, 2, 3)]
    theirs = [deal_number(log.header.seed, deal) for deal in range(1, 50)]
    for header in alone:
        assert deal_number(header.seed, 2) not in theirs
    assert len({match_id(header) for header in (log.header, *alone)}) == 4
    assert single_deal(log, 2).header == alone[1]


def test_there_is_a_golden_record_of_every_preset() -> None:
    assert {path.stem.partition(".")[0] for path in GOLDEN} == set(PRESETS)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_of_version_1_load_for_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    log = load(path)
    written = dumps(log).replace(f"hukum {app.__version__}", "hukum 0.1.0", 1)
    assert written == text
    check_against_schema(text)


def test_the_schema_has_exactly_the_rule_keys() -> None:
    rules: dict[str, Any] = SCHEMA["$defs"]["rules"]
    assert list(rules["properties"]) == list(KEYS)
    assert set(rules["required"]) == set(KEYS) - {"name"}
    for key, choices in CHOICES.items():
        assert rules["properties"][key] == {"enum": list(choices)}
    for key, (least, most) in RANGES.items():
        wanted = {"type": "integer", "minimum": least, "maximum": most}
        assert rules["properties"][key] == wanted


def test_the_schema_refuses_what_is_not_a_line() -> None:
    deal = json.loads(dump_deal(make_match(deals=1).deals[0]))
    for wrong in (
        {**deal, "more": 1},
        {**deal, "dealer": 6},
        {**deal, "actions": ["0 play 1S"]},
        {key: value for key, value in deal.items() if key != "after"},
        {"format": "hukum-record", "version": 2},
    ):
        assert not VALIDATOR.is_valid(wrong)


def test_nothing_of_a_rule_set_is_lost() -> None:
    rules = PRESETS["three_decks"].changed(
        name="Six", first_dealer=5, deal_packets=[13, 13], redeal_if=["no_card_above_nine"]
    )
    header = loads(dump_header(make_header(rules)), "x").header
    assert to_mapping(header.rules) == to_mapping(rules)
    assert start(header) == start(make_header(rules))
