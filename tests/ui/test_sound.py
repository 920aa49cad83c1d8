"""The sounds: what is heard when, at what volume, and nothing at all without a device."""

from __future__ import annotations

import os
import shutil
import stat
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.cards import TENS
from app.core.events import CardPlayed, CardsCaptured, Event, HandsDealt, TrickWon, TrumpSet
from app.core.phases import Phase
from app.storage.resources import resource_path
from app.storage.settings import Settings
from app.ui import sound
from app.ui.application import Program
from app.ui.sound import KINDS, Loudness, Sounds, SystemPlayer, sound_of
from tests.tools.sounds import SOUNDS, whole_numbers
from tests.ui.tables import WAIT, begin, match_setup, play_until


class Ear:
    """A player that only notes the names of what it would play."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, path: Path) -> None:
        self.heard.append(path.name)

    def close(self) -> None:
        self.heard.append("closed")


def listen(program: Program, **settings: object) -> tuple[Ear, Sounds]:
    """Let an ear hear the table."""
    ear = Ear()
    sounds = Sounds(program.game, lambda: ear, lambda: 0, lambda: program.look.motion)
    sounds.apply(Settings().changed(**settings))
    return ear, sounds


CARD, TRICK = CardPlayed(0, 3), CardsCaptured(0, 0, 1, ())
TEN, TRUMP = CardsCaptured(0, 0, 1, TENS[:2]), TrumpSet(1, 2)


@pytest.mark.parametrize(
    ("events", "sound"),
    [
        ((HandsDealt(0),), "deal"),
        ((CARD,), "play"),
        ((CARD, TrickWon(0)), "play"),
        ((CARD, TRUMP), "trump"),
        ((TRICK,), "trick"),
        ((TEN,), "ten"),
        ((), ""),
    ],
)
def test_the_most_important_sound_is_heard(events: tuple[Event, ...], sound: str) -> None:
    assert sound_of(events, 0, Settings()) == sound


def test_each_kind_has_its_switch() -> None:
    off = Settings().changed(sound_ten=False)
    assert sound_of((TEN,), 0, off) == "trick"
    assert sound_of((TEN,), 0, off.changed(sound_trick=False)) == ""
    assert sound_of((TEN,), 0, Settings(sounds=False)) == ""
    assert {kind.switch for kind in KINDS.values()} <= set(Settings._fields)


def test_a_deal_is_heard_to_its_end(qtbot: QtBot, program: Program) -> None:
    ear, sounds = listen(program)
    begin(qtbot, program, match_setup("mendikot"))
    play_until(qtbot, program, lambda: program.game.controller.state.phase is Phase.DEAL_OVER)
    deal = program.game.controller.state.deal
    assert deal is not None
    assert deal.result is not None
    last = {0: "won", 1: "lost", None: "ten"}[deal.result.winner]
    qtbot.waitUntil(lambda: f"{last}-70.wav" in ear.heard, timeout=WAIT)
    assert ear.heard[0] == "deal-70.wav"
    assert {"play-70.wav", "trick-70.wav", "ten-70.wav"} <= set(ear.heard)
    sounds.close()
    assert ear.heard[-1] == "closed"


def test_nothing_is_heard_that_is_not_wanted(qtbot: QtBot, program: Program) -> None:
    silent, _ = listen(program, sounds=False)
    mute, _ = listen(program, volume=0)
    begin(qtbot, program)
    qtbot.waitUntil(lambda: program.game.controller.human_to_act is not None, timeout=WAIT)
    qtbot.wait(20)
    assert silent.heard == mute.heard == []


def test_the_volume_scales_the_samples() -> None:
    loudness = Loudness()
    loudest = peak(loudness, 100)
    assert peak(loudness, 50) == pytest.approx(loudest / 2, abs=1)
    assert peak(loudness, 0) == 0


def test_the_copies_are_gone_at_the_end() -> None:
    loudness = Loudness()
    copy = loudness.file("play")
    assert copy is not None
    loudness.close()
    assert not copy.parent.exists()


def test_without_room_for_copies_it_is_silent_and_writes_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoFolder:
        def isValid(self) -> bool:
            return False

        def path(self) -> str:
            return ""

        def remove(self) -> None:
            pass

    monkeypatch.setattr(sound, "QTemporaryDir", NoFolder)
    monkeypatch.chdir(tmp_path)
    loudness = Loudness()
    assert loudness.file("play") is None
    assert list(tmp_path.glob("*.wav")) == []


def test_half_a_copy_is_never_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: Path, target: Path, volume: int) -> None:
        target.write_bytes(b"RI")
        raise OSError("no space left")

    loudness = Loudness()
    with monkeypatch.context() as patch:
        patch.setattr(sound, "_write_scaled", full)
        assert loudness.file("play") is None
    copy = loudness.file("play")
    assert copy is not None
    assert copy.stat().st_size > 100
    loudness.close()


def peak(loudness: Loudness, volume: int) -> int:
    loudness.choose(volume)
    path = loudness.file("play")
    assert path is not None
    return max(map(abs, samples(path)))


def samples(path: Path) -> list[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        frames = file.readframes(file.getnframes())
    return [
        int.from_bytes(frames[at : at + 2], "little", signed=True)
        for at in range(0, len(frames), 2)
    ]


@pytest.mark.parametrize("name", SOUNDS)
def test_the_files_are_what_the_tool_makes(name: str) -> None:
    kept = samples(resource_path(f"resources/sounds/{name}.wav"))
    made = whole_numbers(SOUNDS[name]())
    assert len(kept) == len(made)
    assert all(abs(one - other) <= 1 for one, other in zip(kept, made, strict=True))


def test_every_sound_has_a_file() -> None:
    assert set(KINDS) == set(SOUNDS)


# The programs of the system


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SystemPlayer:
    """Return a player with two programs: one that fails, and one that notes what it plays."""
    if os.name == "nt":
        pytest.skip("the programs are shell scripts")
    folder = tmp_path / "programs"
    folder.mkdir()
    for name, text in (("broken", "exit 1"), ("good", f'echo "$@" >> "{tmp_path}/heard"')):
        script = folder / name
        script.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    return SystemPlayer((("broken",), ("no such program",), ("good", "-q")))


def test_a_program_that_fails_makes_room_for_the_next(
    qtbot: QtBot, player: SystemPlayer, tmp_path: Path
) -> None:
    player.play(Path("first.wav"))
    qtbot.waitUntil(lambda: not player.is_busy, timeout=WAIT)
    player.play(Path("second.wav"))
    qtbot.waitUntil(lambda: not player.is_busy, timeout=WAIT)
    assert (tmp_path / "heard").read_text(encoding="utf-8") == "-q second.wav\n"
    assert player.is_able
    player.close()
    assert not player.is_able


def test_without_a_program_it_is_silent(qtbot: QtBot, capfd: pytest.CaptureFixture[str]) -> None:
    player = SystemPlayer((("no such program",),))
    player.play(Path("first.wav"))
    player.close()
    assert not player.is_able
    assert capfd.readouterr() == ("", "")


def test_what_is_heard_is_stopped_at_the_end(qtbot: QtBot) -> None:
    if shutil.which("sleep") is None:
        pytest.skip("there is no program that lasts")
    player = SystemPlayer((("sleep",),))
    for _ in range(9):
        player.play(Path("60"))
    assert player.is_busy
    player.close()
    assert not player.is_busy
