"""The command line: simulate, check, arena, versions, and one sentence for wrong arguments."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

import app
from app import cli, streams
from app.__main__ import main
from app.ai.position import KEYS, Objective, TrumpMode
from app.ai.solve_lines import solve_lines
from app.ai.solver import Want
from app.core.presets import PRESETS
from app.storage.errors import StorageError
from app.storage.record_text import dumps
from app.storage.records import load

SIMULATE = ["simulate", "--rules", "dehla_pakad", "--seats", "random", "--seed", "5"]
ROOT = Path(__file__).parents[1]
PAPERS = ("README.md", "INSTALL.md", "CONTRIBUTING.md", "packaging/linux/share/hukum.6")
SEATED = "beginner, casual, club, expert, master"
CONTESTANTS = f"{SEATED}, cheat\n"
ARENA = ["arena", "--rules", "mendikot", "--a", "club", "--b", "random", "--seed", "3"]


def simulate(out: Path, *more: str) -> bytes:
    assert main([*SIMULATE, "--out", str(out), *more]) == 0
    return out.read_bytes()


def hukum(*words: str | Path) -> subprocess.Popen[bytes]:
    line = [sys.executable, "-m", "app", *map(str, words)]
    pipe = subprocess.PIPE
    return subprocess.Popen(line, stdin=pipe, stdout=pipe, stderr=pipe)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_simulated_is_checked(
    preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.hukum"
    simulate(out, "--rules", preset, "--deals", "4")
    assert main(["check", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: 4 deals, no fault\n"
    log = load(out)
    assert log.header.rules == PRESETS[preset].changed(stop_when_decided="never")
    assert [deal.deal for deal in log.deals] == [1, 2, 3, 4]
    assert not any(deal.assisted for deal in log.deals)
    assert log.deals[-1].result is not None


def test_the_same_arguments_give_the_same_bytes(tmp_path: Path) -> None:
    first = simulate(tmp_path / "a.hukum", "--deals", "12")
    assert simulate(tmp_path / "b.hukum", "--deals", "12") == first
    assert simulate(tmp_path / "c.hukum", "--deals", "12", "--jobs", "2") == first
    assert simulate(tmp_path / "d.hukum", "--deals", "12", "--seed", "6") != first
    assert first.startswith(simulate(tmp_path / "e.hukum", "--deals", "3"))


def test_matches_go_into_a_folder_whatever_the_jobs(tmp_path: Path) -> None:
    contents = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        words = [*SIMULATE, "--matches", "3", "--jobs", jobs, "--out", folder]
        with hukum(*words) as process:
            _, told = process.communicate()
        assert process.returncode == 0, told
        contents.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert contents[0] == contents[1]
    assert sorted(contents[0]) == [f"match-{number:06d}.hukum" for number in (1, 2, 3)]
    matches = [load(path) for path in sorted((tmp_path / "1").iterdir())]
    assert len({match.header.seed for match in matches}) == 3
    for match in matches:
        ends = [deal.after.outcome for deal in match.deals if deal.after is not None]
        assert ends[-1] is not None
        assert not any(ends[:-1])


def test_a_folder_holds_the_matches_of_one_run_alone(tmp_path: Path) -> None:
    words = [*SIMULATE, "--out", str(tmp_path), "--matches"]
    assert main([*words, "3"]) == 0
    others = [tmp_path / name for name in ("match-000002.hukum.damaged", "match-2.hukum", "notes")]
    for other in others:
        other.write_bytes(b"mine")
    assert main([*words, "3", "--set", "streak_target=9", "--seats", "genius"]) == 2
    assert len(list(tmp_path.glob("match-00000?.hukum"))) == 3
    assert main([*words, "1", "--seed", "6"]) == 0
    (left,) = tmp_path.glob("match-00000?.hukum")
    assert load(left).header.seed == cli._match_seed(6, 1)
    assert all(other.read_bytes() == b"mine" for other in others)


def test_matches_of_an_earlier_run_go_before_the_first_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*SIMULATE, "--out", str(tmp_path / "out"), "--matches"]
    assert main([*words, "3"]) == 0
    written = []

    def full(path: Path, data: bytes) -> None:
        written.append(path)
        if len(written) == 2:
            raise StorageError("disk_full", "cannot be written: no room", path)
        path.write_bytes(data)

    monkeypatch.setattr(cli, "write", full)
    assert main([*words, "5", "--seed", "6"]) == 1
    (left,) = (tmp_path / "out").iterdir()
    assert load(left).header.seed == cli._match_seed(6, 1)


def test_rule_keys_are_set(tmp_path: Path) -> None:
    sets = ["sirr_ends_match=false", "deal_packets=[5,4,4]", "first_dealer=2", "name=My: own"]
    each = [word for pair in sets for word in ("--set", pair)]
    apart = simulate(tmp_path / "a.hukum", "--deals", "2", *each)
    assert simulate(tmp_path / "b.hukum", "--set", *sets, "--deals", "2") == apart
    header = load(tmp_path / "a.hukum").header
    assert not header.rules.sirr_ends_match
    assert header.rules.deal_packets == (5, 4, 4)
    assert header.rules.name == "My: own"
    assert header.first_dealer == 2


def test_seats_have_their_levels(tmp_path: Path) -> None:
    simulate(tmp_path / "a.hukum", "--deals", "1", "--seats", "club,random,casual,beginner")
    header = load(tmp_path / "a.hukum").header
    assert [seat.level for seat in header.seats] == ["club", "random", "casual", "beginner"]
    assert (header.started, header.seed) == (cli.STARTED, 5)


def test_progress_is_told_on_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(tmp_path / "a.hukum", "--deals", "20")
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1] == "20 of 20 deals"
    assert len(told.err.splitlines()) == 11
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    simulate(tmp_path / "a.hukum", "--deals", "20")
    assert f"[{'#' * 30}] 20 of 20 deals\n" in capsys.readouterr().err


def test_check_names_the_first_fault_of_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = simulate(tmp_path / "good.hukum", "--deals", "3").decode()
    (tmp_path / "bad.hukum").write_text(text.replace('"winners": [', '"winners": [9, '), "utf-8")
    (tmp_path / "none.hukum").write_bytes(b"")
    names = [str(tmp_path / f"{name}.hukum") for name in ("bad", "good", "none", "missing")]
    capsys.readouterr()
    assert main(["check", *names]) == 1
    bad, good, none, missing = capsys.readouterr().out.splitlines()
    assert re.fullmatch(re.escape(names[0]) + r":2: winners has \d+ items, .*", bad)
    assert good == f"{names[1]}: 3 deals, no fault"
    assert none.startswith(f"{names[2]}:1: ")
    assert missing == f"{names[3]}:1: cannot be read: No such file or directory"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate"], "required: --rules, --seed, --seats, --out"),
        ([*SIMULATE, "--out", "x"], "one of the arguments --deals --matches is required"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--matches", "1"], "not allowed with"),
        ([*SIMULATE, "--out", "", "--deals", "1"], "argument --out: the name is empty"),
        (["check", ""], "argument FILE: the name is empty"),
        (["solve", ""], "argument FILE: the name is empty"),
        (["--data-dir", ""], "argument --data-dir: the name is empty"),
        ([*SIMULATE, "--out", "x", "--deals", "0"], "'0' is not a whole number from 1 to"),
        ([*SIMULATE, "--out", "x", "--deals", "1e3"], "'1e3' is not a whole number"),
        ([*SIMULATE, "--out", "x", "--deals", "9" * 5000], "is not a whole number"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--seed", "-1"], "from 0 to"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--jobs", "0"], "from 1 to"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--rules", "chess"], "no preset 'chess'"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--set", "trump"], "KEY=VALUE"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--set", "x=1"], "no rule key 'x'"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--set", "preset=coat"], "cannot be set"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--set", "trump=x"], "trump must be one of"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--set", "players=6"], "three decks"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--seats", "club,club"], "one level or 4"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--seats", "genius"], "no level 'genius'"),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--sea", "club"], "unrecognized arguments"),
        (["check"], "required: FILE"),
        (["arena", "--rules", "coat", "--seed", "1"], "required: --a, --b, --deals"),
        ([*ARENA, "--deals", "1", "--b", "genius"], "'genius'; the levels are " + CONTESTANTS),
        ([*SIMULATE, "--out", "x", "--deals", "1", "--seats", "cheat"], f"levels are {SEATED}\n"),
        (["--lang", "xx"], "invalid choice: 'xx'"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["a.hukum", "b.hukum"], "unrecognized arguments: b.hukum"),
        (["simluate"], "no command and no file 'simluate'"),
        (["simluate", "--out", "x"], "no command and no file 'simluate'"),
        ([""], "no command and no file ''"),
        (["x" * 5000], "no command and no file 'xx"),
    ],
    ids=range(32),
)
def test_wrong_arguments_get_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(words)
    except SystemExit as ended:
        code = int(ended.code or 0)
    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert told.err.startswith("hukum")
    assert sentence in told.err


def test_a_place_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--deals", "1", "--out", str(tmp_path / "no" / "x.hukum")]) == 1
    assert capsys.readouterr().err.splitlines()[-1].endswith("No such file or directory")
    (tmp_path / "file").write_bytes(b"")
    assert main([*SIMULATE, "--matches", "1", "--out", str(tmp_path / "file")]) == 1


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX systems")
def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    out = tmp_path / "a.hukum"
    simulate(out, "--deals", "1")
    with hukum("check", *[out] * 3000) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        told = process.stderr.read()
    assert (process.returncode, told) == (streams.PIPE_CLOSED, b"")


def test_the_versions_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"hukum {app.__version__}"
    assert [line.split()[0] for line in lines] == ["hukum", "Qt", "Python", "PySide6", "solver"]
    assert lines[-1] in ("solver native", "solver python")
    assert all(re.search(r" (\d+\.\d+|native|python)", line) for line in lines)


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli._installed("no such package") == "missing"


POSITION = (
    '{"trump": "S", "trump_mode": "awake", "objective": "tens", "leader": 0,'
    ' "hands": ["AS TD", "KS 9D", "QS 8D", "JS 7D"], "trick": [], "tens": [1, 0], "tricks": [6, 5]}'
)


def test_positions_are_solved_in_order(tmp_path: Path) -> None:
    lines = [POSITION, "", POSITION.replace('"leader": 0', '"leader": 1, "want": "value"')]
    path = tmp_path / "positions"
    path.write_text("\n".join(lines), encoding="utf-8")
    answers = []
    for words, text in [(["solve", str(path)], b""), (["solve"], path.read_bytes())]:
        with hukum(*words) as process:
            out, told = process.communicate(text)
        assert (process.returncode, told) == (0, b"")
        answers.append([json.loads(line)["value"] for line in out.splitlines()])
    assert answers[0] == answers[1] == [2, 2]


def test_help_shows_a_position_that_can_be_solved(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    position = told[told.index('{"hands"') : told.index("}") + 1]
    (answer,) = solve_lines([position])
    assert json.loads(answer)["cards"]
    words = set(re.findall(r"\w+", told))
    assert words >= {*TrumpMode, *Objective, *KEYS, *get_args(Want)}


def test_what_is_no_position_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "positions"
    path.write_bytes(POSITION.encode() + b"\n\xff\n")
    assert main(["solve", str(path)]) == 1
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == 1
    assert told.err.startswith("hukum solve: line 2: ")
    assert main(["solve", str(tmp_path / "none")]) == 1
    assert "No such file" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="a matter of POSIX shells")
@pytest.mark.parametrize(
    ("redirection", "code", "told"),
    [
        ("<&-", 0, ""),
        (">&-", 0, ""),
        ("<&- >&-", 0, ""),
        ("<&- >&- 2>&-", 0, ""),
        (">/dev/full", 1, "hukum {}: No space left on device\n"),
        (">/dev/full 2>&-", 1, ""),
        (">/dev/full 2>/dev/full", 1, ""),
    ],
)
@pytest.mark.parametrize("command", ["check", "solve", "simulate"])
def test_streams_that_are_closed_or_full(
    redirection: str, code: int, told: str, command: str, tmp_path: Path
) -> None:
    record, positions = tmp_path / "a.hukum", tmp_path / "positions"
    simulate(record, "--deals", "1")
    positions.write_text(POSITION + "\n", "utf-8")
    words = {
        "check": ["check", record],
        "solve": ["solve", positions],
        "simulate": [*SIMULATE, "--deals", "1", "--out", tmp_path / "b.hukum"],
    }[command]
    line = ["sh", "-c", f'exec "$@" {redirection}', "sh", sys.executable, "-m", "app"]
    ended = subprocess.run([*line, *map(str, words)], capture_output=True, text=True, check=False)
    if command == "simulate":
        assert ended.returncode == 0
        assert (tmp_path / "b.hukum").read_bytes() == record.read_bytes()
    else:
        assert (ended.returncode, ended.stderr) == (code, told.format(command))


@pytest.mark.skipif(os.name == "nt", reason="a matter of POSIX shells")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "words", [["--version"], ["--help"], ["check", "--help"]], ids=lambda words: words[0]
)
def test_what_is_told_of_the_program_may_find_no_room(words: list[str], unbuffered: str) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    full = ["sh", "-c", 'exec "$@" >/dev/full', "sh", sys.executable, "-m", "app", *words]
    ended = subprocess.run(full, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (1, "hukum: No space left on device\n")
    reading, writing = os.pipe()
    os.close(reading)
    line = [sys.executable, "-m", "app", *words]
    closed = subprocess.run(
        line, env=environment, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (closed.returncode, closed.stderr) == (streams.PIPE_CLOSED, b"")


@pytest.mark.parametrize(
    ("words", "file", "language", "data_dir", "safe_mode"),
    [
        ([], None, "", None, False),
        (["a.hukum"], Path("a.hukum"), "", None, False),
        (["--lang", "de", "--data-dir", "d"], None, "de", Path("d"), False),
        (["--safe-mode", "./check"], Path("check"), "", None, True),
    ],
    ids=range(4),
)
def test_options_of_the_game(
    words: list[str], file: Path | None, language: str, data_dir: Path | None, safe_mode: bool
) -> None:
    options = cli.parse(words)
    assert options.command is None
    assert (options.file, options.lang) == (file, language)
    assert (options.data_dir, options.safe_mode) == (data_dir, safe_mode)


def commands_of_papers() -> list[str]:
    text = "\n".join((ROOT / paper).read_text("utf-8") for paper in PAPERS)
    line = re.compile(r"^(?:\.venv/bin/)?hukum ([a-z].*)", re.MULTILINE)
    return sorted(set(line.findall(text.replace("\\-", "-"))))


@pytest.mark.parametrize("words", commands_of_papers())
def test_what_the_papers_tell_to_type_is_understood(words: str) -> None:
    assert cli.parse(shlex.split(words)).command in cli.COMMANDS


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    assert all(f"{name}: " in shown for name in cli.COMMANDS)


@pytest.mark.parametrize("words", [[], *[[name] for name in cli.COMMANDS]], ids=str)
@pytest.mark.parametrize("encoding", ["ascii", "cp437"])
def test_help_is_told_in_whatever_letters_there_are(words: list[str], encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    line = [sys.executable, "-m", "app", *words, "--help"]
    told = subprocess.run(line, env=environment, capture_output=True, check=False)
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"\\u" not in told.stdout


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_no_command_loads_qt(command: str, tmp_path: Path) -> None:
    words = {
        "simulate": [*SIMULATE, "--deals", "1", "--out", str(tmp_path / "a.hukum")],
        "check": ["check", str(tmp_path / "none.hukum")],
        "solve": ["solve", str(tmp_path / "none")],
        "arena": [*ARENA, "--deals", "1"],
    }[command]
    code = (
        "import sys; from app.__main__ import main; main(sys.argv[1:]);"
        "print(sorted(name for name in sys.modules if name.startswith('PySide6')))"
    )
    line = [sys.executable, "-c", code, *words]
    probe = subprocess.run(line, capture_output=True, text=True, check=True)
    assert probe.stdout.splitlines()[-1] == "[]"


def test_a_simulation_is_the_match_that_its_text_says(tmp_path: Path) -> None:
    text = simulate(tmp_path / "a.hukum", "--deals", "5").decode()
    assert dumps(load(tmp_path / "a.hukum")) == text
