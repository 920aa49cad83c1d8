"""A Windows on Linux to build and to try in: Wine, the Windows build of Python, the twins by mingw.

All of it lies in `build/packaging/wine` and is made once; only the sources are copied anew.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from common import BUILD, ROOT, TWINS, Trouble, fresh, need_programs, run, steady
from dev import LOCK, PACKAGING_LOCK, digest
from wheel import SOURCES

HOME = BUILD / "wine"
PREFIX, PYTHON, SOURCE = HOME / "prefix", HOME / "python", HOME / "source"
HERE = Path(__file__).parent
PYTHON_LOCK = HERE / "python.lock"

GCC = "x86_64-w64-mingw32-gcc"
PROGRAMS = {"wine": "wine", GCC: "gcc-mingw-w64-x86-64"}
STAND_INS = {"icuuc": [], "bcryptprimitives": ["-ladvapi32"]}
"""What Windows 10 has and Wine 8 lacks, with the libraries that each needs."""

# As setup.py has it, and what of libgcc is used inside, since a player's Windows has none.
TWIN_OPTIONS = ["-O3", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", "-static-libgcc", "-s"]


def bundle() -> Path:
    """Build the bundle with PyInstaller under Wine and return its folder."""
    prepare()
    copy_sources()
    build_twins(SOURCE / "app" / "ai")
    folder, work = fresh(BUILD / "windows" / "bundle"), fresh(BUILD / "windows" / "pyinstaller")
    options: list[str | Path] = ["--noconfirm", "--clean", "--log-level", "WARN"]
    options += ["--distpath", folder, "--workpath", work]
    spec = SOURCE / "packaging" / "hukum.spec"
    python(["-m", "PyInstaller", *options, spec], cwd=SOURCE)
    return folder / "hukum"


def prepare() -> None:
    """Make the Windows and its Python, unless they are there."""
    need_programs(PROGRAMS, "Building for Windows on Linux needs programs that are not there")
    HOME.mkdir(parents=True, exist_ok=True)
    once("prefix", digest(HERE / f"{name}.c" for name in STAND_INS), lambda: make_prefix(PREFIX))
    once("python", digest([PYTHON_LOCK]), unpack_python)
    key = digest([PYTHON_LOCK, LOCK, PACKAGING_LOCK])
    once("packages", key, install_packages)


def once(name: str, key: str, work: Callable[[], None]) -> None:
    """Do some work unless it was done here under the same key."""
    stamp = HOME / f"{name}.stamp"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != key:
        work()
        stamp.write_text(key, encoding="utf-8")


def make_prefix(prefix: Path, user: str = "player") -> None:
    """Make a Windows 10 with an empty home for a user, and what Wine 8 lacks of it."""
    shutil.rmtree(prefix, ignore_errors=True)
    for words in (["wineboot", "-i"], ["winecfg", "/v", "win10"]):
        wine(words, prefix, {"USER": user})
    wait(prefix)
    for name, libraries in STAND_INS.items():
        target = prefix / "drive_c" / "windows" / "system32" / f"{name}.dll"
        run([GCC, HERE / f"{name}.c", "-O1", "-shared", "-s", "-o", target, *libraries])


def unpack_python() -> None:
    """Unpack the Windows build of Python out of the archive that holds it."""
    folder = fresh(HOME / "download")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "download", "--no-deps", "-q"]
    pip += ["--no-binary", ":all:", "--no-build-isolation", "--require-hashes"]
    run([*pip, "-d", folder, "-r", PYTHON_LOCK])
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (data,) = folder.rglob("data.zip")
    shutil.rmtree(PYTHON, ignore_errors=True)
    with zipfile.ZipFile(data) as file:
        file.extractall(folder)
    (folder / "cp313").rename(PYTHON)
    shutil.rmtree(folder)
    # Wine 8 cannot answer what this module asks; without it Python asks in another way.
    (PYTHON / "DLLs" / "_wmi.pyd").unlink()


def install_packages() -> None:
    """Install the locked packages, chosen for Windows since the pip that chooses runs there."""
    pip = ["-m", "pip", "install", "--no-deps", "--require-hashes", "--quiet"]
    pip += ["--no-warn-script-location", "--disable-pip-version-check"]
    python([*pip, "-r", LOCK, "-r", PACKAGING_LOCK])


def copy_sources() -> None:
    """Copy what the bundle is made from, without anything that was built for Linux."""
    fresh(SOURCE)
    for name in (*SOURCES, "packaging", "dev.py"):
        copy(ROOT / name)


def copy(path: Path) -> None:
    """Copy a file or folder of the repository into the sources."""
    built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    if path.is_dir():
        shutil.copytree(path, SOURCE / path.name, ignore=built)
    else:
        shutil.copy(path, SOURCE / path.name)


def build_twins(folder: Path) -> None:
    """Compile the C twins for Windows into a folder."""
    headers: list[str | Path] = ["-I", PYTHON / "include"]
    library: list[str | Path] = ["-L", PYTHON / "libs", "-l:python3.lib"]
    for twin in TWINS:
        source = ROOT / Path(*twin.split(".")).with_suffix(".c")
        target = folder / f"{source.stem}.pyd"
        run([GCC, source, *TWIN_OPTIONS, "-shared", "-o", target, *headers, *library])


def python(words: Sequence[str | Path], cwd: Path = ROOT) -> str:
    """Run the Windows build of Python to its end and return what it prints."""
    return wine([PYTHON / "python.exe", *words], PREFIX, cwd=cwd)


def wine(
    words: Sequence[str | Path],
    prefix: Path,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> str:
    """Run a Windows program to its end and return what it prints; its failure is `Trouble`."""
    done = subprocess.run(
        ["wine", *map(windows_path, words)],
        cwd=cwd,
        env={**environment(prefix), **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,  # Python under Wine cannot write to what is no pipe
        stderr=subprocess.STDOUT,
        check=False,
    )
    said = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
    if done.returncode:
        raise Trouble(f"{words[0]} failed under Wine with code {done.returncode}:\n{said}")
    return said


def environment(prefix: Path) -> dict[str, str]:
    """Return the environment of Windows programs: quiet, and without Wine's .NET and HTML."""
    quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
    return {**steady(), **quiet, "WINEPREFIX": str(prefix)}


def wait(prefix: Path) -> None:
    """Wait until the last program of a prefix has ended and its registry is written."""
    subprocess.run(["wineserver", "-w"], env=environment(prefix), check=True)


def windows_path(word: str | Path) -> str:
    """Return a path as Windows sees it; words are as they are."""
    return f"Z:{word}".replace("/", "\\") if isinstance(word, Path) else word
