"""What must be true of every state and every step, whatever the rules of the table."""

from __future__ import annotations

from collections import Counter

from app.core.actions import NOBODY, PLAYS, Action, Kind, SeatAction
from app.core.cards import IS_TEN, SUIT_OF, Card, deck
from app.core.engine import apply, is_legal, legal_actions, legal_cards
from app.core.log import DEAL_ENDS
from app.core.observation import Observation, observe
from app.core.phases import ACTORS, TRANSITIONS, Actor, Phase
from app.core.rules import Capture, DealerRule, MatchMode
from app.core.state import DealState, State, Trick
from app.core.trump import is_active


def check_step(before: State, action: Action, after: State) -> None:
    """Check a step from one state to the next, and the state it leads to."""
    assert after.phase in TRANSITIONS[before.phase, action.kind]
    assert after.rules == before.rules
    if isinstance(action, SeatAction) and before.deal and after.deal:
        assert after.deal.actions == (*before.deal.actions, action)
        assert after.deal.dealt == before.deal.dealt
    check_state(after)


def check_state(state: State) -> None:
    """Check everything that can be said of one state."""
    check_standing(state)
    check_turn(state)
    if state.deal is not None:
        check_cards(state, state.deal)
        check_counts(state, state.deal)
        check_trick(state, state.deal.trick, len(state.deal.finished) + 1)
        check_result(state, state.deal)


def check_turn(state: State) -> None:
    """Check that it is defined who acts and what is legal."""
    deal = state.deal
    acts = deal is not None and deal.turn != NOBODY
    assert acts == (ACTORS[state.phase] is not Actor.TABLE)
    legal = legal_actions(state)
    assert bool(legal) == acts
    if not acts:
        return
    assert len(set(legal)) == len(legal)
    assert list(legal) == sorted(legal, key=_rank)
    assert all(action.seat == deal.turn for action in legal)
    for action in legal[:1] + legal[-1:]:
        assert is_legal(state, action)


def check_all_actions(state: State) -> None:
    """Check that each legal action is accepted, and each other card of the deck refused."""
    legal = legal_actions(state)
    for action in legal:
        apply(state, action)
    if state.deal is not None and state.deal.turn != NOBODY:
        plays = [action.card for action in legal if action.kind is Kind.PLAY]
        assert tuple(plays) == legal_cards(state)
        for action in PLAYS[state.deal.turn]:
            assert is_legal(state, action) == (action in legal)


def _rank(action: SeatAction) -> tuple[bool, int, Card, int]:
    return action.kind is Kind.ASK, action.other, action.card, action.suit


def check_cards(state: State, deal: DealState) -> None:
    """Check that every card of the deck is in one place, a face-down trump card included."""
    places = [*deal.hands, *deal.captured, *(trick.cards for trick in deal.pile), deal.trick.cards]
    assert sorted(card for place in places for card in place) == list(deck(state.rules.deck_family))
    for seat, (dealt, held) in enumerate(zip(deal.dealt, deal.hands, strict=True)):
        assert list(held) == sorted(held)
        gone = Counter(action.card for action in deal.actions if _is_play(action, seat))
        assert Counter(dealt) - Counter(held) == gone
        assert len(dealt) == state.rules.hand_size


def _is_play(action: SeatAction, seat: int) -> bool:
    return action.kind is Kind.PLAY and action.seat == seat


def check_counts(state: State, deal: DealState) -> None:
    """Check that tens, tricks and card points are those of the captured cards."""
    players = state.rules.players
    for side, cards in enumerate(deal.captured):
        assert sum(IS_TEN[card] for card in cards) == deal.tens[side]
        assert len(cards) == players * deal.tricks[side]
        assert sum(1 + IS_TEN[card] for card in cards) == (
            players * deal.tricks[side] + deal.tens[side]
        )
    assert sum(deal.tricks) + len(deal.pile) == len(deal.finished)
    if state.rules.capture is Capture.AT_ONCE:
        assert not deal.pile
        assert deal.run_seat == NOBODY
        for side in (0, 1):
            winners = [trick.best_seat % 2 for trick in deal.finished]
            assert winners.count(side) == deal.tricks[side]
    if len(deal.finished) == state.rules.hand_size:
        assert sum(deal.tens) == state.rules.all_tens
        assert sum(deal.tricks) == state.rules.hand_size


def check_trick(state: State, trick: Trick, number: int) -> None:
    """Check that an active trump or the suit led wins, and never a sleeping trump."""
    if not trick.cards:
        return
    trump = state.deal.trump if state.deal else None
    seats = trick.seats(state.rules.players)
    place = seats.index(trick.best_seat)
    assert trick.cards[place] == trick.best_card
    assert trick.best_is_trump == is_active(trump, trick.best_card, (number, place + 1))
    if not trick.best_is_trump:
        assert SUIT_OF[trick.best_card] == SUIT_OF[trick.cards[0]]


def check_result(state: State, deal: DealState) -> None:
    """Check that a deal has a result when it is over, and only then."""
    assert (deal.result is not None) == (state.phase in DEAL_ENDS)
    if deal.result is not None:
        assert (deal.result.winner is None) == (deal.result.category == "draw")
        assert min(deal.result.points) >= 0


def check_standing(state: State) -> None:
    """Check that the standing agrees with itself, and the dealer with it."""
    score, rules = state.score, state.rules
    assert (score.outcome is not None) == (state.phase is Phase.MATCH_OVER)
    assert min(score.streaks) == 0
    if rules.match is not MatchMode.STREAK:
        assert score.streaks == (0, 0)
    elif state.phase is not Phase.MATCH_OVER:
        assert max(score.streaks) < rules.streak_target
    if rules.dealer_rule is DealerRule.DEHLA_PAKAD and score.last_winner is not None:
        assert score.last_winner != score.dealer % 2


def check_secrets(state: State) -> None:
    """Check that nothing that a seat sees holds a card or suit that is hidden from it."""
    deal = state.deal
    if deal is None:
        return
    tricks = (*deal.finished, deal.trick)
    public = {card for trick in tricks for card in trick.cards}
    for seat in range(state.rules.players):
        seen = observe(state, seat)
        assert (*seen.finished, seen.trick) == tricks
        shown = {card for hand in seen.shown for card in hand}
        assert _cards_told(seen) <= public.union(deal.dealt[seat], shown, [NOBODY])
        check_shown(deal, seen)
        check_trump_secret(deal, seen)


def check_shown(deal: DealState, seen: Observation) -> None:
    """Check that the awake trump card is the only one that all know to be in a hand."""
    for hand, shown in zip(deal.hands, seen.shown, strict=True):
        assert set(shown) <= set(hand)
        if shown:
            assert deal.trump is not None
            assert deal.trump.awake_at is not None
            assert shown == (deal.trump.card,)


def _cards_told(seen: Observation) -> set[Card]:
    """Return every card that stands anywhere in an observation, but for the tricks."""
    told = {*seen.hand, *seen.dealt}
    told.update(*seen.captured, *seen.shown, *[trick.cards for trick in seen.pile])
    told.update([action.card for action in seen.history])
    told.update([action.card for action in seen.legal])
    return told if seen.trump is None else told | {seen.trump.card}


def check_trump_secret(deal: DealState, seen: Observation) -> None:
    """Check that a noted or face-down trump is known to the seat alone that chose it."""
    trump = deal.trump
    if trump is None or trump.awake_at is not None or trump.seat == seen.seat:
        return
    if trump.how in ("closed_card", "first_void_closed"):
        assert seen.trump == trump._replace(suit=NOBODY, card=NOBODY)
        told = [a for a in seen.history if a.kind in (Kind.NOTE, Kind.LAY)]
        assert all((a.suit, a.card) == (NOBODY, NOBODY) for a in told)
