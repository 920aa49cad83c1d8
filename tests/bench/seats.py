"""How long the levels think, by trick, and how many playouts a second the search does."""

from __future__ import annotations

import statistics
import time
from collections import defaultdict

from app.ai.levels import LEVELS, make_player
from app.ai.player import Limit, Player
from app.ai.search import fast_twin
from app.core import engine
from app.core.actions import COLLECT, NOBODY, Deal, SeatAction
from app.core.observation import Observation, observe
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.state import State

DEALS = 3
PRESET = "dehla_pakad"
SHOWN_TRICKS = (1, 2, 4, 6, 8, 10, 12)
PLAYOUTS = 20_000


def main() -> None:
    """Print the table of thinking times and the speed of the search."""
    print(f"seats: milliseconds a choice in {PRESET}, by trick (median of {DEALS} deals)")
    print("level     " + "".join(f"{trick:>8}" for trick in SHOWN_TRICKS) + "    95 %     max")
    for level in LEVELS:
        times = _times(make_player(level))
        medians = (1e3 * statistics.median(times[trick] or [0.0]) for trick in SHOWN_TRICKS)
        all_times = sorted(1e3 * second for seconds in times.values() for second in seconds)
        p95, longest = all_times[len(all_times) * 95 // 100], all_times[-1]
        shown = "".join(f"{each:8.2f}" for each in medians)
        print(f"{level:10}{shown}{p95:8.1f}{longest:8.1f}")
    _print_speed()


def _times(player: Player) -> defaultdict[int, list[float]]:
    times: defaultdict[int, list[float]] = defaultdict(list)
    for number in range(1, DEALS + 1):
        state = engine.new_match(PRESETS[PRESET], number % 4)
        state = engine.apply(state, Deal(number))[0]
        while state.deal is not None and state.deal.result is None:
            if state.phase is Phase.TRICK_OVER:
                state = engine.apply(state, COLLECT)[0]
                continue
            state = _timed_step(state, player, times)
    return times


def _timed_step(state: State, player: Player, times: defaultdict[int, list[float]]) -> State:
    seat = engine.seat_to_act(state)
    assert seat != NOBODY
    seen = observe(state, seat)
    start = time.perf_counter()
    action = _decide(player, seen)
    if len(seen.legal) > 1:
        times[len(seen.finished) + 1].append(time.perf_counter() - start)
    return engine.apply(state, action)[0]


def _decide(player: Player, seen: Observation) -> SeatAction:
    return player.decide(seen, 1, Limit(), lambda: False).action


def _print_speed() -> None:
    state = engine.apply(engine.new_match(PRESETS[PRESET], 0), Deal(1))[0]
    seen = observe(state, engine.seat_to_act(state))
    twin = "native" if fast_twin() is not None else "python"
    playouts = PLAYOUTS if twin == "native" else 100
    start = time.perf_counter()
    make_player("expert").decide(seen, 1, Limit(seconds=60, iterations=playouts), lambda: False)
    seconds = time.perf_counter() - start
    print(f"search ({twin}): {playouts / seconds:,.0f} playouts a second from the first lead")


if __name__ == "__main__":
    main()
