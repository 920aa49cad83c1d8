"""What the program writes with a painter of its own: every text that has no room where it stands.

Widgets of Qt tell how large their texts are; a picture does not. So the painter itself is watched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import getCppPointer

from app.ui.views.playground import Playground
from tests.ui.visible import Complaint

TOLERANCE = 1.0


class Written(NamedTuple):
    """A text on one picture: the box meant for it and what it takes, in the picture's pixels."""

    picture: QRectF | None
    text: str
    box: QRectF
    taken: QRectF


class Notes:
    """What painters have written while they were watched."""

    def __init__(self) -> None:
        self._pictures: dict[object, list[Written]] = {}
        self.shortened: list[str] = []

    def note(self, painter: QPainter, box: QRectF, flags: object, text: str) -> None:
        """Note a text that is written into a box."""
        taken = painter.boundingRect(box, flags, text)
        place = painter.worldTransform().mapRect
        written = Written(_picture(painter), text, place(box), place(taken))
        # By address: a painter or a picture of Qt's own must not be kept longer than Qt keeps it.
        which = (getCppPointer(painter), getCppPointer(painter.device()))
        self._pictures.setdefault(which, []).append(written)

    @property
    def texts(self) -> list[str]:
        """Return all that was written."""
        return [each.text for written in self._pictures.values() for each in written]

    def complaints(self) -> list[Complaint]:
        """Return what has too little room, or stands upon something else."""
        found = [f"{text!r} is shortened" for text in self.shortened]
        for written in self._pictures.values():
            for number, each in enumerate(written):
                found += _misfits(each)
                found += [_covers(each, other) for other in written[number + 1 :]]
        return [complaint for complaint in found if complaint]


def _picture(painter: QPainter) -> QRectF | None:
    """Return the size of what is painted on; a part of something that scrolls has none."""
    device = painter.device()
    if isinstance(device, QPixmap):
        return QRectF(0, 0, *device.deviceIndependentSize().toTuple())
    is_scrolled = isinstance(device, QWidget) and isinstance(device.parent(), QAbstractScrollArea)
    return QRectF(device.rect()) if isinstance(device, QWidget) and not is_scrolled else None


def _misfits(each: Written) -> list[Complaint]:
    found = []
    if not _holds(each.box, each.taken):
        found.append(f"{each.text!r} is larger than its place")
    if each.picture is not None and not _holds(each.picture, each.taken):
        found.append(f"{each.text!r} is cut off")
    return found


def _holds(box: QRectF, taken: QRectF) -> bool:
    room = box.adjusted(-TOLERANCE, -TOLERANCE, TOLERANCE, TOLERANCE)
    return room.contains(taken)


def _covers(one: Written, other: Written) -> Complaint:
    common = one.taken.intersected(other.taken)
    if common.width() > TOLERANCE and common.height() > TOLERANCE:
        return f"{other.text!r} covers {one.text!r}"
    return ""


@contextmanager
def watched() -> Iterator[Notes]:
    """Watch all painters that write texts, and all that shorten one."""
    notes = Notes()
    with pytest.MonkeyPatch.context() as patch:
        _watch_painters(patch, notes)
        for metrics in (QFontMetrics, QFontMetricsF):
            _watch_metrics(patch, notes, metrics)
        yield notes


def _watch_painters(patch: pytest.MonkeyPatch, notes: Notes) -> None:
    write: Callable[..., None] = QPainter.drawText

    def noted(painter: QPainter, box: QRectF, flags: object, text: str) -> None:
        notes.note(painter, QRectF(box), flags, text)
        write(painter, box, flags, text)

    patch.setattr(QPainter, "drawText", noted)


def _watch_metrics(patch: pytest.MonkeyPatch, notes: Notes, metrics: Any) -> None:
    shorten: Callable[..., str] = metrics.elidedText

    def noted(self: object, text: str, *rest: object) -> str:
        shown = shorten(self, text, *rest)
        if shown != text:
            notes.shortened.append(text)
        return shown

    patch.setattr(metrics, "elidedText", noted)


def painted(window: QWidget) -> Notes:
    """Return what is written when a window is painted anew."""
    for ground in window.findChildren(Playground):
        ground.look.version += 1  # seats keep their pictures as long as nothing changes
    with watched() as notes:
        window.grab()
    return notes


def painted_misfits(window: QWidget) -> list[Complaint]:
    """Return what is written by hand in a window and does not fit."""
    return painted(window).complaints()
