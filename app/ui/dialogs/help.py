"""The help window: pages for the rules in force, a search over all of them, files and paper."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QKeyCombination,
    QRegularExpression,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QFileDialog,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.storage.errors import StorageError
from app.ui import boxes
from app.ui.dialogs.base import (
    LARGEST,
    HintedLine,
    RetranslatedDialog,
    WholeCombo,
    name_choice,
)
from app.ui.dialogs.room import Row
from app.ui.help.article import Page
from app.ui.help.book import book, find
from app.ui.help.export import document, write_help
from app.ui.help.figures import Figure
from app.ui.help.paint import figure_image
from app.ui.help.render import for_qt, page_html
from app.ui.reading import ReadingItems
from app.ui.texts.files import file_problem
from app.ui.texts.presets import FAMILIES, preset_name, rules_name
from app.ui.views.look import Look

translate = QCoreApplication.translate

_PLACE = Qt.ItemDataRole.UserRole
_CAN_PRINT = importlib.util.find_spec("PySide6.QtPrintSupport") is not None
_NEEDS_PRINTER = sys.platform in ("win32", "darwin")
"""Whether the system's dialog wants a printer; elsewhere it can write to a file instead."""
_CONTENTS_WIDTH = 210
_EDGES = 24
_PAGE_MARGIN = 14
_FREELY = (
    QRegularExpression.PatternOption.CaseInsensitiveOption
    | QRegularExpression.PatternOption.UseUnicodePropertiesOption
)


def show_help(rules: RuleSet, parent: QWidget, look: Look) -> HelpWindow:
    """Show the help beside a window: the one that is open there already, or a new one."""
    window = parent.findChild(HelpWindow)
    if window is None:
        window = HelpWindow(rules, parent, look)
    else:
        window.set_rules(rules)
    window.show()
    window.activateWindow()
    return window


class _Choice(WholeCombo):
    """Is narrower than the name of a player's own rules where the screen is."""

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().boundedTo(LARGEST - QSize(_EDGES, 0))


class _Contents(ReadingItems):
    """The pages; what is typed here is meant for the search."""

    typed = Signal(str)

    def keyboardSearch(self, search: str) -> None:
        self.typed.emit(search)


class HelpWindow(RetranslatedDialog):
    """The help, open at a rule set; the rules of every preset can be chosen in it as well."""

    def __init__(
        self, rules: RuleSet, parent: QWidget | None = None, look: Look | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("help")
        self._rules = rules
        self._look = Look(self) if look is None else look
        self._place = "game"
        self._pages = book(rules)
        self._search, self._choice = HintedLine(), _Choice()
        self._list, self._browser = _Contents(), FigureBrowser(self._look)
        self._buttons = boxes.in_words(QDialogButtonBox(QDialogButtonBox.StandardButton.Close))
        action = QDialogButtonBox.ButtonRole.ActionRole
        self._save = self._buttons.addButton("", action)
        self._print = self._buttons.addButton("", action)
        self._build()
        self._connect()
        self.retranslate()
        self._list.setFocus()

    def _build(self) -> None:
        self._search.setClearButtonEnabled(True)
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._print.setVisible(_CAN_PRINT)
        for button in self._buttons.findChildren(QPushButton):
            button.setAutoDefault(False)
        split = QSplitter()
        split.addWidget(self._list)
        split.addWidget(self._browser)
        split.setSizes([_CONTENTS_WIDTH, self._wanted.width() - _CONTENTS_WIDTH])
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.addWidget(Row(self._search, self._choice, stretches=(1, 3)))
        layout.addWidget(split, 1)
        layout.addWidget(self._buttons)

    def _connect(self) -> None:
        self._search.textChanged.connect(self._fill_list)
        self._search.returnPressed.connect(lambda: self._list.setCurrentRow(0))
        self._list.typed.connect(self._search_on)
        self._choice.activated.connect(self._choose)
        self._list.currentItemChanged.connect(self._show_item)
        self._buttons.rejected.connect(self.close)
        self._look.changed.connect(self._browser.refresh)
        self._save.clicked.connect(self.save_as)
        self._print.clicked.connect(self.print_all)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        shortcut.activated.connect(self._search.setFocus)

    def _search_on(self, letters: str) -> None:
        """Search for what was typed among the pages, where a letter would only jump about."""
        self._search.setFocus()
        self._search.insert(letters)

    def set_rules(self, rules: RuleSet) -> None:
        """Show the help of other rules in force."""
        self._rules = rules
        self._choice.setCurrentIndex(0)
        self._fill_choice()
        self._choose()

    def show_place(self, place: str) -> None:
        """Open a page, ``trump``, or a section of it, ``trump#power``."""
        self._search.clear()
        self._show(place)
        self._mark_open_page()

    def _fill_choice(self) -> None:
        row = max(0, self._choice.currentIndex())
        in_force = translate("HelpWindow", "In force: {name}").format(name=rules_name(self._rules))
        presets = [preset for family in FAMILIES.values() for preset in family]
        self._choice.clear()
        self._choice.addItem(in_force)
        for preset in presets:
            self._choice.addItem(preset_name(preset), preset)
        self._choice.setCurrentIndex(row)

    def _choose(self) -> None:
        preset = self._choice.currentData()
        self._pages = book(PRESETS[preset] if preset else self._rules)
        self._fill_list()

    def _fill_list(self) -> None:
        self._list.blockSignals(True)
        self._list.clear()
        query = self._search.text()
        if query.strip():
            self._list_findings(query)
        else:
            for page in self._pages:
                self._add(page.title, page.id)
        self._list.blockSignals(False)
        if not query.strip():
            self._mark_open_page()
        self._show(self._place)

    def _mark_open_page(self) -> None:
        open_page = self._place.partition("#")[0]
        rows = [row for row, page in enumerate(self._pages) if page.id == open_page]
        self._list.blockSignals(True)
        self._list.setCurrentRow(rows[0])
        self._list.blockSignals(False)

    def _list_findings(self, query: str) -> None:
        found = find(self._pages, query)
        for finding in found:
            head = translate("HelpWindow", "{page}: {section}")
            head = head.format(page=finding.page.title, section=finding.section.title)
            self._add(f"{head}\n{finding.excerpt}", finding.place)
        if not found:
            item = QListWidgetItem(translate("HelpWindow", "Nothing found."), self._list)
            item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _add(self, text: str, place: str) -> None:
        QListWidgetItem(text, self._list).setData(_PLACE, place)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_PLACE):
            self._show(item.data(_PLACE))

    def _show(self, place: str) -> None:
        page_id, _, section = place.partition("#")
        page = next((each for each in self._pages if each.id == page_id), self._pages[0])
        known = place in page.places()
        self._place = place if known or not section else page.id
        self._browser.show_page(page)
        if known:
            self._browser.scrollToAnchor(place)
        self._browser.mark(self._search.text().split())

    def save_as(self) -> None:
        """Ask for a file and write the help of the chosen rules to it."""
        endings = {
            translate("HelpWindow", "Web page (*.html)"): ".html",
            translate("HelpWindow", "PDF document (*.pdf)"): ".pdf",
        }
        title = translate("HelpWindow", "Save the help")
        name, chosen = QFileDialog.getSaveFileName(
            self, title, f"{self._pages[0].title}.html", ";;".join(endings)
        )
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() not in endings.values():
            path = path.with_name(path.name + endings.get(chosen, ".html"))
        try:
            write_help(path, self._pages, self._look)
        except StorageError as error:
            boxes.warn(self, file_problem(error))

    def print_all(self) -> None:
        """Ask for a printer and print the help of the chosen rules."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        is_native = printer.outputFormat() == QPrinter.OutputFormat.NativeFormat
        if _NEEDS_PRINTER and not is_native:  # Qt's dialog would not even open, and say nothing
            boxes.tell(self, _no_printer())
        elif QPrintDialog(printer, self).exec():
            document(self._pages, self._look).print_(printer)

    def retranslate(self) -> None:
        """Set every text; the open page stays open."""
        self.setWindowTitle(translate("HelpWindow", "Rules and help"))
        self._search.setPlaceholderText(translate("HelpWindow", "Search"))
        self._search.setAccessibleName(translate("HelpWindow", "Search in the help"))
        name_choice(self._choice, translate("HelpWindow", "Rules to explain"))
        self._list.setAccessibleName(translate("HelpWindow", "Contents"))
        self._browser.setAccessibleName(translate("HelpWindow", "Page"))
        self._save.setText(translate("HelpWindow", "&Save as…"))
        self._print.setText(translate("HelpWindow", "&Print…"))
        self._fill_choice()
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        escape = QKeyCombination(Qt.Key.Key_Escape)
        if event.keyCombination() == escape and self._search.text():
            self._search.clear()
        else:
            super().keyPressEvent(event)


def _no_printer() -> str:
    return translate(
        "HelpWindow",
        "This computer has no printer. “Save as” makes a PDF file that can be printed elsewhere.",
    )


class FigureBrowser(QTextBrowser):
    """Shows a page with its pictures, in the colours of the window and at its resolution."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._page: Page | None = None
        self._figures: list[Figure] = []
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_PAGE_MARGIN)

    def show_page(self, page: Page) -> None:
        """Show a page from its beginning."""
        self._page = page
        self._figures = []
        accent = self.palette().link().color().name()
        self.document().setDefaultStyleSheet(
            f"h1 {{ color: {accent}; }} h2 {{ margin-top: 18px; }} p, li {{ margin-bottom: 6px; }}"
        )
        self.setHtml(for_qt(page_html(page, self._register)))

    def refresh(self) -> None:
        """Show the page anew, in other colours or with other cards, where it is open."""
        if self._page is not None:
            at = self.verticalScrollBar().value()
            self.show_page(self._page)
            self.verticalScrollBar().setValue(at)

    def _register(self, figure: Figure) -> str:
        self._figures.append(figure)
        return f'src="figure:{len(self._figures) - 1}"'

    def mark(self, words: list[str]) -> None:
        """Mark what the words of a search have found on the page."""
        found = []
        for word in words:
            pattern = QRegularExpression(rf"\b{QRegularExpression.escape(word)}", _FREELY)
            cursor = self.document().find(pattern)
            while not cursor.isNull():
                found.append(self._marked(cursor))
                cursor = self.document().find(pattern, cursor)
        self.setExtraSelections(found)

    def _marked(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        selection.cursor = cursor
        selection.format.setBackground(self.palette().highlight())
        selection.format.setForeground(self.palette().highlightedText())
        return selection

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = name if isinstance(name, QUrl) else QUrl(name)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.scheme() == "figure":
            figure = self._figures[int(url.path())]
            return figure_image(figure, self._look, self.devicePixelRatioF())
        return super().loadResource(kind, url)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.refresh()
