"""The whole playing surface: table and side panel, with the layer of flights above both."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.ui import feel
from app.ui.cards.geometry import CardPlace
from app.ui.models.log import LogModel
from app.ui.models.tens import TensModel
from app.ui.picture import Picture
from app.ui.texts.seats import Seating
from app.ui.views.course import CourseView
from app.ui.views.flight import Clock, FlightLayer, Key
from app.ui.views.look import Look
from app.ui.views.notice import Curtain, Notice
from app.ui.views.report_sheet import ReportSheet
from app.ui.views.stake import StakePanel
from app.ui.views.table import TableView, on
from app.ui.views.warmer import Warmer

translate = QCoreApplication.translate


class Playground(QWidget):
    """The central widget of the window."""

    def __init__(self, look: Look, log: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.log = look, log
        self.clock = Clock(self)
        self.flights = FlightLayer(self.clock, self)
        self.tens = TensModel(self)
        self.table = TableView(look, self.clock, self.flights, self)
        self.warmer = Warmer(look, self.table, self.clock)
        self.stake = StakePanel(look, self.tens, self.flights, self)
        self.log_view = CourseView(log, self)
        self.stake.add_below(self.log_view)
        self.notice = Notice(self.table)
        self.report = ReportSheet(look, self.table, self)
        self.curtain = Curtain(self, (self.table, self.stake))
        self.table.let_follow(self.notice, self.curtain)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table, 1)
        row.addWidget(self.stake)
        self._set_panel_width()
        self.flights.landed.connect(self._redraw)
        self.report.closed.connect(self._give_back)
        self.table.resized.connect(self.warmer.prepare)
        look.changed.connect(self.warmer.prepare)

    def _set_panel_width(self) -> None:
        wanted = self.fontMetrics().averageCharWidth() * feel.PANEL_LETTERS
        self.stake.setFixedWidth(min(wanted, round(self.width() * feel.WIDEST_PANEL)))

    def show_picture(self, seen: Picture, seating: Seating, standing: str) -> None:
        """Show the stake of a picture; the table is shown by itself."""
        self.warmer.prepare()
        self.tens.show_tens(seen.tens)
        self.stake.show_stake(seen, seating, standing)

    def take_focus(self) -> None:
        """Let the keys reach the sheet that lies over the table, or else the hand."""
        wanted, focused = self.sheet or self.table.fan, self.window().focusWidget()
        if focused is None or not wanted.isAncestorOf(focused):
            wanted.setFocus()

    @property
    def sheet(self) -> QWidget | None:
        """Return the uppermost of the sheets that lie over the table, None if there is none."""
        sheets = (self.report, self.curtain, self.notice)
        return next((each for each in sheets if not each.isHidden()), None)

    @property
    def is_covered(self) -> bool:
        """Say whether the curtain is down, also while the window itself is not shown."""
        return not self.curtain.isHidden()

    def ten_place(self, row: int) -> CardPlace:
        """Return where the medallion of a ten is."""
        view = self.stake.tens_view
        box = view.visualRect(self.tens.index(row))
        place = CardPlace(box.center().x(), box.center().y(), 0, 0, max(12, box.width() * 0.5))
        return on(place, view, self)

    def trump_place(self) -> CardPlace:
        """Return where the symbol of the trump is."""
        sign = self.stake.trump_sign
        return on(
            CardPlace(sign.width() / 2, sign.height() / 2, 0, 0, sign.width() * 0.8), sign, self
        )

    def retranslate(self) -> None:
        """Say everything anew in the language of the moment."""
        self.table.fan.setAccessibleName(translate("Table", "Your hand"))
        self.table.trick_area.setAccessibleName(translate("Table", "Table"))
        self.log_view.setAccessibleName(translate("Table", "Course of the match"))
        self.stake.setAccessibleName(translate("Table", "Stake"))

    def _give_back(self) -> None:
        """Let the keys reach the curtain again after a report that lay over it."""
        if self.is_covered:
            self.take_focus()

    def _redraw(self, landed: frozenset[Key]) -> None:
        kinds = {key[0] for key in landed}
        if "ten" in kinds:
            self.stake.tens_view.viewport().update()
        if "trump" in kinds:
            self.stake.trump_sign.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_panel_width()
        self.flights.cut_short()
        self.flights.setGeometry(self.rect())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._set_panel_width()
            self.stake.fit()
        super().changeEvent(event)
