"""Tables give their columns what they need, and say whole what is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from app.core.log import SeatInfo
from app.session.replay import deal_steps
from app.storage.saves import save_as
from app.ui.cards.faces import FaceStyle
from app.ui.dialogs.hands_table import HandsTable
from app.ui.dialogs.saves import SavesDialog
from app.ui.dialogs.tricks_table import TricksTable
from app.ui.texts.seats import seating
from tests.ui.dialogs.play import played

LONG = "Maximiliana Wilhelmine " * 8 + "& <b>co</b>"


@pytest.fixture
def saves(qtbot: QtBot, tmp_path: Path) -> SavesDialog:
    """Return the list of one match with a long name."""
    save_as(tmp_path, "A match on a Sunday afternoon in the garden", played("dehla_pakad", 1))
    dialog = SavesDialog(tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_columns_fill_the_table_where_there_is_room(saves: SavesDialog) -> None:
    saves.resize(1600, 600)
    header = saves.table.horizontalHeader()
    assert abs(header.length() - saves.table.viewport().width()) <= header.count()


def test_what_is_left_over_goes_first_where_texts_would_take_more_lines(
    qtbot: QtBot, tmp_path: Path
) -> None:
    name = "Three decks, six players 2026-11-29 18.00.00"
    save_as(tmp_path, name, played("dehla_pakad", 1))
    dialog = SavesDialog(tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    table = dialog.table
    assert dialog.saves.index(0, 0).data() == name
    wide = table.fontMetrics().horizontalAdvance
    rest = wide("Dehla Pakad") + wide(dialog.saves.index(0, 2).data() * 3)
    dialog.resize(dialog.width() - table.width() + wide(name) + rest + 160, 500)
    assert table.columnWidth(0) > wide(name)


def test_columns_that_have_no_room_are_scrolled_to(saves: SavesDialog) -> None:
    saves.resize(300, 500)
    assert saves.table.horizontalHeader().length() > saves.table.viewport().width()
    dates = saves.table.columnWidth(3)
    text = saves.saves.index(0, 3).data()
    assert dates >= saves.table.fontMetrics().horizontalAdvance(text)
    assert saves.table.horizontalScrollBar().maximum() > 0


def test_rows_are_as_high_as_their_texts_wherever_one_looks(saves: SavesDialog) -> None:
    table, one = saves.table, saves.saves.save(0)
    assert one is not None
    asked: set[int] = set()

    class Asked(QStyledItemDelegate):
        def sizeHint(
            self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
        ) -> QSize:
            asked.add(index.row())
            return super().sizeHint(option, index)

    table.setItemDelegate(Asked(table))
    saves.saves.show_saves([one] * 2000)
    saves.resize(500, 500)
    QCoreApplication.processEvents()
    for row in (0, 1000, 1999):
        table.selectRow(row)
        seen = range(table.rowAt(0), table.rowAt(table.viewport().height() - 1) + 1)
        assert row in seen
        assert all(table.rowHeight(each) >= table.sizeHintForRow(each) for each in seen)
        assert table.rowHeight(row) > 2 * table.fontMetrics().height()
    assert len(asked) < 200


def test_heads_tell_long_names_whole_and_as_they_are(qtbot: QtBot) -> None:
    log = played("dehla_pakad", 1)
    seated = seating((SeatInfo(LONG, "ai", "club", "steady"), *log.header.seats[1:]))
    tricks, hands = TricksTable(), HandsTable()
    for table in (tricks, hands):
        qtbot.addWidget(table)
    tricks.show_steps(deal_steps(log, 0), seated, FaceStyle())
    hands.show_hands(log.deals[0].hands, seated, FaceStyle())
    tip, shown = Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.DisplayRole
    heads = (
        (tricks.tricks, Qt.Orientation.Horizontal),
        (hands.hands, Qt.Orientation.Vertical),
    )
    for model, side in heads:
        assert model.headerData(0, side, shown).endswith("…")
        assert "Maximiliana Wilhelmine &amp; &lt;b&gt;co" in model.headerData(0, side, tip)
        assert seated.name(1) in model.headerData(1, side, tip)
