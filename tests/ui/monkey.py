"""A monkey that presses whatever is there whenever it likes, and what must be true afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from app.core.presets import PRESETS
from app.session.setup import human
from app.ui.application import Program
from app.ui.cards.cloth import CLOTHS
from tests.ui.tables import fresh_look, good_action, match_setup

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
KEYS = (
    *("Left", "Right", "Home", "End", "Return", "Space", "Tab", "Escape"),
    *("1", "0", "2", "9", "J", "Q", "K", "A", "S", "H", "D", "C"),
)
COMMANDS = (
    *("undo", "redo", "hint", "last_trick", "pause", "same_deal", "report", "full_screen"),
    *("show_log", "new_match", "preferences", "claim", "concede", "statistics", "saves"),
    *("save_as", "copy_deal", "paste_deal", "about", "help", "tutorial"),
)


class Monkey:
    """Does something at random; ``done`` is what it did."""

    def __init__(self, program: Program, dice: random.Random) -> None:
        self._program, self._dice = program, dice
        self.done: list[str] = []
        self._closer = QTimer()
        self._closer.timeout.connect(self._answer)
        self._closer.start(5)

    def stop(self) -> None:
        """Touch nothing any more."""
        self._closer.stop()

    def act(self) -> None:
        """Do one thing."""
        does: list[tuple[int, Callable[[], str]]] = [
            (30, self._play),
            (20, self._click),
            (6, self._drag),
            (15, self._key),
            (12, self._command),
            (4, self._resize),
            (4, self._settings),
            (1, self._new_match),
        ]
        work = self._dice.choices([w for _, w in does], [weight for weight, _ in does])[0]
        self.done.append(work())

    def _answer(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            (dialog.accept if self._dice.random() < 0.3 else dialog.reject)()

    def _play(self) -> str:
        if self._program.game.controller.human_to_act is None:
            return "no play"
        action = good_action(self._program)
        self._program.window.gestures.do(action)
        return str(action)

    def _click(self) -> str:
        window = self._program.window
        point = QPoint(
            self._dice.randrange(window.width()), self._dice.randrange(30, window.height())
        )
        button = LEFT if self._dice.random() < 0.9 else RIGHT
        if self._dice.random() < 0.2:
            QTest.mouseDClick(window, button, NONE, point)
        else:
            QTest.mouseClick(window, button, NONE, point)
        return f"click {point}"

    def _drag(self) -> str:
        """Take hold of a place near the hand, and let go of it anywhere, or never."""
        handle, dice = self._program.window.windowHandle(), self._dice
        across, down = handle.width(), handle.height()
        begin = QPoint(dice.randrange(across), dice.randrange(down * 2 // 3, down))
        end = QPoint(dice.randrange(across), dice.randrange(down))
        QTest.mousePress(handle, LEFT, NONE, begin)
        QTest.mouseMove(handle, (begin + end) / 2)
        QTest.mouseMove(handle, end)
        if dice.random() < 0.8:
            QTest.mouseRelease(handle, LEFT, NONE, end)
        return f"drag {begin} {end}"

    def _key(self) -> str:
        name = self._dice.choice(KEYS)
        key = getattr(Qt.Key, f"Key_{name}")
        QTest.keyClick(self._program.window.windowHandle(), key, NONE)
        return f"key {name}"

    def _command(self) -> str:
        command = self._dice.choice(COMMANDS)
        self._program.window.actions_[command].trigger()
        return command

    def _resize(self) -> str:
        size = self._dice.randrange(800, 1500), self._dice.randrange(560, 1000)
        self._program.window.resize(*size)
        return f"resize {size}"

    def _settings(self) -> str:
        dice, preferences = self._dice, self._program.preferences
        change = dice.choice(
            [
                {"language": dice.choice(["en", "fr", "es", "de"])},
                {"theme": dice.choice(["light", "dark"])},
                {"cloth": dice.choice(list(CLOTHS))},
                {"pace": dice.choice(["instant", "fast"])},
                {"motion": dice.choice(["full", "reduced"])},
                {"wait_after_trick": dice.random() < 0.3},
                {"large_indices": dice.random() < 0.5},
            ]
        )
        preferences.change(preferences.settings.changed(**change))
        return f"settings {change}"

    def _new_match(self) -> str:
        preset_id = self._dice.choice(list(PRESETS))
        setup = match_setup(preset_id, seed=self._dice.randrange(1, 10**6))
        if self._dice.random() < 0.2:
            seats = (human("Ada"), setup.seats[1], human("Ben"), *setup.seats[3:])
            setup = match_setup(preset_id, seed=setup.seed, seats=seats)
        self._program.game.begin(setup)
        return f"new {preset_id}"


def check(program: Program) -> None:
    """Compare what lies on the table with a fresh look at the state."""
    window, fresh = program.window, fresh_look(program)
    seen = window.presenter.picture
    table_view = window.ground.table
    assert seen is not None
    assert seen._replace(trick=()) == fresh._replace(trick=())
    assert table_view.hand.cards == fresh.hand
    assert table_view.trick.cards in (fresh.trick, seen.trick)
    assert window.ground.tens.tens == fresh.tens
    assert len(table_view.seats) == fresh.rules.players
    if table_view.isVisible() and fresh.hand:
        boxes = [
            table_view.fan.visualRect(table_view.hand.index(r)) for r in range(len(fresh.hand))
        ]
        assert all(not box.isEmpty() for box in boxes)
