"""Objects of Qt that are garbage die in the window's thread, and not while it does something."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QThread, QTimer
from pytestqt.qtbot import QtBot

from app.ui.garbage import collect_if_due, collect_when_idle
from tests.ui.tables import WAIT


class Circle(QObject):
    """What only a look for garbage ends; its timer may be stopped in its own thread only."""

    def __init__(self, ended_in: list[object]) -> None:
        super().__init__()
        self.itself = self
        self.timer = QTimer(self)
        self.timer.start(WAIT)
        self.destroyed.connect(lambda: ended_in.append(QThread.currentThread()))


@pytest.fixture
def _idle_collection(qapp: QCoreApplication) -> Iterator[None]:
    gc.enable()
    collect_when_idle()
    yield
    qapp.eventDispatcher().aboutToBlock.disconnect(collect_if_due)


def allocate() -> None:
    """Make what Python would look through for garbage many times."""
    for _ in range(100):
        assert [[] for _ in range(1000)]


@pytest.mark.usefixtures("_idle_collection")
@pytest.mark.parametrize("in_thread", [True, False])
def test_nothing_is_collected_in_the_middle_of_anything(qtbot: QtBot, *, in_thread: bool) -> None:
    ended_in: list[object] = []
    gc.collect()
    Circle(ended_in)
    if in_thread:
        thread = threading.Thread(target=allocate)
        thread.start()
        thread.join()
    else:
        allocate()
    assert not ended_in
    kept = [[] for _ in range(2 * gc.get_threshold()[0])]  # type: ignore[var-annotated]
    qtbot.waitUntil(lambda: bool(ended_in), timeout=WAIT)
    assert ended_in == [QThread.currentThread()]
    assert kept


@pytest.mark.parametrize(
    ("counts", "generations"),
    [((700, 20, 20), []), ((701, 10, 10), [0]), ((701, 11, 10), [1]), ((701, 3, 11), [2])],
)
def test_it_is_looked_for_as_often_as_python_would(
    counts: tuple[int, ...], generations: list[int]
) -> None:
    looked: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "collect", looked.append)
        patch.setattr(gc, "get_count", lambda: counts)
        patch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
        collect_if_due()
    assert looked == generations
