"""Words for everything that the lower layers name: nothing is left without."""

import ast
import inspect
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from app.ai.danger import Danger
from app.ai.levels import LEVELS, RANDOM, STYLES
from app.ai.player import Decision
from app.ai.reasons import REASONS
from app.core import actions, claims, engine, events, log
from app.core.cards import DECK_SIZE, CutRound
from app.core.errors import IllegalActionError
from app.core.log import SeatInfo
from app.core.presets import PRESETS, preset
from app.core.rules import (
    CHOICES,
    KEYS,
    Direction,
    Problem,
    RedealIf,
    RuleSet,
    TrumpMode,
    problems,
)
from app.core.rules import _conditions as conditions
from app.core.state import Category, DealResult, MatchEnd, MatchOutcome, Score, Trump
from app.session import controller
from app.ui.texts import cards, hints, presets, refusals, rules, seats
from app.ui.texts.events import event_sentence, trump_state

AT_TABLE = seats.Seating(("You", "Asha", "Ravi", "Meera"), 0)
SHARED = seats.Seating(("Ann", "Asha", "Bob", "Meera"))
TEN_OF_HEARTS, ACE_OF_SPADES = 21, 12


# Cards


def test_cards_have_names() -> None:
    assert cards.card_name(TEN_OF_HEARTS) == "ten of hearts"
    assert cards.the_card(ACE_OF_SPADES) == "the ace of spades"
    assert cards.card_names((TEN_OF_HEARTS, ACE_OF_SPADES)) == "ten of hearts, ace of spades"
    assert cards.suit_title(3) == "Clubs"
    assert cards.card_short(TEN_OF_HEARTS) == "10h"


@pytest.mark.parametrize("card", range(DECK_SIZE))
def test_every_card_can_be_typed(card: int) -> None:
    short = cards.card_short(card)
    for typed in (short, short.upper(), f" {short} ", short[-1] + short[:-1]):
        assert cards.parse_typed(typed) == card


@pytest.mark.parametrize("typed", ["", "1", "h", "11h", "10", "10x", "Kh!", "hh", "♥10"])
def test_what_is_no_card_is_none(typed: str) -> None:
    assert cards.parse_typed(typed) is None


def test_the_international_ten_can_be_typed() -> None:
    assert cards.parse_typed("Th") == TEN_OF_HEARTS


# Seats


def test_levels_and_styles_have_names() -> None:
    assert all(map(seats.level_name, [*LEVELS, RANDOM]))
    assert set(seats._STYLES) == set(STYLES)


def test_levels_and_styles_that_only_others_know_bear_their_ids() -> None:
    seat = SeatInfo("Asha", "ai", "genius", "wild")
    assert seats.seat_description(seat) == "genius, wild"


def test_the_person_at_the_table_is_you() -> None:
    human, other = SeatInfo("You", "human"), SeatInfo("Asha", "ai", "club", "bold")
    assert seats.seating((human, other, other))[:2] == (("You", "Asha", "Asha"), 0)
    assert seats.seating((human, other, human)).names == ("Player 1", "Asha", "Player 3")
    assert seats.seating((human, other, SeatInfo("Bob", "human"), other)).viewer is None
    assert seats.seat_description(other) == "club player, bold"
    assert seats.seat_description(other._replace(style="steady")) == "club player"
    assert seats.seat_description(human) == "person"


def test_sides_are_named_from_the_viewers_seat() -> None:
    assert [AT_TABLE.side(side) for side in (0, 1)] == ["Your side", "The other side"]
    assert [AT_TABLE.side_title(side) for side in (0, 1)] == ["We", "They"]
    assert SHARED.side(1) == "The side of Asha and Meera"
    six = seats.Seating(("A", "B", "C", "D", "E", "F"))
    assert six.side_title(1) == "B, D and F"


@pytest.mark.parametrize(
    ("last", "spoken"),
    [
        ("Inés", "Ann e Inés"),
        ("Íñigo", "Ann e Íñigo"),
        ("hilda", "Ann e hilda"),
        ("Yves", "Ann e Yves"),
        ("Hierro", "Ann y Hierro"),
        ("Yolanda", "Ann y Yolanda"),
        ("Ana", "Ann y Ana"),
        ("", "Ann y "),
    ],
)
def test_spanish_has_another_and_before_the_sound_of_i(
    speak: Callable[[str], None], last: str, spoken: str
) -> None:
    seated = seats.Seating(("Ann", "Asha", last, "Meera"))
    speak("es")
    assert seated.names_of_side(0) == spoken
    speak("en")
    assert seated.names_of_side(0) == f"Ann and {last}"


def test_a_name_that_is_shown_shortened_is_kept_whole() -> None:
    long, short = SeatInfo("W" * 200, "human"), SeatInfo("Asha", "ai", "club", "bold")
    seated = seats.seating((long, short, short, short))
    assert seated.name(0).endswith("…")
    assert [seated.full_name(seat) for seat in (0, 1)] == ["W" * 200, "Asha"]
    assert AT_TABLE.full_name(1) == "Asha"


def test_places_follow_the_direction_of_play() -> None:
    assert seats.seat_place(1, 4) == "right"
    assert seats.seat_place(1, 4, Direction.CLOCKWISE) == "left"
    assert seats.seat_place(2, 6) == "top right"
    assert seats.seat_place(0, 6, Direction.CLOCKWISE) == "bottom"


# Refusals and hints


def raised_reasons() -> set[str]:
    """Return every reason that the rules and the controller give, read from their source."""
    found = set()
    for module in (engine, claims, log, controller):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and "IllegalActionError" in ast.unparse(node.func):
                found |= {
                    each.value
                    for each in ast.walk(node.args[0])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    return found


def test_every_refusal_has_words() -> None:
    assert {"must_follow", "claim_ruffed", "claim_beaten"} <= raised_reasons()
    assert raised_reasons() <= set(refusals.REFUSALS)


@pytest.mark.parametrize("reason", sorted(refusals.REFUSALS))
def test_refusals_are_filled_in(reason: str) -> None:
    error = IllegalActionError(reason, "", seat=0, card=TEN_OF_HEARTS, beater=8, suit=1)
    assert "{" not in refusals.refusal(error)


def test_a_refusal_says_what_to_do() -> None:
    error = IllegalActionError("must_follow", "", seat=0, card=3, suit=1)
    assert refusals.refusal(error) == "Follow suit: play hearts."
    error = IllegalActionError("must_follow", "", seat=0, card=3, suit=0)
    assert refusals.refusal(error) == "Follow suit: play spades."
    error = IllegalActionError("not_held", "", seat=0, card=0)
    assert refusals.refusal(error) == "You do not hold the two of spades."


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_of_a_hint_has_words(reason: str) -> None:
    assert reason in hints._REASONS
    text = hints.hint(Decision(actions.play(0, TEN_OF_HEARTS), reason, 0.129), AT_TABLE)
    assert text.startswith("Play the ten of hearts: ")
    assert text.endswith(". Risk of losing the deal: 13%.")


def test_a_hint_names_every_kind_of_action() -> None:
    asked = [actions.ask(0), actions.lay(0, 8), actions.name(0, 1), actions.note(0, 1)]
    texts = [hints.hint(Decision(action, "search"), AT_TABLE) for action in asked]
    assert [text.partition(":")[0] for text in texts] == [
        "Ask for the trump",
        "Lay down the ten of spades as trump",
        "Make hearts trump",
        "Make hearts trump",
    ]


@pytest.mark.parametrize(
    ("danger", "text"),
    [
        (Danger(1, "higher", 1, 0, False), "Asha may hold a higher card of hearts."),
        (
            Danger(1, "ace", 1, 0, False),
            "Asha may hold another ace of hearts, and the later ace wins.",
        ),
        (Danger(1, "ruff", 1, 0, True), "Asha has no hearts and may ruff."),
        (Danger(3, "ruff", 1, 0, False), "Meera may have no hearts and ruff."),
        (Danger(3, "set", 1, 2, True), "Meera has no hearts and may set the trump."),
        (Danger(1, "set", 1, 0, False), "Asha may have no hearts and set the trump."),
        (
            Danger(1, "ruff", 1, 2, False),
            "Asha may have no hearts left and ruff; so far Asha followed 2 time(s).",
        ),
        (
            Danger(1, "set", 1, 1, False),
            "Asha may have no hearts left and set the trump; so far Asha followed 1 time(s).",
        ),
    ],
)
def test_a_hint_tells_who_may_take_the_trick(danger: Danger, text: str) -> None:
    decision = Decision(actions.play(0, TEN_OF_HEARTS), "stake_ten", 0.2, danger)
    told = hints.hint(decision, AT_TABLE)
    told_first = "Play the ten of hearts: the ten may win this trick itself."
    assert told == f"{told_first} {text} Risk of losing the deal: 20%."


# Rules and presets


def test_every_preset_is_offered_once_with_two_lines() -> None:
    offered = [preset for family in presets.FAMILIES.values() for preset in family]
    assert sorted(offered) == sorted(PRESETS)
    for name in PRESETS:
        assert presets.preset_name(name) != name
        assert len(presets.preset_lines(name).splitlines()) == 2
    assert all(map(presets.family_name, presets.FAMILIES))


def test_a_rule_set_goes_by_its_own_name() -> None:
    assert presets.rules_name(preset("coat")) == "Coat, for points"
    assert presets.rules_name(preset("coat").changed(name="Ours")) == "Ours"
    assert presets.rules_name(RuleSet(preset="of_another_version")) == "of_another_version"


def test_every_key_and_value_has_words() -> None:
    assert set(rules._KEYS) == set(KEYS)
    for key, values in {**CHOICES, "redeal_if": tuple(RedealIf)}.items():
        words = [rules.value_name(key, value) for value in values]
        assert len(set(words)) == len(values), key
        for value, word in zip(values, words, strict=True):
            assert isinstance(value, int) or word != str(value) or (key, value) in rules._VALUES


def test_every_problem_has_words() -> None:
    codes = {code for code, *_ in conditions(RuleSet())}
    assert codes == set(rules._PROBLEMS)
    for code in codes:
        text = rules.problem_text(Problem(code, "decks", ""), RuleSet())
        assert text.endswith(".")
        assert "{" not in text
    [problem] = problems(RuleSet(deal_packets=(5, 4)))
    assert "13" in rules.problem_text(problem, RuleSet(deal_packets=(5, 4)))


# Events and the trump

EVENTS: list[events.Event] = [
    events.CardsCut(CutRound((0, 1), (12, 8)), 0),
    events.CardsCut(CutRound((0, 1), (12, 25)), None),
    events.HandsDealt(0),
    events.HandThrownIn(0, RedealIf.NO_CARD_ABOVE_NINE),
    events.HandThrownIn(0, RedealIf.ALL_TENS_IN_ONE_HAND),
    events.TrumpNamed(0, 1),
    events.TrumpNoted(0),
    events.TrumpLaid(0, None),
    events.TrumpLaid(0, TEN_OF_HEARTS),
    events.TrumpDrawn(0, 1, TEN_OF_HEARTS),
    events.TrumpDrawn(1, 0, TEN_OF_HEARTS),
    events.TrumpAsked(0),
    events.TrumpSet(0, 1),
    events.TrumpRevealed(0, 1, None),
    events.TrumpRevealed(0, 1, TEN_OF_HEARTS),
    events.CardPlayed(0, TEN_OF_HEARTS),
    events.TrickWon(0),
    events.CardsCaptured(0, 0, 1, (TEN_OF_HEARTS,)),
    events.CardsCaptured(0, 0, 1, ()),
    events.CardsCaptured(0, 0, 3, (TEN_OF_HEARTS,)),
    events.PileGrew(0, 2),
    events.Claimed(0),
    events.Conceded(0),
    events.DealEnded(DealResult(0, Category.WIN, (3, 1), (7, 6), (0, 0))),
    events.MatchEnded(MatchOutcome(0, MatchEnd.SIRR)),
]


def test_the_list_above_has_every_event() -> None:
    assert {type(event) for event in EVENTS} == set(events.Event.__args__)


@pytest.mark.parametrize("event", EVENTS, ids=range(len(EVENTS)))
@pytest.mark.parametrize("seating", [AT_TABLE, SHARED], ids=["at_table", "shared"])
def test_every_event_is_a_sentence(event: events.Event, seating: seats.Seating) -> None:
    text = event_sentence(event, preset("mendikot"), seating, Score(0))
    assert text.endswith(".")
    assert "{" not in text
    if seating is SHARED:
        assert "You" not in text


def test_whoever_ends_a_deal_says_what_is_certain() -> None:
    """In a decided deal a ten may still be open: the rest is not certain, but the result is."""
    for seat in (0, 1):
        told = event_sentence(events.Claimed(seat), preset("mendikot"), AT_TABLE, Score(0))
        assert told.endswith("here: the result is certain.")


def test_long_names_are_cut_where_they_are_shown() -> None:
    for letters, shown in ((200, "W" * 39 + "…"), (40, "W" * 40)):
        seated = seats.seating((SeatInfo("W" * letters, "human"), SeatInfo("AI", "ai")))
        assert seated.name(0) == shown


def test_where_several_persons_look_on_nobody_is_you() -> None:
    you, lila = SeatInfo("You", "human"), SeatInfo("Lila", "human")
    assert seats.seating((you, SeatInfo("Asha", "ai"))).names == ("You", "Asha")
    shared = seats.seating((you, lila, SeatInfo("Asha", "ai"), you))
    assert shared.names == ("Player 1", "Lila", "Asha", "Player 4")
    assert shared.viewer is None


def test_names_are_shown_as_they_are() -> None:
    odd = seats.Seating(("You", "<b>{name}</b> %1 & ‮x", "C", "D"), 0)
    text = event_sentence(events.TrickWon(1), preset("mendikot"), odd, Score(0))
    assert text == "<b>{name}</b> %1 & ‮x wins the trick."


@pytest.mark.parametrize(
    ("trump", "text"),
    [
        (None, "No trump yet"),
        (Trump(-1, 1, TrumpMode.CLOSED_CARD, None), "Hidden trump, chosen by Asha"),
        (Trump(1, 0, TrumpMode.CLOSED_CARD, None), "Hearts, still hidden, chosen by you"),
        (Trump(-1, 0, TrumpMode.CLOSED_CARD, None), "Hidden trump, chosen by you"),
        (Trump(1, 0, TrumpMode.OPEN_CARD, (1, 1)), "Hearts, chosen by you"),
        (Trump(1, 0, TrumpMode.OPEN_DRAWN, (1, 1)), "Hearts, drawn by you"),
        (Trump(1, 1, TrumpMode.OPEN_DRAWN, (1, 1)), "Hearts, drawn by Asha"),
        (Trump(1, 0, TrumpMode.FIRST_VOID, (4, 3)), "Hearts, set by you in trick 4"),
        (Trump(1, 1, TrumpMode.OPEN_CARD, (1, 1)), "Hearts, chosen by Asha"),
        (Trump(1, 1, TrumpMode.FIRST_VOID, (4, 3)), "Hearts, set by Asha in trick 4"),
        (
            Trump(1, 1, TrumpMode.CLOSED_CARD, (4, 3)),
            "Hearts, chosen by Asha, revealed in trick 4",
        ),
    ],
)
def test_the_state_of_the_trump(trump: Trump | None, text: str) -> None:
    assert trump_state(trump, preset("mendikot"), AT_TABLE) == text


def test_without_trump_there_is_no_state() -> None:
    assert "No trump" in trump_state(None, preset("mendikot_no_trump"), AT_TABLE)


# How texts are written

UI = Path(__file__).parents[3] / "app" / "ui"


@pytest.mark.parametrize(
    "file", sorted(UI.rglob("*.py")), ids=lambda file: str(file.relative_to(UI))
)
def test_texts_can_be_extracted(file: Path) -> None:
    """An f-string, ``self.tr`` or an alias called ``tr`` would never be found in a catalogue."""
    source = file.read_text(encoding="utf-8")
    assert not re.search(r"\.tr\(|\btr = ", source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("translate"):
            assert not any(isinstance(each, ast.JoinedStr) for each in node.args), node.lineno
            assert node.keywords == [], node.lineno
