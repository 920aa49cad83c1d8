"""Make the sounds of the table from struck wood and drum skins: `python -m tests.tools.sounds`."""

from __future__ import annotations

import array
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "resources" / "sounds"
RATE = 22050
LOUDEST = 0.5
"""The peak of every sound; the rest is up to the player's volume."""
FADE = 0.004

Samples = list[float]

# A struck body: for each partial its ratio to the pitch, its strength, and its seconds to fade.
WOOD = ((1.0, 1.0, 0.035), (2.76, 0.45, 0.018), (5.4, 0.18, 0.009))
RIM = ((1.0, 0.5, 0.16), (2.0, 1.0, 0.2), (3.0, 0.55, 0.13), (4.02, 0.25, 0.08), (5.03, 0.1, 0.05))
BASS = ((1.0, 1.0, 0.2), (1.5, 0.25, 0.09), (2.05, 0.12, 0.05))


def silence(seconds: float) -> Samples:
    """Return nothing to be heard."""
    return [0.0] * round(seconds * RATE)


def struck(
    body: tuple[tuple[float, float, float], ...], pitch: float, bend: float = 0.0
) -> Samples:
    """Return a body that is struck; a bent pitch begins lower by that part and rises to its own."""
    longest = max(fade for _, _, fade in body) * 5
    sound = silence(longest)
    for ratio, strength, fade in body:
        phase = 0.0
        for index in range(len(sound)):
            time = index / RATE
            height = pitch * ratio * (1 - bend * math.exp(-time / 0.05))
            phase += 2 * math.pi * height / RATE
            sound[index] += strength * math.sin(phase) * math.exp(-time / fade)
    return sound


def rustle(seconds: float, softness: float, seed: int) -> Samples:
    """Return paper on cloth: noise that swells and fades, without its sharpest parts."""
    chance = random.Random(seed)
    sound, low, lower = silence(seconds), 0.0, 0.0
    for index in range(len(sound)):
        low += (chance.uniform(-1, 1) - low) * softness
        lower += (low - lower) * 0.06
        sound[index] = (low - lower) * math.sin(math.pi * index / len(sound)) ** 2
    return sound


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Return sounds together, each with its beginning in seconds and its strength."""
    total = silence(max(begin + len(sound) / RATE for begin, _, sound in parts) + FADE)
    for begin, strength, sound in parts:
        first = round(begin * RATE)
        for index, value in enumerate(sound):
            total[first + index] += strength * value
    return total


def deal() -> Samples:
    """Return seven cards that slide over the cloth."""
    cards = [(0.085 * card, 0.8 + 0.2 * (card % 2), rustle(0.11, 0.42, card)) for card in range(7)]
    return mixed(*cards)


def play() -> Samples:
    """Return a card that is put down."""
    return mixed((0.0, 0.9, rustle(0.05, 0.5, 11)), (0.03, 0.5, struck(WOOD, 210)))


def trick() -> Samples:
    """Return two light knocks, and the cards that are taken away."""
    knocks = ((0.0, 0.5, struck(WOOD, 430)), (0.09, 0.6, struck(WOOD, 330)))
    return mixed(*knocks, (0.05, 0.5, rustle(0.25, 0.35, 12)))


def ten() -> Samples:
    """Return a ringing stroke on the rim of the small drum."""
    return mixed((0.0, 0.7, struck(RIM, 196)), (0.0, 0.25, struck(WOOD, 900)))


def trump() -> Samples:
    """Return the large drum, and the small one that answers."""
    return mixed((0.0, 1.0, struck(BASS, 98, 0.35)), (0.2, 0.5, struck(RIM, 220)))


def won() -> Samples:
    """Return three rising strokes over the large drum."""
    rising = [(0.15 * beat, 0.5, struck(RIM, pitch)) for beat, pitch in enumerate((165, 196, 247))]
    return mixed(*rising, (0.0, 0.6, struck(BASS, 98, 0.3)), (0.3, 0.8, struck(BASS, 123, 0.3)))


def lost() -> Samples:
    """Return two soft strokes that fall."""
    falling = ((0.0, 0.45, struck(RIM, 165)), (0.24, 0.4, struck(RIM, 123)))
    return mixed(*falling, (0.0, 0.6, struck(BASS, 123, 0.1)), (0.24, 0.7, struck(BASS, 92, 0.1)))


SOUNDS: dict[str, Callable[[], Samples]] = {
    "deal": deal,
    "play": play,
    "trick": trick,
    "ten": ten,
    "trump": trump,
    "won": won,
    "lost": lost,
}
"""How each file is made, by its name without the ending."""


def whole_numbers(sound: Samples) -> array.array[int]:
    """Return samples of 16 bits: as loud as agreed, and silent at the end."""
    peak = max(map(abs, sound))
    fade = round(FADE * RATE)
    faded = [value * min(1.0, (len(sound) - 1 - at) / fade) for at, value in enumerate(sound)]
    return array.array("h", [round(value / peak * LOUDEST * 32767) for value in faded])


def write(path: Path, samples: array.array[int]) -> None:
    """Write samples as a WAV file."""
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(FOLDER / f"{name}.wav", whole_numbers(make()))


if __name__ == "__main__":
    main()
