"""How long the analysis of a deal takes, exact values and fair verdicts, in processor time."""

from __future__ import annotations

import statistics
from time import process_time

from app.ai import backend
from app.ai.analysis import analyse
from app.ai.levels import make_player
from app.core.presets import preset
from app.session.headless import play_deals
from app.session.replay import ready_for
from app.session.setup import MatchSetup, default_seats, new_log

RULES = ("dehla_pakad", "mendikot", "mendikot_closed", "mendikot_no_trump", "dehla_pakad_pile")
DEALS = 5
STARTED = "2026-11-29T18:00:00Z"


def main() -> None:
    """Print median and longest time of some deals of each rule set, and what was worked out."""
    print(f"solver: {backend.name()}")
    for preset_id in RULES:
        rules = preset(preset_id)
        log = new_log(MatchSetup(rules, default_seats(rules.players), 11), STARTED)
        players = [make_player("casual")] * rules.players
        log = log._replace(deals=tuple(play_deals(log.header, players, DEALS)))
        times, exact, choices = [], 0, 0
        for index, deal in enumerate(log.deals):
            begun = process_time()
            turns = list(analyse(ready_for(log, index), deal, lambda: False))
            times.append(process_time() - begun)
            choices += sum(turn.fair is not None for turn in turns)
            exact += sum(turn.values is not None for turn in turns)
        middle, longest = statistics.median(times), max(times)
        print(f"{preset_id}: median {middle:.1f} s, longest {longest:.1f} s,", end=" ")
        print(f"exact {exact} of {choices} choices", flush=True)


if __name__ == "__main__":
    main()
