"""Let the compiled search play under the address and undefined-behaviour sanitizers.

``python -m tests.soak.search_sanitize [DEALS]`` plays so many deals of every preset (3 if not told
otherwise) by the two levels that search. It prints one line, or the sanitizer's report.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.soak import _sanitized, _trials

DEALS = 3


def main() -> None:
    """Compile, then play in a process of its own."""
    deals = _trials.number_from_the_command_line(DEALS)
    with tempfile.TemporaryDirectory() as folder:
        library = str(_sanitized.compiled("_search", Path(folder)))
        _sanitized.run(f"from tests.soak import search_sanitize as s; s.play({library!r}, {deals})")


def play(library: str, deals: int) -> None:
    """Play deals of every preset by the compiled search of a file."""
    _sanitized.put_in_place("_search", library)

    from app.ai.levels import make_player
    from app.core.presets import PRESETS
    from tests.ai.tables import by_player, dealt, turns

    choices = 0
    for rules in PRESETS.values():
        for number in range(1, deals + 1):
            level = ("expert", "master")[number % 2]
            choices += sum(1 for _ in turns(dealt(rules, number), by_player(make_player(level))))
    print(f"{choices} choices of {len(PRESETS)} presets: nothing to report")


if __name__ == "__main__":
    main()
