"""What commands write to the streams that a process is given, which may take nothing."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import time
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar, cast

T = TypeVar("T")

PIPE_CLOSED = 141


@contextlib.contextmanager
def printing(name: str) -> Iterator[None]:
    """End the program if what a block prints cannot be written.

    A reader that has left is not worth a word; a full disk is told in the name of the program.

    Raises:
        SystemExit: the output takes no more.
    """
    cast(io.TextIOWrapper, sys.stdout).reconfigure(errors="backslashreplace")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except OSError as error:
        _shut(sys.stdout)
        if isinstance(error, BrokenPipeError):
            sys.exit(PIPE_CLOSED)
        tell(f"{name}: {error.strerror or type(error).__name__}\n")
        sys.exit(1)


def progress(items: Iterable[T], total: int, unit: str) -> Iterator[T]:
    """Yield items while standard error shows how many of them have come."""
    is_terminal = sys.stderr.isatty()
    shown_at, tenths = 0.0, -1
    for done, item in enumerate(items, 1):
        yield item
        if is_terminal and (done == total or time.monotonic() - shown_at > 0.1):
            shown_at = time.monotonic()
            bar = "#" * (30 * done // total)
            tell(f"\r[{bar:30}] {done} of {total} {unit}")
        elif not is_terminal and 10 * done // total > tenths:
            tenths = 10 * done // total
            tell(f"{done} of {total} {unit}\n")
    if is_terminal:
        tell("\n")


def tell(text: str) -> None:
    """Write to standard error, if that can be written to."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        _shut(sys.stderr)


def _shut(stream: TextIO) -> None:
    """Let what a stream still holds go nowhere: to fail once more at the end changes the code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
