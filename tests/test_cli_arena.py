"""The command `arena`: one JSON object that says what was compared, and under which rules."""

from __future__ import annotations

import json

import pytest

from app.__main__ import main
from tests.test_cli import ARENA, CONTESTANTS, SEATED, hukum


def test_the_arena_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*ARENA, "--deals", "12"]
    assert main(words) == 0
    first = json.loads(capsys.readouterr().out)
    with hukum(*words, "--jobs", "2") as process:
        second = json.loads(process.communicate()[0])
    for figures in (first, second):
        for times in (figures.pop("times_a"), figures.pop("times_b")):
            assert 0 < times["median"] <= times["p95"] <= times["longest"]
    assert first == second
    assert first["wins"] + first["draws"] + first["losses"] == 24


def test_an_arena_says_which_rules_were_changed(capsys: pytest.CaptureFixture[str]) -> None:
    changes = {"match": "deals", "deals_target": 3, "deal_packets": [1], "ace_bonus": True}
    sets = [f"--set={key}={json.dumps(value)}" for key, value in changes.items()]
    assert main([*ARENA, "--a", "random", "--deals", "1", *sets, "--set=points_win=1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["rules"], figures["set"]) == ("mendikot", changes)
    assert main([*ARENA, "--a", "random", "--deals", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["set"] == {}


def test_help_names_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    for command, levels in (("arena", CONTESTANTS), ("simulate", SEATED)):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        told = " ".join(capsys.readouterr().out.split())
        assert levels.strip() in told
        assert ("cheat" in told) == (command == "arena")


def test_an_arena_of_one_deal_has_no_interval_and_is_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is not JSON")

    assert main([*ARENA, "--a", "random", "--deals", "1"]) == 0
    figures = json.loads(capsys.readouterr().out, parse_constant=refuse)
    assert figures["net"]["low"] is figures["net"]["high"] is None
