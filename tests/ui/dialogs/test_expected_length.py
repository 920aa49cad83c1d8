"""The measured lengths of matches, as the table in the repository has them."""

import pytest

from app.core.presets import PRESETS, preset
from app.ui.dialogs.expected_length import expected_length, measured_lengths
from tests.tools.expected_lengths import Seen, mean_length, played, variants


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_was_measured(name: str) -> None:
    assert "deals" in expected_length(preset(name)) or "deal(s)" in expected_length(preset(name))
    assert 2 < measured_lengths()[name] < 40


def test_a_streak_without_sirr_is_known_to_be_long() -> None:
    lengths = measured_lengths()
    long = lengths["dehla_pakad sirr_ends_match=false"]
    assert long > 10 * lengths["dehla_pakad"]
    assert 5 < lengths["dehla_pakad streak_target=3 sirr_ends_match=false"] < 20


def test_what_was_never_measured_is_not_guessed() -> None:
    odd = preset("mendikot").changed(trump="first_void_named", points_kot=9)
    assert expected_length(odd) == ""


def test_matches_are_put_together_by_the_rules() -> None:
    rules = preset("coat").changed(points_target=3)
    won_by_dealer = Seen((3, 1), (7, 6), None, (0, 0))
    lost_by_dealer = Seen((1, 3), (6, 7), None, (0, 0))
    assert 3 < mean_length(rules, [won_by_dealer, lost_by_dealer]) < 5
    assert mean_length(rules, [lost_by_dealer]) == 3
    assert mean_length(preset("coat"), [Seen((4, 0), (9, 4), None, (0, 0))]) == 1


def test_deals_are_played_for_it() -> None:
    seen = played(preset("mendikot"), 3)
    assert [sum(each.tens) for each in seen] == [4, 4, 4]
    assert [sum(each.tricks) for each in seen] == [13, 13, 13]
    assert [sum(each.aces) for each in seen] == [4, 4, 4]
    assert len(list(variants(preset("mendikot")))) > 30
