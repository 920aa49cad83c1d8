"""Results of deals, standings of matches, and who deals next (rules sections 4, 5, 6 and 13)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.presets import PRESETS
from app.core.rules import Family, RuleSet
from app.core.scoring import Tally, after_deal, card_points, judge, next_dealer, sirr_side
from app.core.state import Category, DealResult, MatchEnd, MatchOutcome, Pair, Score
from tests.builders import rules

DEHLA = rules("dehla_pakad")
LONG = rules("dehla_pakad", sirr_ends_match=False)
COAT = rules("coat", points_sirr=3, sirr_ends_match=False)
DOUBLE_SAR = rules("double_sar")
LONG_SAR = rules("double_sar", sirr_ends_match=False)
COURT = rules("court_piece")
MENDIKOT = rules("mendikot")
SHORT = rules("mendikot_short")
ACES = rules("mendikot", ace_bonus=True)
TENS = rules("mendikot_dehla_style")
THREE = rules("three_decks")
THREE_NINE = rules("three_decks", tens_to_win=9, sirr_tens=9)
PILE = rules("dehla_pakad_pile")

RESULTS: list[tuple[RuleSet, Tally, int | None, str, Pair]] = [
    (DEHLA, Tally((3, 1), (2, 11)), 0, "win", (0, 0)),
    (DEHLA, Tally((1, 3), (12, 1)), 1, "win", (0, 0)),
    (DEHLA, Tally((2, 2), (13, 0)), None, "draw", (0, 0)),
    (DEHLA, Tally((4, 0), (4, 3)), 0, "sirr", (0, 0)),
    (DEHLA, Tally((0, 4), (9, 4)), 1, "sirr", (0, 0)),
    (COAT, Tally((3, 1), (5, 8)), 0, "win", (1, 0)),
    (COAT, Tally((0, 4), (5, 8)), 1, "sirr", (0, 3)),
    (COAT, Tally((2, 2), (5, 8)), None, "draw", (0, 0)),
    (PILE, Tally((4, 0), (5, 8)), 0, "sirr", (2, 0)),
    (DOUBLE_SAR, Tally((1, 3), (7, 6)), 0, "win", (0, 0)),
    (DOUBLE_SAR, Tally((3, 1), (6, 7)), 1, "win", (0, 0)),
    (DOUBLE_SAR, Tally((0, 4), (7, 6)), 1, "sirr", (0, 0)),
    (DOUBLE_SAR, Tally((4, 0), (5, 8)), 0, "sirr", (0, 0)),
    (LONG_SAR, Tally((4, 0), (5, 8)), 1, "win", (0, 0)),
    (LONG_SAR, Tally((0, 4), (7, 6)), 1, "sirr", (0, 0)),
    (LONG_SAR, Tally((4, 0), (6, 7)), 0, "sirr", (0, 0)),
    (LONG_SAR, Tally((2, 2), (7, 6)), 0, "win", (0, 0)),
    (COURT, Tally((0, 4), (7, 6)), 0, "win", (1, 0)),
    (COURT, Tally((0, 4), (7, 6), first_tricks=0), 0, "court", (2, 0)),
    (COURT, Tally((4, 0), (0, 13), first_tricks=1), 1, "bavney", (0, 4)),
    (COURT, Tally((2, 2), (1, 12)), 1, "win", (0, 1)),
    (MENDIKOT, Tally((3, 1), (1, 12)), 0, "win", (1, 0)),
    (MENDIKOT, Tally((2, 2), (6, 7)), 1, "win", (0, 1)),
    (MENDIKOT, Tally((2, 2), (7, 6)), 0, "win", (1, 0)),
    (MENDIKOT, Tally((4, 0), (4, 9)), 0, "mendikot", (2, 0)),
    (MENDIKOT, Tally((4, 0), (13, 0)), 0, "kot", (3, 0)),
    (MENDIKOT, Tally((0, 4), (1, 12)), 1, "mendikot", (0, 2)),
    (SHORT, Tally((2, 2), (4, 4)), None, "draw", (0, 0)),
    (SHORT, Tally((2, 2), (3, 5)), 1, "win", (0, 1)),
    (SHORT, Tally((4, 0), (7, 1)), 0, "mendikot", (2, 0)),
    (SHORT, Tally((4, 0), (8, 0)), 0, "kot", (3, 0)),
    (ACES, Tally((4, 0), (12, 1), aces=(4, 0)), 0, "mendikot", (3, 0)),
    (ACES, Tally((4, 0), (12, 1), aces=(3, 1)), 0, "mendikot", (2, 0)),
    (ACES, Tally((4, 0), (13, 0), aces=(4, 0)), 0, "kot", (4, 0)),
    (ACES, Tally((3, 1), (12, 1), aces=(4, 0)), 0, "win", (1, 0)),
    (TENS, Tally((3, 1), (6, 7)), 0, "win", (3, 1)),
    (TENS, Tally((2, 2), (6, 7)), 1, "win", (2, 2)),
    (TENS, Tally((4, 0), (13, 0)), 0, "kot", (4, 0)),
    (THREE, Tally((7, 5), (10, 16)), 0, "win", (1, 0)),
    (THREE, Tally((6, 6), (20, 6)), None, "draw", (0, 0)),
    (THREE, Tally((1, 11), (10, 16)), 1, "win", (0, 1)),
    (THREE, Tally((0, 12), (10, 16)), 1, "sirr", (0, 1)),
    (THREE_NINE, Tally((8, 4), (20, 6)), None, "draw", (0, 0)),
    (THREE_NINE, Tally((9, 3), (20, 6)), 0, "sirr", (1, 0)),
]


@pytest.mark.parametrize(("table", "tally", "winner", "category", "points"), RESULTS)
def test_the_result_of_a_deal(
    table: RuleSet, tally: Tally, winner: int | None, category: str, points: Pair
) -> None:
    expected = DealResult(winner, Category(category), tally.tens, tally.tricks, points)
    assert judge(table, tally) == expected


def tallies(table: RuleSet) -> Iterator[Tally]:
    """Yield every (tens, tricks) pair of a deal that is played out."""
    for tens in range(table.all_tens + 1):
        for tricks in range(table.hand_size + 1):
            yield pair_tally(table, tens, tricks)


NAMES = {
    Family.DEHLA_PAKAD: {"draw", "win", "sirr"},
    Family.MENDIKOT: {"draw", "win", "mendikot", "kot"},
    Family.COURT_PIECE: {"win", "court", "bavney"},
}


@pytest.mark.parametrize("preset", PRESETS)
def test_every_pair_of_tens_and_tricks_has_one_category_of_its_family(preset: str) -> None:
    table = PRESETS[preset]
    found = {str(judge(table, tally).category) for tally in tallies(table)} | {"court"}
    assert found - {"court"} <= NAMES[table.family]
    assert found >= NAMES[table.family] - {"draw", "court"}


@pytest.mark.parametrize("preset", PRESETS)
def test_no_side_is_favoured(preset: str) -> None:
    table = PRESETS[preset]
    for tally in tallies(table):
        mine = judge(table, tally)
        theirs = judge(table, Tally(tally.tens[::-1], tally.tricks[::-1]))
        assert mine.category == theirs.category
        assert mine.points == theirs.points[::-1]
        assert (mine.winner is None) == (theirs.winner is None)
        assert mine.winner is None or mine.winner == 1 - (theirs.winner or 0)


STRENGTH = [Category.DRAW, Category.WIN, Category.SIRR, Category.MENDIKOT, Category.KOT]
STRENGTH += [Category.COURT, Category.BAVNEY]


def worth(result: DealResult) -> int:
    """Return how good a result is for side 0."""
    strength = STRENGTH.index(result.category)
    return strength if result.winner == 0 else -strength


@pytest.mark.parametrize("preset", PRESETS)
def test_more_tens_or_tricks_are_never_worse(preset: str) -> None:
    """`app.core.outcomes.is_decided` stands on this."""
    for table in (PRESETS[preset], PRESETS[preset].changed(sirr_ends_match=False)):
        for (ten, _), (trick, _), *_ in tallies(table):
            less = judge(table, pair_tally(table, ten, trick))
            for tens, tricks in ((ten + 1, trick), (ten, trick + 1)):
                if tens <= table.all_tens and tricks <= table.hand_size:
                    more = judge(table, pair_tally(table, tens, tricks))
                    assert worth(more) >= worth(less)
                    assert more.points[0] >= less.points[0]
                    assert more.points[1] <= less.points[1]


def pair_tally(table: RuleSet, tens: int, tricks: int) -> Tally:
    """Return what the sides have at the end of a deal, from what side 0 has."""
    return Tally((tens, table.all_tens - tens), (tricks, table.hand_size - tricks))


@pytest.mark.parametrize("table", [MENDIKOT, COURT, DOUBLE_SAR, LONG_SAR])
def test_a_full_deck_is_never_drawn_where_tricks_or_points_decide(table: RuleSet) -> None:
    assert all(judge(table, tally).winner is not None for tally in tallies(table))


def test_card_points_of_both_sides_are_fifty_six() -> None:
    for tally in tallies(DOUBLE_SAR):
        assert sum(card_points(tally.tens, tally.tricks)) == 56


@pytest.mark.parametrize(
    ("table", "tens", "side"),
    [
        (DEHLA, (4, 0), 0),
        (DEHLA, (0, 4), 1),
        (DEHLA, (3, 1), None),
        (LONG, (4, 0), None),
        (THREE, (11, 1), None),
        (THREE, (12, 0), 0),
        (THREE_NINE, (0, 9), 1),
        (MENDIKOT, (4, 0), None),
        (PILE, (4, 0), None),
    ],
)
def test_a_sirr_that_ends_the_match(table: RuleSet, tens: Pair, side: int | None) -> None:
    assert sirr_side(table, tens) == side


# Matches: a letter for each deal, W and L for side 0, D for a draw


def result(table: RuleSet, letter: str) -> DealResult:
    """Return a plain won, lost, drawn deal, or a sirr (S, T)."""
    tens = {"W": (3, 1), "L": (1, 3), "D": (2, 2), "S": (4, 0), "T": (0, 4)}[letter]
    seven = {"W": (7, 6), "L": (6, 7), "D": (7, 6), "S": (7, 6), "T": (6, 7)}[letter]
    return judge(table, Tally(tens, seven))


def standing(table: RuleSet, letters: str, dealer: int = 3) -> Score:
    """Return the standing after some deals."""
    score = Score(dealer)
    for letter in letters:
        assert score.outcome is None, "the match is over already"
        score = after_deal(table, score, score.dealer, result(table, letter))
    return score


@pytest.mark.parametrize(
    ("letters", "streaks"),
    [
        ("W", (1, 0)),
        ("WW", (2, 0)),
        ("WWL", (0, 1)),
        ("WWD", (2, 0)),
        ("WDW", (2, 0)),
        ("DD", (0, 0)),
        ("WWDLLL", (0, 3)),
    ],
)
def test_streaks(letters: str, streaks: Pair) -> None:
    score = standing(DEHLA, letters)
    assert score.streaks == streaks
    assert score.points == (0, 0)
    assert score.deals == len(letters)


STREAK_THREE = rules("dehla_pakad", streak_target=3)
MATCHES: list[tuple[RuleSet, str, MatchOutcome | None]] = [
    (DEHLA, "WWWWWW", None),
    (DEHLA, "WWWWWWW", MatchOutcome(0, MatchEnd.STREAK)),
    (DEHLA, "WWWWWWLLLLLLL", MatchOutcome(1, MatchEnd.STREAK)),
    (STREAK_THREE, "WWDW", MatchOutcome(0, MatchEnd.STREAK)),
    (DEHLA, "LLLS", MatchOutcome(0, MatchEnd.SIRR)),
    (DEHLA, "WWWWWWT", MatchOutcome(1, MatchEnd.SIRR)),
    (rules("dehla_pakad", streak_target=2, sirr_ends_match=False), "ST", None),
    (LONG, "SSSSSSS", MatchOutcome(0, MatchEnd.STREAK)),
    (rules("coat"), "WWWWWWLLL", None),
    (rules("coat"), "WWWWWWLLLW", MatchOutcome(0, MatchEnd.POINTS)),
    (rules("coat"), "LS", MatchOutcome(0, MatchEnd.SIRR)),
    (COAT, "SS", None),
    (COAT, "SSW", MatchOutcome(0, MatchEnd.POINTS)),
    (PILE, "SSSW", MatchOutcome(0, MatchEnd.POINTS)),
    (MENDIKOT, "TTT", None),
    (MENDIKOT, "TTTT", MatchOutcome(1, MatchEnd.POINTS)),
    (rules("coat", match="deals", deals_target=3, sirr_ends_match=False), "WL", None),
    (
        rules("coat", match="deals", deals_target=3, sirr_ends_match=False),
        "WLL",
        MatchOutcome(1, MatchEnd.DEALS),
    ),
    (
        rules("coat", match="deals", deals_target=3, sirr_ends_match=False),
        "WLD",
        MatchOutcome(None, MatchEnd.DEALS),
    ),
    (rules("coat", match="deals", deals_target=9), "WS", MatchOutcome(0, MatchEnd.SIRR)),
    (TENS, "SSSSS", MatchOutcome(0, MatchEnd.TENS)),
    (TENS, "SSSS", None),
    (rules("mendikot_dehla_style", tens_target=4), "DD", None),
    (rules("mendikot_dehla_style", tens_target=4), "DW", MatchOutcome(0, MatchEnd.TENS)),
    (rules("mendikot_dehla_style", tens_target=4), "DDL", MatchOutcome(1, MatchEnd.TENS)),
]


@pytest.mark.parametrize(("table", "letters", "outcome"), MATCHES)
def test_the_end_of_a_match(table: RuleSet, letters: str, outcome: MatchOutcome | None) -> None:
    assert standing(table, letters).outcome == outcome


def test_both_past_the_target_of_tens_in_one_deal_the_higher_total_wins() -> None:
    table = rules("mendikot_dehla_style", tens_target=20)
    before = Score(0, points=(19, 18))
    after = after_deal(table, before, 0, judge(table, Tally((2, 2), (6, 7))))
    assert after.points == (21, 20)
    assert after.outcome == MatchOutcome(0, MatchEnd.TENS)


# Dealers: seat 3 deals first, so side 1 does

DEALERS = [
    # Dehla Pakad: the dealer's side won: to the right; lost: again; drawn: as after the deal before
    (DEHLA, "W", 3),
    (DEHLA, "L", 0),
    (DEHLA, "D", 0),
    (DEHLA, "WW", 3),
    (DEHLA, "LL", 0),
    (DEHLA, "LW", 1),
    (DEHLA, "WD", 3),
    (DEHLA, "LD", 0),
    (DEHLA, "DD", 1),
    (DEHLA, "WDD", 0),
    (DEHLA, "WDDD", 1),
    (DEHLA, "WDW", 3),
    (rules("dehla_pakad", dealer_on_draw="same"), "D", 3),
    (rules("dehla_pakad", dealer_on_draw="same"), "LDD", 0),
    (rules("dehla_pakad", dealer_on_draw="rotate"), "WD", 0),
    (MENDIKOT, "W", 3),
    (MENDIKOT, "L", 0),
    (MENDIKOT, "LWL", 2),
    (rules("mendikot", dealer_rule="rotate"), "WLWL", 3),
    (rules("mendikot", dealer_rule="rotate"), "W", 0),
]


@pytest.mark.parametrize(("table", "letters", "dealer"), DEALERS)
def test_the_next_dealer(table: RuleSet, letters: str, dealer: int) -> None:
    assert standing(table, letters).dealer == dealer


def test_after_a_draw_of_a_short_mendikot_the_same_dealer_deals() -> None:
    assert next_dealer(SHORT, 2, None, Score(2, last_winner=0)) == 2
    assert next_dealer(SHORT, 2, None, Score(2, last_winner=1)) == 2


def test_dealers_go_round_six_seats() -> None:
    assert next_dealer(THREE, 5, 1, Score(5)) == 0
    assert next_dealer(THREE, 5, 0, Score(5)) == 5


def test_after_a_decided_deal_the_dealers_side_has_lost_it() -> None:
    for letters in ("WLWLDWDLL", "LLDWWDDL", "DWLDLW"):
        for end in range(1, len(letters) + 1):
            score = standing(LONG, letters[:end])
            assert score.last_winner in (None, 1 - score.dealer % 2)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_rules_know_whether_a_deal_can_be_drawn(preset: str) -> None:
    table = PRESETS[preset]
    results = [
        judge(table, Tally((tens, table.all_tens - tens), (tricks, table.hand_size - tricks)))
        for tens in range(table.all_tens + 1)
        for tricks in range(table.hand_size + 1)
        if _can_be_captured(table, tens, tricks)
    ]
    assert table.deal_can_be_drawn == any(result.winner is None for result in results)


def _can_be_captured(table: RuleSet, tens: int, tricks: int) -> bool:
    """Say whether both sides can hold so many tens with so many tricks of cards."""
    most = table.players
    return tens <= most * tricks and table.all_tens - tens <= most * (table.hand_size - tricks)
