"""The twelve courts as data: who they are, what they hold, and their colours."""

from __future__ import annotations

from typing import Literal, NamedTuple

from app.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES

JACK, QUEEN, KING = 9, 10, 11

LINE = "#3a2118"
GOLD = "#d9a63a"
GOLD_LIGHT = "#f4d88a"
PEARL = "#fffaf0"
IVORY = "#fbf3e0"

Attribute = Literal[
    "sword",
    "falcon",
    "jewel",
    "mace",
    "mirror",
    "rose",
    "fan",
    "parrot",
    "bow",
    "flute",
    "letter",
    "stick",
]


Crest = Literal[
    "heron",
    "crown",
    "feathers",
    "cone",
    "points",
    "moon",
    "cap",
    "lotus",
    "turra",
    "peacock",
    "quill",
    "flower",
]
Beard = Literal["pointed", "short", "white", "forked", "none"]
Print = Literal["buta", "flower", "star", "leaf"]


class Setting(NamedTuple):
    """The colours of the window a suit's figures sit in."""

    wall: str
    wall_print: str
    sky: str
    textile: str
    textile_print: str
    motif: Print


class Court(NamedTuple):
    """One court card: what it wears and holds, where it looks, and its colours."""

    attribute: Attribute
    crest: Crest
    skin: str
    robe: str
    robe_print: str
    sleeve: str
    headgear: str
    headgear_shade: str
    band: str
    jewel: str
    beard: Beard = "none"
    looks_left: bool = False


SETTINGS: dict[int, Setting] = {
    SPADES: Setting("#27346b", "#8698d6", "#dbe5f1", "#2f3f80", "#e6c877", "star"),
    HEARTS: Setting("#8c1d31", "#e08d84", "#fae6d8", "#a32a3a", "#f3cf8e", "flower"),
    DIAMONDS: Setting("#a9540c", "#f2b85c", "#fdf1cb", "#c06f17", "#fff0c0", "buta"),
    CLUBS: Setting("#1d5440", "#79b48d", "#e0eeda", "#27694e", "#e9cf86", "leaf"),
}

FOUR_COLOUR_SETTINGS: dict[int, Setting] = {
    **SETTINGS,
    SPADES: Setting("#34303d", "#9b93a8", "#e6e3ea", "#454050", "#e6c877", "star"),
    DIAMONDS: Setting("#1c4f96", "#83aee6", "#dfeaf7", "#2a62ad", "#f3d58c", "buta"),
}
"""Windows whose colour agrees with the pips of a four-colour deck."""

COURTS: dict[tuple[int, int], Court] = {
    (SPADES, KING): Court(
        "sword", "heron", "#c98f5e", "#2b3a82", "#e3bf62", "#8e2436",
        "#f3ead6", "#cbbd9f", "#8e2436", "#b3192b", "pointed",
    ),
    (HEARTS, KING): Court(
        "falcon", "crown", "#d9a571", "#a3202f", "#f0c566", "#1f6b57",
        "#f2cf7a", "#c99a45", "#1f6b57", "#1c7a5c", "short", True,
    ),
    (DIAMONDS, KING): Court(
        "jewel", "feathers", "#b97c4c", "#d9791a", "#fff0b8", "#5a2a63",
        "#fbf0dc", "#d8c5a2", "#5a2a63", "#2b62a8", "white",
    ),
    (CLUBS, KING): Court(
        "mace", "cone", "#cf9762", "#1f6a4a", "#e9cf7d", "#a8521c",
        "#d9743a", "#a8521c", "#1d5440", "#b3192b", "forked", True,
    ),
    (SPADES, QUEEN): Court(
        "mirror", "moon", "#dcab7c", "#5b3f8e", "#e8c8f0", "#27346b",
        "#c3cdee", "#8598cf", "#e3bf62", "#b3192b", "none", True,
    ),
    (HEARTS, QUEEN): Court(
        "rose", "points", "#e6b68a", "#c8385a", "#ffdfe0", "#8c1d31",
        "#f6c3bd", "#d97f7c", "#e3bf62", "#1c7a5c",
    ),
    (DIAMONDS, QUEEN): Court(
        "fan", "cap", "#cd965f", "#1f7f83", "#d8f2e6", "#c4551d",
        "#fbd98c", "#d99a34", "#c4551d", "#b3192b", "none", True,
    ),
    (CLUBS, QUEEN): Court(
        "parrot", "lotus", "#d9a674", "#8a2f58", "#f3c9d5", "#1d5440",
        "#c9e6c2", "#7fb587", "#e3bf62", "#2b62a8",
    ),
    (SPADES, JACK): Court(
        "bow", "turra", "#c58c5a", "#2f7a92", "#c9ecf0", "#27346b",
        "#c23b3b", "#8e2436", "#f0c566", "#f3ead6",
    ),
    (HEARTS, JACK): Court(
        "flute", "peacock", "#b87f50", "#e08a3c", "#fff0c4", "#a3202f",
        "#2f6fa3", "#1f4e7c", "#f0c566", "#f3ead6", "none", True,
    ),
    (DIAMONDS, JACK): Court(
        "letter", "quill", "#d8a46f", "#7c3a7a", "#f2cdea", "#1f6b57",
        "#1f8a6b", "#14624b", "#f4d88a", "#b3192b",
    ),
    (CLUBS, JACK): Court(
        "stick", "flower", "#cb935f", "#8a9a2f", "#f3f0b8", "#7a2f1d",
        "#e2a02c", "#b0741a", "#7a2f1d", "#1c7a5c", "none", True,
    ),
}  # fmt: skip
