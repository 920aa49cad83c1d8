"""What a side gathers for sure from the start of a trick, without looking at lines of play.

Each bound comes with its proof. All of them are short of the truth, never beyond it.
"""

from __future__ import annotations

from app.ai.solver_bits import NOTHING, TENS, TENS_UP, nth_highest
from app.ai.solver_suits import FORBIDDEN, NO_TRUMP, NOBODY, NONE, UNSET, Start, Suit


class _Cashing:
    """A leader cashes his top cards suit by suit, then his partner's across the table.

    No opponent can ruff a round in which he follows suit or has no trump left; while the trump
    is unset every seat has to follow. Neither partner may be made to ruff or to throw a card
    that is counted: ``spare`` cards that are no trumps pay for that.
    """

    __slots__ = (
        "across",
        "drawn",
        "gain",
        "has_trump",
        "leader",
        "my_spare",
        "partner",
        "ranks",
        "rounds",
        "ruffers",
        "size",
        "spare",
        "start",
        "suits",
        "ten_worth",
        "tens",
        "trick_worth",
        "trump_tricks",
        "wanted",
        "winners",
    )

    def __init__(self, start: Start, leader: int, wanted: int, kept: int, ruffers: int) -> None:
        self.start = start
        self.leader, self.partner = leader, leader ^ 2
        self.wanted = wanted
        self.ten_worth, self.trick_worth = start.ten_worth, start.trick_worth
        self.gain = self.ranks = self.tens = self.trump_tricks = self.rounds = 0
        self.ruffers = ruffers
        self.suits: tuple[Suit, ...] = start.suits
        self.size = self.my_spare = start.in_play.bit_count() // 4
        self.spare = self.size - kept
        trump = start.trump
        self.has_trump = trump < NO_TRUMP
        self.drawn = not self.has_trump
        if self.has_trump:
            self.suits = start.suits[trump:] + start.suits[:trump]
            lengths = self.suits[0].lengths
            self.my_spare -= lengths[leader]
            self.spare -= lengths[self.partner]
        self.winners: list[int] = []
        self.across = [0, 0, 0, 0]

    def run(self) -> bool:
        """Return whether cashing gathers what is wanted; trumps come first, to draw them."""
        if self.spare < 0:
            return False
        return self._leader_cashes() or self._trumps_are_sure() or self._partner_cashes()

    def proof(self) -> int:
        """Return what the gain rests on."""
        return self.ranks | self.tens << TENS_UP

    def _leader_cashes(self) -> bool:
        discards = 0
        for at, suit in enumerate(self.suits):
            if not at and self.has_trump:
                rounds = self._draw(suit)
            else:
                rounds = min(suit.solo[self.leader][self.ruffers], self.spare)
                self.spare -= rounds
                self.my_spare -= rounds
            self.winners.append(rounds)
            if rounds:
                his = suit.lengths[self.partner]
                opposed = max(suit.longest[1 - self.leader % 2], his)
                self._rely_on(suit, self.leader, rounds, opposed)
                discards += max(0, rounds - his)
                if self._take(at, rounds):
                    return True
        return self._throw_tens(self.partner, discards) or self._every_trick()

    def _draw(self, trumps: Suit) -> int:
        rounds = trumps.solo[self.leader][NOBODY]
        paid = max(0, rounds - trumps.lengths[self.partner])
        if paid > self.spare:
            rounds -= paid - self.spare
            paid = self.spare
        self.spare -= paid
        self.trump_tricks = rounds
        self.drawn = rounds >= trumps.longest[1 - self.leader % 2]
        if self.drawn:
            self.ruffers = NOBODY
        return rounds

    def _rely_on(self, suit: Suit, seat: int, rounds: int, opposed: int) -> None:
        """Note which of the seat's cards has to win; no more than are wanted and opposed."""
        contested = min(rounds, opposed)
        if self.trick_worth:
            contested = min(contested, -((self.gain - self.wanted) // self.trick_worth))
        if contested > 0:
            self.ranks |= suit.descending[seat][contested - 1]

    def _take(self, at: int, rounds: int) -> bool:
        self.gain += rounds * self.trick_worth
        self.rounds += rounds
        ten = self.suits[at].ten
        if ten and not ten & self.tens and self._falls(at):
            self.tens |= ten
            self.gain += self.ten_worth
        return self.gain >= self.wanted

    def _falls(self, at: int) -> bool:
        suit, alone, across = self.suits[at], self.winners[at], self.across[at]
        owner = suit.ten_owner
        if owner == self.leader:
            if across or alone == suit.lengths[owner]:
                return True
            return alone > 0 and suit.ten >= suit.descending[owner][alone - 1]
        if owner == self.partner:
            return alone > 0 or suit.ten >= suit.descending[owner][across - 1]
        return alone + across >= suit.lengths[owner]

    def _throw_tens(self, seat: int, discards: int) -> bool:
        if discards > 0:
            for suit in self.start.suits:
                if discards and suit.ten_owner == seat and not suit.ten & self.tens:
                    self.tens |= suit.ten
                    self.gain += self.ten_worth
                    discards -= 1
        return self.gain >= self.wanted

    def _every_trick(self) -> bool:
        """Catch all tens, the last of them with the last trick, if every trick is won by now."""
        if self.rounds < self.size or not self.ten_worth:
            return False
        tens = TENS & self.start.in_play & ~self.tens
        self.tens |= tens
        self.gain += self.ten_worth * tens.bit_count()
        return self.gain >= self.wanted

    def _trumps_are_sure(self) -> bool:
        """Count what the trumps of both win in the end if that is more than was cashed."""
        if not self.has_trump:
            return False
        trumps = self.suits[0]
        side = self.leader % 2
        high, sure = trumps.high[side], trumps.longest[side]
        if not self.drawn:
            sure = min(sure, high)
        more = (sure - self.trump_tricks) * self.trick_worth
        if more <= 0 or self.gain + more < self.wanted:
            return False
        if trumps.longest[1 - side]:
            own = trumps.hands[self.leader] | trumps.hands[self.partner]
            self.ranks |= 1 << nth_highest(own, min(sure, high))
        self.gain += more
        return True

    def _partner_cashes(self) -> bool:
        """Cash the partner's winners too.

        The suit that brings the lead across comes first: what it takes to get there is paid for
        and relied on whatever else is counted.
        """
        most = [self._most_across(at, suit) for at, suit in enumerate(self.suits)]
        entry = next((at for at in range(4) if most[at] and self._rest(at) > 0), None)
        if entry is None:
            return False
        discards = 0
        for at in (entry, *(at for at in range(4) if at != entry)):
            rest = self._rest(at)
            rounds = self._pay(most[at], rest, is_trump=self.has_trump and not at)
            if rounds <= 0:
                if at == entry:
                    return False
                continue
            discards += max(0, rounds - rest)
            if self._count_across(at, rounds, rest):
                return True
        return (
            self._trumps_are_sure()
            or self._throw_tens(self.leader, discards)
            or self._every_trick()
        )

    def _rest(self, at: int) -> int:
        return self.suits[at].lengths[self.leader] - self.winners[at]

    def _most_across(self, at: int, suit: Suit) -> int:
        if not suit.lengths[self.partner]:
            return 0
        alone = self.winners[at]
        ruffers = NOBODY if not at and self.has_trump else self.ruffers
        rounds = min(suit.across(self.leader, alone), suit.safe[self.leader][ruffers] - alone)
        if ruffers == FORBIDDEN:
            rounds = min(rounds, suit.lengths[self.leader] - alone)
        return max(0, rounds)

    def _count_across(self, at: int, rounds: int, rest: int) -> bool:
        suit = self.suits[at]
        self.across[at] = rounds
        opposed = max(suit.longest[1 - self.leader % 2] - self.winners[at], rest)
        self._rely_on(suit, self.partner, rounds, opposed)
        if self.has_trump and not at:
            self.trump_tricks += rounds
        return self._take(at, rounds)

    def _pay(self, rounds: int, rest: int, *, is_trump: bool) -> int:
        if is_trump:
            paid = max(0, rounds - rest)
            rounds -= max(0, paid - self.my_spare)
            self.my_spare -= min(paid, self.my_spare)
            return rounds
        rounds = min(rounds, self.spare, self.my_spare)
        self.spare -= rounds
        self.my_spare -= rounds
        return rounds


def most_cashed(start: Start, leader: int, ruffers: int) -> int:
    """Return what the leading side might gather at best by cashing: a quick look before."""
    side = leader % 2
    if start.trump < NO_TRUMP:
        trumps = start.suits[start.trump]
        if trumps.high[side] >= trumps.longest[1 - side]:
            ruffers = NOBODY
    most = [suit.rounds[leader][ruffers] for suit in start.suits]
    if ruffers and start.trump < NO_TRUMP:
        most[start.trump] = trumps.rounds[leader][NOBODY]
    rounds = sum(most)
    gain = rounds * start.trick_worth
    if not start.ten_worth:
        return gain
    if rounds >= start.in_play.bit_count() // 4:
        return gain + (start.in_play & TENS).bit_count() * start.ten_worth
    falls = 0
    for at, suit in enumerate(start.suits):
        owner = suit.ten_owner
        if owner == NONE:
            continue
        if owner % 2 != side:
            falls += most[at] >= suit.lengths[owner]
        else:
            falls += most[at] > 0 or _throws(start, most, owner)
    return gain + falls * start.ten_worth


def _throws(start: Start, most: list[int], seat: int) -> bool:
    """Return whether a seat might run out of a suit while its side cashes it."""
    first, second, third, fourth = start.suits
    return (
        most[0] > first.lengths[seat]
        or most[1] > second.lengths[seat]
        or most[2] > third.lengths[seat]
        or most[3] > fourth.lengths[seat]
    )


def cash(start: Start, leader: int, wanted: int, kept: int = 0) -> int | None:
    """Return the proof that a seat's side cashes what it wants if the seat leads, or None.

    So many of the partner's spare cards are kept for a trick that brings the lead here.
    """
    ruffers = start.ruffers(leader)
    if most_cashed(start, leader, ruffers) < wanted:
        return None
    cashing = _Cashing(start, leader, wanted, kept, ruffers)
    return cashing.proof() if cashing.run() else None


def hold(start: Start, wanted: int) -> int | None:
    """Return the proof that the side that does not lead gathers enough by its highest trumps."""
    if start.trump >= NO_TRUMP:
        return None
    trumps, side = start.suits[start.trump], 1 - start.leader % 2
    high = trumps.high[side]
    if not high:
        return None
    gain = min(high, trumps.longest[side]) * start.trick_worth
    proof = 0
    if gain:
        proof = 1 << nth_highest(trumps.hands[side] | trumps.hands[side ^ 2], high)
    ten = trumps.ten
    if ten and trumps.ten_owner % 2 == side:
        others = trumps.cards & ~trumps.hands[trumps.ten_owner]
        if others < ten:
            gain, proof = gain + start.ten_worth, proof | ten | ten << TENS_UP
    return proof if gain >= wanted else None


class LostLeads:
    """Finds the cards that a leader need not try, whatever is left of them to try."""

    def __init__(self, start: Start, wanted: int) -> None:
        self._start = start
        self._wanted = wanted
        self._known: dict[int, int | None] = {}

    def find(self) -> tuple[int, int, bool]:
        """Return the cards, the proof that they do not help, and whether they are all.

        They are those of suits whose highest card is an opponent's, who wins with it and cashes
        all that his side wants; or the whole hand, if the leading side runs dry before long.
        """
        leader = self._start.leader
        lost, proof, others = 0, NOTHING, False
        for suit in self._start.suits:
            if not suit.hands[leader]:
                continue
            why = self._stopped(suit)
            if why is None:
                others = True
            else:
                lost |= suit.cards
                proof |= why
        if others:
            dry = self._runs_dry()
            if dry is not None:
                return self._start.in_play, dry, True
        return lost, proof, not others

    def _cashes(self, seat: int) -> int | None:
        if seat not in self._known:
            self._known[seat] = cash(self._start, seat, self._wanted, 1)
        return self._known[seat]

    def _stopped(self, suit: Suit) -> int | None:
        start, opponent = self._start, suit.top_owner
        if opponent % 2 == start.leader % 2:
            return None
        if suit.has_void:
            if start.ruffs(start.leader ^ 2, suit):
                return None
            if start.trump == UNSET and not suit.lengths[opponent ^ 2]:
                return None
        proof = self._cashes(opponent)
        return None if proof is None else proof | suit.descending[opponent][0]

    def _runs_dry(self) -> int | None:
        """Prove that the leading side, without a trump, lets the others in early enough."""
        start = self._start
        leader = start.leader
        if start.trump == UNSET:
            return None
        if start.trump < NO_TRUMP and start.suits[start.trump].longest[leader % 2]:
            return None
        most = 0
        if start.trick_worth:
            most = start.in_play.bit_count() // 4 - self._wanted // start.trick_worth
        if most < 0:
            return None
        ruffers = start.ruffers(leader)
        runs = [_longest_run(suit, leader, ruffers) for suit in start.suits]
        tricks = sum(run for run, _, _ in runs)
        if tricks and tricks + sum(guards for _, guards, _ in runs) > most:
            return None
        left, right = self._cashes((leader + 1) % 4), self._cashes((leader + 3) % 4)
        if left is None or right is None:
            return None
        proof = left | right
        for _, _, ranks in runs:
            proof |= ranks
        return proof


def _longest_run(suit: Suit, leader: int, ruffers: int) -> tuple[int, int, int]:
    """Return the most tricks of a suit before the other side can win one, guards, ranks used."""
    run = suit.run_of(leader % 2)
    ruffed = suit.safe[leader][ruffers]
    return (ruffed, 0, 0) if run[0] > ruffed else run
