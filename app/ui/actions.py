"""The commands of the menus: their ids, texts and shortcuts, in one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


class Command(NamedTuple):
    """A command: its stable id, its text in English, its usual shortcut, and how it behaves."""

    id: str
    text: str
    shortcut: str = ""
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


SEPARATOR = Command("", "")

MENUS: tuple[tuple[str, tuple[Command, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menu", "&Match"),
        (
            Command("new_match", QT_TRANSLATE_NOOP("Menu", "&New match…"), "Ctrl+N"),
            Command("same_deal", QT_TRANSLATE_NOOP("Menu", "Same deal a&gain"), "Ctrl+Shift+N"),
            Command("open", QT_TRANSLATE_NOOP("Menu", "&Open…"), "Ctrl+O"),
            Command("save_as", QT_TRANSLATE_NOOP("Menu", "&Save as…"), "Ctrl+S"),
            Command("saves", QT_TRANSLATE_NOOP("Menu", "Saved &matches…"), "Ctrl+M"),
            SEPARATOR,
            Command("copy_deal", QT_TRANSLATE_NOOP("Menu", "&Copy the last deal"), "Ctrl+C"),
            Command("export_deal", QT_TRANSLATE_NOOP("Menu", "&Export the last deal…")),
            Command("paste_deal", QT_TRANSLATE_NOOP("Menu", "&Paste a deal…"), "Ctrl+V"),
            SEPARATOR,
            Command("statistics", QT_TRANSLATE_NOOP("Menu", "S&tatistics…"), "Ctrl+T"),
            SEPARATOR,
            Command(
                "quit",
                QT_TRANSLATE_NOOP("Menu", "&Quit"),
                "Ctrl+Q",
                role=QAction.MenuRole.QuitRole,
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Play"),
        (
            Command("undo", QT_TRANSLATE_NOOP("Menu", "&Undo"), "Ctrl+Z"),
            Command("redo", QT_TRANSLATE_NOOP("Menu", "&Redo"), "Ctrl+Shift+Z"),
            SEPARATOR,
            Command("hint", QT_TRANSLATE_NOOP("Menu", "&Hint"), "H"),
            Command("last_trick", QT_TRANSLATE_NOOP("Menu", "&Last trick"), "L"),
            Command("tell_trump", QT_TRANSLATE_NOOP("Menu", "Trump and &tens"), "I"),
            Command("report", QT_TRANSLATE_NOOP("Menu", "Report of the last &deal…"), "Ctrl+R"),
            SEPARATOR,
            Command("claim", QT_TRANSLATE_NOOP("Menu", "&Claim the rest…"), "Ctrl+E"),
            Command("concede", QT_TRANSLATE_NOOP("Menu", "&Give the deal up…")),
            SEPARATOR,
            Command("pause", QT_TRANSLATE_NOOP("Menu", "&Pause"), "P"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&View"),
        (
            Command(
                "full_screen", QT_TRANSLATE_NOOP("Menu", "&Full screen"), "F11", checkable=True
            ),
            Command(
                "show_log", QT_TRANSLATE_NOOP("Menu", "&Course of the match"), "F9", checkable=True
            ),
            SEPARATOR,
            Command(
                "preferences",
                QT_TRANSLATE_NOOP("Menu", "&Preferences…"),
                "Ctrl+,",
                role=QAction.MenuRole.PreferencesRole,
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Help"),
        (
            Command("help", QT_TRANSLATE_NOOP("Menu", "&Rules and help"), "F1"),
            Command("tutorial", QT_TRANSLATE_NOOP("Menu", "&Tutorial…")),
            SEPARATOR,
            Command(
                "about",
                QT_TRANSLATE_NOOP("Menu", "&About Hukum"),
                role=QAction.MenuRole.AboutRole,
            ),
        ),
    ),
)
"""The menus with their commands, in order."""

_GAP = 2
"""Between the words of a menu and the shortcuts, in average letters."""
_LEAST_PERCENT = 55
"""The least size of a menu's letters, as a part of the usual one."""


def _fit_into(room: int, menu: QMenu) -> None:
    """Keep the shortcuts apart from the words, and both on the screen: write smaller if need be.

    With large letters Qt leaves nothing between words and short shortcuts, and reserves the room of
    long ones twice.
    """
    menu.setFont(QFont())
    font = menu.font()
    usual = font.pointSizeF()
    for percent in range(100, _LEAST_PERCENT - 1, -5):
        font.setPointSizeF(usual * percent / 100)
        menu.setFont(font)
        menu.setMinimumWidth(0)
        wanted = menu.sizeHint().width() + _GAP * menu.fontMetrics().averageCharWidth()
        if wanted <= room:
            break
    menu.setMinimumWidth(min(wanted, room))
    # Qt measures anew only after such a change, and else puts the menu where less would fit.
    QCoreApplication.sendEvent(menu, QEvent(QEvent.Type.FontChange))


class Actions:
    """The actions of a window, by the ids of their commands."""

    def __init__(self, window: QMainWindow, handlers: Mapping[str, Callable[..., object]]) -> None:
        self._window = window
        self._menus: list[tuple[QMenu, str]] = []
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        for title, commands in MENUS:
            menu = window.menuBar().addMenu("")
            menu.aboutToShow.connect(partial(self._fit, menu))
            self._menus.append((menu, title))
            for command in commands:
                self._add(window, menu, command, handlers)
        self.retranslate()

    def _add(
        self,
        window: QMainWindow,
        menu: QMenu,
        command: Command,
        handlers: Mapping[str, Callable[..., object]],
    ) -> None:
        if not command.id:
            menu.addSeparator()
            return
        action = QAction(window)
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setMenuRole(command.role)
        action.setAutoRepeat(False)
        action.setShortcut(QKeySequence(command.shortcut))
        signal = action.toggled if command.checkable else action.triggered
        handler = handlers[command.id]
        if command.checkable:
            signal.connect(handler)
        else:
            signal.connect(lambda _checked=False: handler())
        menu.addAction(action)
        self._commands[command.id], self._actions[command.id] = command, action

    def _fit_all(self) -> None:
        """Make the menus fit before they are shown, or Qt puts them where the others would fit."""
        for menu, _ in self._menus:
            self._fit(menu)

    def _fit(self, menu: QMenu) -> None:
        _fit_into(self._window.screen().availableSize().width(), menu)

    def __getitem__(self, command_id: str) -> QAction:
        return self._actions[command_id]

    def enable(self, **possible: bool) -> None:
        """Say which commands are possible now."""
        for command_id, is_possible in possible.items():
            self._actions[command_id].setEnabled(is_possible)

    def set_shortcuts(self, chosen: Mapping[str, str]) -> None:
        """Give every command its usual shortcut, or the one that the player has chosen."""
        for command_id, command in self._commands.items():
            text = chosen.get(command_id, command.shortcut)
            self._actions[command_id].setShortcut(QKeySequence(text))
        self._fit_all()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        for menu, title in self._menus:
            menu.setTitle(translate("Menu", title))
        for command_id, command in self._commands.items():
            self._actions[command_id].setText(translate("Menu", command.text))
        self._fit_all()
