"""The choice of a match by mouse and keys."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.core.cards import deal_hands
from app.core.presets import PRESETS, preset
from app.core.rules import MatchMode, TrumpMode, problems
from app.session.deal_text import TextDeal
from app.session.setup import FirstDeal, computer, default_seats, human
from app.storage.settings import Settings
from app.ui import boxes
from app.ui.dialogs import expected_length, new_match
from app.ui.dialogs.game_list import RULES_ROLE, GameModel
from app.ui.dialogs.new_match import NewMatchDialog
from app.ui.i18n import LANGUAGES, Translators
from app.ui.texts.presets import FAMILIES
from tests.ui.dialogs.play import when_open

OURS = preset("coat").changed(name="Ours at home", points_target=3)


def shown(qtbot: QtBot, **settings: Any) -> NewMatchDialog:
    dialog = NewMatchDialog(Settings(**settings))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    return shown(qtbot)


def test_the_first_time_a_sensible_match_is_ready(dialog: NewMatchDialog) -> None:
    setup = dialog.choice()
    assert setup.rules == preset("dehla_pakad")
    assert setup.seats == default_seats(4)
    assert setup.first_number is None
    assert not setup.serious


def test_the_last_choice_is_one_key_away(qtbot: QtBot) -> None:
    rules = preset("mendikot").changed(ace_bonus=True)
    seats = (human("Zoë"), computer(1, "casual", "bold"), human("Max"), computer(3))
    dialog = shown(qtbot, rules=rules, seats=seats, serious=True)
    qtbot.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    setup = dialog.choice()
    assert (setup.rules, setup.seats, setup.serious) == (rules, seats, True)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_chosen(dialog: NewMatchDialog, name: str) -> None:
    dialog.games.choose(preset(name))
    setup = dialog.choice()
    assert setup.rules == preset(name)
    assert len(setup.seats) == setup.rules.players
    assert dialog.lines.text().count("\n") == 1


def test_every_key_in_the_list_of_games_chooses_a_game(
    dialog: NewMatchDialog, qtbot: QtBot
) -> None:
    """A heading is no stop on the way: something is always chosen, and it is what is played."""
    games = dialog.games
    keys = [Qt.Key.Key_Home, *[Qt.Key.Key_Down] * (len(PRESETS) - 1)]
    walked = []
    for key in keys:
        qtbot.keyClick(games, key)
        walked.append(games.currentIndex().data(RULES_ROLE))
    assert [rules and rules.preset for rules in walked] == [
        preset_id for ids in FAMILIES.values() for preset_id in ids
    ]
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Left):
        qtbot.keyClick(games, key)
        assert games.currentIndex().data(RULES_ROLE) == dialog.choice().rules
        assert games.selectionModel().isSelected(games.currentIndex())


def test_a_click_on_a_heading_chooses_nothing_else(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    games = dialog.games
    chosen = games.currentIndex()
    place = games.visualRect(games.games.index(1, 0)).center()
    qtbot.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert games.currentIndex() == chosen
    assert games.selectionModel().isSelected(chosen)


def test_the_games_are_walked_by_keys(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    seen = []
    dialog.games.chosen.connect(lambda rules: seen.append(rules.preset))
    qtbot.keyClick(dialog.games, Qt.Key.Key_Home)
    for _ in range(30):
        qtbot.keyClick(dialog.games, Qt.Key.Key_Down)
    assert set(seen) | {"dehla_pakad"} == set(PRESETS)


def test_two_deals_of_cards_are_never_the_same(dialog: NewMatchDialog) -> None:
    assert dialog.choice().seed != dialog.choice().seed


def test_switches_change_the_rules(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    dialog.games.choose(preset("mendikot"))
    dialog.tabs.setCurrentIndex(1)
    options = dialog.options
    assert not options.sirr.isVisibleTo(dialog)
    for box in (options.aces, options.fixed, options.short):
        box.click()
    options.target.setValue(4)
    index = options.trump.findData(TrumpMode.CLOSED_CARD)
    options.trump.setCurrentIndex(index)
    options.trump.activated.emit(index)
    rules = dialog.choice().rules
    assert (rules.ace_bonus, rules.match, rules.deals_target) == (True, MatchMode.DEALS, 4)
    assert (rules.lowest_rank, rules.trump) == (7, TrumpMode.CLOSED_CARD)
    assert problems(rules) == []


def test_a_switch_leaves_the_other_game_alone(dialog: NewMatchDialog) -> None:
    dialog.games.choose(preset("dehla_pakad"))
    dialog.options.sirr.click()
    assert not dialog.choice().rules.sirr_ends_match
    dialog.games.choose(preset("coat"))
    assert dialog.choice().rules == preset("coat")


def test_seats_are_kept_when_the_table_grows_and_shrinks(dialog: NewMatchDialog) -> None:
    line = dialog.seats.lines[2]
    line.who.setCurrentIndex(line.who.findData("human"))
    line.name.setText("  Bob <b>&amp; {0} ")
    line.name.textEdited.emit(line.name.text())
    dialog.games.choose(preset("three_decks"))
    assert len(dialog.choice().seats) == 6
    dialog.games.choose(preset("mendikot"))
    seats = dialog.choice().seats
    assert seats[2] == human("Bob <b>&amp; {0}")
    assert not line.level.isEnabled()


def test_a_seat_never_goes_without_a_name(dialog: NewMatchDialog) -> None:
    for line in dialog.seats.lines:
        line.name.clear()
    assert dialog.choice().seats == default_seats(4)


def test_a_person_is_not_called_by_the_name_of_the_computer(dialog: NewMatchDialog) -> None:
    line = dialog.seats.lines[2]
    assert dialog.seats.lines[0].name.placeholderText() == "You"
    for kind in ("human", "ai"):
        line.who.setCurrentIndex(line.who.findData(kind))
        line.who.activated.emit(line.who.currentIndex())
        if kind == "human":
            assert dialog.choice().seats[2] == human()
            assert line.name.placeholderText() == "Player 3"
            assert dialog.seats.lines[0].name.placeholderText() == "Player 1"
    assert dialog.choice().seats == default_seats(4)
    assert dialog.seats.lines[0].name.placeholderText() == "You"


def test_that_the_screen_is_shared_is_said_as_long_as_it_is(dialog: NewMatchDialog) -> None:
    line = dialog.seats.lines[5]
    assert dialog.shared.isHidden()
    line.who.setCurrentIndex(line.who.findData("human"))
    assert dialog.shared.isHidden()
    dialog.games.choose(preset("three_decks"))
    assert not dialog.shared.isHidden()
    dialog.games.choose(preset("mendikot"))
    assert dialog.shared.isHidden()


@pytest.mark.parametrize("points", [9, 13, 16])
def test_nothing_must_be_scrolled_sideways(qtbot: QtBot, qapp: QApplication, points: int) -> None:
    before = qapp.font()
    font = qapp.font()
    font.setPointSize(points)
    qapp.setFont(font)
    try:
        dialog = shown(qtbot)
        for choice in ("dehla_pakad", "three_decks"):
            dialog.games.choose(preset(choice))
            area = dialog.tabs.currentWidget()
            assert isinstance(area, QScrollArea)
            assert area.horizontalScrollBar().maximum() == 0
    finally:
        qapp.setFont(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_games_are_read_without_scrolling(qtbot: QtBot, language: str) -> None:
    before, translators = QLocale(), Translators()
    translators.switch(language, [])
    try:
        assert shown(qtbot).games.horizontalScrollBar().maximum() == 0
    finally:
        translators.remove()
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("8123", 8123), ("9007199254740991", 2**53 - 1), ("", None), ("0", None), ("9" * 16, None)],
)
def test_a_deal_can_be_asked_for_by_number(
    dialog: NewMatchDialog, qtbot: QtBot, typed: str, number: int | None
) -> None:
    dialog.numbered.click()
    qtbot.keyClicks(dialog.number, typed)
    assert dialog.play.isEnabled() is (number is not None)
    assert dialog.choice().first_number == number
    if number is None:
        dialog.games.activated.emit(dialog.games.currentIndex())
        assert dialog.isVisible()


def test_only_digits_make_a_number(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    dialog.numbered.click()
    qtbot.keyClicks(dialog.number, "-1x2 3")
    assert dialog.number.text() == "123"


def test_own_rules_do_not_go_without_a_question(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(boxes, "ask", lambda _, text, *, usual: asked.append(text))
    dialog = shown(qtbot, rule_sets=(OURS,), rules=OURS)
    with qtbot.assertNotEmitted(dialog.rule_sets_changed):
        dialog.delete.click()
    assert asked == ["Delete the rules “Ours at home”? They cannot be brought back."]
    assert dialog.choice().rules == OURS


def test_own_rules_are_listed_and_can_go(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "ask", lambda *_, usual: True)
    dialog = shown(qtbot, rule_sets=(OURS,), rules=OURS)
    assert dialog.title.text() == "Ours at home"
    assert dialog.choice().rules == OURS
    with qtbot.waitSignal(dialog.rule_sets_changed) as told:
        dialog.delete.click()
    assert told.args == [()]
    assert dialog.choice().rules == preset("coat")
    assert dialog.delete.isHidden()


@pytest.fixture
def edited(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    answers: list[Any] = []
    monkeypatch.setattr(new_match.RulesEditor, "edited", lambda _self: answers.pop())
    yield answers
    assert answers == []


def test_edited_rules_are_kept_under_their_name(
    dialog: NewMatchDialog, edited: list[Any], qtbot: QtBot
) -> None:
    edited.append(OURS)
    with qtbot.waitSignal(dialog.rule_sets_changed) as told:
        dialog.all_rules.click()
    assert told.args == [(OURS,)]
    again = OURS.changed(points_target=4)
    edited.append(again)
    with qtbot.waitSignal(dialog.rule_sets_changed) as told:
        dialog.all_rules.click()
    assert told.args == [(again,)]
    assert dialog.choice().rules == again


def test_edited_rules_without_a_name_are_for_this_match(
    dialog: NewMatchDialog, edited: list[Any]
) -> None:
    edited.append(preset("dehla_pakad").changed(streak_target=3))
    dialog.all_rules.click()
    assert dialog.choice().rules.streak_target == 3
    edited.append(None)
    dialog.all_rules.click()
    assert dialog.choice().rules.streak_target == 3


def test_the_dialog_returns_a_match_or_nothing(qtbot: QtBot) -> None:
    for action, chosen in ((QDialog.accept, True), (QDialog.reject, False)):
        dialog = NewMatchDialog(Settings())
        qtbot.addWidget(dialog)
        when_open(dialog, lambda act=action, each=dialog: act(each))
        assert (dialog.setup() is not None) is chosen


def test_the_length_of_a_match_is_told(
    dialog: NewMatchDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {"mendikot": 9.8, "dehla_pakad sirr_ends_match=false": 196.0}
    monkeypatch.setattr(expected_length, "measured_lengths", lambda: measured)
    dialog.games.choose(preset("mendikot"))
    assert "10" in dialog.length.text()
    dialog.options.fixed.click()
    dialog.options.target.setValue(6)
    assert dialog.length.text() == "A match has 6 deal(s)."
    dialog.games.choose(preset("dehla_pakad"))
    assert dialog.length.isHidden()
    dialog.options.sirr.click()
    assert "196" in dialog.length.text()


def test_the_model_of_the_games_is_sound(qtmodeltester: ModelTester) -> None:
    model = GameModel()
    check = QAbstractItemModelTester(model)
    model.show_own((OURS,))
    qtmodeltester.check(model)
    assert model.index_of(OURS).data(RULES_ROLE) == OURS
    model.show_own(())
    qtmodeltester.check(model)
    assert check.model() is model


def test_every_field_has_a_name(qtbot: QtBot) -> None:
    dialog = shown(qtbot, rules=preset("three_decks"))
    for tab in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(tab)
        for widget in dialog.findChildren(QWidget):
            inner = widget.objectName().startswith("qt_")
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and not inner:
                interface = QAccessible.queryAccessibleInterface(widget)
                if interface.role() != QAccessible.Role.PageTabList:
                    assert interface.text(QAccessible.Text.Name), widget


def test_tab_goes_round(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    seen = set()
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus is None:
            dialog.games.setFocus()
            continue
        seen.add(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert {dialog.games, dialog.play, dialog.serious} <= seen


def test_a_new_language_keeps_what_was_chosen(dialog: NewMatchDialog) -> None:
    dialog.games.choose(preset("mendikot"))
    dialog.options.aces.click()
    before = dialog.choice()
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    after = dialog.choice()
    assert (after.rules, after.seats) == (before.rules, before.seats)


def test_it_fits_the_smallest_screen(qtbot: QtBot) -> None:
    dialog = shown(qtbot, rules=preset("three_decks"))
    assert dialog.sizeHint().width() <= 800
    assert dialog.minimumSizeHint().width() <= 800
    assert dialog.minimumSizeHint().height() <= 560


def pasted(name: str, number: int | None = None) -> TextDeal:
    rules = preset(name)
    return TextDeal(rules, FirstDeal(number, 1, deal_hands(rules.deck_family, 9)))


def test_a_pasted_deal_begins_the_match(
    dialog: NewMatchDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [pasted("three_decks"), None]
    monkeypatch.setattr(new_match.PasteDealDialog, "deal", lambda _self: answers.pop(0))
    dialog.paste.click()
    dialog.paste.click()
    setup = dialog.choice()
    assert setup.rules == preset("three_decks")
    assert setup.first_deal == pasted("three_decks").deal
    assert dialog.pasted.isVisible()


def test_a_pasted_deal_goes_when_it_fits_no_more(
    dialog: NewMatchDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_match.PasteDealDialog, "deal", lambda _self: pasted("mendikot", 9))
    dialog.paste.click()
    dialog.games.choose(preset("coat"))
    assert dialog.choice().first_deal is not None
    dialog.games.choose(preset("mendikot_short"))
    assert dialog.choice().first_deal is None
    assert dialog.pasted.isHidden()
    dialog.paste.click()
    dialog.numbered.click()
    assert dialog.choice().first_deal is None


@pytest.mark.parametrize("game", ["dehla_pakad", "three_decks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_has_one_row_where_the_screen_has_room(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    translators: Translators,
    language: str,
    game: str,
) -> None:
    monkeypatch.setattr(NewMatchDialog, "room_on_screen", lambda _: QSize(1900, 1000))
    translators.switch(language)
    dialog = shown(qtbot)
    dialog.games.choose(preset(game))
    qtbot.wait(1)
    first = dialog.seats.lines[1]
    assert first.who.y() == first.name.y() == first.level.y() == first.style.y()


def test_the_window_is_no_wider_than_a_small_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, translators: Translators
) -> None:
    monkeypatch.setattr(NewMatchDialog, "room_on_screen", lambda _: QSize(784, 516))
    translators.switch("es")
    assert shown(qtbot).width() <= 784
