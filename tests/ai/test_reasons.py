"""What is said for a card, and who may still take its trick, by positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.ai.danger import LEAST, Danger, _followed, danger_of
from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.ai.levels import make_player
from app.ai.reasons import FOLLOW_CLAIMS, LEAD_CLAIMS, REASONS, TRUE_IF, reason_for
from app.ai.style import STEADY
from app.core import engine
from app.core.actions import Kind, play
from app.core.cards import HEARTS, IS_TEN, RANK_ACE, RANK_OF, RANK_TEN, SPADES, SUIT_OF, Card
from app.core.notation import parse_hand
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.state import DealState, State
from tests.ai.tables import by_player, dealt, seen_after, turns

HANDS = (
    "TS 9S 8S 7S 6S 5S 4S 3S 2S TH AD TC 2C",
    "AS KS AH KH 9H 8H 7H KD QD JD TD AC KC",
    "QS QH JH 6H 5H 9D 8D 7D 6D QC JC 9C 8C",
    "JS 4H 3H 2H 5D 4D 3D 2D 7C 6C 5C 4C 3C",
)


def view_of(preset: str, dealer: int, *actions: str) -> View:
    return View(seen_after(PRESETS[preset], dealer, HANDS, *actions))


def claim_of(view: View, card: str) -> str:
    claims = FOLLOW_CLAIMS if view.seen.trick.cards else LEAD_CLAIMS
    return next(reason for reason, claim in claims.items() if claim(view, parse_hand(card)[0]))


OPEN = "mendikot_no_trump"
SPADES_OUT = "0 play 9S", "1 play KS", "2 play QS", "3 play JS", "1 play AS"
TRUMP_SET = *SPADES_OUT, "2 play 9D", "3 play 7C", "0 play 2S"
ZERO_LEADS = (
    *TRUMP_SET,
    *("2 play 8C", "3 play 6C", "0 play TC", "1 play AC"),
    *("1 play AH", "2 play 5H", "3 play 4H", "0 play TH"),
    *("1 play JD", "2 play 6D", "3 play 5D", "0 play AD"),
)
TEN_TAKEN = "0 play TH", "1 play AH", "2 play 5H", "3 play 2H"
HEARTS_WON = "3 play 4H", "0 play TH", "1 play KH", "2 play 5H"


@pytest.mark.parametrize(
    ("preset", "dealer", "actions", "card", "reason"),
    [
        (OPEN, 3, (), "TS", "offer_ten"),
        ("dehla_pakad_open", 2, ("0 name H",), "4H", "lead_trump"),
        (OPEN, 0, (), "AC", "lead_master"),
        ("dehla_pakad", 2, (), "JS", "lead_short"),
        ("dehla_pakad_open", 2, ("0 name H",), "JS", "clear_suit"),
        (OPEN, 2, HEARTS_WON, "7H", "return_suit"),
        (OPEN, 0, (), "QD", "force_high"),
        (OPEN, 0, (), "9H", "lead_low"),
        (OPEN, 2, (), "5D", "lead_small"),
        ("court_piece", 3, (), "2S", "lead_small"),
        ("dehla_pakad", 3, SPADES_OUT, "9D", "choose_trump"),
        (OPEN, 1, ("2 play QH", "3 play 4H"), "TH", "trust_partner"),
        (OPEN, 3, ("0 play AD",), "TD", "hope_for_partner"),
        (OPEN, 2, ("3 play 2H",), "TH", "stake_ten"),
        (OPEN, 0, ("1 play 7H", "2 play 5H", "3 play 2H"), "TH", "win_with_ten"),
        (OPEN, 3, ("0 play TH",), "KH", "capture_ten"),
        ("dehla_pakad_open", 3, ("1 name H", "0 play TS"), "KS", "try_to_capture"),
        (OPEN, 2, ("3 play 7C", "0 play 2C"), "AC", "take_over"),
        (OPEN, 0, ("1 play 7H",), "JH", "try_to_win"),
        (OPEN, 3, ("0 play 9S",), "KS", "take_trick"),
        (OPEN, 0, ("1 play 7H", "2 play 5H", "3 play 2H"), "9H", "take_trick"),
        ("dehla_pakad", 2, ("3 play 2H", "0 play TH", "1 play 7H"), "5H", "leave_to_partner"),
        (OPEN, 0, ("1 play 7H",), "5H", "hold_back"),
        (OPEN, 0, ("1 play KD",), "6D", "throw_low"),
    ],
)
def test_what_a_card_does_is_told(
    preset: str, dealer: int, actions: tuple[str, ...], card: str, reason: str
) -> None:
    assert claim_of(view_of(preset, dealer, *actions), card) == reason


@pytest.mark.parametrize(
    ("preset", "dealer", "actions", "card", "danger"),
    [
        (OPEN, 3, (), "TS", Danger(1, "higher", SPADES, 0, False)),
        (OPEN, 3, (), "AD", None),
        (OPEN, 0, ("1 play KD",), "6D", None),
        ("dehla_pakad", 3, (), "AD", None),
        ("dehla_pakad", 3, TEN_TAKEN, "KH", Danger(2, "set", HEARTS, 1, False)),
        ("dehla_pakad", 3, TEN_TAKEN, "9H", None),
        ("dehla_pakad", 3, ZERO_LEADS, "TS", Danger(1, "ruff", SPADES, 1, False)),
        ("dehla_pakad_open", 1, ("3 name H", "2 play 9D"), "5D", None),
        ("dehla_pakad_open", 2, ("0 name H",), "JS", Danger(0, "higher", SPADES, 0, False)),
    ],
)
def test_who_may_take_the_trick_is_told(
    preset: str, dealer: int, actions: tuple[str, ...], card: str, danger: Danger | None
) -> None:
    assert danger_of(view_of(preset, dealer, *actions), parse_hand(card)[0]) == danger


def test_nothing_is_said_to_be_higher_than_an_ace() -> None:
    """With three decks another ace, played later, takes the trick."""
    told = set()
    for number in range(1, 6):
        state = dealt(PRESETS["three_decks"], number)
        view = View(observe(state, engine.seat_to_act(state)))
        aces = {card for card in view.seen.hand if RANK_OF[card] == RANK_ACE}
        told |= {danger.how for ace in aces if (danger := danger_of(view, ace)) is not None}
    assert "ace" in told
    assert "higher" not in told


def is_small(_view: View, card: Card) -> bool:
    return RANK_OF[card] < RANK_TEN


def does_not_take(view: View, card: Card) -> bool:
    return not view.takes(card)


def is_cheapest_taker(view: View, card: Card) -> bool:
    return min(each for each in view.suits[SUIT_OF[card]] if view.takes(each)) == card


def is_lowest(view: View, card: Card) -> bool:
    held = view.suits[SUIT_OF[card]]
    return card == min([each for each in held if not view.is_prize(each)] or held)


def follows_partner(view: View, _card: Card) -> bool:
    trick = view.seen.trick
    return (trick.leader - view.me) % 2 == 0 and RANK_OF[trick.cards[0]] < RANK_TEN


def ten_is_there(view: View, _card: Card) -> bool:
    return any(IS_TEN[card] for card in view.seen.trick.cards)


def has_ten(view: View, _card: Card) -> bool:
    return any(map(view.is_prize, view.seen.hand))


def has_ten_elsewhere(view: View, card: Card) -> bool:
    tens = [SUIT_OF[each] for each in view.seen.hand if view.is_prize(each)]
    return bool(tens) and SUIT_OF[card] not in tens


IS_SO: dict[str, tuple[Callable[[View, Card], bool], ...]] = {
    "capture_ten": (View.takes, ten_is_there),
    "try_to_capture": (View.takes, ten_is_there),
    "win_with_ten": (View.takes,),
    "take_trick": (View.takes,),
    "take_over": (View.takes,),
    "win_cheaply": (View.takes, is_cheapest_taker),
    "ruff": (View.takes, is_small),
    "try_to_win": (View.takes,),
    "leave_to_partner": (does_not_take, is_lowest),
    "throw_low": (does_not_take, is_lowest),
    "third_hand_high": (View.takes, follows_partner),
    "lead_low": (is_small, has_ten_elsewhere),
    "lead_small": (is_small,),
    "draw_trumps": (has_ten,),
}
"""What is so wherever a reason is given."""


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_no_reason_says_what_is_not_so(preset: str) -> None:
    for state in turns(dealt(PRESETS[preset], 5), by_player(make_player("club"))):
        seat = engine.seat_to_act(state)
        if seat < 0 or state.phase is Phase.DRAW_TRUMP:
            continue
        view = View(observe(state, seat))
        for action in view.seen.legal:
            reason = reason_for(view, action, STEADY)
            for claim in IS_SO.get(reason, ()):
                assert claim(view, action.card), (reason, claim, view.seen)


PLAYING = (Phase.LEAD, Phase.FOLLOW, Phase.ASKED)
CERTAIN = ("capture_ten", "win_with_ten", "feed_ten", "cash_ten", "take_trick", "take_over")


@pytest.mark.parametrize("level", ["random", "club"])
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_is_told_as_certain_comes_true(preset: str, level: str) -> None:
    for seed in range(4, 9):
        states = list(turns(dealt(PRESETS[preset], seed), by_player(make_player(level))))
        tricks = dealt_of(states[-1]).finished
        for state in states:
            deal, seat = dealt_of(state), engine.seat_to_act(state)
            if state.phase not in PLAYING or len(deal.finished) == len(tricks):
                continue
            trick, turn = tricks[len(deal.finished)], len(deal.trick.cards)
            action = play(seat, trick.cards[turn])
            if action in observe(state, seat).legal:
                reason = reason_for(View(observe(state, seat)), action, STEADY)
                is_ours = (trick.best_seat - seat) % 2 == 0
                assert is_ours or reason not in CERTAIN, (reason, seed, trick)


def dealt_of(state: State) -> DealState:
    assert state.deal is not None
    return state.deal


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_legal_action_has_a_reason_and_no_danger_comes_from_partners(preset: str) -> None:
    for state in turns(dealt(PRESETS[preset], 3), by_player(make_player("random"))):
        seat = engine.seat_to_act(state)
        if seat < 0 or state.phase is Phase.DRAW_TRUMP:
            continue
        view = View(observe(state, seat))
        for action in view.seen.legal:
            assert reason_for(view, action, STEADY) in REASONS
            danger = danger_of(view, action.card) if action.kind is Kind.PLAY else None
            assert danger is None or (danger.seat - seat) % 2 == 1


def test_a_danger_tells_a_shown_void() -> None:
    told = []
    for number in range(1, 6):
        for state in turns(dealt(PRESETS["mendikot"], number), by_player(make_player("club"))):
            if state.phase is Phase.LEAD:
                view = View(observe(state, engine.seat_to_act(state)))
                dangers = [danger_of(view, card) for card in view.cards]
                told += [(view, danger) for danger in dangers if danger and danger.how == "ruff"]
    assert {danger.is_void for _, danger in told} == {True, False}
    for view, danger in told:
        assert danger.is_void == (danger.suit in view.seen.voids[danger.seat])


def test_the_likeliest_opponent_is_named_wherever_something_is_at_stake() -> None:
    low_cards, unequal = 0, 0
    for number in range(1, 6):
        for state in turns(dealt(PRESETS["dehla_pakad"], number), by_player(make_player("club"))):
            if state.phase not in (Phase.LEAD, Phase.FOLLOW):
                continue
            view = View(observe(state, engine.seat_to_act(state)))
            foes = [seat for seat in view.later if not view.is_friend(seat)]
            for card in filter(view.takes, view.cards):
                is_low = RANK_OF[card] < RANK_TEN
                if not foes or (is_low and not view.stake()):
                    continue
                chances = [view.beats(seat, card, view.is_trump_if_played(card)) for seat in foes]
                danger = danger_of(view, card)
                if danger is None:
                    assert max(chances) < LEAST
                else:
                    assert chances[foes.index(danger.seat)] == max(chances) >= LEAST
                    low_cards += is_low
                    unequal += min(chances) < max(chances)
    assert min(low_cards, unequal) > 0


def test_a_choice_by_rule_keeps_the_reason_of_its_rule_where_that_is_true() -> None:
    told = set()
    for state in turns(dealt(PRESETS["mendikot"], 3), by_player(make_player("club"))):
        view = View(observe(state, engine.seat_to_act(state))) if state.phase in PLAYING else None
        if view is None or len(view.cards) < 2:
            continue
        action, reason = RulePlayer().by_rule(view)[:2]
        if TRUE_IF.get(reason, lambda _view, _card: True)(view, action.card):
            assert reason_for(view, action, STEADY) == reason
            told.add((reason, state.phase))
    assert {phase for _, phase in told} == {Phase.LEAD, Phase.FOLLOW}


def test_it_is_counted_who_has_followed_to_a_suit_that_others_led() -> None:
    view = view_of(OPEN, 0, "1 play AH", "2 play 5H", "3 play 2H", "0 play TH")
    assert [_followed(view, seat, HEARTS) for seat in range(4)] == [1, 0, 1, 1]
    assert [_followed(view, seat, SPADES) for seat in range(4)] == [0, 0, 0, 0]


def test_few_choices_of_good_players_are_left_without_a_reason() -> None:
    counts = {True: 0, False: 0}
    for number in (1, 2, 3):
        for state in turns(dealt(PRESETS["mendikot"], number), by_player(make_player("expert"))):
            seat = engine.seat_to_act(state)
            if seat >= 0:
                view = View(observe(state, seat))
                chosen = by_player(make_player("expert"))(state)
                counts[reason_for(view, chosen, STEADY) == "search"] += 1
    assert counts[True] <= counts[False] / 20
