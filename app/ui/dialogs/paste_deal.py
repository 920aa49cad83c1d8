"""A deal as text: pasted in, judged while it is typed, and played."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from app.core.rules import RuleSet
from app.session.deal_text import LONGEST_TEXT, DealTextError, TextDeal, parse_deal
from app.ui.announcer import Announcer
from app.ui.boxes import in_words
from app.ui.dialogs.base import RetranslatedDialog, plain_label
from app.ui.texts.files import deal_problem
from app.ui.texts.presets import rules_name
from app.ui.texts.seats import seat_place

translate = QCoreApplication.translate


class PasteDealDialog(RetranslatedDialog):
    """Takes a deal as text; what the clipboard holds is filled in if it is a deal."""

    def __init__(self, usual: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = usual
        self.announcer = Announcer(self)
        self.explanation, self.verdict = plain_label(), plain_label()
        self.text = QPlainTextEdit()
        letters = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        letters.setPointSizeF(self.font().pointSizeF())  # as large as those around
        self.text.setFont(letters)
        self.text.setTabChangesFocus(True)
        self.buttons = in_words(QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel))
        self.play = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.play.setDefault(True)
        layout = QVBoxLayout(self)
        for widget in (self.explanation, self.text, self.verdict, self.buttons):
            layout.addWidget(widget)
        self.text.textChanged.connect(self._judge)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._take_from_clipboard()
        self.retranslate()

    def _take_from_clipboard(self) -> None:
        text = QGuiApplication.clipboard().text()[: LONGEST_TEXT + 1]
        if self._parsed(text) is not None:
            self.text.setPlainText(text)
            self.text.selectAll()

    def _parsed(self, text: str) -> TextDeal | None:
        try:
            return parse_deal(text, self._usual)
        except DealTextError:
            return None

    def deal(self) -> TextDeal | None:
        """Ask the player and return the deal, None if he gives up."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        return self._parsed(self.text.toPlainText()) if accepted else None

    def _judge(self) -> None:
        try:
            rules, deal = parse_deal(self.text.toPlainText(), self._usual)
        except DealTextError as error:
            self._tell(deal_problem(error) if self.text.toPlainText() else "")
            self.play.setEnabled(False)
            return
        text = translate("PasteDeal", "A deal for {rules}; dealer: the {place} seat.")
        place = seat_place(deal.dealer, rules.players, rules.direction)
        self._tell(text.format(rules=rules_name(rules), place=place))
        self.play.setEnabled(True)

    def _tell(self, verdict: str) -> None:
        self.verdict.setText(verdict)
        self.announcer.say_new(verdict)

    def retranslate(self) -> None:
        """Set every text."""
        self.setWindowTitle(translate("PasteDeal", "Paste a deal"))
        self.explanation.setText(
            translate(
                "PasteDeal",
                "Paste a deal that was copied as text, or type the number of a deal. The match"
                " begins with it.",
            )
        )
        self.text.setAccessibleName(translate("PasteDeal", "Deal as text"))
        self.play.setText(translate("PasteDeal", "&Take this deal"))
        self._judge()
