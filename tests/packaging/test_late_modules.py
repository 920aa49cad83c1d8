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
    for name in ("sleepy_package", "sleepy_package.inner"):
        sys.modules.pop(name, None)


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


def test_other_modules_do_not_wait(late: ModuleType) -> None:
    assert late_modules.LateFinder({"sleepy_package"}).find_spec("colorsys") is None
