"""The whole help for one rule set: its pages in order, and finding things in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from app.core.rules import RuleSet
from app.ui.help import opening_pages, score_pages
from app.ui.help.article import Page, Section, texts
from app.ui.help.errors_page import errors_page
from app.ui.help.glossary import glossary_page
from app.ui.help.play_page import play_page
from app.ui.help.table_page import table_page
from app.ui.help.tips_page import tips_page
from app.ui.help.trump_page import trump_page
from app.ui.help.variants_page import variants_page

Book = tuple[Page, ...]


def book(rules: RuleSet) -> Book:
    """Return every page of the help for a rule set, in the language of the window."""
    return (
        opening_pages.game_page(rules),
        opening_pages.players_page(rules),
        opening_pages.cards_page(rules),
        opening_pages.deal_page(rules),
        trump_page(rules),
        play_page(rules),
        score_pages.result_page(rules),
        score_pages.match_page(rules),
        score_pages.dealer_page(rules),
        tips_page(rules),
        errors_page(),
        variants_page(),
        glossary_page(),
        table_page(rules),
    )


class Finding(NamedTuple):
    """A section in which all words of a search stand, and a piece of text around the first."""

    page: Page
    section: Section
    excerpt: str

    @property
    def place(self) -> str:
        """Return the place of the section: ``trump#power``."""
        return f"{self.page.id}#{self.section.id}"


_AROUND = 40


def find(pages: Book, query: str) -> list[Finding]:
    """Return the sections that hold every word of a query, headings first.

    Capitals and accents do not matter, and a word may be the beginning of a longer one.
    """
    words = plain(query).split()
    found = list(_findings(pages, words)) if words else []
    return sorted(found, key=lambda each: not _in_heading(each, words))


def _findings(pages: Book, words: list[str]) -> Iterator[Finding]:
    for page in pages:
        for section in page.sections:
            lines = [text for block in section.blocks for text in texts(block)]
            whole = plain(" ".join([page.title, section.title, *lines]))
            if all(_at(whole, word) >= 0 for word in words):
                yield Finding(page, section, _excerpt(lines, words[0]))


def _in_heading(finding: Finding, words: list[str]) -> bool:
    heading = plain(f"{finding.page.title} {finding.section.title}")
    return any(_at(heading, word) >= 0 for word in words)


def _at(plain_text: str, word: str) -> int:
    """Return where a word of a text begins with another word, -1 if none does."""
    found = re.search(rf"(?<!\w){re.escape(word)}", plain_text)
    return found.start() if found else -1


def _excerpt(lines: list[str], word: str) -> str:
    """Return the words around the first place of a word."""
    first = lines[0] if lines else ""
    line = next((line for line in lines if _at(plain(line), word) >= 0), first)
    at = max(0, _at(plain(line), word))
    start = line.rfind(" ", 0, max(0, at - _AROUND)) + 1
    end = line.find(" ", at + len(word) + _AROUND)
    return ("…" if start else "") + (line[start:] if end < 0 else line[start:end] + " …")


def plain(text: str) -> str:
    """Return a text without capitals and accents, letter by letter, for comparing."""
    return "".join(_bare(letter) for letter in text)


def _bare(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0]
    return base.casefold() if len(base.casefold()) == 1 else base.lower()
