"""The readable tree search: what the fast twin does, step by step through the rules of the core."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from app.ai.heuristics import RulePlayer
from app.ai.knowledge import View
from app.ai.learned import chances, has_learned
from app.ai.manners import distinct, sensible
from app.ai.player import StopAsked
from app.core import engine
from app.core.actions import COLLECT, NOBODY, SeatAction
from app.core.observation import observe
from app.core.phases import Phase
from app.core.state import DealResult, State


class Tried(NamedTuple):
    """A choice that was tried: how often, and its mean worth to the chooser's side, 0 to 1."""

    action: SeatAction
    visits: int
    worth: float


class Node:
    """What is known of a course of play that the table can see.

    ``total`` is the worth to the side of the seat that made the last move, ``seen`` how often that
    move could have been made.
    """

    __slots__ = ("after", "seen", "side", "total", "visits")

    def __init__(self, side: int) -> None:
        self.side = side
        self.visits = 0
        self.seen = 0
        self.total = 0.0
        self.after: dict[SeatAction, Node] = {}

    def mean_for(self, side: int) -> float:
        """Return the mean worth to a side; even if nothing is known."""
        if not self.visits:
            return 0.5
        mean = self.total / self.visits
        return mean if side == self.side else 1.0 - mean

    def add(self, value: float) -> None:
        """Count a deal that was worth so much to side 0."""
        self.visits += 1
        self.total += value if self.side == 0 else 1.0 - value


class Policy(NamedTuple):
    """How moves are chosen.

    ``exploration`` is how much the tree tries what it has seldom tried, ``prior`` the share of that
    for the choice of the rules of thumb; ``trust`` is how often another seat takes that choice
    anyway. ``whim`` is how often a playout makes a move at random. Seats that are ``learned`` make
    their choices as likely as a good player would, in the tree and in playouts.
    """

    exploration: float
    prior: float
    trust: float
    whim: float
    learned: bool = False


EVEN = 0.2
"""How much of what the tree tries goes to every choice alike, where likelihoods tell the rest."""


class TreeSearch:
    """One tree for all sampled worlds, branching on what the table sees.

    ``worth`` tells what a result is worth to side 0; ``player`` knows the rules of thumb.
    """

    def __init__(
        self,
        worth: Callable[[DealResult], float],
        player: RulePlayer,
        policy: Policy,
        rng: random.Random,
    ) -> None:
        self._worth = worth
        self._player = player
        self._policy = policy
        self._rng = rng
        self._me = NOBODY

    def search(
        self, me: int, worlds: Iterator[State], iterations: int, seconds: float, stop: StopAsked
    ) -> list[Tried]:
        """Try the choices of the seat to act in one world after another until a limit is reached.

        The worlds are endlessly many states that agree with what that seat, ``me``, sees.
        """
        end = time.perf_counter() + seconds
        self._me = me
        root = Node(me % 2)
        for done in range(iterations):
            if done and (time.perf_counter() >= end or stop()):
                break
            self._iterate(root, next(worlds))
        return [
            Tried(action, node.visits, node.mean_for(node.side))
            for action, node in root.after.items()
        ]

    def _iterate(self, root: Node, state: State) -> None:
        path = [root]
        while _is_played(state) and (path[-1].visits or path[-1] is root):
            action = self._select(path[-1], state)
            state = _after(state, action)
            path.append(path[-1].after[action])
        value = self._play_out(state)
        for node in path:
            node.add(value)

    def _select(self, node: Node, state: State) -> SeatAction:
        view = View(observe(state, engine.seat_to_act(state)))
        side = view.me % 2
        actions = distinct(view, sensible(view))
        if len(actions) == 1:
            return _grown(node, actions[0], side)
        by_rule = self._player.by_rule(view)
        if self._policy.learned and has_learned(view):
            likely = chances(view, actions, by_rule)
            trusted = self._rng.choices(actions, likely)[0]
            shares = [(1.0 - EVEN) * chance + EVEN / len(actions) for chance in likely]
        else:
            trusted = by_rule.action
            prior = self._policy.prior
            rest = (1.0 - prior) / (len(actions) - 1)
            shares = [prior if action == trusted else rest for action in actions]
        if view.me != self._me and self._rng.random() < self._policy.trust:
            return _grown(node, trusted, side)
        return self._best(node, side, actions, shares)

    def _best(
        self, node: Node, side: int, actions: list[SeatAction], shares: list[float]
    ) -> SeatAction:
        hope = node.mean_for(side)
        best, most = actions[0], -math.inf
        for action, share in zip(actions, shares, strict=True):
            weight = self._policy.exploration * share
            child = node.after[_grown(node, action, side)]
            mean = child.mean_for(side) if child.visits else hope
            curious = weight * math.sqrt(child.seen + 1) / (1 + child.visits)
            child.seen += 1
            if mean + curious > most:
                best, most = action, mean + curious
        return best

    def _play_out(self, state: State) -> float:
        while _is_played(state):
            view = View(observe(state, engine.seat_to_act(state)))
            legal = view.seen.legal
            if len(legal) == 1:
                action = legal[0]
            elif self._rng.random() < self._policy.whim:
                action = self._rng.choice(legal)
            else:
                action = self._expected(view)
            state = _after(state, action)
        assert state.deal is not None
        assert state.deal.result is not None
        return self._worth(state.deal.result)

    def _expected(self, view: View) -> SeatAction:
        by_rule = self._player.by_rule(view)
        if not (self._policy.learned and has_learned(view)):
            return by_rule.action
        actions = distinct(view, sensible(view))
        return self._rng.choices(actions, chances(view, actions, by_rule))[0]


def _grown(node: Node, action: SeatAction, side: int) -> SeatAction:
    if action not in node.after:
        node.after[action] = Node(side)
    return action


def _is_played(state: State) -> bool:
    return state.deal is not None and state.deal.result is None


def _after(state: State, action: SeatAction) -> State:
    state = engine.apply(state, action)[0]
    while state.phase is Phase.TRICK_OVER:
        state = engine.apply(state, COLLECT)[0]
    return state
