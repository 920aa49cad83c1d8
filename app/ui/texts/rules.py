"""Rule keys, their values, and senseless combinations in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.rules import (
    Capture,
    DealerOnDraw,
    DealerRule,
    Direction,
    IdenticalCards,
    MatchMode,
    Objective,
    Problem,
    RedealIf,
    Reveal,
    RuleSet,
    StopWhenDecided,
    TieBreak,
    TrumpMode,
)
from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_KEYS = {
    "preset": QT_TRANSLATE_NOOP("Rules", "Starts from"),
    "name": QT_TRANSLATE_NOOP("Rules", "Name"),
    "players": QT_TRANSLATE_NOOP("Rules", "Players"),
    "decks": QT_TRANSLATE_NOOP("Rules", "Decks"),
    "lowest_rank": QT_TRANSLATE_NOOP("Rules", "Lowest card"),
    "direction": QT_TRANSLATE_NOOP("Rules", "Direction of play"),
    "first_dealer": QT_TRANSLATE_NOOP("Rules", "First dealer"),
    "deal_packets": QT_TRANSLATE_NOOP("Rules", "Cards are dealt"),
    "redeal_if": QT_TRANSLATE_NOOP("Rules", "Deal again if"),
    "trump": QT_TRANSLATE_NOOP("Rules", "How the trump is chosen"),
    "setting_card_is_trump": QT_TRANSLATE_NOOP("Rules", "The card that sets the trump is a trump"),
    "reveal": QT_TRANSLATE_NOOP("Rules", "The hidden trump is revealed"),
    "asker_must_trump": QT_TRANSLATE_NOOP("Rules", "Whoever asks must play a trump"),
    "identical_cards": QT_TRANSLATE_NOOP("Rules", "Of two identical cards"),
    "capture": QT_TRANSLATE_NOOP("Rules", "Tricks are captured"),
    "objective": QT_TRANSLATE_NOOP("Rules", "A deal is won by"),
    "tens_to_win": QT_TRANSLATE_NOOP("Rules", "Tens that win a deal"),
    "tie_break": QT_TRANSLATE_NOOP("Rules", "When the tens are shared"),
    "match": QT_TRANSLATE_NOOP("Rules", "A match is won by"),
    "streak_target": QT_TRANSLATE_NOOP("Rules", "Deals in a row"),
    "points_target": QT_TRANSLATE_NOOP("Rules", "Points to reach"),
    "deals_target": QT_TRANSLATE_NOOP("Rules", "Number of deals"),
    "tens_target": QT_TRANSLATE_NOOP("Rules", "Tens to reach"),
    "sirr_ends_match": QT_TRANSLATE_NOOP("Rules", "A sirr wins the match at once"),
    "sirr_tens": QT_TRANSLATE_NOOP("Rules", "Tens that make a sirr"),
    "points_win": QT_TRANSLATE_NOOP("Rules", "Points for a won deal"),
    "points_sirr": QT_TRANSLATE_NOOP("Rules", "Points for a sirr"),
    "points_mendikot": QT_TRANSLATE_NOOP("Rules", "Points for a mendikot"),
    "points_kot": QT_TRANSLATE_NOOP("Rules", "Points for a kot"),
    "points_court": QT_TRANSLATE_NOOP("Rules", "Points for a court"),
    "points_bavney": QT_TRANSLATE_NOOP("Rules", "Points for a bavney"),
    "ace_bonus": QT_TRANSLATE_NOOP("Rules", "A point more for all four aces"),
    "dealer_rule": QT_TRANSLATE_NOOP("Rules", "Next dealer"),
    "dealer_on_draw": QT_TRANSLATE_NOOP("Rules", "Next dealer after a draw"),
    "stop_when_decided": QT_TRANSLATE_NOOP("Rules", "When a deal is decided early"),
}
_VALUES: dict[tuple[str, object], str] = {
    ("direction", Direction.ANTICLOCKWISE): QT_TRANSLATE_NOOP("Rules", "anticlockwise"),
    ("direction", Direction.CLOCKWISE): QT_TRANSLATE_NOOP("Rules", "clockwise"),
    ("redeal_if", RedealIf.NO_CARD_ABOVE_NINE): QT_TRANSLATE_NOOP(
        "Rules", "a hand has no card above a nine"
    ),
    ("redeal_if", RedealIf.ALL_TENS_IN_ONE_HAND): QT_TRANSLATE_NOOP(
        "Rules", "a hand has all four tens"
    ),
    ("trump", TrumpMode.FIRST_VOID): QT_TRANSLATE_NOOP(
        "Rules", "by the first card that does not follow"
    ),
    ("trump", TrumpMode.FIRST_VOID_NAMED): QT_TRANSLATE_NOOP(
        "Rules", "aloud, by the first who cannot follow"
    ),
    ("trump", TrumpMode.FIRST_VOID_CLOSED): QT_TRANSLATE_NOOP(
        "Rules", "in secret, by the first who cannot follow"
    ),
    ("trump", TrumpMode.OPEN_PARTNER): QT_TRANSLATE_NOOP(
        "Rules", "by the dealer's partner, before play"
    ),
    ("trump", TrumpMode.OPEN_DRAWN): QT_TRANSLATE_NOOP(
        "Rules", "by a card drawn from another hand"
    ),
    ("trump", TrumpMode.OPEN_CARD): QT_TRANSLATE_NOOP("Rules", "by a card laid face up"),
    ("trump", TrumpMode.CLOSED_CARD): QT_TRANSLATE_NOOP("Rules", "by a card laid face down"),
    ("trump", TrumpMode.NONE): QT_TRANSLATE_NOOP("Rules", "there is no trump"),
    ("reveal", Reveal.REQUEST): QT_TRANSLATE_NOOP("Rules", "when a player who cannot follow asks"),
    ("reveal", Reveal.FIRST_VOID): QT_TRANSLATE_NOOP("Rules", "as soon as a player cannot follow"),
    ("reveal", Reveal.HOLDER): QT_TRANSLATE_NOOP("Rules", "only when its holder plays it"),
    ("identical_cards", IdenticalCards.LATER): QT_TRANSLATE_NOOP("Rules", "the later one wins"),
    ("identical_cards", IdenticalCards.FIRST): QT_TRANSLATE_NOOP("Rules", "the first one wins"),
    ("capture", Capture.AT_ONCE): QT_TRANSLATE_NOOP("Rules", "at once"),
    ("capture", Capture.TWO_IN_ROW_PLAYER): QT_TRANSLATE_NOOP(
        "Rules", "as a pile, by two tricks in a row"
    ),
    ("objective", Objective.TENS): QT_TRANSLATE_NOOP("Rules", "tens"),
    ("objective", Objective.TRICKS): QT_TRANSLATE_NOOP("Rules", "tricks"),
    ("objective", Objective.CARD_POINTS): QT_TRANSLATE_NOOP("Rules", "card points"),
    ("tie_break", TieBreak.NONE): QT_TRANSLATE_NOOP("Rules", "the deal is drawn"),
    ("tie_break", TieBreak.TRICKS): QT_TRANSLATE_NOOP("Rules", "the tricks decide"),
    ("match", MatchMode.STREAK): QT_TRANSLATE_NOOP("Rules", "deals in a row"),
    ("match", MatchMode.POINTS): QT_TRANSLATE_NOOP("Rules", "points"),
    ("match", MatchMode.DEALS): QT_TRANSLATE_NOOP("Rules", "most points after a number of deals"),
    ("match", MatchMode.TENS_TOTAL): QT_TRANSLATE_NOOP("Rules", "a total of tens"),
    ("dealer_rule", DealerRule.DEHLA_PAKAD): QT_TRANSLATE_NOOP(
        "Rules", "the losing side, as in Dehla Pakad"
    ),
    ("dealer_rule", DealerRule.MENDIKOT): QT_TRANSLATE_NOOP(
        "Rules", "the losing side, as in Mendikot"
    ),
    ("dealer_rule", DealerRule.ROTATE): QT_TRANSLATE_NOOP("Rules", "each player in turn"),
    ("dealer_on_draw", DealerOnDraw.PREVIOUS): QT_TRANSLATE_NOOP(
        "Rules", "as the deal before decides"
    ),
    ("dealer_on_draw", DealerOnDraw.SAME): QT_TRANSLATE_NOOP("Rules", "the same dealer"),
    ("dealer_on_draw", DealerOnDraw.ROTATE): QT_TRANSLATE_NOOP("Rules", "the next player"),
    ("stop_when_decided", StopWhenDecided.ASK): QT_TRANSLATE_NOOP("Rules", "offer to finish it"),
    ("stop_when_decided", StopWhenDecided.ALWAYS): QT_TRANSLATE_NOOP("Rules", "finish it at once"),
    ("stop_when_decided", StopWhenDecided.NEVER): QT_TRANSLATE_NOOP("Rules", "play it out"),
    ("decks", 1): QT_TRANSLATE_NOOP("Rules", "one deck"),
    ("decks", 3): QT_TRANSLATE_NOOP("Rules", "three decks"),
    ("lowest_rank", 2): QT_TRANSLATE_NOOP("Rules", "two (52 cards)"),
    ("lowest_rank", 7): QT_TRANSLATE_NOOP("Rules", "seven (32 cards)"),
}
_PROBLEMS = {
    "six_players_three_decks": QT_TRANSLATE_NOOP(
        "Rules", "Six players need three decks, and three decks need six players."
    ),
    "short_deck_one_deck": QT_TRANSLATE_NOOP(
        "Rules", "The short deck is for four players with one deck."
    ),
    "no_such_seat": QT_TRANSLATE_NOOP("Rules", "There is no such seat at this table."),
    "packets_sum": QT_TRANSLATE_NOOP(
        "Rules", "The packets must be single cards or add up to {cards}."
    ),
    "three_decks_all_tens": QT_TRANSLATE_NOOP(
        "Rules", "With three decks no hand can be thrown in for holding all tens."
    ),
    "setting_card_only_first_void": QT_TRANSLATE_NOOP(
        "Rules", "This can be switched off only where the first card that does not follow sets it."
    ),
    "reveal_only_closed_card": QT_TRANSLATE_NOOP(
        "Rules", "Only a card laid face down has to be revealed."
    ),
    "asker_only_on_request": QT_TRANSLATE_NOOP(
        "Rules", "Nobody asks where the trump is not revealed on request."
    ),
    "closed_card_three_decks": QT_TRANSLATE_NOOP(
        "Rules", "A face-down trump and three decks do not go together: the card has two doubles."
    ),
    "closed_card_pile": QT_TRANSLATE_NOOP(
        "Rules", "A face-down trump and pile capture do not go together."
    ),
    "identical_only_three_decks": QT_TRANSLATE_NOOP(
        "Rules", "Identical cards exist only with three decks."
    ),
    "pile_not_for_tricks": QT_TRANSLATE_NOOP(
        "Rules", "Where tricks win the deal they count as they are won, not as a pile."
    ),
    "card_points_full_deck": QT_TRANSLATE_NOOP("Rules", "Card points need the deck of 52 cards."),
    "tricks_full_deck": QT_TRANSLATE_NOOP(
        "Rules", "A deal for tricks needs the 13 tricks of the deck of 52 cards."
    ),
    "tens_to_win_one_deck": QT_TRANSLATE_NOOP("Rules", "Of four tens three win the deal."),
    "tens_to_win_three_decks": QT_TRANSLATE_NOOP(
        "Rules", "Of twelve tens seven or nine win the deal."
    ),
    "sirr_tens_one_deck": QT_TRANSLATE_NOOP("Rules", "With one deck a sirr is all four tens."),
    "sirr_tens_three_decks": QT_TRANSLATE_NOOP(
        "Rules", "With three decks a sirr is nine, ten or twelve tens."
    ),
    "tie_break_only_tens": QT_TRANSLATE_NOOP(
        "Rules", "Tricks can break a tie only where tens win the deal."
    ),
    "tens_total_only_tens": QT_TRANSLATE_NOOP(
        "Rules", "A match for a total of tens needs deals that tens win."
    ),
    "no_sirr_for_tricks": QT_TRANSLATE_NOOP("Rules", "Where tricks win the deal there is no sirr."),
    "no_sirr_in_mendikot": QT_TRANSLATE_NOOP(
        "Rules", "Where tricks break ties all tens are a mendikot, not a sirr."
    ),
    "no_sirr_in_tens_total": QT_TRANSLATE_NOOP(
        "Rules", "A sirr does not end a match for a total of tens."
    ),
    "ace_bonus_only_mendikot": QT_TRANSLATE_NOOP(
        "Rules", "The point for the aces belongs to mendikots."
    ),
    "ace_bonus_only_points": QT_TRANSLATE_NOOP(
        "Rules", "The point for the aces needs a match for points."
    ),
    "points_in_order": QT_TRANSLATE_NOOP(
        "Rules", "A better result must not score less than a lesser one."
    ),
}


def key_name(key: str) -> str:
    """Return a rule key in words."""
    return translate("Rules", _KEYS[key])


def value_name(key: str, value: object) -> str:
    """Return a value of a rule key in words."""
    if isinstance(value, bool):
        return translate("Rules", "yes") if value else translate("Rules", "no")
    text = _VALUES.get((key, value))
    return str(value) if text is None else translate("Rules", text)


def problem_text(problem: Problem, rules: RuleSet) -> str:
    """Return why a combination makes no sense, as a sentence."""
    return translate("Rules", _PROBLEMS[problem.code]).format(cards=rules.hand_size)
