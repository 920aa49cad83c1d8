"""What the analysis of a deal says, in short for tables and in whole sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from app.ai.analysis import Fair, Turn, Values
from app.core.actions import Kind, SeatAction
from app.core.cards import Card
from app.core.rules import Family, RuleSet
from app.ui.texts.cards import suit_name, the_card
from app.ui.texts.mark import QT_TRANSLATE_NOOP
from app.ui.texts.results import percent, tens_text, tricks_text
from app.ui.texts.seats import Seating

translate = QCoreApplication.translate

_RESULTS = {
    3: QT_TRANSLATE_NOOP("Analysis", "a kot"),
    2: QT_TRANSLATE_NOOP("Analysis", "a mendikot"),
    1: QT_TRANSLATE_NOOP("Analysis", "a win"),
    0: QT_TRANSLATE_NOOP("Analysis", "a draw"),
    -1: QT_TRANSLATE_NOOP("Analysis", "a loss"),
    -2: QT_TRANSLATE_NOOP("Analysis", "a mendikot for the others"),
    -3: QT_TRANSLATE_NOOP("Analysis", "a kot for the others"),
}
_SIRRS = {
    2: QT_TRANSLATE_NOOP("Analysis", "a sirr"),
    -2: QT_TRANSLATE_NOOP("Analysis", "a sirr for the others"),
}


def is_notable(turn: Turn) -> bool:
    """Say whether a choice cost tens or the result, or promised less than another one."""
    if turn.costs is not None and (turn.costs.tens or turn.costs.result):
        return True
    fair = turn.fair
    return fair is not None and not fair.right and (turn.costs is None or fair.lost is not None)


# In short


def choice_text(action: SeatAction) -> str:
    """Return a choice that is no card, in short."""
    if action.kind in (Kind.NAME, Kind.NOTE):
        return translate("Analysis", "Trump: {suit}").format(suit=suit_name(action.suit))
    if action.kind is Kind.ASK:
        return translate("Analysis", "Asks for trump")
    if action.kind is Kind.CLAIM:
        return translate("Analysis", "Claims the rest")
    return translate("Analysis", "Gives up")


def cost_text(turn: Turn, rules: RuleSet) -> str:
    """Return what a card cost: ``1 ten, 2 tricks, a draw instead of a win``.

    Empty if nothing, unless it was a risk that went well.
    """
    if _is_risky(turn):
        return translate("Analysis", "nothing this time")
    return ", ".join(_costs(turn, rules))


def _is_risky(turn: Turn) -> bool:
    """Say whether a choice promised less than another one, and went well."""
    is_wrong = turn.fair is not None and not turn.fair.right and is_notable(turn)
    return is_wrong and turn.costs is not None and not any(turn.costs)


def _costs(turn: Turn, rules: RuleSet) -> Iterator[str]:
    costs, better, values = turn.costs, turn.better, turn.values
    if costs is None or better is None or values is None:
        return
    if costs.tens:
        yield tens_text(costs.tens)
    if costs.tricks:
        yield tricks_text(costs.tricks)
    if costs.result:
        text = translate("Analysis", "{worse} instead of {better}")
        worse = values.result[turn.action.card]
        yield text.format(
            worse=result_text(worse, rules), better=result_text(values.result[better], rules)
        )


def result_text(result: int, rules: RuleSet) -> str:
    """Return a result of `app.ai.analysis.Values` as a noun."""
    names = _RESULTS if rules.family is Family.MENDIKOT else {**_RESULTS, **_SIRRS}
    return translate("Analysis", names[result])


def verdict_text(turn: Turn) -> str:
    """Return the fair verdict in a word; empty where there is none."""
    if turn.fair is None:
        return ""
    if turn.fair.right or not is_notable(turn):
        return translate("Analysis", "right")
    if _is_risky(turn):
        return translate("Analysis", "risky")
    return translate("Analysis", "avoidable")


def mark_text(turn: Turn) -> str:
    """Return the words for a card that cost tens, or that turned the deal."""
    if turn.costs is not None and turn.costs.tens:
        return translate("Analysis", "cost %n ten(s)", "", turn.costs.tens)
    return translate("Analysis", "turned the deal")


# In whole sentences


def explanation(turn: Turn, rules: RuleSet, seating: Seating) -> str:
    """Return all that there is to say of a choice."""
    parts = [_what_was_done(turn, seating), *_exactly(turn, rules, seating), _fairly(turn)]
    return " ".join(filter(None, parts))


def _what_was_done(turn: Turn, seating: Seating) -> str:
    action, you = turn.action, seating.is_you(turn.seat)
    kind = Kind.NAME if action.kind is Kind.NOTE else action.kind
    text = _done_by_you(kind) if you else _done_by_other(kind)
    values = {"trick": turn.trick, "name": seating.name(turn.seat)}
    return text.format(**values, **_named(action))


def _named(action: SeatAction) -> dict[str, str]:
    if action.kind in (Kind.PLAY, Kind.LAY):
        return {"card": the_card(action.card)}
    if action.kind in (Kind.NAME, Kind.NOTE):
        return {"suit": suit_name(action.suit)}
    return {}


def _done_by_you(kind: Kind) -> str:
    return {
        Kind.PLAY: translate("Analysis", "Trick {trick}: you played {card}."),
        Kind.NAME: translate("Analysis", "Trick {trick}: you made {suit} trump."),
        Kind.LAY: translate("Analysis", "Trick {trick}: you laid down {card} as trump."),
        Kind.ASK: translate("Analysis", "Trick {trick}: you asked for the trump."),
        Kind.CLAIM: translate("Analysis", "Trick {trick}: you claimed the rest."),
        Kind.CONCEDE: translate("Analysis", "Trick {trick}: you gave the deal up."),
    }[kind]


def _done_by_other(kind: Kind) -> str:
    return {
        Kind.PLAY: translate("Analysis", "Trick {trick}: {name} played {card}."),
        Kind.NAME: translate("Analysis", "Trick {trick}: {name} made {suit} trump."),
        Kind.LAY: translate("Analysis", "Trick {trick}: {name} laid down {card} as trump."),
        Kind.ASK: translate("Analysis", "Trick {trick}: {name} asked for the trump."),
        Kind.CLAIM: translate("Analysis", "Trick {trick}: {name} claimed the rest."),
        Kind.CONCEDE: translate("Analysis", "Trick {trick}: {name} gave the deal up."),
    }[kind]


def _exactly(turn: Turn, rules: RuleSet, seating: Seating) -> Iterator[str]:
    if turn.action.kind is not Kind.PLAY:
        return
    if turn.values is None:
        if turn.fair is None:
            yield translate("Analysis", "There was no other choice.")
        return
    led_to = translate("Analysis", "{side} could then count on {counts}: {result}.")
    yield led_to.format(
        side=seating.side(turn.seat % 2), **_worth(turn.values, turn.action.card, rules)
    )
    if turn.better is None:
        yield translate("Analysis", "No card was better.")
        return
    better = translate("Analysis", "It was better to play {card}: {counts}, {result}.")
    yield better.format(card=the_card(turn.better), **_worth(turn.values, turn.better, rules))
    yield translate("Analysis", "The cost: {costs}.").format(costs=cost_text(turn, rules))


def _worth(values: Values, card: Card, rules: RuleSet) -> dict[str, str]:
    counts = [tens_text(values.tens[card])] if values.tens else []
    if values.tricks:
        counts.append(translate("Analysis", "%n more trick(s)", "", values.tricks[card]))
    return {"counts": ", ".join(counts), "result": result_text(values.result[card], rules)}


def _fairly(turn: Turn) -> str:
    fair = turn.fair
    if fair is None or not (fair.right or is_notable(turn)):
        return ""
    if fair.right:
        return translate("Analysis", "With what could be known then, this was right.")
    return " ".join(_avoidable(fair))


def _avoidable(fair: Fair) -> Iterator[str]:
    kind = Kind.NAME if fair.best.kind is Kind.NOTE else fair.best.kind
    text = {
        Kind.PLAY: translate(
            "Analysis", "With what could be known then, it promised more to play {card}."
        ),
        Kind.NAME: translate(
            "Analysis", "With what could be known then, it promised more to make {suit} trump."
        ),
        Kind.LAY: translate(
            "Analysis", "With what could be known then, it promised more to lay down {card}."
        ),
        Kind.ASK: translate(
            "Analysis", "With what could be known then, it promised more to ask for the trump."
        ),
    }[kind]
    yield text.format(**_named(fair.best))
    if fair.lost is not None:
        yield translate("Analysis", "That was {percent} of the chance to win the deal.").format(
            percent=percent(fair.lost)
        )


def summary(turns: Sequence[Turn], seating: Seating) -> str:
    """Return what a whole analysis comes to; the last choice of the deal stands first."""
    if not any(turn.values is not None for turn in turns):
        return translate(
            "Analysis",
            "Under these rules only the fair verdict can be given: what was best with what could be"
            " known then.",
        )
    dear = [turn for turn in turns if turn.costs is not None and turn.costs.tens]
    parts = [_dear(dear), _own(dear, seating), _turned(turns, seating)]
    return " ".join(filter(None, parts))


def _dear(dear: Sequence[Turn]) -> str:
    if not dear:
        return translate("Analysis", "No card cost a ten.")
    return translate("Analysis", "%n card(s) cost a ten or more.", "", len(dear))


def _own(dear: Sequence[Turn], seating: Seating) -> str:
    own = sum(seating.is_you(turn.seat) for turn in dear)
    if not own:
        return ""
    return translate("Analysis", "%n of them you played yourself.", "", own)


def _turned(turns: Sequence[Turn], seating: Seating) -> str:
    turned = [turn for turn in turns if turn.is_turning_point]
    if not turned:
        return translate("Analysis", "No card changed the result.")
    last = turned[0]
    you = translate(
        "Analysis", "The last one that changed the result: you played {card}, trick {trick}."
    )
    other = translate(
        "Analysis", "The last one that changed the result: {name} played {card}, trick {trick}."
    )
    return (you if seating.is_you(last.seat) else other).format(
        name=seating.name(last.seat), card=the_card(last.action.card), trick=last.trick
    )
