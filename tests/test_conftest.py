"""The watch over the tests sees what a careless test leaves behind."""

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]

CARELESS = '''
import multiprocessing, threading, time, warnings
from pathlib import Path
from PySide6.QtCore import QThread, QTimer, QVariantAnimation, qWarning
from PySide6.QtWidgets import QWidget

kept = []

def keep(thing, start="start"):
    getattr(thing, start)()
    kept.append(thing)

def test_thread(): keep(threading.Thread(target=time.sleep, args=(30,), daemon=True))
def test_process(): keep(multiprocessing.Process(target=time.sleep, args=(30,), daemon=True))
def test_timer(qapp): timer = QTimer(); timer.setInterval(1000); keep(timer)
def test_qt_thread(qapp): keep(QThread())
def test_animation(qapp): move = QVariantAnimation(); move.setDuration(60000); keep(move)
def test_window(qapp): keep(QWidget(), "show")
def test_python_warning(): warnings.warn("careful")
def test_qt_warning(qapp): qWarning("careful")

def test_careful(qtbot, home):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    timer = QTimer(window)
    timer.start(1000)
    assert list(Path.home().iterdir()) == []

def test_end(qapp):
    """End the Qt thread, which would abort the process."""
    for thing in kept:
        if isinstance(thing, QThread):
            thing.quit()
            thing.wait()
'''


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Run careless tests under this project's conftest; return what was said of each."""
    folder = tmp_path_factory.mktemp("careless")
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    (folder / "tests" / "test_careless.py").write_text(CARELESS, encoding="utf-8")
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--junit-xml=out.xml"]
    subprocess.run(line, cwd=folder, capture_output=True, check=False)
    found: dict[str, str] = {}
    for case in ElementTree.parse(folder / "out.xml").iter("testcase"):
        name = case.get("name", "").removeprefix("test_")
        found[name] = found.get(name, "") + " ".join(each.get("message", "") for each in case)
    return found


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("thread", "left behind: <Thread"),
        ("process", "left behind: <Process"),
        ("timer", "left behind: <PySide6.QtCore.QTimer"),
        ("qt_thread", "left behind: <PySide6.QtCore.QThread"),
        ("animation", "left behind: <PySide6.QtCore.QVariantAnimation"),
        ("window", "left behind: <PySide6.QtWidgets.QWidget"),
        ("python_warning", "UserWarning: careful"),
        ("qt_warning", "Qt messages with level WARNING or above"),
    ],
)
def test_carelessness_is_seen(verdicts: dict[str, str], kind: str, word: str) -> None:
    assert word in verdicts[kind]


def test_care_is_enough(verdicts: dict[str, str]) -> None:
    assert verdicts["careful"] == ""
