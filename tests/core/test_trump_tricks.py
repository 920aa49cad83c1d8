"""Which card wins a trick under each trump, and when the trump sleeps or wakes (section 3)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from app.core.actions import parse_action
from app.core.notation import suit_code
from app.core.phases import Phase
from app.core.rules import RuleSet, TrumpMode
from app.core.state import State
from tests.builders import collected, deal, play, rules, the_deal

STANDARD = rules("dehla_pakad")
NEXT_TRICK = rules("dehla_pakad", setting_card_is_trump=False)
NAMED = rules("dehla_pakad_named")
NOTED = rules("dehla_pakad_closed")
PARTNER = rules("dehla_pakad_open")
DRAWN = rules("mendikot_open")
FACE_UP = rules("mendikot_face_up")
REQUEST = rules("mendikot_closed")
NO_DUTY = rules("mendikot_closed", asker_must_trump=False)
BY_VOID = rules("band_hukum_a")
BY_HOLDER = rules("mendikot_closed", reveal="holder")
NO_TRUMP = rules("mendikot_no_trump")
THREE = rules("three_decks")

Voids = dict[int, str]


class Case(NamedTuple):
    """One trick: the rules, who is void in what, all that is done, and what comes of it."""

    rules: RuleSet
    voids: Voids
    actions: str
    winner: int
    trump: str | None
    awake_at: tuple[int, int] | None = None


def after(case: Case) -> State:
    """Return the state once everything of a case is done; seat 0 leads, seat 3 dealt."""
    actions = case.actions.split(", ")
    held: dict[int, list[str]] = {}
    for action in map(parse_action, actions):
        owner = action.seat if action.other < 0 else action.other
        if action.card >= 0:
            code = str(action).rsplit(" ", 1)[1]
            if code not in held.setdefault(owner, []):
                held[owner].append(code)
    state = deal(case.rules, {seat: " ".join(codes) for seat, codes in held.items()}, case.voids)
    return play(state, *actions)


CASES = {
    # first_void: the first card off suit is a trump at once, and so are later ones of its suit
    "nobody is void": Case(
        STANDARD, {}, "0 play 9H, 1 play TH, 2 play 2H, 3 play KH", 3, None
    ),
    "the setting card wins": Case(
        STANDARD, {1: "H"}, "0 play 9H, 1 play 2S, 2 play KH, 3 play AH", 1, "S", (1, 2)
    ),
    "the last seat sets it": Case(
        STANDARD, {3: "H"}, "0 play AH, 1 play 3H, 2 play KH, 3 play 2C", 3, "C", (1, 4)
    ),
    "a higher trump beats the setting card": Case(
        STANDARD, {1: "H", 3: "H"}, "0 play 9H, 1 play 5S, 2 play KH, 3 play 6S", 3, "S", (1, 2)
    ),
    "a lower trump does not": Case(
        STANDARD, {1: "H", 3: "H"}, "0 play 9H, 1 play 5S, 2 play KH, 3 play 4S", 1, "S", (1, 2)
    ),
    "a second void seat's other suit is a discard": Case(
        STANDARD, {1: "H", 2: "H", 3: "H"}, "0 play 9H, 1 play 2S, 2 play AC, 3 play AD", 1, "S",
        (1, 2),
    ),
    "three void seats, the highest trump": Case(
        STANDARD, {1: "H", 2: "H", 3: "H"}, "0 play AH, 1 play 2S, 2 play JS, 3 play TS", 2, "S",
        (1, 2),
    ),
    "three decks, six seats": Case(
        THREE, {2: "H", 4: "H"},
        "0 play 9H, 1 play AH, 2 play 2S, 3 play AH, 4 play 2S, 5 play KH", 4, "S", (1, 3),
    ),
    # setting_card_is_trump no: an ordinary discard, and so is all of its suit in that trick
    "the setting card is a discard": Case(
        NEXT_TRICK, {1: "H"}, "0 play 9H, 1 play 2S, 2 play KH, 3 play QH", 2, "S", (2, 1)
    ),
    "a later card of the suit is a discard too": Case(
        NEXT_TRICK, {1: "H", 3: "H"}, "0 play 9H, 1 play 2S, 2 play 3H, 3 play AS", 0, "S", (2, 1)
    ),
    # first_void_named: awake before the card, which counts only if it is of the suit
    "named and played": Case(
        NAMED, {1: "H"}, "0 play 9H, 1 name S, 1 play 2S, 2 play KH, 3 play AH", 1, "S", (1, 2)
    ),
    "named and not played": Case(
        NAMED, {1: "H"}, "0 play 9H, 1 name S, 1 play AC, 2 play KH, 3 play QH", 2, "S", (1, 2)
    ),
    "named, then trumped by another": Case(
        NAMED, {1: "H", 2: "H"}, "0 play 9H, 1 name S, 1 play AC, 2 play 2S, 3 play QH", 2, "S",
        (1, 2),
    ),
    "named by the last seat": Case(
        NAMED, {3: "H"}, "0 play 9H, 1 play AH, 2 play KH, 3 name D, 3 play 2D", 3, "D", (1, 4)
    ),
    # first_void_closed: the discard and the note win nothing
    "noted": Case(
        NOTED, {1: "H"}, "0 play 9H, 1 play AS, 1 note S, 2 play KH, 3 play QH", 2, "S"
    ),
    "noted, other void seats only discard": Case(
        NOTED, {1: "H", 2: "H", 3: "H"},
        "0 play 9H, 1 play AS, 1 note S, 2 play AC, 3 play KS", 0, "S",
    ),
    "noted by the last seat": Case(
        NOTED, {3: "H"}, "0 play 9H, 1 play AH, 2 play KH, 3 play 2D, 3 note C", 1, "C"
    ),
    # open: awake before the first lead
    "named by the partner of the dealer": Case(
        PARTNER, {2: "H"}, "1 name S, 0 play 9H, 1 play AH, 2 play 2S, 3 play KH", 2, "S", (1, 1)
    ),
    "led by the trump suit": Case(
        PARTNER, {}, "1 name H, 0 play 9H, 1 play AH, 2 play 2H, 3 play KH", 1, "H", (1, 1)
    ),
    "drawn": Case(
        DRAWN, {2: "H"}, "0 draw 3 JS, 0 play 9H, 1 play AH, 2 play 2S, 3 play KH", 2, "S", (1, 1)
    ),
    "laid face up": Case(
        FACE_UP, {2: "H"}, "0 lay JS, 0 play 9H, 1 play AH, 2 play 2S, 3 play KH", 2, "S", (1, 1)
    ),
    "laid face up and led": Case(
        FACE_UP, {}, "0 lay 2S, 0 play 2S, 1 play 3S, 2 play 4S, 3 play 5S", 3, "S", (1, 1)
    ),
    # closed_card on request
    "nobody asks": Case(
        REQUEST, {1: "H"}, "0 lay JS, 0 play 9H, 1 play AS, 2 play KH, 3 play AH", 3, "S"
    ),
    "the asker trumps": Case(
        REQUEST, {1: "H"}, "0 lay JS, 0 play 9H, 1 ask, 1 play 2S, 2 play KH, 3 play AH", 1, "S",
        (1, 2),
    ),
    "a trump thrown before the request is a discard": Case(
        REQUEST, {1: "H", 2: "H"},
        "0 lay JS, 0 play 9H, 1 play AS, 2 ask, 2 play 2S, 3 play AH", 2, "S", (1, 3),
    ),
    "thrown before, asked after, and nobody trumps": Case(
        REQUEST, {1: "H", 3: "HS"},
        "0 lay JS, 0 play 9H, 1 play AS, 2 play TH, 3 ask, 3 play AC", 2, "S", (1, 4),
    ),
    "a void seat after the request may trump higher": Case(
        REQUEST, {1: "H", 3: "H"},
        "0 lay JS, 0 play 9H, 1 ask, 1 play 2S, 2 play KH, 3 play 3S", 3, "S", (1, 2),
    ),
    "asked in vain, a later seat trumps": Case(
        REQUEST, {1: "HS", 3: "H"},
        "0 lay JS, 0 play 9H, 1 ask, 1 play AC, 2 play KH, 3 play 3S", 3, "S", (1, 2),
    ),
    "the suit led is the hidden trump": Case(
        REQUEST, {1: "H"}, "0 lay JH, 0 play 9H, 1 play AS, 2 play KH, 3 play AH", 3, "H"
    ),
    "the suit led is the hidden trump, and a seat asks": Case(
        REQUEST, {1: "H"}, "0 lay JH, 0 play AH, 1 ask, 1 play AS, 2 play 2H, 3 play 3H", 3, "H",
        (1, 2),
    ),
    "the holder leads his hidden card": Case(
        REQUEST, {}, "0 lay 2S, 0 play 2S, 1 play 3S, 2 play 4S, 3 play KS", 3, "S", (1, 1)
    ),
    "the asker need not trump": Case(
        NO_DUTY, {1: "H"}, "0 lay JS, 0 play 9H, 1 ask, 1 play AC, 2 play KH, 3 play AH", 3, "S",
        (1, 2),
    ),
    # closed_card revealed by the first void seat
    "it wakes by itself": Case(
        BY_VOID, {2: "H"}, "0 lay JS, 0 play 9H, 1 play AH, 2 play 2S, 3 play KH", 2, "S", (1, 3)
    ),
    "it wakes by itself and the void seat discards": Case(
        BY_VOID, {2: "H"}, "0 lay JS, 0 play 9H, 1 play AH, 2 play AC, 3 play KH", 1, "S", (1, 3)
    ),
    "it sleeps while all follow": Case(
        BY_VOID, {}, "0 lay JH, 0 play 9H, 1 play AH, 2 play 2H, 3 play KH", 1, "H"
    ),
    # closed_card revealed by the holder alone
    "a void seat cannot wake it": Case(
        BY_HOLDER, {1: "H", 2: "H"}, "0 lay JS, 0 play 9H, 1 play AS, 2 play KS, 3 play 2H", 0, "S"
    ),
    "no trump at all": Case(
        NO_TRUMP, {1: "H", 2: "H", 3: "H"}, "0 play 2H, 1 play AS, 2 play AC, 3 play AD", 0, None
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_trick_under_a_trump(case: Case) -> None:
    state = after(case)
    made = the_deal(state)
    assert state.phase is Phase.TRICK_OVER
    assert made.trick.best_seat == case.winner
    assert the_deal(collected(state)).turn == case.winner
    if case.trump is None:
        assert made.trump is None
        return
    assert made.trump is not None
    assert suit_code(made.trump.suit) == case.trump
    assert made.trump.awake_at == case.awake_at
    assert made.trump.how is case.rules.trump


def test_modes_are_all_here() -> None:
    tested = {case.rules.trump for case in CASES.values()}
    assert tested == set(TrumpMode)
