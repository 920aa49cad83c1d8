"""Only one copy of the program has the lock, and a killed one does not keep it."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from app.storage import lock
from app.storage.errors import StorageError
from app.storage.lock import Lock

HOLDER = """
import sys
from pathlib import Path
from app.storage.lock import Lock
lock = Lock(Path(sys.argv[1]))
print("ready", flush=True)
sys.stdin.read()
"""


def holder(folder: Path) -> subprocess.Popen[bytes]:
    line = [sys.executable, "-c", HOLDER, str(folder)]
    process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline().rstrip() == b"ready"
    return process


def test_a_second_copy_is_refused_and_a_killed_one_forgotten(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with holder(folder) as first:
        with pytest.raises(StorageError, match="another copy of the program") as error:
            Lock(folder)
        assert error.value.reason == "in_use"
        first.kill()
    Lock(folder).release()


def test_a_lock_is_given_back(tmp_path: Path) -> None:
    first = Lock(tmp_path)
    with pytest.raises(StorageError):
        Lock(tmp_path)
    first.release()
    first.release()
    Lock(tmp_path).release()


def test_a_file_system_without_locks_refuses_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def take(_stream: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock, "take", take)
    first, second = Lock(tmp_path), Lock(tmp_path)
    first.release()
    second.release()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError, match="cannot be"):
        Lock(tmp_path / "file")
    (tmp_path / "lock").mkdir()
    with pytest.raises(StorageError, match="cannot be opened"):
        Lock(tmp_path)
