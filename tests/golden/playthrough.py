"""Deals played by chance and told in readable text, one file for each preset."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from app.core.actions import NOBODY, Action, Cut, Deal, SeatAction
from app.core.cards import Stream, cut_for_deal, deal_number
from app.core.engine import TABLE_STEPS, apply, legal_actions, new_match
from app.core.events import (
    CardPlayed,
    CardsCaptured,
    DealEnded,
    Event,
    HandsDealt,
    MatchEnded,
    TrickWon,
)
from app.core.log import DEAL_ENDS
from app.core.notation import CARD_CODES, SUIT_CODES, hand_text
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet, to_mapping
from app.core.state import DealState, State

FOLDER = Path(__file__).parent
SEED = 20261129
DEALS = 2


def golden_file(preset_id: str) -> Path:
    """Return where the playthrough of a preset is kept."""
    return FOLDER / f"{preset_id}.txt"


def playthrough(preset_id: str) -> str:
    """Return the text of a preset's playthrough."""
    return "\n".join(_lines(PRESETS[preset_id])) + "\n"


def _lines(rules: RuleSet) -> Iterator[str]:
    yield f"preset {rules.preset}"
    usual = to_mapping(PRESETS["dehla_pakad"])
    for key, value in to_mapping(rules).items():
        if value != usual[key] and key != "preset":
            yield f"  {key}: {value}"
    state, deals = new_match(rules), 0
    chance = Stream("golden", rules.preset)
    while deals < DEALS:
        before, action = state, _chosen(state, chance, deals + 1)
        state, events = apply(state, action)
        yield from _told(before, action, events, state)
        deals += state.phase in DEAL_ENDS


def _chosen(state: State, chance: Stream, deal: int) -> Action:
    if state.phase is Phase.CUT:
        rounds = cut_for_deal(state.rules.deck_family, SEED)
        return Cut(next(cut.cards for cut in rounds if cut.seats == state.cutting))
    if state.phase is Phase.DEAL:
        return Deal(deal_number(SEED, deal))
    if state.phase in TABLE_STEPS:
        return TABLE_STEPS[state.phase]
    legal = legal_actions(state)
    return legal[chance.below(len(legal))]


def _told(before: State, action: Action, events: tuple[Event, ...], after: State) -> Iterator[str]:
    if isinstance(action, SeatAction):
        legal = legal_actions(before)
        choice = f"{len(legal)} choices" if len(legal) > 13 else _choices(legal)
        told = "".join(f"  -> {_event(event)}" for event in events if _is_news(event))
        yield f"  {action!s:<14} of {choice}{told}"
    elif isinstance(action, Cut):
        cards = zip(before.cutting, action.cards, strict=True)
        yield "cut: " + ", ".join(f"{seat} {CARD_CODES[card]}" for seat, card in cards)
    for event in events:
        yield from _aside(event, after)


def _choices(legal: tuple[SeatAction, ...]) -> str:
    return " ".join(re.sub(r"^\d (play |name |note |lay |draw )?", "", str(each)) for each in legal)


def _is_news(event: Event) -> bool:
    return not isinstance(event, CardPlayed | TrickWon | DealEnded | MatchEnded)


def _event(event: Event) -> str:
    name = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    words = [f"{key} {_value(key, value)}" for key, value in event._asdict().items()]
    return f"{name}: {', '.join(words)}"


def _value(key: str, value: object) -> object:
    if isinstance(value, int):
        return {"card": CARD_CODES, "suit": SUIT_CODES}.get(key, range(99))[value]
    return "hidden" if value is None else value


def _aside(event: Event, after: State) -> Iterator[str]:
    """Yield the lines that stand for themselves: a deal, the end of a trick, of a deal, of all."""
    deal = after.deal
    if isinstance(event, HandsDealt) and deal is not None:
        yield from ("", f"deal number {deal.number}, dealer {event.dealer}")
        yield from (f"  {seat}: {hand_text(hand)}" for seat, hand in enumerate(deal.dealt))
    elif isinstance(event, TrickWon) and deal is not None:
        yield f"  seat {event.seat} wins trick {len(deal.finished) + 1}{_known(after, deal)}"
    elif isinstance(event, CardsCaptured) and deal is not None:
        yield f"  side {event.side}: tens {_pair(deal.tens)}, tricks {_pair(deal.tricks)}"
    elif isinstance(event, DealEnded):
        winner, category, tens, tricks, points = event.result
        yield f"result: {category}, winner {winner}, tens {_pair(tens)}, tricks {_pair(tricks)}"
        yield f"points {_pair(points)}; {_standing(after)}"
    elif isinstance(event, MatchEnded):
        yield f"match: winner {event.outcome.winner} by {event.outcome.by}"


def _standing(state: State) -> str:
    dealer, streaks, points, *_ = state.score
    return f"standing {_pair(points)}, streaks {_pair(streaks)}, next dealer {dealer}"


def _pair(pair: tuple[int, int]) -> str:
    return f"{pair[0]}-{pair[1]}"


def _known(state: State, deal: DealState) -> str:
    """Return what the whole table knows of the hands."""
    seen = observe(state, 0)
    facts = [
        f"{seat} {word} {''.join(SUIT_CODES[suit] for suit in sorted(suits))}"
        for word, known in (("void", seen.voids), ("holds", seen.holds))
        for seat, suits in enumerate(known)
        if suits
    ]
    facts += [f"{seat} shows {hand_text(cards)}" for seat, cards in enumerate(seen.shown) if cards]
    trump = deal.trump
    if trump is not None:
        sleep = "" if trump.awake_at else ", asleep"
        seat = "" if trump.seat == NOBODY else f" by {trump.seat}"
        facts.append(f"trump {SUIT_CODES[trump.suit]}{seat}{sleep}")
    return f" ({'; '.join(facts)})" if facts else ""
