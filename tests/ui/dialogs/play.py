"""Matches that were played, for the dialogs that show them, and answers to open dialogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog

from app.ai.levels import make_player
from app.core.log import MatchLog
from app.core.presets import preset
from app.session.headless import play_deals
from app.session.setup import MatchSetup, default_seats, new_log

STARTED = "2026-11-29T18:00:00Z"


def played(name: str, deals: int = 2, level: str = "random", **changes: Any) -> MatchLog:
    """Return a match of some deals among players of a level; seat 0 is called a person."""
    rules = preset(name).changed(**changes)
    log = new_log(MatchSetup(rules, default_seats(rules.players), seed=11), STARTED)
    players = [make_player(level)] * rules.players
    return log._replace(deals=tuple(play_deals(log.header, players, deals)))


def when_open(dialog: QDialog, act: Callable[[], object]) -> None:
    """Do something as soon as a dialog waits for an answer; then it is closed in any case."""

    def answer() -> None:
        try:
            act()
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, dialog, answer)
