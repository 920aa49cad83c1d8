"""Everything below the window works without Qt."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = ("core", "ai", "session", "storage")

PROBE = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
loaded = sorted(name for name in sys.modules if name.startswith(("PySide6", "shiboken6", "app.ui")))
sys.exit(", ".join(loaded) or 0)
"""


def modules(layer: str) -> list[str]:
    """Return the dotted names of all modules of a layer."""
    files = sorted((ROOT / "app" / layer).rglob("*.py"))
    return [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]


@pytest.mark.parametrize(
    "names",
    [*map(modules, LAYERS), ["app.cli"], ["app.__main__"]],
    ids=[*LAYERS, "cli", "main"],
)
def test_a_layer_loads_without_qt(names: list[str]) -> None:
    probe = subprocess.run(
        [sys.executable, "-c", PROBE, *names], cwd=ROOT, capture_output=True, text=True
    )
    assert probe.returncode == 0, probe.stderr
