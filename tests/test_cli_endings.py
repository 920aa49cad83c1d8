"""Commands that are ended from outside: quietly, with the signal as the code; nothing is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app import cli
from app.__main__ import main
from app.workers import ENDINGS
from tests.test_cli import ARENA, SIMULATE, simulate

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX systems")

LONG = {
    "deals": [*SIMULATE, "--deals", "50000", "--out", "out/a.hukum"],
    "matches": [*SIMULATE, "--matches", "50000", "--jobs", "2", "--out", "out"],
    "arena": [*ARENA, "--deals", "50000", "--jobs", "2"],
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "out").mkdir()
    return tmp_path / "out"


def started(words: list[str], *, ignored: tuple[int, ...] = ()) -> subprocess.Popen[bytes]:
    """Start a command that hears every signal, as a suite in the background may not."""

    def heard() -> None:
        for name in ENDINGS:
            number = signal.Signals[name]
            signal.signal(number, signal.SIG_IGN if number in ignored else signal.SIG_DFL)

    line = [sys.executable, "-m", "app", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        line, stdout=pipe, stderr=pipe, start_new_session=True, preexec_fn=heard
    )


def ended(process: subprocess.Popen[bytes], *signals: int, send: Callable[[int, int], None]) -> str:
    """Send the signals as soon as the command is at work; return what it then told."""
    with process:
        assert process.stderr is not None
        process.stderr.readline()
        for number in signals:
            send(process.pid, number)
        told = process.stderr.read().decode()
    return "".join(line for line in told.splitlines() if " of 50000 " not in line)


@pytest.mark.parametrize("send", [os.kill, os.killpg], ids=["process", "group"])
@pytest.mark.parametrize("name", ENDINGS)
@pytest.mark.parametrize("command", LONG)
def test_a_command_that_is_ended_leaves_nothing_and_says_nothing(
    command: str, name: str, send: Callable[[int, int], None], folder: Path
) -> None:
    number = signal.Signals[name]
    process = started(LONG[command])
    assert ended(process, number, number, number, send=send) == ""
    assert process.returncode == cli.SIGNALLED + number
    assert not [path.name for path in folder.iterdir() if not path.name.startswith("match-")]


def test_whoever_is_started_to_survive_a_hang_up_does(folder: Path) -> None:
    process = started(LONG["deals"], ignored=(signal.SIGHUP,))
    ended(process, signal.SIGHUP, signal.SIGTERM, send=os.kill)
    assert process.returncode == cli.SIGNALLED + signal.SIGTERM


WHILE_LOADING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)

class Interrupting:
    def find_spec(self, name, *_):
        if name == "app.cli":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
sys.argv = ["hukum", "--version"]
from app.__main__ import main
main()
"""


def test_ctrl_c_is_quiet_while_the_program_is_loading() -> None:
    line = [sys.executable, "-c", WHILE_LOADING]
    result = subprocess.run(line, capture_output=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (-signal.SIGINT, b"", b"")


def test_an_old_record_stays_when_a_simulation_is_interrupted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = folder / "a.hukum"
    before = simulate(out, "--deals", "2")

    def interrupted(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(cli, "dump_deal", interrupted)
    heard = [signal.getsignal(signal.Signals[name]) for name in ENDINGS]
    with pytest.raises(SystemExit) as end:
        main([*SIMULATE, "--deals", "9", "--out", str(out)])
    assert end.value.code == cli.SIGNALLED + signal.SIGTERM
    assert [signal.getsignal(signal.Signals[name]) for name in ENDINGS] == heard
    assert out.read_bytes() == before
    assert [path.name for path in folder.iterdir()] == ["a.hukum"]
