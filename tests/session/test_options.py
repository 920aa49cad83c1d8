"""The switches on top of the presets."""

import pytest

from app.core.presets import PRESETS, preset
from app.core.rules import KEYS, MatchMode, RuleSet, TrumpMode, problems
from app.session import options

EVERY_PRESET = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS.keys())


@EVERY_PRESET
def test_every_trump_that_is_offered_makes_sense(rules: RuleSet) -> None:
    offered = options.possible_trumps(rules)
    assert rules.trump in offered
    for mode in offered:
        changed = options.with_trump(rules, mode)
        assert changed.trump is mode
        assert problems(changed) == []


@pytest.mark.parametrize("name", ["three_decks", "dehla_pakad_pile"])
def test_no_face_down_trump_where_it_does_not_combine(name: str) -> None:
    assert TrumpMode.CLOSED_CARD not in options.possible_trumps(preset(name))


def test_the_same_trump_leaves_its_details_alone() -> None:
    rules = preset("band_hukum_a")
    assert options.with_trump(rules, TrumpMode.CLOSED_CARD) == rules
    assert options.with_trump(rules, TrumpMode.NONE).reveal == "request"


def test_the_short_deck_is_the_preset_of_that_name() -> None:
    short = options.with_short_deck(preset("mendikot"), True)
    assert short.changed(preset="mendikot_short") == preset("mendikot_short")
    assert options.with_short_deck(short, False) == preset("mendikot")


@EVERY_PRESET
def test_what_is_offered_can_be_had(rules: RuleSet) -> None:
    if options.offers_short_deck(rules):
        assert options.with_short_deck(rules, True).hand_size == 8
    if options.offers_fixed_deals(rules):
        assert options.with_fixed_deals(rules, True).match is MatchMode.DEALS
        assert options.with_fixed_deals(rules, False).match is MatchMode.POINTS
    if options.offers_sirr(rules):
        assert rules.changed(sirr_ends_match=True).sirr_ends_match
    if options.offers_ace_bonus(rules):
        assert rules.changed(ace_bonus=True).ace_bonus
    assert options.can(rules, **{options.TARGETS[rules.match]: 5})


def test_a_sirr_that_would_score_less_than_a_win_cannot_be_made_an_ordinary_deal() -> None:
    rules = preset("coat").changed(points_win=2)
    assert not options.offers_sirr(rules)
    assert options.offers_sirr(rules.changed(points_sirr=2))


def test_the_switches_of_mendikot_are_those_of_mendikot() -> None:
    offered = {name for name, rules in PRESETS.items() if options.offers_ace_bonus(rules)}
    assert offered == {name for name in PRESETS if "mendikot" in name or name == "band_hukum_a"} - {
        "mendikot_dehla_style"
    }
    assert not options.offers_short_deck(preset("dehla_pakad"))
    assert options.offers_sirr(preset("coat"))
    assert not options.offers_sirr(preset("mendikot"))


def test_the_length_of_a_match_goes_by_what_changes_it() -> None:
    base = preset("dehla_pakad")
    alike = base.changed(stop_when_decided="never", direction="clockwise", name="Ours")
    assert options.length_key(alike) == "dehla_pakad"
    longer = base.changed(sirr_ends_match=False, streak_target=5)
    assert options.length_key(longer) == "dehla_pakad streak_target=5 sirr_ends_match=false"
    irrelevant = base.changed(points_target=3, points_kot=9)
    assert options.length_key(irrelevant) == "dehla_pakad"


def test_rules_that_come_to_a_preset_go_by_its_name() -> None:
    drawn = options.with_trump(preset("mendikot"), TrumpMode.OPEN_DRAWN)
    assert options.length_key(drawn) == "mendikot_open"
    short = options.with_short_deck(preset("mendikot"), True)
    assert options.length_key(short) == "mendikot_short"
    assert all(options.length_key(rules) == name for name, rules in PRESETS.items())


@pytest.mark.parametrize(
    ("name", "matter", "do_not"),
    [
        ("dehla_pakad", {"streak_target", "sirr_tens", "dealer_on_draw"}, {"points_win", "reveal"}),
        ("mendikot_closed", {"reveal", "asker_must_trump", "points_kot"}, {"sirr_tens"}),
        ("band_hukum_a", {"reveal", "ace_bonus"}, {"asker_must_trump", "setting_card_is_trump"}),
        (
            "court_piece",
            {"points_win", "points_court", "points_bavney"},
            {"tens_to_win", "points_sirr", "points_mendikot", "points_kot", "ace_bonus"},
        ),
        ("three_decks", {"identical_cards", "points_sirr"}, {"points_court"}),
        ("mendikot", {"points_mendikot", "points_kot"}, {"points_sirr", "points_court"}),
        (
            "mendikot_dehla_style",
            {"tens_target"},
            {"points_win", "points_mendikot", "points_kot", "points_target", "ace_bonus"},
        ),
    ],
)
def test_some_keys_matter_only_under_some_rules(
    name: str, matter: set[str], do_not: set[str]
) -> None:
    rules = preset(name)
    assert all(options.matters(rules, key) for key in matter)
    assert not any(options.matters(rules, key) for key in do_not & set(KEYS))
