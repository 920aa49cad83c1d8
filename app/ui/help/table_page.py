"""The help page about the table on the screen: how to play, and what its signs mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.cards import HEARTS, RANK_TEN, make_card
from app.core.rules import Objective, RuleSet
from app.ui.help.article import Items, Page, page, section
from app.ui.texts.cards import card_name, card_short

translate = QCoreApplication.translate


def table_page(rules: RuleSet) -> Page:
    """Return the page about the table on the screen."""
    return page(
        "table",
        translate("HelpTable", "At this table"),
        section("playing", translate("HelpTable", "Playing a card"), Items(_ways())),
        section("signs", translate("HelpTable", "What is to be seen"), Items(_signs(rules))),
        section("help", translate("HelpTable", "Hints, undo, serious matches"), Items(_aids())),
    )


def _ways() -> tuple[str, ...]:
    ten = make_card(HEARTS, RANK_TEN)
    typing = translate("HelpTable", "Type the card: {typed} is the {card}.")
    return (
        translate("HelpTable", "Click a card, or drag it onto the table."),
        translate("HelpTable", "Choose it with the arrow keys and press Enter."),
        typing.format(typed=card_short(ten), card=card_name(ten)),
        translate(
            "HelpTable",
            "Cards that may be played stand out. Another one goes back into the hand, and the"
            " status line says why.",
        ),
    )


def _signs(rules: RuleSet) -> tuple[str, ...]:
    signs = (
        translate(
            "HelpTable",
            "Every ten has a medallion: a broken ring for one that has not been seen, a small card"
            " for one in your hand, a golden flower for one of ours, a dark square for one of"
            " theirs.",
        ),
        translate(
            "HelpTable",
            "Beside them stand the tricks of both sides, the trump, and the streak or the points.",
        ),
        translate(
            "HelpTable",
            "The round arrow shows the direction of play, a button the dealer, and a pointer whose"
            " turn it is.",
        ),
        translate(
            "HelpTable",
            "Each player has a plate with the name and, for a computer player, the level. It also"
            " says who your partners are.",
        ),
        translate("HelpTable", "Words with a special meaning explain themselves under the mouse."),
    )
    if rules.objective is not Objective.TRICKS:
        return signs
    no_stake = translate(
        "HelpTable",
        "In this game the medallions only tell where the tens are: tens count no more than other"
        " cards.",
    )
    return (signs[0], no_stake, *signs[1:])


def _aids() -> tuple[str, ...]:
    return (
        translate(
            "HelpTable",
            "A hint names a card, the reason for it, the opponent who may still take the trick, and"
            " the risk, which is the chance to lose the deal. It knows no more than you do.",
        ),
        translate(
            "HelpTable",
            "Undo goes back to your own last decision, as often as you like. The same line played"
            " again gives the same deal.",
        ),
        translate(
            "HelpTable",
            "Deals with hints or undo are marked as assisted in the statistics. A serious match has"
            " neither.",
        ),
    )
