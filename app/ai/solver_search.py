"""The readable twin of the exact solver: it answers one question, with a proof.

With best play by all, does side 0 gather at least its need? A trick is worth ``trick_worth``,
each ten in it ``ten_worth``, so that tricks, tens, and tens before tricks are all one search.
The answer comes with the cards whose rank mattered and the tens that had to be tens. Every
position that looks the same in those has the same answer: that is what the table of patterns
and the pruning of sibling moves live on.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from app.ai.solver_bits import LANES, TENS, distinct, run_end, upward
from app.ai.solver_bounds import LostLeads, Start, cash, cash_across, hold
from app.ai.solver_order import Rater
from app.ai.solver_table import NOTHING, Layouts, Proof, Table, View
from app.ai.solver_trick import Trick

CALL_EVERY = 0.005
POLL_MASK = 15


class _Stopped(Exception):
    """Leaves the search at once."""


class Kernel:
    """One search with its table, used by one thread at a time."""

    def __init__(self, memory_mb: int) -> None:
        self.nodes = 0
        self._table = Table(memory_mb << 20)
        self._layouts = Layouts((0, 0, 0, 0))
        self._hints: dict[tuple[int, int], int] = {}
        self._hands = [0, 0, 0, 0]

    def prove(
        self,
        hands: tuple[int, int, int, int],
        leader: int,
        trick: bytes,
        trump: int,
        ten_worth: int,
        trick_worth: int,
        need: int,
        nodes: int,
        seconds: float,
        stop: Callable[[], bool] | None,
        /,
    ) -> bool | None:
        """Return whether side 0 gathers at least its need, or None when stopped by a limit."""
        self._hands = list(hands)
        if not self._layouts.covers(hands):
            self._layouts = Layouts(hands)
            self._hints.clear()
        self._ten_worth, self._trick_worth = ten_worth, trick_worth
        self._tens = TENS if ten_worth else 0
        self._rater = Rater(self._hands, self._tens)
        self.nodes, self._last_node = 0, nodes
        self._deadline = time.perf_counter() + seconds
        self._next_call = time.perf_counter() + CALL_EVERY
        self._stop = stop
        try:
            return self._prove(Trick(leader, trump), trick, need)
        except _Stopped:
            return None

    def _prove(self, start: Trick, played: bytes, need: int) -> bool:
        if not played:
            return self._lead(start.seat, start.trump, need)[0]
        trick = start
        for card in played:
            trick = trick.place(card)
        return need <= 0 or self._follow(trick, need)[0]

    def _poll(self) -> None:
        now = time.perf_counter()
        if self.nodes >= self._last_node or now >= self._deadline:
            raise _Stopped
        if self._stop is not None and now >= self._next_call:
            if self._stop():
                raise _Stopped
            self._next_call = now + CALL_EVERY

    def _lead(self, leader: int, trump: int, need: int) -> tuple[bool, Proof]:
        """Return whether side 0 gathers its need from the start of a trick."""
        first, second, third, fourth = self._hands
        in_play = first | second | third | fourth
        left = self._worth(in_play)
        if need <= 0:
            return True, NOTHING
        if need > left:
            return False, NOTHING
        needs = need, left - need + 1
        view = self._view(in_play, leader, trump)
        known = self._table.find(view, needs, in_play)
        if known is not None:
            return known
        bound = self._bound(leader, trump, needs)
        if bound is not None:
            return bound
        reached, proof = self._try_leads(leader, trump, needs)
        self._table.add(view, 1 - reached, needs[1 - reached], proof, in_play)
        return reached, proof

    def _bound(self, leader: int, trump: int, needs: tuple[int, int]) -> tuple[bool, Proof] | None:
        """Return the answer if one side is sure to gather its need."""
        side = leader % 2
        start = self._start(leader, trump)
        proof = hold(start, needs[1 - side])
        if proof is not None:
            return side == 1, proof
        proof = cash(start, needs[side]) or cash_across(start, needs[side])
        return None if proof is None else (side == 0, proof)

    def _start(self, leader: int, trump: int) -> Start:
        return Start(tuple(self._hands), leader, trump, self._ten_worth, self._trick_worth)

    def _try_leads(self, leader: int, trump: int, needs: tuple[int, int]) -> tuple[bool, Proof]:
        side = leader % 2
        lost, proof = LostLeads(self._start(leader, trump), needs[1 - side]).find()
        hand = self._hands[leader]
        if lost == hand:
            return side == 1, proof
        return self._choose(Trick(leader, trump), hand & ~lost, proof, needs[0])

    def _worth(self, in_play: int) -> int:
        tens = (in_play & TENS).bit_count()
        return self._ten_worth * tens + self._trick_worth * (in_play.bit_count() // 4)

    def _view(self, in_play: int, leader: int, trump: int) -> View:
        counts = tuple((hand & lane).bit_count() for hand in self._hands[:3] for lane in LANES)
        held = tuple((in_play & lane).bit_count() for lane in LANES)
        key = (counts, held, leader, trump, self._ten_worth, self._trick_worth)
        return View(key, self._layouts.layout(in_play))

    def _follow(self, trick: Trick, need: int) -> tuple[bool, Proof]:
        hand = self._hands[trick.seat]
        return self._choose(trick, hand & LANES[trick.led] or hand, NOTHING, need)

    def _choose(self, trick: Trick, legal: int, proof: Proof, need: int) -> tuple[bool, Proof]:
        """Try the cards of the seat to play until one serves its side.

        A card that failed takes with it all the cards of its suit that its proof cannot tell
        from it. The proof given is that of cards which are known to fail.
        """
        first, second, third, fourth = self._hands
        in_play = first | second | third | fourth | trick.cards
        hand = self._hands[trick.seat]
        side = trick.seat % 2
        ranks, tens = proof
        cards = distinct(legal, in_play, self._tens)
        ratings = self._ratings(trick, cards, in_play)
        while cards:
            card = max(ratings, key=ratings.__getitem__)
            reached, proof = self._play(trick, card, need)
            if reached != side:
                self._remember(trick, card)
                return reached, proof
            ranks |= proof.ranks
            tens |= proof.tens
            if proof.ranks >> card & 1:
                ranks |= run_end(hand, in_play, card)
            cards &= ~(1 << card) & ~_alike(hand, card, proof)
            ratings = {c: rating for c, rating in ratings.items() if cards >> c & 1}
        return side == 1, Proof(ranks, tens)

    def _ratings(self, trick: Trick, cards: int, in_play: int) -> dict[int, int]:
        if not cards & cards - 1:
            return {cards.bit_length() - 1: 0}
        ratings = self._rater.rate(trick, cards, in_play)
        if not trick.played:
            known = self._hints.get((self._hands[trick.seat], trick.trump), -1)
            if known in ratings:
                ratings[known] += self._rater.known_refutation
        return ratings

    def _remember(self, trick: Trick, card: int) -> None:
        if not trick.played:
            self._hints[self._hands[trick.seat], trick.trump] = card

    def _play(self, trick: Trick, card: int, need: int) -> tuple[bool, Proof]:
        self.nodes += 1
        if not self.nodes & POLL_MASK:
            self._poll()
        after = trick.place(card)
        self._hands[trick.seat] ^= 1 << card
        answer = self._follow(after, need) if after.played < 4 else self._capture(after, need)
        self._hands[trick.seat] ^= 1 << card
        return answer

    def _capture(self, trick: Trick, need: int) -> tuple[bool, Proof]:
        """Give the full trick to its owner and lead on."""
        side = trick.owner % 2
        tens = trick.cards & self._tens
        gain = self._trick_worth + self._ten_worth * tens.bit_count()
        reached, proof = self._lead(trick.owner, trick.trump, need if side else need - gain)
        ranks, used = proof
        if (trick.cards & LANES[trick.best >> 4]).bit_count() > 1:
            ranks |= 1 << trick.best
        return reached, Proof(ranks, used | tens if reached != side else used)


def _alike(hand: int, card: int, proof: Proof) -> int:
    """Return the cards of the hand that the proof cannot tell from a card that it refutes."""
    told = upward(proof.ranks)
    if told >> card & 1:
        return 0
    alike = hand & LANES[card >> 4] & ~told
    ten = alike & TENS & proof.tens
    if ten:
        return 0 if ten == 1 << card else alike & ~ten
    return alike
