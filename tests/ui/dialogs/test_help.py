"""The help window: pages, search, the choice of rules, files, languages and colours."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QUrl
from PySide6.QtGui import QPalette, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.core.presets import PRESETS
from app.ui import boxes, theme
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs import help as help_window
from app.ui.dialogs.help import HelpWindow, show_help
from app.ui.help.book import book
from app.ui.i18n import Translators
from app.ui.texts.presets import preset_name
from app.ui.views.look import Look


@pytest.fixture
def window(qtbot: QtBot) -> HelpWindow:
    """Return a help window for Dehla Pakad."""
    window = HelpWindow(PRESETS["dehla_pakad"])
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


def test_it_is_opened_once_beside_a_window(qtbot: QtBot) -> None:
    parent, look = QWidget(), Look()
    qtbot.addWidget(parent)
    first = show_help(PRESETS["dehla_pakad"], parent, look)
    first.show_place("trump#power")
    assert show_help(PRESETS["mendikot"], parent, look) is first
    assert listed(first)[0] == "Mendikot"
    first.close()


def test_pictures_follow_the_look_where_the_page_is_open(qtbot: QtBot) -> None:
    look = Look()
    window = HelpWindow(PRESETS["dehla_pakad"], None, look)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    window.show_place("trump#examples")
    kind, at = QTextDocument.ResourceType.ImageResource, window._browser.verticalScrollBar()
    before, place = window._browser.document().resource(kind, QUrl("figure:1")), at.value()
    look.face_style = FaceStyle(indices="de")
    look.changed.emit()
    assert window._browser.document().resource(kind, QUrl("figure:1")) != before
    assert at.value() == place > 0


def listed(window: HelpWindow) -> list[str]:
    """Return what the list at the left shows."""
    return [window._list.item(row).text() for row in range(window._list.count())]


def test_it_opens_at_the_game_with_every_page_listed(window: HelpWindow) -> None:
    assert listed(window) == [page.title for page in book(PRESETS["dehla_pakad"])]
    assert window._list.currentRow() == 0
    assert "catch the tens" in window._browser.toPlainText()
    assert window.size().boundedTo(window.sizeHint()) == window.size()


def test_arrow_keys_turn_the_pages(window: HelpWindow, qtbot: QtBot) -> None:
    for _ in range(4):
        qtbot.keyClick(window._list, Qt.Key.Key_Down)
    assert window._browser.toPlainText().startswith("Trump")


def test_a_place_can_be_opened(window: HelpWindow) -> None:
    window.show_place("trump#examples")
    assert window._list.currentItem().text() == "Trump"
    assert window._browser.verticalScrollBar().value() > 0
    window.show_place("nowhere#never")
    assert window._browser.toPlainText().startswith("Dehla Pakad")


def test_pictures_are_painted(window: HelpWindow) -> None:
    window.show_place("trump")
    kind = QTextDocument.ResourceType.ImageResource
    image = window._browser.document().resource(kind, QUrl("figure:1"))
    assert image.width() > 200
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


def test_search_lists_places_and_marks_the_words(window: HelpWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window._search, "sirr")
    assert listed(window)[0].startswith("The match: Sirr\n")
    qtbot.keyClick(window._search, Qt.Key.Key_Return)
    assert window._browser.toPlainText().startswith("The match")
    assert len(window._browser.extraSelections()) == 2
    assert window.isVisible()


def test_what_is_typed_among_the_pages_is_searched_for(window: HelpWindow, qtbot: QtBot) -> None:
    assert window._list.hasFocus()
    qtbot.keyClick(window._list, "s")
    qtbot.keyClicks(window.focusWidget(), "irr")
    assert window._search.text() == "sirr"
    assert window._search.hasFocus()


def test_escape_ends_the_search_before_it_closes(window: HelpWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window._search, "nonsense")
    assert listed(window) == ["Nothing found."]
    qtbot.keyClick(window._search, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert len(listed(window)) == 14
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_rules_of_any_preset_can_be_read(window: HelpWindow) -> None:
    row = window._choice.findText(preset_name("mendikot"))
    window._choice.setCurrentIndex(row)
    window._choice.activated.emit(row)
    assert listed(window)[0] == "Mendikot"
    window._choice.setCurrentIndex(0)
    window.set_rules(PRESETS["double_sar"])
    assert window._choice.currentText() == "In force: Double Sar"
    assert listed(window)[0] == "Double Sar"


def test_names_are_shown_as_they_are(window: HelpWindow) -> None:
    window.set_rules(PRESETS["coat"].changed(name="<b>{name} &amp; 100%1</b>"))
    window.show_place("game")
    assert window._browser.toPlainText().startswith("<b>{name} &amp; 100%1</b>")
    window.set_rules(PRESETS["coat"].changed(name="W" * 200))
    assert window.sizeHint().width() <= 780


@pytest.mark.parametrize(
    ("typed", "kind", "written", "begins"),
    [
        ("rules.html", "Web page (*.html)", "rules.html", b"<!DOCTYPE html>"),
        ("rules", "PDF document (*.pdf)", "rules.pdf", b"%PDF-"),
        ("v1.2", "Web page (*.html)", "v1.2.html", b"<!DOCTYPE html>"),
    ],
)
def test_the_help_can_be_saved(
    window: HelpWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    kind: str,
    written: str,
    begins: bytes,
) -> None:
    answer = (str(tmp_path / typed), kind)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    window.save_as()
    content = (tmp_path / written).read_bytes()
    assert content.startswith(begins)
    if begins.startswith(b"<"):
        assert content.count(b'<img src="data:image/png;base64,') == 3
        assert content.count(b"<h1") == 14


class Printing(QPrintDialog):
    """Stands for a person who prints to a file at once."""

    file = ""

    def __init__(self, printer: QPrinter, parent: QWidget) -> None:
        super().__init__(printer, parent)
        printer.setOutputFileName(self.file)

    def exec(self) -> int:
        return 1


@pytest.mark.qt_log_ignore("Cannot be used on non-native printers")  # where there is no printer
def test_the_help_can_be_printed(
    window: HelpWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Printing, "file", str(tmp_path / "paper.pdf"))
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Printing)
    window.print_all()
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.qt_log_ignore("Cannot be used on non-native printers")
def test_without_a_printer_a_sentence_is_said(
    window: HelpWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(help_window, "_NEEDS_PRINTER", True)
    monkeypatch.setattr(QPrinter, "outputFormat", lambda _: QPrinter.OutputFormat.PdfFormat)
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", None)
    monkeypatch.setattr(boxes, "tell", lambda _parent, text: told.append(text))
    window.print_all()
    (text,) = told
    assert text.startswith("This computer has no printer.")


def test_a_file_that_cannot_be_written_is_told(
    window: HelpWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    answer = (str(tmp_path / "no" / "such" / "folder.html"), "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    monkeypatch.setattr(boxes, "warn", lambda _parent, text: told.append(text))
    window.save_as()
    assert told == ["There is no such file."]


def test_nothing_is_saved_without_a_name(
    window: HelpWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.save_as()


@pytest.fixture
def palette(qapp: QApplication) -> Iterator[None]:
    """Put the palette back after a test that changes it."""
    yield
    qapp.styleHints().unsetColorScheme()
    qapp.setPalette(QPalette())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_colours(
    window: HelpWindow, palette: None, scheme: theme.Scheme
) -> None:
    window.show_place("match")
    theme.apply(scheme)
    QCoreApplication.processEvents()
    block = window._browser.document().firstBlock()
    colour = block.begin().fragment().charFormat().foreground().color()
    ground = window._browser.palette().base().color()
    assert theme.contrast(colour, ground) >= theme.READABLE


@pytest.fixture
def translators(qapp: QCoreApplication) -> Iterator[Translators]:
    """Return the catalogues; none is left installed after the test."""
    before = QLocale()
    translators = Translators()
    yield translators
    translators.remove()
    QLocale.setDefault(before)


def test_the_language_changes_while_a_page_is_open(
    window: HelpWindow, translators: Translators
) -> None:
    window.show_place("trump#power")
    translators.switch("de", [])
    QCoreApplication.processEvents()
    assert window._list.currentItem().text() == "Trumpf"
    assert window._browser.toPlainText().startswith("Trumpf")
    assert window.windowTitle() == "Regeln und Hilfe"
    translators.switch("en", [])
    QCoreApplication.processEvents()
    assert window._browser.toPlainText().startswith("Trump\n")
