"""The help as a file: HTML that stands alone, or PDF; and the document for a printer."""

from __future__ import annotations

import base64
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QUrl
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from app.storage import atomic
from app.ui.help.book import Book
from app.ui.help.figures import Figure
from app.ui.help.paint import figure_image
from app.ui.help.render import book_html, for_qt, page_html
from app.ui.views.look import Look

SHARP = 2.0
"""Device pixels of a picture for each logical one, in files and on paper."""


def write_help(path: Path, pages: Book, look: Look) -> None:
    """Write the help to a file: PDF if its name ends so, else HTML. Raise `StorageError`."""
    is_pdf = path.suffix.lower() == ".pdf"
    atomic.write(path, pdf(pages, look) if is_pdf else html(pages, look).encode())


def html(pages: Book, look: Look) -> str:
    """Return all pages as one HTML document with its pictures inside."""

    def inside(figure: Figure) -> str:
        image = figure_image(figure, look, SHARP)
        png = base64.b64encode(_png(image)).decode()
        width = round(image.deviceIndependentSize().width())
        return f'src="data:image/png;base64,{png}" width="{width}"'

    return book_html(pages, inside, QLocale().bcp47Name(), pages[0].title)


def _png(image: QImage) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())


def document(pages: Book, look: Look) -> QTextDocument:
    """Return all pages as one document, black on white, ready to be printed."""
    made = QTextDocument()

    def added(figure: Figure) -> str:
        name = f"figure:{len(added_names)}"
        added_names.append(name)
        image = figure_image(figure, look, SHARP)
        made.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
        return f'src="{name}"'

    added_names: list[str] = []
    made.setDefaultStyleSheet("* { color: black; } p, li { margin-bottom: 6px; }")
    made.setHtml(for_qt("".join(page_html(page, added) for page in pages)))
    return made


def pdf(pages: Book, look: Look) -> bytes:
    """Return all pages as a PDF file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(pages[0].title)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout.Unit.Millimeter)
    document(pages, look).print_(writer)
    del writer
    return bytes(data.data())
