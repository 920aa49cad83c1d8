"""Keep every test away from the machine it runs on, and see that it leaves nothing behind."""

import gc
import multiprocessing
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# The platform plugin decides which tests run: each tier has its own, see CONTRIBUTING.md.
PLATFORM = os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
TIERS = {"minimal": "minimal", "xcb": "x11"}

FOREIGN = ("QT_", "QML", "KDE_", "GTK_", "DESKTOP_", "LANGUAGE", "LC_", "HUKUM")
HOMES = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "appdata",
    "LOCALAPPDATA": "appdata/local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}

for variable in [name for name in os.environ if name.startswith(FOREIGN)]:
    if variable != "QT_QPA_PLATFORM":
        del os.environ[variable]
os.environ["LC_ALL"] = "C.UTF-8"
if os.name == "nt":  # the offscreen platform looks for fonts beside Qt, where there are none
    os.environ["QT_QPA_FONTDIR"] = str(Path(os.environ["WINDIR"], "Fonts"))

settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("house")


def pytest_report_header() -> str:
    """Say which tier this run is."""
    return f"tier: QT_QPA_PLATFORM={PLATFORM} of offscreen, minimal, xcb"


def pytest_collection_finish() -> None:
    """Leave what is there for the whole run out of every later look for garbage."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Drop the tests that belong to another tier."""
    other = [item for item in items if not _in_tier(item)]
    if other:
        config.hook.pytest_deselected(items=other)
        items[:] = [item for item in items if _in_tier(item)]


def _in_tier(item: pytest.Item) -> bool:
    marks = {name for name in TIERS.values() if item.get_closest_marker(name)}
    own = TIERS.get(PLATFORM)
    return own in marks if own else not marks


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test an empty home of its own and return it."""
    folder = tmp_path / "home"
    folder.mkdir()
    for name, place in HOMES.items():
        monkeypatch.setenv(name, str(folder / place))
    return folder


@pytest.fixture(autouse=True)
def _nothing_left(home: Path) -> Iterator[None]:
    """Fail a test that leaves a thread, a process, a timer, an animation or a window."""
    before = running()
    yield
    for thread in _threads():
        if thread not in before:
            thread.join(2)
    if fresh(before):
        gc.collect()
    left = fresh(before)
    assert not left, "left behind: " + ", ".join(repr(each) for each in left)


def fresh(before: list[object]) -> list[object]:
    """Return what runs now and did not before."""
    return [each for each in running() if all(each is not old for old in before)]


def running() -> list[object]:
    """Return all that a test should end before it ends."""
    return [*_threads(), *multiprocessing.active_children(), *_qt_objects()]


def _threads() -> list[threading.Thread]:
    """Return Python's threads; a dummy is only a picture of one of Qt's."""
    every = threading.enumerate()
    return [thread for thread in every if not isinstance(thread, threading._DummyThread)]


def _qt_objects() -> list[object]:
    """Return Qt's running threads, timers and animations and the windows that exist."""
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
    from PySide6.QtWidgets import QApplication, QWidget
    from shiboken6 import Shiboken

    if QApplication.instance() is None:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def busy(each: object) -> bool:
        match each:
            case QTimer():
                return each.isActive()
            case QThread():
                return each.isRunning() and each is not main
            case QAbstractAnimation():
                return each.state() == QAbstractAnimation.State.Running
            case QWidget():
                return each.parent() is None and each.isWindow()
        return False

    main = QThread.currentThread()
    return [each for each in Shiboken.getAllValidWrappers() if busy(each)]
