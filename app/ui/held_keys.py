"""Keys that are held down on X11, where Qt does not always notice that they repeat."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

_PLATFORM = "xcb"


class HeldKeys(QObject):
    """Marks the repeated presses of a held key as such, before anything in the window gets them.

    The X server sends a release and a press for each repetition, at the same millisecond. Qt looks
    whether the press is there when it reads the release, and takes it for a new one if it is not.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._let_go: tuple[int, int] | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat() or not event.timestamp():
            return False  # no time: a program types for somebody
        stroke = event.key(), event.timestamp()
        if event.type() == QEvent.Type.KeyRelease:
            self._let_go = stroke
        elif stroke == self._let_go:
            return self._mark(watched, event)
        return False

    def _mark(self, watched: QObject, event: QKeyEvent) -> bool:
        """Send a press again as a repeated one; a shortcut is not asked about it at all."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        repeated = QKeyEvent(
            event.type(),
            event.key(),
            event.modifiers(),
            event.nativeScanCode(),
            event.nativeVirtualKey(),
            event.nativeModifiers(),
            event.text(),
            True,
            event.count(),
        )
        QCoreApplication.sendEvent(watched, repeated)
        return True


def heed_held_keys(widget: QWidget) -> None:
    """Let a window that is shown know held keys, once, where that is needed."""
    window = widget.windowHandle()
    if window is None or QGuiApplication.platformName() != _PLATFORM:
        return
    if window.findChild(HeldKeys) is None:
        HeldKeys(window)
