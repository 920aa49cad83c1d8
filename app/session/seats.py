"""What the controller asks of AI seats, and what it plays when they fail."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple, Protocol

from app.ai.levels import LEVELS, RANDOM, STRONGEST, STYLES, make_adviser, make_player
from app.ai.player import Decision, Limit, StopAsked
from app.core.actions import Kind, SeatAction
from app.core.cards import IS_TEN, RANK_OF, SUIT_OF
from app.core.observation import Observation
from app.session.pace import HINT_SECONDS

DEFAULT_LEVEL = "club"
DEFAULT_STYLE = "steady"
_log = logging.getLogger(__name__)


class Request(NamedTuple):
    """A question to an AI seat: plain data that may cross threads.

    ``id`` is never used twice; an answer with another id than the pending one is dropped.
    """

    id: int
    observation: Observation
    seed: int
    level: str
    style: str
    limit: Limit
    is_hint: bool = False


def hint_request(seen: Observation, number: int) -> Request:
    """Return the question for a hint: the strongest level in the person's place, numbered from 1.

    Its id is negative, so it is never that of a seat's request.
    """
    limit = Limit(seconds=HINT_SECONDS)
    return Request(-number, seen, number, STRONGEST, DEFAULT_STYLE, limit, is_hint=True)


Deliver = Callable[[int, Decision | None], None]
"""Takes the id of the request and the decision, None if the seat failed."""


class Thinker(Protocol):
    """Runs the AI seats; it delivers in the controller's thread, never before `think` returned."""

    def think(self, request: Request, deliver: Deliver) -> None:
        """Begin to work on a request; an older one is given up."""
        ...

    def stop(self) -> None:
        """Give up what is worked on; its answer need not come."""
        ...


def answer(request: Request, stop: StopAsked) -> Decision | None:
    """Return the decision of the request's seat; failures are logged and give None.

    A seat of a level or style that this program does not know plays at the usual one.
    """
    level = request.level if request.level in (*LEVELS, RANDOM) else DEFAULT_LEVEL
    style = request.style if request.style in STYLES else DEFAULT_STYLE
    try:
        player = make_adviser() if request.is_hint else make_player(level, style)
        return player.decide(request.observation, request.seed, request.limit, stop)
    except (Exception, SystemExit):
        _log.exception("seat %d (%s) failed", request.observation.seat, request.level)
        return None


def checked(request: Request, decision: Decision | None) -> SeatAction:
    """Return the action of a decision if it is legal, else log it and return the fallback."""
    seen = request.observation
    action = getattr(decision, "action", None)
    if action in seen.legal:
        return action  # type: ignore[no-any-return]
    _log.error("seat %d (%s) answered %r: fallback", seen.seat, request.level, action)
    return fallback(seen)


def fallback(seen: Observation) -> SeatAction:
    """Return a legal action without thought: the lowest card that is no ten, the longest suit."""
    plays = [action for action in seen.legal if action.kind is Kind.PLAY]
    if plays:
        return min(plays, key=lambda action: (IS_TEN[action.card], RANK_OF[action.card]))
    return max(
        seen.legal,
        key=lambda action: sum(SUIT_OF[card] == _suit(action) for card in seen.hand),
    )


def _suit(action: SeatAction) -> int:
    return SUIT_OF[action.card] if action.kind is Kind.LAY else action.suit
