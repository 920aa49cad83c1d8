"""Settings come back as they were, and a wrong value harms only itself."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.core.log import SeatInfo
from app.core.presets import PRESETS
from app.storage.atomic import UNFINISHED
from app.storage.errors import StorageError
from app.storage.settings import KEYS, LARGEST_FILE, Settings, SettingsFile

CHANGED = Settings(
    language="fr",
    theme="dark",
    cloth="indigo",
    four_colours=True,
    pace="slow",
    volume=0,
    rules=PRESETS["mendikot_closed"].changed(name="Grand", asker_must_trump=False),
    rule_sets=(PRESETS["coat"].changed(name="A"), PRESETS["three_decks"].changed(name="B")),
    seats=(SeatInfo("You", "human"), SeatInfo("Asha", "ai", "club", "bold")),
    shortcuts={"undo": "Ctrl+Z", "hint": ""},
    window="Bénédicte ♠",
)

WRONG: dict[str, Any] = {
    "language": "xx",
    "theme": True,
    "cloth": 5,
    "four_colours": "false",
    "pace": ["slow"],
    "volume": True,
    "sounds": 1,
    "card_back": "two\nlines",
    "rules": {"preset": "coat"},
    "rule_sets": [{}],
    "seats": [{"name": "x", "kind": "robot"}],
    "shortcuts": {"undo": 5},
    "window": None,
}

DEFAULTS: dict[str, Any] = {
    "language": "",
    "theme": "system",
    "cloth": "",
    "card_back": "",
    "four_colours": False,
    "large_indices": False,
    "indices": "language",
    "trump_at_end": True,
    "show_legal_cards": True,
    "pace": "normal",
    "wait_after_trick": False,
    "motion": "system",
    "sounds": True,
    "volume": 70,
    "sound_deal": True,
    "sound_play": True,
    "sound_trick": True,
    "sound_ten": True,
    "sound_trump": True,
    "sound_result": True,
    "rules": PRESETS["dehla_pakad"],
    "rule_sets": (),
    "seats": (),
    "serious": False,
    "shortcuts": {},
    "window": "",
    "tutorial_done": False,
}
"""With what somebody begins who has chosen nothing: each value is a decision."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def load(path: Path) -> tuple[Settings, list[str]]:
    file = SettingsFile(path)
    settings = file.load()
    return settings, [problem.key for problem in file.problems]


def test_without_a_file_everything_is_default(path: Path) -> None:
    assert load(path) == (Settings(), [])
    assert Settings()._asdict() == DEFAULTS


@pytest.mark.parametrize("settings", [Settings(), CHANGED], ids=["default", "changed"])
def test_settings_come_back(path: Path, settings: Settings) -> None:
    SettingsFile(path).save(settings)
    assert load(path) == (settings, [])


def test_every_type_is_kept(path: Path) -> None:
    SettingsFile(path).save(CHANGED)
    settings, _ = load(path)
    assert [type(value) for value in settings] == [type(value) for value in CHANGED]


def test_a_rule_set_that_makes_no_sense_costs_none_of_the_others(path: Path) -> None:
    SettingsFile(path).save(CHANGED)
    values = json.loads(path.read_text(encoding="utf-8"))
    values["rule_sets"][1:1] = [{}, values["rule_sets"][0] | {"points_win": 0}]
    path.write_text(json.dumps(values), encoding="utf-8")
    assert load(path) == (CHANGED, ["rule_sets"] * 2)


MORE_WRONG: list[tuple[str, Any]] = [
    ("shortcuts", ["undo"]),
    ("shortcuts", {str(number): "" for number in range(201)}),
    ("shortcuts", {"": "U"}),
    ("rule_sets", {}),
    ("seats", 4),
    ("seats", [{"name": "x", "kind": "human"}] * 201),
    ("volume", -1),
    ("volume", 101),
]


@pytest.mark.parametrize(("key", "value"), [*WRONG.items(), *MORE_WRONG])
def test_a_wrong_value_falls_back_alone(path: Path, key: str, value: Any) -> None:
    SettingsFile(path).save(CHANGED)
    values = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**values, key: value}), encoding="utf-8")
    default = getattr(Settings(), key)
    assert load(path) == (CHANGED.changed(**{key: default}), [key])


def test_a_file_with_a_wrong_value_is_kept_when_written_over(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"volume": "loud", "theme": "dark"}', encoding="utf-8")
    file = SettingsFile(path)
    settings = file.load()
    file.save(settings)
    file.save(settings)
    assert sorted(each.name for each in path.parent.iterdir()) == [
        "settings.json",
        "settings.json.damaged",
    ]
    assert "loud" in path.with_name("settings.json.damaged").read_text(encoding="utf-8")
    assert load(path) == (Settings(theme="dark"), [])


def test_keys_of_another_version_are_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"theme": "dark", "weather": {"rain": [1, null]}}', encoding="utf-8")
    file = SettingsFile(path)
    file.save(file.load().changed(theme="light"))
    values = json.loads(path.read_text(encoding="utf-8"))
    assert values["weather"] == {"rain": [1, None]}
    assert values["theme"] == "light"
    assert list(values) == [*KEYS, "weather"]


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"\xff", b"{", b'{"volume": NaN}', b"[" * 100_000, b" " * (LARGEST_FILE + 1)],
    ids=["empty", "list", "bytes", "cut", "nan", "deep", "large"],
)
def test_a_damaged_file_is_told_and_kept(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert [problem.key for problem in file.problems] == [""]
    assert file.trouble is not None
    assert file.trouble.message == file.problems[0].why
    file.save(Settings())
    assert file.trouble is None
    assert path.with_name("settings.json.damaged").read_bytes() == data
    assert load(path) == (Settings(), [])


def test_a_damaged_file_that_somebody_has_removed_since_is_written_anew(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"nonsense")
    file = SettingsFile(path)
    file.load()
    assert file.problems
    path.unlink()
    file.save(CHANGED)
    assert SettingsFile(path).load() == CHANGED


def test_a_folder_that_somebody_has_removed_since_is_no_trouble(path: Path) -> None:
    path.mkdir(parents=True)
    file = SettingsFile(path)
    with pytest.raises(StorageError):
        file.load()
    path.rmdir()
    file.save(CHANGED)
    assert SettingsFile(path).load() == CHANGED


def test_what_the_system_refuses_is_told(path: Path) -> None:
    path.parent.write_bytes(b"in the way")
    with pytest.raises(StorageError):
        SettingsFile(path).load()
    with pytest.raises(StorageError):
        SettingsFile(path).save(Settings())


def test_a_folder_in_the_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    file = SettingsFile(path)
    with pytest.raises(StorageError):
        file.load()
    file.save(CHANGED)
    assert load(path) == (CHANGED, [])
    assert path.with_name("settings.json.unreadable").is_dir()


def test_a_file_that_cannot_be_read_is_kept_when_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    SettingsFile(path).save(CHANGED)
    old, file = path.read_bytes(), SettingsFile(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", unreadable)
        with pytest.raises(StorageError):
            file.load()
    file.save(Settings())
    file.save(Settings(volume=1))
    assert path.with_name("settings.json.unreadable").read_bytes() == old
    assert load(path) == (Settings(volume=1), [])
    assert len(list(path.parent.iterdir())) == 2


def test_half_a_character_is_written_as_a_question_mark(path: Path) -> None:
    SettingsFile(path).save(Settings(window="a\ud800"))
    assert load(path) == (Settings(window="a?"), [])


def test_what_a_kill_left_unfinished_goes_with_the_next_save(path: Path) -> None:
    SettingsFile(path).save(Settings())
    (path.parent / f".settings.json.x{UNFINISHED}").write_bytes(b"half")
    SettingsFile(path).save(CHANGED)
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]
