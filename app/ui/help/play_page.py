"""The help page about play: leading, following, winning and capturing tricks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.rules import Capture, MatchMode, Objective, RuleSet, StopWhenDecided, TrumpMode
from app.ui.help.article import Items, Page, Section, page, section
from app.ui.help.examples import following

translate = QCoreApplication.translate


def play_page(rules: RuleSet) -> Page:
    """Return the page about play."""
    return page(
        "play",
        translate("Help", "Play"),
        _tricks(rules),
        _capture(rules),
        _early_end(rules),
        section(
            "claims",
            translate("Help", "Claiming the rest, giving up"),
            translate(
                "Help",
                "You may claim the rest when it is your turn to lead. The claim is accepted only if"
                " it holds whatever the others have; otherwise it is refused and nothing is shown.",
            ),
            translate(
                "Help",
                "You may give a deal up. It then counts as the worst that can still happen to you.",
            ),
        ),
    )


def _tricks(rules: RuleSet) -> Section:
    steps = [
        translate("Help", "The player after the dealer leads any card to the first trick."),
        translate(
            "Help",
            "In turn everybody plays a card of the suit led, if there is one in the hand. Whoever"
            " has none may play any card. Nobody has to trump or to play a higher card.",
        ),
        _winner(rules),
        translate("Help", "The winner of a trick leads to the next one."),
        translate(
            "Help",
            "So it goes on until all the cards are played: %n trick(s) in all.",
            "",
            rules.hand_size,
        ),
    ]
    title = translate("Help", "The tricks")
    return section("tricks", title, Items(tuple(steps), numbered=True), following(rules))


def _winner(rules: RuleSet) -> str:
    if rules.trump is TrumpMode.NONE:
        return translate("Help", "The highest card of the suit led wins the trick.")
    return translate(
        "Help",
        "The highest trump wins the trick. If there is none, the highest card of the suit led wins."
        " A discard never does.",
    )


def _capture(rules: RuleSet) -> Section:
    title = translate("Help", "Capturing")
    if rules.capture is Capture.TWO_IN_ROW_PLAYER:
        steps = (
            translate("Help", "The tricks stay in the middle of the table, as a pile."),
            translate(
                "Help",
                "A player who wins two tricks in a row captures the whole pile for his or her side,"
                " and then begins to count anew. A trick won by the partner does not count for"
                " this.",
            ),
            translate("Help", "Whoever wins the last trick also takes what is left."),
            translate("Help", "Tens and tricks count for the side that captures them."),
        )
        return section("capture", title, Items(steps, numbered=True))
    return section("capture", title, _at_once(rules))


def _at_once(rules: RuleSet) -> str:
    if rules.objective is Objective.TRICKS:
        return translate(
            "Help", "A trick belongs at once to the side of its winner. Sides count their tricks."
        )
    return translate(
        "Help",
        "A trick belongs at once to the side of its winner, together with every ten in it. The"
        " table always shows who has captured which ten.",
    )


def _early_end(rules: RuleSet) -> Section:
    match rules.stop_when_decided:
        case StopWhenDecided.ASK:
            text = translate(
                "Help",
                "When nothing can change the result of the deal any more, the program offers to"
                " finish it. The score is the same either way.",
            )
        case StopWhenDecided.ALWAYS:
            text = translate(
                "Help",
                "When nothing can change the result of the deal any more, the program finishes it."
                " The score is the same either way.",
            )
        case _:
            text = translate("Help", "Every deal is played to its last card.")
    title = translate("Help", "When a deal is decided early")
    return section("early_end", title, text, _sirr_stop(rules))


def _sirr_stop(rules: RuleSet) -> str | None:
    if not rules.sirr_ends_match or rules.match is MatchMode.TENS_TOTAL:
        return None
    return translate("Help", "A sirr that wins the match ends the deal as soon as it is complete.")
