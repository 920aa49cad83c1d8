"""Modules that wait until they are asked."""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import late_modules


@pytest.fixture
def late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Import a package that waits, with a module in it."""
    folder = tmp_path / "sleepy_package"
    folder.mkdir()
    lines = "import time\ntime.sleep(0.05)\nfrom sleepy_package.inner import DEPTH\nANSWER = 42\n"
    (folder / "__init__.py").write_text(lines, encoding="utf-8")
    (folder / "inner.py").write_text("DEPTH = 7\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    finder = late_modules.install({"sleepy_package"})
    yield importlib.import_module("sleepy_package")
    sys.meta_path.remove(finder)
    for name in [name for name in sys.modules if name.startswith("sleepy_")]:
        del sys.modules[name]


def test_a_module_waits_however_often_it_is_imported(late: ModuleType) -> None:
    importlib.import_module("sleepy_package")
    inner = importlib.import_module("sleepy_package.inner")
    assert "ANSWER" not in vars(late)
    assert "DEPTH" not in vars(inner)
    assert late.ANSWER == 42
    assert (late.DEPTH, inner.DEPTH) == (7, 7)
    assert type(late) is ModuleType


def test_what_it_does_not_have_is_missing(late: ModuleType) -> None:
    with pytest.raises(AttributeError, match="no attribute 'QUESTION'"):
        _ = late.QUESTION
    assert late.ANSWER == 42


def test_threads_that_ask_at_once_all_get_the_whole_module(late: ModuleType) -> None:
    answers: list[int] = []
    threads = [
        threading.Thread(target=lambda: answers.append(late.ANSWER + late.DEPTH)) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [49] * 8


def test_a_module_that_cannot_be_loaded_says_so_each_time(late: ModuleType) -> None:
    folder = Path(str(late.__file__)).parent
    (folder / "broken.py").write_text("import sleepy_package.nowhere\n", encoding="utf-8")
    broken = importlib.import_module("sleepy_package.broken")
    for _ in range(2):
        with pytest.raises(ModuleNotFoundError, match="nowhere"):
            _ = broken.ANSWER


def test_threads_that_import_do_not_wait_for_each_other(late: ModuleType) -> None:
    """One loads a late module that imports a usual one, which asks another late module."""
    folder = Path(str(late.__file__)).parent
    pause = "import time\ntime.sleep(0.2)\n"
    for file, lines in (
        (folder / "first.py", f"{pause}from sleepy_usual import DEPTH\n"),
        (folder.parent / "sleepy_usual.py", f"{pause}from sleepy_package.inner import DEPTH\n"),
    ):
        file.write_text(lines, encoding="utf-8")
    first = importlib.import_module("sleepy_package.first")
    depths: list[int] = []
    threads = [
        threading.Thread(target=lambda ask=ask: depths.append(ask().DEPTH), daemon=True)
        for ask in (lambda: first, lambda: importlib.import_module("sleepy_usual"))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert depths == [7, 7]


def test_other_modules_do_not_wait(late: ModuleType) -> None:
    assert late_modules.LateFinder({"sleepy_package"}).find_spec("colorsys") is None
