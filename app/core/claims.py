"""Proof of a claim: all the tricks that are left, whatever the other hands are (rules section 9).

The claimant must be on lead. He leads his trumps from the top, then every other suit from the top,
and the claim is good if each of these cards wins its trick against every hand that the others may
hold. The test gives the others more than any real distribution does: each unseen card of a suit may
be with whoever can beat the lead. So an accepted claim always holds; a claim that needs a finesse,
a count or the partner's help is refused.
"""

from __future__ import annotations

from app.core.actions import NOBODY
from app.core.cards import RANK_OF, SUIT_OF, SUITS, Card, Suit
from app.core.errors import IllegalActionError
from app.core.legal import seat_to_act
from app.core.notation import card_code
from app.core.observation import Observation, observe
from app.core.phases import Phase
from app.core.rules import IdenticalCards, TrumpMode
from app.core.state import State


def refusal(state: State) -> IllegalActionError | None:
    """Return why the seat to act may not claim the rest, None if its claim is proved."""
    seat = seat_to_act(state)
    if state.phase is not Phase.LEAD:
        return IllegalActionError(
            "claim_not_on_lead", f"seat {seat} can claim only when it leads", seat=seat
        )
    return _unproved(observe(state, seat))


def _unproved(seen: Observation) -> IllegalActionError | None:
    for suit in SUITS:
        mine = _from_the_top(seen.hand, suit)
        if not mine:
            continue
        theirs = _from_the_top(seen.unseen, suit) if _someone_may_hold(seen, suit) else []
        for leads, card in enumerate(mine):
            left = theirs[: max(0, len(theirs) - leads)]
            if left and not _is_higher(seen, card, left[0]):
                return _doubt(seen, card, f"{card_code(left[0])} is still out", left[0])
    ruffed = next((suit for suit in SUITS if _may_be_ruffed(seen, suit)), None)
    if ruffed is not None:
        card = _from_the_top(seen.hand, ruffed)[0]
        return _doubt(seen, card, f"{card_code(card)} may be ruffed", NOBODY)
    return None


def _doubt(seen: Observation, card: Card, why: str, beater: Card) -> IllegalActionError:
    return IllegalActionError(
        "claim_beaten" if beater != NOBODY else "claim_ruffed",
        f"the claim of seat {seen.seat} does not hold against every distribution: {why}",
        seat=seen.seat,
        card=card,
        beater=beater,
    )


def _from_the_top(cards: tuple[Card, ...], suit: Suit) -> list[Card]:
    return [card for card in reversed(cards) if SUIT_OF[card] == suit]


def _is_higher(seen: Observation, mine: Card, theirs: Card) -> bool:
    if mine == theirs:
        return seen.rules.identical_cards is IdenticalCards.FIRST
    return RANK_OF[mine] > RANK_OF[theirs]


def _someone_may_hold(seen: Observation, suit: Suit) -> bool:
    return any(
        seat != seen.seat and seen.counts[seat] and suit not in seen.voids[seat]
        for seat in range(seen.rules.players)
    )


def _may_be_ruffed(seen: Observation, suit: Suit) -> bool:
    """Say whether a lead of a suit may meet a trump in another hand.

    A trump card that lies face down may be of the suit led itself: it wakes as it is played.
    """
    mine = _from_the_top(seen.hand, suit)
    if not mine or seen.rules.trump is TrumpMode.NONE:
        return False
    trump = seen.trump
    if trump is None or trump.suit == NOBODY:
        lies_face_down = trump is not None and trump.owner != NOBODY
        return lies_face_down or any(SUIT_OF[card] != suit for card in seen.unseen)
    if trump.awake_at is None:
        return _may_be_woken_by_others(seen, trump.suit)
    if trump.suit == suit:
        return False
    my_trumps = _from_the_top(seen.hand, trump.suit)
    their_trumps = _from_the_top(seen.unseen, trump.suit)
    return _someone_may_hold(seen, trump.suit) and len(their_trumps) > len(my_trumps)


def _may_be_woken_by_others(seen: Observation, trump_suit: Suit) -> bool:
    """Say whether another seat can wake the claimant's own sleeping trump and then play one."""
    return seen.rules.trump is TrumpMode.CLOSED_CARD and bool(
        _from_the_top(seen.unseen, trump_suit)
    )
