"""The state machine's table and the picture that is drawn from it."""

from __future__ import annotations

from app.core.phases import ACTORS, TRANSITIONS, Actor, Phase, diagram
from tests.tools import phases


def test_the_diagram_in_the_document_is_that_of_the_table() -> None:
    text = phases.DOCUMENT.read_text(encoding="utf-8")
    assert text == phases.redrawn(text), "run: python -m tests.tools.phases"


def test_redrawing_touches_nothing_else() -> None:
    drawn = phases.redrawn(f"above\n{phases.BEGIN}\nold\n{phases.END}\nbelow\n")
    assert drawn.startswith(f"above\n{phases.BEGIN}\n")
    assert drawn.endswith(f"\n{phases.END}\nbelow\n")
    assert "old" not in drawn
    assert phases.redrawn(drawn) == drawn


def test_every_phase_has_an_actor_and_a_way_out() -> None:
    assert set(ACTORS) == set(Phase)
    assert {phase for phase, _ in TRANSITIONS} == set(Phase)


def test_every_phase_can_be_entered() -> None:
    entered = {phase for targets in TRANSITIONS.values() for phase in targets}
    assert entered | {Phase.CUT, Phase.DEAL} == set(Phase)


def test_the_diagram_shows_every_transition_once() -> None:
    lines = diagram().splitlines()
    arrows = [line for line in lines if "-->" in line and "[*]" not in line]
    pairs = {(phase, target) for (phase, _), targets in TRANSITIONS.items() for target in targets}
    assert len(arrows) == len(set(arrows)) == len(pairs)
    assert all(f"    {phase} : {phase} ({ACTORS[phase]})" in lines for phase in Phase)
    assert sum(f"({Actor.CHANCE})" in line for line in lines) == 1
