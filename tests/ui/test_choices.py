"""Choosing the trump in every way there is, shared screens, and languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.core.actions import Kind, play
from app.core.log import DEAL_ENDS
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.ui.application import Program
from tests.ui.tables import (
    begin,
    is_truthful,
    match_setup,
    play_until,
    seen_by,
    state_of,
    trigger,
    wait_for_me,
)

# Choosing the trump

PAINTED = ("dehla_pakad_pile", "mendikot_closed")
"""The presets with the most to draw; the others are shown to nobody, for the sake of time."""


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_deal_of_every_preset_is_shown_truly(
    qtbot: QtBot, program: Program, preset_id: str
) -> None:
    begin(qtbot, program, match_setup(preset_id))
    if preset_id not in PAINTED:
        program.window.hide()

    def is_over() -> bool:
        assert seen_by(program).trick == () or is_truthful(program)
        return state_of(program).phase in DEAL_ENDS

    play_until(qtbot, program, is_over)


@pytest.mark.parametrize(
    ("preset_id", "seed", "phase", "kind"),
    [
        ("dehla_pakad_open", 5, Phase.CHOOSE_TRUMP, Kind.NAME),
        ("dehla_pakad_named", 39, Phase.NAME_TRUMP, Kind.NAME),
        ("dehla_pakad_closed", 54, Phase.NOTE_TRUMP, Kind.NOTE),
    ],
)
def test_a_suit_is_chosen_by_a_button_of_the_bar(
    qtbot: QtBot, program: Program, preset_id: str, seed: int, phase: Phase, kind: Kind
) -> None:
    begin(qtbot, program, match_setup(preset_id, seed=seed, first_dealer=2))

    def is_mine() -> bool:
        return state_of(program).phase is phase and seen_by(program).my_turn

    play_until(qtbot, program, is_mine)
    bar = program.window.ground.table.bar
    assert len(bar.choices) == 4
    choice = next(each for each in bar.choices if each.enabled)
    assert bar.button(choice.id).hasFocus()
    bar.button(choice.id).click()
    deal = state_of(program).deal
    assert deal is not None
    assert (deal.actions[-1].kind, deal.actions[-1].suit) == (kind, choice.suit)


@pytest.mark.parametrize("preset_id", ["mendikot_closed", "mendikot_face_up"])
def test_a_card_is_laid_after_it_was_picked(qtbot: QtBot, program: Program, preset_id: str) -> None:
    begin(qtbot, program, match_setup(preset_id))
    wait_for_me(qtbot, program)
    card = seen_by(program).hand[5]
    program.window.gestures.choose(card)
    assert state_of(program).phase is Phase.LAY_TRUMP
    program.window.ground.table.bar.button("lay").click()
    assert state_of(program).phase is Phase.LEAD
    assert seen_by(program).marked == {card}


def test_the_trump_is_asked_for_by_a_button(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup("mendikot_closed", seed=54, first_dealer=0))
    play_until(qtbot, program, lambda: seen_by(program).may_ask)
    program.window.ground.table.bar.button("ask").click()
    assert state_of(program).phase is Phase.ASKED
    trigger(program, "claim")
    told = program.window.statusBar().currentMessage()
    assert told == "You can claim the rest only when you are to lead."


# Persons and languages


def test_the_language_changes_in_the_middle_of_a_match(qtbot: QtBot, my_turn: Program) -> None:
    settings = my_turn.preferences.settings
    my_turn.preferences.change(settings.changed(language="de"))
    QCoreApplication.processEvents()
    assert is_truthful(my_turn)
    assert my_turn.window.actions_["undo"].text() == "&Rückgängig"
    my_turn.preferences.change(settings.changed(language="en"))
    QCoreApplication.processEvents()
    assert my_turn.window.actions_["undo"].text() == "&Undo"


def test_what_happens_is_announced(qtbot: QtBot, my_turn: Program) -> None:
    card = seen_by(my_turn).hand[3]
    my_turn.game.submit(play(0, card))
    assert my_turn.window.announcer.last.startswith("You play the")
    wait_for_me(qtbot, my_turn)
    assert "Your turn" in my_turn.window.announcer.last
