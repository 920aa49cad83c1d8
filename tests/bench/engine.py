"""How many complete deals the rules play in a second, at random, with their records written."""

from __future__ import annotations

import itertools
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from typing import IO

from app.core.actions import Deal
from app.core.engine import TABLE_STEPS, apply, legal_actions, new_match
from app.core.log import DEAL_ENDS, log_deal, next_deal
from app.core.presets import PRESETS
from app.core.state import State
from app.storage.record_text import dump_deal

GOAL = 1500
ROUNDS, DEALS = 9, 300
LONG = 2000
TABLE = PRESETS["mendikot"].changed(stop_when_decided="never")


def play_deal(state: State, number: int, rng: random.Random) -> State:
    """Play one deal at random to its end, from a state that is ready to deal."""
    state, _ = apply(state, Deal(number))
    while state.phase not in DEAL_ENDS:
        legal = legal_actions(state)
        action = legal[int(rng.random() * len(legal))] if legal else TABLE_STEPS[state.phase]
        state, _ = apply(state, action)
    return state


def play_and_record(deals: int, file: IO[str]) -> Iterator[None]:
    """Play deals, one match after the other, and write each down; yield after each."""
    rng, state = random.Random(deals), new_match(TABLE, 0)
    for deal in range(1, deals + 1):
        state = play_deal(next_deal(state), deal, rng)
        file.write(dump_deal(log_deal(state, deal)) + "\n")
        yield


def times(deals: int) -> list[float]:
    """Return the seconds of this process's own time that each of some deals took."""
    with tempfile.TemporaryFile("w", encoding="utf-8") as file:
        clock = [time.process_time()]
        clock += [time.process_time() for _ in play_and_record(deals, file)]
    return [end - start for start, end in itertools.pairwise(clock)]


def rate(seconds: list[float]) -> float:
    """Return deals a second."""
    return len(seconds) / sum(seconds)


def main() -> None:
    """Print the rate, and whether it sinks in the course of many deals."""
    rounds = [rate(times(DEALS)) for _ in range(ROUNDS)]
    median, best = statistics.median(rounds), max(rounds)
    print(f"Complete deals of 52 cards with records written, one core, {ROUNDS} rounds:")
    print(f"  median {median:.0f} deals/s, best {best:.0f} (goal {GOAL})")
    long = times(LONG)
    tenth = LONG // 10
    print(f"Of {LONG} deals in a row:")
    print(f"  first tenth {rate(long[:tenth]):.0f} deals/s, last tenth {rate(long[-tenth:]):.0f}")


if __name__ == "__main__":
    main()
