"""What the help is made of: pages, sections and their blocks, as plain data in plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.ui.help.figures import Figure


class Para(NamedTuple):
    """A paragraph."""

    text: str


class Items(NamedTuple):
    """A list; ``numbered`` if the order matters."""

    texts: tuple[str, ...]
    numbered: bool = False


class Terms(NamedTuple):
    """Words with what they mean."""

    entries: tuple[tuple[str, str], ...]


Block = Para | Items | Terms | Figure


class Section(NamedTuple):
    """A part of a page with its heading; the id names its place for good: ``trump#power``."""

    id: str
    title: str
    blocks: tuple[Block, ...]


class Page(NamedTuple):
    """A page of the help."""

    id: str
    title: str
    sections: tuple[Section, ...]

    def places(self) -> list[str]:
        """Return the place of every section: ``trump#power``."""
        return [f"{self.id}#{section.id}" for section in self.sections]


def section(section_id: str, title: str, *blocks: Block | str | None) -> Section:
    """Return a section; a bare text is a paragraph, and None is left out."""
    made = [Para(block) if isinstance(block, str) else block for block in blocks if block]
    return Section(section_id, title, tuple(made))


def page(page_id: str, title: str, *sections: Section | None) -> Page:
    """Return a page of the sections that are not None."""
    return Page(page_id, title, tuple(each for each in sections if each is not None))


def texts(block: Block) -> Iterator[str]:
    """Yield each text of a block."""
    match block:
        case Para():
            yield block.text
        case Items():
            yield from block.texts
        case Terms():
            for word, meaning in block.entries:
                yield f"{word} – {meaning}"
        case Figure():
            yield block.caption
