"""What is said of the things on the table, and of what is to be done."""

from __future__ import annotations

import pytest

from app.core.actions import SeatAction, lay, name, play
from app.core.cards import CLUBS, HEARTS, SPADES
from app.core.notation import parse_card, parse_hand
from app.core.phases import Phase
from app.core.presets import preset
from app.core.state import Trump
from app.ui import words
from app.ui.picture import Picture, SeatPicture, TenPicture, TrickCard, picture
from tests.ai.tables import dealt
from tests.ui.test_picture import header

ASHA = SeatPicture(1, 1, "Asha", "club", 13, False, False, (), False, False)
RAVI = SeatPicture(2, 2, "Ravi", "expert", 1, False, False, (), False, True)
PERSON = SeatPicture(0, 0, "You", None, 7, False, False, (), False, True)


def at_table(preset_id: str = "dehla_pakad", phase: Phase = Phase.LEAD) -> Picture:
    """Return what seat 0 sees of a deal in which it has nothing to decide."""
    rules = preset(preset_id)
    seen = picture(dealt(rules, 1), header(rules), 0, 1)
    return seen._replace(phase=phase, choices=(), playable=frozenset())


def to_decide(phase: Phase, *choices: SeatAction, preset_id: str = "dehla_pakad") -> Picture:
    return at_table(preset_id, phase)._replace(
        choices=choices, playable=frozenset(each.card for each in choices if each.card >= 0)
    )


@pytest.mark.parametrize(
    ("playable", "is_choosing", "is_laying", "marked", "said"),
    [
        (False, False, False, False, ""),
        (True, True, False, False, "can be played"),
        (False, True, False, False, "not now"),
        (True, True, True, False, "can be laid as trump"),
        (False, False, False, True, "trump card"),
        (False, True, False, True, "not now, trump card"),
    ],
)
def test_a_card_of_the_hand_tells_what_can_be_done_with_it(
    playable: bool, is_choosing: bool, is_laying: bool, marked: bool, said: str
) -> None:
    told = words.hand_card_description(
        playable=playable, is_choosing=is_choosing, is_laying=is_laying, marked=marked
    )
    assert told == said


@pytest.mark.parametrize(
    ("wins", "is_trump", "said"),
    [(True, True, "trump, is winning"), (True, False, "is winning"), (False, False, "")],
)
def test_the_winning_card_says_so(wins: bool, is_trump: bool, said: str) -> None:
    assert words.trick_card_description(TrickCard(1, 1, 5, wins, is_trump)) == said


@pytest.mark.parametrize(
    ("ten", "state"),
    [
        (TenPicture(HEARTS, 0, False, False), "ours"),
        (TenPicture(HEARTS, 1, False, False), "theirs"),
        (TenPicture(HEARTS, None, True, False), "in my hand"),
        (TenPicture(HEARTS, None, False, True), "on the table"),
        (TenPicture(HEARTS, None, False, False), "not seen yet"),
    ],
)
def test_a_ten_tells_where_it_is(ten: TenPicture, state: str) -> None:
    assert words.ten_state(ten) == state


@pytest.mark.parametrize(
    ("seat", "texts"),
    [
        (ASHA, ("club player",)),
        (ASHA._replace(level=None), ("opponent",)),
        (RAVI, ("partner · expert", "partner")),
        (RAVI._replace(level=None), ("partner",)),
        (PERSON, ("7 card(s)", "7")),
    ],
)
def test_a_plate_tells_who_plays_with_me_before_how_well(
    seat: SeatPicture, texts: tuple[str, ...]
) -> None:
    assert words.plate_texts(seat) == texts


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (PERSON, "You, 7 card(s)"),
        (ASHA, "Asha, club player, opponent, 13 card(s)"),
        (RAVI, "Ravi, expert, partner, 1 card(s)"),
        (
            ASHA._replace(is_dealer=True, is_turn=True),
            "Asha, club player, opponent, 13 card(s), dealer, to act",
        ),
        (
            RAVI._replace(hides_trump=True),
            "Ravi, expert, partner, 1 card(s), the trump card lies face down",
        ),
        (
            RAVI._replace(shown=(parse_card("TH"),)),
            "Ravi, expert, partner, 1 card(s), shows ten of hearts",
        ),
    ],
)
def test_a_seat_is_told_whole_to_who_cannot_see_it(seat: SeatPicture, said: str) -> None:
    assert words.seat_description(seat, seat.name) == said


def test_the_standing_of_a_deal_names_our_side_first() -> None:
    seen = at_table()._replace(taken_tens=(2, 1), taken_tricks=(4, 5))
    assert words.deal_standing(seen) == "Tens: we 2, they 1. Tricks: we 4, they 5."


@pytest.mark.parametrize(
    ("phase", "turn_name", "said"),
    [
        (Phase.CUT, "", "Everybody cuts a card: the highest deals"),
        (Phase.DEAL, "Asha", ""),
        (Phase.LEAD, "", ""),
        (Phase.LEAD, "Asha", "Asha is thinking"),
        (Phase.FOLLOW, "Asha", "Asha is thinking"),
        (Phase.CHOOSE_TRUMP, "Asha", "Asha chooses the trump"),
        (Phase.NAME_TRUMP, "Asha", "Asha chooses the trump"),
        (Phase.NOTE_TRUMP, "Asha", "Asha chooses the trump"),
        (Phase.LAY_TRUMP, "Asha", "Asha chooses the trump"),
        (Phase.DRAW_TRUMP, "Asha", "Asha draws the trump card"),
    ],
)
def test_it_is_said_what_another_seat_does(phase: Phase, turn_name: str, said: str) -> None:
    assert words.prompt(at_table(phase=phase), turn_name) == said


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        (to_decide(Phase.LEAD, play(0, 3)), "Your turn: lead any card"),
        (to_decide(Phase.CHOOSE_TRUMP, name(0, CLUBS)), "Choose the trump for this deal"),
        (
            to_decide(Phase.NAME_TRUMP, name(0, CLUBS)),
            "You cannot follow suit: name the trump",
        ),
        (to_decide(Phase.NOTE_TRUMP, name(0, CLUBS)), "Note a trump secretly"),
        (
            to_decide(Phase.LAY_TRUMP, lay(0, 3), preset_id="mendikot_closed"),
            "Choose a card to lay face down: its suit is trump",
        ),
        (
            to_decide(Phase.LAY_TRUMP, lay(0, 3), preset_id="mendikot_face_up"),
            "Choose a card to lay face up: its suit is trump",
        ),
    ],
)
def test_it_is_said_what_i_must_decide(seen: Picture, said: str) -> None:
    assert words.prompt(seen, "You") == said


SPADES_ARE_TRUMP = Trump(SPADES, 1, preset("dehla_pakad").trump, (1, 2))


@pytest.mark.parametrize(
    ("phase", "playable", "trump", "preset_id", "said"),
    [
        (Phase.FOLLOW, "9H 2H", None, "dehla_pakad", "Your turn: follow hearts"),
        (
            Phase.FOLLOW,
            "9S 2C",
            None,
            "dehla_pakad",
            "Your turn: you are void, and your card sets the trump",
        ),
        (
            Phase.FOLLOW,
            "9S 2C",
            SPADES_ARE_TRUMP,
            "dehla_pakad",
            "Your turn: you are void, play any card",
        ),
        (
            Phase.FOLLOW,
            "9S 2C",
            None,
            "mendikot_no_trump",
            "Your turn: you are void, play any card",
        ),
        (Phase.ASKED, "9S", None, "mendikot_closed", "You asked for the trump: play one"),
        (
            Phase.ASKED,
            "9S 2C",
            None,
            "mendikot_closed",
            "Your turn: you are void, play any card",
        ),
    ],
)
def test_it_is_said_what_i_may_play_to_a_trick(
    phase: Phase, playable: str, trump: Trump | None, preset_id: str, said: str
) -> None:
    cards = parse_hand(playable)
    held = parse_hand("9H 2H") if "H" in playable else parse_hand("9S 2C")
    seen = to_decide(phase, *(play(0, card) for card in cards), preset_id=preset_id)
    lead = TrickCard(2, 2, parse_card("AH"), True, False)
    discard = TrickCard(3, 3, parse_card("2D"), False, False)
    seen = seen._replace(trick=(lead, discard), trump=trump, hand=held)
    assert words.prompt(seen, "You") == said
