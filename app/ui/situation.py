"""What the bar above the hand says and offers in a situation."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.core.actions import Kind
from app.core.cards import SUITS, Card
from app.core.phases import Phase
from app.core.rules import TrumpMode
from app.ui import words
from app.ui.picture import Picture
from app.ui.texts.cards import suit_title, the_card
from app.ui.texts.seats import Seating
from app.ui.views.action_bar import Choice

translate = QCoreApplication.translate

SUIT_PHASES = (Phase.CHOOSE_TRUMP, Phase.NAME_TRUMP, Phase.NOTE_TRUMP)


class BarState(NamedTuple):
    """A sentence and the buttons that belong to it."""

    text: str
    choices: tuple[Choice, ...] = ()


class Decided(NamedTuple):
    """A result that nothing can change any more: the side that wins, None for a draw."""

    winner: int | None


def bar_state(
    seen: Picture,
    seating: Seating,
    *,
    waits: bool,
    decided: Decided | None,
    picked: Card | None,
    is_dealing: bool = False,
) -> BarState:
    """Return what the bar shows.

    ``waits`` says that a finished trick waits for the player, ``decided`` that the deal's result
    is certain and may be taken now, ``picked`` is the card that is about to be laid, and
    ``is_dealing`` that cards are still on their way to the seats.
    """
    if seen.phase is Phase.TRICK_OVER:
        return _after_trick(seen, seating, waits=waits)
    if is_dealing and not seen.my_turn:
        return BarState(_dealing(seen, seating))
    turn = next((seat for seat in seen.seats if seat.is_turn), None)
    name = seating.name(turn.seat) if turn is not None else ""
    text = words.prompt(seen, name)
    if not seen.my_turn:
        return BarState(text)
    if seen.phase in SUIT_PHASES:
        return BarState(text, _suits(seen))
    if seen.phase is Phase.LAY_TRUMP:
        return BarState(text, _lay(seen, picked))
    if decided is not None:
        return _offer_end(decided, seating._replace(viewer=seen.viewer))
    if seen.may_ask:
        return BarState(text, (Choice("ask", translate("Table", "Ask for the &trump")),))
    return BarState(text)


def _dealing(seen: Picture, seating: Seating) -> str:
    dealer = next(seat.seat for seat in seen.seats if seat.is_dealer)
    if seating.is_you(dealer):
        return translate("Table", "You deal the cards")
    return translate("Table", "{name} deals the cards").format(name=seating.name(dealer))


def _after_trick(seen: Picture, seating: Seating, *, waits: bool) -> BarState:
    winner = next(entry.seat for entry in seen.trick if entry.wins)
    text = translate("Table", "{name} wins the trick").format(name=seating.name(winner))
    if seating.is_you(winner):
        text = translate("Table", "You win the trick")
    return BarState(text, (Choice("carry_on", translate("Table", "&Go on")),) if waits else ())


def _suits(seen: Picture) -> tuple[Choice, ...]:
    possible = {action.suit for action in seen.choices}
    return tuple(
        Choice(f"suit {suit}", "&" + suit_title(suit), suit, suit in possible) for suit in SUITS
    )


def _lay(seen: Picture, picked: Card | None) -> tuple[Choice, ...]:
    if picked is None or all(a.card != picked for a in seen.choices if a.kind is Kind.LAY):
        return ()
    text = translate("Table", "&Lay {card} face down")
    if seen.rules.trump is TrumpMode.OPEN_CARD:
        text = translate("Table", "&Lay {card} face up")
    return (Choice("lay", text.format(card=the_card(picked))),)


def _offer_end(decided: Decided, seating: Seating) -> BarState:
    text = translate("Table", "This deal is a draw already")
    if decided.winner is not None:
        text = translate("Table", "{side} has won this deal already")
        text = text.format(side=seating.side(decided.winner))
    return BarState(
        text,
        (
            Choice("finish", translate("Table", "&Finish the deal")),
            Choice("play_on", translate("Table", "Play it &out")),
        ),
    )
