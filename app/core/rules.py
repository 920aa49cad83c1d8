"""The rule set of a table: every rule key, its values, and which combinations make sense."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from app.core.cards import DeckFamily
from app.core.errors import RuleSetError


class Direction(StrEnum):
    """Which way play goes round the screen; seat numbers always go in playing order."""

    ANTICLOCKWISE = "anticlockwise"
    CLOCKWISE = "clockwise"


class RedealIf(StrEnum):
    """House rules that throw a deal in before it is played (section 1)."""

    NO_CARD_ABOVE_NINE = "no_card_above_nine"
    ALL_TENS_IN_ONE_HAND = "all_tens_in_one_hand"


class TrumpMode(StrEnum):
    """How the trump of a deal comes about (section 3)."""

    FIRST_VOID = "first_void"
    FIRST_VOID_NAMED = "first_void_named"
    FIRST_VOID_CLOSED = "first_void_closed"
    OPEN_PARTNER = "open_partner"
    OPEN_DRAWN = "open_drawn"
    OPEN_CARD = "open_card"
    CLOSED_CARD = "closed_card"
    NONE = "none"


class Reveal(StrEnum):
    """What wakes a face-down trump card (section 3, ``closed_card``)."""

    REQUEST = "request"
    FIRST_VOID = "first_void"
    HOLDER = "holder"


class IdenticalCards(StrEnum):
    """Which of two identical cards wins (section 2)."""

    LATER = "later"
    FIRST = "first"


class Capture(StrEnum):
    """When the cards of a trick belong to a side (sections 2 and 7)."""

    AT_ONCE = "at_once"
    TWO_IN_ROW_PLAYER = "two_in_row_player"


class Objective(StrEnum):
    """What decides who wins a deal (section 4)."""

    TENS = "tens"
    TRICKS = "tricks"
    CARD_POINTS = "card_points"


class TieBreak(StrEnum):
    """What decides a deal with equal tens (section 4)."""

    NONE = "none"
    TRICKS = "tricks"


class MatchMode(StrEnum):
    """What decides who wins a match (section 5)."""

    STREAK = "streak"
    POINTS = "points"
    DEALS = "deals"
    TENS_TOTAL = "tens_total"


class DealerRule(StrEnum):
    """Who deals next (section 6)."""

    DEHLA_PAKAD = "dehla_pakad"
    MENDIKOT = "mendikot"
    ROTATE = "rotate"


class DealerOnDraw(StrEnum):
    """Who deals after a drawn deal under the dealer rule of Dehla Pakad (section 6)."""

    PREVIOUS = "previous"
    SAME = "same"
    ROTATE = "rotate"


class StopWhenDecided(StrEnum):
    """Whether a deal that nothing can change any more is played out (section 5)."""

    ASK = "ask"
    ALWAYS = "always"
    NEVER = "never"


class Family(StrEnum):
    """The three ways to name the result of a deal (section 13, "Category of a deal")."""

    DEHLA_PAKAD = "dehla_pakad"
    MENDIKOT = "mendikot"
    COURT_PIECE = "court_piece"


FIRST_DEALER_BY_CUT = "cut"
FIRST_DEALER_RANDOM = "random"


class RuleSet(NamedTuple):
    """One frozen rule set: every key of rules section 13, in that order.

    The defaults are those of the preset ``dehla_pakad``. A rule set says nothing of whether it
    makes sense until `validate` has been called; `from_mapping` does so.
    """

    preset: str = "dehla_pakad"
    name: str | None = None
    players: int = 4
    decks: int = 1
    lowest_rank: int = 2
    direction: Direction = Direction.ANTICLOCKWISE
    first_dealer: str | int = FIRST_DEALER_BY_CUT
    deal_packets: tuple[int, ...] = (1,)
    redeal_if: tuple[RedealIf, ...] = ()
    trump: TrumpMode = TrumpMode.FIRST_VOID
    setting_card_is_trump: bool = True
    reveal: Reveal = Reveal.REQUEST
    asker_must_trump: bool = True
    identical_cards: IdenticalCards = IdenticalCards.LATER
    capture: Capture = Capture.AT_ONCE
    objective: Objective = Objective.TENS
    tens_to_win: int = 3
    tie_break: TieBreak = TieBreak.NONE
    match: MatchMode = MatchMode.STREAK
    streak_target: int = 7
    points_target: int = 7
    deals_target: int = 10
    tens_target: int = 20
    sirr_ends_match: bool = True
    sirr_tens: int = 4
    points_win: int = 1
    points_sirr: int = 1
    points_mendikot: int = 2
    points_kot: int = 3
    points_court: int = 2
    points_bavney: int = 4
    ace_bonus: bool = False
    dealer_rule: DealerRule = DealerRule.DEHLA_PAKAD
    dealer_on_draw: DealerOnDraw = DealerOnDraw.PREVIOUS
    stop_when_decided: StopWhenDecided = StopWhenDecided.ASK

    @property
    def deck_family(self) -> DeckFamily:
        """Return what is dealt."""
        return DeckFamily(self.players, self.decks, self.lowest_rank)

    @property
    def hand_size(self) -> int:
        """Return how many cards a hand has, which is the number of tricks in a deal."""
        return self.deck_family.hand_size

    @property
    def all_tens(self) -> int:
        """Return how many tens are in the deal: 4 or 12."""
        return 4 * self.decks

    @property
    def family(self) -> Family:
        """Return how results are named under these rules."""
        if self.objective is Objective.TRICKS:
            return Family.COURT_PIECE
        if self.tie_break is TieBreak.TRICKS:
            return Family.MENDIKOT
        return Family.DEHLA_PAKAD

    @property
    def deal_can_be_drawn(self) -> bool:
        """Say whether a deal can end without a winner (sections 4 and 13)."""
        if self.objective is not Objective.TENS:
            return False
        return self.tie_break is not TieBreak.TRICKS or self.hand_size % 2 == 0

    def changed(self, **keys: Any) -> RuleSet:
        """Return a validated copy with some keys changed; raise `RuleSetError`."""
        return from_mapping({**to_mapping(self), **keys})


KEYS = RuleSet._fields
"""Every rule key, in the order of rules section 13."""

CHOICES: dict[str, tuple[Any, ...]] = {
    "players": (4, 6),
    "decks": (1, 3),
    "lowest_rank": (2, 7),
    "direction": tuple(Direction),
    "trump": tuple(TrumpMode),
    "setting_card_is_trump": (True, False),
    "reveal": tuple(Reveal),
    "asker_must_trump": (True, False),
    "identical_cards": tuple(IdenticalCards),
    "capture": tuple(Capture),
    "objective": tuple(Objective),
    "tens_to_win": (3, 7, 9),
    "tie_break": tuple(TieBreak),
    "match": tuple(MatchMode),
    "sirr_ends_match": (True, False),
    "sirr_tens": (4, 9, 10, 12),
    "ace_bonus": (False, True),
    "dealer_rule": tuple(DealerRule),
    "dealer_on_draw": tuple(DealerOnDraw),
    "stop_when_decided": tuple(StopWhenDecided),
}
"""The values of each key that has a short list of them."""

RANGES: dict[str, tuple[int, int]] = {
    "streak_target": (2, 9),
    "points_target": (1, 99),
    "deals_target": (1, 99),
    "tens_target": (4, 200),
    "points_win": (1, 9),
    "points_sirr": (1, 9),
    "points_mendikot": (1, 9),
    "points_kot": (1, 9),
    "points_court": (1, 9),
    "points_bavney": (1, 9),
}
"""The least and the greatest value of each number key."""

LONGEST_NAME = 200


def to_mapping(rules: RuleSet) -> dict[str, Any]:
    """Return every rule key with its value as it stands in files; ``name`` only if there is one."""
    values = {key: _plain(getattr(rules, key)) for key in KEYS}
    if rules.name is None:
        del values["name"]
    return values


def from_mapping(values: Mapping[str, Any]) -> RuleSet:
    """Return the rule set of file values; keys left out take the values of ``dehla_pakad``.

    Raises:
        RuleSetError: an unknown key, a wrong value, or a combination that makes no sense.
    """
    for key in values:
        if key not in KEYS:
            raise RuleSetError(str(key), f"unknown rule key {key!r}")
    rules = RuleSet(**{key: _parsed(key, value) for key, value in values.items()})
    validate(rules)
    return rules


def validate(rules: RuleSet) -> None:
    """Raise `RuleSetError` with the first reason why these rules make no sense together."""
    for problem in problems(rules):
        raise RuleSetError(problem.key, problem.reason, problem.code)


class Problem(NamedTuple):
    """Why a combination makes no sense: a stable code, the rule key at fault, plain English."""

    code: str
    key: str
    reason: str


def problems(rules: RuleSet) -> list[Problem]:
    """Return every reason why the combination makes no sense; empty if it is fine."""
    return [
        Problem(code, key, reason) for code, key, reason, nonsense in _conditions(rules) if nonsense
    ]


def _conditions(r: RuleSet) -> list[tuple[str, str, str, bool]]:
    three = r.decks == 3
    short = r.lowest_rank == 7
    standard_deck = not three and not short
    counts_tens = r.objective is Objective.TENS
    closed = r.trump is TrumpMode.CLOSED_CARD
    return [
        ("six_players_three_decks", "decks",
         "six players need three decks, and three decks six players", three != (r.players == 6)),
        ("short_deck_one_deck", "lowest_rank",
         "the short deck is for four players with one deck", short and three),
        ("no_such_seat", "first_dealer", f"there is no seat {r.first_dealer} at this table",
         isinstance(r.first_dealer, int) and not 0 <= r.first_dealer < r.players),
        ("packets_sum", "deal_packets",
         f"the packets must be single cards or add up to {r.hand_size} cards",
         r.deal_packets != (1,) and sum(r.deal_packets) != r.hand_size),
        ("three_decks_all_tens", "redeal_if",
         "with three decks no hand can be thrown in for holding all tens",
         three and RedealIf.ALL_TENS_IN_ONE_HAND in r.redeal_if),
        ("setting_card_only_first_void", "setting_card_is_trump",
         "only under 'first void sets trump' can the setting card be no trump",
         not r.setting_card_is_trump and r.trump is not TrumpMode.FIRST_VOID),
        ("reveal_only_closed_card", "reveal",
         "only a face-down trump card has a rule for its reveal",
         r.reveal is not Reveal.REQUEST and not closed),
        ("asker_only_on_request", "asker_must_trump",
         "only where the trump is revealed on request is there an asker",
         not r.asker_must_trump and not (closed and r.reveal is Reveal.REQUEST)),
        ("closed_card_three_decks", "trump",
         "a face-down trump card and three decks do not combine: the card would have two doubles",
         closed and three),
        ("closed_card_pile", "trump", "a face-down trump card and pile capture do not combine",
         closed and r.capture is Capture.TWO_IN_ROW_PLAYER),
        ("identical_only_three_decks", "identical_cards",
         "identical cards exist only with three decks",
         r.identical_cards is not IdenticalCards.LATER and not three),
        ("pile_not_for_tricks", "capture",
         "where tricks are the objective they count as they are won, not as a pile",
         r.capture is Capture.TWO_IN_ROW_PLAYER and r.objective is Objective.TRICKS),
        ("card_points_full_deck", "objective", "card points need the deck of 52 cards",
         r.objective is Objective.CARD_POINTS and not standard_deck),
        ("tricks_full_deck", "objective",
         "a deal for tricks needs the 13 tricks of the deck of 52 cards",
         r.objective is Objective.TRICKS and not standard_deck),
        ("tens_to_win_one_deck", "tens_to_win", "of four tens 3 win the deal",
         not three and r.tens_to_win != 3),
        ("tens_to_win_three_decks", "tens_to_win", "of twelve tens 7 or 9 win the deal",
         three and r.tens_to_win not in (7, 9)),
        ("sirr_tens_one_deck", "sirr_tens", "with one deck a sirr is all 4 tens",
         not three and r.sirr_tens != 4),
        ("sirr_tens_three_decks", "sirr_tens", "with three decks a sirr is 9, 10 or 12 tens",
         three and r.sirr_tens not in (9, 10, 12)),
        ("tie_break_only_tens", "tie_break",
         "tricks can break a tie only where tens are the objective",
         r.tie_break is TieBreak.TRICKS and not counts_tens),
        ("tens_total_only_tens", "match",
         "a match for a total of tens needs tens as the objective",
         r.match is MatchMode.TENS_TOTAL and not counts_tens),
        ("no_sirr_for_tricks", "sirr_ends_match",
         "where tricks are the objective there is no sirr",
         r.sirr_ends_match and r.family is Family.COURT_PIECE),
        ("no_sirr_in_mendikot", "sirr_ends_match",
         "where tricks break ties all tens are a mendikot, not a sirr",
         r.sirr_ends_match and r.family is Family.MENDIKOT),
        ("no_sirr_in_tens_total", "sirr_ends_match",
         "a match for a total of tens is not ended by a sirr",
         r.sirr_ends_match and r.match is MatchMode.TENS_TOTAL),
        ("ace_bonus_only_mendikot", "ace_bonus", "the ace bonus belongs to mendikots",
         r.ace_bonus and r.family is not Family.MENDIKOT),
        ("ace_bonus_only_points", "ace_bonus", "the ace bonus needs a match for points",
         r.ace_bonus and not _scores_points(r)),
        *_points_conditions(r),
    ]  # fmt: skip


def _points_conditions(r: RuleSet) -> list[tuple[str, str, str, bool]]:
    """Return what keeps it true that more tens or tricks never make a result worse."""
    mendikot, court_piece = r.family is Family.MENDIKOT, r.family is Family.COURT_PIECE
    sirr_scores = r.family is Family.DEHLA_PAKAD and not r.sirr_ends_match
    return [
        ("points_in_order", better, "a better result must not score less than a lesser one",
         applies and _scores_points(r) and getattr(r, better) < getattr(r, lesser))
        for lesser, better, applies in (
            ("points_win", "points_sirr", sirr_scores),
            ("points_win", "points_mendikot", mendikot),
            ("points_mendikot", "points_kot", mendikot),
            ("points_win", "points_court", court_piece),
            ("points_court", "points_bavney", court_piece),
        )
    ]  # fmt: skip


def _scores_points(r: RuleSet) -> bool:
    return r.match in (MatchMode.POINTS, MatchMode.DEALS)


def _plain(value: Any) -> Any:
    if isinstance(value, StrEnum):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _parsed(key: str, value: Any) -> Any:
    if key in CHOICES:
        return _choice(key, value)
    if key in RANGES:
        return _number(key, value)
    return _OTHERS[key](value)


def _choice(key: str, value: Any) -> Any:
    for choice in CHOICES[key]:
        if value == choice and isinstance(value, bool) == isinstance(choice, bool):
            if isinstance(value, float):
                break
            return choice
    listed = ", ".join(str(_plain(choice)).lower() for choice in CHOICES[key])
    raise RuleSetError(key, f"{key} must be one of {listed}, not {value!r}")


def _number(key: str, value: Any) -> int:
    least, most = RANGES[key]
    if type(value) is not int or not least <= value <= most:
        raise RuleSetError(key, f"{key} must be a number from {least} to {most}, not {value!r}")
    return value


def _preset(value: Any) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME:
        raise RuleSetError("preset", f"preset must be the id of a preset, not {value!r}")
    return value


def _name(value: Any) -> str | None:
    if value is not None and (not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME):
        raise RuleSetError("name", f"name must be a text of 1 to {LONGEST_NAME} letters")
    return value


def _first_dealer(value: Any) -> str | int:
    if value in (FIRST_DEALER_BY_CUT, FIRST_DEALER_RANDOM) or type(value) is int:
        return value  # type: ignore[no-any-return]
    raise RuleSetError("first_dealer", f"first_dealer must be cut, random or a seat, not {value!r}")


def _packets(value: Any) -> tuple[int, ...]:
    if (
        isinstance(value, list | tuple)
        and 0 < len(value) <= 26
        and all(type(size) is int and 0 < size <= 26 for size in value)
    ):
        return tuple(value)
    raise RuleSetError("deal_packets", f"deal_packets must be a list of numbers, not {value!r}")


def _redeals(value: Any) -> tuple[RedealIf, ...]:
    if isinstance(value, list | tuple) and len(set(map(str, value))) == len(value):
        known = [reason for reason in RedealIf if reason in value]
        if len(known) == len(value):
            return tuple(known)
    listed = ", ".join(RedealIf)
    raise RuleSetError("redeal_if", f"redeal_if must be a list of {listed}, not {value!r}")


_OTHERS: dict[str, Any] = {
    "preset": _preset,
    "name": _name,
    "first_dealer": _first_dealer,
    "deal_packets": _packets,
    "redeal_if": _redeals,
}
