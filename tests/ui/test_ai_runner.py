"""The thread of the computer's seats: late answers, and thoughts that never end."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.ai.player import Decision, Limit, StopAsked
from app.core.engine import apply, new_match
from app.core.observation import observe
from app.core.presets import preset
from app.session.chance import next_deal_action
from app.session.seats import Request
from app.ui import ai_runner
from app.ui.ai_runner import AiRunner
from tests.builders import the_deal
from tests.ui.tables import WAIT


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[AiRunner]:
    runner = AiRunner()
    yield runner
    runner.close()


class Gate:
    """No thought of a seed below 10 ends before the gate opens."""

    def __init__(self) -> None:
        self.reached, self.open = threading.Event(), threading.Event()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Put a gate before the end of some thoughts."""
    gate = Gate()

    def slow(request: Request, _stop: StopAsked) -> Decision:
        if request.seed < 10:
            gate.reached.set()
            gate.open.wait(WAIT / 1000)
        return Decision(request.observation.legal[0], f"seed {request.seed}")

    monkeypatch.setattr(ai_runner, "answer", slow)
    yield gate
    gate.open.set()


def asked(request_id: int, seed: int) -> Request:
    state = new_match(preset("dehla_pakad"), 3)
    state, _ = apply(state, next_deal_action(state, 1, 1))
    seen = observe(state, the_deal(state).turn)
    return Request(request_id, seen, seed, "club", "steady", Limit())


def test_an_answer_belongs_to_its_question_and_not_to_its_number(
    qtbot: QtBot, runner: AiRunner, gate: Gate
) -> None:
    """Each match counts its requests from one, so numbers come again."""
    told: list[str] = []
    runner.think(asked(3, seed=1), lambda *_: told.append("old"))
    gate.reached.wait()
    runner.think(asked(3, seed=20), lambda _, decision: told.append(str(decision and decision[1])))
    gate.open.set()
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT)
    qtbot.wait(20)
    assert told == ["seed 20"]


def test_a_thought_that_never_ends_blocks_no_other(
    qtbot: QtBot,
    runner: AiRunner,
    gate: Gate,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ai_runner, "PATIENCE", 0.0)
    told: list[str] = []
    runner.think(asked(1, seed=1), lambda *_: told.append("old"))
    gate.reached.wait()
    runner.stop()
    runner.think(asked(2, seed=20), lambda *_: told.append("new"))
    qtbot.waitUntil(lambda: told == ["new"], timeout=WAIT)
    gate.open.set()
    qtbot.wait(20)
    assert told == ["new"]
