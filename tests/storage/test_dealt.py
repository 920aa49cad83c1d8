"""Which deals have been seen on this computer is known whichever copy of a match is opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.storage import dealt
from app.storage.autosave import Autosave
from app.storage.dealt import Dealt
from tests.storage.matches import make_header, make_match

FIRST, SECOND, THIRD = (make_header(seed=seed) for seed in (1, 2, 3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dealt.json"


def test_the_most_that_was_dealt_of_each_match_is_known(path: Path) -> None:
    notes = Dealt(path)
    assert notes.deals(FIRST) == 0
    for header, deals in ((FIRST, 1), (FIRST, 4), (SECOND, 2), (FIRST, 3)):
        notes.note(header, deals)
    for known in (notes, Dealt(path)):
        assert [known.deals(each) for each in (FIRST, SECOND, THIRD)] == [4, 2, 0]


def test_the_matches_played_last_are_known(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealt, "MOST_MATCHES", 2)
    notes = Dealt(path)
    for header, deals in ((FIRST, 1), (SECOND, 1), (FIRST, 2), (THIRD, 1)):
        notes.note(header, deals)
    assert [Dealt(path).deals(each) for each in (FIRST, SECOND, THIRD)] == [2, 0, 1]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1]", b'{"x": "many"}', b'{"x": -1}', b'{"x": true}', b"\xff", b"x" * 2**20],
    ids=range(8),
)
def test_a_damaged_file_is_begun_anew(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    notes = Dealt(path)
    assert notes.deals(FIRST) == 0
    notes.note(FIRST, 1)
    assert Dealt(path).deals(FIRST) == 1


def test_what_cannot_be_noted_is_no_trouble_and_known_all_the_same(path: Path) -> None:
    path.mkdir()
    notes = Dealt(path)
    notes.note(FIRST, 2)
    assert notes.deals(FIRST) == 2
    path.rmdir()
    notes.note(FIRST, 2)
    assert Dealt(path).deals(FIRST) == 2


def test_nothing_is_written_while_nothing_new_is_dealt(path: Path) -> None:
    notes = Dealt(path)
    notes.note(FIRST, 2)
    path.unlink()
    notes.note(FIRST, 2)
    notes.note(FIRST, 1)
    assert not path.exists()
    notes.note(FIRST, 3)
    again = Dealt(path)
    path.unlink()
    assert again.deals(FIRST) == 0
    path.write_bytes(b"{}")
    again.note(SECOND, 0)
    assert path.read_bytes() == b"{}"


def test_a_match_that_went_back_keeps_what_had_been_seen(tmp_path: Path) -> None:
    log = make_match(deals=2, actions=5)
    saver = Autosave(tmp_path)
    assert saver.dealt(log.header) == 0
    saver.save(log)
    saver.save(log._replace(deals=log.deals[:1]))
    saver.close()
    again = Autosave(tmp_path)
    assert again.take_up() == log._replace(deals=log.deals[:1])
    assert again.dealt(log.header) == 3
    again.close()
