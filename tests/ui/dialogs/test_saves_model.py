"""How a saved match stands, in words and in short."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.presets import preset
from app.storage.saves import Save
from app.ui.dialogs.saves_model import save_score, save_standing
from tests.ui.test_picture import header

FILE = Path("Sunday.hukum")


def saved(preset_id: str, *, my_seat: int = 0, **standing: object) -> Save:
    """Return a saved match in which a person sits at one seat."""
    head = header(preset(preset_id))
    seats = head.seats[-my_seat:] + head.seats[:-my_seat]
    return Save(FILE, 1.0, head._replace(seats=seats), deals=4)._replace(**standing)


@pytest.mark.parametrize(
    ("save", "standing", "score"),
    [
        (saved("mendikot"), "4 deal(s)", "0–0"),
        (saved("mendikot", points=(3, 1)), "We: 3, They: 1; 7 point(s) win.", "3–1"),
        (saved("mendikot", points=(0, 1)), "We: 0, They: 1; 7 point(s) win.", "0–1"),
        (saved("mendikot", my_seat=1, points=(3, 1)), "We: 1, They: 3; 7 point(s) win.", "1–3"),
        (
            saved("dehla_pakad", streaks=(0, 2)),
            "The other side has won 2 deal(s) of 7 in a row.",
            "0–2",
        ),
        (
            saved("dehla_pakad", my_seat=1, streaks=(0, 2)),
            "Your side has won 2 deal(s) of 7 in a row.",
            "2–0",
        ),
    ],
)
def test_a_saved_match_stands_as_at_the_table(save: Save, standing: str, score: str) -> None:
    assert (save_standing(save), save_score(save)) == (standing, score)
