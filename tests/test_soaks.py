"""The long trials of `tests/soak`: most run here for a moment, so that they will run for hours."""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.soak import _trials

ROOT = Path(__file__).parents[1]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="forks and kills as POSIX systems do")


def half_bad(number: int, chance: random.Random) -> Iterator[str]:
    """Fail for every second number, and tell the chance for the others."""
    if number % 2:
        raise ValueError("planted")
    yield f"met {chance.randrange(1000)}"


def test_failures_are_counted_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert _trials.run(half_bad, 10, "seed") == 5
    told = capsys.readouterr().out
    assert "seed/3 failed:" in told
    assert "ValueError: planted" in told
    assert told.endswith("tried: 10; failed: 5; seed: seed\n")


def test_one_attempt_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    assert _trials.run(half_bad, 1, "seed/7") == 1
    assert _trials.run(half_bad, 1, "seed/8") == 0
    met = [line for line in capsys.readouterr().out.splitlines() if "met" in line]
    assert met == [f"  {'met ' + str(random.Random('seed/8').randrange(1000)):40}         1"]


def test_an_attempt_may_take_too_long(capsys: pytest.CaptureFixture[str]) -> None:
    assert _trials.run(half_bad, 1, "seed", longest=-1.0) == 1
    assert "TOO SLOW" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("trial", "count", "met"),
    [
        ("deals", 2, "deals under"),
        ("fairness", 17, "permutations"),
        ("late", 64, "after new match"),
        ("resume", 1, "played to the end again"),
        ("seats", 25, "never answers in lead"),
    ],
)
def test_a_little_of_each_trial(
    trial: str, count: int, met: str, capsys: pytest.CaptureFixture[str]
) -> None:
    attempt = importlib.import_module(f"tests.soak.{trial}").attempt
    assert _trials.run(attempt, count, "small") == 0
    assert met in capsys.readouterr().out


@POSIX
@pytest.mark.slow
@pytest.mark.parametrize(
    ("trial", "count", "seed"),
    [
        ("kills", 6, "small"),
        ("quits", 2, "small"),
        ("privacy", 2, "small/12"),
    ],
)
def test_a_little_of_each_trial_of_the_real_program(trial: str, count: int, seed: str) -> None:
    check_trial(trial, count, seed)


@POSIX
@pytest.mark.slow
@pytest.mark.parametrize(
    "scene", ["nothing wrong", "a quota", "turned read-only", "two copies at once"]
)
def test_some_disks(scene: str) -> None:
    from tests.soak.disks import SCENES  # it knows no Windows

    check_trial("disks", 1, f"small/{list(SCENES).index(scene)}")


def check_trial(trial: str, count: int, seed: str) -> None:
    line = [sys.executable, "-m", f"tests.soak.{trial}", str(count), seed]
    ended = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert f"tried: {count}; failed: 0; seed: {seed}" in ended.stdout
