"""The help page about the named rule sets, family by family."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.help.article import Items, Page, Section, Terms, page, section
from app.ui.texts.presets import FAMILIES, family_name, preset_lines, preset_name

translate = QCoreApplication.translate


def variants_page() -> Page:
    """Return the page about all named rule sets, and what can be changed in them."""
    families = [_family(family) for family in FAMILIES]
    return page("variants", translate("Variants", "Variants"), *families, _house_rules())


def _family(family: str) -> Section:
    entries = tuple(
        (preset_name(preset), preset_lines(preset).replace("\n", " "))
        for preset in FAMILIES[family]
    )
    return section(family, family_name(family), Terms(entries), Items(_remarks(family)))


def _remarks(family: str) -> tuple[str, ...]:
    if family == "dehla_pakad":
        return (
            translate(
                "Variants",
                "With an open trump nobody waits for the first discard: the game loses a surprise"
                " and becomes easier to plan.",
            ),
            translate("Variants", "The closed trump is much played in Delhi and in the Punjab."),
            translate(
                "Variants", "In some clubs the trump is spoken instead of set by the card played."
            ),
            translate("Variants", "Double Sar has become rare."),
            translate(
                "Variants", "Pile capture is the wildest form: one trick can turn a whole deal."
            ),
            translate("Variants", "With three decks the tens are still the only cards that count."),
        )
    if family == "mendikot":
        return (
            translate(
                "Variants",
                "Three ways of choosing the trump are usual: the open method, the closed method,"
                " and the first discard.",
            ),
            translate(
                "Variants", "Without trump the end of a deal is tense, above all in short suits."
            ),
            translate(
                "Variants", "In the Dehla style the tens of all deals are added up to a total."
            ),
            translate("Variants", "With the short deck a deal has only eight tricks."),
        )
    return (
        translate(
            "Variants", "Court Piece has the same play without the tens: tricks are what counts."
        ),
    )


def _house_rules() -> Section:
    rules = (
        translate(
            "Variants",
            "A streak of three or five deals instead of seven, for a shorter match of Dehla Pakad.",
        ),
        translate("Variants", "A sirr that is an ordinary won deal instead of the whole match."),
        translate("Variants", "A fixed number of deals instead of a number of points."),
        translate("Variants", "A point more for a mendikot with all four aces (ultra-mendikot)."),
        translate("Variants", "New cards for a hand without a high card, or with all the tens."),
        translate(
            "Variants",
            "Another way of choosing the trump, the short deck, other points for results.",
        ),
    )
    return section(
        "house_rules",
        translate("Variants", "House rules"),
        translate("Variants", "Before a match all this can be agreed, and kept under a name:"),
        Items(rules),
    )
