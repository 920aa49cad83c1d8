"""What the program opens and writes: nothing of the network, and nothing that others can read.

``python -m tests.soak.privacy [COUNT [SEED]]`` goes round all ways of looking, once if not told
otherwise. The window is used wildly for some seconds (`tests.ui.monkey`), and the commands are run:
in a place without any network; under a trace of the system calls, in which no socket but those of
this machine may be asked for, and no file be written but in the user's folders; and with the most
careless mask of rights, after which every file must belong to the user alone.
"""

from __future__ import annotations

import functools
import os
import random
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTimer

from app.ui import application
from app.ui.application import Options, Program
from tests.soak._child import worth_a_look
from tests.soak._trials import command
from tests.ui.monkey import Monkey

ROOT = Path(__file__).parents[2]
SECONDS = 8
LONGEST = 120
RECORD = "simulated.hukum"

PROGRAMS = ("window", "--version", "simulate", "check", "arena", "solve")
WITHOUT_NETWORK = ("unshare", "--user", "--map-root-user", "--net")
TRACED = (
    "strace",
    "-f",
    "-qq",
    "-y",
    "-e",
    "trace=%network,openat,creat,rename,renameat,renameat2",
)
WRITES = re.compile(r'(?:openat\([^"]*"([^"]+)", [^)]*O_(?:WRONLY|RDWR|CREAT)|creat\("([^"]+)")')
ALLOWED = ("/dev/", "/proc/self/")
"""Where anybody may write."""


def _words(program: str, folder: Path) -> list[str]:
    record, game = str(folder / RECORD), ("--rules", "mendikot", "--seed", "1", "--deals", "2")
    words = {
        "window": ("-m", "tests.soak.privacy", "--live", str(folder)),
        "--version": ("-m", "app", "--version"),
        "simulate": ("-m", "app", "simulate", *game, "--seats", "club", "--out", record),
        "check": ("-m", "app", "check", record),
        "arena": ("-m", "app", "arena", *game, "--a", "club", "--b", "random", "--jobs", "2"),
        "solve": ("-m", "app", "solve", "-"),
    }
    return [sys.executable, *words[program]]


def _run(program: str, folder: Path, around: tuple[str, ...] = ()) -> None:
    """Run a program in a home of its own; it must end well and in silence."""
    homes = {name: str(folder) for name in ("HOME", "TMPDIR", "XDG_RUNTIME_DIR")}
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("XDG_")},
        **homes,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    line = [*around, *_words(program, folder)]
    ended = subprocess.run(
        line,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    told = worth_a_look(ended.stderr)
    assert ended.returncode == 0, told
    assert all(" of " in each for each in told), told


def without_network(program: str, folder: Path) -> Iterator[str]:
    """Run where there is no network at all."""
    _run(program, folder, WITHOUT_NETWORK)
    yield "runs without a network"


def traced(program: str, folder: Path) -> Iterator[str]:
    """Run under a trace of what is asked of the system."""
    trace = folder.parent / f"trace-{folder.name}"
    _run(program, folder, (*TRACED, "-o", str(trace)))
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    calls = [line for line in lines if re.search(r"\b(socket|connect|bind|sendto)\(", line)]
    foreign = [line for line in calls if "AF_UNIX" not in line and "socket:" not in line]
    assert not [line for line in lines if "AF_INET" in line]
    assert not foreign, foreign[:5]
    yield from ("calls for a socket of this machine" for line in calls if "socket(" in line)
    written = [found[1] or found[2] for line in lines if (found := WRITES.search(line))]
    allowed = (*ALLOWED, str(folder), "/memfd:")
    outside = sorted({path for path in written if not path.startswith(allowed)})
    assert not outside, outside
    yield "traced"
    yield from ("files written" for _ in written)


def private(program: str, folder: Path) -> Iterator[str]:
    """Run with a mask that lets everybody read, and look at the rights of what is left."""
    before = os.umask(0)
    try:
        _run(program, folder)
    finally:
        os.umask(before)
    for path in folder.rglob("*"):
        rights = stat.S_IMODE(path.lstat().st_mode)
        assert not rights & 0o077 or path.is_symlink(), f"{path.name}: {rights:o}"
        yield "private files and folders"


WAYS = (without_network, traced, private)
CASES = [(way, program) for way in WAYS for program in PROGRAMS]
NEEDED = {without_network: WITHOUT_NETWORK[0], traced: TRACED[0]}


def attempt(root: Path, number: int, _chance: random.Random) -> Iterator[str]:
    """Look at one program in one way."""
    way, program = CASES[number % len(CASES)]
    if not shutil.which(NEEDED.get(way, "sh")):
        yield f"left out: there is no {NEEDED[way]}"
        return
    folder = Path(tempfile.mkdtemp(dir=root))
    if program == "check":
        _run("simulate", folder)
    yield from way(program, folder)
    yield f"{program}: {way.__name__}".replace("_", " ")


def live(folder: str) -> int:
    """Be the window, used wildly for some seconds."""
    begun = Program.start

    def start(program: Program) -> None:
        begun(program)
        monkey = Monkey(program, random.Random(1))
        timer = QTimer(program.window)
        timer.timeout.connect(monkey.act)
        timer.start(20)

        def end() -> None:
            timer.stop()
            monkey.stop()
            program.window.close()

        QTimer.singleShot(SECONDS * 1000, end)

    Program.start = start  # type: ignore[method-assign]
    return application.run(Options(data_dir=Path(folder) / "data"))


def main() -> int:
    """Look at every program in every way."""
    with tempfile.TemporaryDirectory() as root:
        return command(functools.partial(attempt, Path(root)), len(CASES))


if __name__ == "__main__":
    if "--live" in sys.argv:
        sys.exit(live(sys.argv[2]))
    sys.exit(main())
