"""The worked pictures: a trick, or two, for each way in which the trump comes about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.rules import IdenticalCards, Reveal, RuleSet, TrumpMode
from app.ui.help.article import Section, section
from app.ui.help.figures import NEVER, Figure, worked

translate = QCoreApplication.translate


def following(rules: RuleSet) -> Figure:
    """Return a trick in which everybody follows suit."""
    return Figure(
        (worked(rules, "HK H9 HT HA"),),
        translate(
            "Help",
            "Player 1 leads the king of hearts. Everybody follows, and the ace of player 4, the"
            " highest heart, wins the trick with the ten in it.",
        ),
    )


def discarding(rules: RuleSet) -> Figure:
    """Return a trick in which a high card of another suit wins nothing."""
    return Figure(
        (worked(rules, "HQ H8 HT SA"),),
        translate(
            "Help",
            "Player 4 has no heart and discards the ace of spades. However high it is, a discard"
            " does not win: the queen of hearts takes the trick.",
        ),
    )


def ruffing(rules: RuleSet) -> Figure:
    """Return a trick that is won by a small trump."""
    return Figure(
        (worked(rules, "HA H9 HT C7", "C"),),
        translate(
            "Help",
            "Clubs are trump. Player 4 has no heart and ruffs: the seven of clubs beats the ace"
            " and takes the ten.",
        ),
    )


def first_void(rules: RuleSet) -> tuple[Figure, ...]:
    """Return the tricks in which the first discard sets the trump."""
    if not rules.setting_card_is_trump:
        return (
            Figure(
                (worked(rules, "HA H9 HT C7", "C", NEVER),),
                translate(
                    "Help",
                    "Player 4 has no heart and plays the seven of clubs: clubs are trump, but only"
                    " from the next trick on. This one still belongs to the ace of hearts.",
                ),
            ),
        )
    return (
        Figure(
            (worked(rules, "HA H9 HT C7", "C", 3),),
            translate(
                "Help",
                "Nobody has been void before. Player 4 has no heart and plays the seven of clubs:"
                " clubs are trump, and that very seven beats the ace and takes the ten.",
            ),
        ),
        Figure(
            (worked(rules, "HK C8 H9 CJ", "C", 1),),
            translate(
                "Help",
                "Two players are void in the same trick. Player 2 sets clubs as trump with the"
                " eight. Player 4 changes nothing about that, but the jack is the higher trump and"
                " wins.",
            ),
        ),
    )


def first_void_named(rules: RuleSet) -> Figure:
    """Return the tricks in which the first void player names the trump."""
    return Figure(
        (worked(rules, "HA H9 HT C7", "C", 3), worked(rules, "HA H9 HT SQ", "C", 3)),
        translate(
            "Help",
            "Player 4 has no heart and names clubs. On the left player 4 then plays the seven of"
            " clubs, which is a trump and wins. On the right player 4 saves the clubs and discards"
            " the queen of spades: the ace wins, and clubs stay trump.",
        ),
    )


def first_void_closed(rules: RuleSet) -> Figure:
    """Return the tricks in which a trump is noted in secret and revealed later."""
    return Figure(
        (worked(rules, "HK H9 S7 CA", "C", NEVER), worked(rules, "DA DT C8 D9", "C", 2)),
        translate(
            "Help",
            "On the left player 3 is the first who cannot follow, discards the seven of spades and"
            " notes clubs in secret. The ace of clubs of player 4 is therefore a mere discard, and"
            " the king of hearts wins. On the right, in a later trick, player 3 has no diamond:"
            " the trump is revealed, and the eight of clubs takes the ten.",
        ),
    )


def closed_card(rules: RuleSet) -> Figure:
    """Return the trick in which the face-down trump is revealed."""
    if rules.reveal is Reveal.REQUEST:
        return Figure(
            (worked(rules, "HK C9 HT C7", "C", 3),),
            translate(
                "Help",
                "The trump card lies face down. Player 2 has no heart, does not ask and discards"
                " the nine of clubs. Player 4 has no heart either and asks: clubs are revealed."
                " The seven of clubs wins, because the nine was played while the trump still"
                " slept.",
            ),
        )
    if rules.reveal is Reveal.HOLDER:
        return Figure(
            (worked(rules, "HK C9 HT C7", "C", 3),),
            translate(
                "Help",
                "Player 2 has no heart and discards the nine of clubs. Player 4 holds the trump"
                " card, the seven of clubs, and plays it: clubs are revealed. The seven wins,"
                " because the nine was played while the trump still slept.",
            ),
        )
    return Figure(
        (worked(rules, "HK C9 HT HJ", "C", 1),),
        translate(
            "Help",
            "Player 2 is the first who cannot follow, so the trump card is turned up before player"
            " 2 plays: clubs are trump. Player 2 is free to play anything, and ruffs with the"
            " nine.",
        ),
    )


def trump_figures(rules: RuleSet) -> tuple[Figure, ...]:
    """Return the pictures for the way in which these rules choose the trump."""
    match rules.trump:
        case TrumpMode.FIRST_VOID:
            return first_void(rules)
        case TrumpMode.FIRST_VOID_NAMED:
            return (first_void_named(rules),)
        case TrumpMode.FIRST_VOID_CLOSED:
            return (first_void_closed(rules),)
        case TrumpMode.CLOSED_CARD:
            return (closed_card(rules),)
        case TrumpMode.NONE:
            return (discarding(rules),)
    return (ruffing(rules),)


def identical_cards(rules: RuleSet) -> Section | None:
    """Return the section about cards that are there three times."""
    if rules.decks == 1:
        return None
    trick = worked(rules, "HA H9 HT HA HJ H7")
    if rules.identical_cards is IdenticalCards.LATER:
        text = translate(
            "Help", "Of two identical cards in a trick the one played later is higher."
        )
        caption = translate(
            "Help",
            "Player 1 leads an ace of hearts, and player 4 plays another. The later ace wins the"
            " trick, and the ten in it goes to the side of player 4.",
        )
    else:
        text = translate(
            "Help", "Of two identical cards in a trick the one played first is higher."
        )
        caption = translate(
            "Help",
            "Player 1 leads an ace of hearts, and player 4 plays another. The first ace wins the"
            " trick, and the ten in it goes to the side of player 1.",
        )
    title = translate("Help", "Identical cards")
    return section("identical", title, text, Figure((trick,), caption))
