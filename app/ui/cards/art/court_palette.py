"""The twelve courts as data: who they are, what they hold, and their colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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


@dataclass(frozen=True, slots=True)
class Setting:
    """The colours of the window a suit's figures sit in."""

    wall: str
    wall_print: str
    sky: str
    textile: str
    textile_print: str


@dataclass(frozen=True, slots=True)
class Court:
    """One court card: its attribute and the colours of skin, robe and headgear."""

    attribute: Attribute
    skin: str
    robe: str
    robe_print: str
    trim: str
    sleeve: str
    headgear: str
    headgear_shade: str
    band: str
    jewel: str


SETTINGS: dict[int, Setting] = {
    SPADES: Setting("#27346b", "#7f93cf", "#d7e2ee", "#2f3f80", "#e6c877"),
    HEARTS: Setting("#8c1d31", "#e08d84", "#f8e2d2", "#a32a3a", "#f3cf8e"),
    DIAMONDS: Setting("#a85a12", "#f2bf6b", "#fcefc6", "#c27a1c", "#fff0c0"),
    CLUBS: Setting("#1d5440", "#79b48d", "#dcebd6", "#27694e", "#e9cf86"),
}

COURTS: dict[tuple[int, int], Court] = {
    (SPADES, KING): Court(
        "sword", "#c98f5e", "#2b3a82", "#e3bf62", GOLD, "#8e2436",
        "#f3ead6", "#cbbd9f", "#8e2436", "#b3192b",
    ),
    (HEARTS, KING): Court(
        "falcon", "#d6a06c", "#a3202f", "#f0c566", GOLD, "#1f6b57",
        "#f6e3b4", "#d6b877", "#1f6b57", "#1c7a5c",
    ),
    (DIAMONDS, KING): Court(
        "jewel", "#b87a4a", "#d9821f", "#fff0b8", GOLD, "#5a2a63",
        "#fbf0dc", "#d8c5a2", "#5a2a63", "#2b62a8",
    ),
    (CLUBS, KING): Court(
        "mace", "#cf9762", "#1f6a4a", "#e9cf7d", GOLD, "#a8521c",
        "#e9efe0", "#bccab2", "#a8521c", "#b3192b",
    ),
    (SPADES, QUEEN): Court(
        "mirror", "#dcab7c", "#5b3f8e", "#e8c8f0", GOLD, "#27346b",
        "#b9c6ea", "#8598cf", "#e3bf62", "#b3192b",
    ),
    (HEARTS, QUEEN): Court(
        "rose", "#e3b184", "#c8385a", "#ffdfe0", GOLD, "#8c1d31",
        "#f6c3bd", "#e2968f", "#e3bf62", "#1c7a5c",
    ),
    (DIAMONDS, QUEEN): Court(
        "fan", "#cd965f", "#1f7f83", "#d8f2e6", GOLD, "#c4551d",
        "#fbd98c", "#e8b552", "#c4551d", "#b3192b",
    ),
    (CLUBS, QUEEN): Court(
        "parrot", "#d9a674", "#7d2a4f", "#f3c9d5", GOLD, "#1d5440",
        "#bfe0b9", "#8fc296", "#e3bf62", "#2b62a8",
    ),
    (SPADES, JACK): Court(
        "bow", "#c58c5a", "#2f7a92", "#c9ecf0", GOLD, "#27346b",
        "#c23b3b", "#8e2436", "#f0c566", "#f3ead6",
    ),
    (HEARTS, JACK): Court(
        "flute", "#b87f50", "#e08a3c", "#fff0c4", GOLD, "#a3202f",
        "#2f6fa3", "#1f4e7c", "#f0c566", "#f3ead6",
    ),
    (DIAMONDS, JACK): Court(
        "letter", "#d8a46f", "#7c3a7a", "#f2cdea", GOLD, "#1f6b57",
        "#1f8a6b", "#14624b", "#f4d88a", "#b3192b",
    ),
    (CLUBS, JACK): Court(
        "stick", "#cb935f", "#8a9a2f", "#f3f0b8", GOLD, "#7a2f1d",
        "#e2a02c", "#b0741a", "#7a2f1d", "#1c7a5c",
    ),
}  # fmt: skip
