"""Kill the real program at random moments, and see that each start goes on where it was.

``python -m tests.soak.kills [COUNT [SEED]]`` kills so many times, 1,000 if not told otherwise:
during the start, in the middle of play with menus, dialogs, settings and new matches (see
`tests.ui.monkey`), and right when a save begins. The next run must take up exactly the match that
was saved last; that is the one that was last shown or the one that was just being saved. Older
saves, the settings and the statistics must be whole, nothing may be set aside, and the log must be
empty.
"""

from __future__ import annotations

import hashlib
import random
import re
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from app.core.log import MatchLog
from app.storage.autosave import Autosave
from app.storage.paths import Places, find_places
from app.storage.record_text import dumps
from app.storage.records import load
from app.storage.settings import SettingsFile
from app.storage.statistics import Statistics
from app.ui.application import Program
from tests.invariants import check_state
from tests.soak._child import Child, Say, noise, remarkable
from tests.soak._trials import command
from tests.soak._window import LONGEST_WAIT
from tests.ui.monkey import Monkey

COUNT = 1000
MOST_SAVES = 20
"""Older saves that are kept and compared from one kill to the next."""


LEFT = re.compile(r" \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.hukum$")
"""The names of matches that were left for another: each is saved again when it has grown."""


def digest(data: bytes) -> str:
    """Return a short name for a content."""
    return hashlib.sha256(data).hexdigest()[:16]


def of_log(log: MatchLog) -> str:
    """Return the name of a match as it would be saved."""
    return digest(dumps(log).encode())


# In the child


def tell_all(say: Say, seed: int) -> None:
    """Make the program tell what it takes up, what it saves and what it shows, and play wildly."""
    begun, saving = Program.start, Autosave.save

    def save(autosave: Autosave, log: MatchLog) -> None:
        say(f"saving {of_log(log)}")
        saving(autosave, log)
        say(f"saved {of_log(log)}")

    def start(program: Program) -> None:
        patience = _answer_first_questions(say)
        begun(program)
        patience.stop()
        controller = program.game.controller
        check_state(controller.state)
        say(f"started {of_log(controller.log)}")
        for trouble in program._troubles:
            say(f"trouble {trouble}")
        _let_loose(program, say, seed)

    Autosave.save = save  # type: ignore[method-assign]
    Program.start = start  # type: ignore[method-assign]


def _answer_first_questions(say: Say) -> QTimer:
    """Say yes to the one question that a start may ask, and tell of every other."""
    timer = QTimer()

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            yes = box.button(QMessageBox.StandardButton.Yes)
            say("asked" if yes else f"trouble {box.text()!r}")
            (yes or box.defaultButton() or box.buttons()[0]).click()

    timer.timeout.connect(answer)
    timer.start(2)
    return timer


def _let_loose(program: Program, say: Say, seed: int) -> None:
    game = program.game

    def shown(*_: object) -> None:
        say(f"shown {of_log(game.controller.log)}")

    game.began.connect(shown)
    game.step_made.connect(shown)
    game.jumped.connect(shown)
    settings = program.preferences.settings
    program.preferences.change(settings.changed(pace="instant", sounds=False))
    monkey = Monkey(program, random.Random(seed))
    timer = QTimer(program.window)
    timer.setSingleShot(True)

    def act() -> None:
        monkey.act()
        if game.controller.waits_for_player:
            game.controller.carry_on()
        timer.start(2)

    timer.timeout.connect(act)
    timer.start(2)


# In the parent


class Chain:
    """A folder in which the program lives, is killed, and lives again."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "data"
        self.folder.mkdir()
        self.places = find_places(self.folder)
        self.older: dict[str, bytes] = {}
        self.counted = 0
        self.is_marked = False

    @property
    def match(self) -> Path:
        """Return the file of the current match."""
        return self.places.current_match / "match.hukum"

    def kill_once(self, _number: int, chance: random.Random) -> Iterator[str]:
        """Let the program live for a moment, kill it, and look at what is left."""
        before = self.match.read_bytes() if self.match.exists() else None
        seed = chance.randrange(2**31)
        child = Child(self.folder, lambda say: tell_all(say, seed))
        yield (kind := _wait_for_the_moment(child, chance))
        child.end()
        assert child.code == -signal.SIGKILL, f"it ended by itself ({kind}): {child.told[-5:]}"
        yield from self._look_at_start(child.told, before)
        self._look_at_match(child.told, before)
        self._look_at_others(self.places)

    def _look_at_start(self, told: list[str], before: bytes | None) -> Iterator[str]:
        troubles = [line for line in told if line.startswith("trouble")]
        assert not troubles, troubles
        asked = "asked" in told
        assert not asked or self.is_marked, "it asked without a reason"
        starts = [line.split()[1] for line in told if line.startswith("started")]
        if starts and before is not None:
            assert starts == [digest(before)], "another match was taken up"
            yield "taken up, after a question" if asked else "taken up"
        self.is_marked = (self.places.current_match / "restoring").exists()

    def _look_at_match(self, told: list[str], before: bytes | None) -> None:
        """Check that the file is what was saved last or was being saved, and the table no more."""
        begun, done = digest(before) if before else "", digest(before) if before else ""
        for line in told:
            word, _, what = line.partition(" ")
            if word == "saving":
                begun = what
            elif word == "saved":
                assert what == begun
                done = what
            elif word == "shown":
                assert what == done, "something was shown that was not saved"
        there = digest(self.match.read_bytes()) if self.match.exists() else ""
        assert there in (done, begun), "the last action is lost"
        if there:
            load(self.match)

    def _look_at_others(self, places: Places) -> None:
        for name, data in self.older.items():
            now = (places.saves / name).read_bytes()
            is_longer = LEFT.search(name) is not None and len(now) > len(data)
            assert now == data or is_longer, f"an older save changed: {name}"
        for path in places.saves.glob("*.hukum"):
            load(path)
            self.older[path.name] = path.read_bytes()
        while len(self.older) > MOST_SAVES:
            name = next(iter(self.older))
            del self.older[name]
            (places.saves / name).unlink()
        settings = SettingsFile(places.settings)
        settings.load()
        assert settings.trouble is None, settings.trouble
        self._count(places)
        aside = [path for path in self.folder.rglob("*") if ".damaged" in path.name]
        aside += [path for path in self.folder.rglob("*") if ".crashed" in path.name]
        assert not aside, aside
        logged = remarkable(places.log)
        places.log.unlink(missing_ok=True)
        assert not logged, logged
        assert not (said := noise(self.folder)), said

    def _count(self, places: Places) -> None:
        if places.statistics.exists():
            statistics = Statistics(places.statistics)
            deals = statistics.summary().deals
            statistics.close()
            assert deals >= self.counted, "a counted deal is gone"
            self.counted = deals


def _wait_for_the_moment(child: Child, chance: random.Random) -> str:
    kind = chance.choices(("in the start", "while a save begins", "in play"), (25, 35, 40))[0]
    if kind == "in the start":
        child.listen(chance.uniform(0.0, 0.6), "started")
        return f"killed {kind}"
    assert child.listen(LONGEST_WAIT, "started"), f"it did not start: {child.told}"
    child.listen(chance.uniform(0.0, 1.0))
    if kind == "while a save begins" and child.listen(1.0, "saving"):
        child.listen(chance.uniform(0.0, 0.003))
    return f"killed {kind}"


def main() -> int:
    """Kill the program again and again in one folder."""
    with tempfile.TemporaryDirectory() as root:
        chain = Chain(Path(root))
        return command(chain.kill_once, COUNT)


if __name__ == "__main__":
    sys.exit(main())
