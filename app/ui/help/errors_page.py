"""The help page about common errors: at the table, and in rules that are passed around."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.help.article import Page, Section, Terms, page, section

translate = QCoreApplication.translate


def errors_page() -> Page:
    """Return the page about common errors."""
    return page("errors", translate("Errors", "Common errors"), _at_the_table(), _in_rules())


def _at_the_table() -> Section:
    errors = (
        (
            translate("Errors", "“Whoever is void has to trump.”"),
            translate(
                "Errors",
                "No. Whoever cannot follow suit may play any card. Only where a hidden trump is"
                " asked for can there be a duty to play it.",
            ),
        ),
        (
            translate("Errors", "“A later discard changes the trump.”"),
            translate("Errors", "No. The first one sets it, and it stays for the whole deal."),
        ),
        (
            translate("Errors", "“A hidden trump already wins.”"),
            translate(
                "Errors",
                "No. It sleeps until it is revealed, and cards that were played before stay"
                " ordinary cards.",
            ),
        ),
        (
            translate("Errors", "Revoking"),
            translate(
                "Errors",
                "Not following suit although one could is the gravest error with real cards. Agree"
                " on a penalty beforehand; often the deal is lost. The program does not allow it.",
            ),
        ),
        (
            translate("Errors", "Showing a card while dealing"),
            translate(
                "Errors",
                "That is a misdeal, and the same dealer deals again. The program never does.",
            ),
        ),
    )
    return section("table", translate("Errors", "At the table"), Terms(errors))


def _in_rules() -> Section:
    errors = (
        (
            translate("Errors", "“A deal has 13 tricks for each player.”"),
            translate(
                "Errors",
                "It has 13 tricks in all. Everybody plays 13 cards, and the two sides share the"
                " tricks.",
            ),
        ),
        (
            translate("Errors", "“A won deal is a kot.”"),
            translate(
                "Errors",
                "In Dehla Pakad a kot is the match won by a streak, in Mendikot all tens and all"
                " tricks. A single won deal is simply a won deal.",
            ),
        ),
        (
            translate("Errors", "“No ten, one ten or two tens lose the deal.”"),
            translate(
                "Errors",
                "The deal is lost when the other side has three or four. With two tens each it is"
                " drawn in Dehla Pakad, and the tricks decide it in Mendikot.",
            ),
        ),
        (
            translate("Errors", "“Do not give an opponent's ten to your own side.”"),
            translate(
                "Errors",
                "The other way round: do not give your ten to the opponents. A ten of theirs is"
                " always welcome.",
            ),
        ),
        (
            translate("Errors", "“Make your strongest suit trump, not the one that you lack.”"),
            translate(
                "Errors",
                "You cannot make a suit trump that you do not hold. What is meant: do not let the"
                " first idle discard decide the trump.",
            ),
        ),
        (
            translate("Errors", "Ace, king, queen and jack below the scores"),
            translate(
                "Errors",
                "Some printed rules show these four cards after the list of scores. That is a"
                " decoration: in the games for tens they score nothing.",
            ),
        ),
    )
    return section("rules", translate("Errors", "In printed rules"), Terms(errors))
