"""Run the compiled solver's test corpus under the address and undefined-behaviour sanitizers.

``python -m tests.soak.solver_sanitize [COUNT]`` compiles the one C file into a temporary folder,
starts itself again with the sanitizer's library loaded, and compares so many endings (2,000 if
not told otherwise) and some whole short deals with plain minimax and with the readable twin, in
both builds of the bit instructions. It prints one line, or the sanitizer's report.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "app" / "ai" / "_solver.c"
FLAGS = ("-O1", "-g", "-shared", "-fPIC", "-Wall", "-Wextra", "-fno-omit-frame-pointer")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
COUNT = 2_000


def main() -> None:
    """Compile, then run the corpus in a process of its own for each build."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else COUNT
    with tempfile.TemporaryDirectory() as folder:
        library = _compile(Path(folder))
        for plain_bits in (False, True):
            _run(library, count, plain_bits=plain_bits)


def _compile(folder: Path) -> Path:
    library = folder / "_solver.so"
    include = f"-I{sysconfig.get_path('include')}"
    subprocess.run(["gcc", *FLAGS, *SANITIZERS, include, SOURCE, "-o", library], check=True)
    return library


def _run(library: Path, count: int, *, plain_bits: bool) -> None:
    preload = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"], check=True, capture_output=True, text=True
    ).stdout.strip()
    environment = {**os.environ, "LD_PRELOAD": preload, "ASAN_OPTIONS": "detect_leaks=0"}
    if plain_bits:
        environment["HUKUM_PLAIN_BITS"] = "1"
    code = f"from tests.soak import solver_sanitize as s; s.corpus({str(library)!r}, {count})"
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)


def corpus(library: str, count: int) -> None:
    """Compare the compiled twin, loaded from a file, with minimax, and solve whole deals."""
    spec = importlib.util.spec_from_file_location("app.ai._solver", library)
    if spec is None or spec.loader is None:
        raise ImportError(library)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules["app.ai._solver"] = module

    from app.ai import backend
    from app.ai.position import Objective, TrumpMode
    from app.ai.solver import Limit, Solver, SolveStopped
    from tests.ai.endings import SHORT, endings, full_deal
    from tests.soak._plain import CMinimax

    kept = Solver(1, backend.NATIVE, look_from=2)
    with tempfile.TemporaryDirectory() as folder:
        oracle = CMinimax(Path(folder))
        for position in endings(77, count, (1, 2, 3, 4, 5)):
            assert kept.solve(position).cards == oracle.cards(position), position
    for number in range(1, 13):
        deal = full_deal(number, TrumpMode.FIRST_VOID, list(Objective)[number % 4], None, SHORT)
        kept.solve(deal)
    with contextlib.suppress(SolveStopped):  # it fills the table several times
        kept.solve(full_deal(1), limit=Limit(nodes=3_000_000))
    print(f"{count} endings and 13 deals: nothing to report")


if __name__ == "__main__":
    main()
