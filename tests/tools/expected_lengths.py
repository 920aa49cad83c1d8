"""Measure how many deals a match takes: `python -m tests.tools.expected_lengths [PRESET ...]`.

Deals of every preset are played among club players, so between equal sides. From what they came
to, by the dealer's side, matches of many lengths are put together: some hundred deals tell of a
streak of nine as well.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from app.ai.levels import make_player
from app.core.log import start
from app.core.outcomes import tally
from app.core.presets import PRESETS
from app.core.rules import MatchMode, RuleSet
from app.core.scoring import Tally, after_deal, judge
from app.core.state import Pair, Score
from app.session.headless import play_deal
from app.session.options import TARGETS, length_key, offers_ace_bonus, offers_sirr
from app.session.setup import MatchSetup, default_seats, new_log
from app.storage.resources import resource_path

DEALS = 600
MATCHES = 2000
MOST_DEALS = 40_000
"""Matches are put together until there are enough of them or enough deals in them."""

TARGET_VALUES: dict[MatchMode, Sequence[int]] = {
    MatchMode.STREAK: range(2, 10),
    MatchMode.POINTS: (*range(1, 16), 20, 21, 25),
    MatchMode.TENS_TOTAL: (10, 20, 30, 40, 50),
}
STARTED = "2026-01-01T00:00:00Z"


class Seen(NamedTuple):
    """What a deal came to, with the dealer's side first."""

    tens: Pair
    tricks: Pair
    first_tricks: int | None
    aces: Pair


def played(rules: RuleSet, deals: int) -> list[Seen]:
    """Play deals among club players and return what they came to."""
    aces = offers_ace_bonus(rules)
    whole = rules.changed(sirr_ends_match=False, stop_when_decided="never", ace_bonus=aces)
    header = new_log(MatchSetup(whole, default_seats(whole.players), 1), STARTED).header
    players = [make_player("club")] * whole.players
    seen = []
    for number in range(1, deals + 1):
        state = start(header._replace(first_dealer=number % whole.players))
        over = play_deal(state, header.seed, number, players).deal
        assert over is not None
        seen.append(_from_dealer(tally(whole, over), over.dealer % 2))
    return seen


def _from_dealer(counted: Tally, side: int) -> Seen:
    first = counted.first_tricks
    return Seen(
        _turned(counted.tens, side),
        _turned(counted.tricks, side),
        None if first is None else first ^ side,
        _turned(counted.aces, side),
    )


def _turned(pair: Pair, side: int) -> Pair:
    return (pair[1], pair[0]) if side else pair


def mean_length(rules: RuleSet, seen: Sequence[Seen]) -> float:
    """Return the mean number of deals of matches put together from what deals came to."""
    chance = random.Random(length_key(rules))
    matches = deals = 0
    while matches < MATCHES and deals < MOST_DEALS:
        score = Score(dealer=chance.randrange(rules.players))
        while score.outcome is None:
            side = score.dealer % 2
            counted = Tally(*_from_dealer(Tally(*chance.choice(seen)), side))
            score = after_deal(rules, score, score.dealer, judge(rules, counted))
        matches += 1
        deals += score.deals
    return deals / matches


def variants(rules: RuleSet) -> Iterator[RuleSet]:
    """Yield a preset with every length of match and every switch that its deals can tell of."""
    for target in TARGET_VALUES[rules.match]:
        for sirr in (False, True) if offers_sirr(rules) else (rules.sirr_ends_match,):
            for aces in (False, True) if offers_ace_bonus(rules) else (False,):
                changes: dict[str, Any] = {TARGETS[rules.match]: target}
                yield rules.changed(sirr_ends_match=sirr, ace_bonus=aces, **changes)


def main(argv: Sequence[str]) -> int:
    """Measure every preset, or those that are named, and write the table."""
    path = resource_path("resources") / "expected_lengths.json"
    known = json.loads(path.read_text(encoding="utf-8"))["deals"] if path.exists() else {}
    for name in argv or PRESETS:
        rules = PRESETS[name]
        seen = played(rules, DEALS if rules.players == 4 else DEALS // 3)
        for variant in variants(rules):
            known[length_key(variant)] = round(mean_length(variant, seen), 1)
        print(f"{name}: {known[name]} deals a match", flush=True)
        text = json.dumps({"level": "club", "deals": dict(sorted(known.items()))}, indent=1)
        path.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
