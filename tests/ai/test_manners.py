"""What a seat does not even consider, by positions; the fast twin is held to it in test_search."""

from __future__ import annotations

from app.ai.knowledge import View
from app.ai.manners import sensible
from app.core.presets import PRESETS
from tests.ai.tables import seen_after

HANDS = (
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2H",
    "2S KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2D",
    "AH AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D",
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
)


def choices(preset: str, dealer: int, hands: tuple[str, ...], *actions: str) -> set[str]:
    seen = seen_after(PRESETS[preset], dealer, hands, *actions)
    return {str(action).split(" ", 2)[2] for action in sensible(View(seen))}


SPREAD = (
    "TS 9S 8S 7S 6S 5S 4S 3S 2S TH AD TC 2C",
    "AS KS AH KH 9H 8H 7H KD QD JD TD AC KC",
    "QS QH JH 6H 5H 9D 8D 7D 6D QC JC 9C 8C",
    "JS 4H 3H 2H 5D 4D 3D 2D 7C 6C 5C 4C 3C",
)


def test_of_each_suit_thrown_away_only_the_lowest_is_considered_and_a_ten() -> None:
    assert choices("mendikot_no_trump", 0, HANDS, "1 play 2D", "2 play 3D") == {"2C", "TC"}
    assert choices("mendikot_no_trump", 2, SPREAD, "3 play JS", "0 play 2S", "1 play KS") == {"QS"}
    led = "0 play AD", "1 play TD", "2 play 6D", "3 play 2D", "0 play 9S", "1 play KS", "2 play QS"
    assert choices("mendikot_no_trump", 3, SPREAD, *led) == {"JS"}


def test_while_a_void_sets_the_trump_every_card_of_a_suit_is_considered() -> None:
    """Any of them may win the trick, so that none is thrown away."""
    assert len(choices("dehla_pakad", 0, HANDS, "1 play 2D", "2 play 3D")) == 13


def test_no_ten_is_led_below_four_cards_that_beat_it() -> None:
    led = choices("mendikot_no_trump", 3, SPREAD)
    assert "TS" not in led
    assert {"9S", "2S", "AD"} <= led


def test_a_ten_is_led_that_is_the_highest_of_its_suit() -> None:
    assert "TD" in choices("mendikot_no_trump", 1, HANDS)


def test_who_follows_suit_and_cannot_win_plays_the_lowest() -> None:
    assert choices("mendikot_no_trump", 3, SPREAD, "0 play AD", "1 play JD", "2 play 6D") == {"2D"}
