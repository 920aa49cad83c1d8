"""All that the program shows fits where it is shown, in every language and with every font."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.ai.danger import Danger
from app.ai.player import Decision
from app.ai.reasons import REASONS
from app.core.actions import play
from app.core.cards import DIAMONDS, make_card
from app.core.errors import IllegalActionError
from app.ui.application import Program
from app.ui.i18n import LANGUAGES
from app.ui.texts.hints import hint
from app.ui.texts.refusals import REFUSALS, refusal
from app.ui.texts.seats import Seating
from tests.tools import scenes
from tests.tools.pseudo import PSEUDO
from tests.ui.openings import WINDOWS
from tests.ui.painted import painted, painted_misfits
from tests.ui.tables import (
    begin,
    match_setup,
    play_until,
    seen_by,
    trigger,
    wait_for_me,
)
from tests.ui.visible import Complaint, misfits, pages

SMALL, LARGE = QSize(780, 520), QSize(1240, 740)
SPOKEN = [*LANGUAGES, PSEUDO]
EVERY_SIZE = [(8, QSize(800, 560)), (13, QSize(800, 560)), (20, QSize(1000, 700))]
"""Points of the letters, and a window that is as small as they allow."""


class View(NamedTuple):
    """Points of the letters, the size of the window, and of dialogs if not the one they take."""

    points: int
    window: QSize
    dialogs: QSize | None = None


VIEWS = (
    View(8, QSize(1000, 700)),
    View(13, QSize(800, 560), SMALL),
    View(13, QSize(1000, 700)),
    View(20, QSize(1000, 700)),
    View(20, QSize(800, 560), SMALL),
)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("points", "size"), [(8, SMALL), (13, SMALL), (20, LARGE)])
@pytest.mark.parametrize("name", WINDOWS)
def test_no_text_is_cut_off(
    speak: Callable[[str], None],
    make: Callable[[str], QWidget],
    font: Callable[[int], None],
    name: str,
    points: int,
    size: QSize,
    language: str,
) -> None:
    speak(language)
    font(points)
    window = make(name)
    window.resize(size)
    for page in pages(window):
        page()
        for _ in range(2):  # what is arranged anew for a width may want another height
            QCoreApplication.processEvents()
        assert misfits(window) + painted_misfits(window) == []


@pytest.mark.parametrize(
    "languages", [("en", each) for each in ("fr", "es", "de")] + [("de", "es")]
)
@pytest.mark.parametrize(("points", "size"), [(9, SMALL), (13, SMALL), (20, LARGE)])
@pytest.mark.parametrize("name", WINDOWS)
def test_no_text_is_cut_off_by_a_switch_of_the_language(
    speak: Callable[[str], None],
    make: Callable[[str], QWidget],
    font: Callable[[int], None],
    name: str,
    points: int,
    size: QSize,
    languages: tuple[str, str],
) -> None:
    font(points)
    speak(languages[0])
    window = make(name)
    window.resize(size)
    for page in pages(window):
        page()
        QCoreApplication.processEvents()
    speak(languages[1])
    for page in pages(window):
        page()
        for _ in range(2):  # what is arranged anew for a width may want another height
            QCoreApplication.processEvents()
        assert misfits(window) + painted_misfits(window) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    ("points", "size"), [(9, QSize(800, 560)), (13, QSize(1000, 700)), (20, QSize(1366, 768))]
)
@pytest.mark.parametrize("preset", ["dehla_pakad", "mendikot_closed", "three_decks"])
def test_no_text_of_the_table_is_cut_off(
    qtbot: QtBot,
    program: Program,
    speak: Callable[[str], None],
    font: Callable[[int], None],
    preset: str,
    points: int,
    size: QSize,
    language: str,
) -> None:
    speak(language)
    font(points)
    program.window.resize(size)
    begin(qtbot, program, match_setup(preset))
    wait_for_me(qtbot, program)
    QCoreApplication.processEvents()
    assert misfits(program.window) + painted_misfits(program.window) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("points", "size"), [*EVERY_SIZE, (20, QSize(800, 560))])
@pytest.mark.parametrize("preset", ["dehla_pakad_pile", "double_sar"])
def test_no_text_about_a_deal_is_cut_off(
    qtbot: QtBot,
    program: Program,
    speak: Callable[[str], None],
    font: Callable[[int], None],
    preset: str,
    points: int,
    size: QSize,
    language: str,
) -> None:
    """A pile and card points need more words than other games."""
    speak(language)
    font(points)
    program.window.resize(size)
    begin(qtbot, program, match_setup(preset))
    lies = (lambda: seen_by(program).pile) if "pile" in preset else (lambda: True)
    play_until(qtbot, program, lambda: bool(lies()) and seen_by(program).my_turn)
    trigger(program, "tell_trump")
    QCoreApplication.processEvents()
    assert misfits(program.window) + painted_misfits(program.window) == []


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("points", "size"), EVERY_SIZE)
def test_no_hint_and_no_refusal_is_cut_off(
    program: Program,
    speak: Callable[[str], None],
    font: Callable[[int], None],
    points: int,
    size: QSize,
    language: str,
) -> None:
    speak(language)
    font(points)
    window = program.window
    window.resize(size)
    window.show()
    for text in (*map(longest_hint, REASONS), *refusals()):
        window.tell(text)
        QCoreApplication.processEvents()
        notes = painted(window.statusBar())
        assert notes.texts == [text]
        assert notes.complaints() == []


def longest_hint(reason: str) -> str:
    """Return a hint with a long card, the longest danger from a long name, and a risk."""
    danger = Danger(1, "set", DIAMONDS, 2, False)
    decision = Decision(play(0, make_card(DIAMONDS, 11)), reason, 0.23, danger)
    return hint(decision, Seating(("You", "Christophe-Antoine", "Ravi", "Meera"), 0))


def refusals() -> list[str]:
    """Return all reasons why something is refused, with long cards and suits."""
    card = make_card(DIAMONDS, 11)
    values = {"beater": card, "card": card, "suit": DIAMONDS}
    return [refusal(IllegalActionError(reason, "", **values)) for reason in REFUSALS]


@pytest.mark.slow
@pytest.mark.parametrize("language", SPOKEN)
def test_no_text_of_any_scene_is_cut_off(
    qtbot: QtBot, tmp_path: Path, font: Callable[[int], None], language: str
) -> None:
    """The scenes are those of the pictures: all that the program can show.

    One program shows them in every size, so that fonts and window change while it runs.
    """
    with scenes.curtain_up(tmp_path) as stage:
        stage.speak(language)
        wrong = [each for view in VIEWS for each in _misfits_of_scenes(stage, font, view)]
    assert not wrong, "\n".join(["", *wrong])


def _misfits_of_scenes(
    stage: scenes.Stage, font: Callable[[int], None], view: View
) -> Iterator[Complaint]:
    font(view.points)
    stage.window.resize(view.window)
    stage.window.show()
    for shot in scenes.everything(stage):
        is_dialog = isinstance(shot.widget, QDialog)
        if is_dialog and view.dialogs is not None:
            shot.widget.resize(view.dialogs)
        for _ in range(2):  # what is arranged anew for a width may want another height
            scenes.settle()
        found = {*misfits(shot.widget), *painted_misfits(shot.widget)}
        if is_dialog:
            found |= {*_too_large(shot.widget, view.dialogs or _screen(stage))}
        yield from (f"{view.points} {shot.name}: {complaint}" for complaint in sorted(found))


def _screen(stage: scenes.Stage) -> QSize:
    return stage.window.screen().availableSize().expandedTo(stage.window.size())


def _too_large(dialog: QWidget, room: QSize) -> Iterator[Complaint]:
    if dialog.size().boundedTo(room) != dialog.size():
        yield f"is {dialog.size().toTuple()}, not {room.toTuple()}"
