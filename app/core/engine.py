"""The reducer: what is legal in a state, and the state after an action.

Every function here is pure. `apply` checks its action and raises `IllegalActionError` with a plain
sentence; it never changes a state. The order of things in a deal is that of rules sections 2 and 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from app.core import trump
from app.core.actions import (
    COLLECT,
    NEXT,
    NOBODY,
    Action,
    Cut,
    Deal,
    Kind,
    SeatAction,
)
from app.core.cards import (
    IS_TEN,
    RANK_NINE,
    RANK_OF,
    SUIT_OF,
    Card,
    CutRound,
    Hand,
    deal_hands,
    deck,
)
from app.core.claims import refusal
from app.core.errors import IllegalActionError
from app.core.events import (
    CardPlayed,
    CardsCaptured,
    CardsCut,
    Claimed,
    Conceded,
    DealEnded,
    Event,
    HandsDealt,
    HandThrownIn,
    MatchEnded,
    PileGrew,
    TrickWon,
)
from app.core.legal import legal_actions, legal_cards, may_play, seat_to_act
from app.core.notation import card_code
from app.core.outcomes import is_decided, tally, tally_if_rest_goes_to
from app.core.phases import TRANSITIONS, Phase
from app.core.rules import Capture, RedealIf, RuleSet, StopWhenDecided
from app.core.scoring import Tally, after_deal, judge, sirr_side
from app.core.state import DealState, Pair, Score, State, Trick

Outcome = tuple[State, tuple[Event, ...]]

# Python 3.11 looks members of an enum up slowly; these are needed at every card or trick.
_LEAD, _FOLLOW, _TRICK_OVER = Phase.LEAD, Phase.FOLLOW, Phase.TRICK_OVER
_AT_ONCE, _ALWAYS = Capture.AT_ONCE, StopWhenDecided.ALWAYS


def new_match(rules: RuleSet, first_dealer: int | None = None) -> State:
    """Return the start of a match: before the cut, or before the deal if the dealer is known."""
    if first_dealer is None:
        return State(rules, Phase.CUT, Score(dealer=NOBODY), cutting=tuple(range(rules.players)))
    return State(rules, Phase.DEAL, Score(dealer=first_dealer))


def is_legal(state: State, action: Action) -> bool:
    """Say whether `apply` would accept the action."""
    try:
        apply(state, action)
    except IllegalActionError:
        return False
    return True


def apply(state: State, action: Action) -> Outcome:
    """Return the state after an action and what has happened.

    Raises:
        IllegalActionError: the phase does not know the action, it is another seat's turn, or the
            rules forbid it.
    """
    handler = _HANDLERS.get((state.phase, action.kind))
    if handler is None:
        raise IllegalActionError(
            "wrong_phase",
            f"{action.kind} is not possible now (phase {state.phase})",
            kind=action.kind,
            phase=state.phase,
        )
    deal = state.deal
    if deal is not None and action.seat != deal.turn:
        raise IllegalActionError(
            "not_your_turn",
            f"seat {action.seat} acts out of turn: seat {deal.turn} must act",
            seat=action.seat,
            turn=deal.turn,
        )
    return handler(state, action)


# Before the deal


def _cut(state: State, action: Cut) -> Outcome:
    doubled = Counter(action.cards) - Counter(deck(state.rules.deck_family))
    if doubled or len(action.cards) != len(state.cutting):
        raise IllegalActionError("bad_cut", "every seat that cuts must cut a different card")
    cut = CutRound(state.cutting, action.cards)
    highest = cut.highest
    if len(highest) > 1:
        return state._replace(cutting=highest), (CardsCut(cut, None),)
    return new_match(state.rules, highest[0]), (CardsCut(cut, highest[0]),)


def _deal(state: State, action: Deal) -> Outcome:
    rules = state.rules
    hands = _hands(rules, action)
    for seat, hand in enumerate(hands):
        reason = redeal_reason(rules, hand)
        if reason is not None:
            return state, (HandThrownIn(seat, reason),)
    dealer = state.score.dealer
    phase, turn = trump.opening(rules, dealer)
    deal = DealState(
        number=action.number,
        dealer=dealer,
        dealt=hands,
        hands=hands,
        turn=turn,
        trick=Trick((dealer + 1) % rules.players),
        finished=(),
        trump=None,
        tens=(0, 0),
        tricks=(0, 0),
        captured=((), ()),
        pile=(),
        run_seat=NOBODY,
        actions=(),
        result=None,
    )
    return State(rules, phase, state.score, deal), (HandsDealt(dealer),)


def _hands(rules: RuleSet, action: Deal) -> tuple[Hand, ...]:
    family = rules.deck_family
    if action.number is not None:
        return deal_hands(family, action.number)
    hands = tuple(tuple(sorted(hand)) for hand in action.hands or ())
    sizes = [len(hand) for hand in hands]
    cards = tuple(sorted(card for hand in hands for card in hand))
    if sizes != [family.hand_size] * family.players or cards != deck(family):
        raise IllegalActionError(
            "bad_hands", "the hands are not the whole deck, dealt evenly to every seat"
        )
    return hands


def redeal_reason(rules: RuleSet, hand: Hand) -> RedealIf | None:
    """Return the house rule that throws the deal in because of a hand, None if there is none."""
    if RedealIf.NO_CARD_ABOVE_NINE in rules.redeal_if and all(
        RANK_OF[card] <= RANK_NINE for card in hand
    ):
        return RedealIf.NO_CARD_ABOVE_NINE
    if (
        RedealIf.ALL_TENS_IN_ONE_HAND in rules.redeal_if
        and sum(IS_TEN[card] for card in hand) == rules.all_tens
    ):
        return RedealIf.ALL_TENS_IN_ONE_HAND
    return None


def _next(state: State, _action: Action) -> Outcome:
    score = state.score
    if score.outcome is not None:
        score = Score(dealer=score.dealer)
    return State(state.rules, Phase.DEAL, score), ()


# Playing a card


def _play(state: State, action: SeatAction) -> Outcome:
    rules, _, score, deal, _ = state
    assert deal is not None
    card = action.card
    if not may_play(state, deal, card):
        raise _card_refused(state, deal, card)
    seat = deal.turn
    chosen, events = trump.when_played(rules, deal, card)
    trick = trump.with_card(rules, deal, chosen, card)
    events = (CardPlayed(seat, card), *events)
    over = len(trick.cards) == rules.players
    if trump.must_note(rules, deal, card):
        phase, turn = Phase.NOTE_TRUMP, seat
    elif over:
        phase, turn = _TRICK_OVER, NOBODY
        events = (*events, TrickWon(trick.best_seat))
    else:
        phase, turn = _FOLLOW, (seat + 1) % rules.players
    played = DealState(
        deal.number,
        deal.dealer,
        deal.dealt,
        _without(deal.hands, seat, card),
        turn,
        trick,
        deal.finished,
        chosen,
        deal.tens,
        deal.tricks,
        deal.captured,
        deal.pile,
        deal.run_seat,
        (*deal.actions, action),
        None,
    )
    if phase is _FOLLOW and trump.may_wake_by_turn(rules, chosen):
        return _turn_comes(rules, score, played, events)
    return State(rules, phase, score, played), events


def _without(hands: tuple[Hand, ...], seat: int, card: Card) -> tuple[Hand, ...]:
    hand = hands[seat]
    at = hand.index(card)
    return (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])


def _turn_comes(
    rules: RuleSet, score: Score, deal: DealState, events: tuple[Event, ...]
) -> Outcome:
    phase, chosen, woken = trump.when_turn_comes(rules, deal)
    if woken:
        deal = deal._replace(trump=chosen)
    return State(rules, phase, score, deal), events + woken


def _card_refused(state: State, deal: DealState, card: Card) -> IllegalActionError:
    seat = deal.turn
    code = card_code(card)
    hand = deal.hands[seat]
    if card not in hand:
        return IllegalActionError(
            "not_held", f"seat {seat} does not hold {code}", seat=seat, card=card
        )
    led = SUIT_OF[deal.trick.cards[0]]
    if any(SUIT_OF[held] == led for held in hand):
        return IllegalActionError(
            "must_follow",
            f"seat {seat} must follow {_SUIT_NAMES[led]} and may not play {code}",
            seat=seat,
            card=card,
            suit=led,
        )
    assert deal.trump is not None
    return IllegalActionError(
        "must_trump",
        f"seat {seat} asked for the trump and must play a card of {_SUIT_NAMES[deal.trump.suit]},"
        f" not {code}",
        seat=seat,
        card=card,
        suit=deal.trump.suit,
    )


_SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")


# Choosing, noting, asking


def _choose(state: State, action: SeatAction) -> Outcome:
    deal = state.deal
    assert deal is not None
    if action not in legal_actions(state):
        raise IllegalActionError(
            "choice_not_possible",
            f"{str(action)!r} is not possible: it must be one of the seat's own cards or suits",
            kind=action.kind,
            seat=action.seat,
        )
    chosen, events = trump.when_chosen(state.rules, deal, action)
    deal = deal._replace(trump=chosen, actions=(*deal.actions, action))
    if state.phase is Phase.NOTE_TRUMP:
        return _after_note(state, deal, events)
    if state.phase is Phase.NAME_TRUMP:
        return State(state.rules, Phase.FOLLOW, state.score, deal), events
    deal = deal._replace(turn=deal.trick.leader)
    return State(state.rules, Phase.LEAD, state.score, deal), events


def _after_note(state: State, deal: DealState, events: tuple[Event, ...]) -> Outcome:
    rules, score = state.rules, state.score
    if len(deal.trick.cards) == rules.players:
        events = (*events, TrickWon(deal.trick.best_seat))
        return State(rules, Phase.TRICK_OVER, score, deal._replace(turn=NOBODY)), events
    deal = deal._replace(turn=(deal.turn + 1) % rules.players)
    return _turn_comes(rules, score, deal, events)


def _ask(state: State, action: SeatAction) -> Outcome:
    deal = state.deal
    assert deal is not None
    if not trump.may_ask(state.rules, deal):
        raise IllegalActionError(
            "may_not_ask",
            f"seat {action.seat} may not ask for the trump: only another seat than the holder that"
            " cannot follow may ask while it is hidden",
            seat=action.seat,
        )
    chosen, events = trump.when_asked(deal)
    deal = deal._replace(trump=chosen, actions=(*deal.actions, action))
    return State(state.rules, Phase.ASKED, state.score, deal), events


# The end of a trick, a deal and a match


def _collect(state: State, _action: Action) -> Outcome:
    rules, _, score, deal, _ = state
    assert deal is not None
    trick = deal.trick
    seat = trick.best_seat
    last = len(deal.finished) + 1 == rules.hand_size
    taken: tuple[Trick, ...] = (trick,)
    pile, run_seat = deal.pile, NOBODY
    if rules.capture is not _AT_ONCE:
        pile = (*pile, trick)
        taken = pile
        if not last and deal.run_seat != seat:
            taken, run_seat = (), seat
    captured, tricks, tens = deal.captured, deal.tricks, deal.tens
    events: tuple[Event, ...]
    if taken:
        pile = ()
        captured, tricks, tens, event = _captured(deal, seat, taken)
        events = (event,)
    else:
        events = (PileGrew(seat, len(pile)),)
    deal = DealState(
        deal.number,
        deal.dealer,
        deal.dealt,
        deal.hands,
        seat,
        Trick(seat),
        (*deal.finished, trick),
        deal.trump,
        tens,
        tricks,
        captured,
        pile,
        run_seat,
        deal.actions,
        None,
    )
    if last or _stops_early(rules, deal):
        return _finish(state, deal, tally(rules, deal), events)
    return State(rules, _LEAD, score, deal), events


_Cards = tuple[Card, ...]


def _captured(
    deal: DealState, seat: int, taken: tuple[Trick, ...]
) -> tuple[tuple[_Cards, _Cards], Pair, Pair, CardsCaptured]:
    side = seat % 2
    cards = taken[0].cards
    for trick in taken[1:]:
        cards += trick.cards
    found = tuple([card for card in cards if IS_TEN[card]])
    event = CardsCaptured(side, seat, len(taken), found)
    (ours, theirs), (our_tricks, their_tricks), (our_tens, their_tens) = (
        deal.captured,
        deal.tricks,
        deal.tens,
    )
    if side == 0:
        counts = (our_tricks + len(taken), their_tricks)
        return (ours + cards, theirs), counts, (our_tens + len(found), their_tens), event
    counts = (our_tricks, their_tricks + len(taken))
    return (ours, theirs + cards), counts, (our_tens, their_tens + len(found)), event


def _stops_early(rules: RuleSet, deal: DealState) -> bool:
    if sirr_side(rules, deal.tens) is not None:
        return True
    return rules.stop_when_decided is _ALWAYS and is_decided(rules, deal)


def _finish(state: State, deal: DealState, counted: Tally, events: tuple[Event, ...]) -> Outcome:
    result = judge(state.rules, counted)
    score = after_deal(state.rules, state.score, deal.dealer, result)
    deal = deal._replace(turn=NOBODY, result=result)
    events = (*events, DealEnded(result))
    if score.outcome is None:
        return State(state.rules, Phase.DEAL_OVER, score, deal), events
    return State(state.rules, Phase.MATCH_OVER, score, deal), (*events, MatchEnded(score.outcome))


def _claim(state: State, action: SeatAction) -> Outcome:
    deal = state.deal
    assert deal is not None
    counted = tally(state.rules, deal)
    if not is_decided(state.rules, deal):
        refused = refusal(state)
        if refused is not None:
            raise refused
        counted = tally_if_rest_goes_to(state.rules, deal, action.seat % 2)
    deal = deal._replace(actions=(*deal.actions, action))
    return _finish(state, deal, counted, (Claimed(action.seat),))


def _concede(state: State, action: SeatAction) -> Outcome:
    deal = state.deal
    assert deal is not None
    counted = tally_if_rest_goes_to(state.rules, deal, 1 - action.seat % 2)
    deal = deal._replace(actions=(*deal.actions, action))
    return _finish(state, deal, counted, (Conceded(action.seat),))


# The tables of the machine

_BY_KIND: dict[Kind, Callable[[State, Any], Outcome]] = {
    Kind.CUT: _cut,
    Kind.DEAL: _deal,
    Kind.PLAY: _play,
    Kind.NAME: _choose,
    Kind.NOTE: _choose,
    Kind.LAY: _choose,
    Kind.DRAW: _choose,
    Kind.ASK: _ask,
    Kind.CLAIM: _claim,
    Kind.CONCEDE: _concede,
    Kind.COLLECT: _collect,
    Kind.NEXT: _next,
}
_HANDLERS = {(phase, kind): _BY_KIND[kind] for phase, kind in TRANSITIONS}

TABLE_STEPS: dict[Phase, Action] = {
    Phase.TRICK_OVER: COLLECT,
    Phase.DEAL_OVER: NEXT,
    Phase.MATCH_OVER: NEXT,
}
"""What the table does in those of its phases that need nothing from outside."""

__all__ = [
    "TABLE_STEPS",
    "Outcome",
    "apply",
    "is_legal",
    "legal_actions",
    "legal_cards",
    "new_match",
    "redeal_reason",
    "seat_to_act",
]
