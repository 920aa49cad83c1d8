"""Plays that look odd to people at the table: how many of each kind a level makes in 100 deals.

Each level plays all four seats. Some of these plays are right now and then, so no figure has to be
none; what looks odd in one deal of three is worth a look.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from app.ai.knowledge import View
from app.ai.levels import LEVELS, make_player
from app.ai.player import Limit, Player
from app.core import engine
from app.core.actions import COLLECT, NOBODY, Deal, Kind
from app.core.cards import SUIT_OF, Card
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.state import State

DEALS, MANY_DEALS = 25, 200
PRESET = "dehla_pakad"
SEEDS = 1000
"""Seeds for the choices of a deal."""
SURE = 0.97
"""From this chance on the partner's card is thought to win the trick."""


class Play(NamedTuple):
    """A card as its seat saw the table, and whether its side lost the trick in the end."""

    view: View
    card: Card
    lost: bool

    def others(self) -> list[Card]:
        """Return the other cards that might have been played, without tens."""
        view = self.view
        return [card for card in view.cards if card != self.card and not view.is_prize(card)]

    def lower(self) -> list[Card]:
        """Return those of them that are lower cards of the same suit."""
        suit = SUIT_OF[self.card]
        return [card for card in self.others() if SUIT_OF[card] == suit and card < self.card]

    def throws(self) -> bool:
        """Say whether the card was neither led nor could win, and no ten."""
        view = self.view
        return view.led != NOBODY and not view.takes(self.card) and not view.is_prize(self.card)

    def is_ten(self) -> bool:
        """Say whether a ten was played though there was another card."""
        return self.view.is_prize(self.card) and bool(self.others())


def _throws_high(play: Play) -> bool:
    return play.throws() and bool(play.lower())


def _throws_the_highest(play: Play) -> bool:
    return _throws_high(play) and play.view.is_master(play.card)


def _leads_a_ten_away(play: Play) -> bool:
    return play.view.led == NOBODY and play.is_ten() and play.lost


def _gives_a_ten(play: Play) -> bool:
    view = play.view
    under = view.led != NOBODY and not view.mine and not view.takes(play.card)
    return under and play.is_ten() and play.lost


def _overtakes_its_partner(play: Play) -> bool:
    view = play.view
    if not view.mine or not view.takes(play.card) or view.is_prize(play.card):
        return False
    trick, safe = view.seen.trick, 1.0
    for seat in view.later:
        if not view.is_friend(seat):
            safe *= 1.0 - view.beats(seat, trick.best_card, trick.best_is_trump)
    return safe >= SURE and not all(map(view.takes, play.others()))


def _wins_too_dear(play: Play) -> bool:
    view = play.view
    cheaper = any(map(view.takes, play.lower()))
    return not view.later and view.takes(play.card) and not view.is_prize(play.card) and cheaper


def _lets_a_ten_go(play: Play) -> bool:
    view = play.view
    could = any(map(view.takes, play.others()))
    return not view.later and not view.mine and view.stake() > 0 and play.lost and could


def _keeps_a_safe_ten(play: Play) -> bool:
    view = play.view
    tens = [card for card in view.cards if view.is_prize(card)]
    safe = [card for card in tens if not view.is_trump_if_played(card)]
    return not view.later and view.mine and bool(safe) and not view.is_prize(play.card)


ODD: dict[str, Callable[[Play], bool]] = {
    "throws more than the lowest of a suit": _throws_high,
    "throws the highest of a suit, keeps lower": _throws_the_highest,
    "leads a ten and loses it": _leads_a_ten_away,
    "throws a ten on an opponent's card": _gives_a_ten,
    "beats its partner's sure card": _overtakes_its_partner,
    "wins dearer than it must, last": _wins_too_dear,
    "lets a ten go, last": _lets_a_ten_go,
    "keeps a ten that was safe, last": _keeps_a_safe_ten,
}


def main() -> None:
    """Print the table of odd plays."""
    deals = MANY_DEALS if "whole" in sys.argv else DEALS
    print(f"manners: odd plays in 100 deals of {PRESET}, measured in {deals}")
    print(" " * 44 + "".join(f"{level:>10}" for level in LEVELS))
    counts = {level: _count(make_player(level), deals) for level in LEVELS}
    for kind in ODD:
        shown = "".join(f"{100 * counts[level][kind] / deals:10.1f}" for level in LEVELS)
        print(f"{kind:44}{shown}")


def _count(player: Player, deals: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    for number in range(1, deals + 1):
        for play in _plays(player, number):
            counts.update(kind for kind, is_odd in ODD.items() if is_odd(play))
    return counts


def _plays(player: Player, number: int) -> Iterator[Play]:
    """Play a deal; yield every card that was chosen, once its trick is full."""
    state = engine.new_match(PRESETS[PRESET], number % 4)
    state = engine.apply(state, Deal(number))[0]
    chosen: list[tuple[View, Card]] = []
    while True:
        deal = state.deal
        assert deal is not None
        if state.phase is Phase.TRICK_OVER or deal.result is not None:
            winner = (deal.trick if deal.trick.cards else deal.finished[-1]).best_seat
            for view, card in chosen:
                yield Play(view, card, not view.is_friend(winner))
            chosen.clear()
            if deal.result is not None:
                return
            state = engine.apply(state, COLLECT)[0]
            continue
        state = _step(state, player, number * SEEDS, chosen)


def _step(state: State, player: Player, seed: int, chosen: list[tuple[View, Card]]) -> State:
    seen = observe(state, engine.seat_to_act(state))
    action = player.decide(seen, seed + len(seen.history), Limit(), lambda: False).action
    if action.kind is Kind.PLAY and len(seen.legal) > 1:
        chosen.append((View(seen), action.card))
    return engine.apply(state, action)[0]


if __name__ == "__main__":
    main()
