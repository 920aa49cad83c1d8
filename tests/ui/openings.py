"""Every window that opens beside the table, by its name, with nothing that moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.core.presets import PRESETS
from app.session.pace import pace
from app.storage.settings import Settings
from app.ui import feel
from app.ui.dialogs.help import HelpWindow
from app.ui.dialogs.new_match import NewMatchDialog
from app.ui.dialogs.paste_deal import PasteDealDialog
from app.ui.dialogs.preferences import PreferencesDialog
from app.ui.dialogs.rules_editor import RulesEditor
from app.ui.dialogs.saves import SavesDialog
from app.ui.dialogs.statistics import StatisticsDialog
from app.ui.tutorial.window import TutorialWindow
from app.ui.views.look import Look


def still_tutorial(_: Path) -> TutorialWindow:
    """Return the tutorial at its beginning, without motion."""
    look = Look()
    look.motion = feel.STILL
    return TutorialWindow(look, pace("instant"))


WINDOWS: dict[str, Callable[[Path], QWidget]] = {
    "help": lambda _: HelpWindow(PRESETS["mendikot_closed"]),
    "new_match": lambda _: NewMatchDialog(Settings()),
    "new_match_for_six": lambda _: NewMatchDialog(Settings(rules=PRESETS["three_decks"])),
    "paste_deal": lambda _: PasteDealDialog(PRESETS["dehla_pakad"]),
    "preferences": lambda _: PreferencesDialog(Settings()),
    "rules_editor": lambda _: RulesEditor(PRESETS["mendikot_closed"]),
    "saves": SavesDialog,
    "statistics": lambda folder: StatisticsDialog(folder / "statistics.sqlite"),
    "tutorial": still_tutorial,
}
"""What is shown of a folder of data that is empty."""
