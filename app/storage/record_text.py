"""Matches as text of the record format; the same match gives the same bytes."""

from __future__ import annotations

import hashlib
from typing import Any

import app
from app.core.actions import PLAYS, Kind, SeatAction
from app.core.cards import DECK_SIZE, RANK_OF, SUIT_OF, Hand
from app.core.log import DealLog, Header, MatchLog, SeatInfo
from app.core.notation import CARD_CODES, suit_code
from app.core.rules import LONGEST_NAME, RuleSet, to_mapping
from app.core.state import DealResult, Score, Trump
from app.storage.fields import cleaned
from app.storage.strict_json import encode

FORMAT = "hukum-record"
VERSION = 1

_PLAY = Kind.PLAY
_PLAY_TEXTS = [[str(action) for action in row] for row in PLAYS]
_IN_TEXT = sorted(range(DECK_SIZE), key=lambda card: (SUIT_OF[card], -RANK_OF[card]))
_PLACE = [_IN_TEXT.index(card) for card in range(DECK_SIZE)]


def dumps(log: MatchLog) -> str:
    """Return a whole match as the text of a record."""
    return dump_header(log.header) + "".join(map(dump_deal, log.deals))


def dump_header(header: Header) -> str:
    """Return the first line of a record."""
    return encode(header_values(header)) + "\n"


def dump_deal(log: DealLog) -> str:
    """Return the line of a deal."""
    return encode(deal_values(log)) + "\n"


def header_values(header: Header) -> dict[str, Any]:
    """Return a header as it stands in a record, keys in order."""
    values = {
        "format": FORMAT,
        "version": VERSION,
        "app": f"hukum {app.__version__}",
        "rules": rules_values(header.rules),
        "seats": [seat_values(seat) for seat in header.seats],
        "seed": header.seed,
        "first_dealer": header.first_dealer,
        "started": header.started,
    }
    if header.serious:
        values["serious"] = True
    return values


def match_id(header: Header) -> str:
    """Return what names a match: a digest of its header, the program's version aside."""
    values = header_values(header)
    del values["app"]
    return hashlib.sha256(encode(values).encode()).hexdigest()[:24]


def rules_values(rules: RuleSet) -> dict[str, Any]:
    """Return a rule set as it stands in files, every key spelled out."""
    values = to_mapping(rules)
    if rules.name is not None:
        values["name"] = cleaned(rules.name, LONGEST_NAME)
    return values


def seat_values(seat: SeatInfo) -> dict[str, Any]:
    """Return who sits in a seat as it stands in files."""
    named = seat._replace(name=cleaned(seat.name, LONGEST_NAME))
    return {key: value for key, value in named._asdict().items() if value is not None}


def deal_values(log: DealLog) -> dict[str, Any]:
    """Return a deal as it stands in a record, keys in order."""
    values = {
        "deal": log.deal,
        "number": log.number,
        "dealer": log.dealer,
        "hands": [_hand_text(hand) for hand in log.hands],
        "actions": [_action_text(action) for action in log.actions],
        "trump": _trump_values(log.trump),
        "winners": list(log.winners),
    }
    if log.result is not None and log.after is not None:
        values["result"] = _result_values(log.result)
        values["after"] = _after_values(log.after)
    if log.assisted:
        values["assisted"] = True
    return values


def _hand_text(hand: Hand) -> str:
    return " ".join([CARD_CODES[card] for card in sorted(hand, key=_PLACE.__getitem__)])


def _action_text(action: SeatAction) -> str:
    if action.kind is _PLAY:
        return _PLAY_TEXTS[action.seat][action.card]
    return str(action)


def _trump_values(trump: Trump | None) -> dict[str, Any] | None:
    if trump is None:
        return None
    return {
        "suit": suit_code(trump.suit),
        "seat": trump.seat,
        "how": str(trump.how),
        "awake_at": None if trump.awake_at is None else list(trump.awake_at),
    }


def _result_values(result: DealResult) -> dict[str, Any]:
    return {
        "winner": result.winner,
        "category": str(result.category),
        "tens": list(result.tens),
        "tricks": list(result.tricks),
        "points": list(result.points),
    }


def _after_values(score: Score) -> dict[str, Any]:
    outcome = score.outcome
    return {
        "streaks": list(score.streaks),
        "points": list(score.points),
        "next_dealer": score.dealer,
        "match": None if outcome is None else {"winner": outcome.winner, "by": str(outcome.by)},
    }
