"""The Qt binding keeps the references it is given."""

import sys

from PySide6.QtCore import QObject

CALLS = 20_000


def test_void_calls_keep_none_alive() -> None:
    """PySide6 6.12.0 on CPython 3.11 takes one reference from None in each of these calls."""
    thing = QObject()
    thing.setObjectName("x")
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < CALLS // 100
