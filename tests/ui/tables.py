"""Tables for tests: a whole program in a folder of its own, at a pace without pauses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from app.ai.levels import make_player
from app.ai.player import Limit
from app.core.actions import SeatAction
from app.core.log import SeatInfo
from app.core.phases import Phase
from app.core.presets import preset
from app.core.state import State
from app.session.setup import MatchSetup, default_seats
from app.storage.autosave import Autosave
from app.storage.paths import find_places
from app.ui.application import Options, Program
from app.ui.picture import Picture, concealed, picture

SEED = 5
WAIT = 8000
"""Milliseconds after which a test gives up; nothing takes so long."""


def match_setup(
    preset_id: str = "dehla_pakad",
    *,
    seed: int = SEED,
    seats: tuple[SeatInfo, ...] | None = None,
    serious: bool = False,
    **keys: object,
) -> MatchSetup:
    """Return a match in which seat 0 is the only person, and leads the first trick."""
    rules = preset(preset_id)
    rules = rules.changed(**{"first_dealer": rules.players - 1, **keys})
    return MatchSetup(rules, seats or default_seats(rules.players), seed, serious=serious)


@contextmanager
def table(qtbot: QtBot, folder: Path, **settings: object) -> Iterator[Program]:
    """Open the window without a match; settings are those of the player."""
    places = find_places(folder)
    program = Program(Options(data_dir=folder), places, Autosave(places.current_match))
    still = {"pace": "instant", "motion": "reduced", "theme": "light", "sounds": False}
    program.preferences.change(program.preferences.settings.changed(**(still | settings)))
    program.window.resize(1000, 700)
    try:
        yield program
    finally:
        program.window.close()
        program.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin(qtbot: QtBot, program: Program, setup: MatchSetup | None = None) -> None:
    """Put a match on the table and show the window."""
    program.game.begin(setup or match_setup())
    program.window.show()
    qtbot.waitExposed(program.window)


def wait_for_me(qtbot: QtBot, program: Program) -> None:
    """Wait until the person must decide."""
    qtbot.waitUntil(lambda: program.game.controller.human_to_act is not None, timeout=WAIT)


def good_action(program: Program) -> SeatAction:
    """Return what a club player would do in the person's place."""
    controller = program.game.controller
    seat = controller.human_to_act
    assert seat is not None
    seen = controller.observe(seat)
    player = make_player("club", "steady")
    return player.decide(seen, 1, Limit(iterations=50), lambda: False).action


def play_until(qtbot: QtBot, program: Program, is_there: Callable[[], bool]) -> None:
    """Let a club player act for the person until something is so."""
    for _ in range(5000):
        if is_there():
            return
        controller = program.game.controller
        if controller.human_to_act is not None:
            program.game.submit(good_action(program))
        elif controller.state.phase in (Phase.DEAL_OVER, Phase.MATCH_OVER):
            controller.carry_on()
        else:
            qtbot.wait(1)
    raise AssertionError("it never came to this")


def state_of(program: Program) -> State:
    """Return the state of the match at the table."""
    return program.game.controller.state


def seen_by(program: Program) -> Picture:
    """Return the picture that is shown."""
    seen = program.window.presenter.picture
    assert seen is not None
    return seen


def is_truthful(program: Program) -> bool:
    """Say whether the table shows exactly what a fresh look at the state shows."""
    fresh, ground = fresh_look(program), program.window.ground
    shown = (ground.table.hand.cards, ground.table.trick.cards, ground.tens.tens)
    is_shown = program.window.presenter.picture == fresh
    return is_shown and shown == (fresh.hand, fresh.trick, fresh.tens)


def fresh_look(program: Program) -> Picture:
    """Return what the state shows to whoever may look now: to nobody while the curtain is down."""
    controller, window = program.game.controller, program.window
    viewer = window.presenter.viewer
    seen = picture(controller.state, controller.header, viewer, controller.deal_index)
    return concealed(seen) if window.ground.is_covered else seen


def trigger(program: Program, command: str) -> None:
    """Do what a menu command does."""
    program.window.actions_[command].trigger()
