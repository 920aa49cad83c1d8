"""A claim is taken exactly when nothing that the others can hold or do makes it wrong."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from app.core.actions import NOBODY, Kind, SeatAction, claim
from app.core.actions import play as play_card
from app.core.cards import SUIT_OF, Card
from app.core.claims import refusal
from app.core.engine import apply, legal_actions
from app.core.events import Claimed, DealEnded
from app.core.log import DEAL_ENDS
from app.core.notation import parse_card
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.core.state import Category, State
from app.core.worlds import imagine
from tests.builders import (
    collected,
    deal,
    match_start,
    play,
    reason,
    rules,
    suit_cards,
    table_action,
    the_deal,
    trick,
)
from tests.trying import worlds_by_trying

WHOLE = "AKQJT98765432"
TABLES: dict[str, RuleSet] = {
    **{name: rule_set for name, rule_set in PRESETS.items() if rule_set.players == 4},
    "by holder": rules("mendikot_closed", reveal="holder"),
    "no duty": rules("mendikot_closed", asker_must_trump=False),
    "from the next trick": rules("mendikot", setting_card_is_trump=False),
}


def next_lead(state: State) -> Card:
    """Return what a claimant leads: his trumps from the top, then suit by suit from the top."""
    made = the_deal(state)
    suit = made.trump.suit if made.trump else NOBODY
    return max(made.hands[made.turn], key=lambda c: (SUIT_OF[c] == suit, -SUIT_OF[c], c))


def wins_all(state: State, seat: int) -> bool:
    """Say whether a seat wins all that is left in its line, whatever the others do."""
    if state.phase in DEAL_ENDS:
        return True
    if state.phase is Phase.TRICK_OVER:
        return the_deal(state).trick.best_seat == seat and wins_all(collected(state), seat)
    if the_deal(state).turn == seat:
        actions: tuple[SeatAction, ...] = (play_card(seat, next_lead(state)),)
    else:
        actions = legal_actions(state)
    return all(wins_all(apply(state, action)[0], seat) for action in actions)


def holds_in_every_world(state: State) -> bool:
    """Say whether the seat on lead wins all that is left, whatever it has not seen."""
    seat = the_deal(state).turn
    seen = observe(state, seat)
    return all(wins_all(imagine(seen, world), seat) for world in worlds_by_trying(seen))


def endings(rule_set: RuleSet, rng: random.Random, sleepy: bool) -> Iterator[State]:
    """Play a deal and yield its last two leads; ``sleepy`` play lets a hidden trump lie."""
    state = match_start(rule_set, rng)
    while state.phase not in DEAL_ENDS:
        action = table_action(state, rng) or rng.choice(_wished(state, sleepy))
        state, _ = apply(state, action)
        if state.phase is Phase.LEAD and len(the_deal(state).hands[0]) <= 2:
            yield state


def _wished(state: State, sleepy: bool) -> list[SeatAction]:
    actions, trump = list(legal_actions(state)), the_deal(state).trump
    hidden = NOBODY - 1 if trump is None or trump.awake_at else trump.card
    quiet = [a for a in actions if a.kind is not Kind.ASK and a.card != hidden]
    return quiet if sleepy and quiet else actions


@pytest.mark.parametrize("sleepy", [False, True], ids=["any play", "sleepy play"])
@pytest.mark.parametrize("table", TABLES)
def test_claims_are_proved_by_trying_all_hands_and_plays(table: str, sleepy: bool) -> None:
    rng = random.Random(table)
    verdicts: Counter[tuple[bool, bool]] = Counter()
    for _ in range(12):
        for state in endings(TABLES[table], rng, sleepy):
            verdicts[refusal(state) is None, holds_in_every_world(state)] += 1
    taken_though_wrong, refused_though_right = verdicts[True, False], verdicts[False, True]
    assert taken_though_wrong == 0
    assert verdicts[True, True] > 5 * refused_though_right


def ending_with(rule_set: RuleSet, last: dict[int, str], leader: int, laid: str = "") -> State:
    """Return a lead to the last trick in which each seat holds a given card, and nobody asked."""
    kept = {parse_card(code) for code in last.values()}
    for seed in range(200):
        rng = random.Random(seed)
        state = deal(rule_set, last)
        while the_deal(state).hands[0][1:] or state.phase is not Phase.LEAD:
            actions = [a for a in legal_actions(state) if a.kind is not Kind.ASK]
            laying = [a for a in actions if laid and a == SeatAction(Kind.LAY, 0, parse_card(laid))]
            spare = [action for action in actions if action.card not in kept]
            state, _ = apply(
                state, table_action(state, rng) or rng.choice(laying or spare or actions)
            )
            if state.phase in DEAL_ENDS:
                break
        else:
            held = {card for hand in the_deal(state).hands for card in hand}
            if held == kept and the_deal(state).turn == leader:
                return state
    raise AssertionError("no play leads to this ending")


@pytest.mark.parametrize("reveal", ["request", "holder"])
def test_a_face_down_card_of_the_suit_led_beats_a_claim(reveal: str) -> None:
    rule_set = rules("mendikot_closed", reveal=reveal)
    state = ending_with(rule_set, {0: "2S", 1: "AS", 2: "3S", 3: "4S"}, leader=1, laid="2S")
    refused = refusal(state)
    assert refused is not None
    assert refused.reason == "claim_ruffed"
    assert not holds_in_every_world(state)


SPADES = suit_cards("S", WHOLE)
TOPS = "AS KS QS JS TS 9S 8S AH KH AD KD AC KC"


@pytest.mark.parametrize("trump", ["none", "open_partner"])
def test_a_hand_that_cannot_lose_is_taken_at_its_word(trump: str) -> None:
    state = deal(rules("court_piece", trump=trump), {0: SPADES})
    if trump == "open_partner":
        state = play(state, "1 name S")
    after, events = apply(state, claim(0))
    assert events[0] == Claimed(0)
    result = the_deal(after).result
    assert result is not None
    assert (result.winner, result.tricks, result.category) == (0, (13, 0), Category.BAVNEY)
    assert any(isinstance(event, DealEnded) for event in events)
    assert the_deal(after).actions[-1] == claim(0)


def test_top_cards_of_every_suit_are_taken_where_there_is_no_trump() -> None:
    state = deal(rules("mendikot_no_trump"), {0: "AS KS QS JS AH KH QH AD KD QD AC KC QC"})
    state, _ = apply(state, claim(0))
    assert the_deal(state).tricks == (0, 0), "what was played stays as it was"
    result = the_deal(state).result
    assert result is not None
    assert (result.category, result.tens, result.points) == (Category.KOT, (4, 0), (3, 0))


@pytest.mark.parametrize("preset", ["dehla_pakad", "dehla_pakad_named", "dehla_pakad_closed"])
def test_before_the_trump_is_set_the_first_discard_may_ruff(preset: str) -> None:
    state = deal(rules(preset), {0: "AS KS QS JS AH KH QH AD KD QD AC KC QC"})
    assert reason(state, claim(0)) == "claim_ruffed"


def test_a_card_that_is_out_beats_the_claim() -> None:
    state = deal(rules("mendikot_no_trump"), {0: "KS QS JS TS AH KH QH AD KD QD AC KC QC", 2: "AS"})
    assert reason(state, claim(0)) == "claim_beaten"


def test_a_double_that_is_out_beats_the_claim_where_the_later_card_wins() -> None:
    tops = " ".join(suit_cards(suit, "AAAKKKQQ") for suit in "HDC")
    later = rules("three_decks", trump="none", identical_cards="later")
    held = {0: f"AS AS {tops}", 3: "AS"}
    assert reason(deal(later, held), claim(0)) == "claim_beaten"
    assert refusal(deal(later.changed(identical_cards="first"), held)) is None


def test_long_suits_draw_what_is_out() -> None:
    """Ten hearts from the ace draw the two that are out, the small ones win after them."""
    held = {0: "AH KH QH 9H 8H 7H 6H 5H 4H 3H 2H AS AD", 1: "JH", 2: "TH"}
    state = deal(rules("mendikot_no_trump"), held)
    assert refusal(state) is None


def test_one_trump_more_outside_than_inside_may_ruff() -> None:
    held = {0: "AH KH AS KS QS JS AD KD QD AC KC QC JC", 2: "2H 3H 4H"}
    named = play(deal(rules("mendikot", trump="open_partner"), held), "1 name H")
    assert reason(named, claim(0)) == "claim_ruffed"


def test_a_noted_trump_wakes_for_nobody_but_its_setter() -> None:
    """So the setter on lead may claim although a card of that suit is out."""
    spades = suit_cards("S", "AKQJT98765")
    held = {0: f"2C 3D AD {spades}", 1: "AC 2H 3S 4S", 2: "3C AH 2S", 3: "4C 5C 3H"}
    state = trick(deal(rules("dehla_pakad_closed"), held, {0: "H"}), "2C AC 3C 4C")
    state = play(state, "1 play 2H", "2 play AH", "3 play 3H", "0 play 3D", "0 note S")
    state = trick(collected(state), "2S 5C AS 3S")
    assert refusal(state) is None


def test_a_claim_in_the_middle_of_a_trick_waits_for_the_lead() -> None:
    state = play(deal(rules("mendikot_no_trump"), {0: "2S", 1: SPADES[3:-3]}), "0 play 2S")
    assert reason(state, claim(1)) == "claim_not_on_lead"


def test_only_the_seat_to_act_may_claim() -> None:
    state = deal(rules("mendikot_no_trump"), {0: SPADES})
    assert reason(state, claim(2)) == "not_your_turn"


def test_a_refusal_says_the_same_whoever_holds_the_card_that_beats() -> None:
    told = {
        (refused.reason, str(refused), tuple(refused.values.items()))
        for seat in (1, 2, 3)
        if (refused := refusal(deal(rules("mendikot_no_trump"), {0: "KS QS", seat: "AS"})))
    }
    assert len(told) == 1


def test_a_deal_that_is_decided_may_be_claimed_by_any_seat_at_its_turn() -> None:
    coat = rules("coat", sirr_ends_match=False)
    held = {0: "AS AH AD 2C", 1: "TS TH TD 3C", 2: "2S 2H 2D TC", 3: "3S 3H 3D AC 4S"}
    state = deal(coat, held)
    for lead in ("AS TS 2S 3S", "AH TH 2H 3H", "AD TD 2D 3D"):
        state = trick(state, lead)
    assert reason(play(state, "0 play 2C"), claim(1)) == "claim_not_on_lead"
    state = play(trick(state, "2C 3C TC AC"), "3 play 4S")
    after, _ = apply(state, claim(0))
    result = the_deal(after).result
    assert result is not None
    assert (result.winner, result.category, result.points) == (0, Category.WIN, (1, 0))
    assert result.tens == (3, 1)
