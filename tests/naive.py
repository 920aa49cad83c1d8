"""The rules of one deal a second time: slow, in plain words and texts, and on its own.

Nothing of `app.core` is used here, so that a mistake there is not made here as well. Cards, suits
and actions are the texts of the record format; rules come as a mapping of rule keys.
"""

from __future__ import annotations

import copy
from typing import Any

RANKS = "23456789TJQKA"


class NaiveDeal:
    """A deal in play: `legal` says what may be done, `do` does it."""

    def __init__(self, rules: dict[str, Any], dealer: int, hands: list[str]) -> None:
        self.rules = rules
        self.players = rules["players"]
        self.hands = [hand.split() for hand in hands]
        self.size = len(self.hands[0])
        self.leader = self.turn = (dealer + 1) % self.players
        self.trick: list[tuple[int, str, bool]] = []
        self.winners: list[int] = []
        self.trump: str | None = None
        self.awake = False
        self.awake_after_trick = False
        self.chooser: int | None = None
        self.face_down: str | None = None
        self.tens, self.tricks, self.aces = [0, 0], [0, 0], [0, 0]
        self.pile: list[str] = []
        self.pile_tricks = 0
        self.last_winner: int | None = None
        self.todo = "play"
        mode = rules["trump"]
        if mode == "open_partner":
            self.todo, self.turn = "choose", (dealer + 2) % self.players
        elif mode == "open_drawn":
            self.todo = "draw"
        elif mode in ("open_card", "closed_card"):
            self.todo = "lay"

    # What may be done

    def legal(self) -> list[str]:
        """Return every action that the seat to act may do; none once the deal is over."""
        if self.over():
            return []
        seat, hand = self.turn, self.hands[self.turn]
        if self.todo == "choose":
            return [f"{seat} name {suit}" for suit in "SHDC"]
        if self.todo == "draw":
            others = [other for other in range(self.players) if other != seat]
            return sorted({f"{seat} draw {o} {card}" for o in others for card in self.hands[o]})
        if self.todo == "lay":
            return sorted({f"{seat} lay {card}" for card in hand})
        if self.todo == "note":
            return sorted({f"{seat} note {card[1]}" for card in hand})
        if self.must_name():
            return sorted({f"{seat} name {card[1]}" for card in hand})
        plays = sorted({f"{seat} play {card}" for card in self.may_play()})
        return [*plays, f"{seat} ask"] if self.may_ask() else plays

    def led(self) -> str | None:
        """Return the suit led, None before the lead."""
        return self.trick[0][1][1] if self.trick else None

    def is_void(self) -> bool:
        """Say whether the seat to act cannot follow suit."""
        return bool(self.trick) and all(card[1] != self.led() for card in self.hands[self.turn])

    def must_name(self) -> bool:
        """Say whether the seat to act is the first void one and names the trump aloud."""
        return self.rules["trump"] == "first_void_named" and not self.trump and self.is_void()

    def may_ask(self) -> bool:
        """Say whether the seat to act may ask for the face-down trump."""
        return (
            self.rules["trump"] == "closed_card"
            and self.rules["reveal"] == "request"
            and not self.awake
            and self.turn != self.chooser
            and self.is_void()
        )

    def may_play(self) -> list[str]:
        """Return the cards that may be played."""
        hand = self.hands[self.turn]
        if self.trick and not self.is_void():
            return [card for card in hand if card[1] == self.led()]
        if self.todo == "asked" and self.rules["asker_must_trump"]:
            return [card for card in hand if card[1] == self.trump] or hand
        return hand

    # Doing it

    def do(self, action: str) -> None:
        """Carry out one legal action."""
        _, verb, *rest = action.split()
        getattr(self, f"_{verb}")(*rest)

    def after(self, action: str) -> NaiveDeal:
        """Return a copy in which an action has been done."""
        other = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(other, name, value.copy())
        other.hands = [hand.copy() for hand in self.hands]
        other.do(action)
        return other

    def _name(self, suit: str) -> None:
        before_the_lead = self.todo == "choose"
        self.trump, self.awake, self.chooser = suit, True, self.turn
        self.todo = "play"
        if before_the_lead:
            self.turn = self.leader

    def _draw(self, _other: str, card: str) -> None:
        self.trump, self.awake, self.chooser = card[1], True, self.turn
        self.todo = "play"

    def _lay(self, card: str) -> None:
        self.trump, self.chooser = card[1], self.turn
        self.awake = self.rules["trump"] == "open_card"
        self.face_down = None if self.awake else card
        self.todo = "play"

    def _ask(self) -> None:
        self.awake, self.todo = True, "asked"

    def _note(self, suit: str) -> None:
        self.trump, self.chooser, self.todo = suit, self.turn, "play"
        self._pass_on()

    def _play(self, card: str) -> None:
        mode, void = self.rules["trump"], self.is_void()
        self.hands[self.turn].remove(card)
        if mode == "first_void" and void and not self.trump:
            self.trump, self.chooser = card[1], self.turn
            self.awake = self.rules["setting_card_is_trump"]
            self.awake_after_trick = not self.awake
        if card == self.face_down:
            self.awake, self.face_down = True, None
        self.trick.append((self.turn, card, self.awake and card[1] == self.trump))
        if mode == "first_void_closed" and void and not self.trump and self.hands[self.turn]:
            self.todo = "note"
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self.todo = "play"
        if len(self.trick) == self.players:
            self._take()
            return
        self.turn = (self.turn + 1) % self.players
        asleep = self.trump is not None and not self.awake and not self.awake_after_trick
        noted = self.rules["trump"] == "first_void_closed" and self.turn == self.chooser
        by_itself = self.rules["trump"] == "closed_card" and self.rules["reveal"] == "first_void"
        if asleep and (noted or by_itself) and self.is_void():
            self.awake = True

    def best_seat(self) -> int:
        """Return who wins the trick: the highest active trump, else the highest of the suit led."""
        able = [play for play in self.trick if play[2]] or [
            play for play in self.trick if play[1][1] == self.led()
        ]
        top = max(RANKS.index(card[0]) for _, card, _ in able)
        seats = [seat for seat, card, _ in able if RANKS.index(card[0]) == top]
        return seats[-1] if self.rules["identical_cards"] == "later" else seats[0]

    def _take(self) -> None:
        winner = self.best_seat()
        self.winners.append(winner)
        self.pile += [card for _, card, _ in self.trick]
        self.pile_tricks += 1
        last = len(self.winners) == self.size
        if self.rules["capture"] == "at_once" or winner == self.last_winner or last:
            side = winner % 2
            self.tricks[side] += self.pile_tricks
            self.tens[side] += sum(card[0] == "T" for card in self.pile)
            self.aces[side] += sum(card[0] == "A" for card in self.pile)
            self.pile, self.pile_tricks, self.last_winner = [], 0, None
        else:
            self.last_winner = winner
        if self.awake_after_trick:
            self.awake, self.awake_after_trick = True, False
        self.trick, self.leader, self.turn = [], winner, winner

    # The end

    def over(self) -> bool:
        """Say whether the deal is over: played out, or stopped by a sirr."""
        return len(self.winners) == self.size or self.sirr() is not None

    def sirr(self) -> int | None:
        """Return the side with a sirr that ends the match."""
        if self.rules["sirr_ends_match"]:
            for side in (0, 1):
                if self.tens[side] >= self.rules["sirr_tens"]:
                    return side
        return None

    def winner(self) -> int | None:
        """Return the side that has won the deal, None for a draw."""
        if self.sirr() is not None:
            return self.sirr()
        if self.rules["objective"] == "tricks":
            return 0 if self.tricks[0] >= 7 else 1
        if self.rules["objective"] == "card_points":
            points = [4 * self.tricks[side] + self.tens[side] for side in (0, 1)]
            if points == [28, 28]:
                return 0 if self.tens[0] == 4 else 1
            return 0 if points[0] >= 29 else 1
        for side in (0, 1):
            if self.tens[side] >= self.rules["tens_to_win"]:
                return side
        if self.rules["tie_break"] == "none":
            return None
        for mine, theirs in (self.tens, self.tricks):
            if mine != theirs:
                return 0 if mine > theirs else 1
        return None

    def category(self) -> str:
        """Return the name of the result."""
        won = self.winner()
        if won is None:
            return "draw"
        all_tens = self.tens[won] == 4 * self.rules["decks"]
        all_tricks = self.tricks[won] == self.size
        if self.rules["objective"] == "tricks":
            first = {seat % 2 for seat in self.winners[:7]}
            return "bavney" if all_tricks else "court" if first == {won} else "win"
        if self.rules["tie_break"] == "tricks":
            if not all_tens:
                return "win"
            return "kot" if all_tricks else "mendikot"
        return "sirr" if self.tens[won] >= self.rules["sirr_tens"] else "win"

    def points(self) -> tuple[int, int]:
        """Return the points of the sides for this deal."""
        won = self.winner()
        if self.rules["match"] == "tens_total":
            return self.tens[0], self.tens[1]
        if self.rules["match"] == "streak" or won is None:
            return 0, 0
        category = self.category()
        score = self.rules[f"points_{category}"]
        if category in ("mendikot", "kot") and self.rules["ace_bonus"]:
            score += self.aces[won] == 4 * self.rules["decks"]
        return (score, 0) if won == 0 else (0, score)
