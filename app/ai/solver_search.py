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

from app.ai.solver_bits import LANES, NOTHING, TENS, TENS_UP, cards_of, run_end
from app.ai.solver_bounds import LostLeads, cash, hold
from app.ai.solver_order import Hints, Rater
from app.ai.solver_suits import Deal, Seats, Start
from app.ai.solver_table import Known, Table
from app.ai.solver_trick import Trick

CALL_EVERY = 0.005
POLL_MASK = 15


class _Stopped(Exception):
    """Leaves the search at once."""


class Kernel:
    """One search with its table, used by one thread at a time."""

    def __init__(self, memory_mb: int, look_from: int) -> None:
        self.nodes = 0
        self._tens_look_from = look_from
        self._table = Table(memory_mb << 20)
        self._deals: dict[int, Deal] = {}
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
        self._ten_worth, self._trick_worth = ten_worth, trick_worth
        self._tens = TENS if ten_worth else 0
        self._deal = self._take_up(_dealt(hands, leader, trick))
        self._look_from = self._tens_look_from + (0 if ten_worth else 2)
        self._rater = Rater(self._hands, self._tens, self._hints)
        self.nodes, self._last_node = 0, nodes
        self._deadline = time.perf_counter() + seconds
        self._next_call = time.perf_counter() + CALL_EVERY
        self._stop = stop
        try:
            return self._prove(leader, trump, trick, need)
        except _Stopped:
            return None

    def _take_up(self, dealt: Seats) -> Deal:
        """Return the deal of these hands; what is known of another one is forgotten."""
        if not all(deal.covers(dealt) for deal in self._deals.values()):
            self._deals.clear()
            self._hints = Hints()
        return self._deals.setdefault(self._tens, Deal(dealt, self._tens))

    def _prove(self, leader: int, trump: int, played: bytes, need: int) -> bool:
        in_play = sum(self._hands) | sum(1 << card for card in played)
        if not played:
            return self._lead(in_play, leader, trump, need)[0]
        trick = Trick(self._start(in_play, leader, trump), leader, trump)
        for card in played:
            trick = trick.place(card)
        if need <= 0:
            return True
        if trick.played == 4:
            return self._capture(trick, need)[0]
        return self._choose(trick, self._to_follow(trick), NOTHING, need)[0]

    def _poll(self) -> None:
        now = time.perf_counter()
        if self.nodes >= self._last_node or now >= self._deadline:
            raise _Stopped
        if self._stop is not None and now >= self._next_call:
            if self._stop():
                raise _Stopped
            self._next_call = now + CALL_EVERY

    def _lead(self, in_play: int, leader: int, trump: int, need: int) -> tuple[bool, int]:
        """Return whether side 0 gathers its need from the start of a trick."""
        needs = self._needs(in_play, need)
        if needs[0] <= 0 or needs[1] <= 0:
            return needs[0] <= 0, NOTHING
        start = self._start(in_play, leader, trump)
        known = self._table.find(start, needs) or _sure(start, needs)
        if known is not None:
            return known
        reached, proof = self._try_leads(start, needs)
        self._table.add(start, 1 - reached, needs[1 - reached], proof)
        return reached, proof

    def _needs(self, in_play: int, need: int) -> tuple[int, int]:
        """Return what each side needs at the start of a trick."""
        tens = (in_play & TENS).bit_count()
        worth = self._ten_worth * tens + self._trick_worth * (in_play.bit_count() // 4)
        return need, worth - need + 1

    def _start(self, in_play: int, leader: int, trump: int) -> Start:
        suits = self._deal.suits(in_play)
        return Start(in_play, suits, leader, trump, self._ten_worth, self._trick_worth)

    def _try_leads(self, start: Start, needs: tuple[int, int]) -> tuple[bool, int]:
        leader = start.leader
        side = leader % 2
        lost, proof, is_all = LostLeads(start, needs[1 - side]).find()
        if is_all:
            return side == 1, proof
        leads = start.distinct(leader) & ~lost
        return self._choose(Trick(start, leader, start.trump), leads, proof, needs[0])

    def _to_follow(self, trick: Trick) -> int:
        """Return the cards that the seat need try in a trick that was led."""
        start, seat = trick.start, trick.seat
        return start.suits[trick.led].distinct[seat] or start.distinct(seat)

    def _choose(self, trick: Trick, cards: int, proof: int, need: int) -> tuple[bool, int]:
        """Try the cards of the seat to play until one serves its side.

        A card that failed takes with it all the cards of its suit that its proof cannot tell
        from it. The proof given is that of cards which are known to fail.
        """
        seat = trick.seat
        hand, side, in_play = self._hands[seat], seat % 2, trick.start.in_play
        # what the third seat sees, the lead has seen
        if cards & cards - 1 and trick.played != 2 and hand.bit_count() >= self._look_from:
            known, cards, proof = self._look_over(trick, cards, need, proof)
            if known is not None:
                return known
        several = cards & cards - 1 > 0
        for card in self._rater.order(trick, cards) if several else cards_of(cards):
            if not cards >> card & 1:
                continue
            reached, why = self._play(trick, card, need)
            if reached != side:
                if several:
                    self._rater.learn(trick, card)
                return reached, why
            gone, proof = _failed(hand, in_play, card, why, proof)
            cards &= ~gone
        return side == 1, proof

    def _look_over(self, trick: Trick, cards: int, need: int, proof: int) -> tuple[Known, int, int]:
        """Look whether one of the cards is known to serve, before any is searched.

        The card that is rated best would be searched at length though another is proven
        already. Those that are known to fail are taken out, their proof is added.
        """
        in_play, side = trick.start.in_play, trick.seat % 2
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
        hand, in_play = self._hands[trick.seat], trick.start.in_play
        cards = self._to_follow(trick)
        proof, is_open = NOTHING, False
        while cards:
            card = (cards & -cards if side == looker else cards).bit_length() - 1
            known = self._look_after(trick, card, need, looker)
            if known is None:
                if side != looker:
                    return None
                is_open = True
                cards ^= 1 << card
                continue
            if known[0] != side:
                return known
            gone, proof = _failed(hand, in_play, card, known[1], proof)
            cards &= ~gone
        return None if is_open else (side == 1, proof)

    def _look_on(self, trick: Trick, need: int) -> Known:
        """Return what is known after a full trick; from many cards on the bounds are asked too."""
        in_play = trick.start.in_play ^ trick.cards
        needs = self._needs(in_play, self._need_after(trick, need))
        if needs[0] <= 0 or needs[1] <= 0:
            return self._owing(trick, needs[0] <= 0, NOTHING)
        start = self._start(in_play, trick.owner, trick.trump)
        known = self._table.find(start, needs)
        if known is None and in_play.bit_count() > 4 * self._look_from:
            known = _sure(start, needs)
        return known and self._owing(trick, *known)

    def _play(self, trick: Trick, card: int, need: int) -> tuple[bool, int]:
        self.nodes += 1
        if not self.nodes & POLL_MASK:
            self._poll()
        after = trick.place(card)
        self._hands[trick.seat] ^= 1 << card
        if after.played < 4:
            answer = self._choose(after, self._to_follow(after), NOTHING, need)
        else:
            answer = self._capture(after, need)
        self._hands[trick.seat] ^= 1 << card
        return answer

    def _capture(self, trick: Trick, need: int) -> tuple[bool, int]:
        """Give the full trick to its owner and lead on."""
        in_play, rest = trick.start.in_play ^ trick.cards, self._need_after(trick, need)
        return self._owing(trick, *self._lead(in_play, trick.owner, trick.trump, rest))

    def _need_after(self, trick: Trick, need: int) -> int:
        """Return what side 0 needs after a full trick."""
        if trick.owner % 2:
            return need
        tens = (trick.cards & self._tens).bit_count()
        return need - self._trick_worth - self._ten_worth * tens

    def _owing(self, trick: Trick, reached: bool, proof: int) -> tuple[bool, int]:
        """Add to the proof of what follows a full trick what it owes to the trick itself."""
        same = trick.cards & LANES[trick.best >> 4]
        if same & same - 1:
            proof |= 1 << trick.best
        if reached != trick.owner % 2:
            proof |= (trick.cards & self._tens) << TENS_UP
        return reached, proof


def _dealt(hands: Seats, leader: int, trick: bytes) -> Seats:
    """Return the hands with the cards of the trick back in them."""
    dealt = list(hands)
    for step, card in enumerate(trick):
        dealt[(leader + step) % 4] |= 1 << card
    first, second, third, fourth = dealt
    return first, second, third, fourth


def _sure(start: Start, needs: tuple[int, int]) -> Known:
    """Return the answer if the cheap bounds have it."""
    side = start.leader % 2
    proof = hold(start, needs[1 - side])
    if proof is not None:
        return side == 1, proof
    proof = cash(start, start.leader, needs[side])
    return None if proof is None else (side == 0, proof)


def _failed(hand: int, in_play: int, card: int, why: int, proof: int) -> tuple[int, int]:
    """Add the proof that a card fails to that of others; return the cards that fail with it."""
    proof |= why
    if why >> card & 1:
        proof |= run_end(hand, in_play, card)
    return 1 << card | _alike(hand, card, why), proof


def _alike(hand: int, card: int, proof: int) -> int:
    """Return the cards of the hand that the proof cannot tell from a card that it refutes."""
    alike = hand & LANES[card >> 4]
    relied = proof & LANES[card >> 4]
    if relied:
        lowest = relied & -relied
        if lowest <= 1 << card:
            return 0
        alike &= lowest - 1
    ten = alike & proof >> TENS_UP
    if ten:
        return 0 if ten == 1 << card else alike & ~ten
    return alike
