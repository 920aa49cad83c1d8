"""Everything that a disk can do to a program: no room, no rights, no folder, no drive, no peace.

``python -m tests.soak.disks [COUNT [SEED]]`` goes round all scenes, once if not told otherwise.
Each begins with a folder in which there is a match in the middle of a deal, an older save, settings
and statistics. The real program must start, say in one message what is wrong, let a deal be played
on, end with code 0, and leave every file as it was, if need be under another name. Scenes that need
to mount something are left out where that is not allowed.
"""

from __future__ import annotations

import ctypes
import functools
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.session.pace import PACES
from app.storage.records import load
from app.ui import application
from app.ui.application import Program
from tests.soak._child import Child, Say, noise
from tests.soak._trials import command
from tests.soak._window import LONGEST_WAIT
from tests.ui.tables import good_action

EARLY, ENOUGH = 6, 16
"""Actions after which something happens, and after which the program may end."""

MATCH, SAVE = "current/match.hukum", "saves/Older.hukum"
SETTINGS, STATISTICS = "settings.json", "statistics.sqlite"
FILES = (MATCH, SAVE, SETTINGS, STATISTICS)

Work = Callable[[Path], None]


def _nothing(_data: Path) -> None:
    """Leave everything as it is."""


class Scene(NamedTuple):
    """What happens to the folder, and what must come of it.

    ``before`` and ``early`` and ``later`` are done by the parent: before the start, after some
    actions, and before the end. ``child`` is done by the program itself, before it starts.
    ``tells`` is the one thing that must be told, ``kept`` the files that must be there as they
    were. ``goes_away`` says that the message must vanish in the end, ``noisy`` that there is no
    place for a log but standard error, ``copies`` how many programs are started at once.
    """

    tells: str
    before: Work = _nothing
    early: Work = _nothing
    later: Work = _nothing
    child: Callable[[], None] = lambda: None
    kept: tuple[str, ...] = FILES
    goes_away: bool = False
    needs_root: bool = False
    noisy: bool = False
    copies: int = 1


# What the parent does to a folder


def _rights(mode: int, *names: str) -> Work:
    """Set the rights of some files, or of all folders."""

    def work(data: Path) -> None:
        every = [data, *[path for path in data.rglob("*") if path.is_dir()]]
        for path in [data / name for name in names] or every:
            path.chmod(mode)

    return work


def _folder_for(name: str) -> Work:
    """Put a folder with something in it in the place of a file."""

    def work(data: Path) -> None:
        (data / name).unlink(missing_ok=True)
        (data / name).mkdir(parents=True)
        (data / name / "inside").write_bytes(b"somebody's")

    return work


def _file_for(name: str) -> Work:
    """Put a file in the place of a folder."""

    def work(data: Path) -> None:
        shutil.rmtree(data / name, ignore_errors=True)
        (data / name).write_bytes(b"somebody's")

    return work


def _spoilt(name: str) -> Work:
    """Put something else into a file."""

    def work(data: Path) -> None:
        (data / name).write_bytes(b"no such thing at all, but long enough to be looked at " * 20)

    return work


def _away(data: Path) -> None:
    """Take the drive away; where it was nothing can be made."""
    data.rename(data.with_name("away"))
    data.parent.chmod(0o500)


def _back(data: Path) -> None:
    """Bring the drive back."""
    data.parent.chmod(0o700)
    data.with_name("away").rename(data)


def _no_home(data: Path) -> None:
    """Take the folder away, and the right to make another."""
    shutil.rmtree(data)
    data.parent.chmod(0o500)


def _small_disk(data: Path) -> None:
    """Put the folder on a disk of its own."""
    kept = data.with_name("kept")
    data.rename(kept)
    data.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", data], check=True)
    shutil.copytree(kept, data, dirs_exist_ok=True)


def _fill(data: Path) -> None:
    """Use up all the room there is."""
    with (data / "big").open("wb", buffering=0) as big:
        try:
            while True:
                big.write(b"x" * 512)
        except OSError:
            pass


def _full_disk(data: Path) -> None:
    _small_disk(data)
    _fill(data)


def _free(data: Path) -> None:
    """Make room again."""
    (data / "big").unlink()


def _frozen_disk(data: Path) -> None:
    _small_disk(data)
    subprocess.run(["mount", "-o", "remount,ro", data], check=True)


# What the program does to itself


def _quota() -> None:
    """Allow no file of more than a few bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, resource.RLIM_INFINITY))


def _no_more_rights_than_others() -> None:
    """Let the rights of files count for root too."""
    if os.geteuid() == 0:
        system, header = ctypes.CDLL(None), (ctypes.c_uint32 * 2)(0x20080522, 0)
        sets = (ctypes.c_uint32 * 6)()
        assert system.capget(header, sets) == 0
        for place in (0, 1):  # what is in effect, and what is permitted
            sets[place] &= ~0b110  # neither CAP_DAC_OVERRIDE nor CAP_DAC_READ_SEARCH
        assert system.capset(header, sets) == 0


NO_ROOM, NO_RIGHT = "no room left", "does not allow"
SCENES = {
    "nothing wrong": Scene("", kept=(SAVE,)),
    "a quota": Scene(NO_ROOM, child=_quota),
    "a full disk": Scene(NO_ROOM, before=_full_disk, needs_root=True),
    "a disk that fills up": Scene(
        NO_ROOM, before=_small_disk, early=_fill, kept=(SAVE,), needs_root=True
    ),
    "a full disk that is freed": Scene(
        NO_ROOM, before=_full_disk, later=_free, kept=(SAVE,), goes_away=True, needs_root=True
    ),
    "a frozen disk": Scene(NO_RIGHT, before=_frozen_disk, needs_root=True),
    "read-only": Scene(NO_RIGHT, before=_rights(0o500), child=_no_more_rights_than_others),
    "turned read-only": Scene(
        NO_RIGHT,
        early=_rights(0o500),
        later=_rights(0o700),
        child=_no_more_rights_than_others,
        kept=(SAVE,),
        goes_away=True,
    ),
    "a drive that goes": Scene(
        "cannot be saved", early=_away, child=_no_more_rights_than_others, kept=(SAVE,)
    ),
    "a drive that comes back": Scene(
        "cannot be saved",
        early=_away,
        later=_back,
        child=_no_more_rights_than_others,
        kept=(SAVE,),
        goes_away=True,
    ),
    "no home": Scene(
        "cannot be saved",
        before=_no_home,
        child=_no_more_rights_than_others,
        kept=(),
        noisy=True,
    ),
    "two copies at once": Scene("", kept=(SAVE,), copies=2),
    **{
        f"no right to read {name}": Scene(
            tells,
            before=_rights(0o000, name),
            child=_no_more_rights_than_others,
            kept=(SAVE, name),
        )
        for name, tells in [(MATCH, NO_RIGHT), (SETTINGS, NO_RIGHT), (STATISTICS, NO_RIGHT)]
    },
    **{
        f"a folder for {name}": Scene(tells, before=_folder_for(name), kept=(SAVE,))
        for name, tells in [
            *((MATCH, "a folder"), (SETTINGS, "a folder"), (STATISTICS, NO_RIGHT)),
            *(("current/lock", "a folder"), ("current/restoring", ""), ("log/hukum.log", "")),
            ("current/dealt.json", ""),
        ]
    },
    **{
        f"a file for {name}": Scene(tells, before=_file_for(name), kept=kept)
        for name, tells, kept in [
            ("current", "a file where a folder", (SAVE,)),
            ("log", "", (SAVE,)),
            ("saves", "", ()),
        ]
    },
    **{
        f"rubbish in {name}": Scene(tells, before=_spoilt(name), kept=(SAVE, name))
        for name, tells in [
            (MATCH, "could not be read"),
            (SETTINGS, "damaged"),
            (STATISTICS, "damaged"),
        ]
    },
}


# In the child


def play_and_tell(say: Say, also: Callable[[], None], seed: int) -> None:
    """Make the program play by itself, tell every message, and end when it is told to."""
    begun = Program.start

    def start(program: Program) -> None:
        patience = _listen_to_boxes(say)
        program.window.statusBar().messageChanged.connect(lambda text: say(f"status {text}"))
        begun(program)
        program.keep = patience  # type: ignore[attr-defined]
        program.game.set_pace(PACES["instant"])
        say("started")
        timer = QTimer(program.window)
        timer.timeout.connect(functools.partial(_go_on, program, say))
        timer.start(10)

    Program.start = start  # type: ignore[method-assign]
    random.seed(seed)
    signal.signal(signal.SIGUSR1, lambda *_: QTimer.singleShot(0, QApplication.closeAllWindows))
    also()


def _listen_to_boxes(say: Say) -> QTimer:
    timer = QTimer()

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            say("box " + box.text().replace("\n", " "))
            box.buttons()[0].click()

    timer.timeout.connect(answer)
    timer.start(2)
    return timer


def _go_on(program: Program, say: Say) -> None:
    label, controller = program.window.trouble, program.game.controller
    shown = label.text() if label.isVisible() else ""
    if shown != getattr(program, "shown", ""):
        program.shown = shown  # type: ignore[attr-defined]
        say(f"label {shown}")
    if controller.human_to_act is not None:
        program.game.submit(good_action(program))
        say("acted")
    elif controller.waits_for_player:
        controller.carry_on()


# In the parent


@functools.cache
def template(root: Path) -> Path:
    """Return a folder as a healthy program leaves it in the middle of a deal."""
    data = root / "template" / "data"
    data.mkdir(parents=True)
    child = Child(data, lambda say: play_and_tell(say, lambda: None, 1))
    _wait_for(child, EARLY)
    child.end(signal.SIGUSR1)
    assert child.code == 0
    (data / "saves").mkdir()
    shutil.copy(data / MATCH, data / SAVE)
    return data


def attempt(root: Path, number: int, chance: random.Random) -> Iterator[str]:
    """Play one scene."""
    name = list(SCENES)[number % len(SCENES)]
    scene = SCENES[name]
    if scene.needs_root and os.geteuid() != 0:
        yield f"left out: {name}"
        return
    place = Path(tempfile.mkdtemp(dir=root))
    data = place / "data"
    shutil.copytree(template(root), data)
    before = {each: (data / each).read_bytes() for each in FILES}
    try:
        scene.before(data)
        before |= {each: _content(data / each, before[each]) for each in scene.kept}
        told = _played(scene, data, chance.randrange(2**31))
        _check_messages(scene, told)
        if data.with_name("away").exists():
            _back(data)
        contents = [path.read_bytes() for path in data.rglob("*") if path.is_file()]
        for each in scene.kept:
            assert before[each] in contents, f"{each} is not there any more"
        if scene.goes_away:
            load(data / MATCH)
    finally:
        place.chmod(0o700)
        if os.path.ismount(data):
            subprocess.run(["umount", "-l", data], check=True)
    yield name


def _content(path: Path, usual: bytes) -> bytes:
    return path.read_bytes() if path.is_file() else usual


def _played(scene: Scene, data: Path, seed: int) -> list[str]:
    """Let the program play through a scene; return what it has told."""
    child = Child(data, lambda say: play_and_tell(say, scene.child, seed))
    try:
        _wait_for(child, EARLY)
        scene.early(data)
        for _ in range(scene.copies - 1):
            _refuse_copy(data, seed)
        _wait_for(child, ENOUGH)
        scene.later(data)
        _wait_for(child, ENOUGH + EARLY)
    finally:
        child.end(signal.SIGUSR1)
    said = noise(data)
    assert (child.code, bool(said)) == (0, scene.noisy), (child.code, said)
    return child.told


def _refuse_copy(data: Path, seed: int) -> None:
    """Start another copy, which must say that there is one and leave."""
    before = {each: (data / each).read_bytes() for each in (SAVE, SETTINGS)}
    copy = Child(data, lambda say: _copy(say, seed))
    assert copy.listen(LONGEST_WAIT, "box Hukum is already running"), copy.told
    while copy.listen(LONGEST_WAIT):
        pass
    copy.end(0)
    assert copy.code == 1
    assert before == {each: (data / each).read_bytes() for each in (SAVE, SETTINGS)}


def _copy(say: Say, seed: int) -> None:
    play_and_tell(say, lambda: None, seed)
    making = application._application

    def made(arguments: Sequence[str]) -> QApplication:
        there = making(arguments)
        there.patience = _listen_to_boxes(say)  # type: ignore[attr-defined]
        return there

    application._application = made


def _wait_for(child: Child, actions: int) -> None:
    while child.told.count("acted") < actions:
        assert child.listen(LONGEST_WAIT, "acted"), f"play does not go on: {child.told[-5:]}"


def _check_messages(scene: Scene, told: list[str]) -> None:
    words = ("box ", "label ", "status ")
    texts = [line.split(" ", 1)[1] for line in told if line.startswith(words)]
    asked = [text for text in texts if AT_THE_END in text]
    assert len(asked) <= bool(scene.tells), f"asked: {asked}"
    others = [text for text in texts if text not in asked]
    problems = [text for text in others if any(each in text for each in PROBLEMS)]
    labels = [line for line in told if line.startswith("label ")]
    if scene.tells:
        assert any(scene.tells in text for text in problems), f"not told: {texts}"
        assert len(set(problems)) == 1, f"told more than once: {problems}"
    else:
        assert not problems, problems
    if scene.goes_away:
        assert labels[-1] == "label ", "the message stays"


AT_THE_END = "Quit all the same?"
"""What is asked when a match that cannot be saved would be lost."""
PROBLEMS = ("saved:", "could not", "cannot", "json:", "sqlite:", "damaged", "unexpectedly", "wrong")


def main() -> int:
    """Play the scenes in folders of their own."""
    with tempfile.TemporaryDirectory() as root:
        return command(functools.partial(attempt, Path(root)), len(SCENES))


if __name__ == "__main__":
    sys.exit(main())
