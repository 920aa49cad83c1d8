"""The switches on top of a preset: each gives a rule set that makes sense, or is not offered."""

from __future__ import annotations

from typing import Any

from app.core.errors import RuleSetError
from app.core.presets import PRESETS
from app.core.rules import (
    DealerRule,
    Family,
    MatchMode,
    Objective,
    Reveal,
    RuleSet,
    TrumpMode,
    to_mapping,
)

_PACKETS = {7: [4, 4], 2: [5, 4, 4]}
_PLAYED_ALIKE = {"preset", "name", "direction", "first_dealer", "deal_packets", "stop_when_decided"}

TARGETS = {
    MatchMode.STREAK: "streak_target",
    MatchMode.POINTS: "points_target",
    MatchMode.DEALS: "deals_target",
    MatchMode.TENS_TOTAL: "tens_target",
}
"""The key that says how far a match goes, by the kind of match."""


def can(rules: RuleSet, **keys: Any) -> bool:
    """Say whether a rule set still makes sense with some keys changed."""
    try:
        rules.changed(**keys)
    except RuleSetError:
        return False
    return True


def with_trump(rules: RuleSet, mode: TrumpMode) -> RuleSet:
    """Return the rules with another way to choose the trump; raise `RuleSetError` if it is none."""
    if mode is rules.trump:
        return rules
    return rules.changed(**_trump_keys(mode))


def _trump_keys(mode: TrumpMode) -> dict[str, Any]:
    return {
        "trump": mode,
        "setting_card_is_trump": True,
        "reveal": Reveal.REQUEST,
        "asker_must_trump": True,
    }


def possible_trumps(rules: RuleSet) -> tuple[TrumpMode, ...]:
    """Return the ways to choose the trump that these rules can be combined with."""
    return tuple(
        mode for mode in TrumpMode if mode is rules.trump or can(rules, **_trump_keys(mode))
    )


def offers_short_deck(rules: RuleSet) -> bool:
    """Say whether the game can be played with 32 cards."""
    return rules.family is Family.MENDIKOT and rules.decks == 1


def with_short_deck(rules: RuleSet, on: bool) -> RuleSet:
    """Return the rules with 32 cards or with 52, dealt in the packets of Mendikot."""
    lowest = 7 if on else 2
    if lowest == rules.lowest_rank:
        return rules
    return rules.changed(lowest_rank=lowest, deal_packets=_PACKETS[lowest])


def offers_fixed_deals(rules: RuleSet) -> bool:
    """Say whether the match can go over a fixed number of deals."""
    return rules.match in (MatchMode.POINTS, MatchMode.DEALS)


def with_fixed_deals(rules: RuleSet, on: bool) -> RuleSet:
    """Return the rules with a match over a number of deals, or up to a number of points."""
    return rules.changed(match=MatchMode.DEALS if on else MatchMode.POINTS)


def offers_sirr(rules: RuleSet) -> bool:
    """Say whether a sirr may end the match, or not end it."""
    return can(rules, sirr_ends_match=not rules.sirr_ends_match)


def offers_ace_bonus(rules: RuleSet) -> bool:
    """Say whether a point for the four aces belongs to the game."""
    return rules.ace_bonus or can(rules, ace_bonus=True)


def matters(rules: RuleSet, key: str) -> bool:
    """Say whether a rule key can make a difference under these rules."""
    closed = rules.trump is TrumpMode.CLOSED_CARD
    counts_tens = rules.objective is Objective.TENS
    points = rules.match in (MatchMode.POINTS, MatchMode.DEALS)
    conditions = {
        "setting_card_is_trump": rules.trump is TrumpMode.FIRST_VOID,
        "reveal": closed,
        "asker_must_trump": closed and rules.reveal is Reveal.REQUEST,
        "identical_cards": rules.decks == 3,
        "tens_to_win": counts_tens,
        "tie_break": counts_tens,
        "sirr_ends_match": can(rules, sirr_ends_match=True),
        "sirr_tens": rules.family is Family.DEHLA_PAKAD,
        "points_win": points,
        "points_sirr": points and rules.family is Family.DEHLA_PAKAD,
        "points_mendikot": points and rules.family is Family.MENDIKOT,
        "points_kot": points and rules.family is Family.MENDIKOT,
        "points_court": points and rules.family is Family.COURT_PIECE,
        "points_bavney": points and rules.family is Family.COURT_PIECE,
        "ace_bonus": points and rules.family is Family.MENDIKOT,
        "dealer_on_draw": rules.dealer_rule is DealerRule.DEHLA_PAKAD,
    }
    targets = {target: mode is rules.match for mode, target in TARGETS.items()}
    return (conditions | targets).get(key, True)


def length_key(rules: RuleSet) -> str:
    """Return under which name the measured length of a match with these rules is kept.

    It is the id of the preset that is most like them, and what differs from it; keys that change
    nothing about the length are left out.
    """
    differences = {preset: _different(rules, base) for preset, base in PRESETS.items()}
    nearest = min(differences, key=lambda preset: len(differences[preset]))
    return " ".join([nearest, *differences[nearest]])


def _different(rules: RuleSet, base: RuleSet) -> list[str]:
    mine, theirs = to_mapping(rules), to_mapping(base)
    return [
        f"{key}={value}".lower()
        for key, value in mine.items()
        if key not in _PLAYED_ALIKE and value != theirs.get(key) and matters(rules, key)
    ]
