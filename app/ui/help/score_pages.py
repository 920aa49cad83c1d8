"""Help pages about the score: the result of a deal, the match, and who deals next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.rules import (
    Capture,
    DealerOnDraw,
    DealerRule,
    Family,
    MatchMode,
    Objective,
    RuleSet,
    TieBreak,
)
from app.core.scoring import COURT_TRICKS
from app.ui.help.article import Items, Page, Section, Terms, page, section
from app.ui.texts.results import deals_text, points_text, tens_text

translate = QCoreApplication.translate


def aim(rules: RuleSet) -> list[str]:
    """Return in short what wins a deal and what wins the match."""
    return [_deal_aim(rules), _match_aim(rules)]


def _deal_aim(rules: RuleSet) -> str:
    if rules.objective is Objective.TRICKS:
        text = translate("Help", "Win the majority of the tricks: {tricks} or more win the deal.")
        return text.format(tricks=rules.hand_size // 2 + 1)
    if rules.objective is Objective.CARD_POINTS:
        return translate("Help", "Capture 29 or more of the 56 card points to win the deal.")
    if rules.tie_break is TieBreak.TRICKS:
        text = translate(
            "Help",
            "Capture {tens} or more of the {all} tens to win the deal, or half of them and the"
            " majority of the tricks.",
        )
    else:
        text = translate("Help", "Capture {tens} or more of the {all} tens to win the deal.")
    return text.format(tens=rules.tens_to_win, all=rules.all_tens)


def _match_aim(rules: RuleSet) -> str:
    match rules.match:
        case MatchMode.STREAK:
            text = translate("Help", "The match goes to the side that wins {deals} in a row.")
            return text.format(deals=deals_text(rules.streak_target))
        case MatchMode.POINTS:
            text = translate("Help", "The match goes to the side that reaches {points} first.")
            return text.format(points=points_text(rules.points_target))
        case MatchMode.DEALS:
            text = translate("Help", "The match goes to the side with more points after {deals}.")
            return text.format(deals=deals_text(rules.deals_target))
    text = translate("Help", "The match goes to the side that first has {tens} in all.")
    return text.format(tens=tens_text(rules.tens_target))


def result_page(rules: RuleSet) -> Page:
    """Return the page about the result of a deal."""
    return page(
        "result",
        translate("Help", "Result of a deal"),
        section("winner", translate("Help", "Who wins the deal"), _deal_aim(rules), *_ties(rules)),
        _special(rules),
    )


def _ties(rules: RuleSet) -> list[str]:
    if rules.objective is Objective.TRICKS:
        return [translate("Help", "The number of tricks is odd, so there is always a winner.")]
    if rules.objective is Objective.CARD_POINTS:
        return [
            translate(
                "Help",
                "At 28 to 28 the side with all four tens wins. No other even score is possible.",
            )
        ]
    if rules.tie_break is TieBreak.TRICKS:
        return _ties_by_tricks(rules)
    return [_draw(rules)]


def _ties_by_tricks(rules: RuleSet) -> list[str]:
    half = rules.all_tens // 2
    if rules.hand_size % 2:
        text = translate(
            "Help",
            "At {half} tens each the tricks decide: {tricks} of {all} win the deal.",
        )
        return [text.format(half=half, tricks=rules.hand_size // 2 + 1, all=rules.hand_size)]
    text = translate(
        "Help",
        "At {half} tens each the tricks decide: {tricks} of {all} win the deal. If the tricks are"
        " equal too, the deal is drawn.",
    )
    return [text.format(half=half, tricks=rules.hand_size // 2 + 1, all=rules.hand_size)]


def _draw(rules: RuleSet) -> str:
    if rules.tens_to_win > rules.all_tens // 2 + 1:
        text = translate("Help", "If neither side captures {tens} tens, the deal is drawn.")
        return text.format(tens=rules.tens_to_win)
    text = translate("Help", "At {half} tens each the deal is drawn.")
    return text.format(half=rules.all_tens // 2)


def _special(rules: RuleSet) -> Section:
    match rules.family:
        case Family.MENDIKOT:
            entries = _mendikot_results(rules)
        case Family.COURT_PIECE:
            entries = _court_results(rules)
        case _:
            entries = _sirr_results(rules)
    title = translate("Help", "Names of results")
    return section("names", title, Terms(entries), *_result_notes(rules))


def _worth(rules: RuleSet, points: int, meaning: str) -> str:
    """Return a meaning with what it scores, if won deals score points in this match."""
    if rules.match not in (MatchMode.POINTS, MatchMode.DEALS):
        return meaning
    scores = translate("Help", "{meaning} Scores {points}.")
    return scores.format(meaning=meaning, points=points_text(points))


def _mendikot_results(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    all_tens = translate("Help", "All {tens} tens in one deal.").format(tens=rules.all_tens)
    everything = translate("Help", "All {tens} tens and all {tricks} tricks: the best result.")
    everything = everything.format(tens=rules.all_tens, tricks=rules.hand_size)
    return (
        (translate("Help", "Mendikot"), _worth(rules, rules.points_mendikot, all_tens)),
        (translate("Help", "Kot"), _worth(rules, rules.points_kot, everything)),
        (translate("Help", "Win"), _worth(rules, rules.points_win, _any_other_win())),
    )


def _any_other_win() -> str:
    return translate("Help", "Any other won deal.")


def _court_results(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    first = translate("Help", "The first {tricks} tricks of the deal, one after the other.")
    first = first.format(tricks=COURT_TRICKS)
    every = translate("Help", "All {tricks} tricks of the deal.").format(tricks=rules.hand_size)
    return (
        (translate("Help", "Court"), _worth(rules, rules.points_court, first)),
        (translate("Help", "Bavney"), _worth(rules, rules.points_bavney, every)),
        (translate("Help", "Win"), _worth(rules, rules.points_win, _any_other_win())),
    )


def _sirr_results(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    return (
        (translate("Help", "Sirr"), _sirr_meaning(rules)),
        (translate("Help", "Win"), _worth(rules, rules.points_win, _any_other_win())),
    )


def _sirr_meaning(rules: RuleSet) -> str:
    if rules.sirr_tens == rules.all_tens:
        meaning = translate("Help", "All {tens} tens in one deal.").format(tens=rules.all_tens)
    else:
        meaning = translate("Help", "At least {tens} of the {all} tens in one deal.")
        meaning = meaning.format(tens=rules.sirr_tens, all=rules.all_tens)
    if rules.sirr_ends_match:
        wins = translate("Help", "{meaning} It wins the match at once.")
        return wins.format(meaning=meaning)
    if rules.match in (MatchMode.POINTS, MatchMode.DEALS):
        return _worth(rules, rules.points_sirr, meaning)
    ordinary = translate("Help", "{meaning} It counts like any other won deal.")
    return ordinary.format(meaning=meaning)


def _result_notes(rules: RuleSet) -> list[str]:
    notes = []
    if rules.ace_bonus:
        notes.append(
            translate(
                "Help",
                "Ultra-mendikot: a side that captures all four aces together with all the tens"
                " scores one point more.",
            )
        )
    if rules.objective is Objective.TENS:
        notes.append(_other_cards(rules))
    if rules.capture is Capture.TWO_IN_ROW_PLAYER:
        notes.append(
            translate("Help", "What counts is who captures the pile, not who won the single trick.")
        )
    return notes


def _other_cards(rules: RuleSet) -> str:
    if rules.match in (MatchMode.POINTS, MatchMode.DEALS):
        return translate(
            "Help",
            "Aces, kings, queens, jacks and small cards add nothing to the score, and there are no"
            " minus points: whoever loses a deal only lets the others score.",
        )
    return translate("Help", "Aces, kings, queens, jacks and small cards add nothing to the score.")


def match_page(rules: RuleSet) -> Page:
    """Return the page about the match."""
    return page(
        "match",
        translate("Help", "The match"),
        section("target", translate("Help", "Winning the match"), _match_aim(rules)),
        section("counting", translate("Help", "Counting"), *_counting(rules)),
        _sirr(rules),
        _length(rules),
    )


def _counting(rules: RuleSet) -> list[str]:
    match rules.match:
        case MatchMode.STREAK:
            return _counting_a_streak(rules)
        case MatchMode.TENS_TOTAL:
            text = translate(
                "Help",
                "Every ten that a side captures scores one, for both sides, deal after deal. If"
                " both sides reach {tens} in the same deal, the higher total wins; if it is equal,"
                " the match goes on.",
            )
            return [text.format(tens=tens_text(rules.tens_target))]
        case MatchMode.DEALS:
            return [
                _points_of_deals(rules),
                translate("Help", "If the points are equal at the end, the match is drawn."),
            ]
    return [_points_of_deals(rules)]


def _counting_a_streak(rules: RuleSet) -> list[str]:
    grows = translate(
        "Help",
        "A won deal makes the winner's streak longer by one and sets the streak of the"
        " other side back to zero. So only one side can have a streak at a time.",
    )
    draw = translate("Help", "A drawn deal changes nothing: the streak neither grows nor breaks.")
    kot = translate("Help", "A match that is won by its streak is called a kot, or court.")
    return [grows, draw, kot] if rules.deal_can_be_drawn else [grows, kot]


def _points_of_deals(rules: RuleSet) -> str:
    if not rules.deal_can_be_drawn:
        return translate(
            "Help", "The winner of a deal scores the points of its result. The loser loses none."
        )
    return translate(
        "Help",
        "The winner of a deal scores the points of its result. The loser loses none, and a drawn"
        " deal scores nothing.",
    )


def _sirr(rules: RuleSet) -> Section | None:
    if rules.family is not Family.DEHLA_PAKAD:
        return None
    if rules.sirr_ends_match:
        text = translate(
            "Help",
            "A sirr wins the match at once, whatever the score. The deal ends as soon as the last"
            " ten that it needs is captured.",
        )
    else:
        text = translate("Help", "A sirr does not end the match.")
    return section("sirr", translate("Help", "Sirr"), text)


def _length(rules: RuleSet) -> Section | None:
    if rules.match is not MatchMode.STREAK:
        return None
    text = translate(
        "Help",
        "Tournaments play for seven deals in a row; among friends three or five are usual. The"
        " rules of a new match let you choose.",
    )
    return section("length", translate("Help", "Longer and shorter"), text)


def dealer_page(rules: RuleSet) -> Page:
    """Return the page about who deals next."""
    return page(
        "dealer",
        translate("Help", "The next dealer"),
        section("rule", translate("Help", "Who deals next"), *_dealer(rules)),
    )


def _dealer(rules: RuleSet) -> list[Items | str]:
    if rules.dealer_rule is DealerRule.ROTATE:
        return [translate("Help", "After every deal the next player becomes the dealer.")]
    lost = translate("Help", "If the dealer's side has lost the deal, the same dealer deals again.")
    won = translate("Help", "If the dealer's side has won, the next player deals.")
    draw = (_after_draw(rules),) if rules.deal_can_be_drawn else ()
    return [
        Items((lost, won, *draw)),
        translate(
            "Help",
            "Dealing is a disadvantage, since the other side leads first. So the losing side keeps"
            " it until it wins.",
        ),
    ]


def _after_draw(rules: RuleSet) -> str:
    if rules.dealer_rule is DealerRule.MENDIKOT or rules.dealer_on_draw is DealerOnDraw.SAME:
        return translate("Help", "After a drawn deal the same dealer deals again.")
    if rules.dealer_on_draw is DealerOnDraw.ROTATE:
        return translate("Help", "After a drawn deal the next player deals.")
    return translate(
        "Help",
        "After a drawn deal the same dealer deals again if the dealer's side had lost the deal"
        " before it. Otherwise, as after a drawn first deal or two draws in a row, the next player"
        " deals.",
    )
