"""A trump that beats only from the next trick on is no secret."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.core.actions import NOBODY
from app.core.cards import HEARTS
from app.core.log import log_deal
from app.core.presets import preset
from app.core.rules import RuleSet, TrumpMode
from app.core.state import Trump
from app.session.setup import MatchSetup, default_seats, new_log
from app.ui.application import Program
from app.ui.dialogs.deal_report import DealReportPanel
from app.ui.help.tooltips import trump_tooltip
from app.ui.texts.events import trump_state
from app.ui.texts.seats import Seating
from tests.builders import collected, play
from tests.core.test_trump import NEXT_TRICK, last_trick
from tests.ui.dialogs.play import STARTED
from tests.ui.tables import seen_by

SEATING = Seating(("You", "Asha", "Ravi", "Meera"), 0)
SET_IN_FOUR = Trump(HEARTS, 1, TrumpMode.FIRST_VOID, (5, 1))
SET_IN_THE_LAST = SET_IN_FOUR._replace(awake_at=None)
HIDDEN = Trump(NOBODY, 1, TrumpMode.CLOSED_CARD, None)


@pytest.mark.parametrize(
    ("trump", "rules", "said"),
    [
        (SET_IN_FOUR, NEXT_TRICK, "Hearts, set by Asha in trick 4"),
        (SET_IN_THE_LAST, NEXT_TRICK, "Hearts, set by Asha in trick 13"),
        (
            SET_IN_FOUR._replace(awake_at=(4, 2)),
            preset("dehla_pakad"),
            "Hearts, set by Asha in trick 4",
        ),
        (HIDDEN, preset("mendikot_closed"), "Hidden trump, chosen by Asha"),
        (
            HIDDEN._replace(suit=HEARTS),
            preset("mendikot_closed"),
            "Hearts, still hidden, chosen by Asha",
        ),
        (
            HIDDEN._replace(suit=HEARTS, awake_at=(3, 2)),
            preset("mendikot_closed"),
            "Hearts, chosen by Asha, revealed in trick 3",
        ),
    ],
)
def test_the_trick_that_set_the_trump_is_named(trump: Trump, rules: RuleSet, said: str) -> None:
    assert trump_state(trump, rules, SEATING) == said


@pytest.mark.parametrize(("trump", "is_hidden"), [(SET_IN_THE_LAST, False), (HIDDEN, True)])
def test_only_a_secret_trump_is_shown_and_explained_as_hidden(
    my_turn: Program, trump: Trump, is_hidden: bool
) -> None:
    stake = my_turn.window.ground.stake
    stake.show_stake(seen_by(my_turn)._replace(trump=trump), SEATING, "")
    assert stake.trump_sign._is_hidden is is_hidden
    explained = trump_tooltip(NEXT_TRICK, trump)
    assert ("<b>Closed trump</b>" in explained) is is_hidden


def test_a_trump_that_was_set_by_the_last_trick_is_not_reported_as_hidden(qtbot: QtBot) -> None:
    discarded = ("0 play AS", "1 play AH", "2 play AD", "3 play AC")
    state = collected(play(last_trick(NEXT_TRICK), *discarded))
    log = new_log(MatchSetup(NEXT_TRICK, default_seats(4), 11), STARTED)
    panel = DealReportPanel()
    qtbot.addWidget(panel)
    panel.show_deal(log._replace(deals=(log_deal(state, None),)), 0)
    assert "never revealed" not in panel.meaning.text()
