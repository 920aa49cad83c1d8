"""The tree that a screen reader gets over the accessibility bus."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.x11

ROOT = Path(__file__).parents[3]
SYSTEM_PYTHON = "/usr/bin/python3"
"""The bindings of the bus come with the system, not from the package index."""

GAME = """
import sys
from pathlib import Path
from app.ui import application

begun = application.Program.start

def start(program):
    settings = program.preferences.settings
    rules = settings.rules.changed(first_dealer=3)
    program.preferences.change(
        settings.changed(pace="instant", motion="reduced", language="en", rules=rules)
    )
    begun(program)

application.Program.start = start
sys.exit(application.run(application.Options(data_dir=Path(sys.argv[1]))))
"""

READER = """
import sys, time, gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

def find(name):
    for _ in range(150):
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(number)
            if program is not None and name in (program.get_name() or "").lower():
                if program.get_child_count():
                    return program
        time.sleep(0.1)
    sys.exit("the program is not on the bus")

def dump(thing, depth=0):
    if thing is None:
        return
    words = f"[{thing.get_role_name()}] {thing.get_name()!r} {thing.get_description()!r}"
    print("  " * depth + words)
    for number in range(thing.get_child_count()):
        dump(thing.get_child_at_index(number), depth + 1)

Atspi.init()
program = find("hukum")
time.sleep(2)
dump(program)
"""

SCRIPT = """
"$1" -c "$2" "$3" & game=$!
"$4" -c "$5"; code=$?
kill $game
exit $code
"""


def has_bindings() -> bool:
    """Say whether the system can read the bus."""
    probe = "import gi; gi.require_version('Atspi', '2.0')"
    known = shutil.which("dbus-run-session") and Path(SYSTEM_PYTHON).exists()
    return bool(known) and subprocess.call([SYSTEM_PYTHON, "-c", probe]) == 0


@pytest.mark.slow
@pytest.mark.skipif(not has_bindings(), reason="needs at-spi2-core, dbus and gir1.2-atspi-2.0")
def test_hand_tens_and_seats_are_on_the_bus(tmp_path: Path) -> None:
    words = ["dbus-run-session", "--", "sh", "-c", SCRIPT, "sh", sys.executable, GAME]
    words += [str(tmp_path), SYSTEM_PYTHON, READER]
    environment = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    read = subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert read.returncode == 0, read.stderr
    tree = read.stdout
    assert "[list] 'Your hand'" in tree
    cards = re.findall(r"\[list item\] '\w+ of \w+' 'can be played'", tree)
    assert len(cards) == 13, tree
    assert len(re.findall(r"\[list item\] 'Ten of \w+'", tree)) == 4
    assert re.search(r"'Asha, club player, opponent, 13 cards", tree), tree
