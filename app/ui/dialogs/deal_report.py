"""What is seen after a deal: result, tens, tricks, all hands, replay, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import (
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.ai.analysis import Turn
from app.core.actions import SeatAction
from app.core.cards import IS_TEN, deck
from app.core.log import DealLog, MatchLog, Step
from app.core.observation import is_secret
from app.core.outcomes import side_of_rest
from app.session.deal_text import deal_text
from app.session.replay import Capture, actions_done, captures, deal_steps, ready_for
from app.ui.cards.cloth import CLOTHS
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs.analysis_page import AnalysisPage
from app.ui.dialogs.base import Pages, Retranslated, plain_label, scrolled, title_label
from app.ui.dialogs.hands_table import HandsTable
from app.ui.dialogs.replay_view import ReplayView
from app.ui.dialogs.room import Row, gap, shallow
from app.ui.dialogs.tens_badges import Badge, TenBadges
from app.ui.dialogs.tricks_table import Loss, TricksPage
from app.ui.help.tooltips import explain, result_tooltip
from app.ui.texts import results
from app.ui.texts.analysis import explanation, mark_text
from app.ui.texts.cards import suit_title
from app.ui.texts.seats import Seating, seating

translate = QCoreApplication.translate

_LEAST_LINES = 8
"""The least height of the pages, in lines of text: before that what is said above is scrolled."""


class DealReportPanel(Retranslated):
    """The report of one finished deal of a match.

    It changes nothing itself: ``next_wanted`` asks for the next deal, ``back_wanted`` for the later
    deal that is on the table already, ``new_match_wanted`` for another match after the last,
    ``same_wanted`` for the same deal again, and ``take_over_wanted`` to play on from after some
    actions of it (see `app.session.replay.cut_off`).
    """

    next_wanted = Signal()
    back_wanted = Signal()
    new_match_wanted = Signal()
    same_wanted = Signal(int)
    take_over_wanted = Signal(int, int)
    copied = Signal()
    """The deal was put on the clipboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log: MatchLog | None = None
        self._index = 0
        self._steps: tuple[Step, ...] = ()
        self._style, self._cloth = FaceStyle(), next(iter(CLOTHS))
        self.title, self.outcome = title_label(), title_label(factor=1.1)
        self.meaning, self.what_next = plain_label(), plain_label()
        self.badges = TenBadges()
        self.tabs = Pages()
        self.tricks_page, self.hands = TricksPage(), HandsTable(large=True)
        self.tricks = self.tricks_page.table
        self.replay, self.analysis = ReplayView(), AnalysisPage()
        self.next, self.same, self.copy = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._replay_page = scrolled(self.replay)
        for page in (self.tricks_page, self.hands, self._replay_page, scrolled(self.analysis)):
            self.tabs.addTab(page, "")
        layout = QVBoxLayout(self)
        layout.addWidget(
            shallow(self.outcome, self.title, self.meaning, self.what_next, self.badges)
        )
        self._keep_lines()
        layout.addWidget(self.tabs, 1)
        layout.addWidget(Row(self.same, self.copy, gap(), self.next, stretches=(0, 0, 1, 0)))

    def _connect(self) -> None:
        self.next.setDefault(True)
        self.next.clicked.connect(self._go_on)
        self.same.clicked.connect(lambda: self.same_wanted.emit(self._index))
        self.copy.clicked.connect(self._copy)
        self.replay.take_over.connect(
            lambda actions: self.take_over_wanted.emit(self._index, actions)
        )
        self.tabs.currentChanged.connect(self._focus_replay)
        self.analysis.judged.connect(self._mark)
        self.analysis.place_chosen.connect(self._go_to)
        self.analysis.replay_wanted.connect(lambda: self.tabs.setCurrentWidget(self._replay_page))

    def set_look(self, style: FaceStyle, cloth: str) -> None:
        """Draw cards and cloth as the player wants them."""
        self._style, self._cloth = style, cloth
        self._fill()

    def show_deal(self, log: MatchLog, index: int) -> None:
        """Show a finished deal of a match (index from 0)."""
        self._log, self._index = log, index
        self._steps = deal_steps(log, index)
        self.tabs.setCurrentWidget(self.tricks_page if self._deal.winners else self.hands)
        self._fill()

    @property
    def _deal(self) -> DealLog:
        assert self._log is not None
        return self._log.deals[self._index]

    def _fill(self) -> None:
        if self._log is None:
            return
        seated = seating(self._log.header.seats)
        self._fill_sentences(self._log, seated)
        self.badges.show_badges(self._badges(seated), seated, self._style)
        self.tricks.show_steps(self._steps, seated, self._style)
        self.hands.show_hands(self._deal.hands, seated, self._style)
        self.replay.set_look(self._style, self._cloth)
        rules = self._log.header.rules
        self.replay.show_steps(self._steps, rules, seated)
        for way_back in (self.same, self.replay.from_here):
            way_back.setVisible(not self._log.header.serious)
        start = ready_for(self._log, self._index)
        self.analysis.show_deal(start, self._deal, rules, seated, self._style)
        self._mark()

    def _go_to(self, place: int) -> None:
        """Let the replay show an action of the deal."""
        for number, step in enumerate(self._steps):
            if isinstance(step.action, SeatAction) and actions_done(step) == place + 1:
                self.replay.slider.setValue(number)

    def _mark(self) -> None:
        """Mark in the tricks and in the replay the cards that cost a ten or turned the deal."""
        assert self._log is not None
        rules, seated = self._log.header.rules, seating(self._log.header.seats)
        dear = [turn for turn in self.analysis.turns if _is_dear(turn)]
        losses = {(turn.trick - 1, turn.seat): Loss(_sign(turn), mark_text(turn)) for turn in dear}
        self.tricks.tricks.show_losses(losses)
        by_place = {turn.place: explanation(turn, rules, seated) for turn in dear}
        self.replay.show_remarks(
            {
                number: by_place[actions_done(step) - 1]
                for number, step in enumerate(self._steps)
                if isinstance(step.action, SeatAction) and actions_done(step) - 1 in by_place
            }
        )

    def _fill_sentences(self, log: MatchLog, seated: Seating) -> None:
        rules, deal = log.header.rules, self._deal
        result, after = deal.result, deal.after
        assert result is not None
        assert after is not None
        self.title.setText(results.deal_result(result, rules, seated))
        meaning = [results.deal_meaning(result, rules), self._trump_note(seated)]
        self.meaning.setText(" ".join(filter(None, meaning)))
        self.meaning.setVisible(bool(self.meaning.text()))
        explain(self.meaning, result_tooltip(result.category))
        over = after.outcome is not None
        self.outcome.setVisible(over)
        if after.outcome is not None:
            self.outcome.setText(results.match_result(after.outcome, after, rules, seated))
        before = ready_for(log, self._index).score
        why = results.dealer_reason(rules, deal.dealer, result.winner, before)
        dealer = [] if over else [results.next_dealer(after, seated), why]
        self.what_next.setText(" ".join([results.standing(after, rules, seated), *dealer]))
        self.next.setText(self._way_on())

    @property
    def _is_match_over(self) -> bool:
        return self._deal.after is not None and self._deal.after.outcome is not None

    @property
    def _is_past(self) -> bool:
        """Say whether a later deal is on the table already."""
        return self._log is not None and self._index < len(self._log.deals) - 1

    def _way_on(self) -> str:
        if self._is_match_over:
            return translate("DealReport", "&New match…")
        if self._is_past:
            return translate("DealReport", "&Back to the table")
        return translate("DealReport", "&Next deal")

    def _trump_note(self, seated: Seating) -> str:
        trump = self._deal.trump
        if trump is None or not is_secret(trump):
            return ""
        text = translate("DealReport", "The trump was never revealed: {suit}, chosen by {name}.")
        return text.format(suit=suit_title(trump.suit), name=seated.name(trump.seat))

    def _badges(self, seated: Seating) -> list[Badge]:
        assert self._log is not None
        our_side = 0 if seated.viewer is None else seated.viewer % 2
        taken = captures(self._steps)
        left = [card for card in deck(self._log.header.rules.deck_family) if IS_TEN[card]]
        for capture in taken:
            left.remove(capture.card)
        rest = self._side_of_rest(taken)
        badges = [Badge(each.card, each.side == our_side, each.side, each) for each in taken]
        return badges + [Badge(card, rest == our_side, rest, None) for card in left]

    def _side_of_rest(self, taken: tuple[Capture, ...]) -> int | None:
        assert self._log is not None
        assert self._deal.result is not None
        sides = [each.side for each in taken]
        counts = (sides.count(0), sides.count(1))
        return side_of_rest(self._log.header.rules, self._deal.result, counts)

    def _focus_replay(self) -> None:
        """Let the arrow keys step through the deal at once, unless they go through the pages."""
        if self.tabs.currentWidget() is self._replay_page and not self.tabs.tabBar().hasFocus():
            self.replay.slider.setFocus()

    def _copy(self) -> None:
        assert self._log is not None
        text = deal_text(self._log.header.rules, self._deal)
        QGuiApplication.clipboard().setText(text)
        self.copied.emit()

    def _go_on(self) -> None:
        if self._is_match_over:
            self.new_match_wanted.emit()
        elif self._is_past:
            self.back_wanted.emit()
        else:
            self.next_wanted.emit()

    def retranslate(self) -> None:
        """Set every text."""
        self.tabs.setAccessibleName(translate("DealReport", "Report of the deal"))
        self.tabs.setTabText(0, translate("DealReport", "&Tricks"))
        self.tabs.setTabText(1, translate("DealReport", "Hands as &dealt"))
        self.tabs.setTabText(2, translate("DealReport", "&Replay"))
        self.tabs.setTabText(3, translate("DealReport", "&Analysis"))
        self.hands.setAccessibleName(translate("DealReport", "Hands as dealt"))
        self.badges.setAccessibleName(translate("DealReport", "Who captured the tens"))
        self.same.setText(translate("DealReport", "&Same deal again"))
        self.copy.setText(translate("DealReport", "&Copy as text"))
        self._fill()

    def _keep_lines(self) -> None:
        self.tabs.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "tabs"):
            self._keep_lines()

    def hideEvent(self, event: QHideEvent) -> None:
        self.analysis.analyst.stop()
        super().hideEvent(event)


def _is_dear(turn: Turn) -> bool:
    return turn.is_turning_point or (turn.costs is not None and turn.costs.tens > 0)


def _sign(turn: Turn) -> str:
    """Return the tens that a card cost as a number, or a sign that it turned the deal."""
    return f"\u2212{turn.costs.tens}" if turn.costs is not None and turn.costs.tens else "!"
