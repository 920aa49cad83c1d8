"""Hints in words: the card, the reason for it, and the risk."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ai.player import Decision
from app.core.actions import Kind
from app.ui.texts.cards import suit_name, the_card
from app.ui.texts.mark import QT_TRANSLATE_NOOP
from app.ui.texts.results import percent

translate = QCoreApplication.translate

_REASONS = {
    "set_trump": QT_TRANSLATE_NOOP(
        "Hints", "you cannot follow suit, and this makes a strong suit of yours trump"
    ),
    "feed_ten": QT_TRANSLATE_NOOP("Hints", "your partner wins this trick, so give it a ten"),
    "win_with_ten": QT_TRANSLATE_NOOP("Hints", "the ten itself wins this trick"),
    "capture_ten": QT_TRANSLATE_NOOP("Hints", "it captures the ten that lies in this trick"),
    "guard_ten": QT_TRANSLATE_NOOP("Hints", "it keeps your partner's ten safe"),
    "leave_to_partner": QT_TRANSLATE_NOOP(
        "Hints", "your partner is winning, so save your high cards"
    ),
    "second_hand_low": QT_TRANSLATE_NOOP(
        "Hints", "your partner still plays to this trick, so keep your strength"
    ),
    "third_hand_high": QT_TRANSLATE_NOOP(
        "Hints", "your partner led low and hopes that you play high"
    ),
    "win_cheaply": QT_TRANSLATE_NOOP("Hints", "it is the cheapest card that wins the trick"),
    "ruff": QT_TRANSLATE_NOOP("Hints", "a small trump wins the trick"),
    "throw_low": QT_TRANSLATE_NOOP("Hints", "you will not win this trick, so lose little"),
    "cash_ten": QT_TRANSLATE_NOOP("Hints", "nobody can beat this ten now"),
    "cash_master": QT_TRANSLATE_NOOP(
        "Hints", "it is the highest card left in its suit, and the others can still follow"
    ),
    "draw_trumps": QT_TRANSLATE_NOOP("Hints", "it draws the trumps that could ruff your tens"),
    "lead_to_ruff": QT_TRANSLATE_NOOP(
        "Hints", "your partner has none of this suit and can ruff it"
    ),
    "lead_short": QT_TRANSLATE_NOOP(
        "Hints", "it shortens a suit, so that you may be the one who sets the trump"
    ),
    "lead_low": QT_TRANSLATE_NOOP("Hints", "a low lead puts none of your tens at risk"),
    "only_choice": QT_TRANSLATE_NOOP("Hints", "you have no other choice"),
    "strongest_suit": QT_TRANSLATE_NOOP("Hints", "it is your longest and strongest suit"),
    "ask_for_ten": QT_TRANSLATE_NOOP("Hints", "a trump could win this trick and its ten"),
    "whim": QT_TRANSLATE_NOOP("Hints", "any card will do here"),
    "search": QT_TRANSLATE_NOOP(
        "Hints", "it came out best in the deals that agree with what you have seen"
    ),
}


def hint_reason(reason: str) -> str:
    """Return the reason of a decision as a clause without a full stop."""
    return translate("Hints", _REASONS.get(reason, _REASONS["search"]))


def hint(decision: Decision) -> str:
    """Return a decision as advice: what to do, why, and how risky it is."""
    advice = translate("Hints", "{action}: {reason}.")
    text = advice.format(action=_action(decision), reason=hint_reason(decision.reason))
    if decision.risk is None:
        return text
    risk = translate("Hints", "Risk: {percent}.").format(percent=percent(decision.risk))
    return text + " " + risk


def _action(decision: Decision) -> str:
    action = decision.action
    if action.kind is Kind.ASK:
        return translate("Hints", "Ask for the trump")
    if action.kind is Kind.LAY:
        return translate("Hints", "Lay down {card} as trump").format(card=the_card(action.card))
    if action.kind in (Kind.NAME, Kind.NOTE):
        return translate("Hints", "Make {suit} trump").format(suit=suit_name(action.suit))
    return translate("Hints", "Play {card}").format(card=the_card(action.card))
