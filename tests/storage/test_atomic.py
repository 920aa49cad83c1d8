"""A file is always the old one or the new one, whatever happens while it is written."""

from __future__ import annotations

import os
import random
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.storage import atomic
from app.storage.atomic import (
    UNFINISHED,
    WAITS,
    delete,
    keep_copy,
    make_folder,
    patiently,
    read,
    remove_unfinished,
    set_aside,
    write,
    writing,
)
from app.storage.errors import StorageError

POSIX = pytest.mark.skipif(os.name == "nt", reason="a matter of POSIX systems")
KILLS = 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return an empty folder."""
    folder = tmp_path / "folder"
    folder.mkdir()
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_file_gets_its_content_and_nothing_else_is_left(folder: Path) -> None:
    path = folder / "é.hukum"
    write(path, b"one")
    write(path, b"two")
    assert contents(folder) == {"é.hukum": b"two"}


@POSIX
def test_what_is_written_is_private(folder: Path) -> None:
    make_folder(folder / "new" / "deeper")
    write(folder / "new" / "deeper" / "file", b"x")
    for path, mode in [("new", 0o700), ("new/deeper/file", 0o600)]:
        assert stat.S_IMODE((folder / path).stat().st_mode) == mode


@POSIX
def test_a_link_stays_a_link(folder: Path) -> None:
    target, link = folder / "elsewhere", folder / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@POSIX
@pytest.mark.parametrize("kind", ["folder", "pipe", "link to a pipe"])
def test_what_is_no_file_is_not_replaced(kind: str, folder: Path) -> None:
    path = target = folder / "target"
    if kind == "folder":
        target.mkdir()
    else:
        os.mkfifo(target)
    if kind.startswith("link"):
        path = folder / "link"
        path.symlink_to(target)
    before = target.stat()
    names = sorted(entry.name for entry in folder.iterdir())
    written = False
    with pytest.raises(StorageError) as refused, writing(path):
        written = True
    assert refused.value.reason == ("is_folder" if kind == "folder" else "irregular")
    assert not written
    assert target.stat() == before
    assert sorted(entry.name for entry in folder.iterdir()) == names


def test_a_block_that_fails_leaves_the_old_file(folder: Path) -> None:
    path = folder / "file"
    write(path, b"old")
    with pytest.raises(TypeError), writing(path) as stream:
        stream.writelines([b"half", None])  # type: ignore[list-item]
    assert contents(folder) == {"file": b"old"}


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from app.storage.atomic import write
from app.storage.errors import StorageError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    write(Path(sys.argv[1]), b"n" * 100_000)
except StorageError as error:
    print(error.reason, error)
"""


@POSIX
def test_a_full_disk_leaves_the_old_file(folder: Path) -> None:
    path = folder / "file"
    write(path, b"old")
    line = [sys.executable, "-c", FULL_DISK, str(path)]
    probe = subprocess.run(line, capture_output=True, text=True, check=True)
    assert probe.stdout.startswith(f"disk_full {path}: cannot be written: ")
    assert contents(folder) == {"file": b"old"}


def test_a_folder_in_the_place_of_the_file(folder: Path) -> None:
    (folder / "file").mkdir()
    with pytest.raises(StorageError, match="cannot be written"):
        write(folder / "file", b"x")
    with pytest.raises(StorageError, match="cannot be read"):
        read(folder / "file", 10)
    assert [path.name for path in folder.iterdir()] == ["file"]


def test_a_file_in_the_place_of_a_folder(folder: Path) -> None:
    (folder / "file").write_bytes(b"x")
    with pytest.raises(StorageError) as error:
        make_folder(folder / "file" / "deeper")
    assert error.value.reason == "is_file"


def test_a_folder_that_is_gone(folder: Path) -> None:
    with pytest.raises(StorageError) as error:
        write(folder / "drive" / "file", b"x")
    assert error.value.reason == "missing"


@pytest.mark.parametrize("name", ["with\0zero", "half\ud800pair"])
def test_a_name_that_no_file_can_have(name: str, folder: Path) -> None:
    path = folder / name
    for act in (
        lambda: read(path, 9),
        lambda: write(path, b"new"),
        lambda: delete(path),
        lambda: make_folder(path),
        lambda: keep_copy(path),
    ):
        with pytest.raises(StorageError, match="no file has such a name"):
            act()
    assert not list(folder.iterdir())


def test_a_file_that_is_too_large_is_not_read(folder: Path) -> None:
    path = folder / "file"
    path.write_bytes(b"12345")
    assert read(path, 5) == b"12345"
    with pytest.raises(StorageError) as error:
        read(path, 4)
    assert error.value.reason == "damaged"


def test_delete_twice_is_no_error(folder: Path) -> None:
    write(folder / "file", b"x")
    delete(folder / "file")
    delete(folder / "file")
    assert contents(folder) == {}


def test_names_aside_are_never_taken_twice(folder: Path) -> None:
    path = folder / "a.hukum"
    for content in (b"1", b"2", b"3"):
        write(path, content)
        set_aside(path)
    write(path, b"4")
    assert keep_copy(path, "newer").name == "a.hukum.newer"
    assert contents(folder) == {
        "a.hukum": b"4",
        "a.hukum.damaged": b"1",
        "a.hukum.damaged-2": b"2",
        "a.hukum.damaged-3": b"3",
        "a.hukum.newer": b"4",
    }


def sharing_violation(number: int = 32) -> PermissionError:
    error = PermissionError(13, "The process cannot access the file")
    error.winerror = number  # type: ignore[attr-defined]
    return error


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let nobody wait, and return the list of how long they wanted to."""
    naps: list[float] = []
    monkeypatch.setattr(atomic.time, "sleep", naps.append)
    return naps


def test_sharing_violations_are_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch, naps: list[float]
) -> None:
    really, refusals = Path.replace, [sharing_violation(5), sharing_violation(32)]

    def replace(path: Path, target: Path) -> Path:
        if refusals:
            raise refusals.pop()
        return really(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    write(folder / "file", b"x")
    assert contents(folder) == {"file": b"x"}
    assert naps == list(WAITS[:2])


def test_a_file_that_stays_in_use_is_given_up(naps: list[float]) -> None:
    def attempt() -> None:
        raise sharing_violation()

    with pytest.raises(PermissionError):
        patiently(attempt)
    assert naps == list(WAITS)


def test_a_real_refusal_is_not_repeated(naps: list[float]) -> None:
    def attempt() -> None:
        raise PermissionError(13, "Permission denied")

    with pytest.raises(PermissionError):
        patiently(attempt)
    assert naps == []


def test_what_a_killed_program_left_is_removed(folder: Path) -> None:
    (folder / f".match.hukum.x1{UNFINISHED}").write_bytes(b"half")
    write(folder / "match.hukum", b"whole")
    remove_unfinished(folder)
    remove_unfinished(folder / "no such folder")
    assert contents(folder) == {"match.hukum": b"whole"}


def test_what_another_program_is_writing_is_not_removed(folder: Path) -> None:
    with writing(folder / "file") as stream:
        stream.write(b"half")
        remove_unfinished(folder)
        stream.write(b", then whole")
    assert contents(folder) == {"file": b"half, then whole"}


WRITER = """
import sys
from itertools import count
from pathlib import Path
from app.storage.atomic import write
for number in count():
    write(Path(sys.argv[1]), bytes([number % 251]) * 50_000)
    if number == 0:
        print("ready", flush=True)
"""


@POSIX
def test_a_kill_at_any_moment_leaves_a_whole_file(folder: Path) -> None:
    path = folder / "file"
    chance = random.Random(1)
    for _ in range(KILLS):
        line = [sys.executable, "-c", WRITER, str(path)]
        with subprocess.Popen(line, stdout=subprocess.PIPE) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            time.sleep(chance.random() * 0.01)
            writer.send_signal(signal.SIGKILL)
        data = path.read_bytes()
        assert data == data[:1] * 50_000
    remove_unfinished(folder)
    assert [file.name for file in folder.iterdir()] == ["file"]
