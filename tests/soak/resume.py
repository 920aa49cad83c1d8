"""Save and take up again after every action of whole matches: nothing may differ, then or later.

``python -m tests.soak.resume [COUNT [SEED]]`` plays so many matches, 200 if not told otherwise,
under every preset in turn. After each action the match is saved by the autosave of one program and
taken up by that of another; its state must be equal in every field. From some places the second
program plays on to the end, which must be the same match, card by card.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from app.core.log import DEAL_ENDS, MatchLog
from app.core.phases import Phase
from app.core.presets import PRESETS
from app.core.rules import RuleSet
from app.session.controller import Controller
from app.session.options import TARGETS
from app.storage.autosave import Autosave
from tests.builders import collected
from tests.session.table import Table
from tests.soak._trials import command

COUNT = 200
ENDS = 0.01
"""The share of places from which a match is played to its end a second time."""


def attempt(number: int, chance: random.Random) -> Iterator[str]:
    """Play a match, and take it up again after every action of it."""
    rules = _rules(number, chance)
    seed = chance.randrange(1, 2**31)
    whole = played_out(Table(rules, seed=seed, humans=()))
    yield f"matches under {rules.preset}"
    with tempfile.TemporaryDirectory() as folder:
        table = Table(rules, seed=seed, humans=())
        while table.controller.state.phase is not Phase.MATCH_OVER:
            _go_on(table)
            if table.controller.deal_index:
                again = taken_up(Path(folder), table.controller.log)
                compare(table.controller, again.controller)
                yield "actions"
                if chance.random() < ENDS:
                    assert played_out(again) == whole, "the future has changed"
                    yield "played to the end again"
        assert table.controller.log == whole


def _rules(number: int, chance: random.Random) -> RuleSet:
    """Return a preset with a lower target, so that a match is a few deals long."""
    rules = list(PRESETS.values())[number % len(PRESETS)]
    target = TARGETS[rules.match]
    low = max(2, getattr(rules, target) // 3)
    return rules.changed(**{target: low, "first_dealer": chance.choice(("cut", "random", 1))})


def _go_on(table: Table) -> None:
    """Let one thing happen."""
    if table.controller.waits_for_player:
        table.controller.carry_on()
    else:
        assert table.scheduler.step(), "it hangs"


def played_out(table: Table) -> MatchLog:
    """Return the log of a match that is played to its end."""
    while table.controller.state.phase is not Phase.MATCH_OVER:
        _go_on(table)
    return table.controller.log


def taken_up(folder: Path, log: MatchLog) -> Table:
    """Save a match as one program does, and return the table of the next one."""
    first = Autosave(folder)
    first.save(log)
    first.close()
    second = Autosave(folder)
    try:
        again = second.take_up()
        second.taken_up()
    finally:
        second.close()
    assert again == log
    return Table(log.header.rules, log=again)


def compare(one: Controller, other: Controller) -> None:
    """Compare everything that two controllers know; only a trick may still lie on the table."""
    assert one.state in (other.state, collected(other.state))
    assert one.log == other.log
    assert one.header == other.header
    assert one.has_finished_deal == other.has_finished_deal
    if one.state.phase not in (Phase.DEAL, *DEAL_ENDS):
        assert one.deal_index == other.deal_index


if __name__ == "__main__":
    sys.exit(command(attempt, COUNT))
