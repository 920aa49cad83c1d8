"""A deal as text, there and back."""

import re
from itertools import groupby

import pytest

from app.core.cards import TENS, deal_hands
from app.core.log import DealLog
from app.core.notation import hand_text
from app.core.presets import PRESETS, preset
from app.session.deal_text import DealTextError, TextDeal, deal_text, parse_deal
from app.session.replay import deal_steps, dealt
from app.session.setup import FirstDeal, MatchSetup, default_seats, new_log

MENDIKOT = preset("mendikot")


def logged(name: str, number: int | None = 8123, dealer: int = 2) -> DealLog:
    hands = deal_hands(preset(name).deck_family, number or 5)
    return DealLog(4, number, dealer, hands, (), None, ())


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("number", [8123, None])
def test_a_deal_comes_back_as_it_was(name: str, number: int | None) -> None:
    deal = logged(name, number)
    found = parse_deal(deal_text(preset(name), deal), MENDIKOT)
    assert found == TextDeal(preset(name), FirstDeal(number, 2, deal.hands))


def test_it_is_text_that_people_can_read() -> None:
    lines = deal_text(MENDIKOT, logged("mendikot")).splitlines()
    assert lines[0] == "Hukum deal 8123 (mendikot), dealer 2"
    assert lines[1].startswith("0: ")
    assert len(lines) == 5


@pytest.mark.parametrize("text", ["8123", " 8123\n", "deal 8123", "Hukum DEAL 8123, dealer 3"])
def test_a_number_alone_is_a_deal(text: str) -> None:
    hands = deal_hands(MENDIKOT.deck_family, 8123)
    assert parse_deal(text, MENDIKOT) == TextDeal(MENDIKOT, FirstDeal(8123, 3, hands))


def test_quotes_and_small_letters_do_no_harm() -> None:
    deal = logged("mendikot")
    text = "Look at this!\r\n\r\n" + deal_text(MENDIKOT, deal).lower()
    assert parse_deal(text, preset("coat")).deal.hands == deal.hands


def test_a_ten_may_be_written_out() -> None:
    deal = logged("mendikot")
    lines = deal_text(MENDIKOT, deal).splitlines()
    text = "\n".join([lines[0], *[line.replace("T", "10") for line in lines[1:]]])
    assert parse_deal(text, MENDIKOT).deal.hands == deal.hands


SIGNS = [
    dict(zip("SHDC", "♠♥♦♣", strict=True)),
    dict(zip("SHDC", "♤♡♢♧", strict=True)),
    dict(zip("SHDC", ("♠\ufe0f", "♥\ufe0f", "♦\ufe0e", "♣\ufe0e"), strict=True)),
]


@pytest.mark.parametrize("signs", SIGNS)
@pytest.mark.parametrize("way", ["A♠ 10♠", "♠A ♠10", "♠A 10", "♠ A 10", "♠A10"])
def test_suits_may_be_signs(signs: dict[str, str], way: str) -> None:
    deal = logged("mendikot")
    hands = [signed(hand_text(hand), signs, way) for hand in deal.hands]
    text = "\n".join(f"{seat}: {hand}" for seat, hand in enumerate(hands))
    assert parse_deal(text, MENDIKOT).deal.hands == deal.hands


def signed(hand: str, signs: dict[str, str], way: str) -> str:
    """Return a hand with signs, written in the same way as two cards of spades."""
    cards = [(signs[suit], rank.replace("T", "10")) for rank, suit in hand.split()]
    if way == "A♠ 10♠":
        return " ".join(rank + sign for sign, rank in cards)
    if way == "♠A ♠10":
        return " ".join(sign + rank for sign, rank in cards)
    first, between = way[1:].split("A")[0], way.split("A")[1].removesuffix("10")
    groups = groupby(cards, key=lambda card: card[0])
    return " ".join(sign + first + between.join(r for _, r in group) for sign, group in groups)


def test_a_number_that_does_not_fit_the_hands_is_dropped() -> None:
    text = deal_text(MENDIKOT, logged("mendikot")).replace("8123", "8124")
    assert parse_deal(text, MENDIKOT).deal.number is None


def test_own_rules_made_from_the_preset_are_kept() -> None:
    ours = MENDIKOT.changed(name="Ours", ace_bonus=True)
    assert parse_deal(deal_text(ours, logged("mendikot")), ours).rules == ours


WHOLE = deal_text(MENDIKOT, logged("mendikot"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no_deal"),
        ("hello", "no_deal"),
        ("deal 0", "no_such_number"),
        ("deal " + "9" * 16, "no_such_number"),
        ("9" * 400, "no_such_number"),
        ("x" * 20_001, "too_long"),
        ("x" * 20_000, "no_deal"),
        ("deal 8123, dealer " + "9" * 5000, "no_such_dealer"),
        (re.sub(r"0: (\S+) (\S+)", r"0: \1 \1", WHOLE), "not_whole"),
        (WHOLE.replace("dealer 2", "dealer 5"), "no_such_dealer"),
        (WHOLE.replace("dealer 2", "dealer 17"), "no_such_dealer"),
        ("deal 8123, dealer 4", "no_such_dealer"),
        (WHOLE.replace("0: ", "0: XX "), "no_card"),
        (WHOLE.replace("0: ", "0: ♠ "), "no_card"),
        (WHOLE.replace("1: ", "0: "), "seat_twice"),
        (WHOLE.replace("(mendikot)", "(three_decks)"), "not_whole"),
        ("\n".join(WHOLE.splitlines()[:-1]), "not_whole"),
        (re.sub(r"(?m)^0: (\S+) (.*)\n1: ", r"0: \2\n1: \1 ", WHOLE), "not_whole"),
        (WHOLE.replace("0: ", "4: "), "not_whole"),
    ],
)
def test_what_is_no_deal_is_refused(text: str, reason: str) -> None:
    with pytest.raises(DealTextError) as error:
        parse_deal(text, MENDIKOT)
    assert error.value.reason == reason


@pytest.mark.parametrize("has_hands", [True, False])
def test_a_deal_that_a_house_rule_throws_in_is_refused(has_hands: bool) -> None:
    rules = MENDIKOT.changed(redeal_if=["all_tens_in_one_hand"])
    number = 24
    hands = deal_hands(rules.deck_family, number)
    assert any(set(TENS) <= set(hand) for hand in hands)
    text = deal_text(rules, logged("mendikot")._replace(number=number, hands=hands))
    text = text if has_hands else text.splitlines()[0]
    assert parse_deal(text, MENDIKOT).deal.hands == hands
    with pytest.raises(DealTextError) as error:
        parse_deal(text, rules)
    assert error.value.reason == "thrown_in"


@pytest.mark.parametrize("name", PRESETS)
def test_a_pasted_deal_can_be_played(name: str) -> None:
    rules, first = parse_deal(deal_text(preset(name), logged(name, None)), MENDIKOT)
    setup = MatchSetup(rules, default_seats(rules.players), 7, first_deal=first)
    log = new_log(setup, "2026-11-29T18:00:00Z")
    [step] = deal_steps(log, 0)
    assert dealt(step.state).hands == first.hands
    assert dealt(step.state).dealer == 2
    assert log.header.first_dealer == 2
    assert log.deals[0].assisted
