"""Saved matches are listed by a glance, named safely, and never lost by a list."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.core.log import MatchLog
from app.core.presets import PRESETS
from app.storage.atomic import UNFINISHED
from app.storage.errors import StorageError
from app.storage.record_text import dumps
from app.storage.records import LARGEST_MATCH, load, save, single_deal
from app.storage.saves import export, file_stem, keep_left, list_saves, rename, save_as
from tests.storage.matches import make_header, make_match

LATER = "2026-11-30T18:00:00Z"


def test_a_missing_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert list_saves(tmp_path / "saves") == []


def test_a_save_is_listed_with_rules_and_standing(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    finished = make_match(PRESETS["coat"], deals=5)
    path = save_as(folder, "Sunday", finished)
    (entry,) = list_saves(folder)
    after = finished.deals[-1].after
    assert after is not None
    assert (entry.path, entry.name, entry.header) == (path, "Sunday", finished.header)
    assert (entry.deals, entry.streaks, entry.points) == (5, after.streaks, after.points)
    assert entry.problem is None
    assert entry.changed == path.stat().st_mtime


def test_the_standing_of_an_unfinished_deal_is_that_before_it(tmp_path: Path) -> None:
    log = make_match(PRESETS["mendikot"], deals=2, actions=3)
    save_as(tmp_path, "a", log)
    save_as(tmp_path, "b", log._replace(deals=log.deals[:1]))
    save_as(tmp_path, "c", MatchLog(make_header()))
    entries = {entry.name: entry for entry in list_saves(tmp_path)}
    after = log.deals[1].after
    assert after is not None
    assert (entries["a"].deals, entries["a"].points) == (3, after.points)
    assert entries["b"].deals == 1
    assert (entries["c"].deals, entries["c"].points) == (0, (0, 0))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere all names are text")
def test_a_file_whose_name_is_no_text_has_a_name_to_be_shown(tmp_path: Path) -> None:
    save(
        Path(os.fsdecode(bytes(tmp_path) + b"/Caf\xe9.hukum")), make_match(PRESETS["coat"], deals=1)
    )
    (entry,) = list_saves(tmp_path)
    assert entry.name == "Caf\N{REPLACEMENT CHARACTER}"
    assert entry.problem is None
    assert load(entry.path).deals


def test_the_latest_comes_first(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "old", "oldest")):
        path = save_as(tmp_path, name, make_match())
        os.utime(path, (1e9 - age, 1e9 - age))
    assert [entry.name for entry in list_saves(tmp_path)] == ["new", "old", "oldest"]


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    names = [save_as(tmp_path, "game", make_match(seed=seed)).name for seed in (1, 2, 3)]
    assert names == ["game.hukum", "game (2).hukum", "game (3).hukum"]
    assert load(tmp_path / "game (2).hukum") == make_match(seed=2)


def test_a_save_gets_another_name_and_takes_nobodys(tmp_path: Path) -> None:
    first, second = (save_as(tmp_path, name, make_match(seed=seed)) for name, seed in NAMED)
    assert rename(first, first.stem) == first
    new = rename(first, "two")
    assert new.name == "two (2).hukum"
    assert not first.exists()
    assert (load(new), load(second)) == (make_match(seed=1), make_match(seed=2))
    with pytest.raises(StorageError) as refused:
        rename(first, "three")
    assert refused.value.reason == "missing"


def test_an_ending_that_nobody_typed_replaces_no_file(tmp_path: Path) -> None:
    """The dialog of files has asked about the name that was typed, and about no other."""
    first = export(tmp_path / "deal", make_match(seed=1))
    second = export(tmp_path / "deal", make_match(seed=2))
    assert [path.name for path in (first, second)] == ["deal.hukum", "deal (2).hukum"]
    assert load(first) == make_match(seed=1)
    assert export(first, make_match(seed=3)) == first
    assert load(first) == make_match(seed=3)
    assert export(tmp_path / "12.5", make_match()).name == "12.5.hukum"


NAMED = (("one", 1), ("two", 2))


def test_a_change_of_case_is_no_taken_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save_as(tmp_path, "sunday", make_match())
    tell_no_cases_apart(monkeypatch)
    assert rename(path, "Sunday").name == "Sunday.hukum"
    assert [each.name for each in tmp_path.glob("*.hukum")] == ["Sunday.hukum"]
    other = save_as(tmp_path, "Monday", make_match(seed=2))
    assert rename(other, "SUNDAY").name == "SUNDAY (2).hukum"


def tell_no_cases_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let names be found as on a disk of Windows or macOS, where case makes no difference."""

    def as_written(path: Path) -> Path:
        alike = (each for each in path.parent.iterdir() if each.name.lower() == path.name.lower())
        return next(alike, path)

    lexists, samefile = os.path.lexists, os.path.samefile
    monkeypatch.setattr(os.path, "lexists", lambda path: lexists(as_written(path)))
    monkeypatch.setattr(Path, "samefile", lambda a, b: samefile(as_written(a), as_written(b)))


def test_a_save_is_overwritten_on_request(tmp_path: Path) -> None:
    path = save_as(tmp_path, "game", make_match(seed=1))
    save(path, make_match(seed=2))
    assert load(path) == make_match(seed=2)


def damage(data: bytes) -> dict[str, bytes]:
    return {
        "empty": b"",
        "not text": b"\xff\xfe" * 100,
        "cut": data[:-50],
        "a line of numbers": data + b"7\n",
        "wrong standing": data.replace(b'"streaks": [', b'"streaks": [true, '),
        "no standing": data.replace(b'"streaks"', b'"strikes"'),
        "wrong number": data.replace(b'{"deal": 2', b'{"deal": "2"'),
        "newer": data.replace(b'"version": 1', b'"version": 2'),
        "nested": data + b"[" * 60_000 + b"\n",
    }


@pytest.mark.parametrize("kind", damage(b""))
def test_a_damaged_save_is_listed_with_its_problem(tmp_path: Path, kind: str) -> None:
    good = save_as(tmp_path, "good", make_match())
    wrong = damage(good.read_bytes())[kind]
    (tmp_path / "wrong.hukum").write_bytes(wrong)
    entries = {entry.name: entry for entry in list_saves(tmp_path)}
    assert entries["good"].problem is None
    assert entries["wrong"].problem is not None
    assert (tmp_path / "wrong.hukum").read_bytes() == wrong


def test_blanks_of_every_kind_between_values_are_no_problem(tmp_path: Path) -> None:
    path = save_as(tmp_path, "blanks", make_match(deals=2))
    path.write_bytes(path.read_bytes().replace(b'"winners": ', b'"winners":\t\r '))
    assert load(path) == make_match(deals=2)
    (entry,) = list_saves(tmp_path)
    assert (entry.problem, entry.deals) == (None, 2)


def test_a_huge_file_and_a_folder_are_listed_with_their_problem(tmp_path: Path) -> None:
    (tmp_path / "folder.hukum").mkdir()
    path = save_as(tmp_path, "huge", make_match())
    with path.open("ab") as stream:
        stream.truncate(LARGEST_MATCH + 1)
    assert [entry.problem is None for entry in list_saves(tmp_path)] == [False, False]


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError):
        save_as(tmp_path / "file", "game", make_match())


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("My match", "My match"),
        ("हुकुम ♠", "हुकुम ♠"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("C:\\x", "C__x"),
        ("con", "_con"),
        ("LPT1.txt", "_LPT1.txt"),
        ("a\nb\x00c", "a b c"),
        (" . ", "_"),
        ("", "_"),
        ("x" * 500, "x" * 80),
    ],
    ids=range(10),
)
def test_names_fit_every_file_system(tmp_path: Path, name: str, stem: str) -> None:
    assert file_stem(name) == stem
    assert save_as(tmp_path, name, make_match()).parent == tmp_path


def test_a_long_name_in_a_large_script_keeps_its_beginning() -> None:
    stem = file_stem("हुकुम" * 20)
    assert 40 < len(stem) < 80
    assert ("हुकुम" * 20).startswith(stem)


def test_long_names_fit_in_bytes_too(tmp_path: Path) -> None:
    path = save_as(tmp_path, "हु" * 500, make_match())
    assert len(path.name.encode()) < 200
    assert dumps(load(path)) == dumps(make_match())


def test_what_a_kill_left_unfinished_goes_with_the_next_save(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    save_as(folder, "a", make_match())
    (folder / f".a.hukum.x{UNFINISHED}").write_bytes(b"half")
    save_as(folder, "b", make_match())
    assert sorted(path.name for path in folder.iterdir()) == ["a.hukum", "b.hukum"]


def test_a_match_that_is_left_is_kept_once_and_at_its_longest(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    long, short = make_match(deals=3), make_match(deals=1, actions=4)
    assert long.header == short.header
    path = keep_left(folder, "Coat", short)
    assert path.name == "Coat 2026-11-29 18.00.00.hukum"
    for log in (long, short):
        assert keep_left(folder, "Coat", log) == path
        assert load(path) == long
    other = make_match(seed=8)._replace(header=make_header(seed=8)._replace(started=LATER))
    assert keep_left(folder, "Coat", other) != path
    assert len(list_saves(folder)) == 2


def test_a_match_that_has_come_further_in_the_same_deal_is_kept_so(tmp_path: Path) -> None:
    early, late, over = (make_match(deals=2, actions=actions) for actions in (5, 30, 60))
    assert len(early.deals) == len(late.deals) == len(over.deals) == 3
    for left, kept in ((early, early), (late, late), (early, late), (over, over), (late, over)):
        assert load(keep_left(tmp_path, "Coat", left)) == kept
    assert len(list_saves(tmp_path)) == 1


def test_another_match_of_the_same_moment_takes_no_place(tmp_path: Path) -> None:
    whole = make_match(deals=3)
    alone = single_deal(whole, 1)
    paths = [keep_left(tmp_path, "Coat", log) for log in (alone, whole, alone, whole)]
    assert paths[:2] == paths[2:]
    assert [load(path) for path in paths[:2]] == [alone, whole]


def test_a_damaged_file_in_the_place_of_a_match_that_is_left_is_kept_too(tmp_path: Path) -> None:
    path = keep_left(tmp_path, "Coat", make_match())
    path.write_bytes(b"damaged")
    assert load(keep_left(tmp_path, "Coat", make_match())) == make_match()
    assert path.read_bytes() == b"damaged"
