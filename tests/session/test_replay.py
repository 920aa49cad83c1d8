"""A deal of a match once more, to look at it or to play on from any point."""

import pytest

from app.ai.levels import make_player
from app.core.cards import IS_TEN
from app.core.log import DealLog, MatchLog, log_deal
from app.core.presets import PRESETS, preset
from app.core.state import Category
from app.session.headless import play_deals
from app.session.replay import actions_done, captures, cut_off, deal_steps, dealt, ready_for
from app.session.setup import MatchSetup, default_seats, new_log


def played(name: str, deals: int = 2) -> MatchLog:
    rules = preset(name).changed(stop_when_decided="never")
    log = new_log(MatchSetup(rules, default_seats(rules.players), seed=11), "2026-11-29T18:00:00Z")
    players = [make_player("random")] * rules.players
    return log._replace(deals=tuple(play_deals(log.header, players, deals)))


@pytest.mark.parametrize("name", PRESETS)
def test_every_deal_comes_out_as_it_was_played(name: str) -> None:
    log = played(name)
    for index, deal in enumerate(log.deals):
        steps = deal_steps(log, index)
        last = steps[-1].state
        assert log_deal(last, deal.deal) == deal
        assert dealt(steps[0].state).hands == deal.hands
        assert actions_done(steps[0]) == 0
        assert actions_done(steps[-1]) == len(deal.actions)


@pytest.mark.parametrize("name", ["mendikot", "dehla_pakad_pile", "three_decks"])
def test_every_ten_was_captured_by_the_side_that_counts_it(name: str) -> None:
    log = played(name)
    for index, deal in enumerate(log.deals):
        taken = captures(deal_steps(log, index))
        assert deal.result is not None
        assert all(IS_TEN[each.card] for each in taken)
        for side in (0, 1):
            assert sum(each.side == side for each in taken) == deal.result.tens[side]
        for each in taken:
            assert each.seat % 2 == each.side
            assert deal.winners[each.trick - 1] == each.seat


def test_a_deal_after_the_end_of_a_match_starts_a_new_one() -> None:
    log = played("dehla_pakad", deals=60)
    ends = [n for n, deal in enumerate(log.deals) if deal.after and deal.after.outcome]
    assert log.deals[ends[0]].result is not None
    assert any(deal.result and deal.result.category is Category.SIRR for deal in log.deals)
    fresh = ready_for(log, ends[0] + 1).score
    assert (fresh.streaks, fresh.deals, fresh.outcome) == ((0, 0), 0, None)


@pytest.mark.parametrize("actions", [0, 1, 17, 52])
def test_a_match_can_be_cut_off_anywhere(actions: int) -> None:
    log = played("mendikot")
    part = cut_off(log, 1, actions)
    last: DealLog = part.deals[1]
    assert part.deals[0] == log.deals[0]
    assert last.actions == log.deals[1].actions[:actions]
    assert last.hands == log.deals[1].hands
    assert last.assisted
    assert (last.result, last.after) == (None, None)
    assert dealt(deal_steps(part, 1)[-1].state).actions == last.actions
