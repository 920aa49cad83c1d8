"""Choosing the trump in every way there is, shared screens, and languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from app.core.actions import Kind, play
from app.core.log import DEAL_ENDS, SeatInfo
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.session.deal_text import parse_deal
from app.session.setup import MatchSetup, human
from app.ui.application import Program
from tests.ui.tables import (
    WAIT,
    begin,
    is_truthful,
    match_setup,
    play_until,
    seen_by,
    state_of,
    trigger,
    wait_for_me,
)
from tests.ui.test_picture import ALL_SURE

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


def test_a_shared_screen_is_passed_on(qtbot: QtBot, program: Program) -> None:
    two = (human("Ada"), SeatInfo("Asha", "ai", "club", "steady"), human("Ben"))
    begin(qtbot, program, match_setup(seats=(*two, SeatInfo("Meera", "ai", "club", "steady"))))
    wait_for_me(qtbot, program)
    curtain, gestures = program.window.ground.curtain, program.window.gestures
    assert "Ada" in curtain.title
    gestures.choose(seen_by(program).hand[0])
    assert len(seen_by(program).hand) == 13
    curtain.button("here").click()
    gestures.choose(seen_by(program).hand[0])
    qtbot.waitUntil(lambda: seen_by(program).viewer == 2, timeout=WAIT)
    assert curtain.isVisible()
    assert "Ben" in curtain.title
    controller = program.game.controller
    assert sorted(seen_by(program).hand) == list(controller.observe(2).hand)


@pytest.mark.parametrize(
    ("rules", "dealer"), [("dehla_pakad_open", 0), ("dehla_pakad_open", 2), ("dehla_pakad", 3)]
)
def test_while_the_screen_is_passed_on_the_keys_reach_nothing_behind(
    qtbot: QtBot, program: Program, rules: str, dealer: int
) -> None:
    begin(qtbot, program, match_setup(rules, seats=TWO_PERSONS, first_dealer=dealer))
    wait_for_me(qtbot, program)
    ground, window = program.window.ground, program.window
    before = program.game.controller.step_count
    assert window.focusWidget() is ground.curtain.button("here")
    for _ in range(9):
        window.focusNextPrevChild(True)
        assert not ground.table.isAncestorOf(window.focusWidget())
        assert not ground.stake.isAncestorOf(window.focusWidget())
    ground.curtain.button("here").setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert program.game.controller.step_count == before
    assert not ground.curtain.isVisible()
    chooses = state_of(program).phase is Phase.CHOOSE_TRUMP
    assert window.focusWidget() is (
        ground.table.bar.button("suit 0") if chooses else ground.table.fan
    )


def test_while_the_screen_is_passed_on_nothing_of_the_next_hand_is_told(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(program.window.announcer, "say", lambda text, **_: said.append(text))
    seats = (human("Ada"), human("Ben"), *COMPUTERS)
    begin(qtbot, program, match_setup(seats=seats, first_dealer=3))
    wait_for_me(qtbot, program)
    window, ground = program.window, program.window.ground
    private = [window.actions_[each] for each in ("hint", "tell_trump", "claim", "concede")]
    assert [each.objectName() for each in private if each.isEnabled()] == []
    ground.curtain.button("here").click()
    assert all(each.isEnabled() for each in private)
    assert said[-1] == ground.table.bar.text
    lifted = len(said)
    window.tell("Play the ace of spades.", stays=True)
    window.gestures.choose(seen_by(program).hand[0])
    qtbot.waitUntil(lambda: ground.is_covered, timeout=WAIT)
    assert window.statusBar().currentMessage() == ""
    assert said[-1].endswith("Pass the screen to Ben")
    assert not any("Your turn" in each for each in said[lifted:])
    assert [each.objectName() for each in private if each.isEnabled()] == []


def test_undo_lifts_no_curtain(qtbot: QtBot, program: Program) -> None:
    begin(qtbot, program, match_setup(seats=TWO_PERSONS))
    wait_for_me(qtbot, program)
    ground, controller = program.window.ground, program.game.controller
    ground.curtain.button("here").click()
    program.window.gestures.choose(seen_by(program).hand[0])
    qtbot.waitUntil(lambda: ground.is_covered, timeout=WAIT)
    while controller.can_undo:
        trigger(program, "undo")
        assert ground.is_covered
    trigger(program, "redo")
    assert ground.is_covered


def test_after_a_choice_by_a_button_the_screen_is_passed_on_by_enter(
    qtbot: QtBot, program: Program
) -> None:
    rules, first = parse_deal(
        ALL_SURE.replace("dealer 3", "dealer 2"), PRESETS["dehla_pakad_closed"]
    )
    seats = (human("Ada"), human("Ben"), *COMPUTERS)
    begin(qtbot, program, MatchSetup(rules, seats, 5, first_deal=first))
    wait_for_me(qtbot, program)
    window, curtain = program.window, program.window.ground.curtain
    curtain.button("here").click()
    window.gestures.choose(seen_by(program).hand[0])
    assert state_of(program).phase is Phase.NOTE_TRUMP
    window.ground.table.bar.button("suit 0").click()
    qtbot.waitUntil(curtain.isVisible, timeout=WAIT)
    assert "Ben" in curtain.title
    assert window.focusWidget() is curtain.button("here")


COMPUTERS = tuple(SeatInfo(name, "ai", "club", "steady") for name in ("Asha", "Meera"))
TWO_PERSONS = (human("Ada"), COMPUTERS[0], human("Ben"), COMPUTERS[1])


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
