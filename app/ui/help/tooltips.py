"""Tooltips with the words of the glossary, for what the table shows."""

from __future__ import annotations

from html import escape

from app.core.rules import Family, MatchMode, RuleSet, TrumpMode
from app.core.state import Category, Trump
from app.ui.help.glossary import meaning, term


def tooltip(*term_ids: str) -> str:
    """Return words with what they mean as rich text, which a tooltip breaks into lines."""
    return "".join(
        f"<p><b>{escape(term(each))}</b><br>{escape(meaning(each))}</p>" for each in term_ids
    )


def trump_tooltip(rules: RuleSet, trump: Trump | None) -> str:
    """Explain the state of the trump; empty where there is none in the game."""
    if rules.trump is TrumpMode.NONE:
        return ""
    is_asleep = trump is not None and trump.awake_at is None
    return tooltip("closed_trump" if is_asleep else "trump", "hukum")


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
