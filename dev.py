#!/usr/bin/env python3
"""Run, test and check Hukum on any machine with a Python; `python3 dev.py` lists the commands."""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from xml.etree import ElementTree

OLDEST, NEWEST = (3, 11), (3, 14)


def hand_over() -> None:
    """Start this file again under a Python that will do, or say which one is needed."""
    check = f"import sys; sys.exit(not {OLDEST} <= sys.version_info[:2] <= {NEWEST})"
    for minor in (13, 12, 11, 14):
        other = shutil.which(f"python3.{minor}")
        if other and subprocess.call([other, "-c", check], stderr=subprocess.DEVNULL) == 0:
            sys.exit(subprocess.call([other, *sys.argv]))
    mine = ".".join(str(part) for part in sys.version_info[:3])
    wanted = "{}.{} to {}.{}".format(*OLDEST, *NEWEST)
    sys.exit(f"Hukum needs Python {wanted}; this is {mine}, and no other is on the PATH.")


# All of the file is syntax that Python 3.6 reads; from here on it may use what 3.11 has.
if not OLDEST <= sys.version_info[:2] <= NEWEST:
    hand_over()

from collections.abc import Callable, Iterable, Mapping, Sequence  # noqa: E402

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
LINUX = sys.platform == "linux"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")

LOCK = ROOT / "requirements.lock"
BENCH_LOCK = ROOT / "requirements-bench.lock"
PACKAGING_LOCK = ROOT / "requirements-packaging.lock"
TRANSLATIONS_LOCK = ROOT / "requirements-translations.lock"
TWINS = sorted((ROOT / "app" / "ai").glob("_*.c"))
BUILD_INPUTS = (LOCK, *[ROOT / name for name in ("pyproject.toml", "setup.py", "app/__init__.py")])

# What Qt loads on Linux: the libraries as the linker names them, and Debian's package for each.
QT_FILES = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqxcb.so")
QT_PACKAGES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
TEST_PROGRAMS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "git": "git",
    "openbox": "openbox",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "xvfb-run": "xvfb",
}
READER_PACKAGES = ("at-spi2-core", "dbus-daemon", "gir1.2-atspi-2.0", "python3-gi")
COMPILER_PACKAGES = ("gcc", "libc6-dev", "python3-dev")
COMPILERS = {
    "linux": f"On Debian and Ubuntu: sudo apt-get install {' '.join(COMPILER_PACKAGES)}",
    "win32": "It is in the Build Tools for Visual Studio, under desktop development with C++.",
    "darwin": "Install it by: xcode-select --install",
}
VISUAL_STUDIO = Path(
    os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio/Installer/vswhere.exe"
)

# A whole X server for the x11 tests, with a window manager that lives as long as they do.
WITH_X = (
    *("xvfb-run", "-a", "-s", "-screen 0 1280x800x24"),
    *("sh", "-c", 'openbox >/dev/null 2>&1 & wm=$!; "$@"; code=$?; kill $wm; exit $code', "sh"),
)
NO_TESTS = 5  # pytest's exit code when nothing was selected

Line = list[str | Path]
Command = Callable[[Sequence[str]], int]
COMMANDS: dict[str, Command] = {}
LONE = ("golden", "lint", "lock", "phases", "setup", "sounds")  # they take no arguments


class Trouble(Exception):
    """Something that the user has to put right, said in a sentence."""


def command(function: Command) -> Command:
    """Make a function a command of this file; its docstring is the help text."""
    COMMANDS[function.__name__] = function
    return function


# --- Commands ---------------------------------------------------------------------------------


@command
def run(args: Sequence[str]) -> int:
    """Start the game, or pass arguments to it: `run simulate --help`."""
    prepare()
    return start([BIN / "hukum", *args], cwd=Path.cwd(), stdin=None)


@command
def test(args: Sequence[str]) -> int:
    """Run all tests, one tier after the other; arguments go to pytest."""
    prepare()
    once("test programs", f"{TEST_PROGRAMS} {READER_PACKAGES}", need_test_programs)
    workers = str(min(4, os.cpu_count() or 1))
    tiers: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = [
        ("offscreen", (), ("-n", workers)),
        ("minimal", (), ()),
    ]
    if LINUX:
        tiers.append(("xcb", WITH_X, ()))
    outcomes = [test_tier(*tier, args) for tier in tiers]
    return sum_up(outcomes)


@command
def lint(_args: Sequence[str]) -> int:
    """Check style, format, types and the direction of imports."""
    prepare()
    checks = ("ruff check .", "ruff format --check .", "mypy", "lint-imports")
    return show([BIN / program, *args] for program, *args in map(str.split, checks))


@command
def bench(args: Sequence[str]) -> int:
    """Run the benchmarks in tests/bench, or those that are named; `whole`: at full length."""
    known = scripts("bench")
    whole = [arg for arg in args if arg == "whole"]
    names = [arg for arg in args if arg != "whole"]
    unknown = sorted(set(names) - set(known))
    if unknown:
        raise Trouble(f"No benchmark {', '.join(unknown)}; there are: {', '.join(known)}.")
    prepare()
    once("bench", digest([BENCH_LOCK]), lambda: install("-r", BENCH_LOCK))
    call = "import importlib, sys; importlib.import_module('tests.bench.' + sys.argv[1]).main()"
    return show([[PYTHON, "-c", call, name, *whole] for name in names or known])


@command
def build(args: Sequence[str]) -> int:
    """Make installers, all or `build deb rpm appimage tar wheel windows macos`; `build try`."""
    prepare()
    once("packaging", digest([PACKAGING_LOCK]), lambda: install("-r", PACKAGING_LOCK))
    return start([PYTHON, ROOT / "packaging" / "build.py", *args])


@command
def setup(_args: Sequence[str]) -> int:
    """Make the virtual environment, with everything that running and testing needs."""
    prepare()
    once("test programs", f"{TEST_PROGRAMS} {READER_PACKAGES}", need_test_programs)
    print(f"Ready. The program is {BIN / 'hukum'}.")
    return 0


@command
def translations(args: Sequence[str]) -> int:
    """Extract and compile all texts; `check` only looks, `pseudo FILE.qm` a longer one."""
    return tool("tests.tools.translations", args)


@command
def shots(args: Sequence[str]) -> int:
    """Take pictures of every screen, dialog and state: `shots [FOLDER]`."""
    return tool("tests.tools.shots", args)


@command
def sounds(_args: Sequence[str]) -> int:
    """Make the sounds of the table anew."""
    return tool("tests.tools.sounds")


@command
def learn(args: Sequence[str]) -> int:
    """Find the weights of the searching seats anew by self-play: `learn [THOUSANDS [SEED]]`."""
    return tool("tests.tools.learn", args)


@command
def phases(_args: Sequence[str]) -> int:
    """Draw the state machine into ARCHITECTURE.md."""
    return tool("tests.tools.phases")


@command
def golden(_args: Sequence[str]) -> int:
    """Write the golden playthroughs anew; git shows what changed."""
    return tool("tests.golden")


@command
def soak(args: Sequence[str]) -> int:
    """Run one of the long trials in tests/soak, `soak records 1000`; alone it lists them."""
    known = scripts("soak")
    if not args or args[0] not in known:
        raise Trouble(f"Which trial? There are: {', '.join(known)}.")
    return tool(f"tests.soak.{args[0]}", args[1:])


@command
def lock(_args: Sequence[str]) -> int:
    """Choose the newest versions that pyproject.toml allows and write the lock files."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        programs = Path(folder) / BIN.name
        subprocess.run([programs / "pip", "install", "-q", "uv"], check=True)
        compile_lock: Line = [programs / "uv", "pip", "compile", "-q", "--universal", "--no-header"]
        compile_lock += ["--generate-hashes", "--python-version", "{}.{}".format(*OLDEST)]
        compile_lock += ["--upgrade", "-o"]
        alone = [*compile_lock, TRANSLATIONS_LOCK.name, "--group", "translations"]
        game = [*compile_lock, LOCK.name, "pyproject.toml", "--extra", "dev"]
        beside = [
            [*compile_lock, file.name, "--group", group, "-c", LOCK.name]
            for file, group in ((BENCH_LOCK, "bench"), (PACKAGING_LOCK, "packaging"))
        ]
        return show([alone, game, *beside])


# --- Processes --------------------------------------------------------------------------------


def start(
    line: Iterable[str | Path],
    cwd: Path = ROOT,
    stdin: int | None = subprocess.DEVNULL,
    env: Mapping[str, str] | None = None,
) -> int:
    """Run a program to its end and return its exit code."""
    sys.stdout.flush()
    return subprocess.call(
        [str(word) for word in line], cwd=cwd, stdin=stdin, env={**os.environ, **(env or {})}
    )


def show(lines: Iterable[Line]) -> int:
    """Run programs one after the other, each under a heading; return 1 if any of them fails."""
    codes = []
    for line in lines:
        print("---", Path(line[0]).name, *line[1:])
        codes.append(start(line))
    return int(any(codes))


def tool(module: str, args: Sequence[str] = ()) -> int:
    """Run one of the repository's own modules, `tests.tools.phases`, in the environment."""
    prepare()
    return start([PYTHON, "-m", module, *args])


def scripts(folder: str) -> list[str]:
    """Return the names of the programs in a folder of `tests`."""
    return sorted(file.stem for file in (ROOT / "tests" / folder).glob("[!_]*.py"))


# --- The virtual environment ------------------------------------------------------------------


def prepare() -> None:
    """Bring the environment up to date; quick when it is."""
    if not PYTHON.exists():
        shutil.rmtree(VENV, ignore_errors=True)
    once("environment", f"{ROOT} {sys.version_info[:2]}", make_environment)
    key = digest([*BUILD_INPUTS, *TWINS])
    once("compiler", key, want_compiler)
    once("packages", f"{key} {can_compile()}", install_packages)
    if LINUX:
        once("libraries", key, need_libraries)


def make_environment() -> None:
    """Make an empty virtual environment in the place of whatever is there."""
    if importlib.util.find_spec("ensurepip") is None:
        version = "{}.{}".format(*sys.version_info)
        need_packages([f"python{version}-venv"], "This Python cannot make environments yet")
    print(f"Making the virtual environment {VENV.name} ...")
    if start([sys.executable, "-m", "venv", "--clear", VENV]):
        raise Trouble(f"The virtual environment {VENV} could not be made.")


def want_compiler() -> None:
    """Install a C compiler if that is allowed; all that is lost without one is speed."""
    if not can_compile() and is_root_on_debian():
        with contextlib.suppress(Trouble):
            need_packages(COMPILER_PACKAGES, "The players think faster with a C compiler")


def install_packages() -> None:
    """Install the locked packages, then this project with its C twins, if those can be built."""
    print("Installing the locked packages (about 110 MB at the first time) ...")
    install("-r", LOCK)
    for old in (ROOT / "app" / "ai").glob("_*.pyd" if WINDOWS else "_*.so"):
        old.unlink()
    install("--no-build-isolation", "-e", ".")
    if not has_twins():
        print("The players think in Python, and more slowly: no C compiler with Python's headers")
        print(f"was found. {COMPILERS.get(sys.platform, COMPILERS['linux'])}")


def has_twins() -> bool:
    """Say whether the C twins were built and can be loaded."""
    probe = "; ".join(f"import app.ai.{file.stem}" for file in TWINS)
    return subprocess.call([PYTHON, "-c", probe], cwd=ROOT, stderr=subprocess.DEVNULL) == 0


def install(*what: str | Path) -> None:
    """Install with pip exactly what is named, without any dependency that is not."""
    line: Line = [PYTHON, "-m", "pip", "install", "--no-deps", "--disable-pip-version-check"]
    line += [] if sys.stdout.isatty() else ["--quiet"]
    line += ["--require-hashes"] if "-r" in what else []
    if start([*line, *what]):
        raise Trouble("The packages could not be installed; pip says why above.")


def once(name: str, key: str, work: Callable[[], None]) -> None:
    """Do some work unless it was done in this environment under the same key."""
    stamp = VENV / f"{name}.stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == key:
        return
    work()
    stamp.write_text(key, encoding="utf-8")


def digest(files: Iterable[Path]) -> str:
    """Return a hash of the contents of some files."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    return total.hexdigest()


# --- The system -------------------------------------------------------------------------------


def need_libraries() -> None:
    """See that the system has the libraries that Qt loads."""
    missing = missing_libraries()
    if missing:
        packages = {QT_PACKAGES[name] for name in missing if name in QT_PACKAGES}
        need_packages(packages, f"Qt needs libraries that are not there: {', '.join(missing)}")
        if missing_libraries():
            raise Trouble(f"Qt still lacks libraries: {', '.join(missing_libraries())}.")


def missing_libraries() -> list[str]:
    """Return the names of the shared libraries that Qt needs and the linker does not find."""
    folder = next(VENV.glob("lib/python*/site-packages/PySide6"))
    if not shutil.which("ldd"):
        return []
    listing = subprocess.run(
        ["ldd", *[folder / name for name in QT_FILES]], capture_output=True, text=True, check=False
    )
    lines = listing.stdout.splitlines()
    return sorted({line.split()[0] for line in lines if line.endswith("not found")})


def need_test_programs() -> None:
    """See that the programs that the tests start are there."""
    missing = [name for name in TEST_PROGRAMS if not shutil.which(name)] if LINUX else []
    if missing:
        packages = [TEST_PROGRAMS[name] for name in missing]
        need_packages(packages, f"The tests need programs that are not there: {', '.join(missing)}")
    if is_root_on_debian() and not can_read_screen():
        need_packages(READER_PACKAGES, "One test reads the screen as a screen reader does")


def can_read_screen() -> bool:
    """Say whether the system's Python can read the accessibility bus."""
    probe = ["/usr/bin/python3", "-c", "import gi; gi.require_version('Atspi', '2.0')"]
    if not Path(probe[0]).exists() or not shutil.which("dbus-run-session"):
        return False
    return subprocess.call(probe, stderr=subprocess.DEVNULL) == 0


def need_packages(packages: Iterable[str], reason: str) -> None:
    """Install Debian packages if that is allowed, else tell the user how."""
    line = ["apt-get", "install", "-y", "--no-install-recommends", *sorted(packages)]
    if not is_root_on_debian():
        raise Trouble(f"{reason}.\nOn Debian and Ubuntu: sudo {' '.join(line)}")
    print(f"{reason}. Installing: {' '.join(sorted(packages))} ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    if start(["apt-get", "update", "-qq"], env=quiet) or start([*line, "-qq"], env=quiet):
        raise Trouble(f"That failed; try again by hand: {' '.join(line)}")


def is_root_on_debian() -> bool:
    """Say whether this process may install packages with apt-get."""
    return LINUX and os.geteuid() == 0 and shutil.which("apt-get") is not None


def can_compile() -> bool:
    """Say whether a C compiler and Python's headers are there."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    found = any(shutil.which(name) for name in ("cc", "gcc", "clang"))
    return header.exists() and (found or (WINDOWS and VISUAL_STUDIO.exists()))


# --- Tests ------------------------------------------------------------------------------------


def test_tier(
    platform: str, wrapper: Sequence[str], options: Sequence[str], args: Sequence[str]
) -> tuple[int, dict[str, int]]:
    """Run the tests of one of Qt's platforms; return pytest's exit code and the counts."""
    print(f"--- tests on {platform}")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        line: Line = [*wrapper, PYTHON, "-m", "pytest", f"--junit-xml={report}", *options, *args]
        code = start(line, env={"QT_QPA_PLATFORM": platform})
        return code, read_report(report)


def read_report(report: Path) -> dict[str, int]:
    """Return the counts of a JUnit report, all zero if pytest did not live to write it."""
    names = ("tests", "failures", "errors", "skipped")
    suite = ElementTree.parse(report).find("testsuite") if report.exists() else None
    return {name: int(suite.get(name, 0)) if suite is not None else 0 for name in names}


def sum_up(outcomes: Sequence[tuple[int, dict[str, int]]]) -> int:
    """Print one closing line for all tiers and return the exit code."""
    codes = [code for code, _ in outcomes]
    total = {name: sum(counts[name] for _, counts in outcomes) for name in outcomes[0][1]}
    failed = total["failures"] + total["errors"]
    passed = total["tests"] - failed - total["skipped"]
    bad = [code for code in codes if code not in (0, NO_TESTS)]
    if bad and not failed:
        print("A run ended before its tests were counted.")
        failed = len(bad)
    skipped = f", {total['skipped']} skipped" if total["skipped"] else ""
    print(f"{passed} passed, {failed} failed{skipped}")
    return 1 if bad else min(codes)  # NO_TESTS only if no tier had any


# --- The command line -------------------------------------------------------------------------


def overview() -> str:
    """Return the list of the commands."""
    lines = [f"  {name:13} {each.__doc__}" for name, each in COMMANDS.items()]
    return "\n".join(["Usage: python3 dev.py COMMAND [ARGUMENTS]", "", *lines])


def main(words: Sequence[str]) -> int:
    """Carry out one command and return its exit code."""
    if not words or words[0] in ("-h", "--help", "help"):
        print(overview())
        return 0
    if words[0] not in COMMANDS:
        print(f"There is no command {words[0]}.\n\n{overview()}", file=sys.stderr)
        return 2
    if words[1:2] in (["-h"], ["--help"]) and words[0] not in ("run", "shots"):
        print(COMMANDS[words[0]].__doc__)
        return 0
    try:
        if words[0] in LONE and words[1:]:
            raise Trouble(f"{words[0]} takes no arguments: {' '.join(words[1:])}")
        return COMMANDS[words[0]](words[1:])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
