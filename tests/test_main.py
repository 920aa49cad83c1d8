"""The program says so when there is nowhere to open its window."""

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
