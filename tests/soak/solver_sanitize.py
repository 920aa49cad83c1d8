"""Run the compiled solver's test corpus under the address and undefined-behaviour sanitizers.

``python -m tests.soak.solver_sanitize [COUNT]`` compares so many endings (2,000 if not told
otherwise) with plain minimax and with the readable twin, and some whole short deals with that, in
both builds of the bit instructions. It prints one line for each, or the sanitizer's report.
"""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path

from tests.soak import _sanitized, _trials

COUNT = 2_000


def main() -> None:
    """Compile, then run the corpus in a process of its own for each build."""
    count = _trials.number_from_the_command_line(COUNT)
    with tempfile.TemporaryDirectory() as folder:
        library = str(_sanitized.compiled("_solver", Path(folder)))
        code = f"from tests.soak import solver_sanitize as s; s.corpus({library!r}, {count})"
        _sanitized.run(code)
        _sanitized.run(code, HUKUM_PLAIN_BITS="1")


def corpus(library: str, count: int) -> None:
    """Compare the compiled twin, loaded from a file, with minimax and the readable twin."""
    _sanitized.put_in_place("_solver", library)

    from app.ai import backend
    from app.ai.position import Objective, TrumpMode
    from app.ai.solver import Limit, Solver, SolveStopped
    from tests.ai.endings import SHORT, endings, full_deal
    from tests.soak._plain import CMinimax

    kept, readable = (Solver(1, twin, look_from=2) for twin in (backend.NATIVE, backend.PYTHON))
    with tempfile.TemporaryDirectory() as folder:
        oracle = CMinimax(Path(folder))
        for position in endings(77, count, (1, 2, 3, 4, 5)):
            cards = kept.solve(position).cards
            assert cards == oracle.cards(position) == readable.solve(position).cards, position
    for number in range(1, 13):
        deal = full_deal(number, TrumpMode.FIRST_VOID, list(Objective)[number % 4], None, SHORT)
        assert kept.solve(deal).cards == readable.solve(deal).cards, deal
    with contextlib.suppress(SolveStopped):  # it fills the table several times
        kept.solve(full_deal(1), limit=Limit(nodes=3_000_000))
    print(f"{count} endings and 13 deals: nothing to report")


if __name__ == "__main__":
    main()
