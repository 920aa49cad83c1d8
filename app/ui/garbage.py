"""When Python looks for garbage: in the window's thread, and never in the middle of anything."""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher


def collect_when_idle() -> None:
    """Look for garbage only when the event loop is about to wait; call once in its thread.

    Python looks for it wherever it happens to allocate, so also in the thread of the seats and in
    the middle of painting. What it finds may be timers and models of windows that were closed, and
    these may be destroyed only in their own thread.
    """
    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect_if_due)


def collect_if_due() -> None:
    """Look for as much as Python itself would, if it is time."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    if counts[0] > thresholds[0]:
        due = [generation for generation in range(3) if counts[generation] > thresholds[generation]]
        gc.collect(due[-1])
