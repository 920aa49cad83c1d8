"""Hints in words: the card, the reason for it, who may still thwart it, and the risk."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ai.danger import Danger
from app.ai.player import Decision
from app.core.actions import Kind
from app.ui.texts.cards import suit_name, the_card
from app.ui.texts.mark import QT_TRANSLATE_NOOP
from app.ui.texts.results import percent
from app.ui.texts.seats import Seating

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
    "choose_trump": QT_TRANSLATE_NOOP(
        "Hints", "you cannot follow suit, and this suit promises most as trump"
    ),
    "trust_partner": QT_TRANSLATE_NOOP(
        "Hints", "your partner may well win this trick, so give it a ten"
    ),
    "hope_for_partner": QT_TRANSLATE_NOOP(
        "Hints", "your partner still plays to this trick and may win the ten"
    ),
    "stake_ten": QT_TRANSLATE_NOOP("Hints", "the ten may win this trick itself"),
    "take_over": QT_TRANSLATE_NOOP("Hints", "it wins the trick in your partner's place"),
    "try_to_capture": QT_TRANSLATE_NOOP("Hints", "it may capture the ten that lies in this trick"),
    "take_trick": QT_TRANSLATE_NOOP("Hints", "it wins the trick"),
    "try_to_win": QT_TRANSLATE_NOOP("Hints", "it may win the trick"),
    "clear_suit": QT_TRANSLATE_NOOP("Hints", "it clears a suit, so that you can ruff it later"),
    "hold_back": QT_TRANSLATE_NOOP("Hints", "nothing in this trick is worth a high card yet"),
    "offer_ten": QT_TRANSLATE_NOOP("Hints", "your partner may bring this ten home"),
    "lead_small": QT_TRANSLATE_NOOP("Hints", "a low lead gives little away"),
    "lead_trump": QT_TRANSLATE_NOOP("Hints", "it takes trumps out of the other hands"),
    "lead_master": QT_TRANSLATE_NOOP("Hints", "it is the highest card left in its suit"),
    "return_suit": QT_TRANSLATE_NOOP("Hints", "your partner led this suit before"),
    "force_high": QT_TRANSLATE_NOOP("Hints", "it makes the others spend their higher cards"),
    "search": QT_TRANSLATE_NOOP(
        "Hints", "it came out best in the deals that agree with what you have seen"
    ),
}


def hint_reason(reason: str) -> str:
    """Return the reason of a decision as a clause without a full stop."""
    return translate("Hints", _REASONS.get(reason, _REASONS["search"]))


def hint(decision: Decision, seating: Seating) -> str:
    """Return a decision as advice: what to do, why, what may go wrong, and how risky it is."""
    advice = translate("Hints", "{action}: {reason}.")
    reason = hint_reason(decision.reason)
    sentences = [advice.format(action=_action(decision), reason=reason)]
    if decision.danger is not None:
        sentences.append(_danger(decision.danger, seating))
    if decision.risk is not None:
        risk = translate("Hints", "Risk of losing the deal: {percent}.")
        sentences.append(risk.format(percent=percent(decision.risk)))
    return " ".join(sentences)


def _danger(danger: Danger, seating: Seating) -> str:
    """Return who may take the trick, and how."""
    if danger.how == "higher":
        text = translate("Hints", "{seat} may hold a higher card of {suit}.")
    elif danger.how == "ace":
        text = translate("Hints", "{seat} may hold another ace of {suit}, and the later ace wins.")
    elif danger.how == "set":
        text = _may_set(danger)
    else:
        text = _may_ruff(danger)
    return text.format(seat=seating.name(danger.seat), suit=suit_name(danger.suit))


def _may_ruff(danger: Danger) -> str:
    if danger.is_void:
        return translate("Hints", "{seat} has no {suit} and may ruff.")
    if not danger.followed:
        return translate("Hints", "{seat} may have no {suit} and ruff.")
    return translate(
        "Hints",
        "{seat} may have no {suit} left and ruff; so far {seat} followed %n time(s).",
        "",
        danger.followed,
    )


def _may_set(danger: Danger) -> str:
    if danger.is_void:
        return translate("Hints", "{seat} has no {suit} and may set the trump.")
    if not danger.followed:
        return translate("Hints", "{seat} may have no {suit} and set the trump.")
    return translate(
        "Hints",
        "{seat} may have no {suit} left and set the trump; so far {seat} followed %n time(s).",
        "",
        danger.followed,
    )


def _action(decision: Decision) -> str:
    action = decision.action
    if action.kind is Kind.ASK:
        return translate("Hints", "Ask for the trump")
    if action.kind is Kind.LAY:
        return translate("Hints", "Lay down {card} as trump").format(card=the_card(action.card))
    if action.kind in (Kind.NAME, Kind.NOTE):
        return translate("Hints", "Make {suit} trump").format(suit=suit_name(action.suit))
    return translate("Hints", "Play {card}").format(card=the_card(action.card))
