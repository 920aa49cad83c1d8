"""The controller: drives the state machine of one match from its first deal to its last."""

from __future__ import annotations

from itertools import takewhile
from typing import Protocol

from app.ai.player import Decision, Limit
from app.core.actions import Action, Cut, Deal, SeatAction
from app.core.cards import cut_for_deal, deal_number
from app.core.engine import TABLE_STEPS, apply, new_match
from app.core.errors import IllegalActionError
from app.core.log import (
    DEAL_ENDS,
    DealLog,
    Header,
    MatchLog,
    Step,
    log_deal,
    next_deal,
    replay_deal,
    start,
)
from app.core.observation import Observation, observe
from app.core.phases import ACTORS, Actor, Phase
from app.core.rules import FIRST_DEALER_BY_CUT
from app.core.state import State
from app.session.chance import draw_action, first_dealer, seat_seed
from app.session.history import History
from app.session.pace import LONGEST_THOUGHT, THOUGHT_SECONDS, Pace
from app.session.scheduler import Callback, Scheduler, Timer
from app.session.seats import DEFAULT_LEVEL, DEFAULT_STYLE, Request, Thinker, checked


class Listener(Protocol):
    """Whoever shows the match; called in the controller's thread, after the state has changed."""

    def stepped(self, step: Step) -> None:
        """Take note of one step forward."""
        ...

    def rebuilt(self) -> None:
        """Take note of a jump: undo or redo. The picture must be built anew from the state."""
        ...


class Controller:
    """One match at a table.

    Everything that is known of the match lies in its history of steps; a save is their actions,
    undo drops the tail. Whoever acts next is read off the phase: the table after a pause, an AI
    seat by a request, a human by `submit`. The controller waits for `carry_on` after a deal, and
    after a trick if the pace says so.
    """

    def __init__(
        self,
        log: MatchLog,
        scheduler: Scheduler,
        thinker: Thinker,
        listener: Listener,
        pace: Pace,
        first_number: int | None = None,
        seen: int = 0,
    ) -> None:
        """Take up a match where its log ends; nothing moves before `start`.

        ``first_number`` is the number of the first deal, which is dealt at once, without the cut;
        without it the seed decides. The match has been played up to deal ``seen`` before, if it
        went back: the deals that are to be played up to there are assisted, since their cards are
        known, and so is what is left of an unfinished one before them.

        Raises:
            IllegalActionError: the log does not agree with the rules.
        """
        self.header: Header = log.header
        self.pace = pace
        self._scheduler = scheduler
        self._thinker = thinker
        self._listener = listener
        self._first_number = first_number
        self._timers: list[Timer] = []
        self._held = 0
        self._running = False
        self._request: Request | None = None
        self._answer: SeatAction | None = None
        self._thought_enough = False
        self._requests = 0
        self._undone: list[list[Step]] = []
        self._assisted = {deal.deal for deal in log.deals if deal.assisted}
        if seen > len(log.deals):
            finished = sum(deal.result is not None for deal in log.deals)
            self._assisted.update(range(finished + 1, seen + 1))
        self._history = History(log.header, self._opening(log))
        for deal in log.deals:
            self._take_up(deal)

    def _opening(self, log: MatchLog) -> State:
        rules = log.header.rules
        is_fresh = not log.deals and self._first_number is None
        is_cut = rules.first_dealer == FIRST_DEALER_BY_CUT and is_fresh
        if is_cut and first_dealer(rules, log.header.seed) == log.header.first_dealer:
            return new_match(rules)
        return start(log.header)

    def _take_up(self, deal: DealLog) -> None:
        ready = next_deal(self.state)
        if ready is not self.state:
            self._append(Step(TABLE_STEPS[self.state.phase], (), ready))
        for step in replay_deal(ready, deal):
            self._append(step)

    # What is known

    @property
    def state(self) -> State:
        """Return the present state."""
        return self._history.last.state

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return what has happened, in this deal and the one before it at least."""
        return self._history.steps

    @property
    def step_count(self) -> int:
        """Return how many steps have been made."""
        return self._history.count

    @property
    def has_finished_deal(self) -> bool:
        """Say whether a deal of the match is over."""
        return bool(self._history.finished)

    @property
    def deal_index(self) -> int:
        """Return the number of the present deal in the match, from 1; 0 while none is dealt."""
        if self.state.deal is None:
            return 0
        return len(self._history.finished) + (self.state.phase not in DEAL_ENDS)

    @property
    def seen(self) -> int:
        """Return up to which deal the cards are known; the match may have gone back since."""
        return max(len(self._history.finished), self.deal_index, *self._assisted)

    @property
    def log(self) -> MatchLog:
        """Return the match so far, as it is saved."""
        deals = list(self._history.finished)
        state = self.state
        if state.deal is not None and state.phase not in DEAL_ENDS:
            deal = len(deals) + 1
            deals.append(log_deal(state, deal, assisted=deal in self._assisted))
        return MatchLog(self.header, tuple(deals))

    @property
    def human_to_act(self) -> int | None:
        """Return the human seat that must decide now, None if there is none."""
        state = self.state
        return state.deal.turn if state.deal is not None and self._asks_human(state) else None

    def _asks_human(self, state: State) -> bool:
        if state.deal is None or ACTORS[state.phase] is not Actor.SEAT:
            return False
        return self.header.seats[state.deal.turn].kind == "human"

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know now; a deal must have been dealt."""
        return observe(self.state, seat)

    @property
    def waits_for_player(self) -> bool:
        """Say whether the match goes on only by `carry_on`."""
        phase = self.state.phase
        return phase in DEAL_ENDS or (phase is Phase.TRICK_OVER and self.pace.trick is None)

    @property
    def is_thinking(self) -> bool:
        """Say whether an AI seat has been asked and its action is not on the table yet."""
        return self._request is not None

    # What the window may ask for

    def start(self) -> None:
        """Let the match go on from where it stands."""
        self._running = True
        self._proceed()

    def stop(self) -> None:
        """Stop for good: no timer fires and no answer is taken after this."""
        self._running = False
        self._cancel()

    def hold(self) -> None:
        """Stand still while a drag or a question is open; holds may be nested."""
        self._held += 1
        self._cancel()

    def release(self) -> None:
        """Undo one `hold`; the match goes on after the last."""
        self._held = max(0, self._held - 1)
        if not self._held:
            self._proceed()

    @property
    def is_held(self) -> bool:
        """Say whether the match stands still by `hold`."""
        return self._held > 0

    def set_pace(self, pace: Pace) -> None:
        """Change the pace; a pause that is running begins anew."""
        self.pace = pace
        if self._request is None:
            self._proceed()

    def submit(self, action: SeatAction) -> None:
        """Do what a human seat has decided.

        Raises:
            IllegalActionError: it is not a human's turn, or the rules forbid the action.
        """
        if self.human_to_act is None:
            raise IllegalActionError("not_your_turn", "it is not your turn", seat=action.seat)
        after, events = apply(self.state, action)
        self._undone.clear()
        self._advance(Step(action, events, after))

    def carry_on(self) -> None:
        """End the pause after a trick, or go on to the next deal or match."""
        if self._running and self.state.phase in TABLE_STEPS:
            self._act(TABLE_STEPS[self.state.phase])

    def mark_assisted(self) -> None:
        """Remember that a hint was given in this deal."""
        self._assisted.add(self.deal_index)

    @property
    def can_undo(self) -> bool:
        """Say whether there is a decision of a human to go back to."""
        return self._may_undo and self._history.can_go_back(self._asks_human)

    @property
    def _may_undo(self) -> bool:
        header = self.header
        return not header.serious and any(seat.kind == "human" for seat in header.seats)

    @property
    def can_redo(self) -> bool:
        """Say whether something was undone that can come back."""
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to the last decision of a human, as if nothing had come after it."""
        seen = self.deal_index
        gone = self._history.go_back(self._asks_human) if self._may_undo else []
        if gone:
            self._undone.append(gone)
            self.mark_assisted()
            self._assisted.update(range(self.deal_index, seen + 1))
            self._jumped()

    def redo(self) -> None:
        """Bring back what the last undo took away."""
        if self._undone:
            for step in self._undone.pop():
                self._append(step)
            self._jumped()

    def _jumped(self) -> None:
        self._cancel()
        self._listener.rebuilt()
        self._proceed()

    # How the match goes on

    def _append(self, step: Step) -> None:
        deal = len(self._history.finished) + 1
        self._history.append(step, assisted=deal in self._assisted)

    def _advance(self, step: Step) -> None:
        self._cancel()
        self._append(step)
        self._listener.stepped(step)
        self._proceed()

    def _act(self, action: Action) -> None:
        after, events = apply(self.state, action)
        self._advance(Step(action, events, after))

    def _cancel(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if self._request is not None:
            self._request = None
            self._thinker.stop()

    def _later(self, seconds: float, callback: Callback) -> None:
        self._timers.append(self._scheduler.later(seconds, callback))

    def _proceed(self) -> None:
        self._cancel()
        if not self._running or self._held:
            return
        phase = self.state.phase
        if phase is Phase.CUT:
            self._later(self.pace.cut, self._cut)
        elif phase is Phase.DEAL:
            self._later(self._pause_before_deal(), self._deal)
        elif phase is Phase.DRAW_TRUMP:
            self._later(self._least_thought(), self._draw)
        elif phase is Phase.TRICK_OVER and self.pace.trick is not None:
            self._later(self.pace.trick, self.carry_on)
        elif ACTORS[phase] is Actor.SEAT and self.human_to_act is None:
            self._ask_seat()

    def _pause_before_deal(self) -> float:
        return self.pace.cut if isinstance(self._history.last.action, Cut) else 0.0

    def _cut(self) -> None:
        rounds = cut_for_deal(self.header.rules.deck_family, self.header.seed)
        done = sum(isinstance(step.action, Cut) for step in self.steps)
        self._act(Cut(rounds[done].cards))

    def _deal(self) -> None:
        deal = len(self._history.finished) + 1
        attempt = self._thrown_in()
        number = deal_number(self.header.seed, deal, attempt)
        if deal == 1 and attempt == 0 and self._first_number is not None:
            number = self._first_number
        self._act(Deal(number))

    def _thrown_in(self) -> int:
        last = takewhile(lambda step: isinstance(step.action, Deal), reversed(self.steps))
        return sum(1 for _ in last)

    def _draw(self) -> None:
        self._act(draw_action(self.state, self.header.seed, self.deal_index))

    # AI seats

    def _ask_seat(self) -> None:
        deal = self.state.deal
        assert deal is not None
        seat = self.header.seats[deal.turn]
        self._requests += 1
        self._answer, self._thought_enough = None, False
        self._request = Request(
            self._requests,
            observe(self.state, deal.turn),
            seat_seed(self.state, self.header.seed, self.deal_index),
            seat.level or DEFAULT_LEVEL,
            seat.style or DEFAULT_STYLE,
            Limit(seconds=THOUGHT_SECONDS),
        )
        self._later(self._least_thought(), self._enough)
        self._later(LONGEST_THOUGHT, self._overdue)
        self._thinker.think(self._request, self._answered)

    def _least_thought(self) -> float:
        dealt_now = self.state.deal is not None and not self.state.deal.actions
        return self.pace.deal if dealt_now else self.pace.think

    def _answered(self, request_id: int, decision: Decision | None) -> None:
        request = self._request
        if request is None or request.id != request_id or self._answer is not None:
            return
        self._answer = checked(request, decision)
        self._play_answer()

    def _enough(self) -> None:
        self._thought_enough = True
        self._play_answer()

    def _play_answer(self) -> None:
        action = self._answer
        if action is not None and self._thought_enough:
            self._request = None
            self._act(action)

    def _overdue(self) -> None:
        if self._request is not None and self._answer is None:
            self._answer = checked(self._request, None)
            self._thinker.stop()
            self._play_answer()
