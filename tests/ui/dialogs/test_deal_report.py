"""The report after a deal, and its replay."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.core.actions import SeatAction, claim, concede
from app.core.cards import SUIT_OF
from app.core.log import MatchLog, log_deal
from app.core.presets import PRESETS, preset
from app.core.state import State
from app.session.deal_text import parse_deal
from app.session.replay import deal_steps, dealt
from app.session.setup import MatchSetup, default_seats, new_log
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs.card_cells import CardRole
from app.ui.dialogs.deal_report import DealReportPanel
from app.ui.dialogs.hands_table import HandsModel
from app.ui.dialogs.tricks_table import TricksModel, trick_rows
from app.ui.i18n import LANGUAGES, Translators
from app.ui.texts.seats import seating
from tests.ui.dialogs.play import STARTED, played
from tests.ui.test_picture import ALL_SURE
from tests.ui.visible import mnemonics


@pytest.fixture
def panel(qtbot: QtBot) -> DealReportPanel:
    panel = DealReportPanel()
    qtbot.addWidget(panel)
    panel.resize(800, 560)
    panel.show()
    return panel


def last_of(log: MatchLog) -> int:
    return len(log.deals) - 1


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_reported(panel: DealReportPanel, name: str) -> None:
    log = played(name)
    panel.show_deal(log, last_of(log))
    deal = log.deals[-1]
    assert deal.result is not None
    assert panel.title.text()
    assert "{" not in panel.title.text() + panel.what_next.text()
    assert panel.tricks.tricks.rowCount() == len(deal.winners)
    assert panel.hands.hands.rowCount() == log.header.rules.players
    assert len(panel.badges.badges) == log.header.rules.all_tens
    for tab in range(panel.tabs.count()):
        panel.tabs.setCurrentIndex(tab)
        assert not panel.grab().isNull()


def test_the_marks_of_the_tricks_are_explained(panel: DealReportPanel) -> None:
    panel.show_deal(played("mendikot"), 0)
    tricks = panel.tricks.tricks
    leader = panel.tricks.tricks._rows[0].trick.leader
    assert ", leads" in tricks.index(0, leader).data(Qt.ItemDataRole.ToolTipRole)
    panel.resize(1000, 700)
    QCoreApplication.processEvents()
    assert panel.tricks_page.legend.isVisible()
    panel.resize(700, 300)
    QCoreApplication.processEvents()
    assert not panel.tricks_page.legend.isVisible()


@pytest.mark.parametrize("serious", [False, True])
def test_a_serious_match_offers_no_way_back(panel: DealReportPanel, serious: bool) -> None:
    log = played("mendikot")
    header = log.header._replace(serious=serious)
    panel.show_deal(log._replace(header=header), last_of(log))
    panel.tabs.setCurrentIndex(2)
    assert panel.same.isVisible() is not serious
    assert panel.replay.from_here.isVisible() is not serious


@pytest.mark.parametrize("name", ["mendikot", "three_decks", "dehla_pakad_pile"])
def test_the_models_are_sound(name: str, qtmodeltester: ModelTester) -> None:
    log = played(name, 1)
    steps, seated = deal_steps(log, 0), seating(log.header.seats)
    tricks, hands = TricksModel(), HandsModel()
    checks = [QAbstractItemModelTester(model) for model in (tricks, hands)]
    tricks.show_rows(trick_rows(steps), seated)
    hands.show_hands(log.deals[0].hands, seated)
    for model in (tricks, hands):
        qtmodeltester.check(model)
    assert len(checks) == 2


def test_a_trick_says_who_led_won_and_captured() -> None:
    log = played("mendikot", 1)
    model = TricksModel()
    steps = deal_steps(log, 0)
    model.show_rows(trick_rows(steps), seating(log.header.seats))
    for row, trick in enumerate(dealt(steps[-1].state).finished):
        cells = [model.index(row, seat) for seat in range(4)]
        assert [seat for seat in range(4) if cells[seat].data(CardRole.LEADS)] == [trick.leader]
        assert [seat for seat in range(4) if cells[seat].data(CardRole.WINS)] == [trick.best_seat]
        played_cards = {cell.data(CardRole.CARDS)[0] for cell in cells}
        assert played_cards == set(trick.cards)
        side = model.index(row, 4).data()
        assert side == ("We" if trick.best_seat % 2 == 0 else "They")
        spoken = cells[trick.best_seat].data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken.endswith(", wins")


def test_a_pile_goes_to_the_side_that_took_it() -> None:
    log = played("dehla_pakad_pile", 1, stop_when_decided="never")
    rows = trick_rows(deal_steps(log, 0))
    result = log.deals[0].result
    assert result is not None
    for side in (0, 1):
        assert sum(row.side == side for row in rows) == result.tricks[side]
    assert any(row.side != row.trick.best_seat % 2 for row in rows)


def test_no_voice_has_to_say_a_dash() -> None:
    role = Qt.ItemDataRole.AccessibleTextRole
    log = played("mendikot", 1)
    hands = HandsModel()
    void = tuple(tuple(c for c in hand if SUIT_OF[c]) for hand in log.deals[0].hands)
    hands.show_hands(void, seating(log.header.seats))
    assert hands.index(0, 0).data(role) == "no card of this suit"
    tricks = TricksModel()
    rows = [row._replace(side=None) for row in trick_rows(deal_steps(log, 0))]
    tricks.show_rows(tuple(rows), seating(log.header.seats))
    assert (tricks.index(0, 4).data(), tricks.index(0, 4).data(role)) == ("–", "Not captured")


def test_the_hands_are_those_that_were_dealt(panel: DealReportPanel) -> None:
    log = played("mendikot")
    panel.show_deal(log, 1)
    model = panel.hands.hands
    for seat, hand in enumerate(log.deals[1].hands):
        assert sorted(c for suit in range(4) for c in model.cards(seat, suit)) == sorted(hand)


@pytest.mark.parametrize(("end", "side"), [(claim(0), "We"), (concede(0), "They")])
def test_the_tens_of_the_rest_are_said_to_be_whose_they_are(
    panel: DealReportPanel, end: SeatAction, side: str
) -> None:
    rules, first = parse_deal(ALL_SURE, preset("mendikot_no_trump"))
    log = new_log(MatchSetup(rules, default_seats(4), 11, first_deal=first), STARTED)
    state = replayed(log, end)
    panel.show_deal(log._replace(deals=(log_deal(state, 1),)), 0)
    names = [badge.accessibleName() for badge in panel.badges.badges]
    assert names[0] == f"ten of spades: {side}, With the rest"
    assert len(names) == 4
    assert panel.tabs.currentWidget() is panel.hands, "there is no trick to be shown"


def replayed(log: MatchLog, action: SeatAction) -> State:
    deal = log.deals[0]._replace(actions=(action,))
    return deal_steps(log._replace(deals=(deal,)), 0)[-1].state


def test_the_timeline_steps_through_the_deal(panel: DealReportPanel, qtbot: QtBot) -> None:
    log = played("mendikot")
    panel.show_deal(log, 0)
    panel.tabs.setCurrentIndex(2)
    replay, steps = panel.replay, deal_steps(log, 0)
    assert not replay.back.isEnabled()
    qtbot.mouseClick(replay.forward, Qt.MouseButton.LeftButton)
    assert replay.position == 1
    assert replay.sentence.text().startswith(("You play", "Asha play", "Ravi play", "Meera play"))
    replay.slider.setFocus()
    qtbot.keyClick(replay.slider, Qt.Key.Key_End)
    assert replay.position == len(steps) - 1
    assert not replay.forward.isEnabled()
    assert not replay.from_here.isEnabled()
    qtbot.keyClick(replay.slider, Qt.Key.Key_Home)
    assert replay.position == 0


def test_play_can_go_on_from_any_point(panel: DealReportPanel, qtbot: QtBot) -> None:
    panel.show_deal(played("mendikot"), 1)
    panel.tabs.setCurrentIndex(2)
    panel.replay.slider.setValue(9)
    with qtbot.waitSignal(panel.take_over_wanted) as asked:
        qtbot.mouseClick(panel.replay.from_here, Qt.MouseButton.LeftButton)
    steps = deal_steps(played("mendikot"), 1)
    assert asked.args == [1, len(dealt(steps[9].state).actions)]


def test_a_report_over_the_deal_after_it_leads_back_to_the_table(
    panel: DealReportPanel, qtbot: QtBot
) -> None:
    """What is on the table is no next deal any more, and closing the report plays nothing."""
    log = played("mendikot", 2)
    asked: list[str] = []
    panel.next_wanted.connect(lambda: asked.append("next"))
    panel.show_deal(log, 0)
    assert panel.next.text() == "&Back to the table"
    with qtbot.waitSignal(panel.back_wanted):
        qtbot.mouseClick(panel.next, Qt.MouseButton.LeftButton)
    assert asked == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_of_a_report_is_given_once(
    translators: Translators, panel: DealReportPanel, language: str
) -> None:
    """The way on differs with the moment, and no moment has two buttons with one letter."""
    translators.switch(language)
    QCoreApplication.processEvents()
    whole = played("dehla_pakad", 20)
    ends = [bool(deal.after and deal.after.outcome) for deal in whole.deals]
    for log, index in (
        (played("mendikot", 2), 0),
        (played("mendikot", 1), 0),
        (whole, ends.index(True)),
    ):
        panel.show_deal(log, index)
        for tab in range(panel.tabs.count()):
            panel.tabs.setCurrentIndex(tab)
            letters = mnemonics(panel)
            assert sorted(letters) == sorted(set(letters)), panel.next.text()


def test_the_buttons_ask_for_what_comes_next(panel: DealReportPanel, qtbot: QtBot) -> None:
    panel.show_deal(played("mendikot"), 1)
    with qtbot.waitSignal(panel.next_wanted):
        qtbot.mouseClick(panel.next, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.same_wanted) as asked:
        qtbot.mouseClick(panel.same, Qt.MouseButton.LeftButton)
    assert asked.args == [1]
    assert panel.outcome.isHidden()


def test_the_last_deal_tells_who_won_the_match(panel: DealReportPanel, qtbot: QtBot) -> None:
    log = played("mendikot", 1, match="deals", deals_target=1)
    panel.show_deal(log, 0)
    assert "match" in panel.outcome.text()
    assert "deals next" not in panel.what_next.text()
    assert panel.next.text().endswith("…"), "it asks which match, as the menu and the notice do"
    with qtbot.waitSignal(panel.new_match_wanted):
        qtbot.mouseClick(panel.next, Qt.MouseButton.LeftButton)


def test_a_trump_that_never_woke_is_told(panel: DealReportPanel) -> None:
    log = played("dehla_pakad_closed", 40)
    asleep = [n for n, deal in enumerate(log.deals) if deal.trump and deal.trump.awake_at is None]
    panel.show_deal(log, asleep[0])
    assert "never revealed" in panel.meaning.text()


def test_every_part_has_a_name(panel: DealReportPanel) -> None:
    panel.show_deal(played("mendikot"), 0)
    focusable = [
        widget
        for widget in panel.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(panel)
    ]
    for widget in focusable:
        interface = QAccessible.queryAccessibleInterface(widget)
        parts = interface.role() == QAccessible.Role.PageTabList  # each tab has a name of its own
        assert parts or interface.text(QAccessible.Text.Name), widget


def test_a_new_language_reaches_every_part(panel: DealReportPanel) -> None:
    panel.show_deal(played("mendikot"), 0)
    panel.replay.slider.setValue(4)
    texts = (panel.title.text(), panel.replay.sentence.text())
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    assert (panel.title.text(), panel.replay.sentence.text()) == texts
    assert panel.replay.position == 4


def test_the_look_of_the_cards_can_change(panel: DealReportPanel) -> None:
    panel.show_deal(played("mendikot"), 0)
    before = panel.tricks.grab().toImage()
    panel.set_look(FaceStyle(indices="de", four_colour=True), "indigo")
    assert panel.tricks.grab().toImage() != before
    hands = panel.hands.hands
    texts = [hands.index(seat, suit).data() for seat in range(4) for suit in range(4)]
    assert not any("Q" in text for text in texts)
    assert any("B" in text for text in texts)


def test_it_fits_the_smallest_window(panel: DealReportPanel) -> None:
    for name in ("mendikot", "three_decks"):
        panel.show_deal(played(name), 0)
        smallest = panel.minimumSizeHint().expandedTo(QSize(1, 1))
        assert smallest.width() <= 800
        assert smallest.height() <= 560


@pytest.mark.parametrize("width", [560, 800, 1000, 700])
def test_no_card_is_cut_off(panel: DealReportPanel, width: int) -> None:
    panel.show_deal(played("three_decks"), 0)
    for tab, table in ((0, panel.tricks), (1, panel.hands), (2, panel.replay.hands)):
        panel.tabs.setCurrentIndex(tab)
        panel.resize(width, 560)
        QApplication.processEvents()
        for row in range(table.model().rowCount()):
            assert table.rowHeight(row) >= table.sizeHintForRow(row)


def test_the_deal_is_copied_as_text(panel: DealReportPanel, qtbot: QtBot) -> None:
    log = played("mendikot")
    panel.show_deal(log, 1)
    qtbot.mouseClick(panel.copy, Qt.MouseButton.LeftButton)
    found = parse_deal(QGuiApplication.clipboard().text(), log.header.rules)
    assert found.deal.hands == log.deals[1].hands


def test_the_arrows_step_through_the_replay_at_once(panel: DealReportPanel, qtbot: QtBot) -> None:
    log = played("mendikot")
    panel.show_deal(log, 1)
    panel.next.setFocus()
    panel.tabs.setCurrentIndex(2)
    assert panel.focusWidget() is panel.replay.slider
    qtbot.keyClick(panel.replay.slider, Qt.Key.Key_Right)
    assert panel.replay.slider.value() == 1


def test_the_arrows_go_on_through_the_pages(panel: DealReportPanel, qtbot: QtBot) -> None:
    panel.show_deal(played("mendikot"), 1)
    bar = panel.tabs.tabBar()
    bar.setFocus()
    for page in (1, 2, 3):
        qtbot.keyClick(bar, Qt.Key.Key_Right)
        assert panel.tabs.currentIndex() == page
        assert panel.focusWidget() is bar
