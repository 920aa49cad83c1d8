"""The state machine: the phases of a match, who acts in each, and what may follow."""

from __future__ import annotations

from enum import StrEnum

from app.core.actions import Kind


class Phase(StrEnum):
    """Where a match stands."""

    CUT = "cut"
    DEAL = "deal"
    DRAW_TRUMP = "draw_trump"
    LAY_TRUMP = "lay_trump"
    CHOOSE_TRUMP = "choose_trump"
    LEAD = "lead"
    FOLLOW = "follow"
    NAME_TRUMP = "name_trump"
    NOTE_TRUMP = "note_trump"
    ASKED = "asked"
    TRICK_OVER = "trick_over"
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"


class Actor(StrEnum):
    """Who acts in a phase: one seat by its own choice, chance in a seat's name, or the table."""

    SEAT = "seat"
    CHANCE = "chance"
    TABLE = "table"


ACTORS: dict[Phase, Actor] = {
    Phase.CUT: Actor.TABLE,
    Phase.DEAL: Actor.TABLE,
    Phase.DRAW_TRUMP: Actor.CHANCE,
    Phase.LAY_TRUMP: Actor.SEAT,
    Phase.CHOOSE_TRUMP: Actor.SEAT,
    Phase.LEAD: Actor.SEAT,
    Phase.FOLLOW: Actor.SEAT,
    Phase.NAME_TRUMP: Actor.SEAT,
    Phase.NOTE_TRUMP: Actor.SEAT,
    Phase.ASKED: Actor.SEAT,
    Phase.TRICK_OVER: Actor.TABLE,
    Phase.DEAL_OVER: Actor.TABLE,
    Phase.MATCH_OVER: Actor.TABLE,
}

_DEALT = {Phase.DRAW_TRUMP, Phase.LAY_TRUMP, Phase.CHOOSE_TRUMP, Phase.LEAD}
_NEXT_SEAT = {Phase.FOLLOW, Phase.NAME_TRUMP, Phase.TRICK_OVER}
_OVER = {Phase.DEAL_OVER, Phase.MATCH_OVER}

_TABLE: dict[Phase, dict[Kind, set[Phase]]] = {
    Phase.CUT: {Kind.CUT: {Phase.CUT, Phase.DEAL}},
    Phase.DEAL: {Kind.DEAL: {Phase.DEAL, *_DEALT}},
    Phase.DRAW_TRUMP: {Kind.DRAW: {Phase.LEAD}},
    Phase.LAY_TRUMP: {Kind.LAY: {Phase.LEAD}, Kind.CONCEDE: _OVER},
    Phase.CHOOSE_TRUMP: {Kind.NAME: {Phase.LEAD}, Kind.CONCEDE: _OVER},
    Phase.LEAD: {
        Kind.PLAY: {Phase.FOLLOW, Phase.NAME_TRUMP},
        Kind.CLAIM: _OVER,
        Kind.CONCEDE: _OVER,
    },
    Phase.FOLLOW: {
        Kind.PLAY: {*_NEXT_SEAT, Phase.NOTE_TRUMP},
        Kind.ASK: {Phase.ASKED},
        Kind.CLAIM: _OVER,
        Kind.CONCEDE: _OVER,
    },
    Phase.NAME_TRUMP: {Kind.NAME: {Phase.FOLLOW}, Kind.CONCEDE: _OVER},
    Phase.NOTE_TRUMP: {Kind.NOTE: {Phase.FOLLOW, Phase.TRICK_OVER}, Kind.CONCEDE: _OVER},
    Phase.ASKED: {Kind.PLAY: {Phase.FOLLOW, Phase.TRICK_OVER}, Kind.CONCEDE: _OVER},
    Phase.TRICK_OVER: {Kind.COLLECT: {Phase.LEAD, *_OVER}},
    Phase.DEAL_OVER: {Kind.NEXT: {Phase.DEAL}},
    Phase.MATCH_OVER: {Kind.NEXT: {Phase.DEAL}},
}

TRANSITIONS: dict[tuple[Phase, Kind], frozenset[Phase]] = {
    (phase, kind): frozenset(targets)
    for phase, row in _TABLE.items()
    for kind, targets in row.items()
}
"""For each phase and each kind of action that it knows: the phases that may come after."""


def diagram() -> str:
    """Return the state machine as a Mermaid state diagram, for ARCHITECTURE.md."""
    arrows: dict[tuple[Phase, Phase], list[str]] = {}
    for (phase, kind), targets in TRANSITIONS.items():
        for target in targets:
            arrows.setdefault((phase, target), []).append(str(kind))
    order = list(Phase)
    lines = ["stateDiagram-v2", "    [*] --> cut", "    [*] --> deal"]
    lines += [f"    {phase} : {phase} ({ACTORS[phase]})" for phase in order]
    for phase, target in sorted(arrows, key=lambda pair: tuple(map(order.index, pair))):
        lines.append(f"    {phase} --> {target} : {', '.join(arrows[phase, target])}")
    lines.append("    match_over --> [*]")
    return "\n".join(lines)
