"""Help pages for what comes before play: the game, its players, its cards, and the deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.cards import RANK_TEN
from app.core.presets import PRESETS, changes
from app.core.rules import (
    FIRST_DEALER_BY_CUT,
    FIRST_DEALER_RANDOM,
    Direction,
    Family,
    Objective,
    RedealIf,
    RuleSet,
    TrumpMode,
)
from app.session.options import TARGETS
from app.ui.help import score_pages
from app.ui.help.article import Items, Page, Section, page, section
from app.ui.help.examples import identical_cards
from app.ui.texts.cards import rank_name
from app.ui.texts.presets import preset_name, rules_name
from app.ui.texts.rules import key_name, value_name
from app.ui.texts.seats import seat_place

translate = QCoreApplication.translate


def game_page(rules: RuleSet) -> Page:
    """Return the page that says in short what the game is and what wins it."""
    return page(
        "game",
        rules_name(rules),
        section("about", translate("Help", "The game"), *_about(rules)),
        section("aim", translate("Help", "The aim"), *score_pages.aim(rules)),
        _differences(rules),
    )


def _about(rules: RuleSet) -> list[str]:
    if rules.family is Family.MENDIKOT:
        return [
            translate(
                "Help",
                "Mendikot, also written Mendicot, is a trick game for partners from Maharashtra and"
                " Gujarat in the west of India. Two sides fight for the tens. When the tens are"
                " shared evenly, the tricks decide.",
            ),
            translate(
                "Help",
                "At many tables the trump is a secret at first, and much of the skill lies in"
                " guessing it, keeping it and revealing it at the right moment.",
            ),
        ]
    if rules.family is Family.COURT_PIECE:
        return [
            translate(
                "Help",
                "Court Piece, also called Sar, is the trick game for partners from which Dehla"
                " Pakad comes. It is played in the same way, but here the tricks themselves"
                " count, and the tens are cards like all others.",
            )
        ]
    return [
        translate(
            "Help",
            "Dehla Pakad, “catch the tens”, is a trick game for partners from the north of India,"
            " one of the family of Court Piece, or Sar.",
        ),
        _stake(rules),
    ]


def _stake(rules: RuleSet) -> str:
    if rules.objective is Objective.CARD_POINTS:
        return translate(
            "Help",
            "In this form every card that a side captures counts one, and every ten counts two.",
        )
    return translate(
        "Help",
        "Two sides fight for the tens. A trick is worth nothing in itself: only the tens in it"
        " count.",
    )


def _differences(rules: RuleSet) -> Section | None:
    changed = {key: value for key, value in changes(rules).items() if _matters(key, rules)}
    if not changed:
        return None
    base = rules.preset if rules.preset in PRESETS else "dehla_pakad"
    start = translate("Help", "These rules start from “{name}” and change:")
    line = translate("Help", "{key}: {value}")
    lines = [
        line.format(key=key_name(key), value=_value(key, value, rules))
        for key, value in changed.items()
    ]
    return section(
        "changes",
        translate("Help", "What is different"),
        start.format(name=preset_name(base)),
        Items(tuple(lines)),
    )


def _matters(key: str, rules: RuleSet) -> bool:
    """Say whether a key tells a player something: no name, and no target of another match."""
    other_targets = {target for match, target in TARGETS.items() if match is not rules.match}
    return key not in {"preset", "name"} | other_targets


def _value(key: str, value: object, rules: RuleSet) -> str:
    if key == "first_dealer":
        return _first_dealer_value(value, rules)
    if isinstance(value, tuple):
        return ", ".join(value_name(key, each) for each in value) or translate("Help", "never")
    return value_name(key, value)


def _first_dealer_value(value: object, rules: RuleSet) -> str:
    if value == FIRST_DEALER_BY_CUT:
        return translate("Help", "by cutting cards")
    if value == FIRST_DEALER_RANDOM:
        return translate("Help", "by chance")
    return seat_place(int(str(value)), rules.players, rules.direction)


def players_page(rules: RuleSet) -> Page:
    """Return the page about seats, sides, direction, and what each seat may know."""
    return page(
        "players",
        translate("Help", "Players"),
        section("sides", translate("Help", "Two sides"), *_sides(rules)),
        section("direction", translate("Help", "Direction"), _direction(rules)),
        section(
            "knowledge",
            translate("Help", "What you may know"),
            translate(
                "Help",
                "You see your own cards, the cards that are played, who could not follow suit,"
                " which side has captured which tens, and the state of the trump. Nobody sees"
                " more than that, your partner and the computer's players included. After the"
                " deal all hands are shown.",
            ),
        ),
    )


def _sides(rules: RuleSet) -> list[str]:
    if rules.players == 6:
        sides = translate(
            "Help",
            "Six players form two fixed sides of three. The sides alternate around the table, so"
            " both your neighbours are opponents.",
        )
    else:
        sides = translate(
            "Help",
            "Four players form two fixed sides. Partners sit opposite each other.",
        )
    return [
        sides,
        translate(
            "Help",
            "The seats are agreed before the first deal and stay the same for the whole match:"
            " nobody chooses a partner after seeing cards.",
        ),
    ]


def _direction(rules: RuleSet) -> str:
    if rules.direction is Direction.CLOCKWISE:
        return translate(
            "Help",
            "At this table cards are dealt and played clockwise: the next player is always the one"
            " on the left. In India the other direction is usual.",
        )
    return translate(
        "Help",
        "Cards are dealt and played anticlockwise: the next player is always the one on the right.",
    )


def cards_page(rules: RuleSet) -> Page:
    """Return the page about the deck, the ranks, and what the cards are worth."""
    return page(
        "cards",
        translate("Help", "Cards"),
        section("deck", translate("Help", "The deck"), _deck(rules)),
        section("ranks", translate("Help", "High and low"), _ranks(rules), _trump_beats(rules)),
        section("worth", translate("Help", "What the cards are worth"), _worth(rules)),
        identical_cards(rules),
    )


def _deck(rules: RuleSet) -> str:
    if rules.decks == 3:
        return translate(
            "Help",
            "Three decks of 52 cards without jokers are shuffled together: 156 cards, each of them"
            " three times.",
        )
    if rules.lowest_rank == 7:
        return translate(
            "Help",
            "A short deck of 32 cards: the twos, threes, fours, fives and sixes are taken out.",
        )
    return translate("Help", "One deck of 52 cards without jokers.")


def _ranks(rules: RuleSet) -> str:
    text = translate("Help", "In each suit the cards rank from high to low: {ranks}.")
    ranks = range(12, rules.lowest_rank - 3, -1)
    names = [rank_name(rank) if rank > RANK_TEN else str(rank + 2) for rank in ranks]
    return text.format(ranks=", ".join(names))


def _trump_beats(rules: RuleSet) -> str:
    if rules.trump is TrumpMode.NONE:
        return translate("Help", "There is no trump: no suit is stronger than another.")
    return translate(
        "Help",
        "One suit becomes trump, in Hindi hukum or rang. A trump that has power beats every card of"
        " the other suits.",
    )


def _worth(rules: RuleSet) -> str:
    if rules.objective is Objective.TRICKS:
        return translate("Help", "No card is worth anything in itself: what counts are tricks.")
    if rules.objective is Objective.CARD_POINTS:
        return translate(
            "Help", "Every ten counts two, every other card one. That makes 56 card points in all."
        )
    if rules.decks == 3:
        return translate(
            "Help",
            "The twelve tens are the stake. No other card is worth anything in itself: aces and"
            " court cards are good for winning tricks, and for nothing else.",
        )
    return translate(
        "Help",
        "The four tens are the stake. No other card is worth anything in itself: aces and court"
        " cards are good for winning tricks, and for nothing else.",
    )


def deal_page(rules: RuleSet) -> Page:
    """Return the page about the first dealer, dealing, and deals that do not count."""
    return page(
        "deal",
        translate("Help", "Dealing"),
        section("first", translate("Help", "The first dealer"), _first_dealer(rules)),
        section("dealing", translate("Help", "Shuffling and dealing"), *_dealing(rules)),
        _redeals(rules),
        section(
            "misdeal",
            translate("Help", "Misdeals"),
            translate(
                "Help",
                "With real cards, a card that is seen while it is dealt spoils the deal: the cards"
                " are gathered, and the same dealer deals again. The program never misdeals.",
            ),
        ),
    )


def _first_dealer(rules: RuleSet) -> str:
    if rules.first_dealer == FIRST_DEALER_BY_CUT:
        return translate(
            "Help",
            "Before the first deal everybody cuts a card, and the highest deals. Those who have"
            " equal cards cut again among themselves.",
        )
    if rules.first_dealer == FIRST_DEALER_RANDOM:
        return translate("Help", "The first dealer is drawn by chance.")
    text = translate("Help", "The place of the first dealer is fixed: the {place} seat.")
    place = seat_place(int(rules.first_dealer), rules.players, rules.direction)
    return text.format(place=place)


def _dealing(rules: RuleSet) -> list[str]:
    held = translate(
        "Help",
        "Everybody ends with %n card(s). Nothing is left over: there is no stock.",
        "",
        rules.hand_size,
    )
    return [
        translate(
            "Help",
            "The dealer shuffles, and the next player cuts. The program shuffles for everybody."
            " Each deal has a number, and the same number always gives the same cards, so a deal"
            " can be played again.",
        ),
        _packets(rules),
        held,
    ]


def _packets(rules: RuleSet) -> str:
    if rules.deal_packets == (1,):
        return translate(
            "Help", "The cards are dealt one by one, beginning with the player after the dealer."
        )
    text = translate(
        "Help",
        "The cards are dealt in packets, beginning with the player after the dealer: {packets}.",
    )
    return text.format(packets=", ".join(map(str, rules.deal_packets)))


def _redeals(rules: RuleSet) -> Section | None:
    reasons = {
        RedealIf.NO_CARD_ABOVE_NINE: translate("Help", "A hand holds no card above a nine."),
        RedealIf.ALL_TENS_IN_ONE_HAND: translate("Help", "A hand holds all four tens."),
    }
    if not rules.redeal_if:
        return None
    return section(
        "redeal",
        translate("Help", "New cards"),
        translate(
            "Help",
            "A house rule throws a deal in before play; the same dealer deals again if:",
        ),
        Items(tuple(reasons[each] for each in rules.redeal_if)),
    )
