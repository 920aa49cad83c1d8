"""The search plays by the rules of the core, by the rules of thumb, and by what its seat sees."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import accumulate, pairwise, repeat

import pytest

from app.ai import learned, packing
from app.ai.effort import Effort
from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.ai.learned import chances, has_learned, knows
from app.ai.levels import make_player
from app.ai.manners import distinct, sensible
from app.ai.player import Limit
from app.ai.search import (
    VARIABLE,
    SearchPlayer,
    fast_twin,
    search_readably,
    search_tree,
)
from app.ai.tree import Tried
from app.ai.worth import worth_table
from app.core import engine
from app.core.actions import COLLECT, NOBODY, SeatAction
from app.core.observation import Observation, observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.state import State
from app.core.worlds import World, WorldSampler, cards_played, imagine
from tests.ai.reading import fit
from tests.ai.tables import by_player, dealt, decide, turns
from tests.ai.test_levels import TABLES

FAST = fast_twin()
needs_twin = pytest.mark.skipif(FAST is None, reason="the fast twin is not built")
SAFE = 0.8
SMALL = Effort(iterations=40, readable=8, worlds=20, drawn=30)
LEARNED = SMALL._replace(trust=1000, whim=0, learned=True)


def choices(table: str, number: int, level: str = "club") -> Iterator[tuple[State, Observation]]:
    rules = TABLES[table]
    for state in turns(dealt(rules, number, number % 4), by_player(make_player(level), number)):
        seat = engine.seat_to_act(state)
        if seat != NOBODY and state.phase is not Phase.DRAW_TRUMP:
            yield state, observe(state, seat)


def true_world(state: State) -> World:
    deal = state.deal
    assert deal is not None
    if deal.trump is None:
        return World(deal.hands)
    return World(deal.hands, deal.trump.suit, deal.trump.card)


@needs_twin
@pytest.mark.parametrize("table", TABLES)
def test_the_fast_twin_goes_by_the_same_rules_of_thumb(table: str) -> None:
    club = make_player("club")
    for number, level in ((1, "club"), (2, "random"), (3, "casual")):
        for state, seen in choices(table, number, level):
            move = FAST.rule_move(
                packing.pack_rules(seen.rules),
                packing.pack_position(seen),
                packing.pack_world(World(state.deal.hands)),  # type: ignore[union-attr]
                SAFE,
            )
            assert packing.action_of(move, seen.seat, seen.phase) == decide(club, seen).action


@needs_twin
@pytest.mark.parametrize("table", TABLES)
def test_both_twins_have_learned_the_same(table: str) -> None:
    for number, level in ((1, "club"), (2, "random"), (3, "casual")):
        for state, seen in choices(table, number, level):
            view = View(seen)
            actions = distinct(view, sensible(view))
            if not has_learned(view) or len(actions) == 1:
                continue
            found = FAST.likely_choices(
                packing.pack_rules(seen.rules),
                packing.pack_position(seen),
                packing.pack_world(World(state.deal.hands)),  # type: ignore[union-attr]
                SAFE,
            )
            expected = chances(view, actions, RulePlayer().by_rule(view))
            assert [move for move, _ in found] == list(map(packing.move_of, actions))
            assert [chance for _, chance in found] == pytest.approx(expected)


@needs_twin
@pytest.mark.parametrize("table", TABLES)
def test_the_playouts_of_the_fast_twin_keep_the_rules_of_the_core(table: str) -> None:
    for number, level in ((4, "club"), (5, "random")):
        for turn, (state, seen) in enumerate(choices(table, number, level)):
            if turn % 3 == 0:
                moves, tens, tricks = FAST.playout(
                    packing.pack_rules(seen.rules),
                    packing.pack_position(seen),
                    packing.pack_world(true_world(state)),
                    turn,
                    200,
                    turn % 2,
                )
                last = replayed(state, moves)
                assert last.deal is not None
                assert last.deal.result is not None
                assert (last.deal.tens[0], last.deal.tricks[0]) == (tens, tricks)


def replayed(state: State, moves: bytes) -> State:
    for move in moves:
        assert state.deal is not None
        action = packing.action_of(move, state.deal.turn, state.phase)
        assert action in engine.legal_actions(state)
        state = engine.apply(state, action)[0]
        if state.phase is Phase.TRICK_OVER:
            state = engine.apply(state, COLLECT)[0]
    return state


def likely_worlds(
    seen: Observation,
    worlds: list[World],
    slips: float,
    kept: int,
    exchanges: int,
    *,
    by_learning: bool = False,
) -> list[bytes]:
    played = cards_played(seen)
    dealt = [
        world._replace(hands=tuple(h + p for h, p in zip(world.hands, played, strict=True)))
        for world in worlds
    ]
    packed = FAST.likely_worlds(
        packing.pack_rules(seen.rules),
        packing.pack_start(seen),
        b"".join(map(packing.pack_world, dealt)),
        len(dealt),
        packing.pack_history(seen),
        seen.seat,
        slips,
        slips,
        slips,
        kept,
        exchanges,
        by_learning,
        1,
    )
    size = len(packed) // kept
    return [packed[at : at + size] for at in range(0, len(packed), size)]


@needs_twin
@pytest.mark.parametrize("table", TABLES)
def test_the_true_deal_of_players_by_rule_surprises_nobody(table: str) -> None:
    for state, seen in choices(table, 6):
        world = true_world(state)
        assert likely_worlds(seen, [world], 0.0, 1, 0) == [packing.pack_world(world)]


@needs_twin
@pytest.mark.parametrize("by_learning", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_both_twins_find_the_same_worlds_likely(table: str, by_learning: bool) -> None:
    kept = 1000
    by_learning = by_learning and knows(TABLES[table])
    for turn, (_, seen) in enumerate((*choices(table, 10), *choices(table, 14, "random"))):
        if turn % 17 == 3:
            rng = random.Random(turn)
            worlds = [WorldSampler(seen).draw(rng) for _ in range(6)]
            packed = likely_worlds(seen, worlds, 0.2, kept, 0, by_learning=by_learning)
            weights = [
                fit(imagine(seen, world), seen.seat, 0.2, 0.2, 0.2, learned=by_learning)
                for world in worlds
            ]
            for world in worlds:
                share = sum(w for w, o in zip(weights, worlds, strict=True) if o == world)
                count = packed.count(packing.pack_world(world))
                assert abs(count - kept * share / sum(weights)) <= worlds.count(world)


@needs_twin
@pytest.mark.parametrize("table", TABLES)
def test_worlds_that_are_changed_still_agree_with_what_the_seat_has_seen(table: str) -> None:
    changed = 0
    for turn, (_, seen) in enumerate((*choices(table, 10), *choices(table, 13, "random"))):
        if turn % 7 == 3:
            world = WorldSampler(seen).draw(random.Random(turn))
            for packed in likely_worlds(seen, [world], 0.5, 3, 30):
                again = imagine(seen, unpacked(packed, seen))
                assert observe(again, seen.seat) == seen
                assert fit(again, seen.seat, 0.5, 0.5, 0.5) > 0
                changed += packed != packing.pack_world(world)
    assert changed


def unpacked(packed: bytes, seen: Observation) -> World:
    ends = list(accumulate(seen.counts, initial=0))
    hands = tuple(tuple(sorted(packed[a:b])) for a, b in pairwise(ends))
    suit, card = (NOBODY if each == 255 else each for each in packed[-2:])
    return World(hands, suit, card)


@needs_twin
@pytest.mark.parametrize("table", TABLES)
def test_both_twins_try_the_same_in_the_same_world(table: str) -> None:
    effort = SMALL._replace(iterations=12, readable=12, trust=0, whim=0)
    for turn, (state, seen) in enumerate(choices(table, 15, "random")):
        if turn % 7 == 3 and len(seen.legal) > 1:
            packed = packing.pack_world(true_world(state))
            fast = search_tree(FAST, seen, packed, 1, effort, SAFE, 60, 1, lambda: False)
            readable = search_readably(
                seen, repeat(state), effort, RulePlayer(), 60, random.Random(1), lambda: False
            )
            assert rounded(fast) == rounded(readable)


def rounded(tried: list[Tried]) -> dict[SeatAction, tuple[int, float]]:
    return {each.action: (each.visits, round(each.worth, 9)) for each in tried if each.visits}


@pytest.mark.parametrize("effort", [SMALL, LEARNED], ids=["by rules", "learned"])
@pytest.mark.parametrize("twin", ["native", "python"])
@pytest.mark.parametrize("table", TABLES)
def test_a_searching_seat_decides_legally(
    table: str, twin: str, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, twin)
    player = SearchPlayer(effort)
    for turn, (_, seen) in enumerate(choices(table, 7)):
        if turn % 9 == 0 or seen.phase not in (Phase.LEAD, Phase.FOLLOW):
            decision = player.decide(seen, 3, Limit(seconds=60), lambda: False)
            assert decision.action in seen.legal
            assert decision.risk is None or 0 <= decision.risk <= 1


@pytest.mark.parametrize("effort", [SMALL, LEARNED], ids=["by rules", "learned"])
@pytest.mark.parametrize("twin", ["native", "python"])
@pytest.mark.parametrize("table", ["dehla_pakad", "mendikot_closed", "dehla_pakad_closed"])
def test_hidden_cards_change_no_decision(
    table: str, twin: str, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, twin)
    player = SearchPlayer(effort)
    rng = random.Random(1)
    for turn, (_, seen) in enumerate(choices(table, 8)):
        if turn % 8 == 0:
            other = imagine(seen, WorldSampler(seen).draw(rng))
            again = observe(other, seen.seat)
            limit = Limit(seconds=60)
            first = player.decide(seen, 5, limit, lambda: False)
            assert first == player.decide(again, 5, limit, lambda: False)


@needs_twin
@pytest.mark.parametrize("table", TABLES)
def test_the_fast_twin_has_the_same_manners(table: str) -> None:
    player = SearchPlayer(SMALL)
    for _, seen in (*choices(table, 11), *choices(table, 12, "random")):
        if len(seen.legal) > 1:
            tried = player.tried(seen, 1, Limit(iterations=2, seconds=60), lambda: False)
            allowed = sensible(View(seen))
            assert {each.action for each in tried} <= set(allowed)
            assert len(tried) == len(allowed) or seen.rules.decks == 1


def test_a_stop_ends_the_search_at_once_with_a_legal_choice() -> None:
    _, seen = next(choices("dehla_pakad", 9))
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return True

    endless = SearchPlayer(SMALL._replace(iterations=100_000, readable=100_000))
    assert endless.decide(seen, 1, Limit(seconds=600), stop).action in seen.legal
    assert len(asked) == 1


def test_only_one_choice_is_no_search() -> None:
    for _, seen in choices("mendikot", 3):
        if len(seen.legal) == 1:
            assert decide(make_player("master"), seen).reason == "only_choice"
            return
    pytest.fail("no forced card in a whole deal")


@needs_twin
def test_positions_of_the_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="wrong length"):
        FAST.rule_move(b"", b"", b"", SAFE)


@needs_twin
def test_worlds_that_do_not_fit_the_position_are_refused() -> None:
    state, seen = next(choices("dehla_pakad", 9))
    world, values = packing.pack_world(true_world(state)), worth_table(seen.rules, seen.score)
    table = packing.pack_rules(seen.rules), packing.pack_position(seen)
    start = table[0], packing.pack_start(seen)
    chosen = 1.0, 0.5, SAFE, 0, 0, False, None
    kept = 0.1, 0.1, 0.1, 1, 0, False, 1
    for spoilt in (b"", world[:-1], world + b"\0"):
        for call in (
            lambda: FAST.rule_move(*table, spoilt, SAFE),  # noqa: B023
            lambda: FAST.likely_choices(*table, spoilt, SAFE),  # noqa: B023
            lambda: FAST.playout(*table, spoilt, 1, 0, False),  # noqa: B023
            lambda: FAST.search(*table, spoilt, 1, values, 4, 60.0, 1, *chosen),  # noqa: B023
            lambda: FAST.likely_worlds(*start, spoilt, 1, b"", seen.seat, *kept),  # noqa: B023
        ):
            with pytest.raises(ValueError, match="wrong length"):
                call()
    with pytest.raises(ValueError, match="wrong length"):
        FAST.search(*table, world, 1, values[8:], 4, 60.0, 1, *chosen)
    for iterations in (-1, 0, 2**31 - 1):
        with pytest.raises(ValueError, match="iterations"):
            FAST.search(*table, world, 1, values, iterations, 60.0, 1, *chosen)


@needs_twin
def test_what_has_been_learned_is_refused_if_it_does_not_fit() -> None:
    sizes, tables, weights = learned.packed()
    for spoilt in ((sizes[1:], tables, weights), (sizes, tables, weights[1:])):
        with pytest.raises(ValueError, match="wrong length"):
            FAST.learn(*spoilt)
    FAST.learn(sizes, tables, weights)


def test_every_preset_has_packed_rules_of_the_same_length() -> None:
    assert len({len(packing.pack_rules(rules)) for rules in PRESETS.values()}) == 1
