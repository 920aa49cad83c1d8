"""No library that is given to others says where on this machine it was made."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import wheel
from linux import search_paths

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="compiles for Linux"
)
HERE = b"/of/this/machine"


def library(folder: Path, *search: str) -> Path:
    """Compile a library that would look for others in some folders."""
    source, made = folder / "made.c", folder / "made.so"
    source.write_text("int answer(void) { return 42; }\n", encoding="ascii")
    options = [f"-Wl,-rpath,{':'.join(search)}"] if search else []
    subprocess.run(["gcc", "-shared", "-fPIC", *options, source, "-o", made], check=True)
    return made


def answer(made: Path) -> str:
    """Return what the library answers to a program of its own."""
    code = f"import ctypes; print(ctypes.CDLL({str(made)!r}).answer())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("own", [(), ("$ORIGIN", "$ORIGIN/../lib")])
def test_only_what_lies_beside_a_library_is_searched(tmp_path: Path, own: tuple[str, ...]) -> None:
    made = library(tmp_path, HERE.decode(), *own)
    assert HERE in made.read_bytes()
    assert search_paths.forget(made) == [HERE.decode()]
    assert HERE not in made.read_bytes()
    for folder in own:
        assert folder.encode() in made.read_bytes()
    assert answer(made) == "42"
    assert search_paths.forget(made) == []


def test_a_folder_that_ends_with_the_name_of_a_function_is_not_blanked(tmp_path: Path) -> None:
    """The linker keeps the end of one text as another: the function would lose its name."""
    made = library(tmp_path, "/of/this/machine/answer")
    with pytest.raises(ValueError, match="answer"):
        search_paths.forget(made)
    assert answer(made) == "42"


def test_what_names_no_folder_stays_as_it_is(tmp_path: Path) -> None:
    made = library(tmp_path)
    before = made.read_bytes()
    assert search_paths.forget(made) == []
    text = tmp_path / "text"
    text.write_text("no library", encoding="ascii")
    assert search_paths.forget(text) == []
    assert made.read_bytes() == before


@pytest.mark.slow
def test_the_twins_of_a_wheel_name_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheel, "BUILD", tmp_path / "build")
    monkeypatch.setattr(wheel, "DIST", tmp_path)
    (made,) = wheel.make()
    with zipfile.ZipFile(made) as parts:
        twins = [parts.read(name) for name in parts.namelist() if name.endswith(".so")]
    assert len(twins) == 2
    for folder in (sys.base_prefix, str(wheel.ROOT)):
        assert not any(folder.encode() in twin for twin in twins if len(folder) > len("/usr"))
