"""Who led a suit first, how often it was led, and who threw it away."""

from __future__ import annotations

from app.ai.courses import Course, course_of
from app.core.actions import NOBODY
from app.core.cards import CLUBS, DIAMONDS, HEARTS, RANK_ACE, RANK_TEN, SPADES
from app.core.presets import PRESETS
from tests.ai.tables import seen_after
from tests.ai.test_reasons import HANDS, SPADES_OUT


def test_a_suit_has_its_course_from_the_first_lead_to_the_table() -> None:
    seen = seen_after(PRESETS["dehla_pakad"], 3, HANDS, *SPADES_OUT, "2 play 9D", "3 play 7C")
    assert course_of(seen, SPADES) == Course(0, RANK_TEN - 1, 2, set())
    assert course_of(seen, DIAMONDS) == Course(NOBODY, NOBODY, 0, {2})
    assert course_of(seen, CLUBS) == Course(NOBODY, NOBODY, 0, {3})
    assert course_of(seen, HEARTS) == Course(NOBODY, NOBODY, 0, set())


def test_a_first_lead_on_the_table_counts() -> None:
    seen = seen_after(PRESETS["mendikot_no_trump"], 0, HANDS, "1 play AH", "2 play 5H")
    assert course_of(seen, HEARTS) == Course(1, RANK_ACE, 1, set())
