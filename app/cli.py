"""The command line: the game's options, and the commands that need no window."""

from __future__ import annotations

import argparse
import contextlib
import importlib.metadata
import io
import os
import platform
import re
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

import app
from app.ai import arena, backend
from app.ai.levels import CONTESTANTS, LEVELS, LevelError, make_contestant, make_player
from app.ai.player import Player
from app.ai.solve_lines import solve_lines
from app.core.cards import LAST_DEAL_NUMBER, Stream
from app.core.errors import HukumError, RuleSetError
from app.core.log import Header, MatchLog, SeatInfo
from app.core.presets import preset
from app.core.rules import KEYS, RuleSet
from app.session.chance import first_dealer
from app.session.headless import play_deals, play_match
from app.storage.atomic import delete, make_folder, open_regular, write, writing
from app.storage.errors import Fault, RecordError, StorageError, os_errors
from app.storage.record_text import dump_deal, dump_header, dumps
from app.storage.records import opened
from app.storage.strict_json import parse as parse_json
from app.streams import printing, progress, tell
from app.workers import ENDINGS, in_order

T = TypeVar("T")

LANGUAGES = ("en", "fr", "es", "de")
STARTED = "2000-01-01T00:00:00Z"
"""The time that simulated matches bear, so that the same arguments give the same bytes."""

MOST_DEALS = 80_000
"""Deals of a simulation: more of the longest might not fit into `records.LARGEST_FILE`."""

MOST_JOBS = 64
DEALS_A_PART = 10
WRONG_ARGUMENTS = 2
SIGNALLED = 128
"""What a shell adds to the number of the signal that has ended a program."""

_MATCH_FILE = re.compile(r"match-[0-9]{6,7}\.hukum")
FIXED_KEYS = {"preset": "--rules chooses it", "stop_when_decided": "a simulation never stops early"}


class UsageError(HukumError):
    """Arguments that make no sense."""


class _Command(NamedTuple):
    """A command: what it does in a few words, its arguments, and the work with its exit code."""

    summary: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    work: Callable[[argparse.Namespace], int]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one sentence, without the usage."""
        self.exit(WRONG_ARGUMENTS, f"{self.prog}: {message}\n")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End the program, whether or not there is room for the message."""
        tell(message or "")
        sys.exit(status)

    def print_help(self, file: Any = None) -> None:
        """Print it; the releases of Python differ in whether theirs tells of a full disk."""
        print(self.format_help(), end="", file=file)


class _Version(argparse.Action):
    """Prints what the program is made of and ends it."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(_versions())
        parser.exit()


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Return the options of a command line; ``command`` is None if the game is wanted.

    Raises:
        SystemExit: the arguments are wrong (code 2), or help or versions were asked for (code 0).
    """
    name = words[0] if words else ""
    if name not in COMMANDS:
        return _game_parser().parse_args(words, argparse.Namespace(command=None))
    command = COMMANDS[name]
    parser = _Parser(f"hukum {name}", description=command.summary, allow_abbrev=False)
    command.add_arguments(parser)
    return parser.parse_args(words[1:], argparse.Namespace(command=name))


def run(options: argparse.Namespace) -> int:
    """Carry out a command and return the exit code: 1 for a fault found, 2 for wrong arguments."""
    try:
        with _ending(), printing(f"hukum {options.command}"):
            return COMMANDS[options.command].work(options)
    except HukumError as error:
        tell(f"hukum {options.command}: {error}\n")
        wrong = isinstance(error, UsageError | RuleSetError | LevelError)
        return WRONG_ARGUMENTS if wrong else 1


@contextlib.contextmanager
def _ending() -> Iterator[None]:
    """Let the first signal that ends a command end it as an error would; more are not heard.

    So what is half written is removed. A signal that the process was started to ignore stays so.
    """
    heard: dict[signal.Signals, Any] = {}

    def end(number: int, _frame: object) -> NoReturn:
        for each in heard:
            signal.signal(each, signal.SIG_IGN)
        sys.exit(SIGNALLED + number)

    for each in [signal.Signals[name] for name in ENDINGS if hasattr(signal, name)]:
        if signal.getsignal(each) is not signal.SIG_IGN:
            heard[each] = signal.signal(each, end)
    try:
        yield
    finally:
        for each, before in heard.items():
            signal.signal(each, before)


# The arguments


def _game_parser() -> argparse.ArgumentParser:
    commands = "; ".join(f"{name}: {command.summary}" for name, command in COMMANDS.items())
    parser = _Parser(
        "hukum",
        description="Play Dehla Pakad or Mendikot against the computer.",
        epilog=f"Commands, each with its own --help: {commands}.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "file", nargs="?", type=_match_file, metavar="FILE", help="open a saved match"
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say what this is made of")
    parser.add_argument(
        "--self-test", action="store_true", help="see that this installation is whole"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="use this language")
    parser.add_argument("--data-dir", type=_path, metavar="DIR", help="keep all files in a folder")
    parser.add_argument(
        "--safe-mode", action="store_true", help="default settings, and no match taken up"
    )
    return parser


def _name(text: str) -> str:
    """Read the name of a file or folder; an empty one would mean the folder of the moment."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return text


def _path(text: str) -> Path:
    return Path(_name(text))


def _match_file(text: str) -> Path:
    """Read the name of a file; a word alone that is none was meant as a command."""
    path = Path(text)
    if not text or (text == path.stem and not os.path.lexists(path)):
        raise argparse.ArgumentTypeError(f"there is no command and no file {text!r}")
    return path


def _number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) < 20:
            number = int(text)
            if least <= number <= most:
                return number
        message = f"{text!r} is not a whole number from {least} to {most}"
        raise argparse.ArgumentTypeError(message)

    return read


def _common_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", required=True, metavar="PRESET", help="the rule set")
    parser.add_argument(
        "--set",
        action="extend",
        nargs="+",
        default=[],
        metavar="KEY=VALUE",
        help="change rule keys",
    )
    parser.add_argument("--seed", required=True, type=_number(0, LAST_DEAL_NUMBER), metavar="S")
    parser.add_argument(
        "--jobs",
        type=_number(1, MOST_JOBS),
        default=1,
        metavar="J",
        help="processes, if that helps",
    )


def _simulate_arguments(parser: argparse.ArgumentParser) -> None:
    _common_arguments(parser)
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument(
        "--deals", type=_number(1, MOST_DEALS), metavar="N", help="deals of one endless match"
    )
    length.add_argument(
        "--matches", type=_number(1, 10**6), metavar="N", help="matches, each in a file of its own"
    )
    parser.add_argument(
        "--seats",
        required=True,
        metavar="LEVELS",
        help=f"a level, or one for each seat: club,casual,...; the levels: {', '.join(LEVELS)}",
    )
    parser.add_argument(
        "--out",
        required=True,
        type=_path,
        help="the record, or with --matches the folder, where they replace those of an earlier run",
    )


def _check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=_name, metavar="FILE")


def _solve_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        'A position: {"hands": ["AS TD", "KS 9D", "QS 8D", "JS 7D"], "leader": 0,'
        ' "trump_mode": "awake", "trump": "S", "objective": "tens"}. trump_mode: awake, none,'
        " first_void; objective: tricks, tens, mendikot, dehla. Also known: trick"
        ' (["0 AS", ...], no longer in the hands), tens and tricks of both sides ([1, 0]),'
        " want (cards, or value alone)."
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=_name,
        default="-",
        metavar="FILE",
        help="- for standard input",
    )


def _arena_arguments(parser: argparse.ArgumentParser) -> None:
    _common_arguments(parser)
    for word in ("--a", "--b"):
        parser.add_argument(word, required=True, metavar="LEVEL", help=", ".join(CONTESTANTS))
    parser.add_argument("--deals", required=True, type=_number(1, 10**7), metavar="N")


def _rules(options: argparse.Namespace) -> RuleSet:
    changes = dict(map(_assignment, options.set))
    return preset(options.rules).changed(**changes, stop_when_decided="never")


def _assignment(text: str) -> tuple[str, object]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f"--set needs KEY=VALUE, not {text!r}")
    if key not in KEYS:
        raise UsageError(f"there is no rule key {key!r}; the keys are {', '.join(KEYS)}")
    if key in FIXED_KEYS:
        raise UsageError(f"the rule key {key} cannot be set: {FIXED_KEYS[key]}")
    try:
        return key, parse_json(value.encode("utf-8", "surrogateescape"))
    except Fault:
        return key, value


# The commands


def _simulate(options: argparse.Namespace) -> int:
    rules = _rules(options)
    levels = _levels(options.seats, rules.players)
    if options.deals is not None:
        _simulate_deals(_header(rules, levels, options.seed), options.deals, options.out)
    else:
        seeds = [_match_seed(options.seed, number) for number in range(1, options.matches + 1)]
        work = partial(_match_text, rules, levels)
        with contextlib.closing(in_order(work, seeds, options.jobs)) as texts:
            _write_matches(progress(texts, len(seeds), "matches"), options.out)
    return 0


def _simulate_deals(header: Header, deals: int, out: Path) -> None:
    """Play an endless match in this process: each deal hangs on the one before it."""
    played = play_deals(header, _players(header), deals)
    with writing(out) as stream:
        stream.write(dump_header(header).encode())
        for deal in progress(played, deals, "deals"):
            stream.write(dump_deal(deal).encode())


def _write_matches(texts: Iterable[str], folder: Path) -> None:
    """Write each match into its file; those of an earlier run go as soon as the first is there."""
    make_folder(folder)
    for number, text in enumerate(texts, 1):
        if number == 1:
            _delete_matches(folder)
        write(folder / f"match-{number:06d}.hukum", text.encode())


def _delete_matches(folder: Path) -> None:
    with os_errors(folder, "read"):
        old = [path for path in folder.iterdir() if _MATCH_FILE.fullmatch(path.name)]
    for path in old:
        delete(path)


def _match_text(rules: RuleSet, levels: Sequence[str], seed: int) -> str:
    header = _header(rules, levels, seed)
    return dumps(MatchLog(header, tuple(play_match(header, _players(header)))))


def _match_seed(seed: int, number: int) -> int:
    return Stream("hukum simulate", seed, number).below(2**32)


def _levels(text: str, players: int) -> list[str]:
    levels = text.split(",")
    if len(levels) == 1:
        levels *= players
    if len(levels) != players:
        raise UsageError(f"--seats needs one level or {players}, not {len(levels)}")
    for level in levels:
        make_player(level)
    return levels


def _header(rules: RuleSet, levels: Sequence[str], seed: int) -> Header:
    seats = (
        SeatInfo(f"{level.capitalize()} {seat}", "ai", level) for seat, level in enumerate(levels)
    )
    return Header(rules, tuple(seats), seed, first_dealer(rules, seed), STARTED)


def _players(header: Header) -> list[Player]:
    return [make_player(seat.level or "") for seat in header.seats]


def _check(options: argparse.Namespace) -> int:
    faults = 0
    for name in options.files:
        try:
            with opened(Path(name)) as reader:
                deals = sum(1 for _ in reader)
            print(f"{name}: {deals} {'deal' if deals == 1 else 'deals'}, no fault")
        except RecordError as error:
            faults += 1
            print(f"{name}:{error.line}: {error.message}")
        except StorageError as error:
            faults += 1
            print(f"{name}:1: {error.message}")
    return 1 if faults else 0


def _solve(options: argparse.Namespace) -> int:
    with _lines(options.file) as lines:
        for answer in solve_lines(lines):
            print(answer, flush=True)
    return 0


@contextlib.contextmanager
def _lines(name: str) -> Iterator[Iterable[str]]:
    """Open a file of text, or standard input for ``-``; what is no UTF-8 is no error here."""
    if name == "-":
        yield io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace")
        return
    path = Path(name)
    with os_errors(path, "read"):
        stream = open_regular(path)
    with io.TextIOWrapper(stream, encoding="utf-8", errors="replace") as lines:
        yield lines


def _arena(options: argparse.Namespace) -> int:
    rules = _rules(options)
    for level in (options.a, options.b):
        make_contestant(level)
    starts = range(1, options.deals + 1, DEALS_A_PART)
    parts = [(start, min(DEALS_A_PART, options.deals + 1 - start)) for start in starts]
    work = partial(_arena_part, rules, options.a, options.b, options.seed)
    with contextlib.closing(in_order(work, parts, options.jobs)) as found:
        chunks = list(progress(found, len(parts), "parts"))
    print(arena.report_json(arena.report(rules, options.a, options.b, options.seed, chunks)))
    return 0


def _arena_part(rules: RuleSet, a: str, b: str, seed: int, part: tuple[int, int]) -> arena.Chunk:
    first, deals = part
    return arena.play_chunk(rules, a, b, first, deals, seed)


def _versions() -> str:
    pyside = _installed("PySide6-Essentials")
    lines = (
        f"hukum {app.__version__}",
        f"Qt {'.'.join(pyside.split('.')[:3])}",
        f"Python {platform.python_version()}",
        f"PySide6 {pyside}",
        f"solver {backend.name()}",
    )
    return "\n".join(lines)


def _installed(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "missing"


COMMANDS = {
    "simulate": _Command("play without a window and write records", _simulate_arguments, _simulate),
    "check": _Command(
        "play records again through the rules and name the first fault of each",
        _check_arguments,
        _check,
    ),
    "solve": _Command(
        "answer positions, one JSON object a line, with what best play makes of them",
        _solve_arguments,
        _solve,
    ),
    "arena": _Command(
        "play every deal twice, the sides swapped, and compare two levels",
        _arena_arguments,
        _arena,
    ),
}
