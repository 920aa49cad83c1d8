"""Names and descriptions of the named rule sets and their families."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.core.rules import RuleSet
from app.ui.texts.mark import QT_TRANSLATE_NOOP
from app.ui.texts.seats import LONGEST_SHOWN, shortened

translate = QCoreApplication.translate


class _Words(NamedTuple):
    name: str
    lines: str


FAMILIES: dict[str, tuple[str, ...]] = {
    "dehla_pakad": (
        "dehla_pakad",
        "dehla_pakad_named",
        "dehla_pakad_open",
        "dehla_pakad_closed",
        "dehla_pakad_pile",
        "coat",
        "double_sar",
        "three_decks",
    ),
    "mendikot": (
        "mendikot",
        "mendikot_open",
        "mendikot_closed",
        "band_hukum_a",
        "mendikot_face_up",
        "mendikot_no_trump",
        "mendikot_short",
        "mendikot_dehla_style",
    ),
    "court_piece": ("court_piece",),
}
"""The presets by family, in the order in which they are offered."""

_FAMILIES = {
    "dehla_pakad": QT_TRANSLATE_NOOP("Presets", "Dehla Pakad"),
    "mendikot": QT_TRANSLATE_NOOP("Presets", "Mendikot"),
    "court_piece": QT_TRANSLATE_NOOP("Presets", "Court Piece"),
}

_PRESETS = {
    "dehla_pakad": _Words(
        QT_TRANSLATE_NOOP("Presets", "Dehla Pakad"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Whoever cannot follow suit first sets the trump by that card. Three tens win a deal.\n"
            "Seven deals won in a row win the match, and so do all four tens in one deal.",
        ),
    ),
    "dehla_pakad_named": _Words(
        QT_TRANSLATE_NOOP("Presets", "Dehla Pakad, spoken trump"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Whoever cannot follow suit first names the trump aloud, then plays any card.\n"
            "Otherwise Dehla Pakad: three tens a deal, seven deals in a row.",
        ),
    ),
    "dehla_pakad_open": _Words(
        QT_TRANSLATE_NOOP("Presets", "Dehla Pakad, open trump"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "The dealer's partner names the trump before the first card is played.\n"
            "Otherwise Dehla Pakad: three tens a deal, seven deals in a row.",
        ),
    ),
    "dehla_pakad_closed": _Words(
        QT_TRANSLATE_NOOP("Presets", "Dehla Pakad, closed trump"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Whoever cannot follow suit first notes the trump in secret.\n"
            "It wakes when the same player cannot follow suit again.",
        ),
    ),
    "double_sar": _Words(
        QT_TRANSLATE_NOOP("Presets", "Double Sar"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Every card that you capture counts one, every ten two: 29 of 56 win the deal.\n"
            "Trump and match as in Dehla Pakad.",
        ),
    ),
    "coat": _Words(
        QT_TRANSLATE_NOOP("Presets", "Coat, for points"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Dehla Pakad in which each won deal scores a point, and seven points win the match.\n"
            "All four tens in one deal still win at once.",
        ),
    ),
    "three_decks": _Words(
        QT_TRANSLATE_NOOP("Presets", "Three decks, six players"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Three against three with 156 cards: seven of the twelve tens win a deal.\n"
            "Of two identical cards the later one wins. Seven points win the match.",
        ),
    ),
    "court_piece": _Words(
        QT_TRANSLATE_NOOP("Presets", "Court Piece"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "The old game behind the others: seven of the thirteen tricks win a deal.\n"
            "The first seven tricks score double, all thirteen fourfold. Seven points win.",
        ),
    ),
    "mendikot": _Words(
        QT_TRANSLATE_NOOP("Presets", "Mendikot"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "The first card off suit sets the trump. Three tens win a deal, and at two each tricks"
            " decide.\n"
            "A deal scores one point, all tens two, all tens and tricks three. Seven points win.",
        ),
    ),
    "mendikot_open": _Words(
        QT_TRANSLATE_NOOP("Presets", "Mendikot, open method"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "The trump is drawn before play: a card from another hand, shown to all.\n"
            "Otherwise Mendikot to seven points.",
        ),
    ),
    "mendikot_closed": _Words(
        QT_TRANSLATE_NOOP("Presets", "Mendikot, closed method"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "A card laid face down is the trump, and it sleeps until it is revealed.\n"
            "Whoever cannot follow suit may ask for it, and must then trump.",
        ),
    ),
    "mendikot_face_up": _Words(
        QT_TRANSLATE_NOOP("Presets", "Mendikot, trump face up"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "The player after the dealer lays the trump card open on the table.\n"
            "Otherwise Mendikot to seven points.",
        ),
    ),
    "mendikot_no_trump": _Words(
        QT_TRANSLATE_NOOP("Presets", "Mendikot without trump"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Only the suit led counts: no card can ruff your tens, and none can save them.\n"
            "Otherwise Mendikot to seven points.",
        ),
    ),
    "mendikot_short": _Words(
        QT_TRANSLATE_NOOP("Presets", "Short Mendikot"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "A quick game with the 32 cards from seven to ace, eight for each player.\n"
            "At two tens each five of the eight tricks decide.",
        ),
    ),
    "mendikot_dehla_style": _Words(
        QT_TRANSLATE_NOOP("Presets", "Mendikot, Dehla style"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Every ten that a side captures scores one, deal after deal.\n"
            "The first side to have twenty tens wins the match.",
        ),
    ),
    "dehla_pakad_pile": _Words(
        QT_TRANSLATE_NOOP("Presets", "Dehla Pakad, pile capture"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Tricks stay in the middle until one player wins two in a row and takes the pile.\n"
            "A won deal scores a point, all four tens two. Seven points win.",
        ),
    ),
    "band_hukum_a": _Words(
        QT_TRANSLATE_NOOP("Presets", "Mendikot, band hukum"),
        QT_TRANSLATE_NOOP(
            "Presets",
            "A card laid face down is the trump.\n"
            "It is revealed by itself the first time that somebody cannot follow suit.",
        ),
    ),
}


def family_name(family: str) -> str:
    """Return the name of a family of presets."""
    return translate("Presets", _FAMILIES[family])


def preset_name(preset: str) -> str:
    """Return the name of a preset; of an unknown one its id."""
    words = _PRESETS.get(preset)
    return translate("Presets", words.name) if words else preset


def preset_lines(preset: str) -> str:
    """Return the two lines that describe a preset."""
    return translate("Presets", _PRESETS[preset].lines)


def rules_name(rules: RuleSet) -> str:
    """Return the name of a rule set: its own, or that of its preset."""
    if rules.name is None:
        return preset_name(rules.preset)
    return shortened(rules.name, LONGEST_SHOWN)
