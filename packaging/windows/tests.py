"""The tests of all that needs no window, under Wine: `python3 dev.py build try windows tests`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from common import ROOT
from windows import wine

TIERS = ("tests/core", "tests/ai", "tests/session", "tests/storage", "tests/golden")


def run_tests(args: Sequence[str]) -> int:
    """Run those tests, or what the arguments for pytest name, and return pytest's exit code."""
    wine.prepare()
    wine.copy_sources()
    wine.copy(ROOT / "tests")
    wine.build_twins(wine.SOURCE / "app" / "ai")
    line = ["wine", wine.windows_path(wine.PYTHON / "python.exe"), "-m", "pytest", "-q"]
    line += ["-p", "no:cacheprovider", *(args or TIERS)]
    env = wine.environment(wine.PREFIX)
    with subprocess.Popen(
        line, cwd=wine.SOURCE, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        pipe = process.stdout.fileno()
        while some := os.read(pipe, 65536):
            sys.stdout.buffer.write(some)
            sys.stdout.flush()  # as it comes
    return process.returncode
