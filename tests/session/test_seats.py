"""AI seats that fail: logged, and answered for by a legal action."""

from __future__ import annotations

import pytest

from app.ai.levels import LEVELS, RANDOM, STYLES
from app.ai.player import Decision, Limit
from app.core.actions import COLLECT, Deal, Kind, play
from app.core.engine import apply, new_match
from app.core.legal import legal_actions
from app.core.observation import observe
from app.core.phases import ACTORS, Actor, Phase
from app.core.presets import PRESETS, preset
from app.core.state import State
from app.session import seats
from app.session.chance import draw_action, next_deal_action
from app.session.seats import Request, answer, checked, fallback, hint_request


def _asked(state: State) -> Request:
    assert state.deal is not None
    return Request(1, observe(state, state.deal.turn), 5, "club", "steady", Limit())


def _states(preset_id: str) -> list[State]:
    """Return every state of one deal in which a seat must act."""
    state = new_match(preset(preset_id), 1)
    state, _ = apply(state, next_deal_action(state, 3, 1))
    states = []
    while state.phase not in (Phase.DEAL_OVER, Phase.MATCH_OVER):
        if ACTORS[state.phase] is Actor.SEAT:
            states.append(state)
            action = legal_actions(state)[-1]
        elif state.phase is Phase.DRAW_TRUMP:
            action = draw_action(state, 3, 1)
        else:
            action = COLLECT
        state, _ = apply(state, action)
    return states


@pytest.mark.parametrize("preset_id", PRESETS)
def test_the_fallback_is_legal_in_every_state(preset_id: str) -> None:
    for state in _states(preset_id):
        request = _asked(state)
        assert fallback(request.observation) in request.observation.legal


@pytest.mark.parametrize(("level", "style"), [("cheat", "wild"), ("genius", "steady"), ("", "")])
def test_a_seat_that_is_not_known_here_plays_like_the_usual_one(
    level: str, style: str, caplog: pytest.LogCaptureFixture
) -> None:
    for state in _states("mendikot_closed"):
        usual = _asked(state)
        found = answer(usual._replace(level=level, style=style), lambda: False)
        assert found == answer(usual, lambda: False)
    assert not caplog.records


def test_the_fallback_keeps_tens_if_it_can() -> None:
    for state in _states("dehla_pakad"):
        seen = _asked(state).observation
        action = fallback(seen)
        if action.kind is Kind.PLAY and action.card % 13 == 8:
            assert all(each.card % 13 == 8 for each in seen.legal)


@pytest.mark.parametrize("preset_id", ["mendikot_closed", "dehla_pakad_named", "dehla_pakad_open"])
def test_the_fallback_makes_the_longest_suit_the_trump(preset_id: str) -> None:
    made = 0
    for state in _states(preset_id):
        seen = _asked(state).observation
        action = fallback(seen)
        if action.kind in (Kind.LAY, Kind.NAME):
            suits = [card // 13 for card in seen.hand]
            suit = action.card // 13 if action.kind is Kind.LAY else action.suit
            assert suits.count(suit) == max(map(suits.count, suits))
            made += 1
    assert made


@pytest.mark.parametrize("number", range(1, 7))
def test_the_fallback_lays_a_card_of_the_longest_suit(number: int) -> None:
    state, _ = apply(new_match(preset("mendikot_closed"), 1), Deal(number))
    seen = _asked(state).observation
    suits = [card // 13 for card in seen.hand]
    assert suits.count(fallback(seen).card // 13) == max(map(suits.count, suits))


def test_each_seat_is_asked_at_its_own_level_and_style(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(seats, "make_player", lambda *who: asked.append(who))
    monkeypatch.setattr(seats, "make_adviser", lambda: asked.append(("adviser",)))
    request = _asked(_states("mendikot")[4])
    known = [(level, style) for level in (*LEVELS, RANDOM) for style in STYLES]
    for level, style in known:
        answer(request._replace(level=level, style=style), lambda: False)
    answer(hint_request(request.observation, 1), lambda: False)
    assert asked == [*known, ("adviser",)]


@pytest.mark.parametrize("error", [RuntimeError, MemoryError, RecursionError, SystemExit])
def test_a_seat_that_raises_is_logged_and_answers_nothing(error, monkeypatch, caplog) -> None:
    class Broken:
        def decide(self, *_args: object) -> Decision:
            raise error("planted")

    monkeypatch.setattr(seats, "make_player", lambda _level, _style: Broken())
    request = _asked(_states("mendikot")[4])
    assert answer(request, lambda: False) is None
    assert "planted" in caplog.text
    assert checked(request, None) in request.observation.legal


@pytest.mark.parametrize("nonsense", [None, "2 play AS", 7, Decision(play(5, 51), "planted")])
def test_nonsense_is_never_passed_on(nonsense: object) -> None:
    request = _asked(_states("mendikot")[4])
    assert checked(request, nonsense) in request.observation.legal  # type: ignore[arg-type]


def test_the_same_request_is_answered_alike() -> None:
    for state in _states("mendikot_closed"):
        request = _asked(state)
        first = answer(request, lambda: False)
        assert first is not None
        assert first == answer(request, lambda: False)
        assert checked(request, first) == first.action
