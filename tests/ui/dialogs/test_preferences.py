"""The preferences take effect at once and can be taken back."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QComboBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.core.presets import preset
from app.session.pace import PACES
from app.storage.settings import Settings
from app.ui.cards.cloth import CLOTHS
from app.ui.cards.faces import BACKS
from app.ui.dialogs.preferences import _SHOWN, PreferencesDialog
from app.ui.dialogs.shortcuts_page import COMMANDS
from app.ui.i18n import LANGUAGES, Translators
from app.ui.texts import looks

BEFORE = Settings(rules=preset("coat"), window="1,2,3")


@pytest.fixture
def dialog(qtbot: QtBot) -> PreferencesDialog:
    dialog = PreferencesDialog(BEFORE)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(combo: QComboBox, choice: str) -> None:
    combo.setCurrentIndex(combo.findData(choice))


def told(dialog: PreferencesDialog) -> list[Settings]:
    heard: list[Settings] = []
    dialog.changed.connect(heard.append)
    return heard


@pytest.mark.parametrize(
    ("key", "choices"),
    [
        ("language", ("en", "fr", "es", "de")),
        ("theme", ("light", "dark")),
        ("pace", ("slow", "fast", "instant")),
        ("motion", ("full", "reduced")),
    ],
)
def test_a_choice_is_told_at_once(
    dialog: PreferencesDialog, key: str, choices: tuple[str, ...]
) -> None:
    heard = told(dialog)
    for choice in choices:
        choose(getattr(dialog.play, key), choice)
        assert heard[-1] == BEFORE.changed(**{key: choice})
    assert len(heard) == len(choices)


def test_the_look_of_the_cards_is_told_at_once(dialog: PreferencesDialog) -> None:
    heard, look = told(dialog), dialog.look
    look.cloths.setCurrentRow(2)
    look.backs.setCurrentRow(3)
    choose(look.indices, "international")
    for box in (look.large, look.four, look.trump_first, look.legal):
        box.click()
    dialog.play.wait.click()
    assert heard[-1] == BEFORE.changed(
        cloth=list(CLOTHS)[2],
        card_back=BACKS[3],
        indices="international",
        large_indices=True,
        four_colours=True,
        trump_at_end=False,
        show_legal_cards=False,
        wait_after_trick=True,
    )


def test_the_picture_shows_what_is_chosen(dialog: PreferencesDialog) -> None:
    dialog.tabs.setCurrentIndex(1)
    pictures = []
    for change in (
        lambda: None,
        lambda: dialog.look.cloths.setCurrentRow(1),
        lambda: dialog.look.backs.setCurrentRow(2),
        dialog.look.four.click,
        dialog.look.large.click,
        lambda: choose(dialog.play.language, "de"),
    ):
        change()
        picture = dialog.look.preview.grab().toImage()
        assert picture not in pictures
        pictures.append(picture)


def test_what_is_given_up_is_told_again(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    heard = told(dialog)
    choose(dialog.play.theme, "dark")
    dialog.look.four.click()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert heard[-1] == BEFORE
    assert not dialog.isVisible()


def test_nothing_is_told_when_nothing_was_changed(dialog: PreferencesDialog) -> None:
    heard = told(dialog)
    dialog.reject()
    assert heard == []


def test_the_defaults_leave_the_rest_alone(dialog: PreferencesDialog) -> None:
    heard = told(dialog)
    choose(dialog.play.pace, "slow")
    dialog.shortcuts._set("Ctrl+Alt+X")
    dialog.defaults.click()
    assert heard[-1] == BEFORE
    assert set(_SHOWN) <= set(Settings._fields)


def shortcut_row(dialog: PreferencesDialog, command_id: str) -> int:
    row = [command.id for command in COMMANDS].index(command_id)
    dialog.tabs.setCurrentWidget(dialog.shortcuts)
    dialog.shortcuts.table.selectRow(row)
    return row


def test_a_shortcut_is_pressed_to_be_chosen(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    heard = told(dialog)
    row = shortcut_row(dialog, "hint")
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(dialog.shortcuts.keys, Qt.Key.Key_J, modifiers)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[-1].shortcuts == {"hint": "Ctrl+Alt+J"}
    item = dialog.shortcuts.table.item(row, 1)
    assert item is not None
    assert QKeySequence(item.text()) == QKeySequence("Ctrl+Alt+J")
    dialog.shortcuts.usual.click()
    assert heard[-1].shortcuts == {}
    dialog.shortcuts.none.click()
    assert heard[-1].shortcuts == {"hint": ""}


@pytest.mark.parametrize("keys", ["K", "7", "1"])
def test_a_key_that_begins_a_typed_card_is_refused(dialog: PreferencesDialog, keys: str) -> None:
    heard = told(dialog)
    shortcut_row(dialog, "hint")
    dialog.shortcuts.keys.setKeySequence(QKeySequence(keys))
    assert heard == []
    assert keys in dialog.shortcuts.conflict.text()
    assert dialog.shortcuts.keys.keySequence() == QKeySequence("H")


@pytest.mark.parametrize("keys", ["Ctrl+Tab", "Ctrl+Shift+Backtab"])
def test_a_key_that_turns_pages_is_refused(dialog: PreferencesDialog, keys: str) -> None:
    """The report of a deal has pages in the window of the commands: neither would be done."""
    heard = told(dialog)
    shortcut_row(dialog, "hint")
    dialog.shortcuts.keys.setKeySequence(QKeySequence(keys))
    assert heard == []
    assert "turns pages" in dialog.shortcuts.conflict.text()
    assert dialog.shortcuts.keys.keySequence() == QKeySequence("H")


def test_a_shortcut_of_another_command_is_refused(dialog: PreferencesDialog) -> None:
    heard = told(dialog)
    shortcut_row(dialog, "hint")
    dialog.shortcuts.keys.setKeySequence(QKeySequence("Ctrl+N"))
    assert heard == []
    assert "New match" in dialog.shortcuts.conflict.text()
    assert dialog.shortcuts.keys.keySequence() == QKeySequence("H")


def test_every_choice_has_a_name() -> None:
    assert all(map(looks.cloth_name, CLOTHS))
    assert all(map(looks.back_name, BACKS))
    assert all(map(looks.pace_name, PACES))


def test_a_new_language_changes_texts_and_nothing_else(dialog: PreferencesDialog) -> None:
    heard = told(dialog)
    choose(dialog.play.pace, "slow")
    before = dialog.settings
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    for page in (dialog.play, dialog.look, dialog.shortcuts):
        QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert dialog.settings == before
    assert len(heard) == 1


def test_unknown_ids_show_the_first_choice(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Settings(cloth="linoleum", card_back="plaid"))
    qtbot.addWidget(dialog)
    assert dialog.look.cloths.choice == next(iter(CLOTHS))
    assert dialog.look.backs.choice == BACKS[0]


def focusable(dialog: QWidget) -> list[Any]:
    return [
        widget
        for widget in dialog.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not widget.objectName().startswith("qt_")
    ]


@pytest.mark.parametrize("tab", [0, 1, 2])
def test_every_field_has_a_name(dialog: PreferencesDialog, tab: int) -> None:
    dialog.tabs.setCurrentIndex(tab)
    for widget in focusable(dialog):
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface.role() != QAccessible.Role.PageTabList:
            assert interface.text(QAccessible.Text.Name), widget


def test_it_fits_the_smallest_screen(dialog: PreferencesDialog) -> None:
    assert dialog.minimumSizeHint().width() <= 800
    assert dialog.minimumSizeHint().height() <= 560


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_seen_whole_where_the_screen_has_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, translators: Translators, language: str
) -> None:
    monkeypatch.setattr(PreferencesDialog, "room_on_screen", lambda _: QSize(1900, 1000))
    translators.switch(language)
    dialog = PreferencesDialog(Settings())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    for page in range(3):
        dialog.tabs.setCurrentIndex(page)
        area = dialog.tabs.currentWidget()
        assert isinstance(area, QScrollArea)
        qtbot.waitUntil(lambda area=area: area.verticalScrollBar().maximum() == 0, timeout=500)


def test_the_choices_of_a_page_are_equally_wide_in_each_language(
    dialog: PreferencesDialog, translators: Translators
) -> None:
    page = dialog.play
    for language in LANGUAGES:
        translators.switch(language)
        QCoreApplication.processEvents()
        assert len({c.width() for c in (page.language, page.theme, page.pace, page.motion)}) == 1
