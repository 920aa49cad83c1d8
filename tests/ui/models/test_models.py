"""The models of the table, watched by Qt's own model tester."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from app.core.cards import Card
from app.core.events import CardPlayed, CardsCaptured, TrumpNoted
from app.core.log import Step
from app.core.notation import parse_card
from app.core.phases import Phase
from app.core.rules import RuleSet
from app.core.state import Score, State
from app.ui.cards.symbols import TenState
from app.ui.models.hand import HandModel, HandRole
from app.ui.models.log import LogModel
from app.ui.models.mime import CARD_MIME, TurnId, pack, unpack
from app.ui.models.tens import TenRole, TensModel
from app.ui.models.trick import TrickModel
from app.ui.picture import TenPicture, TrickCard
from app.ui.texts.seats import Seating

Role = Qt.ItemDataRole
TURN = TurnId("here", 0, 7)
NAMES = {0: "You", 1: "Asha", 2: "Ravi", 3: "Meera"}


def hand(*codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes))


def shown(model: HandModel, *codes: str, playable: tuple[str, ...] = ()) -> None:
    cards = frozenset(hand(*playable))
    model.show_hand(hand(*codes), cards, frozenset(), is_choosing=bool(playable), turn=TURN)


# The hand


def test_the_hand_is_a_sound_model(qtmodeltester: ModelTester) -> None:
    model = HandModel()
    qtmodeltester.check(model, force_py=False)
    shown(model, "AS", "KS", "TH", "2D", playable=("TH",))
    shown(model, "AS", "KS", "2D")
    shown(model, "2D", "AS", "KS")
    shown(model)


def test_a_played_card_leaves_the_other_rows_alone() -> None:
    model = HandModel()
    shown(model, "AS", "KS", "TH")
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    shown(model, "AS", "TH")
    assert model.cards == hand("AS", "TH")
    assert resets == []


def test_one_of_two_identical_cards_is_taken_out() -> None:
    model = HandModel()
    shown(model, "TH", "TH", "2H")
    shown(model, "TH", "2H")
    assert model.cards == hand("TH", "2H")


def test_a_card_tells_readers_its_name_and_whether_it_can_be_played() -> None:
    model = HandModel()
    shown(model, "TH", "2C", playable=("TH",))
    ten, two = model.index(0), model.index(1)
    assert ten.data(Role.AccessibleTextRole) == "ten of hearts"
    assert ten.data(Role.AccessibleDescriptionRole) == "can be played"
    assert two.data(Role.AccessibleDescriptionRole) == "not now"
    assert ten.data(HandRole.PLAYABLE) is True


def test_cards_can_be_dragged_only_by_whom_they_are_asked_of() -> None:
    model = HandModel()
    shown(model, "TH")
    assert not model.flags(model.index(0)) & Qt.ItemFlag.ItemIsDragEnabled
    shown(model, "TH", playable=("TH",))
    assert model.flags(model.index(0)) & Qt.ItemFlag.ItemIsDragEnabled


# What a drag carries


def test_a_dragged_card_arrives() -> None:
    model = HandModel()
    shown(model, "TH", "AS", playable=("AS",))
    data = model.mimeData([model.index(1)])
    assert data is not None
    assert unpack(data, TURN) == parse_card("AS")


def test_foreign_late_and_broken_cards_are_refused() -> None:
    card = parse_card("AS")
    assert unpack(pack(TurnId("elsewhere", 0, 7), card), TURN) is None
    assert unpack(pack(TurnId("here", 0, 6), card), TURN) is None
    for text in (b"", b"here 0 7", b"here 0 7 XX", b"here 0 7 AS more", b"\xff\xfe"):
        data = QMimeData()
        data.setData(CARD_MIME, text)
        assert unpack(data, TURN) is None


# The trick


def trick(*codes: str) -> tuple[TrickCard, ...]:
    cards = enumerate(hand(*codes))
    return tuple(TrickCard(seat, seat, card, seat == 0, False) for seat, card in cards)


def test_the_trick_is_a_sound_model(qtmodeltester: ModelTester) -> None:
    model = TrickModel()
    qtmodeltester.check(model, force_py=False)
    for codes in ((), ("AS",), ("AS", "2S"), ("AS", "2S", "3S"), ()):
        model.show_trick(trick(*codes), NAMES)
    assert model.rowCount() == 0


def test_a_card_of_the_trick_tells_who_played_it() -> None:
    model = TrickModel()
    model.show_trick(trick("AS", "TH"), NAMES)
    assert model.index(1).data(Role.AccessibleTextRole) == "Asha: ten of hearts"
    assert model.index(0).data(Role.AccessibleDescriptionRole) == "is winning"


def test_a_drop_is_a_request() -> None:
    model = TrickModel()
    model.turn = TURN
    asked: list[int] = []
    model.dropped.connect(asked.append)
    move, copy, root = Qt.DropAction.MoveAction, Qt.DropAction.CopyAction, QModelIndex()
    good, late = pack(TURN, parse_card("AS")), pack(TurnId("here", 0, 6), parse_card("AS"))
    assert model.canDropMimeData(good, move, -1, -1, root)
    assert not model.canDropMimeData(good, copy, -1, -1, root)
    assert not model.canDropMimeData(late, move, -1, -1, root)
    assert not model.dropMimeData(late, move, -1, -1, root)
    assert model.dropMimeData(good, move, -1, -1, root)
    assert asked == [parse_card("AS")]
    assert model.rowCount() == 0


# The tens


def test_the_tens_are_a_sound_model(qtmodeltester: ModelTester) -> None:
    model = TensModel()
    qtmodeltester.check(model, force_py=False)
    unseen = tuple(TenPicture(suit, None, False, False) for suit in range(4))
    model.show_tens(unseen)
    model.show_tens((unseen[0]._replace(side=0), *unseen[1:]))
    model.show_tens(unseen * 3)


def test_each_state_of_a_ten_has_its_sign_and_its_words() -> None:
    model = TensModel()
    model.show_tens(
        (
            TenPicture(0, None, False, False),
            TenPicture(1, None, True, False),
            TenPicture(2, 0, False, False),
            TenPicture(3, 1, False, False),
            TenPicture(3, None, False, True),
        )
    )
    rows = [model.index(row) for row in range(5)]
    on_table = TenState.ON_TABLE
    states = [TenState.UNSEEN, TenState.IN_HAND, TenState.OURS, TenState.THEIRS, on_table]
    assert [row.data(TenRole.STATE) for row in rows] == states
    words = [row.data(Role.AccessibleDescriptionRole) for row in rows]
    assert words == ["not seen yet", "in my hand", "ours", "theirs", "on the table"]


# The course of the match


def step(*events: object) -> Step:
    state = State(RuleSet(), Phase.LEAD, Score(0))
    return Step(None, events, state)  # type: ignore[arg-type]


def test_the_log_is_a_sound_model(qtmodeltester: ModelTester) -> None:
    model = LogModel()
    qtmodeltester.check(model, force_py=False)
    seating = Seating(tuple(NAMES.values()), 0)
    model.start(RuleSet(), seating, [step(CardPlayed(0, parse_card("AS")))])
    model.add(step(CardPlayed(1, parse_card("2S")), TrumpNoted(2)))
    model.add(step(CardsCaptured(0, 0, 1, ())))
    lines = [model.index(row).data() for row in range(model.rowCount())]
    assert lines == [
        "You play the ace of spades.",
        "Asha plays the two of spades.",
        "Ravi notes the trump secretly.",
    ]


def test_every_line_of_the_log_is_told_anew_in_another_language() -> None:
    model = LogModel()
    model.start(RuleSet(), Seating(tuple(NAMES.values()), 0), [step(TrumpNoted(1), TrumpNoted(2))])
    assert model.index(0).data() == "Asha notes the trump secretly."
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    model.retranslate(Seating(("A", "B", "C", "D")))
    assert changed == [(0, 1)]
    assert model.index(0).data() == "B notes the trump secretly."


def test_the_views_are_told_of_each_new_line() -> None:
    model = LogModel()
    model.start(RuleSet(), Seating(tuple(NAMES.values()), 0), [step(TrumpNoted(1))])
    added: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: added.append((first, last)))
    model.add(step(CardPlayed(1, parse_card("2S")), CardPlayed(2, parse_card("3S"))))
    assert added == [(1, 2)]
