"""What a number stands for never changes: deals, a match's deal numbers and cuts, written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.cards import DeckFamily, Stream, cut_for_deal, deal_hands, deal_number
from app.core.notation import card_code, hand_text

PINNED = Path(__file__).with_name("pinned.txt")
FAMILIES = {
    "full": DeckFamily(4, 1, 2),
    "short": DeckFamily(4, 1, 7),
    "three": DeckFamily(6, 3, 2),
}


def blocks() -> Iterator[tuple[str, list[str]]]:
    """Yield each heading of the file with the lines below it."""
    for block in PINNED.read_text(encoding="utf-8").strip().split("\n\n")[1:]:
        heading, *lines = block.splitlines()
        yield heading, lines


def made_now(heading: str) -> list[str]:
    """Return what the program makes of a heading now."""
    kind, *words = heading.split()
    if kind == "deal":
        hands = deal_hands(FAMILIES[words[0]], int(words[1]))
        return [f"{seat}: {hand_text(hand)}" for seat, hand in enumerate(hands)]
    if kind == "numbers":
        places = ((1, 0), (2, 0), (2, 1), (100, 0))
        seed = int(words[0])
        return [f"{deal}.{redeal}: {deal_number(seed, deal, redeal)}" for deal, redeal in places]
    if kind == "cut":
        rounds = cut_for_deal(FAMILIES[words[0]], int(words[1]))
        return [
            f"{' '.join(map(str, cut.seats))}: {' '.join(map(card_code, cut.cards))}"
            for cut in rounds
        ]
    stream = Stream("pinned", int(words[0]))
    return [" ".join(str(stream.below(bound)) for _ in range(10)) for bound in (2, 52, 2**32)]


@pytest.mark.parametrize("heading", [heading for heading, _ in blocks()])
def test_what_was_written_down_comes_out_again(heading: str) -> None:
    assert made_now(heading) == dict(blocks())[heading]


def test_every_kind_and_deck_is_written_down() -> None:
    headings = [heading for heading, _ in blocks()]
    for family in FAMILIES:
        numbers = [int(h.split()[2]) for h in headings if h.startswith(f"deal {family} ")]
        assert {1, 8123, 2**31} <= set(numbers)
        assert max(numbers) > 2**31
        assert any(h.startswith(f"cut {family} ") for h in headings)
    assert {heading.split()[0] for heading in headings} == {"deal", "numbers", "cut", "stream"}
