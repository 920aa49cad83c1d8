"""The words of the games and of the table, each with what it means; also the table's tooltips."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.ui.help.article import Page, Terms, page, section
from app.ui.texts.mark import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

INDIAN: dict[str, tuple[str, str]] = {
    "bavney": (
        QT_TRANSLATE_NOOP("Glossary", "Bavney"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "In Court Piece: all tricks of a deal. The word comes from the Hindi number fifty-two,"
            " as many as there are cards in the deck.",
        ),
    ),
    "band_hukum": (
        QT_TRANSLATE_NOOP("Glossary", "Band hukum"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "“Closed trump”: the trump card lies face down, and only its holder knows it.",
        ),
    ),
    "coat": (
        QT_TRANSLATE_NOOP("Glossary", "Coat"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "Another spelling of kot, and the name of the form of Dehla Pakad in which won deals"
            " score points.",
        ),
    ),
    "court": (
        QT_TRANSLATE_NOOP("Glossary", "Court"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "In Court Piece: the first seven tricks of a deal, won one after the other. Some"
            " players of Dehla Pakad say court where others say kot.",
        ),
    ),
    "dehla": (
        QT_TRANSLATE_NOOP("Glossary", "Dehla"),
        QT_TRANSLATE_NOOP(
            "Glossary", "Hindi for a ten. The tens are the cards for which the sides fight."
        ),
    ),
    "hukum": (
        QT_TRANSLATE_NOOP("Glossary", "Hukum"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "In the games: the trump suit, from a word for a command, in Hindi and in Marathi. Do"
            " not confuse it with the other meaning: in Hindi hukum is also the name of the suit of"
            " spades. These pages call the one trump and the other spades.",
        ),
    ),
    "kot": (
        QT_TRANSLATE_NOOP("Glossary", "Kot"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "In Dehla Pakad: the match, won by a streak of deals; a single won deal is not a kot."
            " In Mendikot: all tens and all tricks of one deal, the best result there is.",
        ),
    ),
    "mendikot": (
        QT_TRANSLATE_NOOP("Glossary", "Mendikot"),
        QT_TRANSLATE_NOOP(
            "Glossary", "All the tens in one deal. The game takes its name from it; also Mendicot."
        ),
    ),
    "pakad": (
        QT_TRANSLATE_NOOP("Glossary", "Pakad"),
        QT_TRANSLATE_NOOP(
            "Glossary", "Hindi for catching: a side captures a ten by winning the trick with it."
        ),
    ),
    "rang": (
        QT_TRANSLATE_NOOP("Glossary", "Rang"),
        QT_TRANSLATE_NOOP(
            "Glossary", "“Colour”: another word for the trump suit, and for Court Piece itself."
        ),
    ),
    "sar": (
        QT_TRANSLATE_NOOP("Glossary", "Sar"),
        QT_TRANSLATE_NOOP(
            "Glossary", "A trick; also the name of Court Piece and of its family of games."
        ),
    ),
    "sirr": (
        QT_TRANSLATE_NOOP("Glossary", "Sirr"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "In Dehla Pakad: all the tens in one deal. Under the usual rules it wins the match at"
            " once.",
        ),
    ),
    "ultra_mendikot": (
        QT_TRANSLATE_NOOP("Glossary", "Ultra-mendikot"),
        QT_TRANSLATE_NOOP(
            "Glossary", "A mendikot together with all four aces; a house rule gives a point for it."
        ),
    ),
}
"""The Indian words by id: the word, and what it means."""

TABLE: dict[str, tuple[str, str]] = {
    "capture": (
        QT_TRANSLATE_NOOP("Glossary", "Capture"),
        QT_TRANSLATE_NOOP(
            "Glossary", "To gain cards for one's side, in most games by winning the trick."
        ),
    ),
    "card_points": (
        QT_TRANSLATE_NOOP("Glossary", "Card points"),
        QT_TRANSLATE_NOOP(
            "Glossary", "The count of Double Sar: two for a captured ten, one for any other card."
        ),
    ),
    "claim": (
        QT_TRANSLATE_NOOP("Glossary", "Claim"),
        QT_TRANSLATE_NOOP(
            "Glossary", "To say that all the remaining tricks are won, without playing them out."
        ),
    ),
    "closed_trump": (
        QT_TRANSLATE_NOOP("Glossary", "Closed trump"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "A trump that is chosen in secret, noted or laid face down, and has no power until it"
            " is revealed.",
        ),
    ),
    "deal": (
        QT_TRANSLATE_NOOP("Glossary", "Deal"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "All the cards, dealt once and played out: 13 tricks in all with the full deck for"
            " four, not 13 for each player.",
        ),
    ),
    "dealer": (
        QT_TRANSLATE_NOOP("Glossary", "Dealer"),
        QT_TRANSLATE_NOOP(
            "Glossary", "The player who deals the cards. The next player leads to the first trick."
        ),
    ),
    "discard": (
        QT_TRANSLATE_NOOP("Glossary", "Discard"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "A card that neither follows suit nor is a trump with power. It never wins a trick.",
        ),
    ),
    "draw": (
        QT_TRANSLATE_NOOP("Glossary", "Drawn deal"),
        QT_TRANSLATE_NOOP("Glossary", "A deal that neither side wins, as with two tens each."),
    ),
    "follow": (
        QT_TRANSLATE_NOOP("Glossary", "Follow suit"),
        QT_TRANSLATE_NOOP(
            "Glossary", "To play a card of the suit led. Whoever can follow suit has to."
        ),
    ),
    "lead": (
        QT_TRANSLATE_NOOP("Glossary", "Lead"),
        QT_TRANSLATE_NOOP(
            "Glossary", "To play the first card of a trick; its suit is the suit led."
        ),
    ),
    "match": (
        QT_TRANSLATE_NOOP("Glossary", "Match"),
        QT_TRANSLATE_NOOP("Glossary", "Deals, one after the other, until somebody has won."),
    ),
    "open_trump": (
        QT_TRANSLATE_NOOP("Glossary", "Open trump"),
        QT_TRANSLATE_NOOP("Glossary", "A trump that all know before the first card is led."),
    ),
    "pile": (
        QT_TRANSLATE_NOOP("Glossary", "Pile"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "Tricks that wait in the middle until one player wins two in a row, where the rules say"
            " so.",
        ),
    ),
    "reveal": (
        QT_TRANSLATE_NOOP("Glossary", "Reveal"),
        QT_TRANSLATE_NOOP(
            "Glossary", "To show a hidden trump to all. From the next card on it has power."
        ),
    ),
    "revoke": (
        QT_TRANSLATE_NOOP("Glossary", "Revoke"),
        QT_TRANSLATE_NOOP(
            "Glossary", "Not to follow suit although one could. The program does not allow it."
        ),
    ),
    "ruff": (
        QT_TRANSLATE_NOOP("Glossary", "Ruff"),
        QT_TRANSLATE_NOOP("Glossary", "To play a trump on another suit, when void in it."),
    ),
    "side": (
        QT_TRANSLATE_NOOP("Glossary", "Side"),
        QT_TRANSLATE_NOOP("Glossary", "The partners who play together for the whole match."),
    ),
    "streak": (
        QT_TRANSLATE_NOOP("Glossary", "Streak"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "Deals that a side has won in a row. A lost deal sets it back to zero, a drawn one"
            " leaves it as it is.",
        ),
    ),
    "ten": (
        QT_TRANSLATE_NOOP("Glossary", "Ten"),
        QT_TRANSLATE_NOOP(
            "Glossary", "The stake of most of these games: one ten in every suit of every deck."
        ),
    ),
    "trick": (
        QT_TRANSLATE_NOOP("Glossary", "Trick"),
        QT_TRANSLATE_NOOP("Glossary", "One card from every player; the best of them wins it."),
    ),
    "trump": (
        QT_TRANSLATE_NOOP("Glossary", "Trump"),
        QT_TRANSLATE_NOOP(
            "Glossary", "The suit whose cards beat all the others, once it has power."
        ),
    ),
    "void": (
        QT_TRANSLATE_NOOP("Glossary", "Void"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "Without a card of a suit. Whoever is void in the suit led may play any card.",
        ),
    ),
}
"""The words of the table by id: the word, and what it means."""

_ALL = {**INDIAN, **TABLE}


def term(term_id: str) -> str:
    """Return a word of the glossary; raise `KeyError` for an unknown id."""
    return translate("Glossary", _ALL[term_id][0])


def meaning(term_id: str) -> str:
    """Return what a word of the glossary means; raise `KeyError` for an unknown id."""
    return translate("Glossary", _ALL[term_id][1])


def glossary_page() -> Page:
    """Return the page of all words, each list in the order of the language."""
    return page(
        "glossary",
        translate("Glossary", "Words"),
        section("indian", translate("Glossary", "Indian words"), _entries(INDIAN)),
        section("table", translate("Glossary", "Words of the table"), _entries(TABLE)),
    )


def _entries(words: dict[str, tuple[str, str]]) -> Terms:
    entries = [
        (translate("Glossary", word), translate("Glossary", meaning))
        for word, meaning in words.values()
    ]
    return Terms(tuple(sorted(entries, key=lambda entry: entry[0].casefold())))
