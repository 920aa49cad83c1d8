"""How long it takes from the start to the first picture of the table, beside a bare window."""

from __future__ import annotations

import contextlib
import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BUNDLE = ROOT / "build" / "packaging" / "bundle" / "hukum"
ROUNDS = 11
SCREEN = ":86"
SIZE = "1280x800x24"
PATIENCE = 60.0
HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication(sys.argv)
window = QMainWindow()
window.resize(1160, 760)
window.show()
application.exec()
"""


class Start(NamedTuple):
    """One start: seconds on the clock and of a processor until the first picture."""

    wall: float
    busy: float


def main() -> None:
    """Print the medians of starts that take turns, each against the bare window's, and sizes."""
    if not shutil.which("Xvfb"):
        print("The first picture is looked for on the screen of Xvfb, which is not installed.")
        return
    programs: dict[str, list[str | Path]] = {
        "bare window": [sys.executable, "-c", BARE],
        "Hukum": [sys.executable, "-m", "app"],
    }
    if (BUNDLE / "hukum").exists():
        programs["Hukum's bundle"] = [BUNDLE / "hukum"]
    with _screen() as (pixels, folder):
        for line in programs.values():
            _start(line, pixels, folder)  # so that all files are in memory
        rounds = [
            {name: _start(line, pixels, folder) for name, line in programs.items()}
            for _ in range(ROUNDS)
        ]
    print(f"median of {ROUNDS} starts, with {os.getloadavg()[0]:.1f} programs that want to run:")
    for name in programs:
        _print_starts(name, rounds)
    for folder in (BUNDLE, ROOT / "dist"):
        _print_sizes(folder)


def _print_starts(name: str, rounds: Sequence[dict[str, Start]]) -> None:
    starts = [each[name] for each in rounds]
    wall, busy = (statistics.median(each[kind] for each in starts) for kind in (0, 1))
    times = [
        statistics.median(each[name][kind] / each["bare window"][kind] for each in rounds)
        for kind in (0, 1)
    ]
    best = min(starts)
    print(
        f"{name:15} {wall:.3f} s (best {best.wall:.3f}), {busy:.3f} s of a processor;"
        f" {times[0]:.2f} and {times[1]:.2f} times the bare window"
    )


@contextlib.contextmanager
def _screen() -> Iterator[tuple[mmap.mmap, Path]]:
    """Give the memory in which the pixels of an X screen lie, and a folder that lives as long."""
    with tempfile.TemporaryDirectory(prefix="hukum-bench-") as folder:
        line = ["Xvfb", SCREEN, "-screen", "0", SIZE, "-fbdir", folder, "-nocursor", "-ac"]
        server = subprocess.Popen(line, stderr=subprocess.DEVNULL)
        memory = Path(folder, "Xvfb_screen0")
        try:
            while not Path(f"/tmp/.X11-unix/X{SCREEN[1:]}").exists() or not memory.exists():
                if server.poll() is not None:
                    raise RuntimeError(f"Xvfb does not run on {SCREEN}")
                time.sleep(0.05)
            with (
                memory.open("rb") as file,
                mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as pixels,
            ):
                yield pixels, Path(folder)
        finally:
            server.terminate()
            server.wait()


def _is_painted(pixels: mmap.mmap) -> bool:
    """Say whether anything is to be seen; an empty screen is black."""
    return any(pixels[len(pixels) // 4 :: 4093])


def _start(line: Sequence[str | Path], pixels: mmap.mmap, compiled: Path) -> Start:
    """Start a program with an empty home, and end it as soon as its first picture is there."""
    with tempfile.TemporaryDirectory(prefix="hukum-bench-") as home:
        environment = {**os.environ, **dict.fromkeys(HOMES, home)}
        environment |= {"DISPLAY": SCREEN, "QT_QPA_PLATFORM": "xcb"}
        # Compiled modules are kept between the starts, as they are on a player's machine.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = str(compiled)
        begun = time.monotonic()
        process = subprocess.Popen(line, cwd=ROOT, env=environment)
        while not _is_painted(pixels):
            if time.monotonic() - begun > PATIENCE:
                process.kill()
                raise RuntimeError(f"{line[0]} has painted nothing")
            time.sleep(0.001)
        wall = time.monotonic() - begun
        process.kill()
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
        while _is_painted(pixels):
            time.sleep(0.01)
    return Start(wall, used.ru_utime + used.ru_stime)


def _print_sizes(folder: Path) -> None:
    """Print how large the bundle is, and each installer that was built."""
    if folder == BUNDLE and folder.exists():
        files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
        print(f"{sum(file.stat().st_size for file in files) / 1e6:.1f} MB  bundle, unpacked")
    elif folder.exists():
        for file in sorted(folder.iterdir()):
            print(f"{file.stat().st_size / 1e6:.1f} MB  {file.name}")
