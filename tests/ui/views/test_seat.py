"""A plate tells who sits there: above all who plays with the viewer."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.session.setup import human
from app.ui.application import Program
from tests.ui.painted import painted
from tests.ui.tables import begin, match_setup, wait_for_me


@pytest.mark.parametrize("points", [9, 20])
@pytest.mark.parametrize(("preset", "partners"), [("dehla_pakad", 1), ("three_decks", 2)])
def test_partners_are_called_so_and_opponents_not(
    qtbot: QtBot,
    program: Program,
    font: Callable[[int], None],
    preset: str,
    partners: int,
    points: int,
) -> None:
    font(points)
    program.window.resize(800, 560)
    begin(qtbot, program, match_setup(preset))
    texts = painted(program.window).texts
    assert sum(text.startswith("partner") for text in texts) == partners
    assert texts.count("club player") == partners + 1


def test_the_words_of_a_plate_do_not_depend_on_its_signs(my_turn: Program) -> None:
    table = my_turn.window.ground.table
    view = table.seats[2]
    assert view.seat is not None
    said = set()
    for sign in ({}, {"is_turn": True}, {"is_dealer": True}, {"is_turn": True, "is_dealer": True}):
        view.show_seat(view.seat._replace(**sign), "Ravi", 4)
        said.update(text for text in painted(view).texts if "partner" in text)
    assert said == {"partner · club player"}


def test_an_opponent_who_is_a_person_shows_the_number_of_cards_once(
    qtbot: QtBot, program: Program
) -> None:
    opponents = (human("Ada"), human("Ben"), human("Cleo"), human("Dan"))
    begin(qtbot, program, match_setup(seats=opponents))
    wait_for_me(qtbot, program)
    program.window.ground.curtain.button("here").click()
    for view in program.window.ground.table.seats[1:]:
        assert view.seat is not None
        view._painted_key = None  # or the picture of before is drawn
        texts = painted(view).texts
        assert texts.count(str(view.seat.cards)) == 1
        assert not any("card" in text for text in texts)
        assert ("partner" if view.seat.ours else "opponent") in texts
