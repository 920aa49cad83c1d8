"""The current match survives kills, full disks, damage, crashes and second copies."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.log import MatchLog, log_deal
from app.core.presets import PRESETS
from app.storage.atomic import UNFINISHED
from app.storage.autosave import Autosave, SetAside
from app.storage.errors import RecordError, StorageError
from app.storage.record_text import dumps
from app.storage.records import load
from tests.storage.matches import make_header, make_match, states

KILLS = 25


@pytest.fixture
def autosave(tmp_path: Path) -> Iterator[Autosave]:
    saver = Autosave(tmp_path / "current")
    yield saver
    saver.close()


def reopened(saver: Autosave, folder: Path) -> Autosave:
    saver.close()
    return Autosave(folder)


def test_without_a_match_there_is_nothing_to_take_up(autosave: Autosave) -> None:
    assert not autosave.crashed_before
    assert autosave.take_up() is None
    assert autosave.put_away() is None
    assert not autosave.crashed_before


def test_what_a_kill_left_unfinished_goes_at_the_next_start(
    autosave: Autosave, tmp_path: Path
) -> None:
    unfinished = tmp_path / "current" / f".match.hukum.x{UNFINISHED}"
    unfinished.write_bytes(b"half")
    reopened(autosave, tmp_path / "current").close()
    assert not unfinished.exists()


def test_every_action_of_a_match_is_saved(autosave: Autosave, tmp_path: Path) -> None:
    header = make_header(PRESETS["mendikot_closed"])
    done: list[MatchLog] = [MatchLog(header)]
    for state, index, assisted in states(header):
        deal = log_deal(state, index, assisted=assisted)
        log = MatchLog(header, (*done[0].deals, deal))
        autosave.save(log)
        text = (tmp_path / "current" / "match.hukum").read_text(encoding="utf-8")
        assert text == dumps(log)
        if deal.result is not None:
            done[0] = log
            if index == 3:
                break
    assert autosave.take_up() == done[0]


def test_undo_into_an_earlier_deal_is_saved(autosave: Autosave) -> None:
    long = make_match(deals=3, actions=10)
    short = make_match(deals=1, actions=5)
    for log in (long, short, long._replace(deals=()), long, short):
        autosave.save(log)
        assert autosave.take_up() == log


def test_a_good_start_leaves_no_mark(autosave: Autosave, tmp_path: Path) -> None:
    autosave.save(make_match())
    assert autosave.take_up() is not None
    assert autosave.crashed_before
    autosave.taken_up()
    again = reopened(autosave, tmp_path / "current")
    assert not again.crashed_before
    again.close()


def test_a_crash_while_taking_up_is_noticed(autosave: Autosave, tmp_path: Path) -> None:
    log = make_match()
    autosave.save(log)
    autosave.take_up()
    again = reopened(autosave, tmp_path / "current")
    assert again.crashed_before
    aside = again.put_away()
    assert aside is not None
    assert load(aside) == log
    assert not again.crashed_before
    assert again.take_up() is None
    again.close()


def test_a_damaged_match_is_set_aside_with_its_good_part(
    autosave: Autosave, tmp_path: Path
) -> None:
    log = make_match(deals=3)
    autosave.save(log)
    path = tmp_path / "current" / "match.hukum"
    damaged = path.read_bytes()[:-100]
    path.write_bytes(damaged)
    with pytest.raises(SetAside, match="could not be read") as refused:
        autosave.take_up()
    assert refused.value.reason == "damaged"
    assert refused.value.path.read_bytes() == damaged
    assert isinstance(refused.value.error, RecordError)
    good = refused.value.error.good_part
    assert good == log._replace(deals=log.deals[:2])
    assert not autosave.crashed_before
    assert autosave.take_up() is None


def test_a_match_of_a_newer_version_is_kept_as_it_is(autosave: Autosave, tmp_path: Path) -> None:
    path = tmp_path / "current" / "match.hukum"
    newer = dumps(make_match()).replace('"version": 1', '"version": 2')
    path.write_text(newer, encoding="utf-8")
    with pytest.raises(SetAside) as refused:
        autosave.take_up()
    assert refused.value.reason == "newer"
    assert refused.value.path.name == "match.hukum.newer"
    assert refused.value.path.read_text(encoding="utf-8") == newer


def test_a_folder_in_the_place_of_the_match_is_set_aside(
    autosave: Autosave, tmp_path: Path
) -> None:
    (tmp_path / "current" / "match.hukum").mkdir()
    with pytest.raises(SetAside) as refused:
        autosave.take_up()
    assert refused.value.path == tmp_path / "current" / "match.hukum.unreadable"
    assert not autosave.crashed_before
    autosave.save(make_match())
    assert autosave.take_up() == make_match()


def unreadable(*_: object) -> None:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def test_a_match_that_cannot_be_read_is_kept(
    autosave: Autosave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "current" / "match.hukum"
    path.write_text(dumps(make_match()), encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", unreadable)
        with pytest.raises(SetAside):
            autosave.take_up()
    autosave.save(make_match(seed=8))
    assert load(path) == make_match(seed=8)
    assert load(path.with_name("match.hukum.unreadable")) == make_match()


def test_a_match_that_can_be_neither_read_nor_moved_is_never_written_over(
    autosave: Autosave, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "current" / "match.hukum"
    path.write_text(dumps(make_match()), encoding="utf-8")
    really = Path.replace

    def replace(old: Path, new: Path) -> Path:
        if old == path:
            unreadable()
        return really(old, new)

    monkeypatch.setattr(Path, "replace", replace)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", unreadable)
        with pytest.raises(StorageError) as refused:
            autosave.take_up()
    assert not isinstance(refused.value, SetAside)
    for _ in range(2):
        with pytest.raises(StorageError):
            autosave.save(make_match(seed=8))
    assert load(path) == make_match()


def test_a_match_that_was_taken_up_is_written_over(autosave: Autosave, tmp_path: Path) -> None:
    autosave.save(make_match(deals=1))
    again = reopened(autosave, tmp_path / "current")
    assert again.take_up() == make_match(deals=1)
    again.taken_up()
    again.save(make_match(deals=2))
    again.close()
    assert load(tmp_path / "current" / "match.hukum") == make_match(deals=2)
    assert not list((tmp_path / "current").glob("*.earlier*"))


def test_a_match_that_was_not_taken_up_is_not_written_over(
    autosave: Autosave, tmp_path: Path
) -> None:
    """A file or the safe mode was asked for: the match of before waits under another name."""
    autosave.save(make_match())
    again = reopened(autosave, tmp_path / "current")
    for seed in (8, 9):
        again.save(make_match(seed=seed))
    assert again.take_up() == make_match(seed=9)
    again.close()
    aside = tmp_path / "current" / "match.hukum.earlier"
    assert load(aside) == make_match()
    assert len(list((tmp_path / "current").glob("match.hukum*"))) == 2


def test_a_start_that_cannot_be_marked_goes_on(autosave: Autosave, tmp_path: Path) -> None:
    (tmp_path / "current" / "restoring").mkdir()
    autosave.save(make_match())
    assert not autosave.crashed_before
    assert autosave.take_up() == make_match()


def test_a_full_disk_takes_the_match_up_unmarked(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    autosave.save(make_match())
    monkeypatch.setattr(Path, "touch", full)
    assert autosave.take_up() == make_match()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody delete an open file")
def test_a_folder_that_vanished_is_made_again(autosave: Autosave, tmp_path: Path) -> None:
    folder = tmp_path / "current"
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    autosave.save(make_match())
    assert load(folder / "match.hukum") == make_match()


def test_a_second_copy_cannot_save(autosave: Autosave, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as refused:
        Autosave(tmp_path / "current")
    assert refused.value.reason == "in_use"


PLAYER = """
import sys
from pathlib import Path
from app.core.log import MatchLog, log_deal
from app.storage.autosave import Autosave
from tests.storage.matches import make_header, states
autosave = Autosave(Path(sys.argv[1]))
header = make_header(seed=int(sys.argv[2]))
done = ()
for state, index, assisted in states(header):
    deal = log_deal(state, index, assisted=assisted)
    autosave.save(MatchLog(header, (*done, deal)))
    print(index, len(deal.actions), flush=True)
    if deal.result is not None:
        done += (deal,)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX systems do")
def test_after_a_kill_the_last_action_is_there(tmp_path: Path) -> None:
    chance = random.Random(2)
    for seed in range(KILLS):
        line = [sys.executable, "-c", PLAYER, str(tmp_path), str(seed)]
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as player:
            assert player.stdout is not None
            told = [player.stdout.readline()]
            time.sleep(chance.random() * 0.05)
            player.send_signal(signal.SIGKILL)
            told += player.stdout.readlines()
        last = told[-1] if told[-1].endswith("\n") else told[-2]
        saver = Autosave(tmp_path)
        log = saver.take_up()
        saver.taken_up()
        saver.close()
        assert log is not None
        seen = (log.deals[-1].deal, len(log.deals[-1].actions))
        assert seen in nearby(tuple(map(int, last.split())), seed)


def nearby(told: tuple[int, ...], seed: int) -> set[tuple[int, int]]:
    """Return where the match may stand: at the state last told of, or at the one after it."""
    steps = iter(states(make_header(seed=seed)))
    wanted = {told}
    for state, index, _ in steps:
        assert state.deal is not None
        if (index, len(state.deal.actions)) == told:
            break
    for state, index, _ in steps:
        assert state.deal is not None
        wanted.add((index, len(state.deal.actions)))
        if (index, len(state.deal.actions)) != told:
            break
    return {(index, count) for index, count in wanted}
