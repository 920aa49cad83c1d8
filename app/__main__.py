"""Where the program starts: the command line, and the window only if one is wanted."""

from __future__ import annotations

import builtins
import gc
import importlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

NO_SCREEN = 1


def main(words: Sequence[str] | None = None) -> int:
    """Run the program with the words of a command line and return its exit code."""
    if words is None:
        words = sys.argv[1:]
        _end_quietly()
    _fill_streams()
    return _with_words(words) if words else _play()


def _with_words(words: Sequence[str]) -> int:
    """Read the words; a start without any is spared the time to load what reads them."""
    import multiprocessing

    from app import cli
    from app.streams import printing

    multiprocessing.freeze_support()
    with printing("hukum"):
        options = cli.parse(words)
    if options.command is not None:
        return cli.run(options)
    if options.self_test:
        from app.ui import self_test

        with printing("hukum"):
            return self_test.run()
    return _play(options.file, options.lang, options.data_dir, options.safe_mode)


def _play(*options: Any) -> int:
    """Open the window; the options are those of `application.Options`, in their order."""
    if not _has_screen():
        from app.streams import tell

        tell("hukum: there is no screen here on which the window could open\n")
        return NO_SCREEN
    gc.disable()
    load_qt()
    from app.ui.application import Options, run

    # Modules are there to stay: looking for garbage among them costs time, now and later.
    gc.freeze()
    return run(Options(*options))


def load_qt() -> None:
    """Load Qt, and undo what it does to `import`.

    Qt for Python would read the source of every module loaded after it, to see whether it asks for
    one of its optional features; none here does.
    """
    load = builtins.__import__
    importlib.import_module("PySide6.QtCore")
    builtins.__import__ = load


def _fill_streams() -> None:
    """Put an empty stream in the place of each that the process was started without.

    Python sets these to None where a shell has closed them and in a build without a console.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, io.TextIOWrapper(io.FileIO(os.devnull, mode), encoding="utf-8"))


def _end_quietly() -> None:
    """Let Ctrl+C end the program without a word until a command has something to put away."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _has_screen() -> bool:
    """Say whether the system promises Qt a place for windows; without one Qt aborts the process."""
    promises = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in promises)


if __name__ == "__main__":
    sys.exit(main())
