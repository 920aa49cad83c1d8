"""Try the packages as a player would, in bare systems: `python3 dev.py build try [SUITE ...]`.

Needs root, debootstrap and, on this side, Xvfb, xdotool and openbox; the systems stay bare.
"""

from __future__ import annotations

import contextlib
import json
import platform
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import dev
from common import BUILD, DIST, VERSION, Trouble, fresh, need_programs, output, size
from linux.chroot import HOME, SUITES, Chroot, chroot
from linux.packages import ARCHITECTURES

OLDER = "0.0.1"
"""The version that is installed first, made of the same files and one that was dropped since."""

DROPPED = "/usr/lib/hukum/_internal/dropped"
MACHINE = platform.machine()
FILES = {
    "deb": f"hukum_{VERSION}_{ARCHITECTURES.get(MACHINE)}.deb",
    "rpm": f"hukum-{VERSION}-1.{MACHINE}.rpm",
    "tar": f"hukum-{VERSION}-linux-{MACHINE}.tar.xz",
    "appimage": f"Hukum-{VERSION}-{MACHINE}.AppImage",
}
PROGRAMS = {
    **{name: dev.TEST_PROGRAMS[name] for name in ("openbox", "xdotool")},
    "Xvfb": "xvfb",
    "rpm2cpio": "rpm2cpio",
    "cpio": "cpio",
}
SCREEN = ":87"
WINDOW = (1160, 760)
CARD, TABLE = (0.455, 0.77), (0.42, 0.43)
"""A card of the hand and the middle of the table, as parts of the window."""

SETTLED = (
    "/var/cache/",
    "/var/lib/apt/",
    "/var/lib/dpkg/",
    "/var/log/",
    "/etc/ld.so.cache",
    "/tmp",
)
PATIENCE = 90.0
SAVE = "lead.hukum"


class Report:
    """What was tried and what came of it, printed as it comes."""

    def __init__(self) -> None:
        self.faults = 0

    def note(self, text: str) -> None:
        """Say something that can be neither right nor wrong."""
        print(f"        {text}", flush=True)

    def check(self, what: str, is_well: object, why: str = "") -> None:
        """Say whether something is as it should be, and why not."""
        self.faults += not is_well
        print(f"{'ok      ' if is_well else 'FAILED  '}{what}", flush=True)
        if not is_well and why:
            print("\n".join(f"        | {line}" for line in why.splitlines()[-15:]), flush=True)


def try_out(suites: Sequence[str]) -> int:
    """Try everything in `dist/` in bare systems; return 1 if something was not as it should be."""
    need_programs(PROGRAMS, "The trial needs programs that are not there")
    lacking = [name for name in FILES.values() if not (DIST / name).exists()]
    if lacking:
        raise Trouble(f"First build {', '.join(lacking)}.")
    report = Report()
    older = _older(DIST / FILES["deb"])
    for suite in suites or ("bookworm", "jammy"):
        print(f"--- {SUITES.get(suite, suite)} ({suite}, minbase)", flush=True)
        with chroot(suite) as system, _screen():
            Trial(system, report).run(older)
    print("all is well" if not report.faults else f"{report.faults} faults", flush=True)
    return int(report.faults > 0)


def _older(package: Path) -> Path:
    """Return the same package as an older version, with a file that is no longer there."""
    folder = fresh(BUILD / "trial") / "older"
    output(["dpkg-deb", "-R", package, folder])
    control = folder / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8").replace(f"Version: {VERSION}", f"Version: {OLDER}")
    control.write_text(text, encoding="utf-8")
    (folder / DROPPED[1:]).touch()
    made = folder.with_name(f"hukum_{OLDER}.deb")
    output(["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "-b", folder, made])
    return made


@contextlib.contextmanager
def _screen() -> Iterator[None]:
    """Give an X screen with a window manager; programs in the system reach it by its name."""
    server = ["Xvfb", SCREEN, "-ac", "-nolisten", "tcp", "-screen", "0", "1280x800x24"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(server, stdout=quiet, stderr=quiet) as screen:
        _until(lambda: Path(f"/tmp/.X11-unix/X{SCREEN[1:]}").exists())
        home = {**_display(), "HOME": "/"}
        with subprocess.Popen(["openbox"], env=home, stdout=quiet, stderr=quiet) as manager:
            try:
                yield
            finally:
                manager.terminate()
                manager.wait()
                screen.terminate()


def _display() -> dict[str, str]:
    return {"DISPLAY": SCREEN, "PATH": "/usr/bin:/bin"}


def _until(is_so: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Wait until something is so; say whether it came about."""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.2)
    return True


class Trial:
    """All trials in one bare system, from an older version to the last trace."""

    def __init__(self, system: Chroot, report: Report) -> None:
        self._system, self._report = system, report
        self._match = system.home / ".local" / "share" / "hukum" / "current" / "match.hukum"

    def run(self, older: Path) -> None:
        """Make the trials in their order."""
        before = self._system.paths()
        self._install(older)
        self._report.check(f"version {OLDER} is installed", self._version() == OLDER)
        self._self_test("/usr/games/hukum")
        self._libraries("/usr/lib/hukum")
        self._play("hukum")
        saved = self._match.read_bytes() if self._match.exists() else b""
        self._install(DIST / FILES["deb"])
        self._report.check(f"version {VERSION} is installed over it", self._version() == VERSION)
        gone = not (self._system.root / DROPPED[1:]).exists()
        self._report.check("the file that was dropped since is gone", gone)
        self._self_test("/usr/games/hukum")
        self._takes_up(saved)
        self._other_formats()
        self._purge(before)
        self._desktop()

    # Installing and removing

    def _install(self, package: Path) -> None:
        shutil.copy(package, self._system.root / "tmp")
        begun = time.monotonic()
        done = self._apt("install", f"/tmp/{package.name}")
        seconds = time.monotonic() - begun
        self._report.check(f"apt-get install ./{package.name}", done.returncode == 0, done.stdout)
        self._report.note(f"{seconds:.0f} s with dependencies, {size(package) / 1e6:.1f} MB")

    def _apt(self, *words: str) -> subprocess.CompletedProcess[str]:
        line = ("apt-get", "-y", "--no-install-recommends", *words)
        return self._system.call(*line, root=True, seconds=1800)

    def _version(self) -> str:
        line = ("dpkg-query", "-W", "-f", "${Version}", "hukum")
        return self._system.call(*line, root=True).stdout

    def _purge(self, before: set[str]) -> None:
        kept = self._match.exists()
        done = self._apt("purge", "hukum")
        self._report.check("apt-get purge hukum", done.returncode == 0, done.stdout)
        self._apt("autoremove", "--purge")
        left = sorted(self._system.paths() - before - self._system.owned())
        left = [path for path in left if not path.startswith(SETTLED)]
        self._report.check("nothing is left outside the home folders", not left, "\n".join(left))
        self._report.check("the player's match is left", kept and self._match.exists())

    # What is tried of each format

    def _self_test(self, program: str) -> None:
        done = self._system.call(program, "--self-test")
        self._report.check(f"{program} --self-test", done.returncode == 0, done.stdout)
        for line in done.stdout.splitlines() if done.returncode == 0 else ():
            self._report.note(line)

    def _libraries(self, folder: str) -> None:
        """Ask the linker about every library and plugin, as the bundle's loader lets it search."""
        script = f'find {folder} -type f | while read f; do ldd "$f" 2>/dev/null'
        script += ' | grep "not found" | sed "s|^|$f|"; done'
        missing = self._system.call(
            "sh", "-c", script, LD_LIBRARY_PATH=f"{folder}/_internal"
        ).stdout
        self._report.check("ldd finds all that libraries and plugins need", not missing, missing)

    def _other_formats(self) -> None:
        home = self._system.home
        for name in ("tar", "rpm", "appimage"):
            shutil.copy(DIST / FILES[name], home)
        output(["tar", "-xf", home / FILES["tar"], "-C", home])
        archive = f"rpm2cpio {home / FILES['rpm']} | cpio -idm --quiet"
        (home / "rpm").mkdir()
        output(["sh", "-c", archive], cwd=home / "rpm")
        self._self_test(f"{HOME}/{FILES['tar'].removesuffix('.tar.xz')}/hukum")
        self._self_test(f"{HOME}/rpm/usr/bin/hukum")
        for start in ("first", "second"):
            begun = time.monotonic()
            self._self_test(f"{HOME}/{FILES['appimage']}")
            self._report.note(f"{start} start and test of it: {time.monotonic() - begun:.1f} s")
        for program in (f"{HOME}/rpm/usr/bin/hukum", f"{HOME}/{FILES['appimage']}"):
            shutil.rmtree(self._match.parents[1], ignore_errors=True)
            self._play(program)

    # At the table

    def _play(self, program: str) -> None:
        """Start a match at which the player leads, and drag a card to the table."""
        save = self._system.home / SAVE
        save.write_text(_match_to_lead(), encoding="utf-8")
        with self._window(program, f"{HOME}/{SAVE}") as window:
            self._report.check(f"{Path(program).name} opens its window", window)
            if not window:
                return
            for _ in range(3):
                if _until(self._deal_lies_open, 20):
                    _drag()
                if _until(self._has_played, 5):
                    break
            self._report.check("a card dragged to the table is played", self._has_played())

    def _takes_up(self, saved: bytes) -> None:
        """Start again after an upgrade: the match goes on where it was."""
        with self._window("hukum") as window:
            _until(lambda: self._match.read_bytes() != saved, 10)
            goes_on = self._match.read_bytes().startswith(saved.splitlines()[0]) if saved else False
            played = self._has_played()
            self._report.check("the match goes on after the upgrade", window and goes_on and played)

    @contextlib.contextmanager
    def _window(self, program: str, *words: str) -> Iterator[str]:
        """Start the game and yield the name of its window, empty if none came."""
        line = self._system.become([program, *words], DISPLAY=SCREEN)
        with subprocess.Popen(line, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as game:
            _until(lambda: _windows() or game.poll())
            names = _windows()
            if names:
                _xdotool("windowmove", names[0], "0", "0")
                _xdotool("windowsize", names[0], *map(str, WINDOW))
            try:
                yield names[0] if names else ""
            finally:
                for name in _windows():
                    _xdotool("windowactivate", "--sync", name, "key", "alt+F4")
                with contextlib.suppress(subprocess.TimeoutExpired):
                    game.wait(10)
                game.kill()

    def _actions(self) -> list[str]:
        with contextlib.suppress(OSError, ValueError, IndexError):
            last = self._match.read_text(encoding="utf-8").splitlines()[1:][-1]
            return list(json.loads(last)["actions"])
        return ["not yet"]

    def _deal_lies_open(self) -> bool:
        """Say whether the cards are dealt; a little later they have come to rest."""
        if self._actions():
            return False
        time.sleep(3)
        return True

    def _has_played(self) -> bool:
        return any(action.startswith("0 play") for action in self._actions())

    # On a desktop

    def _desktop(self) -> None:
        """Install it where a desktop's tools are: a double click on a match opens it."""
        self._apt("install", "desktop-file-utils", "libglib2.0-bin", "shared-mime-info")
        self._install(DIST / FILES["deb"])
        save = f"{HOME}/{SAVE}"
        kind = self._system.call("gio", "info", "-a", "standard::content-type", save).stdout
        self._report.check("a match is of a type of its own", "application/x-hukum" in kind, kind)
        opener = self._system.call("gio", "mime", "application/x-hukum").stdout
        self._report.check("and is opened by Hukum", "hukum.desktop" in opener, opener)
        shutil.rmtree(self._match.parents[1], ignore_errors=True)
        with self._window("gio", "open", save) as window:
            shown = _until(self._deal_lies_open, 30)
            self._report.check("gio open shows it at the table", window and shown)


def _match_to_lead() -> str:
    """Return a match before its first card, at which the player leads."""
    from app.core.presets import preset
    from app.session.setup import MatchSetup, default_seats, new_log
    from app.storage.record_text import dumps

    rules = preset("dehla_pakad").changed(first_dealer=3)
    return dumps(new_log(MatchSetup(rules, default_seats(4), 5), "2000-01-01T00:00:00Z"))


def _windows() -> list[str]:
    line = ["xdotool", "search", "--onlyvisible", "--class", "hukum"]
    done = subprocess.run(line, env=_display(), capture_output=True, text=True, check=False)
    return done.stdout.split()


def _xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], env=_display(), capture_output=True, check=False)


def _drag() -> None:
    """Press on a card, move to the middle of the table as a hand would, and let go."""
    (x, y), (end_x, end_y) = (
        [part * side for part, side in zip(at, WINDOW, strict=True)] for at in (CARD, TABLE)
    )
    words = ["mousemove", str(int(x)), str(int(y)), "sleep", "0.3", "mousedown", "1"]
    for step in range(1, 11):
        point = (x + (end_x - x) * step / 10, y + (end_y - y) * step / 10)
        words += ["sleep", "0.05", "mousemove", *(str(int(each)) for each in point)]
    _xdotool(*words, "sleep", "0.3", "mouseup", "1")
