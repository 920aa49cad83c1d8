"""Each kind of fault in a record is refused with file, line and reason, and harms nothing."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.core.log import MatchLog
from app.core.presets import PRESETS
from app.storage.errors import Fault, RecordError, StorageError
from app.storage.fields import shown
from app.storage.record_text import dumps
from app.storage.records import LONGEST_LINE, RecordReader, load, loads, opened
from app.storage.strict_json import parse
from tests.storage.matches import make_match

Line = dict[str, Any]
LOG = make_match(seed=11, deals=3, actions=9)
TEXT = dumps(LOG)
LINES = TEXT.splitlines(keepends=True)


def refused(text: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as error:
        loads(text, "game.hukum")
    assert str(error.value).startswith(f"game.hukum:{error.value.line}: {error.value.message}")
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 400
    return error.value


def changed(line: int, change: Callable[[Line], object], log: MatchLog = LOG) -> str:
    """Return the text of a record in which one line, counted from 1, was changed as an object."""
    lines = dumps(log).splitlines()
    values = json.loads(lines[line - 1])
    change(values)
    lines[line - 1] = json.dumps(values)
    return "\n".join(lines) + "\n"


def put(*path: Any) -> Callable[[Line], None]:
    """Return a change that puts the last argument at the place that the others lead to."""
    *way, last, value = path

    def change(values: Line) -> None:
        target: Any = values
        for step in way:
            target = target[step]
        target[last] = value

    return change


def drop(key: str) -> Callable[[Line], object]:
    return lambda values: values.pop(key)


def concede_without_result(values: Line) -> None:
    leader = (values["dealer"] + 1) % 4
    values["actions"] = [f"{leader} concede"]
    del values["result"], values["after"]


HEADER = [
    ("not_a_record", put("format", "pgn")),
    ("not_a_record", drop("format")),
    ("newer_version", put("version", 2)),
    ("out_of_range", put("version", 0)),
    ("wrong_type", put("version", True)),
    ("unknown_key", put("comment", "hello")),
    ("missing_key", drop("seed")),
    ("wrong_type", put("seed", True)),
    ("wrong_type", put("seed", "7")),
    ("out_of_range", put("seed", -1)),
    ("out_of_range", put("first_dealer", 4)),
    ("out_of_range", put("started", "yesterday")),
    ("out_of_range", put("started", "2026-13-29T18:00:00Z")),
    ("out_of_range", put("started", "2026-11-29")),
    ("out_of_range", put("started", "2026-11-29T18:00:00+00:00")),
    ("out_of_range", put("started", 20261129)),
    ("out_of_range", put("seats", 1, "level", "x" * 41)),
    ("wrong_type", put("serious", 1)),
    ("wrong_type", put("rules", [])),
    ("missing_key", lambda values: values["rules"].pop("trump")),
    ("unknown_key", put("rules", "no_trump_on_sundays", True)),
    ("wrong_rules", put("rules", "players", 5)),
    ("wrong_rules", put("rules", "players", 6)),
    ("wrong_rules", put("rules", "streak_target", True)),
    ("wrong_rules", put("rules", "deal_packets", [])),
    ("wrong_type", put("rules", "deal_packets", [[1]])),
    ("wrong_type", put("rules", "preset", "x" * 201)),
    ("wrong_type", put("rules", "name", "two\nlines")),
    ("wrong_type", put("rules", "name", None)),
    ("wrong_type", put("seats", {})),
    ("out_of_range", put("seats", [])),
    ("wrong_type", put("seats", 1, None)),
    ("out_of_range", put("seats", 0, "kind", "robot")),
    ("unknown_key", put("seats", 0, "level", "club")),
    ("missing_key", lambda values: values["seats"][1].pop("level")),
    ("out_of_range", put("seats", 1, "name", "")),
    ("out_of_range", put("seats", 1, "name", "two\nlines")),
    ("wrong_type", put("seats", 1, "name", 5)),
]

DEAL = [
    ("wrong_type", put("deal", "2")),
    ("wrong_deal", put("deal", 3)),
    ("wrong_type", put("number", True)),
    ("out_of_range", put("number", 0)),
    ("wrong_hands", put("number", 1)),
    ("wrong_dealer", lambda values: values.update(dealer=(values["dealer"] + 1) % 4)),
    ("out_of_range", put("dealer", 9)),
    ("bad_card", put("hands", 0, "AS 1S")),
    ("wrong_type", put("hands", 0, 7)),
    ("wrong_type", put("hands", 0, "AS " * 100)),
    ("wrong_hands", put("hands", 0, "AS")),
    ("out_of_range", put("hands", [""] * 5)),
    ("wrong_hands", put("hands", [])),
    ("bad_action", put("actions", 0, "0 eat AS")),
    ("bad_action", put("actions", 0, "9 play AS")),
    ("bad_action", put("actions", 0, "0 play")),
    ("wrong_type", put("actions", 0, ["0 play AS"])),
    ("wrong_type", put("actions", 0, "x" * 50)),
    ("out_of_range", put("actions", ["0 play AS"] * 1001)),
    ("wrong_trump", put("trump", "suit", "X")),
    ("wrong_trump", put("trump", None)),
    ("wrong_trump", put("trump", "awake_at", [1, True])),
    ("unknown_key", put("trump", "card", "AS")),
    ("wrong_winners", put("winners", [])),
    ("wrong_winners", lambda v: put("winners", 3, (v["winners"][3] + 1) % 4)(v)),
    ("wrong_winners", put("winners", 3, None)),
    ("wrong_result", put("result", "category", "kot")),
    ("wrong_result", put("result", "tens", [9, 9])),
    ("wrong_result", put("result", "winner", "0")),
    ("wrong_result", put("result", [])),
    ("missing_key", lambda values: values["result"].pop("tricks")),
    ("wrong_after", put("after", "streaks", [1, 1])),
    ("wrong_after", put("after", "next_dealer", 7)),
    ("wrong_after", put("after", "match", {"winner": 0, "by": "streak"})),
    ("missing_key", drop("after")),
    ("missing_key", drop("winners")),
    ("missing_key", concede_without_result),
    ("unknown_key", put("weather", "fine")),
    ("wrong_type", put("assisted", 1)),
    ("not_over", lambda values: values["actions"].pop()),
]


@pytest.mark.parametrize(("reason", "change"), HEADER, ids=range(len(HEADER)))
def test_faults_of_the_header(reason: str, change: Callable[[Line], object]) -> None:
    error = refused(changed(1, change))
    assert (error.reason, error.line) == (reason, 1)
    assert error.good_part is None


@pytest.mark.parametrize(("reason", "change"), DEAL, ids=range(len(DEAL)))
def test_faults_of_a_deal(reason: str, change: Callable[[Line], object]) -> None:
    error = refused(changed(3, change))
    assert (error.reason, error.line) == (reason, 3)
    assert error.good_part == LOG._replace(deals=LOG.deals[:1])


def swapped(first: int, second: int) -> Callable[[Line], None]:
    def change(values: Line) -> None:
        actions = values["actions"]
        actions[first], actions[second] = actions[second], actions[first]

    return change


def revoke(values: Line) -> None:
    """Let the second player of the first trick discard though he could follow."""
    led = values["actions"][0][-1]
    seat = values["actions"][1][0]
    hand = values["hands"][int(seat)].split()
    other = next(card for card in hand if card[-1] != led)
    assert any(card[-1] == led for card in hand)
    values["actions"][1] = f"{seat} play {other}"


def test_a_card_that_the_seat_does_not_hold() -> None:
    def change(values: Line) -> None:
        seat = (int(values["actions"][0][0]) + 1) % 4
        strange = values["hands"][seat].split()[0]
        values["actions"][0] = f"{values['actions'][0][0]} play {strange}"

    error = refused(changed(3, change))
    assert (error.reason, error.line) == ("not_held", 3)
    assert "action 1" in error.message
    assert "does not hold" in error.message


def test_a_card_that_was_played_before() -> None:
    def change(values: Line) -> None:
        actions = values["actions"]
        first = actions[0]
        later = next(i for i, text in enumerate(actions) if i >= 4 and text[0] == first[0])
        actions[later] = first

    assert refused(changed(3, change)).reason == "not_held"


def test_a_revoke() -> None:
    error = refused(changed(3, revoke))
    assert error.reason == "must_follow"
    assert "action 2" in error.message


def test_out_of_turn() -> None:
    assert refused(changed(3, swapped(0, 1))).reason == "not_your_turn"


def test_an_action_after_the_end() -> None:
    error = refused(changed(3, lambda values: values["actions"].append("0 play AS")))
    assert error.reason == "wrong_phase"


def test_a_deal_after_one_that_is_not_finished() -> None:
    error = refused(TEXT + LINES[-1])
    assert (error.reason, error.line) == ("after_unfinished", 6)
    assert error.good_part == LOG


def test_a_deal_that_is_missing() -> None:
    assert refused(LINES[0] + LINES[2]).reason == "wrong_deal"


def test_a_deal_that_a_house_rule_throws_in() -> None:
    rules = PRESETS["dehla_pakad"].changed(redeal_if=["all_tens_in_one_hand"])
    log = make_match(rules, seed=11, deals=1)
    hands = ["TS TH TD TC AS AH AD AC KS KH KD KC 2S", *LOG_HANDS]

    def change(values: Line) -> None:
        values.update(number=None, hands=hands)

    assert refused(changed(2, change, log)).reason == "thrown_in"


LOG_HANDS = [
    "QS QH QD QC JS JH JD JC 9S 9H 9D 9C 2H",
    "8S 8H 8D 8C 7S 7H 7D 7C 6S 6H 6D 6C 2D",
    "5S 5H 5D 5C 4S 4H 4D 4C 3S 3H 3D 3C 2C",
]


def test_hands_by_hand_must_be_the_deck() -> None:
    twice = ["AS AS TD TC TH AH AD AC KS KH KD KC 2S", *LOG_HANDS]

    def change(values: Line) -> None:
        values.update(number=None, hands=twice)

    assert refused(changed(2, change)).reason == "bad_hands"


def test_every_cut_is_found_or_is_a_shorter_match() -> None:
    data = TEXT.encode()
    ends = {len("".join(LINES[: count + 1]).encode()) for count in range(len(LINES))}
    step = 37
    for length in [*range(0, len(data), step), *range(len(data) - 5, len(data))]:
        if length in ends or length + 1 in ends:
            loads(data[:length], "x")
        else:
            error = refused(data[:length])
            assert error.reason == ("cut_off" if length else "not_a_record")
            kept = error.good_part
            assert kept is None or LOG.deals[: len(kept.deals)] == kept.deals


JSON_FAULTS = {
    "not_json": '{"deal": }',
    "not_json ": '{"deal": NaN}',
    "not_json  ": '{"deal": -Infinity}',
    "not_json   ": '{"deal": "a\tb"}',
    "not_json    ": "{} {}",
    "not_whole": '{"deal": 1.0}',
    "not_whole ": '{"deal": 1e400}',
    "number_too_large": '{"deal": 123456789012345678}',
    "number_too_large ": '{"deal": ' + "9" * 5000 + "}",
    "duplicate_key": '{"deal": 1, "deal": 1}',
    "too_deep": "[" * 30_000,
    "too_deep ": '{"a":' * 10_000 + "1" + "}" * 10_000,
    "not_utf8": '{"deal": "\\ud800"}',
    "wrong_type": "null",
    "wrong_type ": "[" * 500 + "]" * 500,
    "wrong_type  ": "7",
    "empty_line": "   ",
    "empty_line ": "",
    "too_long": " " * LONGEST_LINE + "{}",
    "byte_order_mark": "\ufeff{}",
}


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ([7], "a list"),
        ({"a": 7}, "an object"),
        (None, "null"),
        (True, "true"),
        ("x" * 58, f"'{'x' * 58}'"),
        ("x" * 59, f"'{'x' * 59}…"),
        (7, "7"),
    ],
)
def test_a_message_shows_any_value_in_a_few_words(value: object, words: str) -> None:
    assert shown(value) == words


def test_what_is_not_utf8_is_named_by_its_place() -> None:
    with pytest.raises(Fault, match=r"\(byte 3\)"):
        parse(b'{"\xff')


@pytest.mark.parametrize("reason", JSON_FAULTS)
def test_lines_that_are_no_strict_json(reason: str) -> None:
    error = refused(LINES[0] + LINES[1] + JSON_FAULTS[reason] + "\n" + LINES[2])
    assert (error.reason, error.line) == (reason.strip(), 3)
    assert error.good_part == LOG._replace(deals=LOG.deals[:1])


@pytest.mark.parametrize(
    ("reason", "data"),
    [
        ("byte_order_mark", b"\xef\xbb\xbf" + TEXT.encode()),
        ("not_utf8", TEXT.encode("utf-16")),
        ("not_utf8", TEXT.encode("latin-1", "replace")),
        ("not_a_record", b""),
        ("empty_line", b"\n"),
        ("not_utf8", b"\x89PNG\r\n\x1a\n"),
        ("not_json", b"PK\x03\x04"),
    ],
    ids=["mark", "utf-16", "latin-1", "empty", "blank", "png", "zip"],
)
def test_files_that_are_something_else(reason: str, data: bytes) -> None:
    error = refused(data)
    assert (error.reason, error.line) == (reason, 1)


def test_a_newer_version_says_so_and_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "new.hukum"
    newer = changed(1, put("version", 7)).replace('"deal"', '"hand"')
    path.write_text(newer, encoding="utf-8")
    with pytest.raises(RecordError, match="newer format version 7; this program reads 1"):
        load(path)
    assert path.read_text(encoding="utf-8") == newer


def test_a_file_of_1_gb_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "big.hukum"
    with path.open("wb") as stream:
        stream.write(TEXT.encode())
        stream.truncate(2**30)
    with pytest.raises(RecordError, match="larger than 16 MB") as error:
        load(path)
    assert error.value.reason == "too_large"
    with pytest.raises(RecordError, match="larger than 256 MB"), opened(path):
        pass


class Growing(io.RawIOBase):
    """An endless stream of good lines: a file that grows while it is read."""

    def __init__(self, line: bytes) -> None:
        self.line = line

    def readline(self, _size: int | None = -1, /) -> bytes:
        return self.line


def test_a_stream_that_never_ends_is_refused() -> None:
    line = LINES[0].encode()
    with pytest.raises(RecordError) as error:
        RecordReader(Growing(line), "x", len(line) - 1)  # type: ignore[arg-type]
    assert error.value.reason == "too_large"
    reader = RecordReader(Growing(line), "x", len(line))  # type: ignore[arg-type]
    with pytest.raises(RecordError) as error:
        next(iter(reader))
    assert error.value.reason == "too_large"


@pytest.mark.skipif(os.name == "nt", reason="no such files on Windows")
def test_pipes_and_devices_are_not_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.hukum"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero")):
        with pytest.raises(StorageError, match="not a regular file"):
            load(path)


HUGE_LINES = {
    "one endless line": b"x" * (15 << 20),
    "endless nesting": b"[" * (15 << 20),
    "an endless list": b"[1" + b",1" * (7 << 20) + b"]",
    "empty lines": b"\n" * (15 << 20),
    "endless lines of good headers": LINES[0].encode() * 10_000,
}

HUGE_REASONS = {"too_long", "empty_line", "missing_key", "unknown_key"}

PROBE = """
import resource, sys
from pathlib import Path
from app.storage.errors import RecordError
from app.storage.records import load
resource.setrlimit(resource.RLIMIT_AS, (200 << 20, 200 << 20))
try:
    load(Path(sys.argv[1]))
except RecordError as error:
    print(error.reason)
"""


@pytest.mark.skipif(os.name == "nt", reason="no limit of memory on Windows")
@pytest.mark.parametrize("kind", HUGE_LINES)
def test_huge_files_cost_little_memory(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "huge.hukum"
    path.write_bytes(HUGE_LINES[kind])
    line = [sys.executable, "-c", PROBE, str(path)]
    probe = subprocess.run(line, capture_output=True, text=True, check=True)
    assert probe.stdout.strip() in HUGE_REASONS


def test_the_good_part_is_a_match_of_its_own() -> None:
    error = refused(changed(4, put("winners", [])))
    assert error.good_part is not None
    assert len(error.good_part.deals) == 2
    assert loads(dumps(error.good_part), "x") == error.good_part
