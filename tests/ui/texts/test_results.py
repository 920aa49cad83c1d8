"""Results and standings name the right side and the right numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.presets import preset
from app.core.scoring import Tally, judge, next_dealer
from app.core.state import Category, DealResult, MatchEnd, MatchOutcome, Score
from app.ui.texts import results
from app.ui.texts.results import deal_result, dealer_reason, match_result, standing
from app.ui.texts.seats import Seating

NAMES = ("You", "Asha", "Ravi", "Meera")
AT_TABLE = Seating(NAMES, 0)
SHARED = Seating(("Ann", "Asha", "Bob", "Meera"))


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


IF_SHARED = "even if the tens end up shared, its {} trick(s) decide."


def result(preset_id: str, tens: tuple[int, int], tricks: tuple[int, int]) -> DealResult:
    return judge(preset(preset_id), Tally(tens, tricks))


@pytest.mark.parametrize(
    ("preset_id", "tens", "tricks", "sentence"),
    [
        ("dehla_pakad", (3, 1), (6, 7), "Your side wins the deal with 3 ten(s) against 1 ten(s)."),
        ("dehla_pakad", (2, 2), (6, 7), "The deal is drawn: 2 ten(s) each."),
        (
            "mendikot",
            (2, 2),
            (6, 7),
            "The other side wins the deal: the tens are shared, and 7 trick(s) beat 6 trick(s).",
        ),
        (
            "mendikot",
            (2, 1),
            (7, 3),
            "Your side wins the deal with 2 ten(s) against 1 ten(s): " + IF_SHARED.format(7),
        ),
        (
            "mendikot",
            (1, 2),
            (2, 9),
            "The other side wins the deal with 2 ten(s) against 1 ten(s): " + IF_SHARED.format(9),
        ),
        ("mendikot", (3, 0), (5, 2), "Your side wins the deal with 3 ten(s) against 0 ten(s)."),
        (
            "court_piece",
            (0, 4),
            (8, 5),
            "Your side wins the deal with 8 trick(s) against 5 trick(s).",
        ),
        (
            "double_sar",
            (2, 2),
            (6, 7),
            "The other side wins the deal with 30 card point(s) against 26 card point(s).",
        ),
    ],
)
def test_the_result_of_a_deal(
    preset_id: str, tens: tuple[int, int], tricks: tuple[int, int], sentence: str
) -> None:
    found = result(preset_id, tens, tricks)
    assert results.deal_result(found, preset(preset_id), AT_TABLE) == sentence


def test_what_a_result_means() -> None:
    kot = results.deal_meaning(result("mendikot", (4, 0), (13, 0)), preset("mendikot"))
    assert kot == "A kot: all tens and all tricks in one deal. That scores 3 point(s)."
    sirr = results.deal_meaning(result("dehla_pakad", (4, 0), (9, 4)), preset("dehla_pakad"))
    assert sirr == "A sirr: all tens in one deal."
    assert results.deal_meaning(result("dehla_pakad", (3, 1), (9, 4)), preset("dehla_pakad")) == ""
    assert all(map(results.category_name, Category))


@pytest.mark.parametrize("match", ["streak", "points", "deals", "tens_total"])
@pytest.mark.parametrize("seating", [AT_TABLE, AT_TABLE._replace(viewer=1), SHARED])
def test_the_standing_of_every_match(match: str, seating: Seating) -> None:
    played = preset("mendikot").changed(match=match)
    score = Score(0, (3, 0) if match == "streak" else (0, 0), (5, 9), 1, 4)
    text = results.standing(score, played, seating)
    assert "{" not in text
    assert ("3" if match == "streak" else "9") in text
    if seating.viewer == 1 and match == "points":
        assert text == "We: 9, They: 5; 7 point(s) win."


@pytest.mark.parametrize(
    ("language", "target", "outcome"),
    [
        ("en", "1 point wins.", "by 1 point to 0."),
        ("fr", "il faut 1 point.", "par 1 point à 0."),
        ("es", "hace falta 1 punto.", "por 1 punto a 0."),
        ("de", "1 Punkt gewinnt.", "mit 1 zu 0 Punkten."),
    ],
)
def test_a_single_point_is_not_many(
    speak: Callable[[str], None], language: str, target: str, outcome: str
) -> None:
    speak(language)
    played = preset("mendikot").changed(points_target=1)
    score = Score(0, points=(1, 0), last_winner=0, deals=1)
    assert results.standing(score, played, AT_TABLE).endswith(target)
    won = MatchOutcome(0, MatchEnd.POINTS)
    assert results.match_result(won, score, played, AT_TABLE).endswith(outcome)


@pytest.mark.parametrize("by", MatchEnd)
@pytest.mark.parametrize("winner", [0, 1, None])
def test_the_outcome_of_every_match(by: MatchEnd, winner: int | None) -> None:
    score = Score(0, (7, 0), (7, 3), 0, 12)
    text = results.match_result(MatchOutcome(winner, by), score, preset("mendikot"), AT_TABLE)
    assert "{" not in text
    assert (winner is None) == ("drawn" in text)


@pytest.mark.parametrize("name", ["dehla_pakad", "mendikot"])
@pytest.mark.parametrize("draws", ["previous", "same", "rotate"])
@pytest.mark.parametrize("winner", [0, 1, None])
@pytest.mark.parametrize("last", [0, 1, None])
def test_the_reason_says_what_the_rule_does(
    name: str, draws: str, winner: int | None, last: int | None
) -> None:
    played = preset(name).changed(dealer_on_draw=draws)
    before = Score(0, last_winner=last, deals=1)
    reason = results.dealer_reason(played, 0, winner, before)
    stays = next_dealer(played, 0, winner, before) == 0
    assert ("same dealer" in reason) is stays
    assert ("passes on" in reason) is not stays


def test_who_deals_next() -> None:
    assert results.next_dealer(Score(0), AT_TABLE) == "You deal next."
    assert results.next_dealer(Score(3), AT_TABLE) == "Meera deals next."
    rotating = preset("dehla_pakad").changed(dealer_rule="rotate")
    assert "every deal" in results.dealer_reason(rotating, 0, 0, Score(0))
