"""The help page with advice on strategy, chosen for the rule set in force."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.rules import MatchMode, Objective, RuleSet, TieBreak, TrumpMode
from app.ui.help.article import Items, Page, Section, page, section

translate = QCoreApplication.translate

_BY_DISCARD = (TrumpMode.FIRST_VOID, TrumpMode.FIRST_VOID_NAMED, TrumpMode.FIRST_VOID_CLOSED)
_HIDDEN = (TrumpMode.FIRST_VOID_CLOSED, TrumpMode.CLOSED_CARD)


def tips_page(rules: RuleSet) -> Page:
    """Return the page with the advice that fits a rule set."""
    return page(
        "tips",
        translate("Tips", "Tips"),
        _tens() if _is_for_tens(rules) else None,
        _leads(rules),
        section("trump", translate("Tips", "The trump"), Items(tuple(_trump(rules))))
        if rules.trump is not TrumpMode.NONE
        else None,
        _score(rules),
    )


def _is_for_tens(rules: RuleSet) -> bool:
    return rules.objective is not Objective.TRICKS


def _tens() -> Section:
    advice = (
        translate(
            "Tips",
            "Do not lead a ten before your side controls its suit or the trump: a ten that is led"
            " early is easy prey.",
        ),
        translate(
            "Tips",
            "If you hold the ace and the ten of a suit, lead the ace first. The others must follow"
            " with lower cards, and your ten has a safer way home.",
        ),
        translate(
            "Tips",
            "Give your ten to a trick that your partner is sure to win. Never give it to a trick"
            " that the opponents are winning, if you can help it.",
        ),
        translate(
            "Tips",
            "When you cannot follow suit and cannot win, discard a low card of a long suit, so that"
            " no ten of yours falls to the opponents.",
        ),
    )
    return section("tens", translate("Tips", "The tens"), Items(advice))


def _leads(rules: RuleSet) -> Section:
    advice = (
        translate(
            "Tips",
            "Lead high cards of the side suits early. They draw the opponents' high cards before"
            " the tens come into play.",
        )
        if _is_for_tens(rules)
        else translate(
            "Tips",
            "Lead high cards of the side suits early, while everybody can still follow suit.",
        ),
        translate(
            "Tips",
            "A low card led from a strong suit is a message to your partner: play your high card if"
            " you can.",
        ),
        _places(rules),
    )
    return section("leads", translate("Tips", "Leads and partners"), Items(advice))


def _places(rules: RuleSet) -> str:
    if rules.players == 6:
        return translate(
            "Tips",
            "Early in a trick you may play low: your partners still come after you. If you are the"
            " last of your side, you should try to win.",
        )
    return translate(
        "Tips",
        "As the second to play you may play low: your partner still comes after you. As the third"
        " you should try to win.",
    )


def _trump(rules: RuleSet) -> list[str]:
    advice = []
    if rules.trump in _BY_DISCARD:
        advice.append(
            translate(
                "Tips",
                "Do not let the first idle discard decide the trump. If your side may be the first"
                " to be void, prepare for it: shorten a weak suit, and make your strongest suit the"
                " trump.",
            )
        )
    if rules.trump in _HIDDEN and _is_for_tens(rules):
        advice.append(
            translate(
                "Tips",
                "Do not reveal a hidden trump too early. Keep it for a trick that decides"
                " something, best of all one with a ten in it.",
            )
        )
    if not _is_for_tens(rules):
        return [
            *advice,
            translate(
                "Tips",
                "Keep a trump for the last tricks: even a small one wins when the others have none"
                " left.",
            ),
            translate(
                "Tips",
                "Count the trumps. When they are all gone, the aces of the side suits are the"
                " masters.",
            ),
        ]
    return [
        *advice,
        translate(
            "Tips",
            "Keep a trump for the last tricks. The last ten is often caught by a small trump when"
            " the high ones are gone.",
        ),
        translate(
            "Tips",
            "Count the trumps. When they are all gone, the aces of the side suits are the masters;"
            " while they are not, keep a high one with which to ruff a ten of the opponents.",
        ),
    ]


def _score(rules: RuleSet) -> Section | None:
    advice = []
    if rules.match is MatchMode.STREAK:
        text = translate(
            "Tips",
            "With a long streak play with care, above all one or two deals before its end. A draw"
            " costs nothing, but one lost deal takes you back to zero.",
        )
        advice.append(text)
    if rules.match is MatchMode.TENS_TOTAL:
        advice.append(
            translate(
                "Tips",
                "Every ten counts for the match, whoever wins the deal: fight for the last ten of a"
                " lost deal too.",
            )
        )
    elif rules.tie_break is TieBreak.TRICKS:
        text = translate(
            "Tips",
            "When the tens are shared early, every trick matters. Count them from the middle of the"
            " deal on: {tricks} of {all} decide.",
        )
        advice.append(text.format(tricks=rules.hand_size // 2 + 1, all=rules.hand_size))
    if rules.objective is Objective.TRICKS:
        advice.append(
            translate(
                "Tips",
                "Seven tricks are enough. Once you have them, try for all thirteen only if little"
                " is missing.",
            )
        )
    if not advice:
        return None
    return section("score", translate("Tips", "The score"), Items(tuple(advice)))
