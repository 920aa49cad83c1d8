"""Worlds found by trying every distribution of the unseen cards: slow, and plainly right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from app.core.actions import NOBODY, Deal
from app.core.cards import SUIT_OF, SUITS, Card, Hand
from app.core.engine import apply
from app.core.errors import IllegalActionError
from app.core.observation import Observation, observe
from app.core.phases import Phase
from app.core.state import State
from app.core.worlds import World, imagine
from tests.builders import collected, the_deal


def worlds_by_trying(seen: Observation) -> Iterator[World]:
    """Yield every world whose whole deal, played again, looks to the seat as what it has seen."""
    for world in _thinkable(seen):
        if _agrees(seen, world):
            yield world


def _thinkable(seen: Observation) -> Iterator[World]:
    for dealt in _distributions(seen, list(seen.unseen), 0):
        if seen.trump is None or seen.trump.suit != NOBODY:
            yield World(dealt)
        elif seen.trump.owner != NOBODY:
            yield from (World(dealt, SUIT_OF[card], card) for card in dealt[seen.trump.seat])
        else:
            yield from (World(dealt, suit) for suit in SUITS)


def _distributions(seen: Observation, left: list[Card], seat: int) -> Iterator[tuple[Hand, ...]]:
    if seat == seen.rules.players:
        yield ()
        return
    choices = [seen.hand] if seat == seen.seat else combinations(left, seen.counts[seat])
    for hand in choices:
        rest = left.copy()
        for card in hand if seat != seen.seat else ():
            rest.remove(card)
        for others in _distributions(seen, rest, seat + 1):
            yield (hand, *others)


def _agrees(seen: Observation, world: World) -> bool:
    imagined = imagine(seen, world)
    try:
        again = replayed(imagined)
    except IllegalActionError:
        return False
    return again == imagined and observe(again, seen.seat) == seen


def replayed(state: State) -> State:
    """Deal the same hands again and play the same actions; what comes must be equal."""
    made = the_deal(state)
    again = State(state.rules, Phase.DEAL, state.score._replace(dealer=made.dealer))
    again, _ = apply(again, Deal(None, made.dealt))
    for action in made.actions:
        again, _ = apply(collected(again), action)
    if state.phase is Phase.LEAD:
        again = collected(again)
    return again._replace(score=state.score)
