"""Rules, positions, worlds and moves as the bytes that the fast search reads."""

from __future__ import annotations

from app.ai.courses import course_of
from app.core.actions import NOBODY, PLAYS, Kind, SeatAction, ask, lay, name, note
from app.core.cards import DECK_SIZE, IS_TEN, RANK_ACE, RANK_OF, SUITS, Card
from app.core.observation import Observation
from app.core.phases import Phase
from app.core.rules import (
    Capture,
    IdenticalCards,
    Objective,
    Reveal,
    RuleSet,
    TieBreak,
    TrumpMode,
)
from app.core.state import Trick, Trump
from app.core.trump import opening
from app.core.worlds import World

MOST_SEATS = 6
COURT_TRICKS = 7
NAME_BASE = DECK_SIZE
ASK_MOVE = NAME_BASE + len(SUITS)
LAY_BASE = ASK_MOVE + 1

_PHASES = (
    Phase.LEAD,
    Phase.FOLLOW,
    Phase.ASKED,
    Phase.NAME_TRUMP,
    Phase.NOTE_TRUMP,
    Phase.LAY_TRUMP,
    Phase.CHOOSE_TRUMP,
)
_MODES = tuple(TrumpMode)
_REVEALS = tuple(Reveal)
_ASLEEP, _AWAKE, _AWAKE_NEXT_TRICK = range(3)


def pack_rules(rules: RuleSet) -> bytes:
    """Return the rules of a table."""
    return bytes(
        (
            rules.players,
            rules.decks,
            rules.hand_size,
            _MODES.index(rules.trump),
            _REVEALS.index(rules.reveal),
            rules.asker_must_trump,
            rules.setting_card_is_trump,
            rules.identical_cards is IdenticalCards.LATER,
            rules.capture is Capture.TWO_IN_ROW_PLAYER,
            rules.sirr_tens if rules.sirr_ends_match else 0,
            rules.objective is not Objective.TRICKS,
            rules.objective is not Objective.TENS,
            rules.tie_break is TieBreak.TRICKS,
            rules.all_tens,
            rules.ace_bonus,
        )
    )


def pack_position(seen: Observation) -> bytes:
    """Return what all seats see of the deal, and what the observer knows of the trump."""
    trick = seen.trick
    tens = sum(IS_TEN[card] for lying in seen.pile for card in lying.cards)
    numbers = [
        _PHASES.index(seen.phase),
        seen.turn,
        trick.leader,
        len(trick.cards),
        trick.best_seat,
        trick.best_card,
        trick.best_is_trump,
        *_filled(trick.cards, MOST_SEATS),
        *_trump(seen),
        seen.run_seat,
        len(seen.pile),
        *seen.tens,
        *seen.tricks,
        tens,
        sum(RANK_OF[card] == RANK_ACE for lying in seen.pile for card in lying.cards),
        len(seen.finished),
        _side_of_all([trick.best_seat % 2 for trick in seen.finished[:COURT_TRICKS]]),
        _side_of_all([side for side in (0, 1) if _has_ace(seen.captured[side])]),
        *_filled([_suit_bits(suits) for suits in seen.voids], MOST_SEATS),
        *_filled([_suit_bits(suits) for suits in seen.holds], MOST_SEATS),
        *_filled(seen.counts, MOST_SEATS),
        *_courses(seen),
        *_played(seen),
    ]
    return bytes(number & 0xFF for number in numbers)


def pack_start(seen: Observation) -> bytes:
    """Return the position at the start of the deal; a drawn trump is known in it already."""
    phase, turn = opening(seen.rules, seen.dealer)
    drawn = phase is Phase.DRAW_TRUMP
    nothing: tuple[frozenset[int], ...] = (frozenset(),) * seen.rules.players
    start = seen._replace(
        phase=Phase.LEAD if drawn else phase,
        turn=turn,
        counts=(seen.rules.hand_size,) * seen.rules.players,
        trick=Trick((seen.dealer + 1) % seen.rules.players),
        finished=(),
        trump=seen.trump if drawn else None,
        tens=(0, 0),
        tricks=(0, 0),
        pile=(),
        run_seat=NOBODY,
        captured=((), ()),
        voids=nothing,
        holds=nothing,
    )
    return pack_position(start)


def pack_history(seen: Observation) -> bytes:
    """Return the moves of the deal; a choice that is hidden from the observer is 255."""
    return bytes(_move_seen(action) for action in seen.history if action.kind is not Kind.DRAW)


def _move_seen(action: SeatAction) -> int:
    hidden = action.kind in (Kind.NOTE, Kind.LAY) and action.suit == action.card == NOBODY
    return NOBODY & 0xFF if hidden else move_of(action)


def _filled(numbers: tuple[int, ...] | list[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]


def _suit_bits(suits: frozenset[int]) -> int:
    return sum(1 << suit for suit in suits)


def _trump(seen: Observation) -> tuple[int, int, int, int, int]:
    trump = seen.trump
    if trump is None:
        return NOBODY, NOBODY, NOBODY, NOBODY, _ASLEEP
    return trump.suit, trump.seat, trump.card, trump.owner, _wakefulness(seen, trump)


def _wakefulness(seen: Observation, trump: Trump) -> int:
    if trump.awake_at is None:
        return _ASLEEP
    here = (len(seen.finished) + 1, len(seen.trick.cards) + 1)
    return _AWAKE if trump.awake_at <= here else _AWAKE_NEXT_TRICK


def _side_of_all(sides: list[int]) -> int:
    """Return the side that is alone in a list, 2 for both, `NOBODY` for an empty list."""
    if not sides:
        return NOBODY
    return sides[0] if len(set(sides)) == 1 else 2


def _has_ace(cards: tuple[Card, ...]) -> bool:
    return any(RANK_OF[card] == RANK_ACE for card in cards)


def _courses(seen: Observation) -> list[int]:
    """Return who led each suit first, with what rank, how often it was led, and who threw it."""
    courses = [course_of(seen, suit) for suit in SUITS]
    return [
        *(course.opener for course in courses),
        *(course.rank for course in courses),
        *(course.times for course in courses),
        *(sum(1 << seat for seat in course.thrown) for course in courses),
    ]


def _played(seen: Observation) -> list[int]:
    played = [0] * DECK_SIZE
    for trick in (*seen.finished, seen.trick):
        for card in trick.cards:
            played[card] += 1
    if seen.rules.lowest_rank > 2:
        for card in range(DECK_SIZE):
            played[card] += RANK_OF[card] < seen.rules.lowest_rank - 2
    return played


def pack_world(world: World) -> bytes:
    """Return a world: the cards of every hand, and a sleeping trump that the observer ignores."""
    cards = b"".join(map(bytes, world.hands))
    return cards + bytes((world.suit & 0xFF, world.card & 0xFF))


def move_of(action: SeatAction) -> int:
    """Return the number of an action."""
    if action.kind is Kind.PLAY:
        return action.card
    if action.kind is Kind.ASK:
        return ASK_MOVE
    if action.kind is Kind.LAY:
        return LAY_BASE + action.card
    return NAME_BASE + action.suit


def action_of(move: int, seat: int, phase: Phase) -> SeatAction:
    """Return the action of a number."""
    if move < NAME_BASE:
        return PLAYS[seat][move]
    if move == ASK_MOVE:
        return ask(seat)
    if move >= LAY_BASE:
        return lay(seat, move - LAY_BASE)
    return (note if phase is Phase.NOTE_TRUMP else name)(seat, move - NAME_BASE)
