"""What a side gathers for sure from the start of a trick, without looking at lines of play.

Each bound comes with its proof. All of them are short of the truth, never beyond it.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.ai.solver_bits import ABOVE, LANES, TENS, cards_of, length, nth_highest, tops
from app.ai.solver_table import NOTHING, Proof

NO_TRUMP = 4
UNSET = 5
ENDLESS = 13


@dataclass(slots=True, frozen=True)
class Start:
    """A position at the start of a trick, as a leader sees it."""

    hands: tuple[int, ...]
    leader: int
    trump: int
    ten_worth: int
    trick_worth: int

    @property
    def in_play(self) -> int:
        """Return all the cards that are held."""
        first, second, third, fourth = self.hands
        return first | second | third | fourth

    def led_by(self, seat: int) -> Start:
        """Return the same cards with another seat to lead."""
        return Start(self.hands, seat, self.trump, self.ten_worth, self.trick_worth)

    def ruffs(self, seat: int, suit: int) -> bool:
        """Return whether a seat may trump the suit when it is led."""
        hand = self.hands[seat]
        if suit == self.trump or hand & LANES[suit]:
            return False
        return self.trump == UNSET or (self.trump < NO_TRUMP and bool(hand & LANES[self.trump]))


@dataclass(slots=True)
class _Suit:
    """One suit as the leading side sees it: lengths, and the rounds that each partner wins."""

    cards: int
    mine: int
    his: int
    left: int
    right: int
    safe: int
    winners: int = 0
    partner_winners: int = 0

    @property
    def longest(self) -> int:
        """Return the longer holding of the two opponents."""
        return max(self.left, self.right)


class _Cashing:
    """The leader cashes his top cards suit by suit, then his partner's across the table.

    No opponent can ruff a round in which he follows suit or has no trump left; while the trump
    is unset every seat has to follow. Neither partner may be made to ruff or to throw a card
    that is counted: ``spare`` cards that are no trumps pay for that.
    """

    def __init__(self, start: Start, wanted: int, kept: int) -> None:
        self.start = start
        self.wanted = wanted
        self.gain = self.ranks = self.tens = self.trump_tricks = self.rounds = 0
        self.drawn = start.trump >= NO_TRUMP
        self.mine, self.his = start.hands[start.leader], start.hands[start.leader ^ 2]
        self.trumps = LANES[start.trump] if start.trump < NO_TRUMP else 0
        self.spare = (self.his & ~self.trumps).bit_count() - kept
        self.my_spare = (self.mine & ~self.trumps).bit_count()
        self.suits: list[_Suit] = []

    def run(self) -> bool:
        """Return whether cashing gathers what is wanted; trumps come first, to draw them."""
        if self.spare < 0:
            return False
        return self._leader_cashes() or self._trumps_are_sure() or self._partner_cashes()

    @property
    def proof(self) -> Proof:
        """Return what the gain rests on."""
        return Proof(self.ranks, self.tens)

    def _leader_cashes(self) -> bool:
        discards = 0
        first = self.start.trump if self.trumps else 0
        for suit in ((first + step) % 4 for step in range(4)):
            seen = self._look_at(suit)
            self.suits.append(seen)
            self._count_leader(seen, suit == self.start.trump)
            discards += max(0, seen.winners - seen.his)
            if seen.winners and self._take(seen, seen.winners):
                return True
        return self._throw_tens(self.his, discards) or self._every_trick()

    def _look_at(self, suit: int) -> _Suit:
        start, lane = self.start, LANES[suit]
        mine, left, his, right = (
            (start.hands[(start.leader + step) % 4] & lane).bit_count() for step in range(4)
        )
        safe = ENDLESS
        if start.trump == UNSET:
            safe = min(left, right)
        elif suit != start.trump and not self.drawn:
            for step, held in ((1, left), (3, right)):
                if start.hands[(start.leader + step) % 4] & LANES[start.trump]:
                    safe = min(safe, held)
        return _Suit(start.in_play & lane, mine, his, left, right, safe)

    def _count_leader(self, seen: _Suit, is_trump: bool) -> None:
        own = self.mine & seen.cards
        winners = tops(own, seen.cards & ~own)
        opposed = max(seen.longest, seen.his)
        if winners >= opposed:
            winners = seen.mine
        winners = min(winners, seen.safe)
        if self.start.trump == UNSET:
            winners = min(winners, seen.his)
        paid = max(0, winners - seen.his) if is_trump else winners
        winners -= max(0, paid - self.spare)
        self.spare -= min(paid, self.spare)
        if is_trump:
            self.drawn = winners >= seen.longest
            self.trump_tricks = winners
        else:
            self.my_spare -= winners
        seen.winners = winners
        contested = min(winners, opposed, self._still_wanted(winners))
        if contested:
            self.ranks |= 1 << nth_highest(own, contested)

    def _still_wanted(self, most: int) -> int:
        worth = self.start.trick_worth
        return -(-(self.wanted - self.gain) // worth) if worth else most

    def _take(self, seen: _Suit, tricks: int) -> bool:
        self.gain += tricks * self.start.trick_worth
        self.rounds += tricks
        ten = TENS & seen.cards & ~self.tens
        if self.start.ten_worth and ten and self._falls(seen, ten):
            self.tens |= ten
            self.gain += self.start.ten_worth
        return self.gain >= self.wanted

    def _falls(self, seen: _Suit, ten: int) -> bool:
        if ten & self.mine:
            if seen.partner_winners or seen.winners == seen.mine:
                return True
            lowest = nth_highest(self.mine & seen.cards, seen.winners) if seen.winners else 64
            return ten >= 1 << lowest
        if ten & self.his:
            if seen.winners:
                return True
            return ten >= 1 << nth_highest(self.his & seen.cards, seen.partner_winners)
        left = ten & self.start.hands[(self.start.leader + 1) % 4]
        return seen.winners + seen.partner_winners >= (seen.left if left else seen.right)

    def _throw_tens(self, hand: int, discards: int) -> bool:
        if self.start.ten_worth:
            for ten in list(cards_of(hand & TENS & ~self.tens))[: max(0, discards)]:
                self.tens |= 1 << ten
                self.gain += self.start.ten_worth
        return self.gain >= self.wanted

    def _every_trick(self) -> bool:
        """Catch all tens, the last of them with the last trick, if every trick is won by now."""
        tens = TENS & self.start.in_play & ~self.tens if self.start.ten_worth else 0
        if not tens or self.rounds < self.mine.bit_count():
            return False
        self.tens |= tens
        self.gain += self.start.ten_worth * tens.bit_count()
        return self.gain >= self.wanted

    def _trumps_are_sure(self) -> bool:
        """Count what the trumps of both win in the end if that is more than was cashed."""
        if not self.trumps:
            return False
        trump = self.suits[0]
        own = (self.mine | self.his) & trump.cards
        high = tops(own, trump.cards & ~own)
        sure = max(trump.mine, trump.his)
        if not self.drawn:
            sure = min(sure, high)
        more = (sure - self.trump_tricks) * self.start.trick_worth
        if more <= 0 or self.gain + more < self.wanted:
            return False
        if trump.longest:
            self.ranks |= 1 << nth_highest(own, min(sure, high))
        self.gain += more
        return True

    def _partner_cashes(self) -> bool:
        """Cash the partner's winners too.

        The suit that brings the lead across comes first: what it takes to get there is paid for
        and relied on whatever else is counted.
        """
        most = [self._count_partner(seen) for seen in self.suits]
        entries = [n for n, s in enumerate(self.suits) if most[n] and s.mine > s.winners]
        if not entries:
            return False
        discards = 0
        for at in sorted(range(4), key=lambda n: n != entries[0]):
            seen = self.suits[at]
            is_trump = bool(self.trumps) and at == 0
            rest = seen.mine - seen.winners
            winners = self._pay(most[at], rest, is_trump)
            if winners <= 0:
                if at == entries[0]:
                    return False
                continue
            discards += max(0, winners - rest)
            if self._count_across(seen, winners, rest, is_trump):
                return True
        return (
            self._trumps_are_sure()
            or self._throw_tens(self.mine, discards)
            or (self._every_trick())
        )

    def _count_across(self, seen: _Suit, winners: int, rest: int, is_trump: bool) -> bool:
        seen.partner_winners = winners
        opposed = max(seen.longest - seen.winners, rest)
        contested = min(winners, opposed, self._still_wanted(winners))
        if contested > 0:
            self.ranks |= 1 << nth_highest(self.his & seen.cards, contested)
        if is_trump:
            self.trump_tricks += winners
        return self._take(seen, winners)

    def _count_partner(self, seen: _Suit) -> int:
        partners, rest = self.his & seen.cards, self.mine & seen.cards
        for _ in range(seen.winners):
            rest ^= 1 << rest.bit_length() - 1
        winners = tops(partners, seen.cards & ~self.mine & ~self.his | rest)
        if winners >= max(seen.longest, seen.mine) - seen.winners:
            winners = seen.his
        winners = min(winners, seen.his - seen.winners, seen.safe - seen.winners)
        if self.start.trump == UNSET:
            winners = min(winners, seen.mine - seen.winners)
        return max(0, winners)

    def _pay(self, winners: int, rest: int, is_trump: bool) -> int:
        if is_trump:
            paid = max(0, winners - rest)
            winners -= max(0, paid - self.my_spare)
            self.my_spare -= min(paid, self.my_spare)
            return winners
        winners = min(winners, self.spare, self.my_spare)
        self.spare -= winners
        self.my_spare -= winners
        return winners


def cash(start: Start, wanted: int, kept: int = 0) -> Proof | None:
    """Return the proof that the leading side cashes what it wants, or None.

    So many of the partner's spare cards are kept for a trick that brings the lead here.
    """
    cashing = _Cashing(start, wanted, kept)
    return cashing.proof if cashing.run() else None


def hold(start: Start, wanted: int) -> Proof | None:
    """Return the proof that the side that does not lead gathers enough by its highest trumps."""
    if start.trump >= NO_TRUMP:
        return None
    trumps = start.in_play & LANES[start.trump]
    left, right = (start.hands[(start.leader + step) % 4] & trumps for step in (1, 3))
    own = left | right
    high = tops(own, trumps & ~own)
    if not high:
        return None
    gain = min(high, max(left.bit_count(), right.bit_count())) * start.trick_worth
    ranks, tens = (1 << nth_highest(own, high) if gain else 0), 0
    ten = TENS & own if start.ten_worth else 0
    holder = left if left & ten else right
    if ten and not trumps & ~holder & -ten:
        gain, ranks, tens = gain + start.ten_worth, ranks | ten, ten
    return Proof(ranks, tens) if gain >= wanted else None


class LostLeads:
    """Finds the cards that a leader need not try, whatever is left of them to try."""

    def __init__(self, start: Start, wanted: int) -> None:
        self._start = start
        self._wanted = wanted
        self._known: dict[int, Proof | None] = {}

    def find(self) -> tuple[int, Proof]:
        """Return the cards and the proof that they do not help.

        They are those of suits whose highest card is an opponent's, who wins with it and cashes
        all that his side wants; or the whole hand, if the leading side runs dry before long.
        """
        hand = self._start.hands[self._start.leader]
        lost, ranks, tens = 0, 0, 0
        for suit in range(4):
            proof = self._stopped(suit)
            if proof is not None:
                lost |= hand & LANES[suit]
                ranks, tens = ranks | proof.ranks, tens | proof.tens
        if lost != hand:
            dry = self._runs_dry()
            if dry is not None:
                return hand, dry
        return lost, Proof(ranks, tens)

    def _cashes(self, seat: int) -> Proof | None:
        if seat not in self._known:
            self._known[seat] = cash(self._start.led_by(seat), self._wanted, 1)
        return self._known[seat]

    def _stopped(self, suit: int) -> Proof | None:
        start, lane = self._start, LANES[suit]
        leader, partner = start.leader, start.leader ^ 2
        if not start.hands[leader] & lane or start.ruffs(partner, suit):
            return None
        top = 1 << (start.in_play & lane).bit_length() - 1
        if top & (start.hands[leader] | start.hands[partner]):
            return None
        opponent = next(seat for seat in range(4) if start.hands[seat] & top)
        if start.trump == UNSET and not start.hands[opponent ^ 2] & lane:
            return None
        proof = self._cashes(opponent)
        return proof and Proof(proof.ranks | top, proof.tens)

    def _runs_dry(self) -> Proof | None:
        """Prove that the leading side, without a trump, lets the others in early enough."""
        start = self._start
        leader, left, right = start.leader, (start.leader + 1) % 4, (start.leader + 3) % 4
        own = start.hands[leader] | start.hands[leader ^ 2]
        if start.trump == UNSET or (start.trump < NO_TRUMP and own & LANES[start.trump]):
            return None
        most = 0
        if start.trick_worth:
            most = start.hands[leader].bit_count() - self._wanted // start.trick_worth
        if most < 0:
            return None
        runs = [_longest_run(start, suit) for suit in range(4)]
        tricks = sum(run for run, _, _ in runs)
        if tricks and tricks + sum(guards for _, guards, _ in runs) > most:
            return None
        proofs = [self._cashes(left), self._cashes(right)]
        if None in proofs:
            return None
        ranks = tens = 0
        for proof in [*proofs, *(Proof(r, 0) for _, _, r in runs)]:
            ranks, tens = ranks | (proof or NOTHING).ranks, tens | (proof or NOTHING).tens
        return Proof(ranks, tens)


def _longest_run(start: Start, suit: int) -> tuple[int, int, int]:
    """Return the most tricks of a suit before the other side can win one, guards, ranks used."""
    ruffed = ENDLESS
    for step in (1, 3):
        hand = start.hands[(start.leader + step) % 4]
        if start.trump < NO_TRUMP and hand & LANES[start.trump]:
            ruffed = min(ruffed, length(hand, suit))
    run, guards, ranks = _run_without_ruffs(start, suit)
    return (ruffed, 0, 0) if run > ruffed else (run, guards, ranks)


def _run_without_ruffs(start: Start, suit: int) -> tuple[int, int, int]:
    in_suit = start.in_play & LANES[suit]
    mine, his = start.hands[start.leader] & in_suit, start.hands[start.leader ^ 2] & in_suit
    theirs = in_suit & ~mine & ~his
    most = max(mine.bit_count(), his.bit_count())
    if not most or not theirs:
        return most, 0, 0
    best = theirs.bit_length() - 1
    over = ABOVE[best] & in_suit
    if not over:
        return 0, 0, 1 << best
    holder = start.leader if over & mine else start.leader ^ 2
    behind = start.hands[(holder + 1) % 4]
    split = bool(over & mine) and bool(over & his)
    if split or not behind >> best & 1 or length(behind, suit) <= over.bit_count():
        return most, 0, 0
    return min(over.bit_count(), most), 1, 1 << best
