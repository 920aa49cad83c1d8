"""The pages of the statistics: results, course, and how fairly was dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.core.cards import DeckFamily
from app.core.state import Category
from app.storage.frequencies import tens_of_a_side, void_suits_of_a_hand
from app.storage.statistics import Fairness, Played, Summary
from app.ui.dialogs.base import Retranslated, plain_label, title_label
from app.ui.dialogs.charts import Bar, BarChart, LineChart
from app.ui.dialogs.room import Row, Tiles
from app.ui.texts.results import category_name, deals_text, percent, tens_text

translate = QCoreApplication.translate

WINDOW = 20
"""Over how many deals the course of the results is averaged."""

FAMILIES = (DeckFamily(4, 1, 2), DeckFamily(4, 1, 7), DeckFamily(6, 3, 2))


def decimal(number: float) -> str:
    """Return a number with two decimals, as the language writes it."""
    return QLocale().toString(number, "f", 2)


def share(part: float, whole: float) -> float:
    """Return a part of a whole; 0 of nothing."""
    return part / whole if whole else 0.0


class CountedPage(Retranslated):
    """A page about finished deals that says so in a sentence while there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = QWidget()
        self.nothing = title_label(factor=1.1)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.addWidget(self.content, 1)
        layout.addWidget(self.nothing, 1)

    def show_count(self, deals: int) -> None:
        """Show the content if there are any deals, the sentence otherwise."""
        self.content.setVisible(deals > 0)
        self.nothing.setVisible(deals == 0)
        self.nothing.setText(
            translate("Statistics", "There are no finished deals to show here yet.")
        )


class ResultsPage(CountedPage):
    """The figures, and how the deals ended."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary = Summary()
        self._categories: Counter[tuple[int, str]] = Counter()
        self.figures = [title_label(factor=1.5) for _ in range(6)]
        self.captions = [plain_label() for _ in self.figures]
        self.outcomes, self.categories = BarChart(), BarChart()
        tiles = [_tile(*pair) for pair in zip(self.figures, self.captions, strict=True)]
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Tiles(tiles))
        layout.addWidget(Row(self.outcomes, self.categories), 1)

    def show_results(self, summary: Summary, categories: Counter[tuple[int, str]]) -> None:
        """Show other figures."""
        self._summary, self._categories = summary, categories
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self.show_count(self._summary.deals)
        for figure, caption, (number, text) in zip(
            self.figures, self.captions, self._figures(), strict=True
        ):
            figure.setText(number)
            caption.setText(text)
        outcomes, special = self._outcome_bars(), self._category_bars()
        scale = max(bar.top for bar in (*outcomes, *special))
        self.outcomes.show_bars(outcomes, translate("Statistics", "Results of the deals"), scale)
        self.categories.show_bars(
            special, translate("Statistics", "Special results, ours and theirs"), scale
        )
        self.categories.setVisible(bool(special))

    def _figures(self) -> tuple[tuple[str, str], ...]:
        s, number = self._summary, QLocale().toString
        matches = s.matches_won + s.matches_lost + s.matches_drawn
        return (
            (number(s.deals), translate("Statistics", "deals played")),
            (percent(share(s.won, s.deals)), translate("Statistics", "of which won")),
            (number(matches), translate("Statistics", "matches finished")),
            (number(s.matches_won), translate("Statistics", "of which won")),
            (decimal(share(s.tens_won, s.deals)), translate("Statistics", "tens per deal")),
            (number(s.longest_run), translate("Statistics", "longest run of deals won")),
        )

    def _outcome_bars(self) -> list[Bar]:
        s = self._summary
        return [
            _count_bar(translate("Statistics", "won"), s.won, s.deals),
            _count_bar(translate("Statistics", "drawn"), s.drawn, s.deals),
            _count_bar(translate("Statistics", "lost"), s.lost, s.deals),
        ]

    def _category_bars(self) -> list[Bar]:
        special = [c for c in Category if c not in (Category.WIN, Category.DRAW)]
        bars = []
        for category in special:
            ours, theirs = (self._categories[outcome, str(category)] for outcome in (1, -1))
            if ours + theirs:
                bars.append(self._both_sides(category_name(category), ours, theirs))
        return bars

    def _both_sides(self, label: str, ours: int, theirs: int) -> Bar:
        text = translate("Statistics", "we {ours}\nthey {theirs}")
        said = text.format(ours=QLocale().toString(ours), theirs=QLocale().toString(theirs))
        deals = self._summary.deals
        return Bar(label, share(ours, deals), said, share(theirs, deals))


def _tile(figure: QLabel, caption: QLabel) -> QWidget:
    """Return a figure above what it counts."""
    tile = QWidget()
    column = QVBoxLayout(tile)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(figure)
    column.addWidget(caption)
    column.addStretch(1)
    return tile


def _count_bar(label: str, count: int, whole: int) -> Bar:
    part = share(count, whole)
    return Bar(label, part, f"{QLocale().toString(count)}\n{percent(part)}")


class CoursePage(CountedPage):
    """How the share of won deals and of captured tens went over time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: list[Played] = []
        self.won_title, self.tens_title = plain_label(), plain_label()
        self.won, self.tens = LineChart(), LineChart()
        layout = QVBoxLayout(self.content)
        layout.setContentsMargins(0, 0, 0, 0)
        for title, chart in ((self.won_title, self.won), (self.tens_title, self.tens)):
            layout.addWidget(title)
            layout.addWidget(chart, 1)

    def show_history(self, history: list[Played]) -> None:
        """Show the deals in the order in which they were played."""
        self._history = history
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self.show_count(len(self._history))
        window = deals_text(WINDOW)
        won = translate("Statistics", "Share of deals won, over the last {deals}")
        tens = translate("Statistics", "Share of tens captured, over the last {deals}")
        self.won_title.setText(won.format(deals=window))
        self.tens_title.setText(tens.format(deals=window))
        shares = [float(deal.outcome == 1) for deal in self._history]
        self._show(self.won, moving_mean(shares), self.won_title.text())
        captured = [share(deal.tens[0], sum(deal.tens)) for deal in self._history]
        self._show(self.tens, moving_mean(captured), self.tens_title.text())

    def _show(self, chart: LineChart, points: list[float], title: str) -> None:
        said = ""
        if points:
            said = translate("Statistics", "Now {last}; lowest {low}, highest {high}.").format(
                last=percent(points[-1]), low=percent(min(points)), high=percent(max(points))
            )
        chart.show_points(points, title, (percent(0), percent(0.5), percent(1)), said)


def moving_mean(values: Sequence[float], window: int = WINDOW) -> list[float]:
    """Return at each place the mean of the last values up to there."""
    return [
        sum(values[max(0, end - window) : end]) / min(window, end)
        for end in range(1, len(values) + 1)
    ]


class FairnessPage(Retranslated):
    """What was dealt against what chance deals, and what the AI players may see."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dealt: dict[DeckFamily, Fairness] = {}
        self.deck, self._label = QComboBox(), QLabel()
        self.tens, self.voids = BarChart(), BarChart()
        self.count, self.legend, self.promise = plain_label(), plain_label(), plain_label()
        for family in FAMILIES:
            self.deck.addItem("", family)
        self._label.setBuddy(self.deck)
        form = QFormLayout()
        form.addRow(self._label, self.deck)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.count)
        layout.addWidget(Row(self.tens, self.voids, stretches=(3, 1)), 1)
        layout.addWidget(self.legend)
        layout.addWidget(self.promise)
        self.deck.currentIndexChanged.connect(lambda _: self._show_deck())

    def show_dealt(self, dealt: dict[DeckFamily, Fairness]) -> None:
        """Show what was dealt from each deck, the one dealt most first."""
        self._dealt = dealt
        most = max(range(len(FAMILIES)), key=lambda place: dealt[FAMILIES[place]].deals)
        self.deck.setCurrentIndex(most)
        self.retranslate()

    def _show_deck(self) -> None:
        family = FAMILIES[self.deck.currentIndex()]
        dealt = self._dealt.get(family)
        if dealt is None:
            return
        self.count.setText(
            translate("Statistics", "%n deal(s) with different numbers", "", dealt.deals)
        )
        self.tens.show_bars(
            [
                _fair_bar(tens, share(dealt.tens[tens], dealt.deals), chance)
                for tens, chance in enumerate(tens_of_a_side(family))
            ],
            translate("Statistics", "Tens dealt to your side"),
        )
        hands = dealt.deals * family.players // 2
        expected = void_suits_of_a_hand(family)
        sides = (
            (translate("Statistics", "we"), dealt.our_voids),
            (translate("Statistics", "they"), dealt.their_voids),
        )
        self.voids.show_bars(
            [_mean_bar(side, share(voids, hands), expected) for side, voids in sides],
            translate("Statistics", "Suits missing from a hand"),
        )

    def retranslate(self) -> None:
        """Set every text."""
        self._label.setText(translate("Statistics", "&Deck"))
        for place, family in enumerate(FAMILIES):
            cards = family.players * family.hand_size
            text = translate("Statistics", "{cards} cards, {players} players")
            self.deck.setItemText(place, text.format(cards=cards, players=family.players))
        legend = translate(
            "Statistics",
            "Left: tens dealt to your side. Right: suits missing from a hand. Solid bars are"
            " what was dealt to you, hatched bars what chance deals in the long run.",
        )
        scales = translate(
            "Statistics",
            "Each picture has its own scale: on the left shares of the deals, on the right suits.",
        )
        self.legend.setText(f"{legend} {scales}")
        self.promise.setText(
            translate(
                "Statistics",
                "The number of a deal alone decides the cards, whoever sits where and however"
                " strong. A computer player sees what you would see in its seat: its own cards,"
                " the cards played, and who could not follow suit. It never sees another hand.",
            )
        )
        self._show_deck()


def _fair_bar(tens: int, value: float, expected: float) -> Bar:
    shown = QLocale().toString(tens)
    return _compared(shown, tens_text(tens), (percent(value), percent(expected)), value, expected)


def _mean_bar(label: str, value: float, expected: float) -> Bar:
    return _compared(label, label, (decimal(value), decimal(expected)), value, expected)


def _compared(
    shown: str, label: str, written: tuple[str, str], value: float, expected: float
) -> Bar:
    """Return a bar beside the one of chance; a voice says which is which."""
    text = translate("Statistics", "{label}: {dealt}, by chance {chance}")
    said = text.format(label=label, dealt=written[0], chance=written[1])
    return Bar(shown, value, f"{written[0]}\n({written[1]})", expected, said)
