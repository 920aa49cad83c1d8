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
from app.ai.solver_bounds import LostLeads, Start, cash, hold
from app.ai.solver_order import Hints, Rater
from app.ai.solver_table import NOTHING, Layouts, Proof, Table, View
from app.ai.solver_trick import Trick

CALL_EVERY = 0.005
POLL_MASK = 15

Known = tuple[bool, Proof] | None
"""Whether side 0 gathers its need, and why; None if only a search can tell."""


class _Stopped(Exception):
    """Leaves the search at once."""


class Kernel:
    """One search with its table, used by one thread at a time."""

    def __init__(self, memory_mb: int, look_from: int) -> None:
        self.nodes = 0
        self._tens_look_from = look_from
        self._table = Table(memory_mb << 20)
        self._layouts = Layouts((0, 0, 0, 0))
        self._hints = Hints()
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
            self._hints = Hints()
        self._ten_worth, self._trick_worth = ten_worth, trick_worth
        self._tens = TENS if ten_worth else 0
        self._look_from = self._tens_look_from + (0 if ten_worth else 2)
        self._rater = Rater(self._hands, self._tens, self._hints)
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
        go_on = self._follow if trick.played < 4 else self._capture
        return need <= 0 or go_on(trick, need)[0]

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
        in_play = self._in_play()
        needs = self._needs(in_play, need)
        known = self._known(leader, trump, needs, in_play)
        if known is None:
            known = self._sure(leader, trump, needs)
        if known is not None:
            return known
        reached, proof = self._try_leads(leader, trump, needs)
        view = self._view(in_play, leader, trump)
        self._table.add(view, 1 - reached, needs[1 - reached], proof, in_play)
        return reached, proof

    def _in_play(self) -> int:
        first, second, third, fourth = self._hands
        return first | second | third | fourth

    def _needs(self, in_play: int, need: int) -> tuple[int, int]:
        """Return what each side needs at the start of a trick."""
        return need, self._worth(in_play) - need + 1

    def _known(self, leader: int, trump: int, needs: tuple[int, int], in_play: int) -> Known:
        """Return the answer if there is no question, or if the table has it."""
        if needs[0] <= 0 or needs[1] <= 0:
            return needs[0] <= 0, NOTHING
        return self._table.find(self._view(in_play, leader, trump), needs, in_play)

    def _sure(self, leader: int, trump: int, needs: tuple[int, int]) -> Known:
        """Return the answer if the cheap bounds have it."""
        side = leader % 2
        start = self._start(leader, trump)
        proof = hold(start, needs[1 - side])
        if proof is not None:
            return side == 1, proof
        proof = cash(start, needs[side])
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
        return self._choose(trick, self._legal(trick), NOTHING, need)

    def _legal(self, trick: Trick) -> int:
        hand = self._hands[trick.seat]
        return hand & LANES[trick.led] or hand

    def _choose(self, trick: Trick, legal: int, proof: Proof, need: int) -> tuple[bool, Proof]:
        """Try the cards of the seat to play until one serves its side.

        A card that failed takes with it all the cards of its suit that its proof cannot tell
        from it. The proof given is that of cards which are known to fail.
        """
        in_play = self._in_play() | trick.cards
        hand = self._hands[trick.seat]
        side = trick.seat % 2
        cards = distinct(legal, in_play, self._tens)
        if self._looks(trick, cards):
            known, cards, proof = self._look_over(trick, cards, need, proof)
            if known is not None:
                return known
        several = bool(cards & cards - 1)
        only = {cards.bit_length() - 1: 0}
        ratings = self._rater.rate(trick, cards, in_play) if several else only
        while cards:
            card = max(ratings, key=ratings.__getitem__)
            reached, why = self._play(trick, card, need)
            if reached != side:
                if several:
                    self._rater.learn(trick, card)
                return reached, why
            gone, proof = _failed(hand, in_play, card, why, proof)
            cards &= ~gone
            ratings = {c: rating for c, rating in ratings.items() if cards >> c & 1}
        return side == 1, proof

    def _looks(self, trick: Trick, cards: int) -> bool:
        """Return whether the seat looks ahead; what the third sees, the lead has seen."""
        several = bool(cards & cards - 1) and trick.played != 2
        return several and self._hands[trick.seat].bit_count() >= self._look_from

    def _look_over(
        self, trick: Trick, cards: int, need: int, proof: Proof
    ) -> tuple[Known, int, Proof]:
        """Look whether one of the cards is known to serve, before any is searched.

        The card that is rated best would be searched at length though another is proven
        already. Those that are known to fail are taken out, their proof is added.
        """
        in_play = self._in_play() | trick.cards
        side = trick.seat % 2
        left = cards
        while left:
            card = (left & -left).bit_length() - 1
            left &= left - 1
            known = self._look_after(trick, card, need, side)
            if known is None:
                continue
            if known[0] != side:
                return known, cards, proof
            gone, proof = _failed(self._hands[trick.seat], in_play, card, known[1], proof)
            cards &= ~gone
            left &= ~gone
        return None, cards, proof

    def _look_after(self, trick: Trick, card: int, need: int, looker: int) -> Known:
        """Return what is known after a card."""
        after = trick.place(card)
        self._hands[trick.seat] ^= 1 << card
        known = self._look(after, need, looker) if after.played < 4 else self._look_on(after, need)
        self._hands[trick.seat] ^= 1 << card
        return known

    def _look(self, trick: Trick, need: int, looker: int) -> Known:
        """Return what is known of a trick, as far as it takes to tell whether the looker is served.

        His opponents' highest cards come first: most often they are not known.
        """
        side = trick.seat % 2
        hand = self._hands[trick.seat]
        in_play = self._in_play() | trick.cards
        cards = distinct(self._legal(trick), in_play, self._tens)
        proof, is_open = NOTHING, False
        while cards:
            card = (cards & -cards if side == looker else cards).bit_length() - 1
            known = self._look_after(trick, card, need, looker)
            if known is None:
                if side != looker:
                    return None
                is_open = True
                cards &= ~(1 << card)
                continue
            if known[0] != side:
                return known
            gone, proof = _failed(hand, in_play, card, known[1], proof)
            cards &= ~gone
        return None if is_open else (side == 1, proof)

    def _look_on(self, trick: Trick, need: int) -> Known:
        """Return what is known after a full trick; from many cards on the bounds are asked too."""
        in_play = self._in_play()
        needs = self._needs(in_play, self._need_after(trick, need))
        known = self._known(trick.owner, trick.trump, needs, in_play)
        if known is None and self._hands[trick.owner].bit_count() > self._look_from:
            known = self._sure(trick.owner, trick.trump, needs)
        return known and self._owing(trick, *known)

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
        rest = self._need_after(trick, need)
        return self._owing(trick, *self._lead(trick.owner, trick.trump, rest))

    def _need_after(self, trick: Trick, need: int) -> int:
        """Return what side 0 needs after a full trick."""
        tens = trick.cards & self._tens
        gain = self._trick_worth + self._ten_worth * tens.bit_count()
        return need if trick.owner % 2 else need - gain

    def _owing(self, trick: Trick, reached: bool, proof: Proof) -> tuple[bool, Proof]:
        """Add to the proof of what follows a full trick what it owes to the trick itself."""
        ranks, tens = proof
        if (trick.cards & LANES[trick.best >> 4]).bit_count() > 1:
            ranks |= 1 << trick.best
        if reached != trick.owner % 2:
            tens |= trick.cards & self._tens
        return reached, Proof(ranks, tens)


def _failed(hand: int, in_play: int, card: int, why: Proof, proof: Proof) -> tuple[int, Proof]:
    """Add the proof that a card fails to that of others; return the cards that fail with it."""
    ranks, tens = proof.ranks | why.ranks, proof.tens | why.tens
    if why.ranks >> card & 1:
        ranks |= run_end(hand, in_play, card)
    return 1 << card | _alike(hand, card, why), Proof(ranks, tens)


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
