"""The rules of thumb in the order in which they are tried, and the player that goes by them."""

from __future__ import annotations

from collections.abc import Callable, Container

from app.ai import choose_trump, follow, lead
from app.ai.knowledge import View
from app.ai.player import Decision, Limit, StopAsked
from app.ai.style import STEADY, Style
from app.core.actions import NOBODY, PLAYS, Kind
from app.core.cards import Card, Stream
from app.core.observation import Observation
from app.core.phases import Phase

Rule = Callable[[View, Style], Card | None]
"""A rule of thumb: the card that it wants in a style, None if it has nothing to say."""

FOLLOW_RULES: dict[str, Rule] = {
    "set_trump": choose_trump.set_trump,
    "feed_ten": follow.feed_ten,
    "win_with_ten": follow.win_with_ten,
    "capture_ten": follow.capture_ten,
    "guard_ten": follow.guard_ten,
    "leave_to_partner": follow.leave_to_partner,
    "second_hand_low": follow.second_hand_low,
    "third_hand_high": follow.third_hand_high,
    "win_cheaply": follow.win_cheaply,
    "ruff": follow.ruff,
    "throw_low": follow.throw_low,
}
"""What is tried for a card to a trick, in this order; the last always has an answer."""

LEAD_RULES: dict[str, Rule] = {
    "cash_ten": lead.cash_ten,
    "lead_short": lead.lead_short,
    "cash_master": lead.cash_master,
    "draw_trumps": lead.draw_trumps,
    "lead_to_ruff": lead.lead_to_ruff,
    "lead_low": lead.lead_low,
}
"""What is tried for the card that opens a trick, in this order; the last always has an answer."""


class RulePlayer:
    """A seat that goes by rules of thumb, forgets some, and now and then follows a whim."""

    def __init__(
        self, forgotten: Container[str] = (), whim: float = 0.0, style: Style = STEADY
    ) -> None:
        self._follow = _kept(FOLLOW_RULES, forgotten)
        self._lead = _kept(LEAD_RULES, forgotten)
        self._asks = "ask_for_ten" not in forgotten
        self._whim = whim
        self._style = style

    def decide(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> Decision:
        """Return the choice of the first rule that has one."""
        legal = observation.legal
        if len(legal) == 1:
            return Decision(legal[0], "only_choice")
        if self._whim:
            stream = Stream("hukum whim", seed)
            if stream.below(1000) < self._whim * 1000:
                return Decision(legal[stream.below(len(legal))], "whim")
        return self.by_rule(View(observation))

    def by_rule(self, view: View) -> Decision:
        """Return the choice of the first rule that has one, whims aside."""
        phase = view.seen.phase
        if phase is Phase.LAY_TRUMP:
            return Decision(choose_trump.lay_low_of_strongest(view), "strongest_suit")
        if view.seen.legal[0].kind is not Kind.PLAY:
            return Decision(choose_trump.strongest_suit(view), "strongest_suit")
        asking = choose_trump.ask_action(view)
        if asking is not None and self._asks and choose_trump.should_ask(view):
            return Decision(asking, "ask_for_ten")
        rules = self._lead if view.led == NOBODY else self._follow
        reason, card = first_choice(rules, view, self._style)
        return Decision(PLAYS[view.me][card], reason)


def _kept(rules: dict[str, Rule], forgotten: Container[str]) -> dict[str, Rule]:
    return {reason: rule for reason, rule in rules.items() if reason not in forgotten}


def first_choice(rules: dict[str, Rule], view: View, style: Style) -> tuple[str, Card]:
    """Return the first rule that has an answer, and its card."""
    if len(view.cards) == 1:
        return "only_choice", view.cards[0]
    for reason, rule in rules.items():
        card = rule(view, style)
        if card is not None:
            return reason, card
    raise AssertionError("the last rule of a table always has an answer")


class RandomPlayer:
    """A seat that plays anything legal: for tests."""

    def decide(
        self, observation: Observation, seed: int, limit: Limit, stop: StopAsked
    ) -> Decision:
        """Return any legal action, all with the same chance."""
        legal = observation.legal
        return Decision(legal[Stream("hukum random seat", seed).below(len(legal))], "whim")
