"""What is said to those who do not see the table: what lies there, and what they can do now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.cards import Card
from app.core.phases import Phase
from app.ui.picture import Picture
from app.ui.situation import SUIT_PHASES
from app.ui.texts.cards import card_name, the_card
from app.ui.texts.seats import Seating
from app.ui.views.action_bar import Choice
from app.ui.words import trick_card_name

translate = QCoreApplication.translate

_ENDS = (".", "!", "?", "…")


def sentence(text: str) -> str:
    """Return a text with a full stop, so that a voice does not run on into what follows."""
    return text if not text or text.endswith(_ENDS) else f"{text}."


def in_one_line(*texts: str) -> str:
    """Return texts of any number of lines as sentences in a row."""
    lines = (line.strip() for text in texts for line in text.split("\n"))
    return " ".join(sentence(line) for line in lines if line)


def plain_text(label: str) -> str:
    """Return the words of a button without the sign of its letter."""
    return label.replace("&&", "\0").replace("&", "").replace("\0", "&")


def on_the_table(seen: Picture, seating: Seating) -> str:
    """Return which cards lie in the middle and who is winning; empty if there are none."""
    if not seen.trick:
        return ""
    cards = "; ".join(trick_card_name(seating.name(each.seat), each.card) for each in seen.trick)
    said = translate("Spoken", "On the table: {cards}.").format(cards=cards)
    winner = next((each.seat for each in seen.trick if each.wins), None)
    if winner is None or seen.phase is Phase.TRICK_OVER:
        return said
    winning = translate("Spoken", "{name} is winning.")
    if seating.is_you(winner):
        winning = translate("Spoken", "You are winning.")
    return f"{said} {winning.format(name=seating.name(winner))}"


def what_now(seen: Picture, text: str, choices: tuple[Choice, ...], current: Card | None) -> str:
    """Return what is to be done, how to reach the buttons, and the card that has the focus.

    ``current`` is None where no card of the hand has the focus. Buttons that get the focus
    themselves are named by the screen reader.
    """
    said = [sentence(text)]
    if choices and not (seen.my_turn and seen.phase in SUIT_PHASES):
        if seen.phase is Phase.TRICK_OVER:
            said.append(translate("Spoken", "Enter goes on."))
        else:
            said.append(_buttons(choices))
    if current is not None and seen.my_turn:
        said.append(translate("Spoken", "Selected: {card}.").format(card=card_name(current)))
    return " ".join(said)


def _buttons(choices: tuple[Choice, ...]) -> str:
    names = "; ".join(plain_text(choice.text) for choice in choices)
    return translate("Spoken", "Reached with Tab: {choices}.").format(choices=names)


def picked(card: Card) -> str:
    """Return that a card was picked to be laid as trump, and how it is laid."""
    text = translate("Spoken", "You have picked {card}. Enter once more lays it down.")
    return text.format(card=the_card(card))
