"""Each deal counts once, on the side of the people, and damage costs only the past."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.cards import DeckFamily
from app.core.log import MatchLog, SeatInfo
from app.core.presets import PRESETS
from app.storage.errors import StorageError
from app.storage.frequencies import tens_of_a_side, void_suits_of_a_hand
from app.storage.record_text import match_id
from app.storage.statistics import (
    ALL,
    MIXED,
    Statistics,
    Summary,
    Which,
    our_side,
)
from tests.storage.matches import make_header, make_match

WHEN = "2026-11-29T19:00:00Z"
ONE_DECK = DeckFamily(4, 1, 2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.sqlite"


@pytest.fixture
def statistics(path: Path) -> Iterator[Statistics]:
    opened = Statistics(path)
    yield opened
    opened.close()


def add(statistics: Statistics, log: MatchLog) -> None:
    for deal in log.deals:
        assert statistics.add(log.header, deal, WHEN)


def test_an_empty_database_has_empty_answers(statistics: Statistics) -> None:
    assert statistics.summary() == Summary()
    assert statistics.groups() == []
    assert statistics.history() == []
    assert statistics.fairness(ONE_DECK).deals == 0


def test_a_match_is_summed_up(statistics: Statistics) -> None:
    log = make_match(PRESETS["dehla_pakad"], deals=30)
    add(statistics, log)
    results = [deal.result for deal in log.deals if deal.result is not None]
    ends = [deal.after.outcome for deal in log.deals if deal.after is not None]
    summary = statistics.summary()
    assert summary.deals == 30
    assert summary.won == sum(result.winner == 0 for result in results)
    assert summary.lost == sum(result.winner == 1 for result in results)
    assert summary.drawn == sum(result.winner is None for result in results)
    assert summary.tens_won == sum(result.tens[0] for result in results)
    assert summary.tens_lost == sum(result.tens[1] for result in results)
    assert summary.matches_won == sum(end is not None and end.winner == 0 for end in ends)
    assert summary.matches_lost == sum(end is not None and end.winner == 1 for end in ends)
    assert [(each.outcome, each.tens) for each in statistics.history()] == [
        ({0: 1, 1: -1, None: 0}[result.winner], result.tens) for result in results
    ]
    assert statistics.categories().total() == 30


def test_runs_of_won_deals(statistics: Statistics) -> None:
    log = make_match(deals=60)
    add(statistics, log)
    wins = "".join("1" if each.outcome == 1 else "0" for each in statistics.history())
    assert statistics.summary().longest_run == max(map(len, wins.split("0")))
    assert statistics.summary().run == len(wins.rsplit("0", 1)[-1])


def test_a_deal_counts_once_however_often_it_is_added(statistics: Statistics, path: Path) -> None:
    log = make_match(deals=5)
    add(statistics, log)
    before = statistics.summary()
    add(statistics, log)
    second = Statistics(path)
    add(second, log)
    assert second.summary() == before
    second.close()


def test_a_deal_that_was_played_again_replaces_itself(statistics: Statistics) -> None:
    log = make_match(deals=2)
    first, second = (deal._replace(assisted=False) for deal in log.deals)
    for deal in (first, second, first._replace(assisted=True)):
        statistics.add(log.header, deal, WHEN)
    assert statistics.summary(Which(assisted=False)).deals == 1
    assert [each.assisted for each in statistics.history()] == [True, False]


def test_a_deal_whose_cards_were_known_stays_assisted(statistics: Statistics) -> None:
    """Who takes the match up later cannot tell; but only a deal played twice has two ends."""
    log = make_match(deals=3)
    first, second, third = (deal._replace(assisted=False) for deal in log.deals)
    assert second.result is not None
    other = second.result._replace(winner=None)
    again = (first, second._replace(result=other), third)
    for deal in (first._replace(assisted=True), second, third, *again):
        statistics.add(log.header, deal, WHEN)
    assert [each.assisted for each in statistics.history()] == [True, True, False]


def test_two_matches_with_the_same_cards_are_two(statistics: Statistics) -> None:
    log = make_match(deals=3)
    later = log._replace(header=log.header._replace(started="2026-11-30T18:00:00Z"))
    assert match_id(log.header) != match_id(later.header)
    add(statistics, log)
    add(statistics, later)
    assert statistics.summary().deals == 6


def test_unfinished_deals_and_tables_without_a_side_do_not_count(statistics: Statistics) -> None:
    log = make_match(deals=1, actions=8)
    assert not statistics.add(log.header, log.deals[1], WHEN)
    human, robot = SeatInfo("You", "human"), SeatInfo("Asha", "ai", "club")
    for seats, side in [
        ((human, human, robot, robot), None),
        ((robot,) * 4, None),
        ((robot, human, robot, human), 1),
        ((human, robot, human, robot), 0),
    ]:
        header = log.header._replace(seats=seats)
        assert our_side(header) == side
        assert statistics.add(header, log.deals[0], WHEN) == (side is not None)
    assert statistics.summary().deals == 2


def test_the_other_side_sees_it_the_other_way_round(statistics: Statistics) -> None:
    log = make_match(deals=20)
    header = log.header._replace(seats=log.header.seats[1:] + log.header.seats[:1])
    add(statistics, log)
    ours = statistics.summary()
    for deal in log.deals:
        statistics.add(header, deal, WHEN)
    both = statistics.summary()
    assert both.won - ours.won == ours.lost
    assert both.tens_won - ours.tens_won == ours.tens_lost


def test_deals_by_rule_set_level_and_assistance(statistics: Statistics) -> None:
    named = PRESETS["coat"].changed(name="House")
    add(statistics, make_match(PRESETS["coat"], deals=10))
    add(statistics, make_match(named, deals=4))
    header = make_header()
    seats = [seat._replace(level="club") if seat.level else seat for seat in header.seats]
    for deal in make_match(deals=6).deals:
        statistics.add(header._replace(seats=tuple(seats)), deal, WHEN)
    assert statistics.summary(Which(preset="coat", name="")).deals == 10
    assert statistics.summary(Which(preset="coat")).deals == 14
    assert statistics.summary(Which(name="House")).deals == 4
    assert statistics.summary(Which(level=MIXED)).deals == 14
    assert statistics.summary(Which(level="club")).deals == 6
    assert sum(statistics.summary(group).deals for group in statistics.groups()) == 20
    assert {group.preset for group in statistics.groups()} == {"coat", "dehla_pakad"}


def test_what_was_dealt_is_counted_once_a_number(statistics: Statistics) -> None:
    log = make_match(PRESETS["mendikot"], deals=60)
    add(statistics, log)
    later = log._replace(header=log.header._replace(started="2026-11-30T18:00:00Z"))
    add(statistics, later)
    numbers = {deal.number for deal in log.deals if deal.number is not None}
    fair = statistics.fairness(ONE_DECK)
    assert fair.deals == len(numbers) < 60
    assert sum(fair.tens.values()) == fair.deals
    assert set(fair.tens) <= set(range(5))
    each_once = {deal.number: deal.hands for deal in log.deals if deal.number is not None}.values()
    voids = [[4 - len({card // 13 for card in hand}) for hand in hands] for hands in each_once]
    assert fair.our_voids == sum(sum(row[0::2]) for row in voids)
    assert fair.their_voids == sum(sum(row[1::2]) for row in voids)
    assert statistics.fairness(DeckFamily(6, 3, 2)).deals == 0


def test_the_theory_is_that_of_drawing_without_return() -> None:
    tens = tens_of_a_side(ONE_DECK)
    assert sum(tens) == pytest.approx(1)
    assert tens[0] == pytest.approx(26 * 25 * 24 * 23 / (52 * 51 * 50 * 49))
    assert tens == pytest.approx(tens[::-1])
    assert len(tens_of_a_side(DeckFamily(6, 3, 2))) == 13
    assert void_suits_of_a_hand(ONE_DECK) == pytest.approx(0.05116, abs=1e-5)


def test_what_was_counted_is_there_at_the_next_start(path: Path) -> None:
    first = Statistics(path)
    add(first, make_match(deals=4))
    counted = first.history()
    assert len(counted) == 4
    first.close()
    second = Statistics(path)
    assert second.set_aside is None
    assert second.history() == counted
    second.close()


def test_a_database_with_spoilt_pages_is_set_aside(path: Path) -> None:
    first = Statistics(path)
    for seed in range(20):
        add(first, make_match(seed=seed, deals=4))
    first.close()
    content = bytearray(path.read_bytes())
    content[4096 + 8 : 4096 + 108] = bytes(100)
    path.write_bytes(content)
    second = Statistics(path)
    assert second.set_aside is not None
    assert second.history() == []
    second.close()


def test_a_damaged_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    statistics = Statistics(path)
    assert statistics.set_aside is not None
    assert statistics.set_aside.read_bytes().endswith(b"\xff")
    add(statistics, make_match())
    assert statistics.summary().deals == 2
    statistics.close()


def test_a_foreign_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    foreign = sqlite3.connect(path)
    foreign.execute("CREATE TABLE deals (id TEXT)")
    foreign.execute("CREATE TRIGGER t AFTER INSERT ON deals BEGIN DELETE FROM deals; END")
    foreign.commit()
    foreign.close()
    statistics = Statistics(path)
    assert statistics.set_aside is not None
    assert statistics.groups() == []
    statistics.close()


def test_a_newer_database_is_not_touched(path: Path) -> None:
    path.parent.mkdir()
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 2")
    newer.close()
    before = path.read_bytes()
    with pytest.raises(StorageError) as refused:
        Statistics(path)
    assert refused.value.reason == "newer"
    assert path.read_bytes() == before


def test_a_database_that_another_program_writes(statistics: Statistics, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageError) as refused:
        statistics.add(make_header(), make_match(deals=1).deals[0], WHEN)
    assert refused.value.reason == "in_use"
    other.execute("ROLLBACK")
    other.close()
    add(statistics, make_match(deals=1))


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StorageError):
        Statistics(tmp_path / "file" / "statistics.sqlite")
    (tmp_path / "folder.sqlite").mkdir()
    with pytest.raises(StorageError):
        Statistics(tmp_path / "folder.sqlite")


def test_the_same_match_of_another_program_version_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = match_id(make_header())
    monkeypatch.setattr("app.__version__", "9.9")
    assert match_id(make_header()) == before


def test_all_means_all(statistics: Statistics) -> None:
    add(statistics, make_match(deals=9))
    assert statistics.summary(ALL) == statistics.summary()
    outcomes = Counter(each.outcome for each in statistics.history())
    assert outcomes[1] == statistics.summary().won
