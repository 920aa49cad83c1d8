"""The program says so when there is nowhere to open its window."""

import subprocess
import sys

import pytest

from app.__main__ import NO_SCREEN, main


@pytest.mark.skipif(sys.platform != "linux", reason="only there a program may be without a screen")
def test_without_a_screen_one_sentence_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == NO_SCREEN
    assert capsys.readouterr().err == (
        "hukum: there is no screen here on which the window could open\n"
    )


START = """
import builtins, sys
usual = builtins.__import__
from app.__main__ import load_qt
load_qt()
assert builtins.__import__ is usual, "every import goes through Qt for Python"
import app.ui.application
print(*sorted(sys.modules))
"""
LATER = (
    "app.ai.heuristics",
    "app.ai.search",
    "app.ai.solver",
    "app.cli",
    "app.ui.dialogs",
    "app.ui.private_log",
    "app.ui.tutorial",
    "app.ui.help.book",
    "logging.handlers",
    "platform",
)


def test_the_window_loads_nothing_that_comes_later() -> None:
    run = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    loaded = run.stdout.split()
    assert "app.ui.main_window" in loaded
    assert [name for name in LATER if name in loaded] == []
