"""Tells screen readers what happens, in the order in which it happens."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


class Announcer:
    """Speaks for one window; ``last`` is what was said last."""

    def __init__(self, window: QObject) -> None:
        self._window = window
        self.last = ""

    def say_new(self, text: str) -> None:
        """Announce what is judged while somebody types, but not the same again and again."""
        if text != self.last:
            self.last = text
            self.say(text)

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Announce a text; an urgent one interrupts what is being read."""
        if not text:
            return
        self.last = text
        event = QAccessibleAnnouncementEvent(self._window, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)
