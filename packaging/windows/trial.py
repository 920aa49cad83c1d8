"""Try the Windows installers under Wine as a player would: `python3 dev.py build try windows`.

`dev.py build windows` must have run. The player's name has a space and letters beyond ASCII.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath

from common import BUILD, DIST, ROOT, VERSION, Trouble, fresh
from dev import WITH_X
from windows import wine
from windows.setup import make_setup
from windows.tests import run_tests

PLAYER = "Zoë Müller"
OLD_VERSION, OLD_FILE = "0.0.1", "_internal/of_an_older_version.txt"
RUNNING = 3
"""The code with which the setup program refuses, as hukum.nsi has it."""

HOME = PureWindowsPath("C:/users") / PLAYER
LOCAL = HOME / "AppData" / "Local"
PLACE = LOCAL / "Programs" / "Hukum"
DATA = LOCAL / "hukum"
MENU = HOME / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Hukum.lnk"
COMMON_MENU = PureWindowsPath("C:/ProgramData/Microsoft/Windows/Start Menu/Programs/Hukum.lnk")
COMMON_PLACE = PureWindowsPath("C:/Program Files/Hukum")
UNINSTALL_KEY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Hukum"
OPEN_KEY = r"Software\Classes\Hukum.Match\shell\open\command"

PATIENCE = 90
"""Seconds after which something that did not happen is a fault."""

prefix = wine.HOME / "trial"
setup = DIST / f"hukum-{VERSION}-windows-setup.exe"
package = DIST / f"hukum-{VERSION}-windows.msi"
untouched: set[str] = set()
"""The traces of a Windows on which the game never was."""


# --- Windows ----------------------------------------------------------------------------------


def here(path: PureWindowsPath) -> Path:
    """Return where a path of Windows is on this machine."""
    return prefix / "drive_c" / path.relative_to("C:/").as_posix()


def environment() -> dict[str, str]:
    """Return the environment of the player's programs."""
    return {**wine.environment(prefix), "USER": PLAYER}


def start(*words: str | Path) -> subprocess.Popen[bytes]:
    """Start a Windows program."""
    line = ["wine", *map(wine.windows_path, words)]
    devnull = subprocess.DEVNULL
    return subprocess.Popen(line, env=environment(), stdin=devnull, stdout=devnull, stderr=devnull)


def run(*words: str | Path) -> str:
    """Run a Windows program and all that it starts to the end; return what it prints."""
    said = wine.wine(words, prefix, {"USER": PLAYER})
    wine.wait(prefix)
    return said


def code_of(*words: str | Path) -> int:
    """Run a Windows program to its end and return its code."""
    return start(*words).wait(PATIENCE)


def value(key: str, name: str = "", hive: str = "HKCU") -> str:
    """Return a text in the registry, empty if there is none."""
    exported = wine.HOME / "exported.reg"
    try:
        run("reg", "export", f"{hive}\\{key}", exported, "/y")
    except Trouble:
        return ""
    wanted = f'"{name}"=' if name else "@="
    lines = exported.read_text(encoding="utf-16").splitlines()
    found = [line.removeprefix(wanted) for line in lines if line.startswith(wanted)]
    return re.sub(r"\\(.)", r"\1", found[0][1:-1]) if found else ""


def traces() -> set[str]:
    """Return all files outside the player's data, and what the registry says of the game."""
    roots = ("users", "Program Files", "ProgramData")
    files = {str(f) for r in roots for f in (prefix / "drive_c" / r).rglob("*")}
    data = str(here(DATA))
    kept = {f for f in files if not f.startswith(data) and "/Temp" not in f}
    for hive in ("user.reg", "system.reg"):
        text = (prefix / hive).read_text(encoding="utf-8", errors="replace")
        keys = [line for line in text.splitlines() if line.startswith("[") and "ukum" in line]
        kept |= {line.partition("]")[0] for line in keys}
    return kept


# --- The table --------------------------------------------------------------------------------


def xdotool(*words: object) -> str:
    """Run xdotool and return what it prints."""
    line = ["xdotool", *map(str, words)]
    return subprocess.run(line, capture_output=True, text=True, check=False).stdout.strip()


def await_it(what: str, look: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not look():
        if time.monotonic() > end:
            raise Trouble(f"{what}: not within {PATIENCE} s")
        time.sleep(0.5)


def windows() -> list[str]:
    """Return the game's windows."""
    return xdotool("search", "--onlyvisible", "--name", "^Hukum|- Hukum$").split()


@contextmanager
def game(*words: str | Path) -> Iterator[subprocess.Popen[bytes]]:
    """Start the game, wait for its window, and close it by its key in the end."""
    process = start(*words)
    await_it("the window opens", windows)
    time.sleep(5)
    yield process
    xdotool("key", "ctrl+q")
    await_it("the game ends", lambda: process.poll() is not None)
    wine.wait(prefix)


def plays() -> list[str]:
    """Return what the player has played, as the saved match tells."""
    match = here(DATA) / "current" / "match.hukum"
    if not match.exists():
        return []
    lines = match.read_text(encoding="utf-8").splitlines()[1:]
    actions = [action for line in lines for action in json.loads(line)["actions"]]
    return [action for action in actions if action.startswith("0 play")]


def drags_a_card() -> bool:
    """Drag the cards of the hand to the table, one after the other, until one is legal."""
    words = xdotool("search", "--name", "^Hukum", "getwindowgeometry", "--shell").split()
    place = {name: int(number) for name, _, number in (word.partition("=") for word in words)}
    end = place["X"] + place["WIDTH"] * 42 // 100, place["Y"] + place["HEIGHT"] * 45 // 100
    for step in range(13):
        x = place["X"] + place["WIDTH"] * (6 + 6 * step) // 100
        y = place["Y"] + place["HEIGHT"] * 80 // 100
        line: list[object] = ["mousemove", x, y, "sleep", 0.1, "mousedown", 1]
        for i in range(1, 11):
            line += ["sleep", 0.03]
            line += ["mousemove", x + (end[0] - x) * i // 10, y + (end[1] - y) * i // 10]
        xdotool(*line, "sleep", 0.2, "mouseup", 1, "sleep", 0.5)
        if plays():
            return True
    return False


# --- What is tried ----------------------------------------------------------------------------


def installs_silently() -> str:
    """Install an older version, as if it had been there for a while."""
    older = fresh(BUILD / "windows" / "older") / "hukum-setup.exe"
    bundle = older.parent / "hukum"
    shutil.copytree(BUILD / "windows" / "bundle" / "hukum", bundle)
    (bundle / OLD_FILE).write_text("gone after the upgrade\n", encoding="utf-8")
    run(make_setup(bundle, OLD_VERSION, older, is_quick=True), "/S")
    expect(value(UNINSTALL_KEY, "DisplayVersion"), OLD_VERSION)
    expect(here(PLACE / OLD_FILE).exists(), True)
    expect(here(MENU).exists(), True)
    expect(value(OPEN_KEY), f'"{PLACE / "hukum.exe"}" "%1"')
    return f"{PLACE}, with an entry in the start menu, one for its removal, and the file type"


def tests_itself() -> str:
    """Run the program's own test of its installation."""
    return run(str(PLACE / "hukum.exe"), "--self-test").splitlines()[-1]


def plays_a_dragged_card() -> str:
    """Start the game and play one card with the mouse; meanwhile nobody may replace it."""
    with game(str(PLACE / "hukum.exe")):
        await_it("a card is played", drags_a_card)
        expect(code_of(setup, "/S"), RUNNING)
        start(str(PLACE / "uninstall.exe"), "/S").wait(PATIENCE)
        table, second = windows(), start(str(PLACE / "hukum.exe"))
        await_it("a second copy says so", lambda: set(windows()) - set(table))
        (box,) = set(windows()) - set(table)
        xdotool("windowactivate", "--sync", box, "key", "Return")
        expect(second.wait(PATIENCE), 1)
        expect(here(PLACE / "uninstall.exe").exists(), True)
    return f"{plays()[0]}; setup, uninstaller and a second copy were refused while it ran"


def upgrades() -> str:
    """Install the new version over the old one."""
    saved = (here(DATA) / "current" / "match.hukum").read_bytes()
    run(setup, "/S")
    expect(value(UNINSTALL_KEY, "DisplayVersion"), VERSION)
    expect(here(PLACE / OLD_FILE).exists(), False)
    expect((here(DATA) / "current" / "match.hukum").read_bytes(), saved)
    return f"from {OLD_VERSION}: its files are gone, the match is as it was; " + tests_itself()


def opens_a_match() -> str:
    """Open a match as was registered; Wine 8 itself asks only for the types of the machine."""
    match = handed_over()
    program, argument = re.findall(r'"([^"]+)"', value(OPEN_KEY))
    with game(program, argument.replace("%1", str(match))):
        pass
    here(match).unlink()
    return match.name


def handed_over() -> PureWindowsPath:
    """Lay a match into the player's folder and return its place."""
    match = HOME / "Spiel über Eck.hukum"
    shutil.copy(ROOT / "tests" / "golden_records" / "mendikot.v1.hukum", here(match))
    return match


def moves_to_another_folder() -> str:
    """Install to another folder: what was in the old one goes."""
    other = PureWindowsPath("C:/Spiele/Hukum")  # Wine quotes a space, which /D= does not allow
    run(setup, "/S", f"/D={other}")
    expect(here(PLACE).exists(), False)
    expect(here(other / "hukum.exe").exists(), True)
    run(str(other / "uninstall.exe"), "/S")
    expect(here(other).exists(), False)
    here(other.parent).rmdir()
    run(setup, "/S")
    return f"{other} and back"


def leaves_only_saves() -> str:
    """Uninstall: all that is left is what the player has made."""
    run(str(PLACE / "uninstall.exe"), "/S")
    expect(traces() - untouched, set())
    expect(bool(plays()), True)
    return "the saved match is still there, and nothing else"


def leaves_nothing_if_asked() -> str:
    """Uninstall with all that the player has made."""
    run(setup, "/S")
    run(str(PLACE / "uninstall.exe"), "/S", "/SAVES")
    expect(traces() - untouched, set())
    expect(here(DATA).exists(), False)
    return "saved matches are gone too"


def installs_for_the_machine() -> str:
    """Install the .msi, look at it, and remove it."""
    run("msiexec", "/i", package, "/qn")
    said = run(str(COMMON_PLACE / "hukum.exe"), "--self-test").splitlines()[-1]
    expect(value(OPEN_KEY, hive="HKLM"), f'"{COMMON_PLACE / "hukum.exe"}" "%1"')
    expect(here(COMMON_MENU).exists() or here(MENU).exists(), True)  # Wine 8 takes the player's
    match = handed_over()
    with game("start", "/wait", str(match)):
        pass
    here(match).unlink()
    shutil.rmtree(here(DATA))
    run("msiexec", "/x", package, "/qn")
    expect({trace for trace in traces() - untouched if "ukum" in trace}, set())
    return f"{COMMON_PLACE}: {said}; a double click opens a match; removed, nothing is left"


def expect(found: object, wanted: object) -> None:
    """See that something is as it should be."""
    if found != wanted:
        raise Trouble(f"found {found!r} instead of {wanted!r}")


STEPS = (
    installs_silently,
    tests_itself,
    plays_a_dragged_card,
    upgrades,
    opens_a_match,
    moves_to_another_folder,
    leaves_only_saves,
    leaves_nothing_if_asked,
    installs_for_the_machine,
)


def try_out(words: Sequence[str]) -> int:
    """Try everything and print a line for each step, or run the tests; a fault ends the trial."""
    if words[:1] == ["tests"]:
        return run_tests(words[1:])
    if words:
        raise Trouble("There is `try windows`, and `try windows tests [ARGUMENTS FOR PYTEST]`.")
    missing = [path.name for path in (setup, package) if not path.is_file()]
    if missing:
        raise Trouble(f"First build windows: there is no {' and no '.join(missing)}.")
    if "DISPLAY" not in os.environ:
        return subprocess.call([*WITH_X, sys.executable, *sys.argv])
    wine.prepare()
    print("A fresh Windows of", PLAYER, flush=True)
    wine.make_prefix(prefix, PLAYER)
    untouched.update(traces(), [str(here(PLACE.parent))])  # that folder is Windows' own
    for step in STEPS:
        name = step.__name__.replace("_", " ")
        try:
            print(f"ok      {name}: {step()}", flush=True)
        except (Trouble, subprocess.TimeoutExpired) as fault:
            print(f"FAILED  {name}: {fault}")
            return 1
        finally:
            subprocess.run(["wineserver", "-k"], env=environment(), check=False)
    print(f"all {len(STEPS)} steps passed")
    return 0
