"""The help page about the trump: how it comes about, and when it has power."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.core.rules import Reveal, RuleSet, TrumpMode
from app.ui.help.article import Items, Page, Section, page, section
from app.ui.help.examples import trump_figures

translate = QCoreApplication.translate


def trump_page(rules: RuleSet) -> Page:
    """Return the page about the trump of a rule set."""
    title = translate("Help", "Trump")
    if rules.trump is TrumpMode.NONE:
        return page("trump", title, _no_trump(), _examples(rules))
    return page("trump", title, _choosing(rules), _power(rules), _agreed(), _examples(rules))


def _no_trump() -> Section:
    return section(
        "choosing",
        translate("Help", "No trump"),
        translate(
            "Help",
            "There is no trump in this game: only the suit led counts. The end of a deal becomes"
            " tense when a ten lies in a short suit, since nothing can save it and nothing can"
            " ruff it.",
        ),
    )


def _choosing(rules: RuleSet) -> Section:
    title = translate("Help", "How the trump is chosen")
    steps = _STEPS[rules.trump](rules)
    return section("choosing", title, Items(tuple(steps), numbered=True))


def _first_void(rules: RuleSet) -> list[str]:
    power = translate(
        "Help",
        "That card is itself a trump. It can win the trick in which it was played, unless a higher"
        " trump falls after it.",
    )
    if not rules.setting_card_is_trump:
        power = translate(
            "Help",
            "That card is not a trump yet: in its own trick it is a mere discard. The suit has"
            " power from the next trick on.",
        )
    return [
        translate("Help", "No trump is named in dealing. The play begins without one."),
        translate(
            "Help",
            "The first player who cannot follow suit plays any card, and the suit of that card is"
            " trump for the rest of the deal. This cannot be declined.",
        ),
        power,
        _never_void(),
    ]


def _never_void() -> str:
    return translate(
        "Help", "If everybody can follow suit to the end, the deal has no trump. That is very rare."
    )


def _first_void_named(rules: RuleSet) -> list[str]:
    return [
        translate("Help", "No trump is named in dealing. The play begins without one."),
        translate(
            "Help",
            "The first player who cannot follow suit names aloud a suit that is in his or her own"
            " hand. It is trump at once, for the rest of the deal.",
        ),
        translate(
            "Help",
            "Only then that player chooses a card, of any suit. It is a trump only if it belongs to"
            " the suit that was named.",
        ),
        _never_void(),
    ]


def _first_void_closed(rules: RuleSet) -> list[str]:
    return [
        translate("Help", "No trump is named in dealing. The play begins without one."),
        translate(
            "Help",
            "The first player who cannot follow suit discards a card and secretly notes a suit that"
            " is still in his or her hand. The trump now exists, but it sleeps: nobody else knows"
            " it, not even the partner.",
        ),
        translate(
            "Help",
            "The next time that the same player cannot follow suit, the trump is revealed before"
            " the card is chosen. From that card on it has power. The player may still play any"
            " card.",
        ),
        translate(
            "Help",
            "Until then nobody can ruff: whoever else cannot follow suit only discards.",
        ),
        translate(
            "Help",
            "If it is never revealed, the deal had no trump; the report after the deal shows the"
            " note.",
        ),
    ]


def _open_partner(rules: RuleSet) -> list[str]:
    if rules.players == 6:
        who = translate(
            "Help",
            "When all cards are dealt, the next player of the dealer's side names the trump, before"
            " the first card is led.",
        )
    else:
        who = translate(
            "Help",
            "When all cards are dealt, the dealer's partner names the trump, before the first card"
            " is led.",
        )
    return [who, _known()]


def _known() -> str:
    return translate("Help", "Everybody knows it, and it has power from the first trick on.")


def _open_drawn(rules: RuleSet) -> list[str]:
    return [
        translate(
            "Help",
            "The player after the dealer draws a card from another hand without seeing it and shows"
            " it to all. Its suit is trump.",
        ),
        translate(
            "Help",
            "The card goes back to its owner. It stays marked on the table until it is played.",
        ),
        _known(),
    ]


def _open_card(rules: RuleSet) -> list[str]:
    return [
        translate(
            "Help",
            "The player after the dealer lays a card from his or her own hand face up on the table."
            " Its suit is trump.",
        ),
        translate(
            "Help",
            "The card still belongs to that hand and is played from the table like any other.",
        ),
        _known(),
    ]


def _closed_card(rules: RuleSet) -> list[str]:
    return [
        translate(
            "Help",
            "The player after the dealer lays a card from his or her own hand face down on the"
            " table. Its suit is trump, but it sleeps: only its holder knows it.",
        ),
        translate(
            "Help",
            "The card still belongs to the holder's hand. It must be used for following suit, and"
            " the holder may play it whenever that is allowed: this reveals the trump, and the card"
            " is a trump at once.",
        ),
        *_reveal(rules),
        translate(
            "Help",
            "If it is never revealed, the trump had no power in this deal.",
        ),
    ]


def _reveal(rules: RuleSet) -> list[str]:
    if rules.reveal is Reveal.HOLDER:
        return [translate("Help", "Nothing else reveals the trump: it is the holder's choice.")]
    if rules.reveal is Reveal.FIRST_VOID:
        return [
            translate(
                "Help",
                "The first time that anybody cannot follow suit, the trump is revealed by itself,"
                " before that player's card. The card returns to the holder's hand. Nobody is"
                " obliged to play a trump.",
            )
        ]
    asking = translate(
        "Help",
        "Any other player who cannot follow suit may ask for the trump before playing. It is"
        " revealed, it has power from then on, and the card returns openly to the holder's hand.",
    )
    if rules.asker_must_trump:
        duty = translate("Help", "Whoever has asked must play a trump, if there is one to play.")
    else:
        duty = translate("Help", "Whoever has asked may still play any card.")
    return [asking, duty, translate("Help", "Whoever does not ask discards, even a trump.")]


_STEPS = {
    TrumpMode.FIRST_VOID: _first_void,
    TrumpMode.FIRST_VOID_NAMED: _first_void_named,
    TrumpMode.FIRST_VOID_CLOSED: _first_void_closed,
    TrumpMode.OPEN_PARTNER: _open_partner,
    TrumpMode.OPEN_DRAWN: _open_drawn,
    TrumpMode.OPEN_CARD: _open_card,
    TrumpMode.CLOSED_CARD: _closed_card,
}


def _power(rules: RuleSet) -> Section:
    return section(
        "power",
        translate("Help", "What the trump can do"),
        translate(
            "Help",
            "Once it has power, a trump beats every card of the other suits, and a higher trump"
            " beats a lower one. The trump does not change any more in this deal, whatever is"
            " discarded later.",
        ),
        _no_backward_power(rules),
    )


def _no_backward_power(rules: RuleSet) -> str | None:
    if rules.trump in (TrumpMode.OPEN_PARTNER, TrumpMode.OPEN_DRAWN, TrumpMode.OPEN_CARD):
        return None
    return translate(
        "Help",
        "It never works backwards: a card that was played before the trump had power stays an"
        " ordinary card, even in the same trick.",
    )


def _agreed() -> Section:
    return section(
        "agreed",
        translate("Help", "One way for the whole match"),
        translate(
            "Help",
            "The players agree before the match how the trump is chosen, and keep to it. The"
            " program does the same: rules change only between matches.",
        ),
    )


def _examples(rules: RuleSet) -> Section:
    return section("examples", translate("Help", "For example"), *trump_figures(rules))
