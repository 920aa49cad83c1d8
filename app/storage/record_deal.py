"""The line of a deal, read, played again through the rules and compared."""

from __future__ import annotations

from typing import Any

from app.core.actions import SeatAction, parse_action
from app.core.cards import LAST_DEAL_NUMBER, Hand
from app.core.engine import TABLE_STEPS, apply
from app.core.errors import IllegalActionError, NotationError
from app.core.log import DEAL_ENDS, DealLog, ReplayError, log_deal, next_deal, replay_deal
from app.core.notation import parse_hand
from app.core.phases import Phase
from app.core.state import State
from app.storage.errors import Fault
from app.storage.fields import flag, items, keys_of, shown, whole
from app.storage.record_text import deal_values

MOST_ACTIONS = 1000
LONGEST_HAND = 200
LONGEST_ACTION = 20

_FACTS = ("deal", "number", "dealer", "hands", "actions")
_FOUND = ("trump", "winners")
_END = ("result", "after")


def read_deal(values: Any, before: State, index: int) -> tuple[DealLog, State]:
    """Return the deal of a record's line and the state at its end.

    ``before`` is the state at the end of the deal before, or at the start of the match; ``index``
    is the number that the deal must have in the record.

    Raises:
        Fault: the line is no deal, holds what the rules forbid, or says something else than the
            rules about trump, winners, result or standing.
    """
    if before.phase not in (*DEAL_ENDS, Phase.DEAL):
        raise Fault("after_unfinished", "a deal follows one that is not finished")
    _check_keys(values)
    ready = next_deal(before)
    facts = _facts(values, ready, index)
    state = replayed(facts, ready, finished="result" in values)
    log = log_deal(state, index, assisted=facts.assisted)
    _compare(values, log)
    return log, state


def _check_keys(values: Any) -> None:
    ends = _END if isinstance(values, dict) and not values.keys().isdisjoint(_END) else ()
    keys_of(values, "the deal", (*_FACTS, *_FOUND, *ends), ("assisted",))


def _facts(values: dict[str, Any], ready: State, index: int) -> DealLog:
    players = ready.rules.players
    if whole(values["deal"], "deal", 1, LAST_DEAL_NUMBER) != index:
        raise Fault("wrong_deal", f"this is deal {index}, not {values['deal']}")
    number = values["number"]
    if number is not None:
        whole(number, "number", 1, LAST_DEAL_NUMBER)
    dealer = whole(values["dealer"], "dealer", 0, players - 1)
    if dealer != ready.score.dealer:
        raise Fault("wrong_dealer", f"seat {ready.score.dealer} deals, not seat {dealer}")
    return DealLog(
        deal=index,
        number=number,
        dealer=dealer,
        hands=tuple(_hand(hand) for hand in items(values["hands"], "hands", players)),
        actions=tuple(map(_action, items(values["actions"], "actions", MOST_ACTIONS))),
        trump=None,
        winners=(),
        assisted=flag(values.get("assisted", False), "assisted"),
    )


def _hand(value: Any) -> Hand:
    _check_short(value, "a hand", LONGEST_HAND)
    try:
        hand = parse_hand(value)
    except NotationError as error:
        raise Fault("bad_card", f"hands: {error}") from None
    if len(hand) != value.count(" ") + 1:
        raise Fault("bad_card", f"hands: {shown(value)} must have one blank between cards")
    return hand


def _action(value: Any) -> SeatAction:
    _check_short(value, "an action", LONGEST_ACTION)
    try:
        return parse_action(value)
    except NotationError as error:
        raise Fault("bad_action", f"actions: {error}") from None


def _check_short(value: Any, what: str, longest: int) -> None:
    if not isinstance(value, str) or len(value) > longest:
        raise Fault("wrong_type", f"{what} must be a short text, not {shown(value)}")


def replayed(facts: DealLog, ready: State, *, finished: bool) -> State:
    """Return the state after a deal's actions, from a state that is ready to deal.

    Only the facts of the log count. The last trick of a finished deal is taken away.

    Raises:
        Fault: the rules forbid an action, or the hands are not those of the deal's number.
    """
    steps = replay_deal(ready, facts)
    try:
        state = next(steps).state
        _check_hands(facts, state)
        for step in steps:
            state = step.state
    except ReplayError as error:
        message = f"action {error.index + 1}, {str(facts.actions[error.index])!r}: {error}"
        raise Fault(error.reason, message) from None
    except IllegalActionError as error:
        raise Fault(error.reason, str(error)) from None
    if finished and state.phase is Phase.TRICK_OVER:
        state, _ = apply(state, TABLE_STEPS[Phase.TRICK_OVER])
    return state


def _check_hands(facts: DealLog, dealt: State) -> None:
    assert dealt.deal is not None
    if dealt.deal.dealt != facts.hands:
        raise Fault("wrong_hands", f"deal number {facts.number} has other hands")


def _compare(values: dict[str, Any], log: DealLog) -> None:
    found = deal_values(log)
    if "result" in values and "result" not in found:
        raise Fault("not_over", "the deal has a result, but it is not over after these actions")
    if "result" in found and "result" not in values:
        raise Fault("missing_key", "the deal is over after these actions, but has no result")
    for key in (*_FOUND, *_END):
        if key in found:
            _same(key, values[key], found[key], f"wrong_{key}")


def _same(what: str, given: Any, found: Any, reason: str) -> None:
    """Raise `Fault` at the first place where a value is not, type included, what it must be."""
    if type(given) is not type(found):
        raise _differs(what, given, found, reason)
    if isinstance(found, dict):
        keys_of(given, what, found.keys())
        for key, value in found.items():
            _same(f"{what}.{key}", given[key], value, reason)
    elif isinstance(found, list):
        if len(given) != len(found):
            message = f"{what} has {len(given)} items, but by the rules {len(found)}"
            raise Fault(reason, message)
        for index, value in enumerate(found):
            _same(f"{what}[{index}]", given[index], value, reason)
    elif given != found:
        raise _differs(what, given, found, reason)


def _differs(what: str, given: Any, found: Any, reason: str) -> Fault:
    return Fault(reason, f"{what} is {shown(given)}, but by the rules {shown(found)}")
