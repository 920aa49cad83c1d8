"""The sounds of the table, through whatever player the system has; without one it is silent."""

from __future__ import annotations

import array
import logging
import shutil
import sys
import wave
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, QTimer

from app.core.events import (
    CardPlayed,
    CardsCaptured,
    DealEnded,
    Event,
    HandsDealt,
    PileGrew,
    TrumpDrawn,
    TrumpLaid,
    TrumpNamed,
    TrumpNoted,
    TrumpRevealed,
    TrumpSet,
)
from app.core.log import Step
from app.storage.resources import ResourceMissing, resource_path
from app.storage.settings import Settings
from app.ui.feel import Motion
from app.ui.game import Game

_log = logging.getLogger(__name__)

MOST_AT_ONCE = 3
"""More sounds at a time than these are noise, and are left out."""
GOODBYE = 500
"""Milliseconds that the end waits for a player that was stopped."""


class Kind(NamedTuple):
    """A kind of sound: the setting that switches it, and what it follows: a card or a sweep."""

    switch: str
    after: str = ""


KINDS: dict[str, Kind] = {
    "won": Kind("sound_result", "sweep"),
    "lost": Kind("sound_result", "sweep"),
    "ten": Kind("sound_ten", "sweep"),
    "trump": Kind("sound_trump", "play"),
    "trick": Kind("sound_trick"),
    "play": Kind("sound_play", "play"),
    "deal": Kind("sound_deal"),
}
"""Every sound by the name of its file, the one that matters most first."""

_TRUMP = (TrumpSet, TrumpRevealed, TrumpNamed, TrumpNoted, TrumpLaid, TrumpDrawn)


def sound_of(events: Sequence[Event], side: int, settings: Settings) -> str:
    """Return the most important sound of some events that a side wants to hear, or nothing."""
    if not settings.sounds:
        return ""
    heard = {sound for event in events for sound in _sounds(event, side)}
    wanted = (name for name in KINDS if name in heard and getattr(settings, KINDS[name].switch))
    return next(wanted, "")


def _sounds(event: Event, side: int) -> Iterator[str]:
    match event:
        case HandsDealt():
            yield "deal"
        case CardPlayed():
            yield "play"
        case CardsCaptured(tens=tens):
            yield "trick"
            if tens:
                yield "ten"
        case PileGrew():
            yield "trick"
        case DealEnded(result=result) if result.winner is not None:
            yield "won" if result.winner == side else "lost"
    if isinstance(event, _TRUMP):
        yield "trump"


class Player(Protocol):
    """Plays a file without waiting for its end."""

    def play(self, path: Path) -> None:
        """Begin to play a WAV file."""
        ...

    def close(self) -> None:
        """Fall silent for good."""
        ...


class SystemPlayer(QObject):
    """Plays through a program of the system; one that fails makes room for the next."""

    def __init__(self, lines: Sequence[Sequence[str]], parent: QObject | None = None) -> None:
        """Take the programs with their arguments, the best first."""
        super().__init__(parent)
        self._lines = [line for line in lines if shutil.which(line[0])]
        self._processes = [self._new_process() for _ in range(MOST_AT_ONCE if self._lines else 0)]

    def _new_process(self) -> QProcess:
        process = QProcess(self)
        nowhere = QProcess.nullDevice()
        process.setStandardInputFile(nowhere)
        process.setStandardOutputFile(nowhere)
        process.setStandardErrorFile(nowhere)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed)
        return process

    @property
    def is_able(self) -> bool:
        """Say whether a program is left that has not failed."""
        return bool(self._lines)

    @property
    def is_busy(self) -> bool:
        """Say whether something is heard now."""
        return any(each.state() != QProcess.ProcessState.NotRunning for each in self._processes)

    def play(self, path: Path) -> None:
        """Begin to play a WAV file, unless too many are heard already."""
        idle = (p for p in self._processes if p.state() == QProcess.ProcessState.NotRunning)
        process = next(idle, None)
        if self._lines and process is not None:
            program, *arguments = self._lines[0]
            process.start(program, [*arguments, str(path)])

    def _ended(self, code: int, _status: QProcess.ExitStatus) -> None:
        if code:
            self._give_up(self.sender())

    def _failed(self, _error: QProcess.ProcessError) -> None:
        self._give_up(self.sender())

    def _give_up(self, process: QObject) -> None:
        """Let a program be: it is not there, or finds no device."""
        assert isinstance(process, QProcess)
        self._lines = [line for line in self._lines if line[0] != process.program()]

    def close(self) -> None:
        """Fall silent for good."""
        self._lines = []
        for process in self._processes:
            process.kill()
            process.waitForFinished(GOODBYE)


if sys.platform == "win32":
    import winsound

    class WindowsPlayer:
        """Plays through Windows itself, one sound at a time."""

        def play(self, path: Path) -> None:
            """Begin to play a WAV file in the place of the one that is heard."""
            how = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(path), how)
            except RuntimeError:
                _log.info("there is no device to play a sound")

        def close(self) -> None:
            """Stop what is heard."""
            winsound.PlaySound(None, winsound.SND_PURGE)


LINES: dict[str, tuple[tuple[str, ...], ...]] = {
    "darwin": (("afplay",),),
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
}
"""The programs that play a WAV file, with their arguments, by system; the best first."""


def system_player() -> Player:
    """Return the player of this system."""
    if sys.platform == "win32":
        return WindowsPlayer()
    return SystemPlayer(LINES.get(sys.platform, ()))


class Loudness:
    """Copies of the sounds at one volume, made when they are first wanted and gone at the end."""

    def __init__(self) -> None:
        self._folder: QTemporaryDir | None = None
        self._volume = 100

    def choose(self, volume: int) -> None:
        """Take another volume, from 0 to 100."""
        self._volume = volume

    def file(self, name: str) -> Path | None:
        """Return the file of a sound, None if it cannot be had."""
        if self._folder is None:
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            return None
        copy = Path(self._folder.path(), f"{name}-{self._volume}.wav")
        try:
            if not copy.exists():
                _write_scaled(resource_path(f"resources/sounds/{name}.wav"), copy, self._volume)
        except (OSError, ResourceMissing, wave.Error):
            _log.exception("the sound %s cannot be had", name)
            copy.unlink(missing_ok=True)
            return None
        return copy

    def close(self) -> None:
        """Remove the copies."""
        if self._folder is not None:
            self._folder.remove()
            self._folder = None


def _write_scaled(source: Path, target: Path, volume: int) -> None:
    with wave.open(str(source), "rb") as file:
        form, frames = file.getparams(), file.readframes(file.getnframes())
    samples = array.array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    scaled = array.array("h", [value * volume // 100 for value in samples])
    if sys.byteorder == "big":
        scaled.byteswap()
    with wave.open(str(target), "wb") as file:
        file.setparams(form)
        file.writeframes(scaled.tobytes())


class Sounds(QObject):
    """Lets the table be heard: one sound for each step, at the moment when its card arrives."""

    def __init__(
        self,
        game: Game,
        new_player: Callable[[], Player],
        side: Callable[[], int],
        motion: Callable[[], Motion],
        parent: QObject | None = None,
    ) -> None:
        """Make the player when the first sound is to be heard."""
        super().__init__(parent)
        self._new_player, self._side, self._motion = new_player, side, motion
        self._player: Player | None = None
        self._settings = Settings()
        self._loudness = Loudness()
        self._is_open = True
        game.step_made.connect(self._stepped)

    def apply(self, settings: Settings) -> None:
        """Follow the settings that concern sounds."""
        self._settings = settings
        self._loudness.choose(settings.volume)

    def _stepped(self, step: Step) -> None:
        name = sound_of(step.events, self._side(), self._settings)
        if name:
            after = KINDS[name].after
            delay = getattr(self._motion(), after) if after else 0.0
            QTimer.singleShot(round(delay * 1000), self, lambda: self._play(name))

    def _play(self, name: str) -> None:
        if self._is_open and self._settings.volume:
            path = self._loudness.file(name)
            if path is not None:
                if self._player is None:
                    self._player = self._new_player()
                self._player.play(path)

    def close(self) -> None:
        """Fall silent for good."""
        self._is_open = False
        if self._player is not None:
            self._player.close()
        self._loudness.close()
