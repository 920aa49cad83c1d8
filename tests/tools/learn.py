"""Find the weights of `app/ai/learned.py` by self-play, and write `app/ai/learned_weights`.

``dev.py learn [THOUSANDS [SEED]]`` compiles `learn.c`, which plays so many thousand
deals (1700 if not told otherwise) of the presets below, and prints how those who play by the
weights do against the rules of thumb: wins minus losses a deal, every deal twice.
"""

from __future__ import annotations

import argparse
import base64
import ctypes
import math
import struct
import subprocess
import sysconfig
import tempfile
import zlib
from pathlib import Path

from app.ai import learned, packing
from app.ai.quantities import QUANTITIES
from app.ai.worth import worth_table
from app.core.actions import Deal
from app.core.cards import deal_number
from app.core.engine import apply, legal_actions, new_match
from app.core.observation import observe
from app.core.phases import Phase
from app.core.presets import preset
from app.core.rules import RuleSet
from app.core.state import State
from app.core.worlds import World

SOURCE = Path(__file__).with_name("learn.c")
TARGET = Path(learned.__file__).with_name("learned_weights")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")

LEARNT_FROM = (
    *("dehla_pakad",) * 3,
    *("mendikot", "mendikot_open", "mendikot_closed") * 2,
    "three_decks",
    "dehla_pakad_named",
    "dehla_pakad_open",
    "dehla_pakad_closed",
    "mendikot_face_up",
    "mendikot_no_trump",
    "mendikot_short",
    "band_hukum_a",
)
THOUSANDS = 1700
SEED = 1000
THOUSANDS_A_PART = 20
BATCH = 200
RATE = 0.02
SLOWEST = 0.03
"""The share of the rate that is left in the end."""

DEALS = 200
"""Deals of a preset whose hands may be shuffled anew; many more where the table shows a card."""

SHOWN_DEALS = 4000
OF_RULES = 36
"""The weight at the start of what the rules of thumb want, in `learned.HEAT` a natural unit."""

LINE = 96
LINES = 400
"""Of a file of weights; no file has more than 500."""


class _Game(ctypes.Structure):
    _fields_ = (
        ("rules", ctypes.c_char_p),
        ("positions", ctypes.c_char_p),
        ("worlds", ctypes.c_void_p),
        ("values", ctypes.c_char_p),
        ("count", ctypes.c_int),
        ("may_shuffle", ctypes.c_int),
    )


def main() -> None:
    """Practise as the command line says."""
    parser = argparse.ArgumentParser(prog="learn", description=__doc__)
    parser.add_argument("thousands", nargs="?", type=int, default=THOUSANDS)
    parser.add_argument("seed", nargs="?", type=int, default=SEED)
    wanted = parser.parse_args()
    if wanted.thousands < 1 or wanted.thousands % THOUSANDS_A_PART:
        parser.error(f"thousands come in parts of {THOUSANDS_A_PART}, not {wanted.thousands}")
    practise(wanted.thousands, wanted.seed)


def practise(thousands: int, seed: int) -> None:
    """Practise so many thousand deals, print how well it went, and write the weights."""
    with tempfile.TemporaryDirectory() as folder:
        library = _compiled(Path(folder))
        sizes, tables, _ = learned.packed()
        first = _first_weights()
        library.begin(sizes, tables, len(tables), first)
        kept = [_game(preset(name)) for name in LEARNT_FROM]
        games = (_Game * len(kept))(*(game for game, _ in kept))
        parts = thousands // THOUSANDS_A_PART
        for part in range(parts):
            rate = RATE * max(SLOWEST, 1 - part / parts)
            deals = 1000 * THOUSANDS_A_PART
            library.practise(
                games, len(games), deals, BATCH, ctypes.c_float(rate), ctypes.c_uint64(seed + part)
            )
            print(f"{(part + 1) * THOUSANDS_A_PART} thousand deals", flush=True)
        found = library.kept_weights()[: len(first)]
        library.begin(sizes, tables, len(tables), (ctypes.c_float * len(first))(*found))
        for name, game in dict(zip(LEARNT_FROM, games, strict=True)).items():
            net = library.match(ctypes.byref(game), 2000, ctypes.c_uint64(seed)) / 2000
            print(f"{name}: {net:+.3f}")
    _write([max(-127, min(127, round(weight))) for weight in found])


def _compiled(folder: Path) -> ctypes.CDLL:
    path = folder / "learn.so"
    include = f"-I{sysconfig.get_path('include')}"
    subprocess.run(["gcc", *FLAGS, include, SOURCE, "-o", path, "-lm"], check=True)
    library = ctypes.CDLL(str(path))
    library.kept_weights.restype = ctypes.POINTER(ctypes.c_float)
    library.match.restype = ctypes.c_double
    return library


def _first_weights() -> ctypes.Array[ctypes.c_float]:
    """Return weights by which seats go by the rules of thumb but for a slip now and then."""
    weights: list[float] = []
    for names in learned.TABLES:
        size = math.prod(QUANTITIES[name] for name in names)
        if names == ("rule", "stage"):
            weights += [OF_RULES] * size
        elif names[0] == "asks":
            weights += [-OF_RULES / 3] * (size // 2) + [OF_RULES] * (size // 2)
        else:
            weights += [0.0] * size
    return (ctypes.c_float * len(weights))(*weights)


def _game(rules: RuleSet) -> tuple[_Game, object]:
    """Return deals of a rule set, and what must be kept as long as they are used."""
    states = [_opened(rules, 0)]
    shown = states[0].deal is not None and states[0].deal.trump is not None
    count = SHOWN_DEALS if shown else DEALS
    states += [_opened(rules, number) for number in range(1, count)]
    seen = [observe(state, state.deal.turn) for state in states if state.deal]
    worlds = ctypes.create_string_buffer(b"".join(map(_world, states)))
    positions = b"".join(map(packing.pack_position, seen))
    values = worth_table(rules, states[0].score)
    address = ctypes.addressof(worlds)
    packed = packing.pack_rules(rules)
    return _Game(packed, positions, address, values, count, not shown), worlds


def _opened(rules: RuleSet, number: int) -> State:
    """Return a deal at the first choice of a seat."""
    state, attempt = new_match(rules, number % rules.players), 0
    while state.deal is None:
        state = apply(state, Deal(deal_number(1, number, attempt)))[0]
        attempt += 1
    while state.phase is Phase.DRAW_TRUMP:
        draws = legal_actions(state)
        state = apply(state, draws[number % len(draws)])[0]
    return state


def _world(state: State) -> bytes:
    deal = state.deal
    assert deal is not None
    trump = deal.trump
    known = World(deal.hands) if trump is None else World(deal.hands, trump.suit, trump.card)
    return packing.pack_world(known)


def _write(weights: list[int]) -> None:
    packed = zlib.compress(struct.pack(f"{len(weights)}b", *weights), 9)
    text = base64.b85encode(packed).decode()
    lines = [f'    "{text[at : at + LINE]}"\n' for at in range(0, len(text), LINE)]
    parts = [lines[at : at + LINES] for at in range(0, len(lines), LINES)]
    names = [f"part_{number}" for number in range(1, len(parts) + 1)]
    for old in TARGET.glob("*.py"):
        old.unlink()
    for name, part in zip(names, parts, strict=True):
        TARGET.joinpath(f"{name}.py").write_text(
            f'"""A part of the weights."""\n\nTEXT = (\n{"".join(part)})\n', encoding="utf-8"
        )
    TARGET.joinpath("__init__.py").write_text(
        '"""The weights of `learned.py`; `tests/tools/learn.py` finds and writes them."""\n\n'
        "import base64\nimport zlib\n\n"
        f"from app.ai.learned_weights import {', '.join(names)}\n\n"
        f"_TEXT = {' + '.join(f'{name}.TEXT' for name in names)}\n\n"
        'WEIGHTS = memoryview(zlib.decompress(base64.b85decode(_TEXT))).cast("b")\n'
        '"""The weights of all tables, one after the other."""\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
