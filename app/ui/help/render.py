"""The help as HTML: one page for the window, or the whole book for a file."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable, Iterator

from app.ui.help.article import Block, Items, Page, Para, Section, Terms
from app.ui.help.figures import Figure

Source = Callable[[Figure], str]
"""What the tag of a picture says of it: ``src="figure:0"``."""


def for_qt(html: str) -> str:
    """Return HTML as Qt wants it: narrow spaces it would make plain ones, and break lines there."""
    return html.replace("\u202f", "\u00a0")


def page_html(page: Page, source: Source, level: int = 1) -> str:
    """Return a page; its sections can be jumped to by their places."""
    sections = "".join(_section(page, section, source, level + 1) for section in page.sections)
    return f'<h{level} id="{page.id}">{html.escape(page.title)}</h{level}>{sections}'


def _section(page: Page, section: Section, source: Source, level: int) -> str:
    place = f"{page.id}#{section.id}"
    blocks = "".join(_block(block, source) for block in section.blocks)
    anchor = f'<a name="{place}" id="{place}"></a>'
    return f"<h{level}>{anchor}{html.escape(section.title)}</h{level}>{blocks}"


def _block(block: Block, source: Source) -> str:
    match block:
        case Para():
            return f"<p>{html.escape(block.text)}</p>"
        case Items():
            tag = "ol" if block.numbered else "ul"
            return f"<{tag}>{''.join(_elements('li', block.texts))}</{tag}>"
        case Terms():
            return "".join(
                f"<p><b>{html.escape(word)}</b><br>{html.escape(meaning)}</p>"
                for word, meaning in block.entries
            )
        case Figure():
            return (
                f'<p class="figure"><img {source(block)} alt="{html.escape(block.caption)}"></p>'
                f'<p class="caption">{html.escape(block.caption)}</p>'
            )


def _elements(tag: str, texts: Iterable[str]) -> Iterator[str]:
    return (f"<{tag}>{html.escape(text)}</{tag}>" for text in texts)


_STYLE = """
body { font-family: sans-serif; line-height: 1.5; max-width: 46em; margin: 2em auto; padding: 0 1em;
  background: #fffdf8; color: #221d18; }
h1 { border-bottom: 2px solid #b5562c; }
img { max-width: 100%; }
.caption { font-size: 90%; margin: 0 2em 1.5em 0; }
@media (prefers-color-scheme: dark) { body { background: #1b191d; color: #f1ece4; } }
@media print { body { background: white; color: black; max-width: none; } }
"""


def book_html(pages: Iterable[Page], source: Source, language: str, title: str) -> str:
    """Return all pages as one document that needs no other file."""
    body = "".join(page_html(page, source) for page in pages)
    return (
        f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body>{body}</body></html>\n"
    )
