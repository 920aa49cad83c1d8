"""What has happened in a match: the last deals step by step, those before as their logs alone."""

from __future__ import annotations

from collections.abc import Callable

from app.core.actions import Kind
from app.core.log import DEAL_ENDS, DealLog, Header, MatchLog, Step, log_deal, replay_deal
from app.core.state import State
from app.session.replay import ready_for

WHOLE_DEALS = 2
"""Deals of which every step is kept; a long match would need too much memory for all of them."""


class History:
    """The steps of a match from its first state on.

    Steps of older deals are forgotten and played again from their logs when somebody goes back so
    far, which gives the same states. ``count`` never falls by forgetting.
    """

    def __init__(self, header: Header, opening: State) -> None:
        self._header = header
        self._steps = [Step(None, (), opening)]
        self._forgotten_steps = 0
        self._forgotten_deals = 0
        self.finished: list[DealLog] = []

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return the steps that are kept: those of this deal and the one before at least."""
        return tuple(self._steps)

    @property
    def last(self) -> Step:
        """Return the last step."""
        return self._steps[-1]

    @property
    def count(self) -> int:
        """Return how many steps have been made."""
        return self._forgotten_steps + len(self._steps)

    def append(self, step: Step, *, assisted: bool) -> None:
        """Add a step; ``assisted`` belongs to the deal if it ends with it."""
        self._steps.append(step)
        if step.state.phase in DEAL_ENDS:
            deal = len(self.finished) + 1
            self.finished.append(log_deal(step.state, deal, assisted=assisted))
        if step.action is not None and step.action.kind is Kind.NEXT:
            self._forget()

    def _forget(self) -> None:
        begins = [
            at
            for at, step in enumerate(self._steps)
            if step.action is not None and step.action.kind is Kind.NEXT
        ]
        if len(begins) >= WHOLE_DEALS:
            end = begins[-WHOLE_DEALS]
            self._forgotten_deals += _ends(self._steps[:end])
            self._forgotten_steps += end
            del self._steps[:end]

    def can_go_back(self, is_wanted: Callable[[State], bool]) -> bool:
        """Say whether a wanted state lies before the last step.

        In every deal that is forgotten there is one, if seats are meant.
        """
        return self._before_last(is_wanted) is not None or self._forgotten_deals > 0

    def go_back(self, is_wanted: Callable[[State], bool]) -> list[Step]:
        """Go back to the last wanted state before the last step, and return what came after it.

        Without such a state nothing changes and nothing is returned.
        """
        index = self._before_last(is_wanted)
        while index is None and self._forgotten_deals:
            self._recall()
            index = self._before_last(is_wanted)
        if index is None:
            return []
        gone = self._steps[index + 1 :]
        del self._steps[index + 1 :]
        del self.finished[len(self.finished) - _ends(gone) :]
        return gone

    def _before_last(self, is_wanted: Callable[[State], bool]) -> int | None:
        for index in range(len(self._steps) - 2, -1, -1):
            if is_wanted(self._steps[index].state):
                return index
        return None

    def _recall(self) -> None:
        """Play the last forgotten deal again."""
        self._forgotten_deals -= 1
        deal = self._forgotten_deals
        ready = ready_for(MatchLog(self._header, tuple(self.finished)), deal)
        again = [Step(None, (), ready), *replay_deal(ready, self.finished[deal])]
        self._forgotten_steps -= len(again)
        self._steps[:0] = again


def _ends(steps: list[Step]) -> int:
    return sum(step.state.phase in DEAL_ENDS for step in steps)
