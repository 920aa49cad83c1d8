"""Shows the match at the table: pictures, flights, words, in the order in which things happen."""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QColor

from app.core.events import CardsCut, DealEnded, Event, HandsDealt, MatchEnded
from app.core.log import DEAL_ENDS, Step
from app.core.outcomes import certain_winner, is_decided
from app.core.phases import Phase
from app.core.rules import StopWhenDecided
from app.ui.announcer import Announcer
from app.ui.game import Game
from app.ui.help.tooltips import explain, prompt_tooltip
from app.ui.models.log import is_told
from app.ui.models.mime import TurnId
from app.ui.picture import Picture, TrickCard, concealed, picture, place_of
from app.ui.situation import SUIT_PHASES, BarState, Decided, bar_state
from app.ui.spoken import in_one_line, on_the_table, what_now
from app.ui.texts.events import event_sentence
from app.ui.texts.results import (
    deal_meaning,
    deal_result,
    dealer_reason,
    match_result,
    next_dealer,
    standing,
)
from app.ui.texts.seats import Seating, seating, shortened
from app.ui.views.action_bar import Choice
from app.ui.views.choreography import Choreography
from app.ui.views.playground import Playground

translate = QCoreApplication.translate
_ENDINGS = (DealEnded, MatchEnded)
_ON_A_BUTTON = 24
"""The most letters of a name on a button."""


class TablePresenter(QObject):
    """Keeps the playground equal to the state of the game, as one seat may see it."""

    shown = Signal()
    """A picture was shown: menus and buttons may have to change."""

    def __init__(self, game: Game, ground: Playground, announcer: Announcer) -> None:
        super().__init__(ground)
        self._game, self._ground, self._announcer = game, ground, announcer
        self.choreography = Choreography(ground)
        self._table_id = os.urandom(16).hex()
        self._jumps = 0
        self._cut: CardsCut | None = None
        self._plays_on = 0
        self._showed_dealing = False
        self.viewer = 0
        self._persons: tuple[int, ...] = ()
        self.picture: Picture | None = None
        game.began.connect(self._began)
        game.step_made.connect(self._stepped)
        game.jumped.connect(self._jumped)
        ground.flights.landed.connect(self._landed)
        ground.curtain.pressed.connect(self._lift_curtain)

    @property
    def seating(self) -> Seating:
        """Return the names at the table."""
        return seating(self._game.controller.header.seats)

    @property
    def turn(self) -> TurnId:
        """Return the name of the present turn; it never comes again."""
        return TurnId(self._table_id, self._jumps, self._game.controller.step_count)

    # What happens

    def _began(self) -> None:
        self._table_id = os.urandom(16).hex()
        self._cut, self._plays_on = None, 0
        seats = self._game.controller.header.seats
        self._persons = tuple(seat for seat, info in enumerate(seats) if info.kind == "human")
        self.viewer = self._persons[0] if self._persons else 0
        has_hands = self._game.controller.state.deal is not None  # none to hide during the cut
        self._start_anew(covers=has_hands)

    def _jumped(self) -> None:
        self._jumps += 1
        self._cut = None
        self._start_anew(covers=self._ground.is_covered)

    def _start_anew(self, *, covers: bool) -> None:
        """Show another position; the curtain comes first, or the keys reach the hand meanwhile."""
        controller = self._game.controller
        self.picture = None
        self._ground.flights.cut_short()
        self._follow_actor(covers=covers)
        self._ground.notice.hide()
        self._ground.report.hide()
        if not (self._is_shared and covers):
            self._ground.curtain.hide()
        self._ground.log.start(controller.header.rules, self.seating, controller.steps)
        self.refresh()
        if self._ground.isVisible():
            self.say_position()

    def _stepped(self, step: Step) -> None:
        self._note_cut(step.events)
        before = self.picture
        self.choreography.remember()
        dealt = any(isinstance(event, HandsDealt) for event in step.events)
        passed = self._follow_actor(covers=dealt)
        self._ground.notice.hide()
        self.show(shift=self._ground.look.motion.shift)
        assert self.picture is not None
        self.choreography.show(step.events, before, self.picture)
        if self._is_dealing:
            self.show_bar()
        self._ground.log.add(step)
        self._say(step, passes=passed or self._game.controller.human_to_act is not None)
        self._landed()

    def _note_cut(self, events: tuple[Event, ...]) -> None:
        cuts = [event for event in events if isinstance(event, CardsCut)]
        over = self._game.controller.state.phase not in (Phase.CUT, Phase.DEAL)
        if cuts or over:
            self._cut = cuts[-1] if cuts else None

    def _say(self, step: Step, *, passes: bool) -> None:
        """Say what happened and what to do next; ``passes``: also to pass the screen on.

        How a deal or a match ended is said with the sheet that shows it.
        """
        rules, score = step.state.rules, step.state.score
        told = [each for each in step.events if is_told(each) and not isinstance(each, _ENDINGS)]
        sentences = [event_sentence(event, rules, self.seating, score) for event in told]
        if self._ground.is_covered:
            sentences += [in_one_line(self._ground.curtain.title)] if passes else []
        else:
            sentences.append(self.what_now())
        self._announcer.say(" ".join(each for each in sentences if each))

    def what_now(self) -> str:
        """Return what the viewer is asked for now, for who cannot see it; empty if nothing."""
        seen, bar, fan = self.picture, self._ground.table.bar, self._ground.table.fan
        waits = self._game.controller.waits_for_player
        if seen is None or not (seen.my_turn or (seen.phase is Phase.TRICK_OVER and waits)):
            return ""
        text = bar.text if seen.my_turn else ""
        return what_now(seen, text, bar.choices, fan.current_card if fan.hasFocus() else None)

    def all_told(self, standing_of_deal: str) -> str:
        """Return all that is in view besides how the deal stands: match, table, turn."""
        seen, state = self.picture, self._game.controller.state
        assert seen is not None
        match = standing(state.score, seen.rules, self.seating)
        return in_one_line(standing_of_deal, match, self._position(seen))

    def _position(self, seen: Picture) -> str:
        now = self.what_now() or self._ground.table.bar.text
        return in_one_line(on_the_table(seen, self.seating), now)

    def say_position(self) -> None:
        """Say what lies on the table and what to do: nothing has told it card by card."""
        seen = self.picture
        if self._ground.is_covered:
            self._announcer.say(in_one_line(self._ground.curtain.title))
        has_deal = self._game.has_match and self._game.controller.state.deal is not None
        if seen is None or self._ground.sheet or not has_deal or seen.phase in DEAL_ENDS:
            return
        self._announcer.say(self._position(seen))

    @property
    def _is_dealing(self) -> bool:
        return self._ground.flights.count("seat") > 0

    def _landed(self) -> None:
        """Show what comes next once the last cards of a deal have arrived, or its result."""
        if self.picture is None or self._ground.flights.is_busy:
            return
        if self._showed_dealing:
            self.show_bar()
        if self.picture.phase in DEAL_ENDS and self._ground.sheet is None:
            self._show_result(self.picture)

    # Who looks

    @property
    def _is_shared(self) -> bool:
        return len(self._persons) > 1

    def _follow_actor(self, *, covers: bool) -> bool:
        """At a screen that persons share, show the table to the one who must decide.

        ``covers`` says that others look on, so that nobody is shown a hand without a question.
        Return whether the screen is passed on.
        """
        if not self._is_shared:
            return False
        before = self.viewer
        if covers or self._game.controller.human_to_act is not None:
            self.viewer = self._next_person()
        passed = covers or self.viewer != before
        if passed:
            self._pass_screen()
        return passed

    def _next_person(self) -> int:
        """Return the person who must decide, or will before the others if the turns just go on."""
        state = self._game.controller.state
        if state.deal is None or state.phase in DEAL_ENDS:
            return self.viewer
        turn, players = state.deal.turn, state.rules.players
        return min(self._persons, key=lambda seat: (seat - turn) % players)

    def _lift_curtain(self) -> None:
        self._ground.curtain.hide()
        self._ground.take_focus()
        self.refresh()
        self.say_position()

    def _pass_screen(self) -> None:
        name = self.seating.name(self.viewer)
        title = translate("Table", "Pass the screen to {name}").format(name=name)
        short = shortened(name, _ON_A_BUTTON).replace("&", "&&")
        here = translate("Table", "&I am {name}").format(name=short)
        choices = (Choice("here", here),)
        veil = QColor(self._ground.look.cloth.rim)
        self._ground.flights.cut_short()
        self._ground.curtain.open(title, "", choices, veil=veil, opaque=True)
        self._ground.report.hide()

    # What is shown

    def refresh(self) -> None:
        """Show the present state without motion."""
        if self._game.has_match:
            self.show(shift=0.0)
            self._landed()

    def show(self, shift: float) -> None:
        """Show the present state; the cards of the hand glide in so many seconds."""
        controller = self._game.controller
        seen = self._fresh_picture()
        self.picture = seen
        names = self.seating
        text = standing(controller.state.score, seen.rules, names)
        self._ground.table.show_picture(seen, names, self.turn, shift)
        self._ground.show_picture(seen, names, text)
        self.show_bar()
        self.shown.emit()

    def _fresh_picture(self) -> Picture:
        controller = self._game.controller
        seen = picture(
            controller.state,
            controller.header,
            self.viewer,
            controller.deal_index,
            trump_first=self._ground.look.trump_first,
        )
        if self._ground.is_covered:
            seen = concealed(seen)
        return seen._replace(trick=self._cut_cards()) if self._cut else seen

    def _cut_cards(self) -> tuple[TrickCard, ...]:
        assert self._cut is not None
        rules = self._game.controller.header.rules
        cut = self._cut.round
        return tuple(
            TrickCard(seat, place_of(seat, self.viewer, rules), card, seat in cut.highest, False)
            for seat, card in zip(cut.seats, cut.cards, strict=True)
        )

    def show_bar(self) -> None:
        """Show what is to be done now, and put the keyboard where it is done."""
        seen = self.picture
        assert seen is not None
        table = self._ground.table
        before = table.bar.choices
        table.bar.show_state(*self._bar_state(seen))
        self._showed_dealing = self._is_dealing
        explain(table.bar, prompt_tooltip(seen))
        table.lay_out()
        self._place_focus(seen, changed=before != table.bar.choices)

    def _bar_state(self, seen: Picture) -> BarState:
        if self._cut is not None:
            score = self._game.controller.state.score
            said = event_sentence(self._cut, seen.rules, self.seating, score)
            return BarState(said.rstrip("."))
        return bar_state(
            seen,
            self.seating,
            waits=self._game.controller.waits_for_player,
            decided=self._decided(),
            picked=self._ground.table.fan.picked,
            is_dealing=self._is_dealing,
        )

    def _place_focus(self, seen: Picture, *, changed: bool) -> None:
        table, focused = self._ground.table, self._ground.window().focusWidget()
        if self._ground.sheet is not None:
            return
        if seen.my_turn and seen.phase in SUIT_PHASES:
            if changed:
                table.bar.focus_first()
        elif seen.phase not in DEAL_ENDS and (focused is None or not focused.isVisible()):
            table.fan.setFocus()

    @property
    def may_finish(self) -> bool:
        """Say whether the end of the deal is to be offered now."""
        controller = self._game.controller
        state, seen = controller.state, self.picture
        if seen is None or state.deal is None or self._plays_on == controller.deal_index:
            return False
        asked = state.rules.stop_when_decided is StopWhenDecided.ASK
        if not asked or seen.phase not in (Phase.LEAD, Phase.FOLLOW) or not seen.my_turn:
            return False
        return is_decided(state.rules, state.deal)

    def _decided(self) -> Decided | None:
        state = self._game.controller.state
        if not self.may_finish or state.deal is None:
            return None
        return Decided(certain_winner(state.rules, state.deal))

    def play_on(self) -> None:
        """Offer the end of this deal no more."""
        self._plays_on = self._game.controller.deal_index
        self.show_bar()

    def _show_result(self, seen: Picture) -> None:
        state, names = self._game.controller.state, self.seating
        assert seen.result is not None and state.deal is not None
        title = deal_result(seen.result, seen.rules, names)
        lines = [deal_meaning(seen.result, seen.rules)]
        if seen.outcome is not None:
            lines.insert(0, title)
            title = match_result(seen.outcome, state.score, seen.rules, names)
        else:
            lines += [standing(state.score, seen.rules, names), self._dealer_line(seen)]
        body = "\n".join(line for line in lines if line)
        veil = QColor(self._ground.look.cloth.rim)
        self._ground.notice.open(title, body, _result_choices(seen), veil=veil)
        if self._ground.isVisible():  # when the program ends, the texts change once more
            self._announcer.say(in_one_line(title, body))

    def _dealer_line(self, seen: Picture) -> str:
        controller = self._game.controller
        state = controller.state
        assert seen.result is not None and state.deal is not None
        before = next(
            step.state.score
            for step in reversed(controller.steps)
            if step.state.phase not in DEAL_ENDS
        )
        reason = dealer_reason(seen.rules, state.deal.dealer, seen.result.winner, before)
        return f"{next_dealer(state.score, self.seating)} {reason}"

    def show_pause(self) -> None:
        """Cover the table until the player comes back."""
        title = translate("Table", "Pause")
        choices = (Choice("resume", translate("Table", "&Go on")),)
        veil = QColor(self._ground.look.cloth.rim)
        self._ground.notice.open(title, "", choices, veil=veil, opaque=True)
        self._announcer.say(in_one_line(title))

    def retranslate(self) -> None:
        """Show everything in the language of the moment."""
        if not self._game.has_match:
            return
        self._ground.log.retranslate(self.seating)
        self._ground.notice.hide()
        self._ground.table.retranslate()
        self._ground.tens.retranslate()
        if self._is_shared and self._ground.is_covered:
            self._pass_screen()
        self.refresh()


def _result_choices(seen: Picture) -> tuple[Choice, ...]:
    if seen.outcome is None:
        return (
            Choice("next", translate("Table", "&Next deal")),
            Choice("report", translate("Table", "&Report")),
        )
    return (
        Choice("again", translate("Table", "Play &again")),
        Choice("new", translate("Table", "&New match…")),
        Choice("report", translate("Table", "&Report")),
    )
