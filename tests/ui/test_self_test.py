"""The self-test passes on a whole installation, finds what is missing, and leaves no trace."""

import sys
from pathlib import Path

import pytest

from app.__main__ import main
from app.ai import backend
from app.storage.resources import ResourceMissing, resource_path
from app.ui import i18n, self_test
from app.ui.cards.pixmaps import CardPixmaps

ROOT = Path(__file__).parents[2]


def test_a_whole_installation_passes_and_is_left_as_it_was(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--self-test"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"all {len(self_test.CHECKS)} checks passed"
    assert [line.split()[0] for line in lines[:-1]] == ["ok"] * len(self_test.CHECKS)
    assert list(home.rglob("*")) == []


def test_it_knows_every_file_and_language() -> None:
    files = [file for file in (ROOT / "resources").rglob("*") if file.is_file()]
    there = {file.relative_to(ROOT / "resources").as_posix() for file in files}
    assert set(self_test.RESOURCES) == there
    assert set(self_test.WORDS) == set(i18n.LANGUAGES)


def test_a_fault_is_told_and_the_other_checks_are_made(capsys: pytest.CaptureFixture[str]) -> None:
    def works() -> str:
        return "fine"

    def breaks() -> str:
        raise self_test.Fault("not there")

    assert self_test.report([breaks, works]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "FAILED  breaks: not there",
        "ok      works: fine",
        "1 of 2 checks failed",
    ]


def fails(check: self_test.Check) -> bool:
    """Say whether the self-test with one check alone fails."""
    return self_test.report([check]) == 1


@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize("name", self_test.RESOURCES)
def test_a_missing_or_empty_file_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "empty").touch()
    empty = (tmp_path / "empty").rename(tmp_path / Path(name).name)

    def lost(wanted: str) -> Path:
        if wanted == f"resources/{name}":
            raise ResourceMissing(name)
        return resource_path(wanted)

    monkeypatch.setattr(self_test, "resource_path", lost)
    assert fails(self_test.resources)
    monkeypatch.setattr(
        self_test,
        "resource_path",
        lambda wanted: empty if name in wanted else resource_path(wanted),
    )
    assert fails(self_test.resources)


def test_missing_texts_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(i18n, "_qt_folder", lambda: tmp_path)
        assert fails(self_test.languages)
    monkeypatch.setattr(i18n, "resource_path", lambda name: tmp_path / name)
    assert fails(self_test.languages)


def test_undrawn_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    same = CardPixmaps().back("buta", 100, 1.0)
    monkeypatch.setattr(CardPixmaps, "face", lambda *_: same)
    assert fails(self_test.cards)


@pytest.mark.parametrize("twin", ["_solver", "_search"])
def test_a_missing_twin_is_found(twin: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, f"app.ai.{twin}", None)
    assert fails(self_test.players)
    assert twin != "_solver" or backend.name() == backend.PYTHON


def test_a_save_that_loads_as_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    log = self_test.played()
    other = log._replace(header=log.header._replace(seed=2))
    monkeypatch.setattr(self_test.records, "load", lambda _: other)
    assert fails(self_test.deal)


def test_a_missing_window_plugin_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(self_test.PLATFORMS, "linux", "libnothing.so")
    monkeypatch.setattr(sys, "platform", "linux")
    assert fails(self_test.window)
