"""The real program in a process of its own, forked from one that has everything loaded already.

It may be killed at any moment; what it has told through its pipe before that is not lost.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.ui import application
from app.ui.application import Options, Program

NOISE = "noise"
HARMLESS = ("propagateSizeHints", "Unimplemented code")
"""What Qt says where there is no window manager."""

Say = Callable[[str], None]
Starting = Callable[[Program, Say], None]
"""Runs in the child in the place of the end of `Program.start`, with a way to tell the parent."""


class Child:
    """One run of the program. ``told`` is what it has said so far, a line each."""

    def __init__(self, folder: Path, prepare: Callable[[Say], None]) -> None:
        """Fork; ``prepare`` runs in the child before the program does."""
        reading, writing = os.pipe()
        self.told: list[str] = []
        self._rest = b""
        self.code: int | None = None
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            self._live(folder, prepare, writing)
        os.close(writing)
        self._pipe = reading

    @staticmethod
    def _live(folder: Path, prepare: Callable[[Say], None], pipe: int) -> None:
        """Be the program, and never return."""
        code = 99
        try:
            noise = os.open(folder.parent / NOISE, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(noise, sys.stderr.fileno())
            prepare(lambda text: _write(pipe, f"{text}\n".encode()))
            code = application.run(Options(data_dir=folder))
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(code)

    def listen(self, seconds: float, word: str = "") -> bool:
        """Take in what is said for so long, or until a line begins with a word; say if one did."""
        latest = time.monotonic() + seconds
        while (left := latest - time.monotonic()) > 0:
            if not select.select([self._pipe], [], [], left)[0]:
                continue
            said = os.read(self._pipe, 65536)
            if not said:
                return False
            if self._take(said, word):
                return True
        return False

    def _take(self, said: bytes, word: str) -> bool:
        *lines, self._rest = (self._rest + said).split(b"\n")
        fresh = [line.decode() for line in lines]
        self.told += fresh
        return bool(word) and any(line.startswith(word) for line in fresh)

    def end(self, signal_number: int | None = None) -> None:
        """Kill it, or send a signal; wait for the end, and take in what was said before it."""
        os.kill(self.pid, signal.SIGKILL if signal_number is None else signal_number)
        _, status = os.waitpid(self.pid, 0)
        self.code = os.waitstatus_to_exitcode(status)
        while said := os.read(self._pipe, 65536):
            self._take(said, "")
        os.close(self._pipe)


def noise(folder: Path) -> list[str]:
    """Return what children that lived in a folder have said on standard error, and forget it."""
    file = folder.parent / NOISE
    lines = remarkable(file)
    file.unlink(missing_ok=True)
    return lines


def remarkable(file: Path) -> list[str]:
    """Return the lines of a log, if it is there, but for those that are harmless."""
    return worth_a_look(file.read_text(encoding="utf-8")) if file.exists() else []


def worth_a_look(text: str) -> list[str]:
    """Return the lines of a text but for those that are harmless."""
    lines = text.splitlines()
    return [line for line in lines if line and not any(word in line for word in HARMLESS)]


def _write(pipe: int, data: bytes) -> None:
    while data:
        data = data[os.write(pipe, data) :]
