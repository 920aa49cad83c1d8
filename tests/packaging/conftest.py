"""Let the tests import what builds installers, which is no part of the program."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
