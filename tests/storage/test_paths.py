"""The user's files lie where the system wants them, or all in one folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.storage.paths import find_places


def test_a_portable_folder_holds_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = find_places(Path("my games"))
    files = [places.current_match, places.saves, places.statistics, places.settings, places.log]
    assert all(file.is_relative_to(tmp_path / "my games") for file in files)
    assert len(set(files)) == len(files)
    assert not (tmp_path / "my games").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="the places of a Linux system")
def test_the_places_of_the_system(home: Path) -> None:
    places = find_places()
    assert places.statistics == home / ".local/share/hukum/statistics.sqlite"
    assert places.settings == home / ".config/hukum/settings.json"
    assert places.log.is_relative_to(home / ".local/state/hukum")
    assert not (home / ".local").exists()


@pytest.mark.skipif(os.name == "nt", reason="a matter of POSIX systems")
def test_a_missing_home_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name)
    assert find_places().data.name == "hukum"
