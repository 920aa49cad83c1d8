"""What every format is made with: the names, the version, the places, and how programs are run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))

import app  # noqa: E402
import dev  # noqa: E402

VERSION = app.__version__
BUILD, DIST = ROOT / "build" / "packaging", ROOT / "dist"
APP_ID = app.APP_ID

LANGUAGES = ("en", "fr", "es", "de")
TWINS = [f"app.ai.{file.stem}" for file in sorted((ROOT / "app" / "ai").glob("_*.c"))]
MAINTAINER = "Hukum maintainers <maintainers@hukum.invalid>"
SUMMARY = "Dehla Pakad and Mendikot, the card games of catching tens"


Trouble = dev.Trouble


@cache
def epoch() -> int:
    """Return the time that everything built bears: SOURCE_DATE_EPOCH, else the last commit's."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    return int(output(["git", "-c", "safe.directory=*", "log", "-1", "--format=%ct"]))


def steady() -> dict[str, str]:
    """Return an environment in which the same sources always give the same bytes."""
    return {
        **os.environ,
        "SOURCE_DATE_EPOCH": str(epoch()),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
    }


def run(line: Iterable[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a program; its failure ends the build with the line that failed."""
    words = [str(word) for word in line]
    print("  $", " ".join(words), flush=True)
    done = subprocess.run(words, cwd=cwd, env={**steady(), **(env or {})}, check=False)
    if done.returncode:
        raise Trouble(f"{Path(words[0]).name} failed with code {done.returncode}.")


def output(line: Iterable[str | Path], cwd: Path = ROOT) -> str:
    """Return what a program prints."""
    words = [str(word) for word in line]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"{words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def need_programs(programs: Mapping[str, str], reason: str) -> None:
    """See that programs are there; Debian's package of each is installed, or named."""
    missing = [name for name in programs if not shutil.which(name)]
    if missing:
        dev.need_packages({programs[name] for name in missing}, f"{reason}: {', '.join(missing)}")


def fresh(folder: Path) -> Path:
    """Return a folder, made anew and empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def tool(name: str) -> Path:
    """Return a program of the environment that builds."""
    found = shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        raise Trouble(f"{name} is not installed: build with `python3 dev.py build`.")
    return Path(found)


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())
