"""Tooltips with the words of the glossary, for what the table shows."""

from __future__ import annotations

import html
from functools import lru_cache

from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QWidget

from app.core.observation import is_secret
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import Family, MatchMode, RuleSet, TrumpMode
from app.core.state import Category, Trump
from app.ui.help.glossary import meaning, term
from app.ui.help.render import for_qt
from app.ui.picture import Picture
from app.ui.texts.presets import preset_lines, preset_name

UNSAID = " "
"""A description that no voice speaks: for an empty one Qt hands out the tooltip, with its HTML."""


_ENDS = (".", "!", "?", ":", "…")


def tooltip(*term_ids: str) -> str:
    """Return words with what they mean as rich text, which a tooltip breaks into lines."""
    explained = (
        f"<p><b>{html.escape(term(each))}</b><br>{html.escape(meaning(each))}</p>"
        for each in term_ids
    )
    return for_qt("".join(explained))


def explain(widget: QWidget, rich: str) -> None:
    """Give a widget a tooltip, and screen readers its words: Qt would hand them the HTML.

    What the widget's name says already is not said again.
    """
    widget.setToolTip(rich)
    said = plain(rich)
    widget.setAccessibleDescription(UNSAID if said == widget.accessibleName() else said)


def show_only(widget: QWidget, rich: str) -> None:
    """Give a picture a tooltip for the mouse: screen readers find the words beside it."""
    widget.setToolTip(rich)
    widget.setAccessibleDescription(UNSAID)


@lru_cache(maxsize=256)
def plain(rich: str) -> str:
    """Return the words of a tooltip in one line, a colon after each word that is explained."""
    text = QTextDocumentFragment.fromHtml(rich).toPlainText()
    lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
    heads = [line if line.endswith(_ENDS) else f"{line}:" for line in lines[:-1]]
    return " ".join([*heads, *lines[-1:]])


def rules_tooltip(rules: RuleSet) -> str:
    """Say in two lines what the rules are made from; empty if that preset is unknown here."""
    if rules.preset not in PRESETS:
        return ""
    name, lines = preset_name(rules.preset), preset_lines(rules.preset)
    return for_qt(f"<p><b>{html.escape(name)}</b></p><p>{html.escape(lines)}</p>")


def trump_tooltip(rules: RuleSet, trump: Trump | None) -> str:
    """Explain the state of the trump; empty where there is none in the game."""
    if rules.trump is TrumpMode.NONE:
        return ""
    is_hidden = trump is not None and is_secret(trump)
    return tooltip("closed_trump" if is_hidden else "trump", "hukum")


def match_tooltip(rules: RuleSet) -> str:
    """Explain the words in which a match is counted."""
    words = ["streak"] if rules.match is MatchMode.STREAK else ["match"]
    if rules.family is Family.MENDIKOT:
        words += ["mendikot", "kot"]
    elif rules.family is Family.COURT_PIECE:
        words += ["court", "bavney"]
    else:
        words += ["sirr", "kot"] if rules.match is MatchMode.STREAK else ["sirr"]
    return tooltip(*words)


def result_tooltip(category: Category) -> str:
    """Explain the name of a deal's result; empty for a win."""
    return "" if category is Category.WIN else tooltip(category.value)


def seat_tooltip(description: str, *, is_dealer: bool) -> str:
    """Return a seat in words, for what its plate abbreviates, and what a dealer is."""
    return literally(description) + (tooltip("dealer") if is_dealer else "")


def literally(text: str) -> str:
    """Return a tooltip that shows a text as it is, whatever names are in it."""
    return for_qt(f"<p>{html.escape(text)}</p>") if text else ""


def prompt_tooltip(seen: Picture) -> str:
    """Explain the words in which the table says what the viewer has to do."""
    if not seen.my_turn:
        return ""
    if seen.phase is Phase.LEAD:
        return tooltip("lead")
    if seen.phase in (Phase.FOLLOW, Phase.ASKED) and seen.must_follow:
        return tooltip("follow")
    if seen.phase in (Phase.FOLLOW, Phase.ASKED):
        return tooltip("void", "ruff", "discard")
    return trump_tooltip(seen.rules, seen.trump)
