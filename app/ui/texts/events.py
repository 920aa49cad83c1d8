"""What happens at the table, in sentences for the status line and for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.core import events as ev
from app.core.actions import NOBODY
from app.core.cards import SUIT_OF
from app.core.observation import SECRET_MODES, is_secret
from app.core.rules import RedealIf, RuleSet, TrumpMode
from app.core.state import Score, Trump
from app.ui.texts.cards import card_names, suit_name, suit_title, the_card
from app.ui.texts.results import deal_result, match_result, tens_text, tricks_text
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate


def event_sentence(event: ev.Event, rules: RuleSet, seating: Seating, score: Score) -> str:
    """Return what has happened as one sentence; ``score`` is the standing after it."""
    if isinstance(event, ev.DealEnded):
        return deal_result(event.result, rules, seating)
    if isinstance(event, ev.MatchEnded):
        return match_result(event.outcome, score, rules, seating)
    return _SENTENCES[type(event)](event, seating)


def _said(seating: Seating, seat: int, to_you: str, of_others: str, **values: object) -> str:
    text = to_you if seating.is_you(seat) else of_others
    return text.format(name=seating.name(seat), **values)


def _cut(event: ev.CardsCut, seating: Seating) -> str:
    if event.dealer is None:
        return translate("Events", "The cut is tied; the tied seats cut again.")
    card = event.round.cards[event.round.seats.index(event.dealer)]
    return _said(
        seating,
        event.dealer,
        translate("Events", "You cut {card} and deal first."),
        translate("Events", "{name} cuts {card} and deals first."),
        card=the_card(card),
    )


def _dealt(event: ev.HandsDealt, seating: Seating) -> str:
    return _said(
        seating,
        event.dealer,
        translate("Events", "You deal."),
        translate("Events", "{name} deals."),
    )


def _thrown_in(event: ev.HandThrownIn, seating: Seating) -> str:
    if event.reason is RedealIf.NO_CARD_ABOVE_NINE:
        return _said(
            seating,
            event.seat,
            translate("Events", "You hold no card above a nine: new cards."),
            translate("Events", "{name} holds no card above a nine: new cards."),
        )
    return _said(
        seating,
        event.seat,
        translate("Events", "You hold all the tens: new cards."),
        translate("Events", "{name} holds all the tens: new cards."),
    )


def _named(event: ev.TrumpNamed, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You make {suit} trump."),
        translate("Events", "{name} makes {suit} trump."),
        suit=suit_name(event.suit),
    )


def _noted(event: ev.TrumpNoted, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You note the trump secretly."),
        translate("Events", "{name} notes the trump secretly."),
    )


def _laid(event: ev.TrumpLaid, seating: Seating) -> str:
    if event.card is None:
        return _said(
            seating,
            event.seat,
            translate("Events", "You lay the trump card face down."),
            translate("Events", "{name} lays the trump card face down."),
        )
    return _said(
        seating,
        event.seat,
        translate("Events", "You lay {card} face up: {suit} are trump."),
        translate("Events", "{name} lays {card} face up: {suit} are trump."),
        card=the_card(event.card),
        suit=suit_name(SUIT_OF[event.card]),
    )


def _drawn(event: ev.TrumpDrawn, seating: Seating) -> str:
    values = {"card": the_card(event.card), "suit": suit_name(SUIT_OF[event.card])}
    if seating.is_you(event.owner):
        text = translate("Events", "{name} draws {card} from your hand: {suit} are trump.")
        return text.format(name=seating.name(event.seat), **values)
    return _said(
        seating,
        event.seat,
        translate("Events", "You draw {card} from the hand of {owner}: {suit} are trump."),
        translate("Events", "{name} draws {card} from the hand of {owner}: {suit} are trump."),
        owner=seating.name(event.owner),
        **values,
    )


def _asked(event: ev.TrumpAsked, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You ask for the trump."),
        translate("Events", "{name} asks for the trump."),
    )


def _set(event: ev.TrumpSet, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You could not follow suit: {suit} are trump now."),
        translate("Events", "{name} could not follow suit: {suit} are trump now."),
        suit=suit_name(event.suit),
    )


def _revealed(event: ev.TrumpRevealed, seating: Seating) -> str:
    if event.card is None:
        text = translate("Events", "The trump is revealed: {suit}.")
        return text.format(suit=suit_name(event.suit))
    text = translate("Events", "The trump is revealed: {suit}, by {card}.")
    return text.format(suit=suit_name(event.suit), card=the_card(event.card))


def _played(event: ev.CardPlayed, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You play {card}."),
        translate("Events", "{name} plays {card}."),
        card=the_card(event.card),
    )


def _won(event: ev.TrickWon, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You win the trick."),
        translate("Events", "{name} wins the trick."),
    )


def _captured(event: ev.CardsCaptured, seating: Seating) -> str:
    side = seating.side(event.side)
    if event.tricks > 1:
        text = translate("Events", "{side} takes the pile: {tricks}, {tens}.")
        return text.format(
            side=side, tricks=tricks_text(event.tricks), tens=tens_text(len(event.tens))
        )
    if not event.tens:
        return translate("Events", "{side} takes the trick.").format(side=side)
    text = translate("Events", "{side} captures: {tens}.")
    return text.format(side=side, tens=card_names(event.tens))


def _pile(event: ev.PileGrew, seating: Seating) -> str:
    text = translate("Events", "The trick stays in the middle; the pile: {tricks}.")
    return text.format(tricks=tricks_text(event.tricks))


def _claimed(event: ev.Claimed, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You end the deal here: the result is certain."),
        translate("Events", "{name} ends the deal here: the result is certain."),
    )


def _conceded(event: ev.Conceded, seating: Seating) -> str:
    return _said(
        seating,
        event.seat,
        translate("Events", "You give the deal up."),
        translate("Events", "{name} gives the deal up."),
    )


_SENTENCES: dict[type, Callable[[Any, Seating], str]] = {
    ev.CardsCut: _cut,
    ev.HandsDealt: _dealt,
    ev.HandThrownIn: _thrown_in,
    ev.TrumpNamed: _named,
    ev.TrumpNoted: _noted,
    ev.TrumpLaid: _laid,
    ev.TrumpDrawn: _drawn,
    ev.TrumpAsked: _asked,
    ev.TrumpSet: _set,
    ev.TrumpRevealed: _revealed,
    ev.CardPlayed: _played,
    ev.TrickWon: _won,
    ev.CardsCaptured: _captured,
    ev.PileGrew: _pile,
    ev.Claimed: _claimed,
    ev.Conceded: _conceded,
}


def trump_state(trump: Trump | None, rules: RuleSet, seating: Seating) -> str:
    """Return the state of the trump as a seat sees it: who set what, and when.

    A suit that is hidden from the seat is `NOBODY`, as in an observation.
    """
    if rules.trump is TrumpMode.NONE:
        return translate("Trump", "No trump in this game")
    if trump is None:
        return translate("Trump", "No trump yet")
    if trump.suit == NOBODY:
        return _said(
            seating,
            trump.seat,
            translate("Trump", "Hidden trump, chosen by you"),
            translate("Trump", "Hidden trump, chosen by {name}"),
        )
    return _known_trump(trump, rules, seating)


def _known_trump(trump: Trump, rules: RuleSet, seating: Seating) -> str:
    suit = suit_title(trump.suit)
    if is_secret(trump):
        return _said(
            seating,
            trump.seat,
            translate("Trump", "{suit}, still hidden, chosen by you"),
            translate("Trump", "{suit}, still hidden, chosen by {name}"),
            suit=suit,
        )
    if trump.how in SECRET_MODES:
        return _said(
            seating,
            trump.seat,
            translate("Trump", "{suit}, chosen by you, revealed in trick {trick}"),
            translate("Trump", "{suit}, chosen by {name}, revealed in trick {trick}"),
            suit=suit,
            trick=_woke_in(trump, rules),
        )
    if trump.how is TrumpMode.OPEN_DRAWN:
        return _said(
            seating,
            trump.seat,
            translate("Trump", "{suit}, drawn by you"),
            translate("Trump", "{suit}, drawn by {name}"),
            suit=suit,
        )
    if trump.awake_at == (1, 1):
        return _said(
            seating,
            trump.seat,
            translate("Trump", "{suit}, chosen by you"),
            translate("Trump", "{suit}, chosen by {name}"),
            suit=suit,
        )
    return _said(
        seating,
        trump.seat,
        translate("Trump", "{suit}, set by you in trick {trick}"),
        translate("Trump", "{suit}, set by {name} in trick {trick}"),
        suit=suit,
        trick=_woke_in(trump, rules) - (not rules.setting_card_is_trump),
    )


def _woke_in(trump: Trump, rules: RuleSet) -> int:
    """Return from which trick on a trump beats; one that the last trick set is past the deal."""
    return rules.hand_size + 1 if trump.awake_at is None else trump.awake_at[0]
