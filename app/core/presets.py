"""The named rule sets (rules section 8): each only what differs from Dehla Pakad."""

from __future__ import annotations

from typing import Any

from app.core.errors import RuleSetError
from app.core.rules import KEYS, RuleSet, from_mapping

_POINTS = {"match": "points"}
_MENDIKOT = {
    "deal_packets": [5, 4, 4],
    "tie_break": "tricks",
    "sirr_ends_match": False,
    "dealer_rule": "mendikot",
    **_POINTS,
}
_DIFFERENCES: dict[str, dict[str, Any]] = {
    "dehla_pakad": {},
    "dehla_pakad_named": {"trump": "first_void_named"},
    "dehla_pakad_open": {"trump": "open_partner"},
    "dehla_pakad_closed": {"trump": "first_void_closed"},
    "double_sar": {"objective": "card_points"},
    "coat": {**_POINTS},
    "three_decks": {"players": 6, "decks": 3, "tens_to_win": 7, "sirr_tens": 12, **_POINTS},
    "court_piece": {"objective": "tricks", "sirr_ends_match": False, **_POINTS},
    "mendikot": {**_MENDIKOT},
    "mendikot_open": {**_MENDIKOT, "trump": "open_drawn"},
    "mendikot_closed": {**_MENDIKOT, "trump": "closed_card"},
    "mendikot_face_up": {**_MENDIKOT, "trump": "open_card"},
    "mendikot_no_trump": {**_MENDIKOT, "trump": "none"},
    "mendikot_short": {**_MENDIKOT, "lowest_rank": 7, "deal_packets": [4, 4]},
    "mendikot_dehla_style": {**_MENDIKOT, "match": "tens_total"},
    "dehla_pakad_pile": {
        "capture": "two_in_row_player",
        "sirr_ends_match": False,
        "points_sirr": 2,
        **_POINTS,
    },
    "band_hukum_a": {**_MENDIKOT, "trump": "closed_card", "reveal": "first_void"},
}

PRESETS: dict[str, RuleSet] = {
    preset: from_mapping({"preset": preset, **keys}) for preset, keys in _DIFFERENCES.items()
}
"""Every preset by its id, in the order of rules section 8."""


def preset(preset_id: str) -> RuleSet:
    """Return the rule set of a preset; raise `RuleSetError` if there is none of that id."""
    try:
        return PRESETS[preset_id]
    except KeyError:
        listed = ", ".join(PRESETS)
        message = f"there is no preset {preset_id!r}; the presets are {listed}"
        raise RuleSetError("preset", message) from None


def changes(rules: RuleSet) -> dict[str, Any]:
    """Return the keys in which a rule set differs from the preset that it started from."""
    base = PRESETS.get(rules.preset, PRESETS["dehla_pakad"])
    return {key: getattr(rules, key) for key in KEYS if getattr(rules, key) != getattr(base, key)}
