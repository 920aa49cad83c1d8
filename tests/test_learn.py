"""The search for weights begins only with as many deals as it needs: else it would unlearn."""

from __future__ import annotations

import sys

import pytest

from tests.tools import learn


@pytest.mark.parametrize("thousands", ["0", "10", "30"])
def test_deals_that_make_no_whole_part_are_refused(
    thousands: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No part at all would write the weights of the rules of thumb over what was learned."""
    monkeypatch.setattr(learn, "practise", lambda *_: pytest.fail("it has begun"))
    monkeypatch.setattr(sys, "argv", ["learn", thousands])
    with pytest.raises(SystemExit) as ended:
        learn.main()
    assert ended.value.code == 2
    assert f"parts of {learn.THOUSANDS_A_PART}, not {thousands}" in capsys.readouterr().err


def test_whole_parts_are_practised(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(learn, "practise", lambda *wanted: asked.append(wanted))
    for words in ([], ["40"], ["40", "7"]):
        monkeypatch.setattr(sys, "argv", ["learn", *words])
        learn.main()
    assert asked == [(learn.THOUSANDS, learn.SEED), (40, learn.SEED), (40, 7)]
