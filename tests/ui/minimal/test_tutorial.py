"""The tutorial by a real drag: the card of the lesson stays, another flies home."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from app.core.actions import Kind
from app.core.engine import legal_actions
from app.session.pace import pace
from app.ui import feel
from app.ui.tutorial.lessons import LEARNER, LESSONS, Lesson
from app.ui.tutorial.window import TutorialWindow
from app.ui.views.look import Look
from tests.ui.minimal.mouse import card_point, mouse_on, table_point
from tests.ui.tables import WAIT

pytestmark = pytest.mark.minimal


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TutorialWindow]:
    look = Look()
    look.motion = feel.STILL
    window = TutorialWindow(look, pace("instant"))
    window.resize(1000, 700)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.title)
def test_only_the_card_of_the_lesson_can_be_dropped(
    qtbot: QtBot, window: TutorialWindow, lesson: Lesson
) -> None:
    window.begin(lesson)
    game, table = window.game, window.ground.table
    qtbot.waitUntil(lambda: game.controller.human_to_act is not None, timeout=WAIT)
    wanted = next(action for action in lesson.actions if action.seat == LEARNER).card
    legal = {a.card for a in legal_actions(game.controller.state) if a.kind is Kind.PLAY}
    other = min(legal - {wanted})
    for card, is_played in ((other, False), (wanted, True)):
        before = len(game.controller.steps)
        with mouse_on(window) as mouse:
            mouse.drag(card_point(table, table.hand.cards.index(card)), table_point(table))
            qtbot.waitUntil(lambda drawn=mouse: drawn.is_done, timeout=WAIT)
            qtbot.waitUntil(lambda: not game.controller.is_held, timeout=WAIT)
            if is_played:
                qtbot.waitUntil(lambda at=before: len(game.controller.steps) > at, timeout=WAIT)
        assert (card in table.hand.cards) is not is_played
        assert (len(game.controller.steps) > before) is is_played
