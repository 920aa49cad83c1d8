"""What all long trials share: numbered attempts, each with chance of its own, and a count of both.

A trial is run as ``python -m tests.soak.NAME [COUNT [SEED]]``. Each attempt is named SEED/NUMBER; a
seed of that form begins with that number, so that ``NAME 1 soak/1234`` repeats one attempt exactly.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable

Attempt = Callable[[int, random.Random], Iterable[str]]
"""Tries something, told its number and given its chance; says in a word or two what it has met."""

LONGEST_TRACE = 3000
"""Characters of a traceback that are printed, the last ones."""


def run(attempt: Attempt, count: int, seed: str = "soak", longest: float | None = None) -> int:
    """Make so many attempts, print what was met and what failed, and return how many failed.

    ``longest`` is how many seconds of processor time an attempt may take.
    """
    base, _, first = seed.partition("/")
    begin, met = int(first or 0), Counter[str]()
    slowest, failed, begun, tried = (0.0, ""), 0, time.monotonic(), 0
    try:
        for number in range(begin, begin + count):
            label = f"{base}/{number}"
            started = time.process_time()
            met.update(words := _tried(attempt, number, label))
            failed += "FAILED" in words
            slowest = max(slowest, (time.process_time() - started, label))
            tried += 1
            if 10 * tried // count > 10 * (tried - 1) // count:
                _say(f"{tried} of {count} in {time.monotonic() - begun:.0f} s; failed: {failed}")
    except KeyboardInterrupt:
        _say("interrupted")
    for word, times in sorted(met.items()):
        _say(f"  {word:40} {times:9}")
    if longest is not None and slowest[0] > longest:
        failed += 1
        _say(f"TOO SLOW: {slowest[1]} took {slowest[0]:.3f} s")
    _say(f"slowest: {slowest[0]:.3f} s ({slowest[1]})")
    _say(f"tried: {tried}; failed: {failed}; seed: {seed}")
    return failed


def _tried(attempt: Attempt, number: int, label: str) -> list[str]:
    try:
        return list(attempt(number, random.Random(label)))
    except Exception:
        _say(f"{label} failed:\n{traceback.format_exc(chain=False)[-LONGEST_TRACE:]}")
        return ["FAILED"]


def _say(text: str) -> None:
    print(text, flush=True)


def command(attempt: Attempt, count: int, longest: float | None = None) -> int:
    """Run a trial with the arguments of the command line, ``[COUNT [SEED]]``; return its code."""
    words = sys.argv[1:]
    if len(words) > 2 or (words and not words[0].isdecimal()):
        _say("the arguments are [COUNT [SEED]]")
        return 2
    return int(run(attempt, int(words[0]) if words else count, *words[1:], longest=longest) > 0)


def number_from_the_command_line(usual: int) -> int:
    """Return the only argument of the command line, ``[COUNT]``, or the usual number."""
    words = sys.argv[1:]
    if len(words) > 1 or (words and not words[0].isdecimal()):
        sys.exit("the argument is [COUNT]")
    return int(words[0]) if words else usual
