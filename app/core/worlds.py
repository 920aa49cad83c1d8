"""Hidden hands that agree with an observation, drawn evenly, and the states that they make."""

from __future__ import annotations

from typing import NamedTuple

from app.core.actions import NOBODY, Kind, SeatAction
from app.core.cards import SUIT_OF, Card, Hand, Suit
from app.core.engine import redeal_reason
from app.core.observation import Observation
from app.core.sharing import Limits, RandomBits, below, sharing
from app.core.state import DealState, State, Trump


class World(NamedTuple):
    """One way the hidden cards may lie: the hand of every seat, the observer's own included.

    ``suit`` and ``card`` are those of a trump that sleeps hidden from the observer, else `NOBODY`.
    """

    hands: tuple[Hand, ...]
    suit: Suit = NOBODY
    card: Card = NOBODY


class WorldSampler:
    """Draws worlds that agree with everything that one observation says.

    Every deal of the hidden cards that agrees is equally likely, exactly so with four players;
    with six only while little is known or left, else nearly so (`app.core.sharing.MixedSharing`).
    What is known: how many cards each seat holds, in which suits it is void, a suit that it must
    hold, a trump card that was shown, and that no house rule threw the deal in. Nothing is guessed
    from how anybody plays. Within a deal each suit that the setter of a hidden trump may have noted
    is equally likely, and so is each card of the holder's hand to be the one that lies face down.

    The observation is of a deal that is still played; `draw` may be called as often as wanted.
    """

    def __init__(self, observation: Observation) -> None:
        self._seen = observation
        self._others = [
            seat for seat in range(observation.rules.players) if seat != observation.seat
        ]
        self._played = cards_played(observation)
        self._sharing = sharing(_limits(observation, self._others))
        self._noted_late = _suits_since_note(observation)

    def draw(self, rng: RandomBits) -> World:
        """Return one random world."""
        hands = self._hands(rng)
        while self._seen.rules.redeal_if and self._is_thrown_in(hands):
            hands = self._hands(rng)
        trump = self._seen.trump
        if trump is None or trump.suit != NOBODY:
            return World(hands)
        hand = hands[trump.seat]
        if trump.owner != NOBODY:
            card = hand[below(rng, len(hand))]
            return World(hands, SUIT_OF[card], card)
        suits = sorted(self._noted_late.union([SUIT_OF[card] for card in hand]))
        return World(hands, suits[below(rng, len(suits))])

    def count(self) -> int | None:
        """Return how many deals agree, hidden trumps aside; None where that is not worked out.

        Identical cards of several decks count as different ones.
        """
        return None if self._seen.rules.redeal_if else self._sharing.count

    def _hands(self, rng: RandomBits) -> tuple[Hand, ...]:
        seen = self._seen
        hands = [seen.hand] * seen.rules.players
        for seat, share in zip(self._others, self._sharing.share(rng), strict=True):
            share += seen.shown[seat]
            share.sort()
            hands[seat] = tuple(share)
        return tuple(hands)

    def _is_thrown_in(self, hands: tuple[Hand, ...]) -> bool:
        return any(
            redeal_reason(self._seen.rules, hands[seat] + self._played[seat])
            for seat in self._others
        )


def cards_played(observation: Observation) -> list[Hand]:
    """Return the cards that each seat has played in this deal, in order of play."""
    players = observation.rules.players
    played: list[list[Card]] = [[] for _ in range(players)]
    for trick in (*observation.finished, observation.trick):
        for place, card in enumerate(trick.cards, trick.leader):
            played[place % players].append(card)
    return list(map(tuple, played))


def _limits(seen: Observation, others: list[int]) -> Limits:
    left = list(seen.unseen)
    for seat in others:
        for card in seen.shown[seat]:
            left.remove(card)
    return Limits(
        cards=tuple(left),
        room=tuple(seen.counts[seat] - len(seen.shown[seat]) for seat in others),
        bars=tuple(seen.voids[seat] for seat in others),
        needs=tuple(
            seen.holds[seat].difference([SUIT_OF[card] for card in seen.shown[seat]])
            for seat in others
        ),
    )


def _suits_since_note(seen: Observation) -> frozenset[Suit]:
    """Return the suits of what the setter of a noted trump has played after the note."""
    noted = [index for index, action in enumerate(seen.history) if action.kind is Kind.NOTE]
    if not noted:
        return frozenset()
    setter = seen.history[noted[0]].seat
    return frozenset(
        SUIT_OF[action.card]
        for action in seen.history[noted[0] :]
        if action.kind is Kind.PLAY and action.seat == setter
    )


def imagine(observation: Observation, world: World) -> State:
    """Return the state as it would be in a world, so that the rules can go on from it.

    The deal is still played, and its number unknown. Observing the state from the observer's seat
    gives the observation back.
    """
    seen = observation
    played = cards_played(seen)
    deal = DealState(
        number=None,
        dealer=seen.dealer,
        dealt=tuple(
            tuple(sorted(hand + cards)) for hand, cards in zip(world.hands, played, strict=True)
        ),
        hands=world.hands,
        turn=seen.turn,
        trick=seen.trick,
        finished=seen.finished,
        trump=_told(seen.trump, world),
        tens=seen.tens,
        tricks=seen.tricks,
        captured=seen.captured,
        pile=seen.pile,
        run_seat=seen.run_seat,
        actions=_told_history(seen.history, world),
        result=None,
    )
    return State(seen.rules, seen.phase, seen.score, deal)


def _told(trump: Trump | None, world: World) -> Trump | None:
    if trump is None or trump.suit != NOBODY:
        return trump
    return trump._replace(suit=world.suit, card=world.card)


def _told_history(history: tuple[SeatAction, ...], world: World) -> tuple[SeatAction, ...]:
    if world.suit == NOBODY:
        return history
    return tuple(_unmasked(action, world) for action in history)


def _unmasked(action: SeatAction, world: World) -> SeatAction:
    if action.kind is Kind.NOTE and action.suit == NOBODY:
        return action._replace(suit=world.suit)
    if action.kind is Kind.LAY and action.card == NOBODY:
        return action._replace(card=world.card)
    return action
