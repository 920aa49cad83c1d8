"""The controller: who acts when, undo, late answers, faults of seats, resume at any action."""

from __future__ import annotations

import itertools
import random

import pytest

from app.ai.player import Decision
from app.core.actions import SeatAction, concede, play
from app.core.cards import deal_number
from app.core.engine import apply
from app.core.errors import IllegalActionError
from app.core.events import HandThrownIn
from app.core.log import DEAL_ENDS, MatchLog
from app.core.phases import ACTORS, Actor, Phase
from app.core.presets import PRESETS, preset
from app.session.controller import Controller
from app.session.pace import LONGEST_THOUGHT, PACES
from app.session.seats import Request
from tests.session.table import Table, header, random_answer

OVER = (Phase.MATCH_OVER,)
WAITING = PACES["normal"]._replace(trick=None)


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_match_of_every_preset_is_played_to_its_end(preset_id: str) -> None:
    table = Table(preset(preset_id))
    table.play_to(OVER, random.Random(1))
    controller = table.controller
    assert controller.state.score.outcome is not None
    assert len(controller.log.deals) == controller.state.score.deals
    assert table.scheduler.waiting == 0


def test_the_cut_is_shown_and_names_the_first_dealer_of_the_header() -> None:
    table = Table(preset("dehla_pakad"), seed=11)
    assert table.controller.state.phase is Phase.CUT
    table.run()
    deal = table.controller.state.deal
    assert deal is not None
    assert deal.dealer == table.controller.header.first_dealer


def test_nothing_moves_before_the_start() -> None:
    table = Table(preset("dehla_pakad"), seed=11)
    table.controller.stop()
    scheduler, thinker, pace = table.scheduler, table.thinker, PACES["normal"]
    fresh = Controller(table.controller.log, scheduler, thinker, table.notebook, pace)
    fresh.hold()
    fresh.release()
    fresh.set_pace(PACES["fast"])
    fresh.carry_on()
    assert scheduler.waiting == 0
    fresh.start()
    assert scheduler.waiting == 1


def test_a_dealer_whom_the_cut_would_not_name_deals_without_one() -> None:
    log = MatchLog(header(preset("dehla_pakad"), 11))
    other = (log.header.first_dealer + 1) % 4
    table = Table(
        preset("dehla_pakad"), log=log._replace(header=log.header._replace(first_dealer=other))
    )
    table.run()
    deal = table.controller.state.deal
    assert deal is not None
    assert deal.dealer == table.controller.header.first_dealer == other


def test_the_same_line_gives_the_same_match() -> None:
    logs = []
    for _ in range(2):
        table = Table(preset("mendikot_closed"), seed=5)
        table.play_to(OVER, random.Random(2))
        logs.append(table.controller.log)
    assert logs[0] == logs[1]


def test_undo_and_the_same_line_again_change_nothing() -> None:
    plain = Table(preset("mendikot_open"), seed=3)
    plain.play_to((Phase.DEAL_OVER,), random.Random(4))
    expected = plain.controller.log

    table = Table(preset("mendikot_open"), seed=3)
    controller, rng = table.controller, random.Random(4)
    table.run()
    while controller.state.phase is not Phase.DEAL_OVER:
        before = controller.state
        action = table.play(rng)
        controller.undo()
        assert controller.state == before
        controller.submit(action)
        table.run()
    (deal,) = controller.log.deals
    assert deal._replace(assisted=False) == expected.deals[0]
    assert deal.assisted


def test_every_deal_that_undo_takes_back_is_assisted_when_it_is_played_again() -> None:
    table = Table(preset("mendikot"), seed=3)
    controller, rng = table.controller, random.Random(4)
    table.play_to((Phase.DEAL_OVER,), rng)
    controller.carry_on()
    table.run()
    assert controller.deal_index == controller.seen == 2
    controller.undo()
    assert controller.deal_index == 1
    assert controller.seen == 2
    while len(controller.log.deals) < 3:
        table.play_to((Phase.DEAL_OVER,), rng)
        controller.carry_on()
        table.run()
    assert [deal.assisted for deal in controller.log.deals] == [True, True, False]


@pytest.mark.parametrize(
    ("begun", "seen", "assisted"),
    [
        (0, 0, [False, False, False, False]),
        (0, 2, [True, True, False, False]),
        (1, 1, [False, False, False, False]),
        (1, 3, [True, True, True, False]),
        (2, 2, [False, False, False, False]),
        (2, 3, [False, True, True, False]),
    ],
)
def test_a_copy_of_a_match_knows_which_deals_had_been_seen(
    begun: int, seen: int, assisted: list[bool]
) -> None:
    whole = Table(preset("mendikot"), seed=3)
    logs = [whole.controller.log]
    for _ in range(2):
        whole.run()
        logs.append(whole.controller.log)
        whole.play_to((Phase.DEAL_OVER,), random.Random(4))
        whole.controller.carry_on()
    table = Table(preset("mendikot"), seed=3, log=logs[begun], seen=seen)
    while len(table.controller.log.deals) < 4 or table.controller.log.deals[-1].result is None:
        table.controller.carry_on()
        table.play_to((Phase.DEAL_OVER,), random.Random(5))
    assert [deal.assisted for deal in table.controller.log.deals] == assisted


def test_undo_goes_back_as_often_as_wanted_and_redo_brings_it_all_back() -> None:
    table = Table(preset("dehla_pakad"), seed=3)
    controller = table.controller
    table.play_to((Phase.DEAL_OVER,), random.Random(4))
    controller.carry_on()
    table.run()
    end = controller.state
    undone = 0
    while controller.can_undo:
        controller.undo()
        undone += 1
        assert controller.human_to_act == 0
    deal = controller.state.deal
    assert deal is not None
    assert len(deal.hands[0]) == 13
    assert controller.log.deals[0].result is None
    for _ in range(undone):
        controller.redo()
    assert controller.state == end
    assert not controller.can_redo
    assert table.notebook.jumps == 2 * undone


def test_another_action_after_undo_ends_redo() -> None:
    table = Table(preset("dehla_pakad"), seed=3)
    table.run()
    table.play(random.Random(1))
    table.controller.undo()
    assert table.controller.can_redo
    table.play(random.Random(2))
    assert not table.controller.can_redo


@pytest.mark.parametrize("end", ["hold", "undo", "stop"])
def test_a_seat_that_is_asked_no_more_is_told_to_stop(end: str) -> None:
    table = Table(preset("dehla_pakad"), seed=3)
    table.run()
    table.controller.submit(table.controller.observe(0).legal[0])
    while not table.controller.is_thinking:
        table.scheduler.step()
    before = table.thinker.stops
    getattr(table.controller, end)()
    assert table.thinker.stops == before + 1
    assert not table.controller.is_thinking


def test_a_serious_match_has_no_undo() -> None:
    table = Table(preset("dehla_pakad"), seed=3, serious=True)
    table.run()
    table.play(random.Random(1))
    before = table.controller.state
    assert not table.controller.can_undo
    table.controller.undo()
    assert table.controller.state is before


@pytest.mark.parametrize("preset_id", ["dehla_pakad_named", "dehla_pakad_closed", "band_hukum_a"])
def test_a_match_is_taken_up_at_every_action(preset_id: str) -> None:
    table = Table(preset(preset_id), seed=9)
    rng = random.Random(3)
    table.play_to(DEAL_ENDS, rng)
    steps = [step for step in table.notebook.steps if step.state.deal is not None]
    for step in steps:
        deal = step.state.deal
        assert deal is not None
        if step.state.phase not in (Phase.LEAD, *DEAL_ENDS) or not deal.finished:
            whole = table.controller.log
            cut = whole.deals[0]._replace(actions=deal.actions, result=None, after=None)
            again = Table(preset(preset_id), log=MatchLog(whole.header, (cut,)))
            assert again.controller.state == step.state
            assert again.controller.log.deals[0].actions == deal.actions


def test_a_match_that_was_taken_up_goes_on_identically() -> None:
    table = Table(preset("mendikot"), seed=21, humans=())
    for _ in range(2):
        table.run()
        table.controller.carry_on()
    for _ in range(17):
        table.scheduler.step()
    again = Table(preset("mendikot"), log=table.controller.log)
    for each in (table, again):
        each.play_to(OVER, random.Random(0))
    assert again.controller.log == table.controller.log


def test_it_waits_after_each_trick_if_the_pace_says_so() -> None:
    table = Table(preset("mendikot_no_trump"), pace=WAITING, humans=())
    while table.controller.state.phase is not Phase.TRICK_OVER:
        assert not table.controller.waits_for_player
        table.scheduler.step()
    table.run()
    assert table.controller.state.phase is Phase.TRICK_OVER
    assert table.controller.waits_for_player
    table.controller.carry_on()
    table.run()
    deal = table.controller.state.deal
    assert deal is not None
    assert len(deal.finished) == 1


def test_nothing_moves_while_held() -> None:
    table = Table(preset("dehla_pakad"), humans=())
    for _ in range(9):
        table.scheduler.step()
    table.controller.hold()
    table.controller.hold()
    before = table.controller.state
    table.run()
    table.controller.release()
    table.run()
    assert table.controller.state is before
    table.controller.release()
    table.run()
    assert table.controller.state.phase in DEAL_ENDS


def test_only_a_human_whose_turn_it_is_may_act() -> None:
    table = Table(preset("dehla_pakad"), seed=3)
    with pytest.raises(IllegalActionError):
        table.controller.submit(concede(0))
    table.run()
    deal = table.controller.state.deal
    assert deal is not None
    with pytest.raises(IllegalActionError, match="out of turn"):
        table.controller.submit(play(1, deal.hands[1][0]))
    other = next(card for card in range(52) if card not in deal.hands[0])
    with pytest.raises(IllegalActionError, match="does not hold"):
        table.controller.submit(play(0, other))
    assert table.controller.human_to_act == 0


def test_a_given_deal_number_is_dealt_first() -> None:
    table = Table(preset("dehla_pakad"), first_number=8123)
    table.play_to(DEAL_ENDS, random.Random(1))
    assert table.controller.log.deals[0].number == 8123


def test_a_given_deal_lies_on_the_table_without_a_cut_that_could_lose_it() -> None:
    table = Table(preset("dehla_pakad"), first_number=8123)
    assert table.controller.state.phase is Phase.DEAL
    table.run()
    assert table.controller.log.deals[0].number == 8123
    assert table.controller.state.score.dealer == table.controller.header.first_dealer


def test_thrown_in_deals_are_dealt_again_by_the_same_dealer() -> None:
    rules = preset("dehla_pakad").changed(redeal_if=["all_tens_in_one_hand"])
    for seed in (152, 205, 306):
        table = Table(rules, seed=seed)
        table.run()
        deal = table.controller.state.deal
        assert deal is not None
        assert deal.dealer == table.controller.header.first_dealer
        assert deal.number == deal_number(seed, 1, attempt=1)
        thrown = [event for step in table.notebook.steps for event in step.events]
        assert any(isinstance(event, HandThrownIn) for event in thrown)
        again = Table(rules, log=table.controller.log)
        assert again.controller.state == table.controller.state


# Seats that fail


def _nothing(_request: Request) -> None:
    return None


def _illegal(request: Request) -> Decision:
    seen = request.observation
    other = next(card for card in range(52) if card not in seen.hand)
    return Decision(play(seen.seat, other), "planted")


def _anothers(request: Request) -> Decision:
    seat = (request.observation.seat + 1) % request.observation.rules.players
    return Decision(play(seat, request.observation.hand[0]), "planted")


def _nonsense(_request: Request) -> object:
    return "2 play AS"


FAULTS = [_nothing, _illegal, _anothers, _nonsense]
PHASES = [phase for phase in Phase if ACTORS[phase] is Actor.SEAT]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_failing_seat_plays_a_legal_card(preset_id: str, fault, caplog) -> None:
    table = Table(preset(preset_id), answer=fault, seed=2, humans=())
    table.play_to(DEAL_ENDS, random.Random(0))
    assert table.controller.state.deal is not None
    assert "fallback" in caplog.text


@pytest.mark.parametrize("silent", range(4))
def test_a_seat_that_never_answers_is_given_up_on(silent: int, caplog) -> None:
    table = Table(preset("mendikot_closed"), seed=2, humans=())
    thinker = table.thinker
    think = thinker.think

    def deaf(request: Request, deliver) -> None:
        if request.observation.seat != silent:
            think(request, deliver)

    thinker.think = deaf  # type: ignore[method-assign]
    table.play_to(DEAL_ENDS, random.Random(0))
    assert "fallback" in caplog.text
    assert table.scheduler.now > LONGEST_THOUGHT


def test_every_phase_of_a_seat_occurs_in_these_tests() -> None:
    seen = set()
    for preset_id in PRESETS:
        table = Table(preset(preset_id), seed=2, humans=())
        table.play_to(OVER, random.Random(0))
        seen |= {step.state.phase for step in table.notebook.steps}
    assert set(PHASES) <= seen


@pytest.mark.parametrize("interrupt", ["undo", "hold", "stop", "redo"])
def test_late_answers_never_reach_the_table(interrupt: str) -> None:
    """The seats answer long after they were given up on, whatever came between."""
    rng = random.Random(8)
    for steps in range(1, 60):
        table = Table(preset("dehla_pakad"), seed=4, delay=0.3)
        controller = table.controller
        for _ in range(steps):
            if controller.human_to_act is not None:
                controller.submit(rng.choice(controller.observe(0).legal))
            table.scheduler.step()
        if not controller.is_thinking:
            continue
        late = table.thinker.requests[-1]
        _interrupted(table, interrupt)
        after = controller.state
        controller._answered(late.id, random_answer(late))
        assert controller.state is after
        if interrupt == "stop":
            table.run()
            assert controller.state is after


def _interrupted(table: Table, interrupt: str) -> None:
    controller = table.controller
    if interrupt == "undo":
        controller.undo()
    elif interrupt == "redo":
        controller.undo()
        controller.redo()
    elif interrupt == "hold":
        controller.hold()
    else:
        controller.stop()


def test_an_answer_counts_once() -> None:
    table = Table(preset("dehla_pakad"), seed=4, humans=(), delay=0.0)
    for _ in range(5):
        table.scheduler.step()
    request = table.thinker.requests[-1]
    decision = random_answer(request)
    for _ in range(3):
        table.controller._answered(request.id, decision)
    table.play_to(DEAL_ENDS, random.Random(0))
    plays = [s for s in table.notebook.steps if isinstance(s.action, SeatAction)]
    assert len(plays) == len(set(plays))


def test_steps_agree_with_the_rules() -> None:
    table = Table(preset("dehla_pakad_pile"), seed=4)
    table.play_to(OVER, random.Random(0))
    steps = table.notebook.steps
    for before, step in itertools.pairwise(steps):
        assert step.action is not None
        assert apply(before.state, step.action) == (step.state, step.events)


def test_two_humans_are_asked_in_turn() -> None:
    table = Table(preset("mendikot"), humans=(0, 1), seed=6)
    asked = set()
    rng = random.Random(5)
    table.run()
    for _ in range(8):
        asked.add(table.controller.human_to_act)
        table.play(rng)
    assert {0, 1} <= asked


def test_the_header_names_who_cut_highest() -> None:
    assert header(preset("dehla_pakad"), 1).first_dealer in range(4)
