"""The weights of `learned.py`; `tests/tools/learn.py` finds and writes them."""

import base64
import zlib

from app.ai.learned_weights import part_1, part_2, part_3

_TEXT = part_1.TEXT + part_2.TEXT + part_3.TEXT

WEIGHTS = memoryview(zlib.decompress(base64.b85decode(_TEXT))).cast("b")
"""The weights of all tables, one after the other."""
