"""The scripts of the tutorial: every card is legal, and each lesson ends as it says."""

import pytest

from app.core.engine import TABLE_STEPS, apply, is_legal, legal_actions
from app.core.log import next_deal, replay_deal, start
from app.core.phases import Phase
from app.core.state import Category, State
from app.ui.tutorial.lessons import DEHLA_PAKAD, LEARNER, LESSONS, MENDIKOT, Lesson


def dealt(lesson: Lesson) -> State:
    """Return the state after the cards are dealt."""
    log = lesson.log("2026-11-29T18:00:00Z")
    *_, last = replay_deal(next_deal(start(log.header)), log.deals[0])
    return last.state


def played(lesson: Lesson) -> State:
    """Return the state after the last card of the script."""
    state = dealt(lesson)
    for action in lesson.actions:
        assert state.phase in (Phase.LEAD, Phase.FOLLOW)
        assert is_legal(state, action), action
        state, _ = apply(state, action)
        if state.phase is Phase.TRICK_OVER:
            state, _ = apply(state, TABLE_STEPS[state.phase])
    return state


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_the_leaders_are_those_who_won(lesson: Lesson) -> None:
    deal = played(lesson).deal
    assert deal is not None
    winners = [trick.best_seat for trick in deal.finished]
    assert [trick.leader for trick in lesson.tricks][1:] == winners[:-1]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_the_learner_always_has_a_choice(lesson: Lesson) -> None:
    """A lesson where only one card is legal teaches nothing."""
    state = dealt(lesson)
    for action in lesson.actions:
        if action.seat == LEARNER:
            assert len(legal_actions(state)) > 1
        state, _ = apply(state, action)
        if state.phase is Phase.TRICK_OVER:
            state, _ = apply(state, TABLE_STEPS[state.phase])


def test_dehla_pakad_ends_with_a_streak_of_one() -> None:
    state = played(DEHLA_PAKAD)
    assert state.phase is Phase.DEAL_OVER
    assert state.deal is not None
    assert state.deal.result is not None
    assert (state.deal.result.winner, state.deal.tens) == (0, (3, 1))
    assert state.score.streaks == (1, 0)


def test_mendikot_ends_with_a_mendikot() -> None:
    state = played(MENDIKOT)
    assert state.phase is Phase.DEAL_OVER
    assert state.deal is not None
    assert state.deal.result is not None
    assert state.deal.result.category is Category.MENDIKOT
    assert state.score.points == (2, 0)
