"""What the player does with mouse and keys, turned into actions that the core checks."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal

from app.core.actions import SeatAction, ask, claim, concede, lay, name, note, play
from app.core.cards import Card
from app.core.errors import IllegalActionError
from app.core.phases import Phase
from app.session.controller import Controller
from app.ui.announcer import Announcer
from app.ui.cards.geometry import CardPlace
from app.ui.game import Game
from app.ui.presenter import TablePresenter
from app.ui.spoken import picked
from app.ui.texts.refusals import refusal
from app.ui.views.playground import Playground


class Gestures(QObject):
    """Listens to the playground and asks the game."""

    refused = Signal(str)
    """Why something is not possible, in words."""

    def __init__(
        self, game: Game, ground: Playground, presenter: TablePresenter, announcer: Announcer
    ) -> None:
        super().__init__(ground)
        self._game, self._ground = game, ground
        self._presenter, self._announcer = presenter, announcer
        self._is_dragging = False
        self._dropped: Card | None = None
        self._held: Controller | None = None
        table = ground.table
        table.fan.chosen.connect(self.choose)
        table.fan.carried_on.connect(self.carry_on)
        table.fan.drag_began.connect(self._drag_began)
        table.fan.drag_ended.connect(self._drag_ended)
        table.trick.dropped.connect(self._drop)
        table.trick_area.clicked_on.connect(self.carry_on)
        table.bar.pressed.connect(self._press)

    # Cards

    def choose(self, card: Card) -> None:
        """Play a card, or pick the one that is to be laid as trump.

        Whoever has won the trick that still lies there may lead at once.
        """
        if not self._may_act:
            return
        self._ground.flights.cut_short()
        self._clear_my_trick()
        seen = self._presenter.picture
        if seen is None:
            return
        if seen.my_turn and seen.phase is Phase.LAY_TRUMP:
            self._pick(card)
        else:
            self.do(play(seen.viewer, card))

    @property
    def _may_act(self) -> bool:
        """Say whether nothing lies over the table that must be answered first."""
        return not (self._game.controller.is_held or self._ground.is_covered)

    def _clear_my_trick(self) -> None:
        controller = self._game.controller
        deal = controller.state.deal
        is_over = controller.state.phase is Phase.TRICK_OVER
        if is_over and deal is not None and deal.trick.best_seat == self._presenter.viewer:
            controller.carry_on()

    def _pick(self, card: Card) -> None:
        fan = self._ground.table.fan
        if fan.picked == card:
            self.do(lay(self._presenter.viewer, card))
            return
        fan.picked = card
        fan.viewport().update()
        self._presenter.show_bar()
        self._announcer.say(picked(card), urgent=True)

    def do(self, action: SeatAction) -> bool:
        """Ask the game for an action; say whether it was done."""
        if not self._may_act:
            return False
        try:
            self._game.submit(action)
        except IllegalActionError as error:
            self._refuse(error, action)
            return False
        return True

    def _refuse(self, error: IllegalActionError, action: SeatAction) -> None:
        text = refusal(error, action.kind)
        self.refused.emit(text)
        self._announcer.say(text, urgent=True)

    # Drag and drop

    def _drag_began(self) -> None:
        self._is_dragging, self._dropped = True, None
        self._held = self._game.controller
        self._held.hold()

    def _drop(self, card: Card) -> None:
        if self._is_dragging:
            self._dropped = card
        else:
            self.choose(card)

    def _drag_ended(self, row: int, taken: bool, where: QPoint) -> None:
        self._is_dragging = False
        card, held = self._dropped, self._held
        self._dropped = self._held = None
        if held is not self._game.controller:
            return
        place = self._place_of_mouse(where)
        held.release()
        before = self._ground.table.hand.cards
        if card is not None and taken:
            self._presenter.choreography.starts_at(card, place)
            self.choose(card)
        if self._ground.table.hand.cards == before:
            self._presenter.choreography.snap_back(row, place)

    def _place_of_mouse(self, where: QPoint) -> CardPlace:
        point = self._ground.mapFromGlobal(where)
        return CardPlace(point.x(), point.y(), 0, 0, self._ground.table.fan.card_width)

    # Buttons and keys

    def carry_on(self) -> None:
        """Go on where the match waits, or let a pause be over."""
        controller = self._game.controller
        if controller.is_held:
            return
        phase = controller.state.phase
        if phase is Phase.CUT:
            self._game.skip_cut()
        elif phase is Phase.TRICK_OVER:
            controller.carry_on()
        elif self._ground.flights.is_busy:
            self._ground.flights.cut_short()

    def _press(self, choice: str) -> None:
        kind, _, value = choice.partition(" ")
        match kind:
            case "suit":
                self._choose_suit(int(value))
            case "ask":
                self.do(ask(self._presenter.viewer))
            case "lay":
                picked = self._ground.table.fan.picked
                if picked is not None:
                    self.do(lay(self._presenter.viewer, picked))
            case "carry_on":
                self.carry_on()
            case "finish":
                self.do(claim(self._presenter.viewer))
            case "play_on":
                self._presenter.play_on()
        if not self._ground.table.bar.choices:
            self._ground.take_focus()

    def _choose_suit(self, suit: int) -> None:
        seat = self._presenter.viewer
        is_note = self._game.controller.state.phase is Phase.NOTE_TRUMP
        self.do(note(seat, suit) if is_note else name(seat, suit))

    def claim_rest(self) -> bool:
        """Claim all the tricks that are left; say whether the claim was accepted."""
        return self.do(claim(self._presenter.viewer))

    def give_up(self) -> bool:
        """Concede the deal; say whether that was possible."""
        return self.do(concede(self._presenter.viewer))
