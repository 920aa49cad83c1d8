"""What the table says of the things that lie on it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.actions import NOBODY
from app.core.cards import Card, Suit
from app.core.phases import Phase
from app.core.rules import MatchMode, Objective, TrumpMode
from app.core.scoring import card_points
from app.core.state import Pair
from app.ui.picture import Picture, SeatPicture, TenPicture, TrickCard
from app.ui.texts.cards import card_name, suit_name
from app.ui.texts.results import tricks_text
from app.ui.texts.seats import Seating, level_name

translate = QCoreApplication.translate


def hand_card_description(
    *, playable: bool, is_choosing: bool, is_laying: bool, marked: bool
) -> str:
    """Return what is said of a card in the hand besides its name."""
    parts = []
    if is_choosing and not playable:
        parts.append(translate("Table", "not now"))
    elif is_laying:
        parts.append(translate("Table", "can be laid as trump"))
    elif is_choosing:
        parts.append(translate("Table", "can be played"))
    if marked:
        parts.append(translate("Table", "trump card"))
    return ", ".join(parts)


def trick_card_name(name: str, card: Card) -> str:
    """Return the name of a card in the middle, with who played it."""
    return translate("Table", "{name}: {card}").format(name=name, card=card_name(card))


def trick_card_description(entry: TrickCard) -> str:
    """Return what is said of a card in the middle besides its name."""
    if entry.is_trump:
        return translate("Table", "trump, is winning")
    return translate("Table", "is winning") if entry.wins else ""


def ten_name(suit: Suit) -> str:
    """Return the name of a ten's medallion."""
    return translate("Table", "Ten of {suit}").format(suit=suit_name(suit))


def ten_state(ten: TenPicture) -> str:
    """Return where a ten is."""
    if ten.side is not None:
        return translate("Table", "ours") if ten.side == 0 else translate("Table", "theirs")
    if ten.in_hand:
        return translate("Table", "in my hand")
    return (
        translate("Table", "on the table") if ten.on_table else translate("Table", "not seen yet")
    )


def cards_left(count: int) -> str:
    """Return a number of cards in words."""
    return translate("Table", "%n card(s)", "", count)


def plate_texts(seat: SeatPicture) -> tuple[str, ...]:
    """Return what a plate says under the name, from the most to the least.

    Who plays with the viewer comes before how strong a seat is. A person has no level: an opponent
    is called so, and the viewer's own plate shows how many cards are left, as the bubbles of the
    others do.
    """
    level = "" if seat.level is None else level_name(seat.level)
    if seat.place and seat.ours:
        partner = translate("Table", "partner")
        both = translate("Table", "partner · {level}").format(level=level)
        return (both, partner) if level else (partner,)
    if level:
        return (level,)
    if seat.place:
        return (translate("Table", "opponent"),)
    return (cards_left(seat.cards), QLocale().toString(seat.cards))


def seat_description(seat: SeatPicture, name: str) -> str:
    """Return all that is to be seen of a seat, for who cannot see it."""
    parts = [name]
    if seat.level is not None:
        parts.append(level_name(seat.level))
    if seat.place:
        partner, opponent = translate("Table", "partner"), translate("Table", "opponent")
        parts.append(partner if seat.ours else opponent)
    parts.append(cards_left(seat.cards))
    if seat.is_dealer:
        parts.append(translate("Table", "dealer"))
    if seat.is_turn:
        parts.append(translate("Table", "to act"))
    if seat.hides_trump:
        parts.append(translate("Table", "the trump card lies face down"))
    if seat.shown:
        shown = ", ".join(map(card_name, seat.shown))
        parts.append(translate("Table", "shows {cards}").format(cards=shown))
    return ", ".join(parts)


def deal_line(seen: Picture, seating: Seating) -> str:
    """Return which deal it is, and how a pile in the middle stands."""
    if not seen.pile:
        return translate("Table", "Deal {number}").format(number=seen.deal)
    if seen.pile_taker == NOBODY:
        text = translate(
            "Table", "Deal {number}, in the pile: {tricks}. Whoever wins the last trick takes it."
        )
        return text.format(number=seen.deal, tricks=tricks_text(seen.pile))
    text = translate(
        "Table",
        "Deal {number}, in the pile: {tricks}. {name} takes it with one more trick in a row.",
    )
    if seating.is_you(seen.pile_taker):
        text = translate(
            "Table",
            "Deal {number}, in the pile: {tricks}. You take it with one more trick in a row.",
        )
    name = seating.name(seen.pile_taker)
    return text.format(number=seen.deal, tricks=tricks_text(seen.pile), name=name)


def deal_rows(seen: Picture, *, briefly: bool = False) -> list[tuple[str, Pair]]:
    """Return what both sides have of this deal, and what decides it first.

    ``briefly``: card points are called points where nothing else is.
    """
    tens = translate("Table", "Tens"), seen.taken_tens
    tricks = translate("Table", "Tricks"), seen.taken_tricks
    if seen.rules.objective is Objective.TRICKS:
        return [tricks, tens]
    if seen.rules.objective is Objective.CARD_POINTS:
        counted = card_points(seen.taken_tens, seen.taken_tricks)
        name = translate("Table", "Card points")
        if briefly and seen.rules.match is MatchMode.STREAK:
            name = translate("Table", "Points")
        return [(name, counted), tens, tricks]
    return [tens, tricks]


def deal_standing(seen: Picture) -> str:
    """Return what both sides have of this deal, in sentences."""
    text = translate("Table", "{what}: we {ours}, they {theirs}.")
    return " ".join(
        text.format(what=what, ours=ours, theirs=theirs) for what, (ours, theirs) in deal_rows(seen)
    )


def prompt(seen: Picture, turn_name: str) -> str:
    """Return who must do what now; ``turn_name`` is the seat to act, if there is one."""
    if seen.my_turn:
        return _my_prompt(seen)
    if seen.phase is Phase.CUT:
        return translate("Table", "Everybody cuts a card: the highest deals")
    if seen.phase is Phase.DEAL or not turn_name:
        return ""
    if seen.phase in (Phase.CHOOSE_TRUMP, Phase.LAY_TRUMP, Phase.NOTE_TRUMP, Phase.NAME_TRUMP):
        return translate("Table", "{name} chooses the trump").format(name=turn_name)
    if seen.phase is Phase.DRAW_TRUMP:
        return translate("Table", "{name} draws the trump card").format(name=turn_name)
    return translate("Table", "{name} is thinking").format(name=turn_name)


def _my_prompt(seen: Picture) -> str:
    match seen.phase:
        case Phase.CHOOSE_TRUMP:
            return translate("Table", "Choose the trump for this deal")
        case Phase.NAME_TRUMP:
            return translate("Table", "You cannot follow suit: name the trump")
        case Phase.NOTE_TRUMP:
            return translate("Table", "Note a trump secretly")
        case Phase.LAY_TRUMP if seen.rules.trump is TrumpMode.OPEN_CARD:
            return translate("Table", "Choose a card to lay face up: its suit is trump")
        case Phase.LAY_TRUMP:
            return translate("Table", "Choose a card to lay face down: its suit is trump")
        case Phase.LEAD:
            return translate("Table", "Your turn: lead any card")
    return _follow_prompt(seen)


def _follow_prompt(seen: Picture) -> str:
    led = seen.led
    if led is not None and seen.must_follow:
        return translate("Table", "Your turn: follow {suit}").format(suit=suit_name(led))
    if seen.phase is Phase.ASKED and len(seen.playable) < len(set(seen.hand)):
        return translate("Table", "You asked for the trump: play one")
    if seen.trump is None and seen.rules.trump is TrumpMode.FIRST_VOID:
        return translate("Table", "Your turn: you are void, and your card sets the trump")
    return translate("Table", "Your turn: you are void, play any card")
