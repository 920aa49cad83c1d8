"""Results and standings name the right side and the right numbers."""

from __future__ import annotations

import pytest

from app.core.presets import preset
from app.core.scoring import Tally, judge, next_dealer
from app.core.state import MatchEnd, MatchOutcome, Score
from app.ui.texts.results import deal_result, dealer_reason, match_result, standing
from app.ui.texts.seats import Seating

NAMES = ("You", "Asha", "Ravi", "Meera")


@pytest.mark.parametrize(
    ("streaks", "viewer", "said"),
    [
        ((0, 0), 0, "Neither side has a streak."),
        ((3, 0), 0, "Your side has won 3 deal(s) of 7 in a row."),
        ((0, 3), 0, "The other side has won 3 deal(s) of 7 in a row."),
        ((0, 3), 1, "Your side has won 3 deal(s) of 7 in a row."),
        ((0, 3), None, "The side of Asha and Meera has won 3 deal(s) of 7 in a row."),
    ],
)
def test_a_streak_belongs_to_who_has_it(
    streaks: tuple[int, int], viewer: int | None, said: str
) -> None:
    text = standing(Score(0, streaks), preset("dehla_pakad"), Seating(NAMES, viewer))
    assert text == said


@pytest.mark.parametrize(
    ("outcome", "points", "said"),
    [
        (
            MatchOutcome(1, MatchEnd.POINTS),
            (3, 7),
            "The other side wins the match by 7 point(s) to 3.",
        ),
        (MatchOutcome(0, MatchEnd.DEALS), (7, 3), "Your side wins the match by 7 point(s) to 3."),
        (
            MatchOutcome(1, MatchEnd.TENS),
            (12, 20),
            "The other side wins the match by 20 tens to 12.",
        ),
        (
            MatchOutcome(0, MatchEnd.STREAK),
            (0, 0),
            "Your side wins the match with 7 deal(s) in a row.",
        ),
        (MatchOutcome(1, MatchEnd.SIRR), (0, 0), "The other side wins the match with a sirr."),
        (MatchOutcome(None, MatchEnd.DEALS), (4, 4), "The match is drawn after 9 deal(s)."),
    ],
)
def test_the_end_of_a_match_tells_by_what_it_was_won(
    outcome: MatchOutcome, points: tuple[int, int], said: str
) -> None:
    score = Score(0, points=points, deals=9)
    assert match_result(outcome, score, preset("mendikot"), Seating(NAMES, 0)) == said


def test_where_tricks_win_the_deal_nothing_is_said_of_tens() -> None:
    rules = preset("court_piece")
    ended_early = judge(rules, Tally((2, 1), (7, 3)))
    said = "Your side wins the deal with 7 trick(s) against 3 trick(s)."
    assert deal_result(ended_early, rules, Seating(NAMES, 0)) == said


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("last", [0, 1, None])
@pytest.mark.parametrize("winner", [0, 1, None])
def test_the_reason_fits_every_dealer(dealer: int, winner: int | None, last: int | None) -> None:
    rules, before = preset("dehla_pakad"), Score(0, last_winner=last, deals=1)
    reason = dealer_reason(rules, dealer, winner, before)
    stays = next_dealer(rules, dealer, winner, before) == dealer
    assert ("same dealer" in reason) is stays
    if winner is not None:
        assert ("side won" in reason) is (winner == dealer % 2)
