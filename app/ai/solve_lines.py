"""The body of `hukum solve`: positions in, exact answers out, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import cast, get_args

from app.ai.position import PositionError, parse_position
from app.ai.solver import Answer, Solver, Want
from app.core.errors import HukumError
from app.core.notation import card_code


class LineError(HukumError):
    """A line that is no position; the message says which line and why."""


def solve_lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield the answer to each line, in order; raise `LineError` at the first bad one.

    Blank lines have no answer. One solver serves them all, so positions of one deal are quick.
    """
    solver = Solver()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            yield _solve(solver, line)
        except PositionError as error:
            raise LineError(f"line {number}: {error}") from None


def _solve(solver: Solver, line: str) -> str:
    fields = _read(line)
    want = fields.pop("want", "cards")
    if want not in get_args(Want):
        raise PositionError(f"want is cards or value, not {want!r}")
    answer = solver.solve(parse_position(fields), want=cast(Want, want))
    return json.dumps(_fields(answer, with_cards=want == "cards"))


def _read(line: str) -> dict[str, object]:
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise PositionError("this is no JSON") from None
    if not isinstance(fields, dict):
        raise PositionError("a position is a JSON object")
    return fields


def _fields(answer: Answer, *, with_cards: bool) -> dict[str, object]:
    fields: dict[str, object] = {"value": answer.value}
    if with_cards:
        cards = sorted(answer.cards, reverse=True)
        fields["cards"] = {card_code(card): answer.cards[card] for card in cards}
    return {**fields, "nodes": answer.nodes, "ms": round(answer.ms, 3)}
