"""The rows of an analysis: what was chosen, what was better, and what it cost."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.ai.analysis import Fair, Turn, Values
from app.core.actions import SeatAction, ask, lay, name, play
from app.core.cards import CLUBS, HEARTS
from app.core.notation import parse_card
from app.core.presets import preset
from app.ui.dialogs.analysis_table import (
    BETTER,
    CHOICE,
    COST,
    PLAYER,
    TRICK,
    VERDICT,
    AnalysisModel,
)
from app.ui.dialogs.card_cells import CardRole
from app.ui.texts.seats import Seating

TWO, THREE = parse_card("2S"), parse_card("3S")
DEAR = Values({TWO: 1, THREE: 2}, {}, {TWO: 0, THREE: 0})


def avoidable(action: SeatAction, best: SeatAction) -> Turn:
    return Turn(0, 2, action.seat, action, None, Fair(best, 0.2, False))


def model_of(*turns: Turn) -> AnalysisModel:
    model = AnalysisModel()
    model.show_turns(turns, preset("mendikot_closed"), Seating(("You", "Asha", "Ravi", "Meera"), 0))
    return model


def said(model: AnalysisModel, row: int, column: int) -> str:
    return str(model.index(row, column).data())


def test_a_card_is_drawn_and_told_with_what_was_better() -> None:
    model = model_of(Turn(0, 2, 1, play(1, TWO), DEAR, None))
    choice, better = model.index(0, CHOICE), model.index(0, BETTER)
    assert (choice.data(CardRole.CARDS), better.data(CardRole.CARDS)) == ((TWO,), (THREE,))
    assert choice.data(Qt.ItemDataRole.AccessibleTextRole) == "two of spades"
    columns = (TRICK, PLAYER, CHOICE, BETTER, COST, VERDICT)
    told = [said(model, 0, column) for column in columns]
    assert told == ["2", "Asha", "2s", "3s", "1 ten(s)", ""]


def test_what_would_have_been_better_may_be_another_kind_of_choice() -> None:
    model = model_of(
        avoidable(lay(1, TWO), lay(1, THREE)),
        avoidable(play(1, TWO), ask(1)),
        avoidable(name(1, HEARTS), name(1, CLUBS)),
    )
    assert model.index(0, CHOICE).data(CardRole.CARDS) == (TWO,)
    assert model.index(0, BETTER).data(CardRole.CARDS) == (THREE,)
    assert (said(model, 1, CHOICE), said(model, 1, BETTER)) == ("2s", "Asks for trump")
    assert (said(model, 2, CHOICE), said(model, 2, BETTER)) == ("Trump: hearts", "Trump: clubs")
    assert {said(model, row, VERDICT) for row in range(3)} == {"avoidable"}


def test_the_same_choices_under_other_rules_are_told_anew() -> None:
    model = model_of(Turn(0, 2, 1, play(1, TWO), DEAR._replace(result={TWO: 1, THREE: 2}), None))
    assert "a mendikot" in said(model, 0, COST)
    model.show_turns([model.turn(0)], preset("dehla_pakad"), Seating(("A", "B", "C", "D")))
    assert "a sirr" in said(model, 0, COST)


def test_the_same_choices_leave_the_view_as_it_is() -> None:
    model = model_of(avoidable(play(1, TWO), ask(1)))
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    seating = Seating(("You", "Asha", "Ravi", "Meera"), 0)
    model.show_turns([model.turn(0)], preset("mendikot_closed"), seating)
    assert resets == []
    model.show_turns([], preset("mendikot_closed"), seating)
    assert resets == [True]
