"""What a seat cannot see changes nothing in what it does, nor in the hint that it is given.

``python -m tests.soak.fairness [COUNT [SEED]]`` makes so many observations, 2,000 if not told
otherwise, under every preset in turn, at random moments of deals. The hidden cards are permuted in
two ways: by a world that agrees with the observation, and by exchanging cards of one suit between
the other hands; a trump that sleeps hidden from the seat becomes another. The controller must then
ask the seat the same, and every level of play and the hint must answer exactly as before.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from app.ai.levels import LEVELS, make_player
from app.ai.player import Limit
from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import SUIT_OF, SUITS
from app.core.log import Step
from app.core.observation import is_secret, observe
from app.core.phases import ACTORS, Actor
from app.core.presets import PRESETS
from app.core.state import DealState, State, Trump
from app.core.worlds import WorldSampler, imagine
from app.session.seats import Request, answer, hint_request
from tests.builders import match_start, the_deal, walk
from tests.session.table import Table
from tests.soak._trials import command

COUNT = 2000
LITTLE = Limit(seconds=600.0, iterations=60)
"""How much the levels that search may do: never so much that a clock decides."""


def attempt(number: int, chance: random.Random) -> Iterator[str]:
    """Take one observation and permute what it does not hold."""
    preset = list(PRESETS)[number % len(PRESETS)]
    state = _moment(preset, chance)
    seat = the_deal(state).turn
    others = [_imagined(state, seat, chance), _exchanged(state, seat, chance)]
    for other in others:
        assert observe(other, seat) == observe(state, seat), "it is seen"
        assert asked(other) == asked(state), "the question tells more than the seat may know"
    seed = chance.randrange(2**31)
    before = _answers(state, seat, seed)
    for other in others:
        assert _answers(other, seat, seed) == before
        yield "permutations" if other != state else "nothing to permute"
        yield from _sleeping(state, other, seat)
    yield f"observations under {preset}"


def _moment(preset: str, chance: random.Random) -> State:
    """Return a state of a random deal in which a seat has a choice, late ones as well as early."""
    wants_secret = chance.random() < 0.5
    while True:
        states = [step.state for step in walk(match_start(PRESETS[preset], chance), chance)]
        choices = [state for state in states if _is_choice(state)]
        secret = [state for state in choices if _hides_trump(state)] if wants_secret else []
        if secret or choices:
            return chance.choice(secret or choices)


def _is_choice(state: State) -> bool:
    if ACTORS[state.phase] is not Actor.SEAT:
        return False
    return len(observe(state, the_deal(state).turn).legal) > 1


def _hides_trump(state: State) -> bool:
    """Say whether a trump sleeps that the seat to act does not know."""
    deal = the_deal(state)
    return deal.trump is not None and is_secret(deal.trump) and deal.trump.seat != deal.turn


def _imagined(state: State, seat: int, chance: random.Random) -> State:
    seen = observe(state, seat)
    return imagine(seen, WorldSampler(seen).draw(chance))


def _exchanged(state: State, seat: int, chance: random.Random) -> State:
    """Exchange cards of the same suit between the other hands, and the suit that sleeps."""
    deal = the_deal(state)
    hands = [list(hand) for hand in deal.hands]
    kept = set() if deal.trump is None else {deal.trump.card}
    for suit in SUITS:
        places = [
            (other, at)
            for other, hand in enumerate(hands)
            for at, card in enumerate(hand)
            if other != seat and SUIT_OF[card] == suit and card not in kept
        ]
        cards = [hands[other][at] for other, at in places]
        chance.shuffle(cards)
        for (other, at), card in zip(places, cards, strict=True):
            hands[other][at] = card
    moved = tuple(tuple(sorted(hand)) for hand in hands)
    dealt = tuple(tuple(sorted([*now, *_played(deal, other)])) for other, now in enumerate(moved))
    return _with_other_trump(
        state._replace(deal=deal._replace(hands=moved, dealt=dealt)), seat, chance
    )


def _played(deal: DealState, seat: int) -> list[int]:
    return [a.card for a in deal.actions if a.kind is Kind.PLAY and a.seat == seat]


def _with_other_trump(state: State, seat: int, chance: random.Random) -> State:
    """Let another suit or card sleep, if one sleeps that the seat does not know."""
    deal = the_deal(state)
    trump = deal.trump
    if trump is None or not is_secret(trump) or trump.seat == seat:
        return state
    card = chance.choice(deal.hands[trump.seat]) if deal.hands[trump.seat] else NOBODY
    if card == NOBODY:
        return state
    other = trump._replace(suit=SUIT_OF[card])
    if trump.card != NOBODY:
        other = other._replace(card=card)
    return state._replace(deal=deal._replace(trump=other, actions=_retold(deal, trump, other)))


def _retold(deal: DealState, old: Trump, new: Trump) -> tuple[SeatAction, ...]:
    def told(action: SeatAction) -> SeatAction:
        if action.seat != old.seat or action.kind not in (Kind.NOTE, Kind.LAY):
            return action
        suit = new.suit if action.kind is Kind.NOTE else NOBODY
        return action._replace(card=new.card, suit=suit)

    return tuple(told(action) for action in deal.actions)


def asked(state: State) -> Request:
    """Return what the controller of a table asks the seat that must act."""
    table = Table(state.rules, humans=())
    table.controller.stop()
    table.controller._history._steps = [Step(None, (), state)]
    table.controller.start()
    return table.thinker.requests[-1]


def _answers(state: State, seat: int, seed: int) -> list[object]:
    """Return what every level decides, and the hint, each asked as at a table."""
    seen = observe(state, seat)
    answers: list[object] = [
        make_player(level).decide(seen, seed, LITTLE, lambda: False) for level in LEVELS
    ]
    hint = hint_request(seen, 1)
    return [*answers, answer(hint._replace(limit=LITTLE), lambda: False)]


def _sleeping(state: State, other: State, seat: int) -> Iterator[str]:
    before, after = the_deal(state).trump, the_deal(other).trump
    if before is None or after is None or before.seat == seat:
        return
    if (before.suit, before.card) != (after.suit, after.card):
        yield "permutations of a sleeping trump"


if __name__ == "__main__":
    sys.exit(command(attempt, COUNT))
