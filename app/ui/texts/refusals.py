"""Why something is not possible, in the words of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.actions import Kind
from app.core.errors import IllegalActionError
from app.ui.texts.cards import suit_name, the_card
from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

REFUSALS = {
    "wrong_phase": QT_TRANSLATE_NOOP("Refusals", "That is not possible now."),
    "not_your_turn": QT_TRANSLATE_NOOP("Refusals", "It is not your turn."),
    "bad_cut": QT_TRANSLATE_NOOP("Refusals", "Every seat must cut a different card."),
    "bad_hands": QT_TRANSLATE_NOOP(
        "Refusals", "The hands are not the whole deck, dealt evenly to every seat."
    ),
    "not_held": QT_TRANSLATE_NOOP("Refusals", "You do not hold {card}."),
    "must_follow": QT_TRANSLATE_NOOP("Refusals", "Follow suit: play {suit}."),
    "must_trump": QT_TRANSLATE_NOOP(
        "Refusals", "You asked for the trump, so play a trump: {suit}."
    ),
    "choice_not_possible": QT_TRANSLATE_NOOP("Refusals", "Choose a card or a suit that you hold."),
    "may_not_ask": QT_TRANSLATE_NOOP(
        "Refusals",
        "You may ask for the trump only while it is hidden, when you cannot follow suit, and not"
        " when you chose it.",
    ),
    "thrown_in": QT_TRANSLATE_NOOP("Refusals", "A house rule throws this deal in."),
    "claim_not_on_lead": QT_TRANSLATE_NOOP(
        "Refusals", "You can claim the rest only when you are to lead."
    ),
    "claim_beaten": QT_TRANSLATE_NOOP(
        "Refusals", "That claim is not certain: {beater} may still be out."
    ),
    "claim_ruffed": QT_TRANSLATE_NOOP(
        "Refusals", "That claim is not certain: somebody may ruff {card}."
    ),
}
"""Why an action is refused, by the stable id of the reason."""


def refusal(error: IllegalActionError, kind: Kind | None = None) -> str:
    """Return the reason of an illegal action as a sentence."""
    text = REFUSALS.get(error.reason, REFUSALS["wrong_phase"])
    if kind is Kind.CLAIM and error.reason == "wrong_phase":
        text = REFUSALS["claim_not_on_lead"]
    values = error.values
    return translate("Refusals", text).format(
        card=_card(values.get("card")),
        beater=_card(values.get("beater")),
        suit=_suit(values.get("suit")),
    )


def _card(card: int | str | None) -> str:
    return the_card(card) if isinstance(card, int) and card >= 0 else ""


def _suit(suit: int | str | None) -> str:
    return suit_name(suit) if isinstance(suit, int) and suit >= 0 else ""
